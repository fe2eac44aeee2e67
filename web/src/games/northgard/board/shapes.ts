/** How a tile is drawn: its regions, its borders, and where its printed things are. Lengths are sides of a tile. */

import { scatter, type Point } from '../../../board/plane';
import type { Resource } from '../picture';
import type { Region, SlotKind, TileKind } from '../shapes';

/** World pixels of a tile's side. */
export const U = 140;

/** Something printed in a region. */
export interface Printed {
  what: 'slot' | 'symbol' | 'lair';
  at: Point;
  slot?: { slot: number; kind: SlotKind };
  resource?: Resource;
}

export interface Edge {
  points: Point[];
  /** The side of the tile that it lies on, as the tile lies: 0 north, 1 east, 2 south, 3 west. */
  side?: number;
  /** Or the region behind it. */
  beyond?: number;
}

export interface RegionShape {
  region: Region;
  /** Its corners, without the bends of its borders. */
  corners: Point[];
  outline: Point[];
  edges: Edge[];
  printed: Printed[];
  /** Where trees, sheaves and stones stand, the farthest first. */
  growth: Point[];
}

export interface Border {
  a: number;
  b: number;
  rough: boolean;
  points: Point[];
}

export interface TileShape {
  regions: RegionShape[];
  borders: Border[];
}

/** How much room a thing takes: half of its width. */
export const ROOM = { slot: 0.105, large: 0.15, symbol: 0.105, lair: 0.115 };

const f = (number: number): string => String(Math.round(number * 10) / 10);

/** The `d` of a path through points that are given in sides of a tile. */
export function pathOf(points: readonly Point[], closed = false): string {
  return `M${points.map(({ x, y }) => `${f(x * U)} ${f(y * U)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** Quarter turns clockwise about the middle of the tile. */
export function turned({ x, y }: Point, turn: number): Point {
  if (turn === 1) return { x: 1 - y, y: x };
  if (turn === 2) return { x: 1 - x, y: 1 - y };
  return turn === 3 ? { x: y, y: 1 - x } : { x, y };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** From a point to a straight piece. */
export function off(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const along = length > 0 ? Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length)) : 0;
  return Math.hypot(p.x - a.x - along * dx, p.y - a.y - along * dy);
}

export function inside({ x, y }: Point, corners: readonly Point[]): boolean {
  let within = false;
  let before = corners[corners.length - 1];
  for (const corner of corners) {
    if (before && corner.y > y !== before.y > y) {
      const crosses = ((before.x - corner.x) * (y - corner.y)) / (before.y - corner.y) + corner.x;
      if (x < crosses) within = !within;
    }
    before = corner;
  }
  return within;
}

/** Points of a grid over the tile that lie in a region. */
export function gridIn(corners: readonly Point[], steps: number): Point[] {
  const found: Point[] = [];
  for (let row = 1; row < steps; row += 1) {
    for (let column = 1; column < steps; column += 1) {
      const at = { x: column / steps, y: row / steps };
      if (inside(at, corners)) found.push(at);
    }
  }
  return found;
}

function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) | 0;
  return seed;
}

function sideOf(a: Point, b: Point): number | undefined {
  const both = (test: (p: Point) => number): boolean => Math.abs(test(a)) < 1e-6 && Math.abs(test(b)) < 1e-6;
  if (both((p) => p.y)) return 0;
  if (both((p) => p.x - 1)) return 1;
  if (both((p) => p.y - 1)) return 2;
  return both((p) => p.x) ? 3 : undefined;
}

/** A border bends a little, in the same way for both of its regions. */
function bent(tile: string, from: Point, to: Point): Point[] {
  const backwards = from.x > to.x || (from.x === to.x && from.y > to.y);
  const [a, b] = backwards ? [to, from] : [from, to];
  const random = scatter(seedOf(`${tile} ${a.x} ${a.y} ${b.x} ${b.y}`));
  const length = distance(a, b);
  const steps = Math.max(4, Math.round(length * 14));
  const waves = [1, 2, 3].map((wave) => ({
    phase: random() * 6.28,
    height: ((0.4 + random() * 0.6) * 0.022) / wave,
    pace: (wave + 0.3) * 3.6,
  }));
  const points: Point[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const swell = Math.sin(Math.PI * share) ** 0.6 || 0;
    const aside =
      swell * waves.reduce((sum, { phase, height, pace }) => sum + height * Math.sin(phase + pace * share), 0);
    points.push({
      x: a.x + (b.x - a.x) * share - ((b.y - a.y) / length) * aside,
      y: a.y + (b.y - a.y) * share + ((b.x - a.x) / length) * aside,
    });
  }
  return backwards ? points.reverse() : points;
}

const keyOf = (a: Point, b: Point): string => [`${a.x} ${a.y}`, `${b.x} ${b.y}`].sort().join(' ');

function regionShape(tile: TileKind, region: Region, share: Map<string, number[]>): RegionShape {
  const corners = region.polygon.map(([x, y]) => ({ x, y }));
  const edges: Edge[] = [];
  for (const [at, from] of corners.entries()) {
    const to = corners[(at + 1) % corners.length] ?? from;
    const side = sideOf(from, to);
    if (side !== undefined) edges.push({ points: [from, to], side });
    else {
      const beyond = share.get(keyOf(from, to))?.find((other) => other !== region.region);
      edges.push({ points: bent(tile.id, from, to), ...(beyond === undefined ? {} : { beyond }) });
    }
  }
  const outline = edges.flatMap(({ points }) => points.slice(0, -1));
  const printed = print(region, corners);
  return { region, corners, outline, edges, printed, growth: grow(tile, region, corners, printed) };
}

