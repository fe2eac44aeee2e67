/** The rocks of a rough border. */

import { scatter, type Point } from '../../../board/plane';
import { distance, U } from './shapes';

/** Paths: the whole rocks, their dark sides, and their snow. */
export interface Rocks {
  body: string;
  shade: string;
  snow: string;
}

const f = (number: number): string => String(Math.round(number * 10) / 10);

/** Rocks in even steps along a line, never quite alike. */
export function rocksOf(points: readonly Point[], seed: number): Rocks {
  const length = points.reduce((sum, point, at) => sum + distance(point, points[at - 1] ?? point), 0);
  const count = Math.max(2, Math.floor(length / 0.125));
  const random = scatter(seed);
  const rocks = Array.from({ length: count }, (_, number) => along(points, ((number + 0.5) / count) * length))
    .sort((a, b) => a.y - b.y)
    .map(({ x, y }) => rock(x * U, y * U, U * (0.062 + random() * 0.028)));
  const all = (part: keyof Rocks): string => rocks.map((each) => each[part]).join('');
  return { body: all('body'), shade: all('shade'), snow: all('snow') };
}

/** The point at a distance from the beginning of a line. */
function along(points: readonly Point[], far: number): Point {
  let left = far;
  for (const [at, to] of points.entries()) {
    const from = points[at - 1];
    if (!from) continue;
    const step = distance(from, to);
    if (left <= step && step > 0) {
      return { x: from.x + ((to.x - from.x) * left) / step, y: from.y + ((to.y - from.y) * left) / step };
    }
    left -= step;
  }
  return points[points.length - 1] ?? { x: 0, y: 0 };
}

function rock(x: number, y: number, h: number): Rocks {
  const w = h * 0.86;
  const foot = f(y + h * 0.5);
  return {
    body: `M${f(x - w)} ${foot}L${f(x)} ${f(y - h)}L${f(x + w)} ${foot}Z`,
    shade: `M${f(x)} ${f(y - h)}L${f(x + w)} ${foot}L${f(x + w * 0.1)} ${foot}Z`,
    snow:
      `M${f(x - w * 0.36)} ${f(y - h * 0.45)}L${f(x)} ${f(y - h)}L${f(x + w * 0.36)} ${f(y - h * 0.45)}` +
      `L${f(x)} ${f(y - h * 0.25)}Z`,
  };
}
