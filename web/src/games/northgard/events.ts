/** What happened, as a picture in the log and as a sound. */

import type { IconName } from '../../lib/icons';
import type { EventOut } from '../../protocol';
import { eventsOf } from '../shared/events';
import type { After } from '../shared/view';
import type { EventKind } from './shapes';

export type Kind = After<'northgard-event-', EventKind>;

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

const { told, iconOf, soundOf } = eventsOf<Kind>('northgard-event-', ICONS, {
  dice: ['rolled', 'creature-rolled', 'rolled-first'],
  win: ['won', 'won-territories'],
  piece: ['placed-unit', 'placed-kaija', 'built', 'tile', 'moved', 'retreated', 'creature-moved'],
  card: ['played', 'removed', 'upgraded', 'took', 'passed', 'drew'],
  danger: ['creature-attacks', 'creature-appeared', 'unrest'],
});
export { iconOf, soundOf, told };

/** Who loses by an event: its own seat, or one that it names. */
export function hurts(event: EventOut, seats: readonly number[]): boolean {
  switch (told(event)) {
    case 'battle':
    case 'struck':
    case 'named':
      return seats.includes(event.args[0] ?? -1);
    case 'conquered':
    case 'countered':
      return seats.includes(event.args[1] ?? -1);
    case 'fame-lost':
      return event.args[0] !== 0 && seats.includes(event.seat);
    case 'fell':
    case 'kaija-fell':
    case 'ransom':
    case 'unrest':
    case 'creature-attacks':
    case 'creature-won':
    case 'driven':
      return seats.includes(event.seat);
    default:
      return false;
  }
}
