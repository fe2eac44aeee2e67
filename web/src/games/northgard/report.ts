/** What Northgard reports when it is over. */

import type { IconName } from '../../lib/icons';
import type { EventOut } from '../../protocol';
import type { GameReport } from '../reports';
import { told, type Kind } from './events';
import type { SourceKey } from './shapes';

const SOURCES: Record<SourceKey, IconName> = {
  'northgard-source-tokens': 'vp',
  'northgard-source-resources': 'plenty',
  'northgard-source-cards': 'devcard',
  'northgard-source-achievements': 'trophy',
  'northgard-source-unrest': 'unrest',
};

const WEIGHTS: Partial<Record<Kind, number>> = {
  won: 9,
  'won-territories': 9,
  conquered: 7,
  'creature-beaten': 6,
  closed: 5,
  unrest: 4,
  built: 3,
  upgraded: 3,
  played: 2,
  tile: 1,
};

// NG-16.2: fame tokens are taken as the game goes, the rest is counted at its end
const FINALS: ReadonlySet<SourceKey> = new Set<SourceKey>([
  'northgard-source-resources',
  'northgard-source-cards',
  'northgard-source-achievements',
  'northgard-source-unrest',
]);

export const report: GameReport = {
  finals: FINALS,
  sourceIcon: (key) => SOURCES[key as SourceKey] ?? 'vp',
  /** What players take from one another here is territories. */
  tookFrom: (event: EventOut) => (told(event) === 'conquered' ? event.args[1] : undefined),
  fights: 'battles',
  fight: (event: EventOut) => told(event) === 'battle' || told(event) === 'creature-fight',
  weight: (event: EventOut) => WEIGHTS[told(event)] ?? 0,
  turning: (event: EventOut) => told(event) === 'conquered' || told(event) === 'unrest',
};
