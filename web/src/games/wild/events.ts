/** What happened, as a picture in the log and as a sound. */

import type { IconName } from '../../lib/icons';
import type { EventOut } from '../../protocol';

const EVENT = 'wild-event-';

export const told = ({ kind }: EventOut): string => (kind.startsWith(EVENT) ? kind.slice(EVENT.length) : kind);

/** By the beginning of what happened; the longest that fits counts. */
const ICONS: Record<string, IconName> = {
  round: 'hourglass',
  first: 'ship',
  last: 'hourglass',
  turn: 'play',
  produced: 'barrel',
  gained: 'plenty',
  drew: 'devcard',
  reshuffled: 'replace',
  discarded: 'discard',
  stored: 'granary',
  burned: 'discard',
  kept: 'ship',
  paid: 'merchant',
  pool: 'merchant',
  tokens: 'discard',
  exchanged: 'trade',
  bought: 'pickup',
  built: 'build',
  upgraded: 'settlement',
  dismantled: 'demolish',
  fort: 'guard',
  path: 'odin',
  played: 'hand',
  copied: 'lens',
  destroyed: 'burn',
  recovered: 'resurrect',
  dug: 'gift',
  stole: 'robber',
  loot: 'loot',
  looted: 'loot',
  attacked: 'battle',
  attacks: 'sword',
  committed: 'charge',
  responded: 'guard',
  taken: 'trap',
  passed: 'hand',
  repelled: 'shield',
  damaged: 'cracked',
  full: 'shield',
  fought: 'draugr',
  'fought-dragon': 'dragon',
  took: 'loot',
  no: 'discard',
  mission: 'scrolled',
  'mission-completed': 'trophy',
  asgard: 'hammer',
  achievement: 'medal',
  fulfilled: 'medal',
  unfulfilled: 'medal',
  tie: 'scales',
  dropped: 'scales',
  scored: 'vp',
  won: 'trophy',
};

export function iconOf(event: EventOut): IconName {
  let name = told(event);
  while (name) {
    const icon = ICONS[name];
    if (icon) return icon;
    name = name.includes('-') ? name.slice(0, name.lastIndexOf('-')) : '';
  }
  return 'scroll';
}

const PIECES = new Set(['built', 'upgraded', 'stored', 'loot-stored', 'loot-on-hall', 'dismantled', 'produced']);
const CARDS = new Set([
  'played',
  'bought',
  'drew',
  'copied',
  'destroyed',
  'recovered',
  'dug',
  'responded',
  'mission',
  'mission-completed',
  'asgard-received',
  'asgard-revealed',
]);
const DANGERS = new Set(['attacked', 'last-round']);

export function soundOf(event: EventOut): 'dice' | 'piece' | 'card' | 'danger' | 'win' | undefined {
  const name = told(event);
  if (name === 'won') return 'win';
  if (PIECES.has(name)) return 'piece';
  if (CARDS.has(name)) return 'card';
  return DANGERS.has(name) ? 'danger' : undefined;
}

/** Told of whoever does it; the seat that suffers it comes first among the numbers. */
const AGAINST = new Set(['attacked', 'damaged', 'stole', 'looted']);
/** What takes something from the seat it is told of. */
const LOSSES = new Set(['burned', 'loot-lost', 'no-token', 'dropped-out']);

/** The seat that something was done to by another. */
export function sufferer(event: EventOut): number | undefined {
  return AGAINST.has(told(event)) ? event.args[0] : undefined;
}

export function hurts(event: EventOut, seats: readonly number[]): boolean {
  const seat = sufferer(event) ?? (LOSSES.has(told(event)) ? event.seat : undefined);
  return seat !== undefined && seats.includes(seat);
}
