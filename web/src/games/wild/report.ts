/** What Vikings Gone Wild reports when it is over. */

import type { IconName } from '../../lib/icons';
import type { EventOut } from '../../protocol';
import type { GameReport } from '../reports';
import { sufferer, told, type Kind } from './events';
import type { Scenery, SourceKey } from './shapes';

const SOURCES: Record<SourceKey, IconName> = {
  'wild-source-attacks': 'battle',
  'wild-source-rewards': 'cracked',
  'wild-source-defence': 'shield',
  'wild-source-undead': 'draugr',
  'wild-source-cards': 'hand',
  'wild-source-missions': 'scrolled',
  'wild-source-storages': 'granary',
  'wild-source-hall': 'settlement',
  'wild-source-achievements': 'medal',
};

const WEIGHTS: Partial<Record<Kind, number>> = {
  won: 9,
  'last-round': 8,
  damaged: 7,
  repelled: 7,
  'full-defence': 6,
  upgraded: 6,
  'asgard-received': 5,
  'mission-completed': 5,
  fought: 4,
  'fought-dragon': 3,
  built: 3,
  stole: 3,
  bought: 2,
  played: 1,
};
const TAKES = new Set<Kind>(['stole', 'looted']);
const FIGHTS = new Set<Kind>(['attacked', 'fought', 'fought-dragon']);
const TURNS = new Set<Kind>(['last-round', 'upgraded', 'full-defence']);

const FINALS: ReadonlySet<SourceKey> = new Set<SourceKey>(['wild-source-achievements']); // VW-16.3

export const report: GameReport<Scenery> = {
  finals: FINALS,
  goal: (scenery) => scenery.rules.target,
  sourceIcon: (key) => SOURCES[key as SourceKey] ?? 'vp',
  tookFrom: (event: EventOut) => (TAKES.has(told(event)) ? sufferer(event) : undefined),
  fights: 'fights',
  fight: (event: EventOut) => FIGHTS.has(told(event)),
  weight: (event: EventOut) => WEIGHTS[told(event)] ?? 0,
  turning: (event: EventOut) => TURNS.has(told(event)),
};
