/** What happened, as a picture in the log and as a sound. */

import type { IconName } from '../../lib/icons';
import type { EventOut } from '../../protocol';
import { eventsOf } from '../shared/events';
import type { After } from '../shared/view';
import type { EventKind } from './shapes';

export type Kind = After<'wild-event-', EventKind>;

const ICONS: Record<Kind, IconName> = {
  gained: 'plenty',
  round: 'hourglass',
  'round-limit': 'hourglass',
  first: 'ship',
  produced: 'barrel',
  drew: 'devcard',
  reshuffled: 'replace',
  discarded: 'discard',
  stored: 'granary',
  burned: 'discard',
  'loot-lost': 'loot',
  kept: 'ship',
  'turn-began': 'play',
  'pool-lost': 'merchant',
  'paid-card': 'merchant',
  'paid-tokens': 'merchant',
  bought: 'pickup',
  'path-refilled': 'odin',
  'path-reshuffled': 'odin',
  'path-discarded': 'odin',
  built: 'build',
  upgraded: 'settlement',
  dismantled: 'demolish',
  'fort-removed': 'guard',
  'tokens-returned': 'discard',
  exchanged: 'trade',
  played: 'hand',
  copied: 'lens',
  destroyed: 'burn',
  recovered: 'resurrect',
  'dug-past': 'gift',
  dug: 'gift',
  'dug-nothing': 'gift',
  stole: 'robber',
  'loot-stored': 'loot',
  'loot-on-hall': 'loot',
  attacked: 'battle',
  attacks: 'sword',
  'attacks-as': 'sword',
  committed: 'charge',
  responded: 'guard',
  'taken-out': 'trap',
  passed: 'hand',
  repelled: 'shield',
  damaged: 'cracked',
  looted: 'loot',
  'full-defence': 'shield',
  fought: 'draugr',
  'fought-dragon': 'dragon',
  'took-token': 'loot',
  'no-token': 'discard',
  mission: 'scrolled',
  'asgard-laid': 'hammer',
  'achievement-laid': 'medal',
  fulfilled: 'medal',
  unfulfilled: 'medal',
  'tie-achievement': 'scales',
  'dropped-out': 'scales',
  won: 'trophy',
  'mission-completed': 'trophy',
  'mission-under': 'scrolled',
  scored: 'vp',
  'last-round': 'hourglass',
  'asgard-revealed': 'hammer',
  'asgard-received': 'hammer',
  'asgard-declined': 'hammer',
};

const { told, iconOf, soundOf } = eventsOf<Kind>('wild-event-', ICONS, {
  win: ['won'],
  piece: ['built', 'upgraded', 'stored', 'loot-stored', 'loot-on-hall', 'dismantled', 'produced'],
  card: [
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
  ],
  danger: ['attacked', 'last-round'],
});
export { iconOf, soundOf, told };

/** Events of the seat that acts; the seat that suffers comes first among the numbers. */
const AGAINST = new Set<Kind>(['attacked', 'damaged', 'stole', 'looted']);
/** Events that take something from their own seat. */
const LOSSES = new Set<Kind>(['burned', 'loot-lost', 'no-token', 'dropped-out']);

/** The seat that something was done to by another. */
export function sufferer(event: EventOut): number | undefined {
  return AGAINST.has(told(event)) ? event.args[0] : undefined;
}

export function hurts(event: EventOut, seats: readonly number[]): boolean {
  const seat = sufferer(event) ?? (LOSSES.has(told(event)) ? event.seat : undefined);
  return seat !== undefined && seats.includes(seat);
}
