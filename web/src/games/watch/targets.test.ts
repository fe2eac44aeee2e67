import { describe, expect, it } from 'vitest';
import type { EventOut, OptionOut } from '../../protocol';
import recorded from '../../testing/watch.json';
import { asPicture, asScenery } from '../../testing/watch';
import { missing, NO_CARDS, total } from './picture';
import { sampleOf } from './samples';
import { litHexes, nearest, targetsOf } from './targets';
import { touchedBy } from './touched';

const scenery = asScenery(recorded.scenery);
const build = asPicture(recorded.build.picture);
const options = (recorded.build.decisions[0]?.options ?? []) as OptionOut[];

describe('targets', () => {
  it('are all places that are open, from west to east', () => {
    const targets = targetsOf(options, []);
    const places = options.filter(({ args }) => ['path', 'intersection', 'hex'].includes(args[0]?.[0] ?? ''));
    expect(targets).toHaveLength(places.length);
    expect(targets.length).toBeGreaterThan(2);
    const xs = targets.map(({ at }) => at.x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect(targets.some(({ loud }) => loud)).toBe(false);
  });

  it('glow for the verb that is aimed at, and the others are gone', () => {
    const targets = targetsOf(options, ['settlement']);
    expect(targets.every(({ option, loud }) => option.verb === 'settlement' && loud)).toBe(true);
    expect(targets.length).toBeGreaterThan(0);
  });

  it('are found by a thick finger, if it is near', () => {
    const targets = targetsOf(options, ['settlement']);
    const at = targets[0]?.at ?? { x: 0, y: 0 };
    expect(nearest(targets, { x: at.x + 0.2, y: at.y }, 0.5)).toBe(targets[0]);
    expect(nearest(targets, { x: at.x + 40, y: at.y }, 0.5)).toBeUndefined();
  });

  it('light the hexes about them', () => {
    const [first] = targetsOf(options, ['settlement']);
    const lit = litHexes(first ? [first] : [], scenery);
    expect([...lit].sort()).toEqual(
      [...(scenery.intersections.find(({ text }) => text === first?.place)?.hexes ?? [])].sort(),
    );
    const road = targetsOf(options, ['road'])[0];
    const beside = litHexes(road ? [road] : [], scenery);
    expect([1, 2]).toContain(beside.size);
  });
});

describe('events', () => {
  const event = (kind: string, args: number[]): EventOut => ({
    seq: 1,
    kind: `watch-event-${kind}`,
    rule: '',
    seat: 0,
    args,
    label: { key: kind, args: {} },
    mine: false,
  });

  it('ring what they were about', () => {
    expect(touchedBy(event('road', [3]), scenery, build).paths).toEqual([scenery.paths[3]?.text]);
    expect(touchedBy(event('keep', [5]), scenery, build).intersections).toEqual([scenery.intersections[5]?.text]);
    expect(touchedBy(event('tormund', [2]), scenery, build).hexes).toEqual([scenery.hexes[2]?.text]);
    expect(touchedBy(event('traded', [1]), scenery, build)).toEqual({ hexes: [], paths: [], intersections: [] });
    expect(touchedBy(undefined, scenery, build).hexes).toEqual([]);
  });

  it('of a roll ring the hexes that paid, but not Tormund’s', () => {
    const sixes = scenery.hexes.filter(({ rolls }) => rolls.includes(6)).map(({ text }) => text);
    const paid = touchedBy(event('rolled', [2, 4]), scenery, { ...build, tormund: sixes[0] ?? '' }).hexes;
    expect(paid).toEqual(sixes.slice(1));
  });
});

describe('places to ask about', () => {
  it('are ones where it could be built', () => {
    const own = build.buildings.filter(({ seat }) => seat === 0).map(({ intersection }) => intersection);
    expect(own).toContain(sampleOf('keep', scenery, build, 0).slice('keep/'.length));
    const road = sampleOf('road', scenery, build, 0).slice('road/'.length);
    expect(build.roads.some(({ path }) => path === road)).toBe(false);
    expect(scenery.paths.some(({ text }) => text === road)).toBe(true);
    expect(own).not.toContain(sampleOf('settlement', scenery, build, 0).slice('settlement/'.length));
  });
});

describe('what is missing', () => {
  it('is the cost without the hand', () => {
    const lack = missing(scenery.costs.keep, { ...NO_CARDS, ore: 1, grain: 5 });
    expect(lack).toEqual({ ...NO_CARDS, ore: 2 });
    expect(total(lack)).toBe(2);
  });
});
