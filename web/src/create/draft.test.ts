import { expect, test } from 'vitest';
import type { ChoiceFacts, GameFacts } from '../api';
import { Draft, toggled } from './draft.svelte';

const board: ChoiceFacts = {
  name: 'board',
  values: ['auto', 'classic19'],
  several: false,
  low: 0,
  high: 0,
  default: 'auto',
  rule: null,
};
const game: GameFacts = {
  name: 'watch',
  players: [2, 3, 4],
  version: 1,
  choices: [board],
  bots: ['easy', 'normal', 'hard'],
  sources: { book: 1, public: 1, house: 1, pack: 0 },
};
const NAMES = ['Ingrid', 'Olaf', 'Freya', 'Sven'];

test('only what differs from the book is asked for', () => {
  const draft = new Draft(game, 'bot', NAMES);
  draft.set(board, 'classic19');
  expect(draft.changed).toEqual([board]);
  expect(draft.wish().settings).toEqual({ board: 'classic19' });
  draft.set(board, 'auto');
  expect(draft.changed).toEqual([]);
  expect(draft.wish().settings).toEqual({});
});

test('one seat at most is ours', () => {
  const draft = new Draft(game, 'bot', NAMES);
  draft.setKind(2, 'me');
  expect(draft.seats.map((seat) => seat.kind)).toEqual(['open', 'bot', 'me', 'bot']);
});

test('open seats wait for people, or get bots at once', () => {
  const draft = new Draft(game, 'open', NAMES);
  draft.resize(2);
  expect(draft.wish().seats).toEqual([{ kind: 'me' }, { kind: 'open' }]);
  expect(draft.wish(true).seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'normal' }]);
});

test('at one screen everybody has a name', () => {
  const draft = new Draft(game, 'hotseat', NAMES);
  draft.resize(3);
  expect(draft.wish().seats).toEqual([
    { kind: 'me' },
    { kind: 'hotseat', name: 'Olaf' },
    { kind: 'hotseat', name: 'Freya' },
  ]);
  expect(draft.people).toBe(3);
});

test('several values keep the order in which they were chosen', () => {
  expect(toggled('', 'red')).toBe('red');
  expect(toggled('red', 'blue')).toBe('red,blue');
  expect(toggled('red,blue', 'red')).toBe('blue');
});
