/** What happened, as a picture in the log and as a sound. */

import type { IconName } from '../../lib/icons';
import type { EventOut } from '../../protocol';
import { eventsOf } from '../shared/events';
import type { After } from '../shared/view';
import type { EventKind } from './shapes';

export type Kind = After<'midgard-event-', EventKind>;

const ICONS: Record<Kind, IconName> = {
  gained: 'plenty',
  paid: 'merchant',
  glory: 'vp',
  blame: 'blame',
  'blame-gone': 'blame',
  recruited: 'helmet',
  'lost-warrior': 'skull',
  'lost-food': 'skull',
  rune: 'token',
  looked: 'eye',
  stall: 'plenty',
  first: 'ship',
  leader: 'midgard',
  destiny: 'devcard',
  'destiny-under': 'devcard',
  revealed: 'devcard',
  round: 'hourglass',
  enemy: 'draugr',
  'journey-laid': 'wheel',
  'rune-laid': 'token',
  merchant: 'merchant',
  stocked: 'forge',
  'workers-home': 'person',
  'enemy-gone': 'draugr',
  'monster-coin': 'merchant',
  'scored-destiny': 'vp',
  'scored-sets': 'vp',
  'scored-runes': 'vp',
  'scored-longship': 'vp',
  'scored-favour': 'vp',
  'scored-coins': 'vp',
  'scored-blame': 'vp',
  total: 'vp',
  won: 'trophy',
  placed: 'person',
  begged: 'hand',
  surplus: 'helmet',
  'supply-short': 'helmet',
  sailed: 'ship',
  'token-taken': 'ship',
  'token-given': 'ship',
  'destinies-drawn': 'devcard',
  'rune-taken': 'token',
  'rune-drawn': 'token',
  longship: 'ship',
  hired: 'person',
  swapped: 'trade',
  demanded: 'scales',
  sent: 'warriors',
  loaded: 'ship',
  rolled: 'dice',
  rerolled: 'dice',
  hunted: 'stag',
  fight: 'battle',
  'no-fight': 'battle',
  strike: 'sword',
  losses: 'skull',
  healed: 'shield',
  defeated: 'trophy',
  beaten: 'skull',
  blames: 'blame',
  journey: 'wheel',
  'journeys-shuffled': 'wheel',
  fed: 'meat',
  starving: 'skull',
  banned: 'skull',
  'voyage-over': 'wheel',
};

const { told, iconOf, soundOf } = eventsOf<Kind>('midgard-event-', ICONS, {
  dice: ['rolled', 'rerolled'],
  win: ['won'],
  piece: ['placed', 'begged', 'sailed', 'longship', 'hired', 'sent', 'loaded'],
  card: ['rune-taken', 'rune-drawn', 'rune', 'destiny', 'looked', 'revealed', 'defeated'],
  danger: ['enemy-gone', 'starving', 'beaten'],
});
export { iconOf, soundOf, told };

/** Events that take something from their own seat. */
const LOSSES = new Set<Kind>(['blame', 'lost-warrior', 'lost-food', 'beaten', 'starving', 'banned', 'voyage-over']);

export function hurts(event: EventOut, seats: readonly number[]): boolean {
  if (told(event) === 'blames') return seats.includes(event.args[0] ?? -1);
  return LOSSES.has(told(event)) && seats.includes(event.seat);
}
