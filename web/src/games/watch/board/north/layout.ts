/** Where things are north of the Gift: clans, camps, trails, clearings, the Wall. In radii of a hex, as in geometry.ts. */

import { hexCentre, type Point } from '../geometry';
import type { NorthScenery, Scenery } from '../../shapes';

/** Width of a section of the Wall, and the distance between two clans. */
export const SECTION = 2.6;
export const CLAN = 3.45;
export const CAMP = 0.335;
export const CLEARING = { width: SECTION * 0.42, height: 0.36 };
export const POST = (SECTION - 0.42) / 5;
export const WALL = 0.92;
/** From the first row of hexes to the foot of the Wall. */
export const GAP = 0.34;

const BEFORE_WALL = 0.52; // from the Wall to the middle of a clearing
const BEFORE_CLEARING = 1.1; // from there to the first camp of a clan
const APART = CAMP * 2.16;

/** A trail runs from the first camp of its clan down to a clearing: a cubic curve. */
export interface Curve {
  from: Point;
  bends: [Point, Point];
  to: Point;
}

export interface NorthMap {
  middle: number;
  foot: number;
  top: number;
  /** Above the names of the clans. */
  sky: number;
  clans: Record<string, { at: Point; camps: Point[]; label: Point }>;
  trails: Record<string, Curve & { sign: Point }>;
  clearings: Record<string, Point>;
  sections: Record<string, { at: Point; posts: Point[] }>;
  frostfangs: Point;
}

export function northMap(scenery: Scenery): NorthMap | undefined {
  const { north } = scenery;
  if (!north) return undefined;
  const first = Math.min(...scenery.hexes.map((hex) => hex.at[1]));
  const row = scenery.hexes.filter((hex) => hex.at[1] === first).map((hex) => hexCentre(...hex.at));
  const xs = row.map(({ x }) => x);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const foot = (row[0]?.y ?? 0) - 1 - GAP;
  const top = foot - WALL;
  const clearing = top - BEFORE_WALL;
  const camp = clearing - BEFORE_CLEARING;
  const clans = clansOf(north, middle, camp);
  const clearings = Object.fromEntries(
    north.clearings.map(({ id, section }) => [id, { x: sectionX(north, section, middle), y: clearing }]),
  );
  return {
    middle,
    foot,
    top,
    sky: camp - 1.62,
    clans,
    clearings,
    trails: trailsOf(north, clans, clearings),
    sections: sectionsOf(north, middle, (top + foot) / 2),
    frostfangs: { x: middle, y: camp - 2.4 },
  };
}

function sectionX(north: NorthScenery, id: string, middle: number): number {
  const at = north.sections.findIndex((section) => section.id === id);
  return middle + (at - (north.sections.length - 1) / 2) * SECTION;
}

function clansOf(north: NorthScenery, middle: number, y: number): NorthMap['clans'] {
  const places = north.clans.map((clan, at): [string, NorthMap['clans'][string]] => {
    const x = middle + (at - (north.clans.length - 1) / 2) * CLAN;
    const camps = Array.from({ length: clan.camps }, (_, number) => campAt({ x, y }, number, clan.camps));
    const highest = Math.min(...camps.map((camp) => camp.y));
    return [clan.id, { at: { x, y }, camps, label: { x, y: highest - CAMP - 0.17 } }];
  });
  return Object.fromEntries(places);
}

/** Camp 1 is nearest to the trails, the others are in an arc behind it. */
function campAt({ x, y }: Point, number: number, camps: number): Point {
  if (number === 0) return { x, y };
  const side = number - camps / 2; // -1, 0, 1 for the four camps of the book
  return { x: x + side * APART, y: y - APART * (0.86 + (side === 0 ? 0.16 : 0)) };
}

function trailsOf(north: NorthScenery, clans: NorthMap['clans'], clearings: NorthMap['clearings']): NorthMap['trails'] {
  const curves = north.clans.flatMap((clan) =>
    clan.trails.flatMap((id, at): [string, NorthMap['trails'][string]][] => {
      const end = clearings[north.trails.find((trail) => trail.id === id)?.clearing ?? ''];
      const camp = clans[clan.id]?.at;
      if (!end || !camp) return [];
      const curve = curveOf(camp, end, at === 0 ? -1 : 1);
      return [[id, { ...curve, sign: pointOn(curve, 0.5) }]];
    }),
  );
  return Object.fromEntries(curves);
}

function curveOf(camp: Point, clearing: Point, side: -1 | 1): Curve {
  const from = { x: camp.x + side * CAMP * 0.55, y: camp.y + CAMP * 0.8 };
  const lean = Math.max(-1, Math.min(1, (camp.x - clearing.x) / 2)) * CLEARING.width * 0.5;
  const to = { x: clearing.x + lean, y: clearing.y - CLEARING.height * 0.9 };
  const deep = to.y - from.y;
  return {
    from,
    bends: [
      { x: camp.x + side * CAMP * 1.3, y: from.y + deep * 0.55 },
      { x: to.x, y: from.y + deep * 0.3 },
    ],
    to,
  };
}

export function pointOn({ from, bends: [a, b], to }: Curve, share: number): Point {
  const rest = 1 - share;
  const mix = (axis: 'x' | 'y'): number =>
    rest ** 3 * from[axis] +
    3 * rest * rest * share * a[axis] +
    3 * rest * share * share * b[axis] +
    share ** 3 * to[axis];
  return { x: mix('x'), y: mix('y') };
}

function sectionsOf(north: NorthScenery, middle: number, y: number): NorthMap['sections'] {
  const places = north.sections.map((section): [string, NorthMap['sections'][string]] => {
    const x = sectionX(north, section.id, middle);
    const posts = Array.from({ length: section.posts }, (_, post) => ({
      x: x + (post - (section.posts - 1) / 2) * POST,
      y,
    }));
    return [section.id, { at: { x, y }, posts }];
  });
  return Object.fromEntries(places);
}
