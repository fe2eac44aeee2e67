/** Where the marks stand on the low curve of a replay: as near to their lines as they can without covering one another. */

import type { Placed } from '../analysis/axis';
import type { Mark } from '../analysis/figures';
import type { Scale } from '../charts/scale';

const SIZE = 21; // pixels
const OVER = 16; // above its line

export function standing(marks: readonly Mark[], x: Scale, y: Scale, height: number): Placed[] {
  const slots = Array.from({ length: Math.floor(height / SIZE) + 1 }, (_, slot) => slot * SIZE);
  const found: Placed[] = [];
  for (const mark of marks.toSorted((a, b) => a.pick - b.pick)) {
    const [left, wanted] = [x(mark.pick), Math.max(y(mark.at) - OVER, 0)];
    const near = found.filter((other) => Math.abs(other.x - left) < SIZE);
    const [nearest = 0, ...others] = slots.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
    const free = [nearest, ...others].find((place) => near.every((other) => other.y !== place));
    found.push({ ...mark, x: left, y: free ?? nearest });
  }
  return found;
}
