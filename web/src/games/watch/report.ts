import type { IconName } from '../../lib/icons';
import type { EventOut } from '../../protocol';
import type { GameReport } from '../reports';
import { asScenery } from './picture';

const SOURCES: Record<string, IconName> = {
  'watch-source-settlements': 'settlement',
  'watch-source-keeps': 'keep',
  'watch-source-longest-road': 'road',
  'watch-source-largest-patrol': 'patrol',
  'watch-source-cards': 'vp',
};

const WEIGHTS: Record<string, number> = {
  'watch-event-won': 6,
  'watch-event-tile': 5,
  'watch-event-keep': 4,
  'watch-event-settlement': 3,
  'watch-event-played': 2,
  'watch-event-tormund': 1,
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + Math.max(number, 0), 0);
}

export const report: GameReport = {
  goal: (scenery) => asScenery(scenery).rules.goal,
  sourceIcon: (key) => SOURCES[key] ?? 'vp',
  roll: ({ kind, args }: EventOut) => (kind === 'watch-event-rolled' ? sum(args) : undefined),
  cards: ({ kind, args }: EventOut) => (kind === 'watch-event-gained' ? sum(args) : 0),
  robbed: ({ kind, args }: EventOut) => (kind === 'watch-event-robbed' ? args[0] : undefined),
  weight: ({ kind }: EventOut) => WEIGHTS[kind] ?? 0,
  turning: ({ kind }: EventOut) => kind === 'watch-event-tile',
};
