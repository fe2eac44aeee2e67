/** How the dice fell, compared with the expected distribution. */

/** In how many ways two dice give 2, 3, … 12. */
export const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
export const LOWEST = 2;
const ALL_WAYS = 36;

/** How often each sum of two dice was rolled. */
export function countRolls(rolls: readonly number[]): number[] {
  return WAYS.map((_, index) => rolls.filter((roll) => roll === index + LOWEST).length);
}

/** How often each sum is expected in this many rolls. */
export function expectedRolls(rolls: number): number[] {
  return WAYS.map((ways) => (rolls * ways) / ALL_WAYS);
}

/**
 * In how many of 100 games the dice would be at least this uneven: Pearson's test. With eleven sums there are ten
 * degrees of freedom, and for an even number of them the tail of the distribution is a short sum.
 */
export function unevenness(counts: readonly number[]): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return 100;
  const expected = expectedRolls(all);
  const distance = counts.reduce((sum, count, index) => {
    const due = expected[index] ?? 0;
    return sum + (count - due) ** 2 / due;
  }, 0);
  return Math.round(100 * tail(distance / 2, (counts.length - 1) / 2));
}

function tail(half: number, terms: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; k < terms; k += 1) {
    term *= half / k;
    sum += term;
  }
  return Math.exp(-half) * sum;
}
