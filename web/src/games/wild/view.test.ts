/** How Vikings Gone Wild shows its players, its steps and its log. */
import { expect, test } from 'vitest';
import { speaking } from '../../testing/each';
import { cardNumber, happened, MOMENTS, names, option, pictureAt, pictureOver, scenery } from '../../testing/wild';
import { hurts, iconOf, soundOf } from './events';
import type { Picture } from './shapes';
import { report } from './report';
import { cardsText, tell } from './tell';
import view from '.';

speaking('wild');

test('the phases of a round are its steps', () => {
  const picture = pictureAt('play');
  const states = (phase: Picture['phase']): string[] | undefined =>
    view.steps?.({ ...picture, phase }).map(({ state }) => state);
  expect(states('action')).toEqual(['done', 'done', 'now', 'later', 'later']);
  expect(states('setup')).toEqual([]);
  expect(view.turn?.({ ...picture, round: 6 })).toBe(6);
  expect(view.beginsTurn?.(happened('round', -1, 6))).toBe(6);
  expect(view.beginsTurn?.(happened('scored', 1, 6))).toBeUndefined();
  expect(view.bare?.({ ...picture, round: 0 })).toBe(true);
  expect(view.active?.({ ...picture, active: -1 })).toBeUndefined();
});

test('a pick is described by the text of its card or building', () => {
  expect(view.describe?.(option('play/scroll'))).toEqual({ title: 'Scroll', text: 'Draw 2 cards.' });
  expect(view.describe?.(option('build/tavern')).title).toBe('Tavern');
});

test('a player is shown by victory points', () => {
  const picture = pictureAt('play');
  Object.assign(picture.seats[1] ?? {}, { vp: 17 });
  expect(view.standing?.(scenery, picture, 1).points).toBe(17);
});

test('events have a picture and a sound; the longest name that fits counts', () => {
  expect(iconOf(happened('fought', 1, 0, 2, 2))).toBe('draugr');
  expect(iconOf(happened('fought-dragon', 1, 2, 1))).toBe('dragon');
  expect(iconOf(happened('dug-past', 1, 0))).toBe('gift');
  expect(iconOf(happened('unheard-of', 1))).toBe('scroll');
  expect(soundOf(happened('attacked', 1, 0, 3, 4, 4))).toBe('danger');
  expect(soundOf(happened('built', 1, 0, 3, 0))).toBe('piece');
  expect(soundOf(happened('won', 1, 30))).toBe('win');
  expect(soundOf(happened('scored', 1, 3))).toBeUndefined();
});

test('what is done to somebody hurts them, not whoever did it', () => {
  expect(hurts(happened('damaged', 1, 0, 3, 4, 4), [0])).toBe(true);
  expect(hurts(happened('damaged', 1, 0, 3, 4, 4), [1])).toBe(false);
  expect(hurts(happened('stole', 2, 1, 3, 0), [0, 1])).toBe(true);
  expect(hurts(happened('burned', 1, 0, 1), [1])).toBe(true);
  expect(hurts(happened('repelled', 1, 3, 4, 6), [1])).toBe(false);
});

test('the report draws the target, weighs events and knows who took what from whom', () => {
  expect(report.goal?.(scenery)).toBe(scenery.rules.target);
  expect(report.sourceIcon?.('wild-source-missions')).toBe('scrolled');
  expect(report.tookFrom?.(happened('looted', 0, 2, 1))).toBe(2);
  expect(report.tookFrom?.(happened('damaged', 0, 2, 1, 4, 4))).toBeUndefined();
  const weight = (what: string): number => report.weight?.(happened(what, 0)) ?? 0;
  expect(weight('damaged')).toBeGreaterThan(weight('bought'));
  expect(weight('drew')).toBe(0);
  expect(report.turning?.(happened('last-round', 0, 30))).toBe(true);
});

test('cards of a kind are told once, with their number', () => {
  const [beer, archer] = [cardNumber('beer'), cardNumber('elf_archer')];
  expect(cardsText([beer, archer, beer], scenery)).toBe('Beer × 2, Elf Archer');
});

test('the table in words names one’s own hand, and only the number of the others’', () => {
  const picture = pictureAt('play');
  Object.assign(picture.seats[0] ?? {}, { hand: [cardNumber('scroll')], handSize: 1 });
  Object.assign(picture.seats[1] ?? {}, { hand: null, handSize: 4 });
  const told = new Map(tell(scenery, picture, names).map(({ title, lines }) => [title, lines.join('\n')]));
  expect(told.get(names[0] ?? '')).toContain('Hand: Scroll');
  expect(told.get(names[1] ?? '')).toContain('Cards in hand: 4');
  expect(told.get(names[1] ?? '')).not.toContain('Hand: ');
  expect(told.get('Market')?.split('\n')).toHaveLength(picture.buildingSupply.length + picture.pileSupply.length);
  expect(told.get('Achievements')?.split('\n')).toHaveLength(4);
});

test('an attack is told in words, too, with both sums', () => {
  const titles = (moment: 'respond' | 'declare'): string[] =>
    tell(scenery, pictureAt(moment), names).flatMap(({ title, lines }) => [title, ...lines]);
  expect(titles('respond')).toContain('Strength 4 against defence 4');
  expect(titles('declare')).toContain('Your attack');
  expect(titles('declare').join('\n')).toContain('Bone Crusher, Viking Warrior');
});

test('nothing that is told is without words, at any moment and at the end', () => {
  for (const picture of [...MOMENTS.map(pictureAt), pictureOver()]) {
    const lines = tell(scenery, picture, names).flatMap(({ title, lines: said }) => [title, ...said]);
    expect(lines.filter((line) => line === '' || line.includes('wild-') || line.includes('undefined'))).toEqual([]);
  }
});
