import { describe, expect, it, test } from 'vitest';
import recorded from '../../../testing/northgard-moments.json';
import { asScenery } from '../../../testing/northgard';
import { distance, inside, roomOf, tileShape, turned, U } from './shapes';

const scenery = asScenery(recorded.scenery);
const TURNS = [0, 1, 2, 3];
const LIE = scenery.tiles.flatMap((tile) => TURNS.map((turn) => [tile.id, turn, tile] as const));

function area(points: readonly { x: number; y: number }[]): number {
  return Math.abs(
    points.reduce((sum, { x, y }, at) => {
      const next = points[(at + 1) % points.length] ?? { x, y };
      return sum + (x * next.y - next.x * y) / 2;
    }, 0),
  );
}

test('the north side of a tile comes to lie in the east when it is turned once', () => {
  expect(turned({ x: 0.5, y: 0 }, 1)).toEqual({ x: 1, y: 0.5 });
  expect(turned({ x: 0, y: 0 }, 2)).toEqual({ x: 1, y: 1 });
  expect(turned({ x: 0.2, y: 0 }, 3)).toEqual({ x: 0, y: 0.8 });
});

describe.each(LIE)('tile %s after %i turns', (_, turn, tile) => {
  const shape = tileShape(tile, turn);

  it('is covered by its regions, whose sides go round with it', () => {
    const whole = shape.regions.reduce((sum, { corners }) => sum + area(corners), 0);
    expect(whole).toBeCloseTo(1, 5);
    for (const [at, { edges }] of shape.regions.entries()) {
      const sides = edges.flatMap(({ side }) => (side === undefined ? [] : [side]));
      const printed = tile.regions[at]?.sides.map((side) => (side + turn) % 4) ?? [];
      expect(sides.toSorted()).toEqual(printed.toSorted());
    }
  });

  it('has the borders that are printed on it, rough where they are', () => {
    const pairs = (borders: readonly { a: number; b: number; rough: boolean }[]): string[] => [
      ...new Set(borders.map(({ a, b, rough }) => `${Math.min(a, b)} ${Math.max(a, b)} ${rough}`)),
    ];
    expect(pairs(shape.borders).toSorted()).toEqual(pairs(tile.borders).toSorted());
  });

  it('shows all that is printed, each in its own region and none over another', () => {
    for (const { region, corners, printed } of shape.regions) {
      const expected = region.slots.length + region.food + region.wood + region.lore + Number(region.lair);
      expect(printed).toHaveLength(expected);
      for (const [at, thing] of printed.entries()) {
        expect(inside(thing.at, corners)).toBe(true);
        for (const other of printed.slice(at + 1)) {
          // half of their size, in pixels of the map: shapes may touch, pictures never do
          expect(distance(thing.at, other.at) * U).toBeGreaterThan((roomOf(thing) + roomOf(other)) * U * 0.82);
        }
      }
    }
  });
});
