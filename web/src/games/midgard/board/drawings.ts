/**
 * The town drawn by hand: houses, stalls, trees, hills. All of it goes inside an <svg>; x, y is the middle of the
 * ground.
 */

import { scatter, type Point } from '../../../board/plane';

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Puts numbers into a drawing. */
function draw(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((text, part, at) => {
    const value = values[at - 1];
    return text + (typeof value === 'number' ? n(value) : (value ?? '')) + part;
  });
}

const shadow = (x: number, y: number, width: number): string =>
  draw`<ellipse cx="${x}" cy="${y + 2}" rx="${width}" ry="6" fill="#000" opacity=".3"/>`;

interface House {
  width: number;
  height: number;
  roof: string;
  wall?: string;
  /** There is light inside. */
  lit?: boolean;
  chimney?: boolean;
}

/** A gabled house with crossed beams. */
export function house({ x, y }: Point, { width, height, roof, wall = '#a57f52', lit, chimney }: House): string {
  const [a, b] = [x - width / 2, x + width / 2];
  const walls = height * 0.46;
  const eaves = y - walls;
  let svg = shadow(x, y, width * 0.58);
  if (chimney) {
    svg += draw`<path d="M${x + width * 0.22} ${y - height - 4}q-7-9 0-17t0-17" fill="none" stroke="#dfe7ea" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"/>`;
    svg += draw`<rect x="${x + width * 0.16}" y="${y - height - 2}" width="${width * 0.13}" height="${height * 0.34}" fill="#5b4a41"/>`;
  }
  svg += draw`<rect x="${a + width * 0.06}" y="${eaves}" width="${width * 0.88}" height="${walls}" fill="${wall}"/>`;
  for (let plank = 11; plank < width * 0.88; plank += 11)
    svg += draw`<path d="M${a + width * 0.06 + plank} ${eaves}V${y}" stroke="#0003" stroke-width="1.4"/>`;
  svg += draw`<path d="M${a - 4} ${eaves + 3}Q${x} ${y - height * 1.22} ${b + 4} ${eaves + 3}Z" fill="#3a2415"/>`;
  svg += draw`<path d="M${a} ${eaves + 2}Q${x} ${y - height * 1.16} ${b} ${eaves + 2}Z" fill="${roof}"/>`;
  for (const k of [0.25, 0.5, 0.75])
    svg += draw`<path d="M${a + width * k * 0.5 + 2} ${eaves + 2 - height * 0.3 * k}Q${x} ${y - height * (0.86 + 0.22 * k)} ${b - width * k * 0.5 - 2} ${eaves + 2 - height * 0.3 * k}" fill="none" stroke="#0003" stroke-width="1.6"/>`;
  svg += draw`<path d="M${x} ${y - height * 0.74}l-8-12M${x} ${y - height * 0.74}l8-12" stroke="#3a2415" stroke-width="3.2" stroke-linecap="round"/>`;
  svg += draw`<path d="M${x - 7} ${y}v${-walls * 0.6}a7 7 0 0 1 14 0v${walls * 0.6}z" fill="${lit ? '#ffb24d' : '#2b1a0e'}"/>`;
  return svg;
}

function church({ x, y }: Point): string {
  let svg = shadow(x, y, 44) + draw`<rect x="${x - 34}" y="${y - 20}" width="68" height="20" fill="#7a5634"/>`;
  for (const [half, up, high] of [
    [46, 18, 18],
    [32, 34, 18],
    [19, 50, 21],
  ] as const) {
    const foot = y - up;
    svg += draw`<path d="M${x - half} ${foot}L${x} ${foot - high}L${x + half} ${foot}Z" fill="#4b2f1c"/><path d="M${x - half} ${foot}h${2 * half}" stroke="#2b1a0e" stroke-width="3"/>`;
  }
  svg += draw`<path d="M${x - 4} ${y - 69}l4-11 4 11z" fill="#d9a441"/>`;
  return svg + draw`<path d="M${x - 7} ${y}v-11a7 7 0 0 1 14 0v11z" fill="#ffb24d"/>`;
}

export function stall({ x, y }: Point, awning: string): string {
  let svg = shadow(x, y, 38);
  svg += draw`<path d="M${x - 30} ${y}v-30M${x + 30} ${y}v-30" stroke="#4a311c" stroke-width="4"/><rect x="${x - 32}" y="${y - 14}" width="64" height="13" fill="#8a6238"/>`;
  for (let k = 0; k < 6; k += 1)
    svg += draw`<path d="M${x - 38 + k * 12.7} ${y - 30}l5-17h7.6v17q-6.3 7-12.6 0z" fill="${k % 2 ? awning : '#f1e6cf'}"/>`;
  return svg;
}

export function pines({ x, y }: Point, count: number, step: number, seed: number): string {
  const next = scatter(seed);
  const trees = Array.from({ length: count }, (_, k) => {
    const [a, b, h] = [x + (k - count / 2) * step + next() * 8 - 4, y + next() * 16 - 8, 30 + next() * 14];
    return { b, svg: pine(a, b, h) };
  });
  return trees
    .sort((one, other) => one.b - other.b)
    .map(({ svg }) => svg)
    .join('');
}

function pine(a: number, b: number, h: number): string {
  const half = draw`l${h * 0.3} ${h * 0.45}h${-h * 0.12}l${h * 0.2} ${h * 0.4}`;
  return draw`<path d="M${a} ${b - h}${half}h${-h * 0.76}l${h * 0.2} ${-h * 0.4}h${-h * 0.12}z" fill="#2b5039"/><path d="M${a} ${b - h}${half}h${-h * 0.38}z" fill="#1e3c2a"/>`;
}

