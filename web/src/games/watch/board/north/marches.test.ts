import { describe, expect, it } from 'vitest';
import type { EventOut } from '../../../../protocol';
import recorded from '../../../../testing/watch-full.json';
import { seatSpot } from '../../../shared/motion/motion';
import motion, { flightsOf } from '../../motion';
import { hexPoint } from '../geometry';
import { asPicture, asScenery } from '../../../../testing/watch';
import type { NorthPicture, Picture } from '../../shapes';
import { report } from '../../report';
import { comingTo } from './coming';
import { northMap, type NorthMap } from './layout';
import { marchOf, type March } from './marches';
import { clearingPoint, giftPoint, spotOf, standingOf } from './places';
import { crowded, inDanger, threats } from './threats';

const scenery = asScenery(recorded.scenery);
const map = northMap(scenery) as NorthMap;
const land = scenery.north ?? undefined;
const told = (way: keyof typeof recorded.events): { event: EventOut; picture: Picture } => ({
  event: recorded.events[way].event as EventOut,
  picture: asPicture(recorded.events[way].picture),
});

function marched(way: keyof typeof recorded.events): March {
  const { event, picture } = told(way);
  const march = marchOf(event, map, scenery, picture);
  if (!march) throw new Error(way);
  expect(march.kind).toBe(land?.wildlings[event.args[0] ?? -1]?.id);
  return march;
}

describe('a wildling marches', () => {
  it('from the Frostfangs to the camp that the event names', () => {
    const { event } = told('camp');
    const clan = land?.clans[event.args[1] ?? -1]?.id ?? '';
    const march = marched('camp');
    expect(march.ends).toBe(`${clan}-${event.args[2]}`);
    expect(march.way[0]?.y).toBe(map.frostfangs.y);
    expect(march.way.at(-1)).toEqual(map.clans[clan]?.camps[(event.args[2] ?? 0) - 1]);
  });

  it('down the whole trail', () => {
    const { event } = told('advance');
    const trail = map.trails[land?.trails[event.args[1] ?? -1]?.id ?? ''];
    const { way } = marched('advance');
    expect(way[0]).toEqual(trail?.from);
    expect(way).toContainEqual(trail?.to);
    expect(way.length).toBeGreaterThan(10);
  });

  it('over the Wall beside the number of a hex', () => {
    const { event, picture } = told('crossed');
    const hex = scenery.hexes[event.args[2] ?? -1]?.text ?? '';
    const march = marched('crossed');
    expect(march.ends).toBe(hex);
    expect(march.way[0]?.y).toBeLessThan(map.top);
    expect(march.way.at(-1)).toEqual(giftPoint(hex, picture.tormund === hex));
    expect(comingTo([event], map, scenery, picture)).toEqual(new Set([hex]));
  });

  it('back to the Frostfangs from where it was', () => {
    expect(marched('removed').way.at(-1)?.y).toBe(map.frostfangs.y);
    expect(marched('removed').ends).toBe('');
  });

  it('in no other event', () => {
    const { event, picture } = told('guard');
    expect(marchOf(event, map, scenery, picture)).toBeUndefined();
  });
});

describe('guards fly', () => {
  it('to the Wall and home', () => {
    const [come, go] = [told('guard').event, told('guard-home').event];
    const fly = (event: EventOut) =>
      flightsOf(event, scenery, undefined, motion.spots(event, scenery, told('guard').picture) ?? []);
    const section = (event: EventOut) => [`[data-section="${land?.sections[event.args[0] ?? -1]?.id}"]`];
    expect(fly(come)).toMatchObject([{ icon: 'guard', from: seatSpot(come.seat, 'guards'), to: section(come) }]);
    expect(fly(go)).toMatchObject([{ icon: 'guard', from: section(go), to: seatSpot(go.seat, 'guards') }]);
  });
});

it('counts the two dice of a roll, not the third', () => {
  const { args } = told('rolled-three').event;
  expect(report.roll(told('rolled-three').event)).toBe((args[0] ?? 0) + (args[1] ?? 0));
});

