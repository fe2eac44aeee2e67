/** A common scale for what is expected of options: the bars of a hint can be compared by eye. */

import type { HintLine } from '../protocol';

export interface Scale {
  least: number;
  most: number;
}

const ROOM = 4; // of a hundred, at both ends

export function scaleOf(lines: readonly Pick<HintLine, 'percent' | 'margin'>[]): Scale {
  const least = Math.min(...lines.map(({ percent, margin }) => percent - margin));
  const most = Math.max(...lines.map(({ percent, margin }) => percent + margin));
  return { least: Math.max(0, least - ROOM), most: Math.min(100, most + ROOM) };
}

/** Where a number lies on it, in percent of its width. */
export function placeOn({ least, most }: Scale, percent: number): number {
  if (most <= least) return 50;
  return Math.min(100, Math.max(0, (100 * (percent - least)) / (most - least)));
}
