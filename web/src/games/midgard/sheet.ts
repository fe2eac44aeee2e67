/** All that is public about a player of Champions of Midgard. */

import { t } from '../../i18n/words.svelte';
import type { SeatSheet, SheetGroup, SheetNumber } from '../shared/view';
import { DICE, GOODS } from './picture';
import type { Picture, Scenery, SeatPicture } from './shapes';
import { pilesOf } from './tray/trophies';
import {
  destinyName,
  DIE_ICONS,
  dieName,
  GOOD_ICONS,
  goodName,
  LEADER_RULES,
  leaderName,
  leaderText,
  minus,
  runeName,
  shipName,
  titled,
} from './words';

export function sheetOf(scenery: Scenery, picture: Picture, number: number): SeatSheet {
  const seat = picture.seats[number];
  if (!seat) return { groups: [] };
  const ship = scenery.ships[seat.ship];
  const leader = scenery.leaders[seat.leader]?.id;
  return {
    about: leader
      ? { title: leaderName(leader), text: leaderText(leader), rule: LEADER_RULES[leader] ?? 'CM-10.1' }
      : undefined,
    groups: [
      {
        title: t('seat-stocks'),
        rule: 'CM-1.4',
        numbers: GOODS.map((good, at) => ({
          icon: GOOD_ICONS[good],
          label: titled(goodName(good)),
          value: seat.goods[at] ?? 0,
        })),
      },
      {
        title: t('seat-victory'),
        rule: 'CM-12.1',
        numbers: [
          { icon: 'vp', label: t('midgard-web-glory'), value: seat.glory, tone: 'gold' },
          { icon: 'blame', label: t('midgard-web-blame'), value: seat.blame, tone: seat.blame > 0 ? 'bad' : undefined },
        ],
        lines: [{ text: t('midgard-web-blame-now', { blame: seat.blame, glory: minus(seat.blameGlory) }) }],
      },
      warriors(scenery, seat),
      {
        title: t('midgard-web-workers'),
        rule: 'CM-4.1',
        numbers: [{ icon: 'person', label: t('midgard-web-workers'), value: `${seat.workers}/${seat.crew}` }],
        lines: [{ text: ship ? `${t('midgard-web-ship')}: ${shipName(ship.id)}` : t('seat-no-ship') }],
      },
      trophies(scenery, seat),
      held(scenery, seat),
    ],
  };
}

function warriors({ rules }: Scenery, { reserve, warriors: all }: SeatPicture): SheetGroup {
  return {
    title: `${t('midgard-web-warriors')}: ${all}/${rules.warriorsMax}`,
    rule: 'CM-1.7',
    numbers: DICE.map((die, at): SheetNumber => ({
      icon: DIE_ICONS[die],
      label: dieName(die),
      value: reserve[at] ?? 0,
    })),
  };
}

function trophies(scenery: Scenery, seat: SeatPicture): SheetGroup {
  const group: SheetGroup = { title: t('midgard-web-trophies'), rule: 'CM-12.6', wide: true };
  if (!seat.trophies) return { ...group, lines: [{ text: t('seat-hidden-trophies') }] };
  const sets = seat.sets ?? 0;
  return {
    ...group,
    numbers: pilesOf(scenery, seat.trophies).map(({ kind, cards }) => ({
      icon: kind === 'troll' ? 'troll' : COLOURS[kind],
      label: kind === 'troll' ? t('midgard-web-trophies-trolls') : '',
      value: cards.length,
    })),
    lines: [{ text: t('midgard-web-sets', { sets, glory: sets * scenery.setGlory }) }],
  };
}

const COLOURS = { red: 'flame', blue: 'winter', yellow: 'peaks' } as const;

/** Runes, and destinies as far as they are seen. */
function held(scenery: Scenery, seat: SeatPicture): SheetGroup {
  const named = (cards: readonly number[]): string[] =>
    cards.map((card) => titled(destinyName(scenery.destinies[card]?.id ?? '')));
  const rune = ({ rune: at, used }: SeatPicture['runes'][number]): string => {
    const name = titled(runeName(scenery.runes[at]?.id ?? ''));
    return used ? `${name} (${t('midgard-web-rune-used')})` : name;
  };
  return {
    title: t('seat-cards', { number: seat.runes.length + seat.destinies + seat.revealed.length }),
    rule: 'CM-12.5',
    wide: true,
    cards: [
      { label: `${t('midgard-web-tell-own-runes')}:`, names: seat.runes.map(rune) },
      { label: `${t('midgard-web-tell-revealed')}:`, names: named(seat.revealed) },
      { label: `${t('midgard-web-tell-destinies')}:`, names: seat.destinyCards ? named(seat.destinyCards) : [] },
    ],
    lines: seat.destinyCards
      ? []
      : [{ text: t('seat-hidden-destinies'), aside: `${t('midgard-web-tell-destinies')}: ${seat.destinies}` }],
  };
}
