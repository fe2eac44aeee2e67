/** Figures and creatures that go over the map when an event is shown. */

import type { Point } from '../../../../board/plane';
import type { EventOut } from '../../../../protocol';
import type { NorthgardMap } from '../map';
import { told, type Kind } from '../../events';

export interface Walk {
  from: Point;
  to: Point;
  /** The number of the territory where it ends. */
  ends: number;
  /** Whose figures, and how many; or the number of a creature. */
  seat: number;
  units: number;
  kaija: boolean;
  creature: number | undefined;
}

const MOVES: ReadonlySet<Kind> = new Set(['moved', 'relocated', 'driven', 'retreated']);

export function walks(event: EventOut): boolean {
  return MOVES.has(told(event)) || told(event) === 'creature-moved';
}

export function walkOf(event: EventOut, map: NorthgardMap): Walk | undefined {
  if (!walks(event)) return undefined;
  const creature = MOVES.has(told(event)) ? undefined : event.args[0];
  const [source, target] = creature === undefined ? event.args.slice(2) : event.args.slice(1);
  const from = map.landOf.get(source ?? -1);
  const to = map.landOf.get(target ?? -1);
  if (!from || !to) return undefined;
  const [units = 0, kaija = 0] = creature === undefined ? event.args : [];
  const goal = creature === undefined ? to.centre : (to.spots[`creature-${creature}`] ?? to.centre);
  return {
    from: from.centre,
    to: goal,
    ends: to.territory.territory,
    seat: event.seat,
    units,
    kaija: kaija > 0,
    creature,
  };
}
