/** What happened, as a picture in the log and as a sound. */

import type { IconName } from '../../lib/icons';
import type { EventOut } from '../../protocol';
import type { After } from '../shared/view';
import type { EventKind } from './shapes';

export type Kind = After<'northgard-event-', EventKind>;

export function told(event: EventOut): Kind {
  return event.kind.replace('northgard-event-', '') as Kind;
}

const ICONS: Record<Kind, IconName> = {
  gained: 'plenty',
  paid: 'hand',
  fame: 'vp',
  'fame-lost': 'vp',
  'placed-unit': 'helmet',
  'placed-kaija': 'bear',
  fell: 'skull',
  'kaija-fell': 'skull',
  built: 'build',
  tile: 'compass',
  clan: 'northgard',
  'rolled-first': 'dice',
  first: 'ship',
  achievement: 'trophy',
  'dealt-tile': 'compass',
  'chose-tile': 'compass',
  'tile-under': 'compass',
  'drew-tile': 'compass',
  'no-tile': 'compass',
  closed: 'lock',
  'tiles-back': 'compass',
  'second-chance': 'helmet',
  'second-chance-declined': 'helmet',
  year: 'sun',
  turn: 'hourglass',
  displayed: 'devcard',
  'display-gone': 'devcard',
  shuffled: 'redo',
  drew: 'devcard',
  returned: 'devcard',
  discarded: 'discard',
  played: 'play',
  countered: 'shield',
  laid: 'hourglass',
  removed: 'burn',
  upgraded: 'upgrade',
  passed: 'moon',
  'first-marker': 'ship',
  took: 'pickup',
  'took-back': 'pickup',
  copied: 'devcard',
  'kaija-may-attack': 'bear',
  'ignores-defences': 'shield',
  'looked-at-hand': 'eye',
  named: 'eye',
  ransom: 'hand',
  exchanged: 'build',
  moved: 'boots',
  relocated: 'boots',
  struck: 'skull',
  driven: 'boots',
  retreated: 'boots',
  battle: 'battle',
  'creature-fight': 'wolf',
  'creature-attacks': 'wolf',
  'battle-food': 'meat',
  rolled: 'dice',
  'creature-rolled': 'wolf',
  'chose-power': 'power',
  'chose-kill': 'kill',
  'battle-won': 'trophy',
  'battle-no-winner': 'battle',
  'creature-won': 'wolf',
  conquered: 'trophy',
  'creature-beaten': 'trophy',
  'creature-named': 'wolf',
  'creature-appeared': 'wolf',
  'creature-moved': 'wolf',
  scorched: 'fire',
  swapped: 'trade',
  'swap-declined': 'trade',
  unrest: 'unrest',
  total: 'vp',
  won: 'trophy',
  'won-territories': 'trophy',
};

export function iconOf(event: EventOut): IconName {
  return ICONS[told(event)] ?? 'scroll';
}

const PIECES: ReadonlySet<Kind> = new Set([
  'placed-unit',
  'placed-kaija',
  'built',
  'tile',
  'moved',
  'retreated',
  'creature-moved',
]);
const CARDS: ReadonlySet<Kind> = new Set(['played', 'removed', 'upgraded', 'took', 'passed', 'drew']);
const DANGERS: ReadonlySet<Kind> = new Set(['creature-attacks', 'creature-appeared', 'unrest']);

export function soundOf(event: EventOut): 'dice' | 'piece' | 'card' | 'danger' | 'win' | undefined {
  const name = told(event);
  if (name === 'rolled' || name === 'creature-rolled' || name === 'rolled-first') return 'dice';
  if (name === 'won' || name === 'won-territories') return 'win';
  if (PIECES.has(name)) return 'piece';
  if (CARDS.has(name)) return 'card';
  return DANGERS.has(name) ? 'danger' : undefined;
}

/** Whose loss an event is: the seat it is told of, or one of those it names. */
export function hurts(event: EventOut, seats: readonly number[]): boolean {
  switch (told(event)) {
    case 'battle':
      return seats.includes(event.args[0] ?? -1);
    case 'conquered':
      return seats.includes(event.args[1] ?? -1);
    case 'fell':
    case 'kaija-fell':
    case 'fame-lost':
    case 'unrest':
    case 'creature-attacks':
    case 'creature-won':
    case 'driven':
      return seats.includes(event.seat);
    default:
      return false;
  }
}
