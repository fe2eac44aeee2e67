import { expect, test } from 'vitest';
import { besideTile } from './beside';

const view = { k: 100, x: 400, y: 300 };
const screen = { width: 1200, height: 800 };
const row = [0, 1, 2].map((x) => ({ x, y: 0 }));

test('the bar of a tile stands where the map is not', () => {
  const east = besideTile({ x: 3, y: 0 }, row, view, screen, 8);
  expect(east.left).toBeGreaterThan(800);
  const west = besideTile({ x: -1, y: 0 }, row, view, screen, 8);
  expect(west.left + 224).toBeLessThan(300);
  const north = besideTile({ x: 1, y: -1 }, row, view, screen, 8);
  expect(north.top + 146).toBeLessThan(300);
});

test('it stays on the screen, and off what lies over the left edge', () => {
  const { left, top } = besideTile({ x: -1, y: 0 }, row, { ...view, x: 350 }, screen, 246);
  expect(left).toBeGreaterThanOrEqual(246);
  expect(top).toBeGreaterThanOrEqual(0);
  const corner = besideTile({ x: 8, y: 5 }, row, view, screen, 8);
  expect(corner.left + 224).toBeLessThanOrEqual(1200);
  expect(corner.top + 146).toBeLessThanOrEqual(800);
});
