import { describe, expect, it } from 'vitest';
import base from '../../../../testing/watch.json';
import recorded from '../../../../testing/watch-full.json';
import { hexPoint, type Point } from '../geometry';
import { asScenery } from '../../../../testing/watch';
import { CAMP, CLEARING, northMap, pointOn, POST, SECTION, type NorthMap } from './layout';

const scenery = asScenery(recorded.scenery);
const land = scenery.north;
const map = northMap(scenery) as NorthMap;
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('the north', () => {
  it('is there in the full game only', () => {
    expect(land).toBeTruthy();
    expect(northMap(asScenery(base.scenery))).toBeUndefined();
  });

  it('lies north of the first row, from the Wall to the clans', () => {
    const first = Math.min(...scenery.hexes.map((hex) => hexPoint(hex.text).y)) - 1;
    expect(map.foot).toBeLessThan(first);
    expect(map.top).toBeLessThan(map.foot);
    for (const at of Object.values(map.clearings)) expect(at.y + CLEARING.height).toBeLessThan(map.top);
    for (const { at, label } of Object.values(map.clans)) {
      expect(at.y).toBeLessThan(Math.min(...Object.values(map.clearings).map(({ y }) => y)) - CLEARING.height);
      expect(label.y).toBeGreaterThan(map.sky);
    }
  });

  it('has as many camps for a clan as the scenery says, and none touches another', () => {
    const camps = Object.values(map.clans).flatMap((clan) => clan.camps);
    expect(camps).toHaveLength((land?.clans ?? []).reduce((sum, clan) => sum + clan.camps, 0));
    for (const [at, one] of camps.entries()) {
      for (const other of camps.slice(at + 1)) expect(distance(one, other)).toBeGreaterThan(CAMP * 2);
    }
  });

  it('has camp 1 nearest to the trails', () => {
    for (const { camps } of Object.values(map.clans)) {
      expect(Math.max(...camps.map(({ y }) => y))).toBe(camps[0]?.y);
    }
  });
});

describe('a trail', () => {
  it('runs from the first camp of its clan to its clearing, always down', () => {
    for (const trail of land?.trails ?? []) {
      const way = map.trails[trail.id];
      const [camp, clearing] = [map.clans[trail.clan]?.camps[0], map.clearings[trail.clearing]];
      if (!way || !camp || !clearing) throw new Error(trail.id);
      expect(distance(way.from, camp)).toBeLessThan(CAMP * 1.01);
      expect(Math.abs(way.to.x - clearing.x)).toBeLessThan(CLEARING.width);
      const ys = [0, 0.25, 0.5, 0.75, 1].map((share) => pointOn(way, share).y);
      expect(ys).toEqual([...ys].sort((a, b) => a - b));
      expect(pointOn(way, 0)).toEqual(way.from);
      expect(pointOn(way, 1)).toEqual(way.to);
    }
  });

  it('has a number that covers no other', () => {
    const signs = Object.values(map.trails).map(({ sign }) => sign);
    expect(signs).toHaveLength(6);
    for (const [at, one] of signs.entries()) {
      for (const other of signs.slice(at + 1)) expect(distance(one, other)).toBeGreaterThan(0.6);
    }
  });
});

describe('a section', () => {
  it('stands behind its clearing and holds its posts from the left', () => {
    for (const section of land?.sections ?? []) {
      const place = map.sections[section.id];
      expect(place?.at.x).toBe(map.clearings[section.clearing]?.x);
      expect(place?.posts).toHaveLength(section.posts);
      const xs = place?.posts.map(({ x }) => x) ?? [];
      expect(xs).toEqual([...xs].sort((a, b) => a - b));
      expect((xs.at(-1) ?? 0) - (xs[0] ?? 0) + POST).toBeLessThan(SECTION);
      expect(place?.at.y).toBeGreaterThan(map.top);
      expect(place?.at.y).toBeLessThan(map.foot);
    }
  });

  it('stands beside the next one', () => {
    const xs = (land?.sections ?? []).map(({ id }) => map.sections[id]?.at.x ?? 0);
    for (let at = 1; at < xs.length; at += 1) expect((xs[at] ?? 0) - (xs[at - 1] ?? 0)).toBeCloseTo(SECTION);
    expect((xs[0] ?? 0) + (xs.at(-1) ?? 0)).toBeCloseTo(2 * map.middle);
  });
});
