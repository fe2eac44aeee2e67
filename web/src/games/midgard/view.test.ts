/** How Champions of Midgard shows its players, its steps and its log. */
import { expect, test } from 'vitest';
import { speaking } from '../../testing/each';
import { happened, names, option, pictureAt, scenery } from '../../testing/midgard';
import { FULL, layoutOf, roomOn } from './board/layout';
import { hurts, iconOf, soundOf } from './events';
import type { Picture } from './shapes';
import { report } from './report';
import { tell } from './tell';
import view from '.';

speaking('midgard');

test('a player is shown by glory, goods, blame and warriors', () => {
  const picture = pictureAt('place');
  Object.assign(picture.seats[1] ?? {}, { glory: -3, goods: [1, 2, 3, 4], blame: 5, warriors: 7 });
  const standing = view.standing?.(scenery, picture, 1);
  expect(standing?.points).toBe(-3);
  const values = Object.fromEntries(standing?.numbers.map(({ name, value }) => [name, value]) ?? []);
  expect(values).toEqual({ food: 1, wood: 2, coin: 3, favour: 4, blame: 5, warriors: 7 });
  expect(standing?.numbers.find(({ name }) => name === 'warriors')?.of).toBe(8);
  expect(standing?.numbers.filter(({ harms }) => harms).map(({ name }) => name)).toEqual(['blame']);
});

test('the leader stands by the player, with the token of whoever is first', () => {
  const picture = pictureAt('place');
  picture.first = 2;
  const ullr = scenery.leaders.findIndex(({ id }) => id === 'ullr');
  Object.assign(picture.seats[2] ?? {}, { leader: ullr });
  Object.assign(picture.seats[0] ?? {}, { leader: -1 });
  const medal = view.standing?.(scenery, picture, 2).medal;
  expect(medal).toMatchObject({ label: 'Ullr the Berserker', mark: '1', rule: 'CM-10.6' });
  expect(medal?.text).toContain('first-player token');
  expect(view.standing?.(scenery, picture, 0).medal).toBeUndefined();
});

test('the phases of a round are its steps', () => {
  const picture = pictureAt('place');
  const states = (phase: Picture['phase']): string[] | undefined =>
    view.steps?.({ ...picture, phase }).map(({ state }) => state);
  expect(states('assignment')).toEqual(['done', 'now', 'later', 'later']);
  expect(states('setup')).toEqual([]);
  expect(view.turn?.({ ...picture, round: 6 })).toBe(6);
  expect(view.beginsTurn?.(happened('round', -1, 6))).toBe(6);
  expect(view.beginsTurn?.(happened('glory', 1, 6))).toBeUndefined();
  expect(view.bare?.({ ...picture, round: 0 })).toBe(true);
});

test('a pick is described by the text of its place or card', () => {
  expect(view.describe?.(option('place/market'))).toEqual({
    title: 'Market',
    text: 'Swap food, wood and coins one for one, as often as you like.',
  });
  expect(view.describe?.(option('use/wealth')).title).toBe('Wealth');
  expect(view.leftToDo?.([option('done'), option('use/gifts')])).toEqual(['Gifts']);
});

test('events have a picture and a sound; losses hurt', () => {
  expect(iconOf(happened('lost-warrior', 1, 0, 2))).toBe('skull');
  expect(iconOf(happened('unheard-of', 1))).toBe('scroll');
  expect(soundOf(happened('rerolled', 1))).toBe('dice');
  expect(soundOf(happened('gained', 1))).toBeUndefined();
  expect(hurts(happened('blames', 1, 0), [0])).toBe(true);
  expect(hurts(happened('blames', 0, 1), [0])).toBe(false);
  expect(hurts(happened('blame', 0, 1), [0])).toBe(true);
  expect(report.weight?.(happened('defeated', 0, 3))).toBeGreaterThan(report.weight?.(happened('placed', 0, 3)) ?? 0);
});

test('every place of the content has room of its own, on wide and on narrow screens', () => {
  const picture = pictureAt('place');
  for (const room of [roomOn({ width: 964, height: 408 }), FULL, undefined]) {
    const { places, berths, shores, height } = layoutOf(scenery, picture, room);
    const town = scenery.places.filter(
      ({ kind }, n) => kind === 'beg' || (kind === 'stall' && picture.stalls.includes(n)),
    );
    for (const { id } of town) expect(places.has(id), id).toBe(true);
    expect(new Set([...places.values()].map(({ x, y }) => `${x},${y}`)).size).toBe(places.size);
    expect(places.size).toBe(14 + 1 + picture.stalls.length + 1);
    expect(berths.size).toBe(scenery.ships.length);
    expect(shores.every(({ at }) => at.y + 96 < height)).toBe(true);
  }
});

test('the table in words names one’s own destinies, and only the number of the others’', () => {
  const picture = pictureAt('place');
  const craftsman = scenery.destinies.findIndex(({ id }) => id === 'craftsman');
  Object.assign(picture.seats[0] ?? {}, { destinyCards: [craftsman], destinies: 1 });
  Object.assign(picture.seats[1] ?? {}, { destinyCards: null, destinies: 3 });
  const told = new Map(tell(scenery, picture, names).map(({ title, lines }) => [title, lines.join('\n')]));
  expect(told.get(names[0] ?? '')).toContain('Secret destinies: Craftsman');
  expect(told.get(names[1] ?? '')).toContain('Secret destinies: 3');
  expect(told.get('Enemies')?.split('\n')).toHaveLength(picture.targets.length);
  expect(told.get('The town')).toContain('Runesmith: Cost: wood 1');
});
