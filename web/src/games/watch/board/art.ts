/** What grows on a hex, drawn by us: paths around the middle of a hex whose radius is U. The number lies in the middle. */

import { scatter } from './geometry';

/** World pixels per radius of a hex. Strokes and letters are measured in these too. */
export const U = 60;

export interface Shape {
  d: string;
  /** A class of Tile.svelte: fill and stroke. */
  ink: string;
}

export const f = (number: number): number => Math.round(number * 100) / 100;

export function artOf(terrain: string, seed: number): Shape[] {
  switch (terrain) {
    case 'forest':
      return forest(seed);
    case 'mountains':
      return mountains();
    case 'hills':
      return hills();
    case 'pasture':
      return pasture(seed);
    case 'fields':
      return fields();
    case 'ice':
      return ice();
    case 'desert':
      return desert();
    default:
      return [];
  }
}

/** Whether a point (in radii) does not cover the number. */
function clear(x: number, y: number): boolean {
  return Math.hypot(x, (y - 0.06) * 1.02) > 0.47;
}

export function pine(x: number, y: number, h: number): string {
  return (
    `M${f(x)} ${f(y - h)}l${f(h * 0.2)} ${f(h * 0.36)}h${f(-h * 0.08)}l${f(h * 0.17)} ${f(h * 0.3)}h${f(-h * 0.08)}` +
    `l${f(h * 0.16)} ${f(h * 0.28)}h${f(-h * 0.74)}l${f(h * 0.16)} ${f(-h * 0.28)}h${f(-h * 0.08)}` +
    `l${f(h * 0.17)} ${f(-h * 0.3)}h${f(-h * 0.08)}z`
  );
}

function forest(seed: number): Shape[] {
  const next = scatter(100 + seed * 7);
  const trees: [number, number][] = [];
  for (let tries = 0; tries < 60 && trees.length < 20; tries += 1) {
    const [x, y] = [(next() - 0.5) * 1.7, (next() - 0.5) * 1.9];
    const apart = trees.every(([a, b]) => Math.hypot(a - x, (b - y) * 1.3) > 0.21);
    if (clear(x, y - 0.12) && clear(x, y - 0.3) && apart) trees.push([x, y]);
  }
  trees.sort((a, b) => a[1] - b[1]);
  return trees.map(([x, y], at) => {
    const h = U * (0.36 + next() * 0.1);
    return { d: pine(x * U, y * U + h * 0.1, h), ink: at % 3 ? 'pine' : 'pine young' };
  });
}

const PEAKS = [
  [0, -0.56, 0.5],
  [0.42, -0.42, 0.56],
  [-0.48, -0.34, 0.5],
  [0.6, 0.4, 0.4],
  [-0.62, 0.46, 0.36],
  [0.3, 0.8, 0.28],
  [-0.12, 0.82, 0.3],
] as const;

function mountains(): Shape[] {
  return PEAKS.flatMap(([px, py, size]) => {
    const [x, y, h, w] = [px * U, (py + 0.22) * U, size * U, size * U * 0.74];
    const cap =
      `M${f(x)} ${f(y - h)}L${f(x - w * 0.34)} ${f(y - h * 0.66)}L${f(x - w * 0.13)} ${f(y - h * 0.72)}` +
      `L${f(x + w * 0.02)} ${f(y - h * 0.58)}L${f(x + w * 0.15)} ${f(y - h * 0.72)}L${f(x + w * 0.34)} ${f(y - h * 0.66)}z`;
    const shade = `M${f(x)} ${f(y - h)}L${f(x + w)} ${f(y)}H${f(x + w * 0.15)}L${f(x + w * 0.1)} ${f(y - h * 0.5)}z`;
    return [
      { d: `M${f(x - w)} ${f(y)}L${f(x)} ${f(y - h)}L${f(x + w)} ${f(y)}z`, ink: 'rock' },
      { d: shade, ink: 'shade' },
      { d: cap, ink: 'snow' },
    ];
  });
}

const MOUNDS = [
  [0, -0.82, 0.4],
  [-0.55, -0.5, 0.44],
  [0.5, -0.55, 0.5],
  [0.8, 0.06, 0.36],
  [-0.78, 0.16, 0.36],
  [-0.5, 0.66, 0.42],
  [0.52, 0.62, 0.44],
  [0, 0.92, 0.38],
] as const;

function hills(): Shape[] {
  return MOUNDS.flatMap(([px, py, size], at) => {
    const [x, y, w, h] = [px * U, (py + 0.16) * U, size * U * 1.02, size * U * 0.86];
    const mound =
      `M${f(x - w)} ${f(y)}Q${f(x - w * 0.5)} ${f(y - h * 1.1)} ${f(x)} ${f(y - h)}` +
      `Q${f(x + w * 0.62)} ${f(y - h * 0.9)} ${f(x + w)} ${f(y)}z`;
    const ridge = `M${f(x - w * 0.62)} ${f(y - h * 0.42)}Q${f(x)} ${f(y - h * 0.82)} ${f(x + w * 0.6)} ${f(y - h * 0.4)}`;
    return [
      { d: mound, ink: at % 2 ? 'mound' : 'mound dark' },
      { d: ridge, ink: 'ridge' },
    ];
  });
}