function cave({ x, y }: Point): string {
  return draw`<path d="M${x - 74} ${y}l22-56 26 14 28-34 32 32 40 44z" fill="#59636c"/><path d="M${x + 2} ${y - 76}l32 32 40 44h-56z" fill="#454e57"/><path d="M${x - 13} ${y - 58}l15-18 13 14-13 8z" fill="#dfe7ea"/>`;
}

function barrow({ x, y }: Point): string {
  return draw`<path d="M${x - 66} ${y}q14-58 66-58t66 58z" fill="#54694a"/><path d="M${x - 66} ${y}q14-58 66-58q-22 12-34 58z" fill="#65805a"/>`;
}

function hulk({ x, y }: Point): string {
  let svg = draw`<path d="M${x - 54} ${y - 12}q54 24 108-2" fill="none" stroke="#8a6238" stroke-width="7"/>`;
  for (let a = -42; a <= 44; a += 14)
    svg += draw`<path d="M${x + a} ${y - 4 - Math.abs(a) * 0.12}v-27" stroke="#8a6238" stroke-width="5"/>`;
  return (
    svg +
    draw`<path d="M${x - 54} ${y - 12}q-8-20 4-30M${x + 54} ${y - 14}q8-20-4-30" fill="none" stroke="#8a6238" stroke-width="6"/>`
  );
}

/** Someone on a mat beside the road, with a bowl. */
function mat({ x, y }: Point): string {
  return (
    shadow(x, y, 30) +
    draw`<ellipse cx="${x}" cy="${y}" rx="30" ry="8" fill="#8b5a3a"/><path d="M${x - 17} ${y - 2}q2-36 15-36t15 36z" fill="#5d5348"/><circle cx="${x - 2}" cy="${y - 40}" r="8" fill="#e3bf95"/><path d="M${x - 11} ${y - 38}q9-19 18 0q-9-6-18 0z" fill="#4a4139"/><path d="M${x + 14} ${y - 11}h18q-2 11-9 11t-9-11z" fill="#b98b4a" stroke="#5b3a20" stroke-width="1.5"/>`
  );
}

const HOUSES: Record<string, House> = {
  sages_house: { width: 80, height: 62, roof: '#3d5a6b', wall: '#8b7a5e', lit: true },
  jarls_longhouse: { width: 136, height: 70, roof: '#7a3f1d', wall: '#b08350', lit: true },
  runesmith: { width: 80, height: 58, roof: '#3f4f63', wall: '#8d8374' },
  smokehouse: { width: 72, height: 54, roof: '#5a4630', wall: '#8d6b45', chimney: true },
  swordsmith: { width: 74, height: 54, roof: '#6d4527', wall: '#9a8468', chimney: true, lit: true },
  hafter: { width: 74, height: 54, roof: '#7d3a26', wall: '#9a7a58', chimney: true, lit: true },
  blacksmith: { width: 74, height: 54, roof: '#3a3d42', wall: '#857b70', chimney: true, lit: true },
};

const aside = ({ x, y }: Point, dx: number, dy = 0): Point => ({ x: x + dx, y: y + dy });

const DRAWINGS: Record<string, (at: Point) => string> = {
  stave_church: church,
  shipwright: hulk,
  beg: mat,
  troll: cave,
  draugr_1: barrow,
  draugr_2: barrow,
  hunting_grounds: (at) => pines(aside(at, 4, -4), 8, 15, 3),
  worker_huts: (at) =>
    house(aside(at, -30, -4), { width: 48, height: 40, roof: '#6d5a2f' }) +
    house(aside(at, 20), { width: 52, height: 42, roof: '#7a6535' }),
  market: (at) => stall(aside(at, -30, -5), '#2f6d8a') + stall(aside(at, 28), '#6f8f4e'),
  large_longship: () => '',
  small_longship: () => '',
  merchant_ship: () => '',
};

/** What stands at a place. */
export function drawingOf(id: string, kind: string, colour: string, at: Point): string {
  const own = DRAWINGS[id];
  if (own) return own(at);
  if (kind === 'stall') return stall(at, colour === 'war' ? '#b2392f' : '#d9a441');
  return house(at, HOUSES[id] ?? { width: 74, height: 54, roof: '#6d4527', lit: true });
}

export function jetty(x: number, top: number, bottom: number): string {
  let svg = draw`<path d="M${x - 7} ${top}h14v${bottom - top}h-14z" fill="#7a5a38"/>`;
  for (let y = top + 12; y < bottom; y += 13)
    svg += draw`<path d="M${x - 7} ${y}h14" stroke="#3a2415" stroke-width="2"/>`;
  return svg;
}

export function waves(left: number, top: number, width: number, height: number, count: number): string {
  const next = scatter(11);
  return Array.from(
    { length: count },
    () => draw`M${left + next() * width} ${top + next() * height}q6-5 12 0t12 0`,
  ).join('');
}

/** Peaks along a line, with snow on the higher ones. */
export function mountains(left: number, right: number, foot: number, seed: number): string {
  const next = scatter(seed);
  let [line, snow, x] = [`M${n(left)} ${n(foot)}`, '', left];
  while (x < right) {
    const [half, high] = [34 + next() * 26, 26 + next() * 34];
    const top = foot - high;
    line += draw`L${x + half} ${top}L${x + half * 1.75} ${foot - 6 - next() * 8}`;
    if (high > 42) snow += draw`M${x + half} ${top}l${-half * 0.34} ${high * 0.34}l9-3 6 8 ${half * 0.3}-9z`;
    x += half * 1.75;
  }
  return draw`<path d="${line}V${foot}Z" fill="#2c463f"/><path d="${snow}" fill="#dfe7ea"/>`;
}
