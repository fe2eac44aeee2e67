import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../../i18n/words.svelte';
import type { EventOut } from '../../../protocol';
import recorded from '../../../testing/flow.json';
import { event } from '../../../testing/messages';
import midgardGame from '../../../testing/midgard-moments.json';
import northgardGame from '../../../testing/northgard-moments.json';
import watchGame from '../../../testing/watch-full.json';
import wildGame from '../../../testing/wild-moments.json';
import midgard from '../../midgard/motion';
import northgard from '../../northgard/motion';
import watch from '../../watch/motion';
import wild from '../../wild/motion';
import type { Json, Standing } from '../view';
import { landingOf, standingNow } from './landing';
import { gained, given, handed, placeOf, seatSpot, upTo, type Flight, type Goods, type Motion } from './motion';

interface Table {
  motion: Motion;
  scenery: Json;
  picture: Json;
}
/** The recordings have the server's shapes, but TypeScript infers looser types from JSON. */
const tableOf = (motion: unknown, scenery: unknown, picture: unknown): Table => ({ motion, scenery, picture }) as Table;
const GAMES: Record<keyof typeof recorded, Table> = {
  watch: tableOf(watch, watchGame.scenery, watchGame.moments.roll.picture),
  midgard: tableOf(midgard, midgardGame.scenery, midgardGame.moments.place.picture),
  northgard: tableOf(northgard, northgardGame.scenery, northgardGame.moments.turn.picture),
  wild: tableOf(wild, wildGame.scenery, wildGame.moments.buy.picture),
};

const isGoods = (flight: Flight): flight is Goods => 'icon' in flight;
const happened = (kind: string, seat: number, args: number[], seq = 1, rule = ''): EventOut => ({
  ...event(seq, kind),
  label: { key: 'web-you', args: {} },
  rule,
  seat,
  args,
});

/** All flights of a pick. */
function flightsOf({ motion, scenery, picture }: Table, events: EventOut[]): Flight[] {
  return events.flatMap((one, n) => {
    const before = events.slice(0, n + 1);
    const at = placeOf(motion, one, before, scenery, picture);
    return motion.flights(one, { scenery, picture, events: before, at });
  });
}

describe.each(Object.keys(GAMES) as (keyof typeof GAMES)[])('in %s', (game) => {
  it('whatever a player has more of after a pick has flown there', () => {
    for (const { grown, events } of recorded[game]) {
      const facts = events as [string, string, number, number[]][];
      const flights = flightsOf(
        GAMES[game],
        facts.map(([kind, rule, seat, args]) => happened(kind, seat, args, 1, rule)),
      ).filter(isGoods);
      for (const [seat, number, more] of grown as [number, string, number][]) {
        const landed = flights.filter(({ gain }) => gain?.seat === seat && gain.number === number);
        const sum = landed.reduce((all, { count }) => all + count, 0);
        const kinds = facts.map(([kind, , who, args]) => `${kind} ${who} ${args}`).join('; ');
        expect(sum, `${number} of seat ${seat} grew by ${more}: ${kinds}`).toBeGreaterThanOrEqual(more);
      }
    }
  });

  it('everything flies from somewhere to somewhere', () => {
    const all = recorded[game].flatMap(({ events }) => events as [string, string, number, number[]][]);
    const flights = all.flatMap(([kind, rule, seat, args]) =>
      flightsOf(GAMES[game], [happened(kind, seat, args, 1, rule)]),
    );
    expect(flights.length).toBeGreaterThan(0);
    for (const flight of flights.filter(isGoods)) {
      expect(flight.count).toBeGreaterThan(0);
      expect([flight.from.length, flight.to.length]).not.toContain(0);
      expect([...flight.from, ...flight.to].join()).not.toContain('undefined');
    }
  });
});

describe('an event', () => {
  const { motion, scenery, picture } = GAMES.midgard;
  const placed = happened('midgard-event-placed', 1, [3]);
  const paid = happened('midgard-event-gained', 1, [0, 1, 0, 0], 2);

  it('without a place happens where the one before it did', () => {
    const at = motion.spots(placed, scenery, picture);
    expect(at).toHaveLength(1);
    expect(placeOf(motion, paid, [placed, paid], scenery, picture)).toEqual(at);
    const other = happened('midgard-event-gained', 2, [0, 1, 0, 0], 2);
    expect(placeOf(motion, other, [placed, other], scenery, picture)).toEqual([]);
  });

  it('is told from what had happened until then', () => {
    const later = happened('midgard-event-won', 0, [9], 3);
    expect(upTo([placed, paid, later], paid)).toEqual([placed, paid]);
    expect(upTo([placed, later], paid)).toEqual([placed]);
  });

  it('that brings nothing has no flight', () => {
    expect(gained(0, 'wood', 'lumber', 0, [])).toEqual([]);
    expect(gained(2, 'wood', 'lumber', 3, ['#here'])).toEqual([
      {
        icon: 'lumber',
        count: 3,
        from: ['#here', '.stage'],
        to: seatSpot(2, 'wood'),
        gain: { seat: 2, number: 'wood' },
      },
    ]);
  });
});

