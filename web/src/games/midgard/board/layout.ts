/**
 * Where everything is: the town in rows from the mountains down to the harbour, the shores beyond the sea. Wide, with the
 * sea to the right, as the screen leaves room; or tall for narrow screens, with the sea below. World pixels: a plate is
 * as large as its text.
 */

import type { Point } from '../../../board/plane';
import { SHORE_1, TARGETS } from '../picture';
import type { Picture, Place, Scenery } from '../shapes';

/** World pixels in a unit of the camera's plane. */
export const U = 100;

export interface Shore {
  target: number;
  /** The left upper corner of its name; the journey and the monster lie below it. */
  at: Point;
  /** The middle of the ship in its harbour. */
  harbour: Point;
}

export interface Size {
  width: number;
  height: number;
}

export interface Layout extends Size {
  wide: boolean;
  /** By name: the middle of a plate's upper edge; what is drawn stands on it. */
  places: ReadonlyMap<string, Point>;
  /** How high a plate's drawing and its workers may stand above it. */
  stand: number;
  /** The size of drawings, where 1 is full size. */
  art: number;
  /** The left upper corners of the cards of troll and draugr. */
  enemies: Point[];
  enemyWidth: number;
  shores: Shore[];
  shoreWidth: number;
  /** How high a shore's cards are. */
  shoreHeight: number;
  /** Where the land ends in the east and in the south. */
  coast: Point;
  /** The x of the jetties, which stand beside the ships. */
  piers: number[];
  /** Where the private ships begin to lie. */
  quay: Point;
  /** By number: where a ship lies when it does not sail. */
  berths: ReadonlyMap<number, Point>;
  /** Where a stall would stand if there were more of them. */
  gaps: Point[];
  /** How wide a plate may be. */
  plate: number;
  /** The left upper corner of the round track. */
  track: Point;
}

type Cell = readonly [column: number, row: number];

interface Plan {
  cells: Record<string, Cell>;
  stalls: Cell[];
  /** For places that only other content has. */
  spare: Cell[];
}

const WIDE: Plan = {
  cells: {
    hunting_grounds: [3.5, 0],
    worker_huts: [0, 1],
    jarls_longhouse: [1, 1],
    runesmith: [2, 1],
    sages_house: [3, 1],
    stave_church: [4, 1],
    market: [0, 2],
    smokehouse: [0, 3],
    swordsmith: [1, 3],
    hafter: [2, 3],
    blacksmith: [3, 3],
    beg: [4, 3],
    shipwright: [0, 4],
    large_longship: [1, 4],
    small_longship: [2, 4],
    merchant_ship: [3, 4],
  },
  stalls: [
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 2],
  ],
  spare: [
    [-1, 1],
    [-1, 2],
    [-1, 3],
  ],
};

const TALL: Plan = {
  cells: {
    hunting_grounds: [0, 0],
    stave_church: [1, 0],
    sages_house: [2, 0],
    worker_huts: [0, 1],
    jarls_longhouse: [1, 1],
    runesmith: [2, 1],
    market: [0, 2],
    smokehouse: [2, 3],
    swordsmith: [0, 4],
    hafter: [1, 4],
    blacksmith: [2, 4],
    shipwright: [0, 5],
    large_longship: [1, 5],
    small_longship: [2, 5],
    beg: [0, 6],
    merchant_ship: [1, 6],
  },
  stalls: [
    [1, 2],
    [2, 2],
    [0, 3],
    [1, 3],
  ],
  spare: [
    [-1, 2],
    [-1, 3],
    [-1, 4],
  ],
};

/** How the rows and columns of a plan lie in its room. */
interface Grid {
  columns: [first: number, step: number];
  /** The upper edges of the plates. */
  rows: number[];
  quayStep: number;
}

/** The least room for the wide plan, with the smallest letters that can be read, and the room that it was drawn for. */
const LEAST: Size = { width: 964, height: 436 };
export const FULL: Size = { width: 1180, height: 670 };

/** The room of the wide plan on a screen: a small screen gives it no more than it needs, a large one enlarges it too. */
export function roomOn({ width, height }: Size): Size {
  const most = Math.min(width / LEAST.width, height / LEAST.height);
  const scale = most < 1 ? most : Math.sqrt(most);
  return { width: width / scale, height: height / scale };
}

const mix = (low: number, full: number, share: number): number => low + (full - low) * share;

/** The places that have a plate in the town; longships are boarded where they lie. */
export function townPlaces(scenery: Scenery, picture: Picture): Place[] {
  return scenery.places.filter(
    ({ id, kind }, number) =>
      kind !== 'longship' &&
      !(TARGETS as readonly string[]).includes(id) &&
      (kind !== 'stall' || picture.stalls.includes(number)),
  );
}

function at({ columns: [first, step], rows }: Grid, [column, row]: Cell): Point {
  return { x: first + column * step, y: rows[row] ?? 0 };
}

