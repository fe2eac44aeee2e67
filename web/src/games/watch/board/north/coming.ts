/** Wildlings that are told of later: the board is already as it will be, so they are not shown before they arrive. */

import type { EventOut } from '../../../../protocol';
import { told } from '../../events';
import type { Picture, Scenery } from '../../shapes';
import type { NorthMap } from './layout';
import { marchOf } from './marches';

export function comingTo(
  events: readonly EventOut[],
  map: NorthMap,
  scenery: Scenery,
  picture: Picture,
): ReadonlySet<string> {
  return new Set(events.map((event) => placeOf(event, map, scenery, picture)).filter((place) => place !== ''));
}

/** A hex, a camp, or a clearing where a wildling stays. */
function placeOf(event: EventOut, map: NorthMap, scenery: Scenery, picture: Picture): string {
  if (told(event) === 'waits') return scenery.north?.clearings[event.args[1] ?? -1]?.id ?? '';
  return marchOf(event, map, scenery, picture)?.ends ?? '';
}
