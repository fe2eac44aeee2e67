import { expect, test } from 'vitest';
import { fit, meetsCorner } from './plane';

test('a board is moved up only if it would lie under the buttons in the corner', () => {
  const [screen, corner] = [
    { width: 1000, height: 400 },
    { width: 140, height: 60 },
  ];
  const margin = { left: 10, right: 10, top: 10, bottom: 10 };
  const meets = (right: number, bottom: number): boolean => {
    const box = { left: 0, top: 0, right, bottom };
    return meetsCorner(box, fit(box, screen, margin, 100), screen, corner);
  };
  expect(meets(4, 8)).toBe(false); // high: the corner is beside it
  expect(meets(8, 2)).toBe(false); // low: the corner is under it
  expect(meets(9.7, 3.8)).toBe(true);
});
