/** What happened, as a picture in the log and as a sound. */

import type { IconName } from '../../lib/icons';
import type { EventOut } from '../../protocol';

const EVENT = 'northgard-event-';

export const told = ({ kind }: EventOut): string => (kind.startsWith(EVENT) ? kind.slice(EVENT.length) : kind);

/** By the beginning of what happened; the longest that fits counts. */
const ICONS: Record<string, IconName> = {
  turn: 'hourglass',
  year: 'sun',
  first: 'ship',
  clan: 'northgard',
  rolled: 'dice',
  gained: 'plenty',
  collected: 'plenty',
  paid: 'hand',
  fame: 'vp',
  'fame-lost': 'vp',
  'placed-unit': 'helmet',
  'placed-kaija': 'bear',
  recruit: 'helmet',
  fell: 'skull',
  'kaija-fell': 'skull',
  built: 'build',
  replaced: 'build',
  tile: 'compass',
  'drew-tile': 'compass',
  'dealt-tile': 'compass',
  'chose-tile': 'compass',
  'no-tile': 'compass',
  closed: 'lock',
  moved: 'boots',
  relocated: 'boots',
  driven: 'boots',
  retreated: 'boots',
  played: 'play',
  waited: 'hourglass',
  laid: 'hourglass',
  removed: 'burn',
  upgraded: 'upgrade',
  passed: 'moon',
  took: 'pickup',
  drew: 'devcard',
  kept: 'devcard',
  discard: 'discard',
  shuffled: 'redo',
  returned: 'devcard',
  copied: 'devcard',
  countered: 'shield',
  named: 'eye',
  looked: 'eye',
  battle: 'battle',
  'battle-food': 'meat',
  'battle-won': 'trophy',
  conquered: 'trophy',
  'chose-power': 'power',
  'chose-kill': 'kill',
  creature: 'wolf',
  'creature-beaten': 'trophy',
  scorched: 'fire',
  swap: 'trade',
  traded: 'scales',
  winter: 'winter',
  unrest: 'unrest',
  'second-chance': 'helmet',
  achievement: 'trophy',
  total: 'vp',
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

const PIECES = new Set(['placed-unit', 'placed-kaija', 'built', 'tile', 'moved', 'retreated', 'creature-moved']);
const CARDS = new Set(['played', 'waited', 'removed', 'upgraded', 'took', 'passed', 'drew']);
const DANGERS = new Set(['creature-attacks', 'creature-appeared', 'unrest']);

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
