import { expect, test } from 'vitest';
import type { Listing } from '../api';
import { seat, state } from '../testing/messages';
import { standingOf, wayOut } from './standing';

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

const bot = seat(1, { kind: 'bot' });
const playing = { ...table, status: 'playing' as const };

test('a game against bots can be given up, one with others be left', () => {
  expect(wayOut(listing({ table: playing, seats: [seat(0), bot] }))).toBe('give-up');
  expect(wayOut(listing({ table: playing }))).toBe('leave');
});

test('what is past or left can only be taken off the list', () => {
  for (const status of ['over', 'given_up', 'brought'] as const)
    expect(wayOut(listing({ table: { ...table, status } }))).toBe('remove');
  const left = listing({ table: playing, seats: [seat(0, { stand_in: 'greedy' }), seat(1)], waiting: [0] });
  expect(wayOut(left)).toBe('remove');
  expect(standingOf(left, true).key).toBe('web-standing-left');
  expect(standingOf(listing({ table: { ...table, status: 'given_up' } }), true).key).toBe('web-standing-given-up');
});

test('a table that has not begun is left where one waits for it', () => {
  expect(wayOut(listing({ table: { ...table, status: 'open' } }))).toBeUndefined();
});
