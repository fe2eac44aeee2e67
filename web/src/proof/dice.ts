/** The random outcomes of a table from its seed, without the rules and without the server (docs/dice.md). */

import { blake2b } from './blake2b';

/** By stream: out of how many, and the outcome. */
export type Draws = Record<string, [number, number][]>;

const BYTES = 6;
const NUMBERS = 2 ** (8 * BYTES);

export const streamKey = (seed: string, stream: string): Uint8Array =>
  blake2b(new TextEncoder().encode(`${seed}/${stream}`), 32);

export class Stream {
  count = 0;

  constructor(readonly key: Uint8Array) {}

  /** A number from 0 to n - 1: what would favour low ones is left out. */
  below(n: number): number {
    for (;;) {
      const number = this.next();
      const outcome = number % n;
      if (number - outcome <= NUMBERS - n) return outcome;
    }
  }

  private next(): number {
    const place = new Uint8Array(8);
    new DataView(place.buffer).setBigUint64(0, BigInt((this.count += 1)));
    return blake2b(place, BYTES, this.key).reduce((number, byte) => number * 256 + byte, 0);
  }
}

/** Whether every outcome is the one that the seed gives. */
export function comeFrom(seed: string, draws: Draws): boolean {
  return Object.entries(draws).every(([name, drawn]) => {
    const stream = new Stream(streamKey(seed, name));
    return drawn.every(([n, outcome]) => stream.below(n) === outcome);
  });
}
