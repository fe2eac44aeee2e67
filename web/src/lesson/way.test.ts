import { expect, test } from 'vitest';
import { wayTo } from './way';

const TARGET = { left: 400, top: 300, right: 500, bottom: 400 };

test('an arrow leads from a wrong click to the edge of what is meant', () => {
  const way = wayTo({ x: 100, y: 350 }, TARGET);
  expect(way?.from).toBe('124 350');
  expect(way?.to).toBe('388 350');
});

test('there is none where the click was beside it', () => {
  expect(wayTo({ x: 380, y: 350 }, TARGET)).toBeUndefined();
  expect(wayTo({ x: 450, y: 350 }, TARGET)).toBeUndefined();
});
