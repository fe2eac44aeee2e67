/** How Northgard shows its players, its steps and its log. */
import { expect, test } from 'vitest';
import { speaking } from '../../testing/each';
import { asPicture, happened, names, number, option, scenery } from '../../testing/northgard';
import recorded from '../../testing/northgard.json';
import { hurts, iconOf, soundOf } from './events';
import { report } from './report';
import type { Picture } from './shapes';
import { tell } from './tell';
import view from '.';

speaking('northgard');

const picture = asPicture(recorded.picture);
const withSeat = (more: object): Picture => ({
  ...picture,
  seats: picture.seats.map((seat, at) => (at === 1 ? { ...seat, ...more } : seat)),
});

test('hidden fame is no zero', () => {
  expect(view.standing?.(scenery, withSeat({ fame: null }), 1)).toMatchObject({ secret: true });
  expect(view.standing?.(scenery, withSeat({ fame: 12 }), 1)).toMatchObject({ secret: false, points: 12 });
});

test('closed territories with a large building are counted towards the victory', () => {
  const numbers = view.standing?.(scenery, withSeat({ closedLarge: 2 }), 1).numbers ?? [];
  expect(numbers.find(({ name }) => name === 'large')).toMatchObject({ value: 2, of: 3, scores: true });
  const long = { ...scenery, rules: { ...scenery.rules, winByTerritories: false } };
  const other = view.standing?.(long, withSeat({ closedLarge: 2 }), 1).numbers ?? [];
  expect(other.find(({ name }) => name === 'large')?.of).toBeUndefined();
});

test('the clan stands by the player, and rests when he has passed', () => {
  expect(view.standing?.(scenery, withSeat({ clan: 6, passed: true }), 1).medal).toMatchObject({
    icon: 'wolf',
    rests: true,
  });
  expect(view.standing?.(scenery, withSeat({ clan: -1 }), 1).medal).toBeUndefined();
});

test('partners are told only where there are teams', () => {
  const seated = { ...scenery, partners: [2, 3, 0, 1] };
  const teams = { ...seated, rules: { ...scenery.rules, teams: true } };
  expect(view.standing?.(teams, picture, 1).partner).toBe(3);
  expect(view.standing?.(seated, picture, 1).partner).toBeUndefined();
});

test('it is nobody’s turn outside the actions', () => {
  expect(view.active?.({ ...picture, phase: 'actions', active: 2 })).toBe(2);
  expect(view.active?.({ ...picture, phase: 'harvest', active: 2 })).toBeUndefined();
});

test('the phases of a year are its steps', () => {
  const steps = view.steps?.({ ...picture, phase: 'harvest' }) ?? [];
  expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'now', 'later']);
  expect(view.steps?.({ ...picture, phase: 'setup' })).toEqual([]);
});

test('before a turn ends it is said which cards could still be played', () => {
  const left = view.leftToDo?.(['play/scouts', 'play/warriors', 'wait/unrest', 'end-turn'].map(option));
  expect(left).toEqual(['Scouts', 'Warriors']);
});

test('events have a picture and a sound; losses hurt', () => {
  expect(iconOf(happened(1, 'creature-moved', 0, 1, 2, 3))).toBe('wolf');
  expect(iconOf(happened(1, 'swap-declined', 0))).toBe('trade');
  expect(iconOf(happened(1, 'unheard-of', 0))).toBe('scroll');
  expect(soundOf(happened(1, 'rolled', 0, 2))).toBe('dice');
  expect(soundOf(happened(1, 'gained', 0, 1, 0, 0))).toBeUndefined();
  expect(hurts(happened(1, 'battle', 1, 0, 7), [0])).toBe(true);
  expect(hurts(happened(1, 'battle', 0, 1, 7), [0])).toBe(false);
  expect(hurts(happened(1, 'conquered', 1, 7, 0), [0])).toBe(true);
  expect(hurts(happened(1, 'fell', 0, 7, 1), [0])).toBe(true);
});

test('the report marks conquests', () => {
  expect(report.tookFrom?.(happened(1, 'conquered', 0, 7, 2))).toBe(2);
  expect(report.tookFrom?.(happened(1, 'fell', 0, 7, 2))).toBeUndefined();
  expect(report.weight?.(happened(1, 'conquered', 0, 7, 2))).toBeGreaterThan(
    report.weight?.(happened(1, 'built', 0, 1, 7)) ?? 0,
  );
});

test('the table in words names one’s own cards, and only the number of the others’', () => {
  const seats = picture.seats.map((seat, at) =>
    at === 0 ? { ...seat, hand: [number('scouts')] } : { ...seat, hand: null, fame: null, handSize: 5 },
  );
  const told = new Map(tell(scenery, { ...picture, seats }, names).map(({ title, lines }) => [title, lines]));
  expect(told.get('Astrid')?.join('\n')).toContain('Your hand: Scouts');
  expect(told.get('Björn')?.join('\n')).toContain('In hand: 5');
  expect(told.get('Björn')?.join('\n')).toContain('Fame: ?');
  expect(told.get('Territories, the oldest first')).toHaveLength(picture.territories.length);
});
