import { expect, it } from 'vitest';
import type { Account } from '../replay/chapters';
import { settled } from './ledger.svelte';

it('ends the chart with the points of the final scoring', () => {
  const told = { points: [[0, 4, 9], [0, 6, 7], []] } as unknown as Account;
  expect(settled(told, [31, 22, 5]).points).toEqual([[0, 4, 31], [0, 6, 22], []]);
});
