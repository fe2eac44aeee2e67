/** The vectors of docs/patches.json, which tests/server/wire/test_patch.py checks too. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applied } from './patch';
import type { PatchMsg } from './protocol';

interface Vector {
  case: string;
  before: unknown;
  after: unknown;
  changes: PatchMsg['changes'];
}

const VECTORS = JSON.parse(readFileSync('../docs/patches.json', 'utf8')) as Vector[];

test.each(VECTORS)('$case', ({ before, after, changes }) => {
  const was = JSON.stringify(before);
  expect(applied(before, changes)).toStrictEqual(after);
  expect(JSON.stringify(before)).toBe(was);
});

test('what a patch does not touch is the same object', () => {
  const before = { map: { tiles: [{ x: 1 }, { x: 2 }] }, seats: [{ hand: [1] }, { hand: [2] }] };
  const after = applied(before, [[['seats', 1, 'hand'], 1, 0, [3]]]);
  expect(after.seats[1]).toEqual({ hand: [2, 3] });
  expect([after.map, after.seats[0]].map((part, at) => part === [before.map, before.seats[0]][at])).toEqual([
    true,
    true,
  ]);
});
