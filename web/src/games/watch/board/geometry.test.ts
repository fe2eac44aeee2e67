import { describe, expect, it } from 'vitest';
import {
  along,
  boundsOf,
  cornerPoint,
  fit,
  hexCentre,
  hexPoint,
  hexPolygon,
  inset,
  middle,
  offshore,
  placePoint,
  scatter,
  sideEnds,
  westToEast,
} from './geometry';

const near = (point: { x: number; y: number }, x: number, y: number): void => {
  expect(point.x).toBeCloseTo(x, 9);
  expect(point.y).toBeCloseTo(y, 9);
};
const W = Math.sqrt(3);

describe('hexes', () => {
  it('stand in rows, each shifted by half a hex', () => {
    near(hexCentre(0, 0), 0, 0);
    near(hexCentre(1, 0), W, 0);
    near(hexCentre(0, 1), W / 2, 1.5);
    near(hexPoint('-3,3'), -1.5 * W, 4.5);
  });

  it('have six corners', () => {
    const points = hexPolygon({ x: 10, y: 20 }, 2).split(' ');
    expect(points).toHaveLength(6);
    expect(points[0]).toBe('10,18');
  });
});

describe('places', () => {
  it('are the same by each of their names', () => {
    const [a, b, c] = [cornerPoint('0,0,S'), cornerPoint('0,1,NW'), cornerPoint('-1,1,NE')];
    near(b, a.x, a.y);
    near(c, a.x, a.y);
    const east = middle(sideEnds('0,0,E'));
    near(middle(sideEnds('1,0,W')), east.x, east.y);
    near(middle(sideEnds('0,1,NW')), middle(sideEnds('0,0,SE')).x, middle(sideEnds('0,0,SE')).y);
  });

  it('have a point by their kind', () => {
    near(placePoint('hex', '1,0'), W, 0);
    near(placePoint('intersection', '1,0,N'), W, -1);
    near(placePoint('path', '0,0,E'), W / 2, 0);
  });

  it('of a path lie between its ends', () => {
    const [a, b] = inset(sideEnds('0,0,E'), 0.25);
    near(a, W / 2, -0.25);
    near(b, W / 2, 0.25);
  });

  it('of a path have a width, also where it is upright', () => {
    expect(
      along(
        [
          { x: 5, y: 0 },
          { x: 5, y: 10 },
        ],
        2,
      ),
    ).toBe('3,0 3,10 7,10 7,0');
  });

  it('are visited from west to east, then from north to south', () => {
    const texts = ['1,0,N', '0,0,S', '0,0,N', '-1,1,N'];
    expect(westToEast(texts, cornerPoint)).toEqual(['-1,1,N', '0,0,N', '0,0,S', '1,0,N']);
  });
});

describe('the coast', () => {
  it('has signs straight off the hex', () => {
    near(offshore('0,0,E', [{ at: [0, 0] }], 0.5), W / 2 + 0.5, 0);
    near(offshore('0,0,E', [{ at: [1, 0] }], 0.5), W / 2 - 0.5, 0);
  });
});

describe('the view', () => {
  it('shows everything, in the middle of what is free', () => {
    const box = boundsOf([{ at: [0, 0] }], [{ x: 3, y: 0 }], 0.5);
    expect(box.right).toBe(3.5);
    expect(box.top).toBe(-1);
    const view = fit(
      { left: 0, top: 0, right: 4, bottom: 2 },
      { width: 600, height: 300 },
      { left: 100, top: 0, right: 100, bottom: 0 },
      999,
    );
    expect(view.k).toBe(100);
    expect([view.x, view.y]).toEqual([100, 50]);
  });

  it('does not grow without end', () => {
    expect(
      fit(
        { left: 0, top: 0, right: 1, bottom: 1 },
        { width: 900, height: 900 },
        { left: 0, top: 0, right: 0, bottom: 0 },
        80,
      ).k,
    ).toBe(80);
  });
});

describe('scattering', () => {
  it('is the same every time', () => {
    const [a, b] = [scatter(7), scatter(7)];
    expect([a(), a(), a()]).toEqual([b(), b(), b()]);
    expect(scatter(8)()).not.toBe(scatter(7)());
  });
});
