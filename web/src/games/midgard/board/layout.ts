/**
 * Where everything is: the town in rows from the mountains down to the harbour, the shores beyond the sea. Wide, with the
 * sea to the right, or tall for narrow screens, with the sea below. World pixels: a plate is as large as its text.
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

export interface Layout {
  wide: boolean;
  width: number;
  height: number;
  /** By name: the middle of a plate's upper edge; what is drawn stands on it. */
  places: ReadonlyMap<string, Point>;
  /** The left upper corners of the cards of troll and draugr. */
  enemies: Point[];
  enemyWidth: number;
  shores: Shore[];
  shoreWidth: number;
  /** By number: where a ship lies when it does not sail. */
  berths: ReadonlyMap<number, Point>;
  /** Where a stall would stand if there were more of them. */
  gaps: Point[];
  /** How wide a plate may be. */
  plate: number;
}

type Cell = readonly [column: number, row: number];

interface Plan {
  columns: number[];
  /** The upper edges of the plates. */
  rows: number[];
  cells: Record<string, Cell>;
  stalls: Cell[];
  /** For places that only other content has. */
  spare: Cell[];
  quay: Point;
  quayStep: number;
}

const WIDE: Plan = {
  columns: [84, 234, 384, 534, 684],
  rows: [112, 238, 364, 490, 614],
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
  quay: { x: 620, y: 622 },
  quayStep: 58,
};

const TALL: Plan = {
  columns: [66, 195, 324],
  rows: [226, 348, 470, 592, 714, 846, 966],
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
  quay: { x: 282, y: 972 },
  quayStep: 54,
};

function at({ columns, rows }: Plan, [column, row]: Cell): Point {
  const [first = 0, second = 0] = columns;
  return { x: first + column * (second - first), y: rows[row] ?? 0 };
}

/** The places that have a plate in the town; longships are boarded where they lie. */
export function townPlaces(scenery: Scenery, picture: Picture): Place[] {
  return scenery.places.filter(
    ({ id, kind }, number) =>
      kind !== 'longship' &&
      !(TARGETS as readonly string[]).includes(id) &&
      (kind !== 'stall' || picture.stalls.includes(number)),
  );
}

function placesOf(plan: Plan, scenery: Scenery, picture: Picture): Map<string, Point> {
  const [stalls, spare] = [[...plan.stalls], [...plan.spare]];
  const found = new Map<string, Point>();
  for (const { id, kind } of townPlaces(scenery, picture)) {
    const cell = plan.cells[id] ?? (kind === 'stall' ? stalls.shift() : undefined) ?? spare.shift();
    if (cell) found.set(id, at(plan, cell));
  }
  return found;
}

/** A public longship lies at its own place, a private one at the quay. */
function berthsOf(plan: Plan, scenery: Scenery, places: ReadonlyMap<string, Point>): Map<number, Point> {
  const berths = new Map<number, Point>();
  let bought = 0;
  for (const [number, { id, private: own }] of scenery.ships.entries()) {
    const place = scenery.places.find(({ steps }) => steps.some(({ ship }) => ship === id));
    const home = place && places.get(place.id);
    if (home) berths.set(number, { x: home.x, y: home.y - 24 });
    else if (own) berths.set(number, { x: plan.quay.x + plan.quayStep * bought++, y: plan.quay.y - 18 });
  }
  return berths;
}

function wideShores(count: number): Shore[] {
  const pitch = 612 / Math.max(count, 1); // the corner below them is left to the buttons
  return Array.from({ length: count }, (_, n) => {
    const top = n * pitch + (pitch - 146) / 2;
    return { target: SHORE_1 + n, at: { x: 914, y: top + 12 }, harbour: { x: 852, y: top + 78 } };
  });
}

function tallShores(count: number): Shore[] {
  return Array.from({ length: count }, (_, n) => {
    const top = 1044 + n * 128;
    return { target: SHORE_1 + n, at: { x: 124, y: top }, harbour: { x: 62, y: top + 62 } };
  });
}

export function layoutOf(wide: boolean, scenery: Scenery, picture: Picture): Layout {
  const plan = wide ? WIDE : TALL;
  const places = placesOf(plan, scenery, picture);
  const shores = picture.targets.filter(({ target }) => target >= SHORE_1).length;
  return {
    wide,
    width: wide ? 1180 : 390,
    height: wide ? 670 : 1044 + 128 * shores,
    places,
    enemies: [0, 1, 2].map((n) => (wide ? { x: 10 + 158 * n, y: 36 } : { x: 4 + 129 * n, y: 44 })),
    enemyWidth: wide ? 150 : 124,
    shores: wide ? wideShores(shores) : tallShores(shores),
    shoreWidth: wide ? 258 : 256,
    berths: berthsOf(plan, scenery, places),
    gaps: plan.stalls.slice(picture.stalls.length).map((cell) => at(plan, cell)),
    plate: wide ? 146 : 126,
  };
}
