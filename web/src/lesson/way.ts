/** The dotted arrow from a wrong click to what is meant. */

import type { Box } from '../lib/placing/placing';

export interface Point {
  x: number;
  y: number;
}

export interface Way {
  from: string;
  over: string;
  to: string;
  /** Its head, a path. */
  head: string;
}

const START = 24; // pixels from the click, outside of its ring
const STOP = 12; // from the edge of the target
const SHORTEST = 24; // of a way that is drawn
const HEAD = 11;
const SPREAD = 0.5; // of the head, in radians

/** Undefined where they are too near for an arrow. */
export function wayTo(wrong: Point, target: Box): Way | undefined {
  const edge = {
    x: Math.max(target.left - STOP, Math.min(wrong.x, target.right + STOP)),
    y: Math.max(target.top - STOP, Math.min(wrong.y, target.bottom + STOP)),
  };
  const length = Math.hypot(edge.x - wrong.x, edge.y - wrong.y);
  if (length < START + SHORTEST) return undefined;
  const from = towards(wrong, edge, START / length);
  // bent a little, upwards
  const over = { x: (from.x + edge.x) / 2, y: (from.y + edge.y) / 2 - length * 0.12 };
  const angle = Math.atan2(edge.y - over.y, edge.x - over.x);
  const [left, right] = [angle - SPREAD, angle + SPREAD].map((each) => ({
    x: edge.x - HEAD * Math.cos(each),
    y: edge.y - HEAD * Math.sin(each),
  })) as [Point, Point];
  const [at, bend, to] = [from, over, edge].map(text) as [string, string, string];
  return { from: at, over: bend, to, head: `M${text(left)}L${to}L${text(right)}` };
}

const towards = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

const text = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
