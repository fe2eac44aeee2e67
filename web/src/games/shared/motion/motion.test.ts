import { describe, expect, it } from 'vitest';
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
import type { Json } from '../view';
import { gained, placeOf, seatSpot, upTo, type Flight, type Goods, type Motion } from './motion';

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
