/** All that is public about a player of Northgard. */

import { t } from '../../i18n/words.svelte';
import type { SeatSheet, SheetGroup } from '../shared/view';
import { RESOURCES } from './picture';
import type { Picture, Scenery, SeatPicture, Territory } from './shapes';
import { grouped } from './tray/hand';
import {
  buildingName,
  cardName,
  CLAN_RULES,
  clanName,
  clanPower,
  goodsText,
  missing,
  RESOURCE_ICONS,
  resourceName,
} from './words';

export function sheetOf(scenery: Scenery, picture: Picture, number: number): SeatSheet {
  const seat = picture.seats[number];
  if (!seat) return { groups: [] };
  const clan = scenery.clans[seat.clan];
  const lands = picture.territories.filter(({ holder }) => holder === number);
  return {
    about: clan ? { title: clanName(clan), text: clanPower(clan), rule: CLAN_RULES[clan] ?? 'NG-17.1' } : undefined,
    groups: [
      stocks(seat),
      victory(scenery, lands),
      winter(seat),
      fame(seat),
      territories(scenery, seat, lands),
      cards(scenery, seat),
    ],
  };
}

function stocks({ goods, winter: due }: SeatPicture): SheetGroup {
  return {
    title: t('seat-stocks'),
    rule: 'NG-1.8',
    numbers: RESOURCES.map((name, at) => ({
      icon: RESOURCE_ICONS[name],
      label: resourceName(name),
      value: goods[at] ?? 0,
      tone: (goods[at] ?? 0) < (due[at] ?? 0) ? 'bad' : undefined,
    })),
  };
}

/** The closed territories with a large building. */
function victory({ rules, buildings }: Scenery, lands: readonly Territory[]): SheetGroup {
  const large = lands.filter(
    (land) => !land.open && land.buildings.some((count, at) => count > 0 && buildings[at]?.size === 'large'),
  );
  const wins = rules.winByTerritories;
  return {
    title: wins ? t('seat-victory-of', { number: large.length, all: rules.toWin }) : t('northgard-web-number-large'),
    rule: 'NG-16.1',
    lines: [
      {
        text: large.map(({ letter }) => letter).join(', ') || t('seat-none'),
        tone: wins && large.length > 0 ? 'gold' : undefined,
      },
    ],
  };
}

function winter({ onMap, goods, winter: due }: SeatPicture): SheetGroup {
  const enough = !missing(due, goods);
  return {
    title: t('northgard-web-winter'),
    rule: 'NG-14.1',
    lines: [
      {
        text: t('seat-winter', { units: onMap, goods: goodsText([...due, 0]), enough: enough ? 'yes' : 'no' }),
        tone: enough ? 'good' : 'bad',
      },
    ],
  };
}

function fame({ fame: points }: SeatPicture): SheetGroup {
  const group = { title: t('northgard-web-fame'), rule: 'NG-13.6' };
  if (points === null) return { ...group, lines: [{ text: t('seat-hidden-fame') }] };
  return { ...group, numbers: [{ icon: 'vp', label: group.title, value: points, tone: 'gold' }] };
}

function territories(scenery: Scenery, seat: SeatPicture, lands: readonly Territory[]): SheetGroup {
  return {
    title: t('seat-territories', { number: seat.territories, units: seat.onMap, all: seat.onMap + seat.reserve }),
    rule: 'NG-7.2',
    wide: true,
    lines: lands.map((land) => {
      const built = land.buildings.flatMap((count, at) =>
        count > 0 ? [`${buildingName(scenery.buildings[at]?.id ?? '')}${count > 1 ? ` × ${count}` : ''}`] : [],
      );
      const figures = t('northgard-web-winter-units', { units: land.units + (land.kaija ? 1 : 0) });
      return {
        mark: land.letter,
        text: [figures, t(land.open ? 'northgard-map-open' : 'northgard-map-closed'), ...built].join(' · '),
        aside: land.symbols.some((count) => count > 0) ? goodsText(land.symbols) : '',
      };
    }),
  };
}

function cards(scenery: Scenery, seat: SeatPicture): SheetGroup {
  const named = (kinds: readonly number[]): string[] =>
    grouped(kinds, scenery).map(({ card, count }) => `${cardName(card.id)}${count > 1 ? ` × ${count}` : ''}`);
  const { hand, handSize, deckSize, active, discard, upgrades } = seat;
  return {
    title: t('seat-cards', { number: handSize + deckSize + active.length + discard.length }),
    rule: 'NG-4.1',
    wide: true,
    numbers: [
      { label: t(hand ? 'seat-in-hand' : 'seat-in-hand-hidden'), value: handSize },
      { label: t('seat-in-deck'), value: deckSize },
      { label: t('seat-this-year'), value: active.length },
      { label: t('seat-in-discard'), value: discard.length },
    ],
    cards: [
      { label: t('seat-played'), names: named(active) },
      { label: t('seat-discarded'), names: named(discard) },
      { label: t('seat-upgrades'), names: named(upgrades) },
    ],
  };
}