describe('numbers of players', () => {
  const standing = (wood: number, points = 0): Standing => ({
    points,
    hidden: 0,
    numbers: [{ name: 'wood', icon: 'lumber', label: '', value: wood, scores: false, rule: '' }],
  });
  const shown = (now: Standing, before: Standing, later: Flight[], flying: Flight[] = []): number[] => {
    const { points, numbers } = standingNow(now, before, 1, landingOf(later, flying));
    return [points, ...numbers.map(({ value }) => value)];
  };
  const [more, fewer] = [gained(1, 'wood', 'lumber', 3, []), given(1, 'wood', 'lumber', 2, [])];

  it('grow when goods have landed, and shrink when they set out', () => {
    expect(shown(standing(5), standing(4), [...fewer, ...more])).toEqual([0, 4]);
    expect(shown(standing(5), standing(2), more)).toEqual([0, 2]);
    expect(shown(standing(5), standing(2), [], more)).toEqual([0, 2]);
    expect(shown(standing(5), standing(2), [])).toEqual([0, 5]);
    expect(shown(standing(1), standing(3), fewer)).toEqual([0, 3]);
    expect(shown(standing(1), standing(3), [], fewer)).toEqual([0, 1]);
    expect(shown(standing(1, 6), standing(1, 4), gained(1, 'points', 'vp', 2, []))).toEqual([4, 1]);
  });

  it('never show what they are neither before nor afterwards, and belong to one player', () => {
    expect(shown(standing(1), standing(0), more)).toEqual([0, 0]);
    expect(shown(standing(2), standing(2), [...more, ...fewer])).toEqual([0, 2]);
    expect(shown(standing(5), standing(2), gained(0, 'wood', 'lumber', 3, []))).toEqual([0, 5]);
    const [from] = handed(0, 1, 'wood', 'lumber', 1);
    expect([from?.loss, from?.gain]).toEqual([
      { seat: 0, number: 'wood' },
      { seat: 1, number: 'wood' },
    ]);
  });
});

