import type { IconName } from '../../lib/icons';
import type { EventOut } from '../../protocol';
import type { GameReport } from '../reports';
import { isRoll, told, type Kind } from './events';
import type { Scenery, SourceKey } from './shapes';

const SOURCES: Record<SourceKey, IconName> = {
  'watch-source-settlements': 'settlement',
  'watch-source-keeps': 'keep',
  'watch-source-longest-road': 'road',
  'watch-source-largest-patrol': 'patrol',
  'watch-source-guards': 'guard',
  'watch-source-cards': 'vp',
};

const WEIGHTS: Partial<Record<Kind, number>> = {
  won: 8,
  fallen: 8,
  breach: 6,
  tile: 5,
  keep: 4,
  settlement: 3,
  crossed: 2,
  played: 2,
  hero: 2,
  guard: 1,
  tormund: 1,
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + Math.max(number, 0), 0);
}

export const report: Required<GameReport<Scenery>> = {
  finals: new Set(), // whoever has the points wins at once
  goal: (scenery) => scenery.rules.goal,
  sourceIcon: (key) => SOURCES[key as SourceKey] ?? 'vp',
  // the third die is the wildlings', and rolls for the first turn (GW-10.5) bring nothing
  roll: (event: EventOut) => (isRoll(event) && event.rule !== 'GW-10.5' ? sum(event.args.slice(0, 2)) : undefined),
  cards: (event: EventOut) => (told(event) === 'gained' ? sum(event.args) : 0),
  tookFrom: (event: EventOut) => (told(event) === 'robbed' ? event.args[0] : undefined),
  fights: 'breaches',
  fight: (event: EventOut) => told(event) === 'breach',
  weight: (event: EventOut) => WEIGHTS[told(event)] ?? 0,
  turning: (event: EventOut) => told(event) === 'tile' || told(event) === 'breach',
};
