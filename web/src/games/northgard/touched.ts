/** What an event was about, so that it can be ringed on the map. */

import type { EventOut } from '../../protocol';
import type { NorthgardMap } from './board/map';
import { told, type Kind } from './events';

export interface Touched {
  territories: ReadonlySet<number>;
  /** The tile that has come. */
  tile: number | undefined;
}

/** The index of territories among the numbers of an event. */
const AT: Partial<Record<Kind, number[]>> = {
  'placed-unit': [0],
  'placed-kaija': [0],
  fell: [0],
  'kaija-fell': [0],
  built: [1],
  closed: [0],
  exchanged: [2],
  moved: [2, 3],
  relocated: [2, 3],
  driven: [2, 3],
  retreated: [2, 3],
  struck: [1],
  battle: [1],
  'creature-fight': [1],
  'creature-attacks': [1],
  'battle-won': [0],
  'battle-no-winner': [0],
  'creature-won': [1],
  conquered: [0],
  'creature-appeared': [1],
  'creature-moved': [1, 2],
  scorched: [0],
};

/** The numbers of regions in an event. */
export function regionsOf(event: EventOut): number[] {
  return (AT[told(event)] ?? []).map((at) => event.args[at] ?? -1);
}

export function touchedBy(event: EventOut | undefined, map: NorthgardMap): Touched {
  const kind = event && told(event);
  const regions = event ? regionsOf(event) : [];
  return {
    territories: new Set(regions.flatMap((region) => map.landOf.get(region)?.territory.territory ?? [])),
    tile: kind === 'tile' ? event?.args[0] : undefined,
  };
}
