/** The warriors of a player: who is at home, and who was sent where. */

import type { Order, Picture, SeatPicture } from '../shapes';

export interface Bed {
  die: number;
  /** Where it was sent; undefined at home. */
  target: number | undefined;
}

/**
 * Those at home first, each kind by itself. Orders that are not confirmed count as sent, so that the player sees what
 * is left.
 */
export function bedsOf(picture: Picture, seat: SeatPicture, number: number): Bed[] {
  const orders = picture.assigning?.seat === number ? (picture.assigning.orders ?? []) : [];
  const ordered = (die: number): number => orders.reduce((sum, { dice }) => sum + (dice[die] ?? 0), 0);
  const home = seat.reserve.flatMap((count, die) => repeat({ die, target: undefined }, count - ordered(die)));
  const sent = picture.targets.filter(({ holder }) => holder === number);
  return [...home, ...[...orders, ...sent].flatMap(sentTo)];
}

const sentTo = ({ target, dice }: Pick<Order, 'target' | 'dice'>): Bed[] =>
  dice.flatMap((count, die) => repeat({ die, target }, count));

function repeat(bed: Bed, count: number): Bed[] {
  return Array.from({ length: Math.max(count, 0) }, () => ({ ...bed }));
}
