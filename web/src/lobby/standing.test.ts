import { expect, test } from 'vitest';
import type { Listing } from '../api';
import { seat, state } from '../testing/messages';
import { standingOf } from './standing';

const table = state().table;
const listing = (more: Partial<Listing>): Listing => ({
  table,
  seats: [seat(0), seat(1)],
  me: [0],
  waiting: [],
  winners: [],
  ...more,
});

test('free seats are counted', () => {
  const open = listing({ table: { ...table, status: 'open' }, seats: [seat(0), seat(1, { kind: 'open' })] });
  expect(standingOf(open, true)).toEqual({ key: 'web-standing-free', args: { free: 1 } });
});

test('our move comes before everybody else’s', () => {
  expect(standingOf(listing({ waiting: [0, 1] }), true).key).toBe('web-standing-your-move');
  expect(standingOf(listing({ waiting: [1] }), true)).toEqual({ key: 'web-standing-waits', args: { name: 'Seat 1' } });
});

test('a finished game names its winner', () => {
  const over = listing({ table: { ...table, status: 'over' }, winners: [1] });
  expect(standingOf(over, true)).toEqual({ key: 'web-standing-won', args: { name: 'Seat 1' } });
});
