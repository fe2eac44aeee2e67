/** The land beyond the Wall: crags, pines, the Wall itself. What happens there in the full game is drawn in north/. */

import { scatter, type Point } from './geometry';
import { SECTION, type NorthMap } from './north/layout';
import { f, pine, U } from './art';

/** How far the scenery goes on to the west and the east of the board, in world pixels. */
const REACH = 26 * U;
export const WEST = -REACH;
export const WIDTH = 2 * REACH + 6 * U;

export interface North {
  /** From the foot of the Wall upwards. */
  foot: number;
  top: number;
  sky: number;
  /** Where the crags begin. */
  horizon: number;
  towers: number[];
  /** No trees here: this is where things stand. */
  bare: { left: number; right: number } | undefined;
}

const HEIGHT = U * 0.86;

/** The Wall stands a little north of the first row of hexes; in the full game there is more before it. */
export function northOf(row: readonly Point[], map: NorthMap | undefined): North {
  if (map) return broadNorth(map);
  const first = Math.min(...row.map((point) => point.y)) * U - U;
  const foot = first - U * 0.12;
  const xs = row.map((point) => point.x * U);
  const [left, right] = [Math.min(...xs) - U * 1.15, Math.max(...xs) + U * 1.15];
  const towers = [0, 1, 2, 3, 4].map((at) => left + ((right - left) * at) / 4);
  const top = foot - HEIGHT;
  return { foot, top, sky: top - 15 * U, horizon: top - 74, towers, bare: undefined };
}

function broadNorth(map: NorthMap): North {
  const [foot, top, middle] = [map.foot * U, map.top * U, map.middle * U];
  const sections = Object.keys(map.sections).length;
  const towers = Array.from({ length: sections + 1 }, (_, at) => middle + (at - sections / 2) * SECTION * U);
  const half = SECTION * U * (sections / 2 + 0.15);
  return {
    foot,
    top,
    sky: top - 15 * U,
    horizon: top - 2.2 * U,
    towers,
    bare: { left: middle - half, right: middle + half },
  };
}

/** The frozen ground between the Wall and the first row: the land goes on there. */
export function neckOf(row: readonly Point[], north: North): string {
  const xs = row.map((point) => point.x * U);
  const y = (row[0]?.y ?? 0) * U;
  const [left, right] = [Math.min(...xs) - U * 0.87, Math.max(...xs) + U * 0.87];
  const [west, east] = [north.towers[0] ?? left, north.towers.at(-1) ?? right];
  return `M${f(west - 20)} ${f(north.foot - 6)}H${f(east + 20)}L${f(right)} ${f(y - U * 0.5)}H${f(left)}z`;
}

/** Snow on that ground, along the jagged edge of the first row. */
export function snowOf(row: readonly Point[], north: North): string {
  const points = [...row].sort((a, b) => b.x - a.x);
  const saw = points.map(({ x, y }) => {
    const [px, py] = [x * U, y * U];
    return `L${f(px + U * 0.866)} ${f(py - U / 2)}L${f(px)} ${f(py - U)}L${f(px - U * 0.866)} ${f(py - U / 2)}`;
  });
  const [west, east] = [north.towers[0] ?? 0, north.towers.at(-1) ?? 0];
  return `M${f(west - 20)} ${f(north.foot - 4)}H${f(east + 20)}${saw.join('')}z`;
}

export interface Range {
  ridge: string;
  caps: string;
  shades: string;
}

/** A row of crags from end to end. */
export function range(base: number, height: number, step: number, seed: number): Range {
  const next = scatter(seed);
  let [ridge, caps, shades] = [`M${WEST} ${f(base + 90)}`, '', ''];
  let x = WEST;
  while (x < WEST + WIDTH) {
    const [w, h] = [step * (0.7 + next() * 0.7), height * (0.5 + next() * 0.6)];
    const [px, py] = [x + w * 0.5, base - h];
    ridge += `L${f(x)} ${f(base)}L${f(px)} ${f(py)}`;
    caps +=
      `M${f(px)} ${f(py)}L${f(px - w * 0.17)} ${f(py + h * 0.34)}L${f(px - w * 0.07)} ${f(py + h * 0.28)}` +
      `L${f(px - w * 0.01)} ${f(py + h * 0.42)}L${f(px + w * 0.07)} ${f(py + h * 0.27)}L${f(px + w * 0.16)} ${f(py + h * 0.33)}z`;
    shades += `M${f(px)} ${f(py)}L${f(px + w * 0.5)} ${f(base)}H${f(px + w * 0.12)}z`;
    x += w * 0.86;
  }
  return { ridge: `${ridge}L${WEST + WIDTH} ${f(base + 90)}z`, caps, shades };
}

/** The haunted forest, in two greens. */
export function pines(top: number, bottom: number, bare: North['bare']): [string, string] {
  const next = scatter(23);
  const trees: [number, number, number][] = [];
  for (let tree = 0; tree < 420; tree += 1) {
    const x = WEST + next() * WIDTH;
    const [y, h] = [top + next() * (bottom - top), 14 + next() * 17];
    if (!bare || x < bare.left || x > bare.right) trees.push([x, y, h]);
  }
  trees.sort((a, b) => a[1] - b[1]);
  const grown = (young: boolean): string =>
    trees
      .filter((_, at) => (at % 3 === 0) === young)
      .map((tree) => pine(...tree))
      .join('');
  return [grown(false), grown(true)];
}

/** Cracks in the ice of the Wall. */
export function cracks(north: North): string {
  const next = scatter(41);
  const height = north.foot - north.top;
  let d = '';
  for (let x = WEST + 4; x < WEST + WIDTH; x += 14 + next() * 18) {
    const y = north.top + next() * height * 0.5;
    const half = height * (0.1 + next() * 0.25);
    d += `M${f(x)} ${f(y)}l${f(-2 + next() * 4)} ${f(half)}l${f(-2 + next() * 4)} ${f(half)}`;
  }
  return d;
}

export function battlements(north: North): string {
  let d = '';
  for (let x = WEST; x < WEST + WIDTH; x += 24) d += `M${x} ${f(north.top + 0.5)}v-6h12v6z`;
  return d;
}

/** Snow that has drifted against the foot of the Wall. */
export function drift(north: North): string {
  let d = `M${WEST} ${f(north.foot)}`;
  let up = true;
  for (let x = 0; x < WIDTH; x += 160) {
    d += `q80 ${up ? -9 : 5} 160 0`;
    up = !up;
  }
  return `${d}v7H${WEST}z`;
}
