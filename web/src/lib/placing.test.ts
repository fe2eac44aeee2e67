import { expect, test } from 'vitest';
import { placeBeside } from './placing';

const screen = { width: 1000, height: 600 };
const box = (left: number, top: number, width = 40, height = 40) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('to the right if there is room', () => {
  expect(placeBeside(box(100, 300), 280, 120, screen)).toEqual({ left: 150, top: 290 });
});

test('else to the left', () => {
  expect(placeBeside(box(900, 300), 280, 120, screen).left).toBe(900 - 10 - 280);
});

test('above a row that is wider than the tip, below it at the top edge', () => {
  expect(placeBeside(box(100, 300, 800), 280, 120, screen)).toEqual({ left: 360, top: 170 });
  expect(placeBeside(box(100, 20, 800), 280, 120, screen).top).toBe(70);
});

test('never off the screen', () => {
  const phone = { width: 390, height: 844 };
  for (const left of [0, 150, 350]) {
    for (const top of [0, 400, 804]) {
      const place = placeBeside(box(left, top), 300, 150, phone);
      expect(place.left).toBeGreaterThanOrEqual(8);
      expect(place.left + 300).toBeLessThanOrEqual(382);
      expect(place.top).toBeGreaterThanOrEqual(8);
      expect(place.top + 150).toBeLessThanOrEqual(836);
    }
  }
});
