/** Where things are. Hexes are axial with a pointy top; one unit of length is the radius of a hex. */

import type { Box, Point } from '../../../board/plane';

export { fit, scaled, scatter, westToEast, type Box, type Point, type View } from '../../../board/plane';

const WIDE = Math.sqrt(3);

const CORNERS: Record<string, Point> = {
  N: { x: 0, y: -1 },
  NE: { x: WIDE / 2, y: -0.5 },
  SE: { x: WIDE / 2, y: 0.5 },
  S: { x: 0, y: 1 },
  SW: { x: -WIDE / 2, y: 0.5 },
  NW: { x: -WIDE / 2, y: -0.5 },
};

const SIDES: Record<string, [string, string]> = {
  NE: ['N', 'NE'],
  E: ['NE', 'SE'],
  SE: ['SE', 'S'],
  SW: ['S', 'SW'],
  W: ['SW', 'NW'],
  NW: ['NW', 'N'],
};

export function hexCentre(q: number, r: number): Point {
  return { x: WIDE * (q + r / 2), y: 1.5 * r };
}

/** The middle of the hex that a text begins with: "0,1", "3,-1,E". */
function centreOf(text: string): Point {
  const [q = 0, r = 0] = text.split(',').map(Number);
  return hexCentre(q, r);
}

export function hexPoint(text: string): Point {
  return centreOf(text);
}

/** An intersection: "1,0,N". Any of the six corners may be named. */
export function cornerPoint(text: string): Point {
  return shifted(centreOf(text), CORNERS[nameIn(text)] ?? { x: 0, y: 0 });
}

/** The two ends of a path: "3,-1,E". */
export function sideEnds(text: string): [Point, Point] {
  const centre = centreOf(text);
  const [one, other] = SIDES[nameIn(text)] ?? ['N', 'N'];
  return [shifted(centre, CORNERS[one]), shifted(centre, CORNERS[other])];
}

function nameIn(text: string): string {
  return text.slice(text.lastIndexOf(',') + 1);
}

function shifted(point: Point, by: Point | undefined): Point {
  return by ? { x: point.x + by.x, y: point.y + by.y } : point;
}

export function middle([a, b]: [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The middle part of a path, away from both ends. */
export function inset([a, b]: [Point, Point], share: number): [Point, Point] {
  const dx = (b.x - a.x) * share;
  const dy = (b.y - a.y) * share;
  return [
    { x: a.x + dx, y: a.y + dy },
    { x: b.x - dx, y: b.y - dy },
  ];
}

/** A box along a line, for the `points` of a polygon: a line has no width that could be hit. */
export function along([a, b]: [Point, Point], half: number): string {
  const length = gap(a, b) || 1;
  const [dx, dy] = [((b.x - a.x) / length) * half, ((b.y - a.y) / length) * half];
  const corners = [
    [a.x - dy, a.y + dx],
    [b.x - dy, b.y + dx],
    [b.x + dy, b.y - dx],
    [a.x + dy, a.y - dx],
  ] as const;
  return corners.map(([x, y]) => `${f(x)},${f(y)}`).join(' ');
}

export type PlaceKind = 'hex' | 'path' | 'intersection' | 'section' | 'wildling';

/** Places south of the Wall; the others are in north/places.ts. */
export function placePoint(kind: 'hex' | 'path' | 'intersection', text: string): Point {
  if (kind === 'hex') return hexPoint(text);
  return kind === 'path' ? middle(sideEnds(text)) : cornerPoint(text);
}

const f = (number: number): string => String(Math.round(number * 100) / 100);

/** Six corners for the `points` of a polygon. */
export function hexPolygon(centre: Point, radius: number): string {
  return Object.values(CORNERS)
    .map((corner) => `${f(centre.x + corner.x * radius)},${f(centre.y + corner.y * radius)}`)
    .join(' ');
}

/** Where the sign of a trade route stands: off the coast, straight out from the hex behind its path. */
export function offshore(path: string, hexes: readonly { at: [number, number] }[], distance: number): Point {
  const mid = middle(sideEnds(path));
  let nearest: Point | undefined;
  for (const { at } of hexes) {
    const centre = hexCentre(...at);
    if (!nearest || gap(centre, mid) < gap(nearest, mid)) nearest = centre;
  }
  const from = nearest ?? { x: mid.x, y: mid.y + 1 };
  const length = gap(from, mid) || 1;
  return { x: mid.x + ((mid.x - from.x) / length) * distance, y: mid.y + ((mid.y - from.y) / length) * distance };
}

function gap(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The smallest box around hexes of radius 1 and other points with room about them. */
export function boundsOf(hexes: readonly { at: [number, number] }[], others: readonly Point[], room: number): Box {
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const take = (point: Point, dx: number, dy: number): void => {
    box.left = Math.min(box.left, point.x - dx);
    box.right = Math.max(box.right, point.x + dx);
    box.top = Math.min(box.top, point.y - dy);
    box.bottom = Math.max(box.bottom, point.y + dy);
  };
  for (const { at } of hexes) take(hexCentre(...at), WIDE / 2, 1);
  for (const point of others) take(point, room, room);
  return box;
}
