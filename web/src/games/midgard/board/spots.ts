/** Everything on the board that the keyboard can go to. */

import type { Point } from '../../../board/plane';
import type { OptionOut } from '../../../protocol';
import type { Play } from '../../../table/play.svelte';
import { TARGETS } from '../picture';
import type { Scenery } from '../shapes';
import type { Layout } from './layout';

/** What everything to be picked on the board is given. */
export interface SpotProps {
  width: number;
  scenery: Scenery;
  names: string[];
  play: Play | undefined;
  option: OptionOut | undefined;
  /** Something has just happened here. */
  rung: boolean;
  /** Tab stops here although it cannot be picked. */
  stop: boolean;
}

export interface Spot extends Point {
  id: string;
}

export function spotsOf(layout: Layout): Spot[] {
  return [
    ...layout.enemies.map(({ x, y }, n) => ({ id: TARGETS[n] ?? '', x: x + layout.enemyWidth / 2, y: y + 40 })),
    ...[...layout.places].map(([id, { x, y }]) => ({ id, x, y })),
    ...layout.shores.map(({ target, at }) => ({
      id: TARGETS[target] ?? '',
      x: at.x + layout.shoreWidth / 2,
      y: at.y + 60,
    })),
  ];
}

/** The next one in the direction of an arrow key. */
export function spotTowards(spots: readonly Spot[], from: Spot, [dx, dy]: [number, number]): Spot | undefined {
  let [best, least]: [Spot | undefined, number] = [undefined, Infinity];
  for (const spot of spots) {
    const [ax, ay] = [spot.x - from.x, spot.y - from.y];
    const ahead = ax * dx + ay * dy;
    const aside = Math.abs(ax * dy) + Math.abs(ay * dx);
    if (spot === from || ahead <= 5 || aside > ahead * 1.6) continue;
    const far = Math.hypot(ax, ay) + aside;
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}
