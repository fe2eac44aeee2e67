/** Wildlings whose event is still to be shown: the board is already ahead, so they are hidden until they arrive. */

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
