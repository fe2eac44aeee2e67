import { expect, it } from 'vitest';
import type { Account } from '../replay/chapters';
import { settled } from './ledger.svelte';

const told = (points: number[][]): Account => ({ points }) as Account;

it('ends the chart with the points of the final scoring, as a column of its own', () => {
  const { points, before } = settled(told([[0, 4, 9], [0, 6, 7]]), [31, 22]); // prettier-ignore
  expect(points).toEqual([[0, 4, 9, 31], [0, 6, 7, 22]]); // prettier-ignore
  expect(before).toEqual([9, 7]);
});

it('has no such column where nothing was scored at the end, or where points are not known', () => {
  expect(settled(told([[0, 4], [0, 6]]), [4, 6]).points).toEqual([[0, 4], [0, 6]]); // prettier-ignore
  expect(settled(told([[], []]), [4, 6])).toMatchObject({ points: [[], []], before: undefined });
});
