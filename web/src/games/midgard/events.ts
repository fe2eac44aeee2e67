/** What happened, as a picture in the log and as a sound. */

import type { IconName } from '../../lib/icons';
import type { EventOut } from '../../protocol';

const EVENT = 'midgard-event-';

export const told = ({ kind }: EventOut): string => (kind.startsWith(EVENT) ? kind.slice(EVENT.length) : kind);

/** By the beginning of what happened; the longest that fits counts. */
const ICONS: Record<string, IconName> = {
  round: 'hourglass',
  first: 'ship',
  token: 'ship',
  leader: 'midgard',
  gained: 'plenty',
  paid: 'merchant',
  swapped: 'trade',
  glory: 'vp',
  blame: 'blame',
  blames: 'blame',
  begged: 'hand',
  recruited: 'helmet',
  surplus: 'helmet',
  supply: 'helmet',
  stocked: 'forge',
  stall: 'plenty',
  lost: 'skull',
  rune: 'token',
  looked: 'eye',
  destiny: 'devcard',
  destinies: 'devcard',
  revealed: 'devcard',
  enemy: 'draugr',
  journey: 'wheel',
  journeys: 'wheel',
  merchant: 'merchant',
  workers: 'person',
  hired: 'person',
  placed: 'person',
  monster: 'merchant',
  scored: 'vp',
  total: 'vp',
  won: 'trophy',
  sailed: 'ship',
  longship: 'ship',
  demanded: 'scales',
  sent: 'warriors',
  loaded: 'ship',
  rolled: 'dice',
  rerolled: 'dice',
  hunted: 'stag',
  fight: 'battle',
  no: 'battle',
  strike: 'sword',
  losses: 'skull',
  healed: 'shield',
  defeated: 'trophy',
  beaten: 'skull',
  fed: 'meat',
  starving: 'skull',
  banned: 'skull',
  voyage: 'wheel',
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

const PIECES = new Set(['placed', 'begged', 'sailed', 'longship', 'hired', 'sent', 'loaded']);
const CARDS = new Set([
  'rune-taken',
  'rune-drawn',
  'rune',
  'destiny',
  'destiny-kept',
  'looked',
  'revealed',
  'defeated',
]);
const DANGERS = new Set(['enemy-gone', 'starving', 'beaten']);

export function soundOf(event: EventOut): 'dice' | 'piece' | 'card' | 'danger' | 'win' | undefined {
  const name = told(event);
  if (name === 'rolled' || name === 'rerolled') return 'dice';
  if (name === 'won') return 'win';
  if (PIECES.has(name)) return 'piece';
  if (CARDS.has(name)) return 'card';
  return DANGERS.has(name) ? 'danger' : undefined;
}

/** What takes something from the seat it is told of. */
const LOSSES = new Set(['blame', 'lost-warrior', 'lost-food', 'beaten', 'starving', 'banned', 'voyage-over']);

export function hurts(event: EventOut, seats: readonly number[]): boolean {
  if (told(event) === 'blames') return seats.includes(event.args[0] ?? -1);
  return LOSSES.has(told(event)) && seats.includes(event.seat);
}
