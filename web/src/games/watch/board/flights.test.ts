import { describe, expect, it } from 'vitest';
import type { EventOut } from '../../../protocol';
import recorded from '../../../testing/watch.json';
import { flightsOf } from './flights';
import { asScenery } from '../../../testing/watch';

const scenery = asScenery(recorded.scenery);
const event = (kind: string, seat: number, args: number[], seq = 4): EventOut => ({
  seq,
  kind: `watch-event-${kind}`,
  rule: '',
  seat,
  args,
  label: { key: kind, args: {} },
  mine: false,
});

describe('cards fly', () => {
  it('from the hex that paid to the player', () => {
    const hex = scenery.hexes.find(({ resource, rolls }) => resource === 'grain' && rolls.length > 0);
    const roll = hex?.rolls[0] ?? 0;
    const rolled = event('rolled', 1, [roll - 1, 1]);
    const [flight] = flightsOf(event('gained', 1, [0, 0, 0, 1, 0]), scenery, rolled);
    expect(flight).toMatchObject({ icon: 'grain', from: { at: 'hex' }, to: { at: 'seat', seat: 1 } });
    const [later] = flightsOf(event('gained', 1, [0, 0, 0, 1, 0], 9), scenery, rolled);
    expect(later?.from).toEqual({ at: 'supply' });
  });

  it('both ways in a trade', () => {
    const flights = flightsOf(event('traded', 0, [2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2]), scenery, undefined);
    expect(flights.map(({ icon, to }) => [icon, to.at === 'seat' ? to.seat : -1])).toEqual([
      ['lumber', 2],
      ['ore', 0],
      ['ore', 0],
    ]);
  });

  it('face down when nobody may see them', () => {
    expect(flightsOf(event('robbed', 0, [2, -1]), scenery, undefined)).toEqual([
      { icon: 'hand', from: { at: 'seat', seat: 2 }, to: { at: 'seat', seat: 0 } },
    ]);
    expect(flightsOf(event('discarded', 0, [-1, -1, -1, -1, -1]), scenery, undefined)).toEqual([]);
  });

  it('to the supply and back', () => {
    const flights = flightsOf(event('supply-trade', 0, [2, 4, 4]), scenery, undefined);
    expect(flights).toHaveLength(5);
    expect(flights.at(-1)).toMatchObject({ icon: 'ore', from: { at: 'supply' } });
    expect(flightsOf(event('rolled', 0, [3, 4]), scenery, undefined)).toEqual([]);
  });
});
