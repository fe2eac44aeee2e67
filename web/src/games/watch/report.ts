import type { IconName } from '../../lib/icons';
import type { EventOut } from '../../protocol';
import type { GameReport } from '../reports';
import { asScenery } from './picture';
import { isRoll } from './rolls';

const SOURCES: Record<string, IconName> = {
  'watch-source-settlements': 'settlement',
  'watch-source-keeps': 'keep',
  'watch-source-longest-road': 'road',
  'watch-source-largest-patrol': 'patrol',
  'watch-source-guards': 'guard',
  'watch-source-cards': 'vp',
};

const WEIGHTS: Record<string, number> = {
  'watch-event-won': 8,
  'watch-event-fallen': 8,
  'watch-event-breach': 6,
  'watch-event-tile': 5,
  'watch-event-keep': 4,
  'watch-event-settlement': 3,
  'watch-event-crossed': 2,
  'watch-event-played': 2,
  'watch-event-hero': 2,
  'watch-event-guard': 1,
  'watch-event-tormund': 1,
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + Math.max(number, 0), 0);
}

export const report: Required<GameReport> = {
  goal: (scenery) => asScenery(scenery).rules.goal,
  sourceIcon: (key) => SOURCES[key] ?? 'vp',
  // the third die is the wildlings', and who rolls for the first turn (GW-10.5) gets nothing for it
  roll: ({ kind, rule, args }: EventOut) => (isRoll(kind) && rule !== 'GW-10.5' ? sum(args.slice(0, 2)) : undefined),
  cards: ({ kind, args }: EventOut) => (kind === 'watch-event-gained' ? sum(args) : 0),
  tookFrom: ({ kind, args }: EventOut) => (kind === 'watch-event-robbed' ? args[0] : undefined),
  weight: ({ kind }: EventOut) => WEIGHTS[kind] ?? 0,
  turning: ({ kind }: EventOut) => kind === 'watch-event-tile' || kind === 'watch-event-breach',
};
