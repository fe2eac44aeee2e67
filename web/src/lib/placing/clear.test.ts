import { expect, test } from 'vitest';
import { placeClear } from './clear';

const screen = { width: 1000, height: 600 };
const box = (left: number, top: number, width = 40, height = 40) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const size = { width: 280, height: 120 };
const dialog = box(300, 100, 400, 400);

test('what belongs to something else lies over none of them, or is not shown', () => {
  const left = placeClear(box(240, 300), size, screen, [dialog]);
  expect(left?.left).toBeLessThanOrEqual(300 - 280); // to the right it would cover the dialog
  expect(placeClear(box(10, 520), { width: 320, height: 500 }, screen, [dialog])).toBeUndefined();
});

test('what belongs to something in a dialog lies beside the dialog, at the height of the thing', () => {
  const place = placeClear(box(350, 300), size, screen, [dialog], [dialog]);
  expect(place).toEqual({ left: 710, top: 290 });
  const narrow = placeClear(box(350, 300), size, { width: 760, height: 700 }, [dialog], [dialog]);
  expect(narrow).toEqual({ left: 10, top: 290 }); // there is no room to the right
});
