/** The map: tiles where they lie, and territories as the land that their regions make together. */

import type { Box, Point } from '../../../board/plane';
import type { Picture, PlacedTile, Region, Scenery, Territory, TileKind } from '../shapes';
import { distance, gridIn, off, pathOf, roomiest, roomOf, tileShape, type RegionShape, type TileShape } from './shapes';

/** What land looks like: decided by a territory's symbols, or by what else it has. */
export type Ground = 'food' | 'wood' | 'lore' | 'lair' | 'moor' | 'plain' | 'plain2' | 'plain3';

export interface MapTile {
  tile: PlacedTile;
  kind: TileKind;
  shape: TileShape;
  /** By region of the tile. */
  grounds: Ground[];
}

/** A side of a territory that faces an empty place, and the way out. */
export interface OpenSide {
  at: Point;
  out: Point;
}

export interface Land {
  territory: Territory;
  ground: Ground;
  /** The point that the camera and the keyboard go to: where its figures stand, or would. */
  centre: Point;
  /** Paths: all of its regions, and the line around them. */
  area: string;
  outline: string;
  openSides: OpenSide[];
  /** Where figures and tokens stand, by what they are. */
  spots: Record<string, Spot>;
}

export interface Spot extends Point {
  /** Where there is little room it is drawn smaller. */
  size: number;
}

export interface NorthgardMap {
  tiles: MapTile[];
  lands: Land[];
  /** By region. */
  landOf: ReadonlyMap<number, Land>;
  bounds: Box;
  /** How many slots there are on all tiles: a building with a higher number has none. */
  slots: number;
}

const OUT: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];
const PLAINS = ['plain', 'plain2', 'plain3'] as const;
const SYMBOLS = ['food', 'wood', 'lore'] as const;
/** Half of the width of figures and tokens. */
const ROOMS: Record<string, number> = { units: 0.155, raiders: 0.155, kaija: 0.13, creature: 0.13, letter: 0.1 };
const ROOM = 0.11;

interface Piece {
  shape: RegionShape;
  tile: PlacedTile;
}

const placeKey = (x: number, y: number): string => `${x},${y}`;
const moved = (point: Point, { x, y }: PlacedTile): Point => ({ x: point.x + x, y: point.y + y });

/** What a region shows of itself, whatever territory it is part of. */
export function ownGround(region: Region): Ground {
  for (const symbol of SYMBOLS) if (region[symbol] > 0) return symbol;
  if (region.slots.length > 0) return 'plain';
  return region.lair ? 'lair' : 'moor';
}

/** Neighbouring plains have different greens. */
function groundsOf(picture: Picture, regions: ReadonlyMap<number, Piece>): Map<number, Ground> {
  const grounds = new Map<number, Ground>();
  for (const { territory, regions: parts, tileSymbols, neighbours } of picture.territories) {
    const most = Math.max(...tileSymbols);
    const symbol = SYMBOLS[tileSymbols.indexOf(most)];
    const printed = parts.flatMap((part) => regions.get(part)?.shape.region ?? []);
    if (most > 0 && symbol) grounds.set(territory, symbol);
    else if (printed.some(({ slots }) => slots.length > 0)) {
      const near = neighbours.map((other) => grounds.get(other.territory));
      const free = PLAINS.find((plain) => !near.includes(plain)) ?? PLAINS[territory % 3] ?? 'plain';
      grounds.set(territory, free);
    } else grounds.set(territory, printed.some(({ lair }) => lair) ? 'lair' : 'moor');
  }
  return grounds;
}

/** The pieces of the line around a territory; a joined side is not one of them. */
function around(territory: Territory, pieces: readonly Piece[], taken: ReadonlySet<string>): Point[][] {
  const own = new Set(territory.regions);
  const lines: Point[][] = [];
  for (const { shape, tile } of pieces) {
    for (const { points, side, beyond } of shape.edges) {
      if (side !== undefined && joined(tile, side, taken)) continue;
      if (beyond !== undefined && own.has(beyond)) continue;
      lines.push(points.map((point) => moved(point, tile)));
    }
  }
  return lines;
}

function joined(tile: PlacedTile, side: number, taken: ReadonlySet<string>): boolean {
  const out = OUT[side];
  return out !== undefined && taken.has(placeKey(tile.x + out.x, tile.y + out.y));
}

