/** What an event was about, so that it can be ringed on the board. */

import type { EventOut } from '../../protocol';
import { told } from './events';
import type { Picture, Scenery } from './shapes';

export interface Touched {
  hexes: string[];
  paths: string[];
  intersections: string[];
}

const NOTHING: Touched = { hexes: [], paths: [], intersections: [] };

export function touchedBy(event: EventOut | undefined, scenery: Scenery, picture: Picture): Touched {
  if (!event) return NOTHING;
  const number = event.args[0] ?? -1;
  switch (told(event)) {
    case 'road':
      return { ...NOTHING, paths: texts(scenery.paths[number]) };
    case 'settlement':
    case 'keep':
      return { ...NOTHING, intersections: texts(scenery.intersections[number]) };
    case 'tormund':
      return { ...NOTHING, hexes: texts(scenery.hexes[number]) };
    case 'lifted':
      return { ...NOTHING, paths: texts(scenery.paths[number]) };
    case 'crossed':
      return { ...NOTHING, hexes: texts(scenery.hexes[event.args[2] ?? -1]) };
    case 'rolled':
    case 'rolled-three': {
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
