/** Where the bar of a tile goes: beside the tile, covering as little of the map as possible. */

import type { View } from '../../../board/plane';

const WIDTH = 224;
const HEIGHT = 146;
const GAP = 10;

interface Place {
  x: number;
  y: number;
}

export interface Corner {
  left: number;
  top: number;
}

/** In pixels of the board; `least` is where what lies over its left edge ends. */
export function besideTile(
  at: Place,
  tiles: readonly Place[],
  { k, x, y }: View,
  screen: { width: number; height: number },
  least: number,
): Corner {
  const [left, top] = [at.x * k + x, at.y * k + y];
  const [middle, level] = [left + (k - WIDTH) / 2, top + (k - HEIGHT) / 2];
  const sides = [
    { left: left + k + GAP, top: level },
    { left: left - WIDTH - GAP, top: level },
    { left: middle, top: top - HEIGHT - GAP },
    { left: middle, top: top + k + GAP },
  ].map((corner) => ({
    left: Math.max(least, Math.min(corner.left, screen.width - WIDTH - GAP)),
    top: Math.max(GAP, Math.min(corner.top, screen.height - HEIGHT - GAP)),
  }));
  const covers = (corner: Corner): number =>
    tiles.reduce((sum, tile) => sum + shared(corner, tile.x * k + x, tile.y * k + y, k), 0) +
    4 * shared(corner, left, top, k);
  return sides.reduce((best, side) => (covers(side) < covers(best) ? side : best));
}

/** How much of a tile it covers. */
function shared({ left, top }: Corner, x: number, y: number, k: number): number {
  const wide = Math.min(left + WIDTH, x + k) - Math.max(left, x);
  const high = Math.min(top + HEIGHT, y + k) - Math.max(top, y);
  return Math.max(0, wide) * Math.max(0, high);
}
