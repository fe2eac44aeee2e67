/** What an event was about, to ring it on the board. */

import type { EventOut } from '../../protocol';
import type { Picture, Scenery } from './picture';

export interface Touched {
  hexes: string[];
  paths: string[];
  intersections: string[];
}

const NOTHING: Touched = { hexes: [], paths: [], intersections: [] };

export function touchedBy(event: EventOut | undefined, scenery: Scenery, picture: Picture): Touched {
  if (!event) return NOTHING;
  const number = event.args[0] ?? -1;
  switch (event.kind) {
    case 'watch-event-road':
      return { ...NOTHING, paths: texts(scenery.paths[number]) };
    case 'watch-event-settlement':
    case 'watch-event-keep':
      return { ...NOTHING, intersections: texts(scenery.intersections[number]) };
    case 'watch-event-tormund':
      return { ...NOTHING, hexes: texts(scenery.hexes[number]) };
    case 'watch-event-lifted':
      return { ...NOTHING, paths: texts(scenery.paths[number]) };
    case 'watch-event-crossed':
      return { ...NOTHING, hexes: texts(scenery.hexes[event.args[2] ?? -1]) };
    case 'watch-event-rolled':
    case 'watch-event-rolled-three': {
      const sum = number + (event.args[1] ?? 0);
      const idle = new Set([picture.tormund, ...(picture.north?.gift ?? []).map(({ hex }) => hex)]);
      const paid = scenery.hexes.filter((hex) => hex.rolls.includes(sum) && !idle.has(hex.text));
      return { ...NOTHING, hexes: paid.map((hex) => hex.text) };
    }
    default:
      return NOTHING;
  }
}

function texts(place: { text: string } | undefined): string[] {
  return place ? [place.text] : [];
}