/** What the region has, each where there is most room for it: the large ones first. */
function print(region: Region, corners: readonly Point[]): Printed[] {
  const wanted: Omit<Printed, 'at'>[] = region.slots.map((slot) => ({ what: 'slot', slot }));
  for (const resource of ['food', 'wood', 'lore'] as const) {
    for (let left = region[resource]; left > 0; left -= 1) wanted.push({ what: 'symbol', resource });
  }
  if (region.lair) wanted.push({ what: 'lair' });
  wanted.sort((a, b) => roomOf(b) - roomOf(a));
  if (wanted.length === 0) return [];
  const walls = wallsOf(corners);
  const samples = gridIn(corners, 24).map((at) => ({ at, free: toWalls(at, walls) }));
  const taken: { at: Point; room: number }[] = [];
  return wanted.map((thing) => {
    const room = roomOf(thing);
    const { x, y } = roomiest(samples, taken, room);
    taken.push({ at: { x, y }, room });
    return { ...thing, at: { x, y } };
  });
}

export function roomOf({ what, slot }: Pick<Printed, 'what' | 'slot'>): number {
  return slot?.kind === 'large' ? ROOM.large : ROOM[what];
}

interface Wall {
  from: Point;
  to: Point;
  /** It is the edge of the tile. */
  outer: boolean;
}

function wallsOf(corners: readonly Point[]): Wall[] {
  return corners.map((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    return { from, to, outer: sideOf(from, to) !== undefined };
  });
}

/** Distance to the nearest border; the edge of the tile counts less, because the land goes on beyond it. */
function toWalls(at: Point, walls: readonly Wall[]): number {
  let least = 1;
  for (const { from, to, outer } of walls) {
    const free = off(at, from, to);
    least = Math.min(least, outer ? free * 1.1 + 0.02 : free);
  }
  return least;
}

/** The sample that is farthest from borders and from what is there already. */
export function roomiest(
  samples: readonly { at: Point; free: number }[],
  taken: readonly { at: Point; room: number }[],
  room: number,
): Point & { free: number } {
  let best: Point = samples[0]?.at ?? { x: 0.5, y: 0.5 };
  let most = -Infinity;
  for (const { at, free } of samples) {
    let value = Math.min(free, room * 1.5);
    for (const other of taken) {
      if (value <= most) break;
      value = Math.min(value, (distance(at, other.at) - other.room - room * 0.35) * 0.95);
    }
    if (value > most) [best, most] = [at, value];
  }
  return { ...best, free: most };
}

function grow(tile: TileKind, region: Region, corners: readonly Point[], printed: readonly Printed[]): Point[] {
  const random = scatter(seedOf(`${tile.id} ${region.id} grows`));
  const walls = wallsOf(corners);
  const found: Point[] = [];
  for (let tries = 0; tries < 160 && found.length < 14; tries += 1) {
    const at = { x: random(), y: random() };
    if (!inside(at, corners) || toWalls(at, walls) < 0.05) continue;
    if (printed.some((thing) => distance(at, thing.at) < roomOf(thing) + 0.045)) continue;
    if (found.every((other) => distance(at, other) > 0.09)) found.push(at);
  }
  return found.sort((a, b) => a.y - b.y);
}

function shapeOf(tile: TileKind): TileShape {
  const share = new Map<string, number[]>();
  for (const { region, polygon } of tile.regions) {
    for (const [at, [x, y]] of polygon.entries()) {
      const [toX, toY] = polygon[(at + 1) % polygon.length] ?? [x, y];
      const key = keyOf({ x, y }, { x: toX, y: toY });
      share.set(key, [...(share.get(key) ?? []), region]);
    }
  }
  const regions = tile.regions.map((region) => regionShape(tile, region, share));
  const borders: Border[] = [];
  for (const { region, edges } of regions) {
    for (const { points, beyond } of edges) {
      if (beyond === undefined || beyond < region.region) continue;
      const rough = tile.borders.some(({ a, b, rough }) => rough && sameTwo([a, b], [region.region, beyond]));
      borders.push({ a: region.region, b: beyond, rough, points });
    }
  }
  return { regions, borders };
}

function sameTwo([a, b]: [number, number], [c, d]: [number, number]): boolean {
  return (a === c && b === d) || (a === d && b === c);
}

function turnShape({ regions, borders }: TileShape, turn: number): TileShape {
  const all = (points: readonly Point[]): Point[] => points.map((point) => turned(point, turn));
  return {
    regions: regions.map((shape) => ({
      region: shape.region,
      corners: all(shape.corners),
      outline: all(shape.outline),
      edges: shape.edges.map((edge) => ({
        ...edge,
        points: all(edge.points),
        ...(edge.side === undefined ? {} : { side: (edge.side + turn) % 4 }),
      })),
      printed: shape.printed.map((thing) => ({ ...thing, at: turned(thing.at, turn) })),
      growth: all(shape.growth).sort((a, b) => a.y - b.y),
    })),
    borders: borders.map((border) => ({ ...border, points: all(border.points) })),
  };
}

const KNOWN = new WeakMap<TileKind, (TileShape | undefined)[]>();

/** A tile as it lies: 0 to 3 quarter turns clockwise. */
export function tileShape(tile: TileKind, turn: number): TileShape {
  const known = KNOWN.get(tile) ?? [shapeOf(tile)];
  KNOWN.set(tile, known);
  const [printed = shapeOf(tile)] = known;
  const shape = known[turn] ?? turnShape(printed, turn);
  known[turn] = shape;
  return shape;
}
