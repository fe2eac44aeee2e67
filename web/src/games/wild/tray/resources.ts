/** What a player can spend, by where it lies: read off the picture. */

import { RESOURCES, type Pair } from '../picture';
import type { Picture, Scenery, SeatPicture } from '../shapes';

export interface Purse {
  pool: Pair;
  /**
   * In plain resource cards of the hand; only the server says how much they bring, and only in the player's own turn.
   */
  cards: Pair | null;
  tokens: Pair;
  /** All of it. */
  all: Pair;
}

const plus = (one: Pair, other: Pair, sign = 1): Pair => [one[0] + sign * other[0], one[1] + sign * other[1]];

/** Tokens on producers, in storages, and loot on the town hall. */
export function tokensOf(seat: SeatPicture, scenery: Scenery): Pair {
  const sum: Pair = [...seat.loot];
  for (const { site, tokens } of seat.town) {
    const kind = scenery.sites[site];
    const resource = kind?.produces ?? kind?.stores;
    if (resource) sum[RESOURCES.indexOf(resource) as 0 | 1] += tokens;
  }
  return sum;
}

export function purseOf(picture: Picture, number: number, scenery: Scenery): Purse {
  const seat = picture.seats[number];
  const tokens: Pair = seat ? tokensOf(seat, scenery) : [0, 0];
  const { available } = picture;
  if (picture.active !== number || !available) return { pool: [0, 0], cards: null, tokens, all: tokens };
  const cards = plus(plus(available, picture.pool, -1), tokens, -1);
  return { pool: picture.pool, cards, tokens, all: available };
}