function openSides(pieces: readonly Piece[], taken: ReadonlySet<string>): OpenSide[] {
  return pieces.flatMap(({ shape, tile }) =>
    shape.edges.flatMap(({ points: [a, b], side }) => {
      const out = OUT[side ?? -1];
      if (!a || !b || !out || side === undefined || joined(tile, side, taken)) return [];
      return [{ at: moved({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, tile), out }];
    }),
  );
}

/** What stands in a territory besides what is printed there, in the order in which it takes its place. */
export function standing(territory: Territory, picture: Picture, slots: number): string[] {
  const free = picture.buildings.filter(({ spot, region }) => spot >= slots && territory.regions.includes(region));
  return [
    ...(territory.units > 0 ? ['units'] : []),
    ...(territory.raiders > 0 ? ['raiders'] : []),
    ...(territory.kaija ? ['kaija'] : []),
    ...(territory.raidersKaija ? ['kaija-raids'] : []),
    ...territory.creatures.map((creature) => `creature-${creature}`),
    ...(territory.scorched ? ['scorched'] : []),
    ...free.map(({ spot }) => `spot-${spot}`),
    'letter',
  ];
}

function spotsOf(things: readonly string[], pieces: readonly Piece[], lines: readonly Point[][]): Record<string, Spot> {
  const samples = pieces.flatMap(({ shape, tile }) =>
    gridIn(shape.corners, 16).map((point) => {
      const at = moved(point, tile);
      return { at, free: lines.reduce((least, line) => Math.min(least, fromLine(at, line)), 1) };
    }),
  );
  const taken = pieces.flatMap(({ shape, tile }) =>
    shape.printed.map((thing) => ({ at: moved(thing.at, tile), room: roomOf(thing) })),
  );
  const spots: Record<string, Spot> = {};
  for (const thing of things) {
    const room = ROOMS[thing.split('-')[0] ?? ''] ?? ROOM;
    const { free, ...at } = roomiest(samples, taken, room);
    taken.push({ at, room });
    spots[thing] = { ...at, size: Math.min(1, Math.max(0.74, free / (room * 0.62))) };
  }
  return spots;
}

/** As if the line were straight: its bends are small. */
function fromLine(at: Point, line: readonly Point[]): number {
  const [from, to] = [line[0], line[line.length - 1]];
  return from && to ? off(at, from, to) : 1;
}

/** Looking for room is slow, so it is done only when a territory has grown or its contents have changed. */
const FOUND = new Map<string, Record<string, Spot>>();

function knownSpots(things: string[], pieces: Piece[], lines: Point[][]): Record<string, Spot> {
  const lie = pieces.map(({ shape, tile }) => `${shape.region.region}@${tile.x},${tile.y},${tile.turn}`);
  const key = `${lie.join(' ')} ${lines.length} ${things.join(' ')}`;
  let spots = FOUND.get(key);
  if (!spots) {
    if (FOUND.size > 2000) FOUND.clear();
    spots = spotsOf(things, pieces, lines);
    FOUND.set(key, spots);
  }
  return spots;
}

export function mapOf(scenery: Scenery, picture: Picture): NorthgardMap {
  const pieces = new Map<number, Piece>();
  const taken = new Set(picture.tiles.map(({ x, y }) => placeKey(x, y)));
  for (const tile of picture.tiles) {
    const kind = scenery.tiles[tile.tile];
    for (const shape of kind ? tileShape(kind, tile.turn).regions : [])
      pieces.set(shape.region.region, { shape, tile });
  }
  const slots = scenery.tiles.reduce(
    (sum, { regions }) => sum + regions.reduce((n, { slots }) => n + slots.length, 0),
    0,
  );
  const grounds = groundsOf(picture, pieces);
  const landOf = new Map<number, Land>();
  const lands = picture.territories.map((territory) => {
    const parts = territory.regions.flatMap((region) => pieces.get(region) ?? []);
    const lines = around(territory, parts, taken);
    const spots = knownSpots(standing(territory, picture, slots), parts, lines);
    const land: Land = {
      territory,
      ground: grounds.get(territory.territory) ?? 'moor',
      centre: spots.units ?? spots.letter ?? { x: 0, y: 0 },
      area: parts
        .map(({ shape, tile }) =>
          pathOf(
            shape.outline.map((p) => moved(p, tile)),
            true,
          ),
        )
        .join(''),
      outline: lines.map((line) => pathOf(line)).join(''),
      openSides: openSides(parts, taken),
      spots,
    };
    for (const region of territory.regions) landOf.set(region, land);
    return land;
  });
  return { tiles: tilesOf(scenery, picture, landOf), lands, landOf, bounds: boundsOf(picture), slots };
}

function tilesOf(scenery: Scenery, picture: Picture, landOf: ReadonlyMap<number, Land>): MapTile[] {
  return picture.tiles.flatMap((tile) => {
    const kind = scenery.tiles[tile.tile];
    if (!kind) return [];
    const shape = tileShape(kind, tile.turn);
    return [{ tile, kind, shape, grounds: kind.regions.map(({ region }) => landOf.get(region)?.ground ?? 'moor') }];
  });
}

function boundsOf({ tiles, placing }: Picture): Box {
  const places = [...tiles, ...(placing?.places ?? [])];
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  if (places.length === 0) return { left: 0, top: 0, right: 1, bottom: 1 };
  return {
    left: Math.min(...xs) - 0.25,
    top: Math.min(...ys) - 0.25,
    right: Math.max(...xs) + 1.25,
    bottom: Math.max(...ys) + 1.25,
  };
}

/** The next territory in the direction of an arrow key. */
export function landTowards(lands: readonly Land[], from: Land, [dx, dy]: [number, number]): Land | undefined {
  let best: Land | undefined;
  let least = Infinity;
  for (const land of lands) {
    const [ax, ay] = [land.centre.x - from.centre.x, land.centre.y - from.centre.y];
    const ahead = ax * dx + ay * dy;
    const aside = Math.abs(ax * dy) + Math.abs(ay * dx);
    if (land === from || ahead <= 0.05 || aside > ahead * 1.6) continue;
    const far = distance(land.centre, from.centre) + aside;
    if (far < least) [best, least] = [land, far];
  }
  return best;
}

/** Where a building stands that an option names: "t05.n.0" is the first slot of a region, "loose.1" has no slot. */
export function spotPoint(text: string, map: NorthgardMap): Point | undefined {
  const cut = text.lastIndexOf('.');
  const [region, number] = [text.slice(0, cut), Number(text.slice(cut + 1))];
  if (region === 'loose') {
    const thing = `spot-${map.slots + number}`;
    return map.lands.find(({ spots }) => thing in spots)?.spots[thing];
  }
  for (const { tile, shape } of map.tiles) {
    const found = shape.regions.find((each) => each.region.id === region);
    const slot = found?.region.slots[number]?.slot;
    const at = found?.printed.find((thing) => thing.slot?.slot === slot)?.at;
    if (slot !== undefined && at) return moved(at, tile);
  }
  return undefined;
}