const FLOCK = [
  [-0.46, -0.5],
  [0.1, -0.66],
  [0.56, -0.3],
  [-0.62, 0.24],
  [0.52, 0.5],
  [-0.2, 0.7],
] as const;

function pasture(seed: number): Shape[] {
  const next = scatter(100 + seed * 7);
  let waves = '';
  for (let row = 0; row < 5; row += 1) {
    waves += `M${-U} ${f((-0.8 + row * 0.42) * U)}q${U * 0.5} ${f(-U * 0.18)} ${U} 0t${U} 0`;
  }
  let grass = '';
  for (let tuft = 0; tuft < 16; tuft += 1) {
    const [x, y] = [(next() - 0.5) * 1.6, (next() - 0.5) * 1.7];
    const at = `M${f(x * U)} ${f(y * U)}`;
    if (clear(x, y)) grass += `${at}l-2.5-5${at}v-6${at}l2.5-5`;
  }
  let [wool, head, legs] = ['', '', ''];
  FLOCK.forEach(([px, py], at) => {
    const [x, y, a, to] = [px * U, py * U, U * 0.115, at % 2 ? -1 : 1];
    wool += oval(x, y, a, a * 0.74);
    head += oval(x + to * a * 0.95, y - a * 0.25, a * 0.38, a * 0.38);
    legs += `M${f(x - a * 0.4)} ${f(y + a * 0.7)}v${f(a * 0.4)}M${f(x + a * 0.4)} ${f(y + a * 0.7)}v${f(a * 0.4)}`;
  });
  return [
    { d: waves, ink: 'grass wide' },
    { d: grass, ink: 'grass' },
    { d: legs, ink: 'legs' },
    { d: wool, ink: 'fleece' },
    { d: head, ink: 'muzzle' },
  ];
}

function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${f(x - rx)} ${f(y)}a${f(rx)} ${f(ry)} 0 1 0 ${f(rx * 2)} 0a${f(rx)} ${f(ry)} 0 1 0 ${f(-rx * 2)} 0z`;
}

const SHEAVES = [
  [-0.5, -0.44],
  [0, -0.6],
  [0.5, -0.44],
  [-0.64, 0.1],
  [0.66, 0.1],
  [-0.44, 0.66],
  [0.46, 0.66],
  [0, 0.84],
] as const;

function fields(): Shape[] {
  let furrows = '';
  for (let row = -6; row < 7; row += 1) {
    const x = row * U * 0.17;
    furrows += `M${f(x - U * 0.2)} ${U}Q${f(x + U * 0.1)} 0 ${f(x - U * 0.05)} ${-U}`;
  }
  let [sheaves, bands] = ['', ''];
  for (const [px, py] of SHEAVES) {
    const [x, y, a] = [px * U, py * U, U * 0.17];
    sheaves +=
      `M${f(x - a * 0.35)} ${f(y + a)}Q${f(x - a * 0.1)} ${f(y)} ${f(x - a * 0.8)} ${f(y - a * 0.9)}` +
      `Q${f(x)} ${f(y - a * 1.7)} ${f(x + a * 0.8)} ${f(y - a * 0.9)}Q${f(x + a * 0.1)} ${f(y)} ${f(x + a * 0.35)} ${f(y + a)}z`;
    bands += `M${f(x - a * 0.45)} ${f(y + a * 0.12)}h${f(a * 0.9)}`;
  }
  return [
    { d: furrows, ink: 'furrow' },
    { d: sheaves, ink: 'sheaf' },
    { d: bands, ink: 'band' },
  ];
}

const SHARDS = [
  [-0.5, -0.2, 0.42],
  [-0.2, -0.42, 0.34],
  [0.36, -0.3, 0.5],
  [0.64, 0.12, 0.3],
  [-0.66, 0.4, 0.3],
  [0.3, 0.74, 0.32],
  [-0.24, 0.8, 0.4],
] as const;

/** Broken ice under snow. */
function ice(): Shape[] {
  const cracks = 'M-58 6l22-8 12 10 20-14 18 9 26-16M-30 52l8-20 16-6 6-18M20 46l10-16 22-4M-12-54l6 18-10 12';
  const shards = SHARDS.flatMap(([px, py, size]) => {
    const [x, y, h, w] = [px * U, py * U, size * U, size * U * 0.42];
    return [
      { d: `M${f(x - w)} ${f(y)}L${f(x - w * 0.2)} ${f(y - h)}L${f(x + w)} ${f(y)}z`, ink: 'shard' },
      { d: `M${f(x - w * 0.2)} ${f(y - h)}L${f(x + w)} ${f(y)}H${f(x + w * 0.1)}z`, ink: 'glint' },
    ];
  });
  return [{ d: cracks, ink: 'crack' }, ...shards];
}

function desert(): Shape[] {
  let dunes = '';
  for (const [x, y, w] of [
    [-0.7, -0.42, 0.7],
    [0, -0.7, 0.6],
    [0.15, -0.2, 0.75],
    [-0.75, 0.3, 0.8],
    [0.1, 0.46, 0.7],
    [-0.4, 0.78, 0.8],
  ] as const) {
    dunes += `M${f(x * U)} ${f(y * U)}q${f(w * U * 0.35)} ${f(-U * 0.24)} ${f(w * U * 0.6)} 0t${f(w * U * 0.4)} ${f(U * 0.05)}`;
  }
  return [{ d: dunes, ink: 'dune' }];
}
