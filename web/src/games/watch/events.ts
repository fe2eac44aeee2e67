/** What happened, as a picture in the log and as a sound. */

import type { IconName } from '../../lib/icons';
import type { EventOut } from '../../protocol';
import { eventsOf } from '../shared/events';
import type { After } from '../shared/view';
import type { EventKind } from './shapes';

export type Kind = After<'watch-event-', EventKind>;

const ICONS: Record<Kind, IconName> = {
  first: 'horn',
  turn: 'hourglass',
  rolled: 'dice',
  gained: 'plenty',
  shortage: 'lock',
  road: 'road',
  settlement: 'settlement',
  keep: 'keep',
  bought: 'devcard',
  played: 'devcard',
  tormund: 'tormund',
  robbed: 'tormund',
  discarded: 'hand',
  'supply-trade': 'scales',
  proposed: 'trade',
  accepted: 'trade',
  declined: 'trade',
  countered: 'trade',
  traded: 'trade',
  withdrawn: 'trade',
  named: 'monopoly',
  handed: 'monopoly',
  tile: 'crown',
  'tile-aside': 'crown',
  revealed: 'vp',
  won: 'trophy',
  'rolled-three': 'dice',
  'hero-dealt': 'person',
  'hero-removed': 'person',
  hero: 'person',
  'hero-kept': 'person',
  'hero-taken': 'person',
  'hero-back': 'person',
  token: 'token',
  'token-under': 'token',
  refilled: 'token',
  camp: 'camp',
  'no-figure': 'camp',
  advance: 'foot',
  'no-advance': 'foot',
  rush: 'foot',
  waits: 'regular',
  crossed: 'regular',
  'turned-back': 'regular',
  'wildling-home': 'regular',
  removed: 'regular',
  gift: 'regular',
  guard: 'guard',
  'guard-home': 'guard',
  'guard-points': 'guard',
  breach: 'breach',
  marker: 'breach',
  fallen: 'skull',
  survived: 'trophy',
  'all-lost': 'skull',
  looked: 'eye',
  'looked-at-deck': 'eye',
  paid: 'hand',
  lifted: 'road',
  'discarded-card': 'patrol',
  'tormund-home': 'tormund',
};

const { told, iconOf, soundOf } = eventsOf<Kind>('watch-event-', ICONS, {
  dice: ['rolled', 'rolled-three'],
  piece: ['guard', 'camp', 'advance', 'road', 'settlement', 'keep', 'tormund'],
  card: ['played', 'bought', 'proposed', 'traded'],
  danger: ['breach', 'crossed'],
  win: ['won', 'survived'],
});
export { iconOf, soundOf, told };

/** The roll of a turn: two dice, or three in the full game. */
export function isRoll(event: EventOut): boolean {
  const kind = told(event);
  return kind === 'rolled' || kind === 'rolled-three';
}