function placesOf(plan: Plan, grid: Grid, scenery: Scenery, picture: Picture): Map<string, Point> {
  const [stalls, spare] = [[...plan.stalls], [...plan.spare]];
  const found = new Map<string, Point>();
  for (const { id, kind } of townPlaces(scenery, picture)) {
    const cell = plan.cells[id] ?? (kind === 'stall' ? stalls.shift() : undefined) ?? spare.shift();
    if (cell) found.set(id, at(grid, cell));
  }
  return found;
}

type Fleet = Pick<Layout, 'places' | 'quay' | 'art'>;

/** A public longship lies at its own place, a private one at the quay. */
function berthsOf({ places, quay, art }: Fleet, { quayStep }: Grid, scenery: Scenery): Map<number, Point> {
  const berths = new Map<number, Point>();
  let bought = 0;
  for (const [number, { id, private: own }] of scenery.ships.entries()) {
    const place = scenery.places.find(({ steps }) => steps.some(({ ship }) => ship === id));
    const home = place && places.get(place.id);
    if (home) berths.set(number, { x: home.x, y: home.y - 24 * art });
    else if (own) berths.set(number, { x: quay.x + quayStep * bought++, y: quay.y - 18 });
  }
  return berths;
}

function wideOf(room: Size, scenery: Scenery, picture: Picture, count: number): Layout {
  const right = (room.width - LEAST.width) / (FULL.width - LEAST.width);
  const down = (room.height - LEAST.height) / (FULL.height - LEAST.height);
  const step = mix(128, 150, right);
  const grid: Grid = {
    columns: [mix(68, 84, right), step],
    rows: [mix(62, 112, down), mix(140, 236, down), mix(213, 356, down), mix(286, 476, down), mix(360, 594, down)],
    quayStep: mix(54, 58, right),
  };
  const art = mix(0.62, 1, Math.min(1, down));
  const places = placesOf(WIDE, grid, scenery, picture);
  const quay = { x: mix(556, 620, right), y: mix(414, 622, down) };
  const [enemyWidth, gap, top] = [mix(138, 150, Math.min(1, right)), mix(6, 8, right), mix(6, 36, down)];
  const enemies = [0, 1, 2].map((n) => ({ x: mix(8, 10, right) + (enemyWidth + gap) * n, y: top }));
  const [sea, shore] = [mix(702, 852, right), mix(752, 914, right)];
  const high = mix(74, 84, Math.min(1, down));
  const pitch = (room.height - mix(46, 58, down)) / Math.max(count, 1); // the corner below is left to the buttons
  const tops = Array.from({ length: count }, (_, n) => n * pitch + (pitch - high - 22) / 2);
  return {
    ...room,
    wide: true,
    places,
    stand: mix(34, 64, Math.min(1, down)),
    art,
    enemies,
    enemyWidth,
    shores: tops.map((y, n) => ({ target: SHORE_1 + n, at: { x: shore, y }, harbour: { x: sea, y: y + 60 } })),
    shoreWidth: room.width - shore - 7,
    shoreHeight: high,
    coast: { x: mix(650, 775, right), y: (grid.rows[4] ?? 0) - 62 * art },
    piers: [...[1, 2, 3].map((column) => at(grid, [column - 0.48, 0]).x), quay.x - 14],
    quay,
    berths: berthsOf({ places, quay, art }, grid, scenery),
    gaps: WIDE.stalls.slice(picture.stalls.length).map((cell) => at(grid, cell)),
    plate: step - 4,
    track: { x: (enemies[2]?.x ?? 0) + enemyWidth + 10, y: mix(4, 7, down) },
  };
}

function tallOf(scenery: Scenery, picture: Picture, count: number): Layout {
  const grid: Grid = { columns: [66, 129], rows: [226, 348, 470, 592, 714, 846, 966], quayStep: 54 };
  const places = placesOf(TALL, grid, scenery, picture);
  const [quay, art] = [{ x: 282, y: 972 }, 1];
  const tops = Array.from({ length: count }, (_, n) => 1044 + n * 128);
  return {
    wide: false,
    width: 390,
    height: 1044 + 128 * count,
    places,
    stand: 64,
    art,
    enemies: [0, 1, 2].map((n) => ({ x: 4 + 129 * n, y: 44 })),
    enemyWidth: 124,
    shores: tops.map((y, n) => ({ target: SHORE_1 + n, at: { x: 124, y }, harbour: { x: 62, y: y + 62 } })),
    shoreWidth: 256,
    shoreHeight: 84,
    coast: { x: 390, y: 770 },
    piers: [131, 260],
    quay,
    berths: berthsOf({ places, quay, art }, grid, scenery),
    gaps: TALL.stalls.slice(picture.stalls.length).map((cell) => at(grid, cell)),
    plate: 126,
    track: { x: 6, y: 6 },
  };
}

/** Without a room for the wide plan, the tall one. */
export function layoutOf(scenery: Scenery, picture: Picture, room?: Size): Layout {
  const shores = picture.targets.filter(({ target }) => target >= SHORE_1).length;
  return room ? wideOf(room, scenery, picture, shores) : tallOf(scenery, picture, shores);
}
