/** What can be picked on the map, in the order in which Tab visits it. */

import { westToEast, type Point } from '../../board/plane';
import type { OptionOut } from '../../protocol';
import { spotPoint, type Land, type NorthgardMap } from './board/map';
import type { Scenery } from './shapes';

/** By what an option calls its place. */
export const PLACES: ReadonlySet<string> = new Set(['territory', 'place', 'spot']);
/** Verbs that the map has buttons for: how a tile is turned. */
export const ON_MAP: ReadonlySet<string> = new Set(['turn']);

export interface Target {
  option: OptionOut;
  at: Point;
  /** It glows; otherwise it is only marked. */
  loud: boolean;
}

export interface LandTarget extends Target {
  land: Land;
}

export interface PlaceTarget extends Target {
  x: number;
  y: number;
}

export interface Targets {
  lands: ReadonlyMap<Land, LandTarget>;
  places: PlaceTarget[];
  spots: Target[];
}

export function targetsOf(
  options: readonly OptionOut[],
  aimed: readonly string[],
  map: NorthgardMap,
  numbers: ReadonlyMap<string, number>,
): Targets {
  const lands = new Map<Land, LandTarget>();
  const places: PlaceTarget[] = [];
  const spots: Target[] = [];
  for (const option of options) {
    const [noun = '', text = ''] = option.args[0] ?? [];
    const loud = aimed.includes(option.verb);
    if (option.args.length !== 1 || !PLACES.has(noun) || (aimed.length > 0 && !loud)) continue;
    if (noun === 'place') {
      const { x, y } = placeOf(text);
      places.push({ option, loud, x, y, at: { x: x + 0.5, y: y + 0.5 } });
    } else if (noun === 'spot') {
      const at = spotPoint(text, map);
      if (at) spots.push({ option, loud, at });
    } else {
      const land = map.landOf.get(numbers.get(text) ?? -1);
      if (land && !lands.has(land)) lands.set(land, { option, loud, land, at: land.centre });
    }
  }
  return { lands, places: westToEast(places, ({ at }) => at), spots: westToEast(spots, ({ at }) => at) };
}

/** "1,-1" */
export function placeOf(text: string): { x: number; y: number } {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return { x, y };
}

/** Regions by their texts: "t05.n". */
export function regionNumbers(scenery: Scenery): Map<string, number> {
  return new Map(scenery.tiles.flatMap(({ regions }) => regions.map(({ id, region }) => [id, region] as const)));
}
