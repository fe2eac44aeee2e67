/** Where every longship is: at its berth or in the harbour of a shore. */

import type { Point } from '../../../board/plane';
import { NOBODY } from '../picture';
import type { Picture, Scenery, Ship, Target } from '../shapes';
import type { Layout } from './layout';

export interface Afloat {
  ship: Ship;
  number: number;
  at: Point;
  /** Whose it is: the owner of a private one, the player who sails a public one. */
  seat: number;
  /** The shore it has sailed to. */
  target: Target | undefined;
}

export function fleetOf(layout: Layout, scenery: Scenery, picture: Picture): Afloat[] {
  return scenery.ships.flatMap((ship, number) => {
    const target = picture.targets.find((each) => each.ship === number);
    const owner = picture.seats.findIndex((seat) => seat.ship === number);
    if (ship.private && owner < 0) return [];
    const harbour = target && layout.shores.find((shore) => shore.target === target.target)?.harbour;
    const at = harbour ?? layout.berths.get(number);
    const seat = owner >= 0 ? owner : (target?.holder ?? NOBODY);
    return at ? [{ ship, number, at, seat, target }] : [];
  });
}

const SAILS: Record<string, string> = { large: '#b2392f', small: '#7d868e' };

export function sailColour(ship: Ship): string {
  return SAILS[ship.id] ?? '#2f6d8a';
}
