/** The numbers of the players while goods are on their way: each changes when they set out or land, not before. */

import type { SeatNumber, Standing } from '../view';
import type { Flight } from './motion';

/** By seat and number: how much is still to be added; less than 0, if it is still to be taken away. */
export type Landing = ReadonlyMap<string, number>;

const keyOf = (seat: number, number: string): string => `${seat}/${number}`;

/** Of what will fly, and of what is flying: that has left its place already. */
export function landingOf(flights: readonly Flight[], flying: readonly Flight[]): Landing {
  const sums = new Map<string, number>();
  const add = (flight: Flight, what: 'gain' | 'loss', sign: number): void => {
    const change = 'count' in flight ? flight[what] : undefined;
    if (!change || !('count' in flight)) return;
    const key = keyOf(change.seat, change.number);
    sums.set(key, (sums.get(key) ?? 0) + sign * flight.count);
  };
  for (const flight of [...flights, ...flying]) add(flight, 'gain', 1);
  for (const flight of flights) add(flight, 'loss', -1);
  return sums;
}

/** Never more, nor less, than what the number was before and is afterwards: not all that changes it flies. */
export function standingNow(now: Standing, before: Standing | undefined, seat: number, landing: Landing): Standing {
  if (!before || landing.size === 0) return now;
  const shown = (name: string, value: number, was: number): number => {
    const waits = landing.get(keyOf(seat, name)) ?? 0;
    return Math.max(Math.min(value, was), Math.min(Math.max(value, was), value - waits));
  };
  const old = (number: SeatNumber): number =>
    before.numbers.find(({ name }) => name === number.name)?.value ?? number.value;
  return {
    ...now,
    points: shown('points', now.points, before.points),
    numbers: now.numbers.map((number) => ({ ...number, value: shown(number.name, number.value, old(number)) })),
  };
}
