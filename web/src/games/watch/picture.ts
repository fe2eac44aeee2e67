/** What the pages of the Watch count; the shapes come from the server. */

import type { PlayProps } from '../shared/view';
import type { IconName } from '../../lib/icons';
import type { Cards, Costs, Picture, Pieces, Resource, Scenery, SeatPicture } from './shapes';

/** What a part of the table is given: scenery, picture and names are read from it. */
export type TableProps = PlayProps<Scenery, Picture>;

export const RESOURCES: readonly Resource[] = ['lumber', 'brick', 'wool', 'grain', 'ore'];
/** Kinds of wildlings, as the legend shows them. */
export const KINDS = ['regular', 'climber', 'giant'] as const;

export function kindIcon(kind: string): IconName {
  return KINDS.find((each) => each === kind) ?? 'person';
}

export type Item = keyof Costs;
export type Piece = keyof Pieces;

export const NO_CARDS: Readonly<Cards> = { lumber: 0, brick: 0, wool: 0, grain: 0, ore: 0 };

export function total(cards: Readonly<Cards>): number {
  return RESOURCES.reduce((sum, resource) => sum + cards[resource], 0);
}

/** The viewer's seat, if the viewer has one. */
export function ownSeat(picture: Picture): SeatPicture | undefined {
  return typeof picture.viewer === 'number' ? picture.seats[picture.viewer] : undefined;
}

/** The resources that are missing, for display only: the server says whether it can be built. */
export function missing(cost: Readonly<Cards>, hand: Readonly<Cards>): Cards {
  const lack = { ...NO_CARDS };
  for (const resource of RESOURCES) lack[resource] = Math.max(0, cost[resource] - hand[resource]);
  return lack;
}
