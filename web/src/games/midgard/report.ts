/** What Champions of Midgard reports when it is over. */

import type { IconName } from '../../lib/icons';
import type { EventOut } from '../../protocol';
import type { GameReport } from '../reports';
import { told, type Kind } from './events';
import type { SourceKey } from './shapes';

const SOURCES: Record<SourceKey, IconName> = {
  'midgard-source-trolls': 'troll',
  'midgard-source-draugr': 'draugr',
  'midgard-source-monsters': 'seaserpent',
  'midgard-source-deeds': 'vp',
  'midgard-source-destinies': 'devcard',
  'midgard-source-sets': 'peaks',
  'midgard-source-runes': 'token',
  'midgard-source-longship': 'ship',
  'midgard-source-favour': 'favour',
  'midgard-source-coins': 'merchant',
  'midgard-source-blame': 'blame',
};

const WEIGHTS: Partial<Record<Kind, number>> = {
  won: 9,
  defeated: 7,
  beaten: 6,
  'enemy-gone': 4,
  longship: 4,
  hired: 4,
  revealed: 4,
  hunted: 3,
  sailed: 2,
  placed: 1,
};

// CM-12: what is counted after the last round
const FINALS: ReadonlySet<SourceKey> = new Set<SourceKey>([
  'midgard-source-destinies',
  'midgard-source-sets',
  'midgard-source-runes',
  'midgard-source-longship',
  'midgard-source-favour',
  'midgard-source-coins',
  'midgard-source-blame',
]);

export const report: GameReport = {
  finals: FINALS,
  sourceIcon: (key) => SOURCES[key as SourceKey] ?? 'vp',
  fights: 'fights',
  fight: (event: EventOut) => told(event) === 'fight',
  weight: (event: EventOut) => WEIGHTS[told(event)] ?? 0,
  turning: (event: EventOut) => told(event) === 'defeated' || told(event) === 'beaten',
};
