/** All that is public about a player of Vikings Gone Wild. */

import { t } from '../../i18n/words.svelte';
import type { SeatSheet, SheetGroup, SheetLine } from '../shared/view';
import { HALL, RESOURCES, SOURCES } from './picture';
import type { Picture, Scenery, SeatPicture } from './shapes';
import { grouped } from './tray/hand';
import { tokensOf } from './tray/resources';
import { cardName, missionName, RESOURCE_ICONS, resourceName, siteName, titled } from './words';

export function sheetOf(scenery: Scenery, picture: Picture, number: number): SeatSheet {
  const seat = picture.seats[number];
  if (!seat) return { groups: [] };
  const tokens = tokensOf(seat, scenery);
  return {
    groups: [
      {
        title: t('seat-stocks'),
        rule: 'VW-1.2',
        numbers: RESOURCES.map((name, at) => ({
          icon: RESOURCE_ICONS[name],
          label: titled(resourceName(name)),
          value: tokens[at as 0 | 1],
        })),
        lines: seat.attacked ? [{ text: t('wild-web-attacked'), tone: 'bad' }] : [],
      },
      victory(scenery, seat),
      town(scenery, seat),
      missions(scenery, seat),
      cards(scenery, seat),
    ],
  };
}

function victory({ rules }: Scenery, { vp, sources }: SeatPicture): SheetGroup {
  return {
    title: t('seat-victory-of', { number: vp, all: rules.target }),
    rule: 'VW-1.2',
    lines: SOURCES.flatMap((source, at): SheetLine[] =>
      (sources[at] ?? 0) > 0 ? [{ text: t(`wild-source-${source}`), aside: String(sources[at]) }] : [],
    ),
  };
}

function town(scenery: Scenery, seat: SeatPicture): SheetGroup {
  return {
    title:
      seat.limit === null
        ? `${t('wild-web-buildings')}: ${seat.buildings}`
        : t('wild-web-limit', { number: seat.buildings, limit: seat.limit }),
    rule: 'VW-6.8',
    wide: true,
    lines: seat.town.map(({ site, tokens, construction, damaged, forts, defence }, slot) => ({
      mark: slot === HALL ? '★' : String(slot),
      text: [
        siteName(scenery.sites[site]?.id ?? ''),
        ...(tokens > 0 ? [t('wild-web-tell-tokens', { number: tokens })] : []),
        ...(construction ? [t('wild-web-construction')] : []),
        ...(damaged ? [t('wild-web-damaged')] : []),
        ...named(forts, scenery),
      ].join(' · '),
      aside: `${t('wild-web-defence')}: ${defence}`,
      tone: damaged ? 'bad' : undefined,
    })),
  };
}

function missions(scenery: Scenery, seat: SeatPicture): SheetGroup {
  return {
    title: t('wild-web-missions'),
    rule: 'VW-11.1',
    wide: true,
    lines: [
      ...seat.missions.map(({ mission, have, need, done }): SheetLine => ({
        text: missionName(scenery.missions[mission]?.id ?? ''),
        aside: `${Math.min(have, need)}/${need}`,
        tone: done ? 'good' : undefined,
      })),
      {
        text: seat.completedCards ? '' : t('seat-hidden-missions'),
        aside: t('wild-web-missions-done', { number: seat.completed }),
      },
    ],
  };
}

function named(cards: readonly number[], scenery: Scenery): string[] {
  return grouped(cards, scenery).map(({ card, count }) => `${cardName(card.id)}${count > 1 ? ` × ${count}` : ''}`);
}

function cards(scenery: Scenery, seat: SeatPicture): SheetGroup {
  return {
    title: t('seat-cards', { number: seat.handSize + seat.deckSize + seat.discard.length + seat.played.length }),
    rule: 'VW-1.4',
    wide: true,
    numbers: [
      { label: t(seat.hand ? 'seat-in-hand' : 'seat-in-hand-hidden'), value: seat.handSize },
      { label: t('seat-in-deck'), value: seat.deckSize },
      { label: t('seat-in-discard'), value: seat.discard.length },
    ],
    cards: [
      { label: t('seat-played'), names: named(seat.played, scenery) },
      { label: t('seat-discarded'), names: named(seat.discard, scenery) },
    ],
  };
}
