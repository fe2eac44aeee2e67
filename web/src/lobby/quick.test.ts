import { afterEach, expect, it } from 'vitest';
import type { GameFacts, TableWish } from '../api';
import { lastOf, quickTable, remember } from './quick';

const MODE = { name: 'mode', values: ['base', 'full'], several: false, low: 0, high: 0, default: 'full', rule: null };
const GAME: GameFacts = {
  name: 'watch',
  players: [2, 3, 4],
  version: 2,
  choices: [MODE],
  bots: ['easy', 'normal', 'hard'],
  sources: { book: 0, public: 0, house: 0, pack: 0 },
};
const HARD: TableWish = {
  game: 'watch',
  settings: { mode: 'full' },
  seats: [{ kind: 'bot', bot: 'hard' }, { kind: 'me' }, { kind: 'bot', bot: 'easy' }],
  watch: 'link',
};

afterEach(() => localStorage.clear());

it('is gentle to a newcomer: plain Catan, against one bot', () => {
  expect(lastOf(GAME)).toBeUndefined();
  expect(quickTable(GAME)).toEqual({
    game: 'watch',
    settings: { mode: 'base' },
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'normal' }],
    watch: 'link',
  });
});

it('is as the last table against bots', () => {
  remember(HARD);
  remember({ ...HARD, settings: {}, seats: [{ kind: 'me' }, { kind: 'open' }] });
  remember({ ...HARD, settings: {}, pack: { fingerprint: 'a' } });
  const { settings, seats } = quickTable(GAME);
  expect(settings).toEqual({ mode: 'full' });
  expect(seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'hard' }, { kind: 'bot', bot: 'easy' }]);
});

it('is gentle again where the last set-up cannot be had any more', () => {
  remember({ ...HARD, settings: { mode: 'night' } });
  expect(lastOf(GAME)).toBeUndefined();
  remember({ ...HARD, settings: { gone: '1' } });
  expect(lastOf(GAME)).toBeUndefined();
  remember({ ...HARD, seats: [{ kind: 'me' }] });
  expect(lastOf(GAME)).toBeUndefined();
  localStorage.setItem('longhouse.last', '{"watch": 7}');
  expect(lastOf(GAME)).toBeUndefined();
});
