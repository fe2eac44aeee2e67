import { describe, expect, it } from 'vitest';
import { countRolls, expectedRolls, unevenness, WAYS } from './luck';
import { apart, changes, spread, staircase } from './paths';
import { linear, roundStep, ticks, ticksTo } from './scale';

describe('scales', () => {
  it('maps both ends and what lies between, also downwards', () => {
    const y = linear([0, 10], [300, 0]);
    expect([0, 5, 10].map(y)).toEqual([300, 150, 0]);
  });

  it('has a place for everything even when there is only one number', () => {
    expect(linear([3, 3], [10, 90])(3)).toBe(10);
  });

  it.each([
    [10, 5, 2],
    [85, 8, 20],
    [27, 9, 5],
    [4, 8, 1],
    [0, 8, 1],
    [400, 5, 100],
  ])('counts to %d in at most about %d steps of %d', (span, most, step) => {
    expect(roundStep(span, most)).toBe(step);
  });

  it('begins at 0 and ends with the last number, without two that touch', () => {
    expect(ticks(10, 5)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(ticks(9, 5, -17)).toEqual([-10, 0]);
    expect(ticks(9, 5, -12)).toEqual([-10, -5, 0, 5]);
    expect(ticksTo(27, 9)).toEqual([0, 5, 10, 15, 20, 27]);
    expect(ticksTo(23, 9)).toEqual([0, 5, 10, 15, 20, 23]);
    expect(ticksTo(0, 9)).toEqual([0]);
  });
});

describe('lines', () => {
  const same = (value: number): number => value;

  it('keeps the first, every change and the last', () => {
    expect(changes([2, 2, 3, 3, 2, 2])).toEqual([
      { at: 0, value: 2 },
      { at: 2, value: 3 },
      { at: 4, value: 2 },
      { at: 5, value: 2 },
    ]);
    expect(changes([])).toEqual([]);
    expect(changes([4])).toEqual([{ at: 0, value: 4 }]);
  });

  it('goes across before it goes up', () => {
    expect(staircase(changes([2, 2, 3]), same, same, 0.5)).toBe('M0 2.5H2V3.5');
    expect(staircase([], same, same)).toBe('');
  });

  it('pushes labels apart and keeps them inside', () => {
    expect(apart([10, 10, 50], 20, 0, 100)).toEqual([10, 30, 50]);
    expect(apart([95, 90], 20, 0, 100)).toEqual([100, 80]);
    expect(apart([], 20, 0, 100)).toEqual([]);
  });
});

describe('marks', () => {
  it('are as many as fit beside each other, the heaviest first', () => {
    const marks = [1, 5, 1, 2].map((weight, index) => ({ x: index * 10, weight }));
    expect(spread(marks, 15).map(({ x }) => x)).toEqual([10, 30]);
    expect(spread([], 15)).toEqual([]);
  });
});

describe('luck', () => {
  it('counts sums of two dice', () => {
    expect(countRolls([2, 7, 7, 12])).toEqual([1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1]);
    expect(expectedRolls(36)).toEqual(WAYS);
  });

  it('finds nothing uneven in what was expected, and much in a hundred twelves', () => {
    expect(unevenness(expectedRolls(72))).toBe(100);
    expect(unevenness(countRolls(Array<number>(100).fill(12)))).toBe(0);
    expect(unevenness(countRolls([]))).toBe(100);
  });

  it('agrees with the table of the distribution: 18.307 is 5 of 100 at ten degrees of freedom', () => {
    const counts = expectedRolls(3600);
    counts[5] = (counts[5] ?? 0) + Math.sqrt(18.307 * 600) / Math.SQRT2;
    counts[4] = (counts[4] ?? 0) - Math.sqrt(18.307 * 500) / Math.SQRT2;
    expect(unevenness(counts)).toBe(5);
  });
});
