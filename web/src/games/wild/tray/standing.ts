/** The public numbers of a seat, and what a player may have forgotten at the end of a turn. */

import { t } from '../../../i18n/words.svelte';
import type { OptionOut } from '../../../protocol';
import { seatNumber } from '../../shared/seats';
import type { SeatMedal, Standing } from '../../shared/view';
import type { Picture, SeatPicture } from '../shapes';
import { cardName, missionName } from '../words';

/** Attacked players have a cracked shield, the first player the hammer. */
function medalOf({ attacked }: SeatPicture, first: boolean): SeatMedal | undefined {
  if (!attacked && !first) return undefined;
  const begins = t('wild-web-first-here');
  const explained = t('wild-web-attacked-explain');
  return {
    icon: attacked ? 'cracked' : 'hammer',
    label: t(attacked ? 'wild-web-attacked' : 'wild-web-first'),
    text: attacked ? (first ? `${explained} ${begins}` : explained) : begins,
    rests: false,
    mark: first ? '1' : '',
    rule: attacked ? 'VW-1.6' : 'VW-2.9',
  };
}

export function standingOf(picture: Picture, number: number): Standing {
  const seat = picture.seats?.[number];
  if (!seat) return { points: 0, hidden: 0, numbers: [] };
  return {
    points: seat.vp,
    rule: 'VW-16.1',
    hidden: 0,
    state: picture.first === number ? 'first' : undefined,
    medal: medalOf(seat, picture.first === number),
    numbers: [
      seatNumber('hand', 'pickup', t('wild-web-hand'), seat.handSize, 'VW-3.12'),
      seatNumber('deck', 'devcard', t('wild-web-deck'), seat.deckSize, 'VW-3.11'),
      seatNumber('discard', 'discard', t('wild-web-discard'), seat.discard.length, 'VW-3.13'),
      seatNumber('buildings', 'settlement', t('wild-web-buildings'), seat.buildings, 'VW-6.8'),
    ],
  };
}

const BUYS = new Set(['buy', 'path', 'build', 'upgrade']);
const FIGHTS = new Set(['attack', 'undead', 'dragon']);

/** Cards that bring only resources or strength: no loss if there is nothing to pay for and nobody to attack. */
const QUIET = new Set([
  'beer',
  'gold',
  'beer_mugs',
  'gold_bars',
  'beer_taxes',
  'gold_taxes',
  'miner',
  'beer_expert',
  'viking_warrior',
  'elf_archer',
  'bone_crusher',
  'pigator',
  'bear_rider',
  'assassin',
  'dvergr',
  'thor',
  'grendel',
]);

export function leftOf(options: readonly OptionOut[]): string[] {
  const ofVerb = (verb: string): string[] =>
    options.flatMap((option) => (option.verb === verb ? [option.args[0]?.[1] ?? ''] : []));
  const left = ofVerb('mission').map((id) => t('wild-web-left-mission', { mission: missionName(id) }));
  for (const id of ofVerb('play')) if (!QUIET.has(id)) left.push(t('wild-web-left-card', { card: cardName(id) }));
  if (options.some(({ verb }) => FIGHTS.has(verb))) left.push(t('wild-web-left-attack'));
  if (options.some(({ verb }) => BUYS.has(verb))) left.push(t('wild-web-left-buy'));
  return left;
}
