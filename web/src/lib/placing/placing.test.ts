import { describe, expect, it, test } from 'vitest';
import { placeBeside, placeOff } from './placing';

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

describe('what speaks of a thing on the board', () => {
  const frame = { left: 0, top: 100, right: 1000, bottom: 700 };
  const size = { width: 200, height: 60 };
  const sides = ['below', 'above', 'right', 'left'] as const;

  it('stands on the first side if nothing is there', () => {
    expect(placeOff(box(500, 300, 40, 40), size, frame, [], sides)).toEqual({ left: 420, top: 350, side: 'below' });
  });

  it('goes where it covers least of what must stay visible', () => {
    const thing = box(500, 300, 40, 40);
    const below = box(400, 345, 300, 50);
    expect(placeOff(thing, size, frame, [below], sides)?.side).toBe('above');
    const all = [below, box(400, 230, 300, 60), box(560, 320, 20, 20), box(300, 290, 190, 60)];
    expect(placeOff(thing, size, frame, all, sides)?.side).toBe('right');
  });

  it('stays inside its frame and off the thing', () => {
    const corner = placeOff(box(0, 680, 30, 20), size, frame, [], sides);
    expect(corner).toMatchObject({ side: 'above', left: 8 });
    expect(placeOff(box(20, 120, 960, 560), size, frame, [], sides)).toBeUndefined();
  });
});