describe('a fight of others', () => {
  beforeAll(async () => {
    await words.speak('en');
    await Promise.all(['midgard', 'northgard', 'watch', 'wild'].map((group) => words.need(group)));
  });

  const names = ['Ingrid', 'Olaf', 'Helga', 'Gunnar'];
  /** What is seen from seat 0 when the last of these events is told. */
  function sceneAt({ motion, scenery, picture }: Table, events: EventOut[], seat = 0) {
    const last = events.at(-1);
    const at = last ? placeOf(motion, last, events, scenery, picture) : [];
    return last && motion.scene?.(last, { scenery, picture, events, at }, names, seat);
  }

  it('in the Watch is a roll, with its sum and what everybody gets', () => {
    const seen = (kind: string, seat: number, args: number[], seq = 5): EventOut =>
      happened(`watch-event-${kind}`, seat, args, seq);
    const events = [seen('rolled-three', 1, [4, 5, 2]), seen('gained', 2, [0, 0, 2, 0, 0])];
    const scene = sceneAt(GAMES.watch, events);
    expect(scene?.sides).toMatchObject([{ seat: 1, sum: '9', dice: [{ face: 4 }, { face: 5 }, { die: 1, face: 2 }] }]);
    expect(scene?.gains).toEqual([{ seat: 2, icon: 'wool', text: '2' }]);
    expect(sceneAt(GAMES.watch, events, 1)).toBeUndefined(); // one's own falls in the dock
    expect(sceneAt(GAMES.watch, [...events, seen('gained', 1, [1, 0, 0, 0, 0], 6)])).toBeUndefined();
  });

  it('in the Watch is a wildling at the Wall, against the guards that were there', () => {
    const seen = (kind: string, args: number[]): EventOut => happened(`watch-event-${kind}`, -1, args, 5);
    const { motion, scenery, picture } = GAMES.watch;
    const { clearings } = (scenery as { north: { clearings: { id: string; section: string }[] } }).north;
    const [clearing] = clearings;
    const north = { clearings: { [clearing?.id ?? '']: ['regular'] }, wall: { [clearing?.section ?? '']: [0] } };
    const events = [
      happened('watch-event-rolled-three', 0, [4, 5, 1], 5),
      seen('advance', [0, 0, 0]),
      seen('breach', [0]),
    ];
    const told = { scenery, picture, before: { north }, events, at: [] };
    const scene = motion.scene?.(seen('breach', [0]), told, names, 0); // also after one's own roll
    expect(scene?.sides.map(({ sum, dice }) => [sum, dice])).toEqual([
      ['2', [{ die: 1, face: 1 }]],
      ['1', []],
    ]);
    expect(scene?.at).toEqual([`[data-section="${clearing?.section}"]`]);
    const twice = [...events, seen('advance', [0, 0, 0]), seen('waits', [0, 0])];
    expect(motion.scene?.(seen('waits', [0, 0]), { ...told, events: twice }, names, 0)?.sides[0]?.sum).toBeUndefined();
  });

  it('in Midgard shows the dice, the damage and what is lost and gained', () => {
    const seen = (kind: string, ...args: number[]): EventOut => happened(`midgard-event-${kind}`, 2, args);
    const events = [
      seen('fight', 0, 1, 1, 1, 0),
      seen('rolled', 2, 5, 0, 0, 0, 0, 0, 0), // a sword that hits, a spear that does not
      seen('strike', 1, 1, 1, 2),
      seen('losses', 2, 1, 1),
      seen('lost-warrior', 0, 1),
      seen('defeated', 1),
      seen('glory', 3),
    ];
    expect(sceneAt(GAMES.midgard, events.slice(0, 3))?.sides[0]?.dice).toMatchObject([
      { die: 0, face: 1, lost: false },
      { die: 1, face: 0, lost: false },
    ]);
    const scene = sceneAt(GAMES.midgard, events);
    expect(scene?.at).toEqual(['[data-spot="troll"]']);
    expect(scene?.sides[0]?.dice.map(({ lost }) => lost)).toEqual([false, true]);
    expect(scene?.gains).toEqual([{ icon: 'vp', text: '+3' }]);
    expect(sceneAt(GAMES.midgard, events, 2)).toBeUndefined(); // one's own has a dialog
    expect(sceneAt(GAMES.midgard, [...events, seen('placed', 3), seen('glory', 1)])).toBeUndefined();
  });

  it('in Northgard shows both dice and both sums', () => {
    const seen = (kind: string, seat: number, ...args: number[]): EventOut =>
      happened(`northgard-event-${kind}`, seat, args);
    const events = [
      seen('battle', 1, 2, 0),
      seen('rolled', 1, 3),
      seen('rolled', 2, 1),
      seen('battle-won', 1, 0, 7, 2),
      seen('fell', 2, 0, 1),
    ];
    const sides = sceneAt(GAMES.northgard, events)?.sides;
    expect(sides?.map(({ seat, sum, won, dice }) => [seat, sum, won, dice[0]?.face])).toEqual([
      [1, '7', true, 3],
      [2, '2', false, 1],
    ]);
    expect(sides?.map(({ note }) => note !== undefined)).toEqual([false, true]);
    expect(sceneAt(GAMES.northgard, [...events, seen('turn', 3, 9)])).toBeUndefined();
    expect(sceneAt(GAMES.northgard, events, 2)).toBeUndefined();
  });

  it('in Vikings Gone Wild shows the cards and both sums once it is decided', () => {
    const seen = (kind: string, seat: number, ...args: number[]): EventOut =>
      happened(`wild-event-${kind}`, seat, args);
    const events = [
      seen('attacked', 1, 2, 1, 3, 2),
      seen('attacks', 1, 5),
      seen('responded', 2, 7, 3, 4),
      seen('repelled', 2, 1, 3, 4),
    ];
    expect(sceneAt(GAMES.wild, events.slice(0, 3))).toBeUndefined();
    expect(sceneAt(GAMES.wild, events)?.sides).toMatchObject([
      { seat: 1, sum: '3', won: false, dice: [{ face: 5 }] },
      { seat: 2, sum: '4', won: true, dice: [{ face: 7 }] },
    ]);
    expect(sceneAt(GAMES.wild, events, 2)).toBeUndefined();
    const fought = [seen('fought-dragon', 1, 3, 1), seen('attacks', 1, 5), seen('attacks-as', 1, 6, 4)];
    expect(sceneAt(GAMES.wild, fought.slice(0, 1))?.sides[0]).toMatchObject({ seat: 1, sum: '3', won: true, dice: [] });
    expect(sceneAt(GAMES.wild, fought)?.sides[0]?.dice.map(({ face }) => face)).toEqual([5, 4]);
  });
});
