import { expect, test } from 'vitest';
import type { LessonFacts } from '../api';
import { lessonNow } from './lessons';

const lesson = (name: string, state: LessonFacts['state']): LessonFacts => ({
  game: 'watch',
  name,
  title: { key: name, args: {} },
  minutes: 10,
  steps: 16,
  state,
  step: 0,
  table: null,
});

test('a door offers what was begun, then what is new in its order, then the game that goes on', () => {
  const named = (...states: LessonFacts['state'][]): string | undefined =>
    lessonNow(states.map((state, at) => lesson(`${at}`, state)))?.name;
  expect(named('new', 'new')).toBe('0');
  expect(named('new', 'begun')).toBe('1');
  expect(named('finished', 'new')).toBe('1');
  expect(named('open', 'new')).toBe('1');
  expect(named('open', 'finished')).toBe('0');
  expect(named('finished', 'finished')).toBe('1');
  expect(named()).toBeUndefined();
});
