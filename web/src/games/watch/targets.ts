/** What can be picked on the board, in the order in which Tab visits it. */

import type { OptionOut } from '../../protocol';
import { placePoint, westToEast, type PlaceKind, type Point } from './board/geometry';
import type { NorthMap } from './board/north/layout';
import { spotOf, standingOf } from './board/north/places';
import type { Picture, Scenery, Verb } from './shapes';

export interface Target {
  option: OptionOut;
  kind: PlaceKind;
  place: string;
  at: Point;
  /** It glows; otherwise it is only marked. */
  loud: boolean;
}

/** By what an option calls its place. */
const KINDS: Record<string, PlaceKind> = {
  hex: 'hex',
  path: 'path',
  intersection: 'intersection',
  section: 'section',
  wildling_place: 'wildling',
};

export const PLACES: ReadonlySet<string> = new Set(Object.keys(KINDS));

/** What is north of the Wall, in the full game. */
export interface Beyond {
  map: NorthMap;
  picture: Picture;
}

export function targetsOf(options: readonly OptionOut[], aimed: readonly string[], beyond?: Beyond): Target[] {
  const found: Target[] = [];
  for (const option of options) {
    const [noun = '', place = ''] = option.args[0] ?? [];
    const kind = KINDS[noun];
    if (option.args.length !== 1 || !kind) continue;
    const loud = aimed.includes(option.verb);
    if (aimed.length > 0 && !loud) continue;
    const at = pointOf(kind, place, beyond);
    if (at) found.push({ option, kind, place, at, loud });
  }
  return westToEast(found, (target) => target.at);
}

export function pointOf(kind: PlaceKind, place: string, beyond: Beyond | undefined): Point | undefined {
  if (kind !== 'section' && kind !== 'wildling') return placePoint(kind, place);
  if (!beyond?.picture.north) return undefined;
  const { map, picture } = beyond;
  return kind === 'section' ? map.sections[place]?.at : spotOf(place, map, beyond.picture.north, picture.tormund);
}

/** The target that a finger meant, if it was not too far off. Distances in radii of a hex. */
export function nearest(targets: readonly Target[], at: Point, reach: number): Target | undefined {
  let best: Target | undefined;
  let least = reach;
  for (const target of targets) {
    const distance = Math.hypot(target.at.x - at.x, target.at.y - at.y);
    if (distance <= least) [best, least] = [target, distance];
  }
  return best;
}

/** The kind of place that a verb asks for. */
const PLACE_OF: Partial<Record<Verb, PlaceKind>> = {
  road: 'path',
  settlement: 'intersection',
  keep: 'intersection',
  tormund: 'hex',
  lift: 'path',
  guard: 'section',
  wildling: 'wildling',
};

export function placeOf(verb: string): PlaceKind | undefined {
  return PLACE_OF[verb as Verb];
}

/** The hexes at which something can be picked; all others are dimmed meanwhile. */
export function litHexes(targets: readonly Target[], scenery: Scenery): Set<string> {
  const around = new Map(scenery.intersections.map(({ text, hexes }) => [text, hexes]));
  const ends = new Map(scenery.paths.map((path) => [path.text, path.ends]));
  const lit = new Set<string>();
  for (const { kind, place } of targets) {
    if (kind === 'hex') lit.add(place);
    else if (kind === 'wildling') for (const hex of hexOf(place)) lit.add(hex);
    else if (kind === 'intersection') for (const hex of around.get(place) ?? []) lit.add(hex);
    else if (kind === 'path') for (const hex of beside(ends.get(place), around)) lit.add(hex);
  }
  return lit;
}

/** The hex of a wildling in the Gift. */
function hexOf(place: string): string[] {
  const standing = standingOf(place);
  return standing.at === 'hex' ? [standing.hex] : [];
}

/** The one or two hexes that both ends of a path border. */
function beside(ends: [string, string] | undefined, around: ReadonlyMap<string, string[]>): string[] {
  if (!ends) return [];
  const other = around.get(ends[1]) ?? [];
  return (around.get(ends[0]) ?? []).filter((hex) => other.includes(hex));
}
