import { expect, it } from 'vitest';
import { places, placesOf, runnersUp } from './places';

it('puts winners first, then by points; who has equally many stays in the order of seats', () => {
  expect(places({ winners: [2], points: [8, 9, 10, 8] })).toEqual([2, 1, 0, 3]);
  expect(places({ winners: [1], points: [10, 10] })).toEqual([1, 0]);
  expect(places({ winners: [], points: [] })).toEqual([]);
});

it('names who was next, and how far behind', () => {
  expect(runnersUp({ winners: [2], points: [9, 7, 10, 9] })).toEqual({ seats: [0, 3], behind: 1 });
  expect(runnersUp({ winners: [1], points: [10, 10] })).toEqual({ seats: [0], behind: 0 });
  expect(runnersUp({ winners: [1], points: [50, 34] })).toBeUndefined();
  expect(runnersUp({ winners: [], points: [5, 5] })).toBeUndefined();
  expect(runnersUp({ winners: [0, 1], points: [5, 5] })).toBeUndefined();
});

it('lets those who are as good share a place', () => {
  const result = { winners: [2], points: [7, 9, 8, 9] };
  expect([0, 1, 2, 3].map((seat) => placesOf(result, seat))).toEqual([
    { first: 4, last: 4 },
    { first: 2, last: 3 },
    { first: 1, last: 1 },
    { first: 2, last: 3 },
  ]);
  expect(placesOf({ winners: [0, 1], points: [5, 5] }, 1)).toEqual({ first: 1, last: 2 });
});
