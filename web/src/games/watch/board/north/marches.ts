/** The routes of wildlings when an event is shown: down a trail, over the Wall, back to the Frostfangs. */

import type { Point } from '../geometry';
import type { EventOut } from '../../../../protocol';
import { told, type Kind } from '../../events';
import type { NorthScenery, Picture, Scenery } from '../../shapes';
import { pointOn, type NorthMap } from './layout';
import { clearingPoint, giftPoint, spotOf } from './places';

export interface March {
  kind: string;
  way: Point[];
  /** The place where the wildling is then, as options name it; "" if it has left the board. */
  ends: string;
}

const STEPS = 12;
const WALKS: ReadonlySet<Kind> = new Set(['camp', 'advance', 'crossed', 'turned-back', 'removed']);

export function walks(event: EventOut): boolean {
  return WALKS.has(told(event));
}

/** The route that an event describes; none for all other events. */
export function marchOf(event: EventOut, map: NorthMap, scenery: Scenery, picture: Picture): March | undefined {
  const { north: land } = scenery;
  const kind = land?.wildlings[event.args[0] ?? -1]?.id;
  if (!land || !kind || !picture.north) return undefined;
  const [, second = -1, third = -1] = event.args;
  switch (told(event)) {
    case 'camp':
      return toCamp(kind, land.clans[second]?.id ?? '', third, map);
    case 'advance':
      return downTrail(kind, land.trails[second]?.id ?? '', map);
    case 'crossed':
      return overTheWall(kind, land, second, scenery.hexes[third]?.text ?? '', map, picture.tormund);
    case 'turned-back':
      return home(kind, clearingOf(land, second, map), map);
    case 'wildling-home':
      return undefined; // the previous event says from where
    case 'removed':
      return home(kind, spotOf(placeOf(second, scenery, land), map, picture.north, picture.tormund), map);
    default:
      return undefined;
  }
}

function toCamp(kind: string, clan: string, camp: number, map: NorthMap): March | undefined {
  const to = map.clans[clan]?.camps[camp - 1];
  return to && { kind, way: [{ x: to.x, y: map.frostfangs.y }, to], ends: `${clan}-${camp}` };
}

function downTrail(kind: string, id: string, map: NorthMap): March | undefined {
  const trail = map.trails[id];
  if (!trail) return undefined;
  const way = Array.from({ length: STEPS + 1 }, (_, step) => pointOn(trail, step / STEPS));
  return { kind, way: [...way, { x: trail.to.x, y: trail.to.y + 0.3 }], ends: '' };
}

/** From the clearing over the Wall to a hex. */
function overTheWall(
  kind: string,
  land: NorthScenery,
  section: number,
  hex: string,
  map: NorthMap,
  tormund: string,
): March | undefined {
  if (hex === '') return undefined;
  const from = clearingOf(land, section, map);
  const to = giftPoint(hex, hex === tormund);
  return { kind, way: [from, { x: from.x, y: map.top - 0.1 }, { x: from.x, y: map.foot + 0.1 }, to], ends: hex };
}

function home(kind: string, from: Point, map: NorthMap): March {
  return { kind, way: [from, { x: (from.x + map.frostfangs.x) / 2, y: map.frostfangs.y }], ends: '' };
}

function clearingOf(land: NorthScenery, section: number, map: NorthMap): Point {
  return clearingPoint(map, land.sections[section]?.clearing ?? '', 0, 1);
}

/** The number of a place in an event, as games/watch/state/box.py counts them: hexes, then camps, then kinds in clearings. */
function placeOf(number: number, scenery: Scenery, land: NorthScenery): string {
  const hexes = scenery.hexes.length;
  if (number < hexes) return scenery.hexes[number]?.text ?? '';
  const camps = land.clans.flatMap(({ id, camps }) => Array.from({ length: camps }, (_, at) => `${id}-${at + 1}`));
  const kinds = land.clearings.flatMap(({ id }) => land.wildlings.map((wildling) => `${id}-${wildling.id}`));
  return [...camps, ...kinds][number - hexes] ?? '';
}