describe('places', () => {
  it('are told from their names', () => {
    expect(standingOf('-1,2')).toEqual({ at: 'hex', hex: '-1,2' });
    expect(standingOf('cave-2')).toEqual({ at: 'camp', clan: 'cave', camp: 2 });
    expect(standingOf('c3_4-giant')).toEqual({ at: 'clearing', clearing: 'c3_4', kind: 'giant' });
  });

  it('in a clearing are those of the first of a kind', () => {
    const north = { ...NORTH, clearings: { c3_4: ['regular', 'giant', 'giant'] as string[] } };
    expect(spotOf('c3_4-giant', map, north, 'camp')).toEqual(clearingPoint(map, 'c3_4', 1, 3));
    expect(spotOf('cave-2', map, north, 'camp')).toEqual(map.clans.cave?.camps[1]);
  });

  it('on a hex leave room for the number, and for Tormund', () => {
    expect(giftPoint('0,0', false).x).toBeLessThan(hexPoint('0,0').x - 0.3);
    expect(giftPoint('0,0', true).x).toBeLessThan(giftPoint('0,0', false).x);
  });
});

const NORTH: NorthPicture = {
  frostfangs: { regular: 20, climber: 7, giant: 7 },
  camps: { ice_river: [], cave: ['regular'], hornfoot: ['giant', 'regular', 'climber', 'regular'] },
  clearings: { c1_2: [], c3_4: ['regular'], c5_6: [], c7_8: [] },
  wall: { wall1: [0], wall2: [1], wall3: [0, 2], wall4: [] },
  gift: [],
  breaches: 0,
  reserve: 5,
  used: {},
  trail_die: 0,
};

describe('threats', () => {
  const section = (id: string) => land?.sections.find((each) => each.id === id) ?? fail(id);

  it('are where one more regular wildling would break through', () => {
    expect(['wall1', 'wall2', 'wall3', 'wall4'].map((id) => inDanger(section(id), NORTH))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('come down the trails of those in the first camps', () => {
    const found = land ? threats(land, NORTH) : [];
    expect(found.map(({ trail, harm }) => [trail.id, harm])).toEqual([
      ['t4', 'breach'],
      ['t6', 'guard'],
      ['t7_8', 'breach'],
    ]);
    const climber: NorthPicture = { ...NORTH, camps: { cave: ['climber'] } };
    expect(land ? threats(land, climber).map(({ harm }) => harm) : []).toEqual(['cross', 'cross']);
  });

  const harms = (north: Partial<NorthPicture>, recheck = true) =>
    threats({ ...(land ?? fail('north')), recheck_after_guard_loss: recheck }, { ...NORTH, camps: {}, ...north }).map(
      ({ trail, harm, deadly }) => [trail.id, harm, deadly],
    );
  const inGift = (count: number): NorthPicture['gift'] =>
    scenery.hexes.slice(0, count).map(({ text }) => ({ hex: text, kind: 'regular' }));

  it('GW-13.8: are breaches where a giant leaves fewer guards than wait', () => {
    const camps: NorthPicture['camps'] = { cave: ['giant'] };
    const clearings: NorthPicture['clearings'] = { c3_4: ['regular'], c5_6: ['regular'] };
    expect(harms({ camps, clearings })).toEqual([
      ['t4', 'breach', false],
      ['t5', 'guard', false],
    ]);
    expect(harms({ camps, clearings }, false)).toEqual([
      ['t4', 'guard', false],
      ['t5', 'guard', false],
    ]);
  });

  it('GW-13.7: are deadly where more cross than the Gift bears', () => {
    expect(harms({ camps: { ice_river: ['climber'] }, gift: inGift(6) }).map(([, , deadly]) => deadly)).toEqual([
      false,
      false,
    ]);
    expect(harms({ camps: { ice_river: ['climber'] }, gift: inGift(7) }).map(([, , deadly]) => deadly)).toEqual([
      true,
      true,
    ]);
    const crowd: NorthPicture['clearings'] = { c3_4: ['regular'] };
    expect(harms({ camps: { cave: ['regular'] }, clearings: crowd, gift: inGift(6) })).toEqual([
      ['t4', 'breach', true],
    ]);
    // the giant itself goes home
    expect(harms({ camps: { cave: ['giant'] }, clearings: crowd, gift: inGift(6) })[0]).toEqual([
      't4',
      'breach',
      false,
    ]);
  });

  it('GW-15.2: are deadly in the last breach', () => {
    const camps: NorthPicture['camps'] = { cave: ['regular'], hornfoot: ['giant'] };
    expect(harms({ camps, breaches: 2 })).toEqual([
      ['t4', 'breach', true],
      ['t6', 'guard', false],
      ['t7_8', 'breach', true],
    ]);
  });

  it('are full camps, too', () => {
    expect(land ? crowded(land, NORTH) : []).toEqual(['hornfoot']);
  });
});

function fail(what: string): never {
  throw new Error(what);
}
