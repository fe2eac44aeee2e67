/** The end of a real game: who won, and how. */
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { glossing } from '../help/glossing.svelte';
import { words } from '../i18n/words.svelte';
import type { TableFacts } from '../protocol';
import { seat, state } from '../testing/messages';
import { all, names, read, score, Watching } from '../testing/watch';
import { aboutSource } from '../end/source';
import EndScreen from './EndScreen.svelte';

let table: Watching;
const onclose = vi.fn();

beforeAll(async () => {
  // these tests do not look at the course of the game: it is never loaded
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await words.speak('en');
  await words.need('end', 'dice', 'analysed', 'watch');
});
beforeEach(() => {
  table = new Watching();
  const seats = names.map((name, number) => seat(number, { name }));
  const facts: TableFacts = { ...state().table, status: 'over' };
  table.show(EndScreen, { table: facts, seats, over: score, me: [0], onclose });
});
afterEach(() => table.close());

it('names the winner with their points, and the reader’s own place and distance', () => {
  expect(read('h1')).toContain(names[1]);
  expect(read('h1')).toContain('10');
  expect(read('dialog')).toContain('You came 2nd with 9 points, 1 behind.');
});

it('tells who only watched how far the next is behind', () => {
  table.close();
  table = new Watching();
  const seats = names.map((name, number) => seat(number, { name }));
  table.show(EndScreen, { table: { ...state().table, status: 'over' as const }, seats, over: score, me: [], onclose });
  expect(read('dialog')).toMatch(new RegExp(`${names[0]}, 1 point`));
  expect(read('dialog')).not.toContain('You came');
});

it('shows everybody’s place', () => {
  const places = all('ol li').map((item) => item.textContent?.trim() ?? '');
  expect(places.map((place) => place.slice(0, 3))).toEqual(['1st', '2nd', '3rd']);
});

it('does not name points as the reason where somebody else has more', () => {
  const facts: TableFacts = { ...state().table, status: 'over' };
  const seats = names.map((name, number) => seat(number, { name }));
  table.close();
  table = new Watching();
  table.show(EndScreen, { table: facts, seats, over: { ...score, points: [99, 10, 8] }, onclose });
  expect(read('h1')).toBe(`${names[1]} wins`);
});

it('tells the points of everybody by source, the winner first', () => {
  const rows = all('tbody tr').map((row) => row.textContent ?? '');
  expect(rows.map((row) => names.findIndex((name) => row.includes(name)))).toEqual([1, 0, 2]);
  for (const [seat, points] of score.points.entries()) {
    expect(rows.find((row) => row.includes(names[seat] ?? '?'))).toContain(String(points));
    expect(score.sources[seat]?.reduce((sum, one) => sum + one, 0)).toBe(points);
  }
});

it('explains in the score what its sources are for', async () => {
  await glossing.need('watch');
  flushSync();
  const explained = all('thead .term').map((term) => term.dataset.term);
  expect(explained).toEqual(expect.arrayContaining(['item-settlement', 'road', 'patrols', 'points']));
});

it('leads to the replay, to the journal, and back to the board', () => {
  const links = all('dialog a').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/replay/T1', '/analysis/T1', '/api/tables/T1/journal']));
  const back = all('dialog button').find((button) => button.textContent?.includes('Look at the board'));
  back?.click();
  expect(onclose).toHaveBeenCalledOnce();
});

it('does not count moves before it knows how many there are', () => {
  expect(read('dialog')).toContain('How it went');
  expect(read('dialog')).not.toContain('0 of 0');
});

it('says of every source of points what it scores', async () => {
  await words.need('watch-purpose');
  for (const key of score.source_keys) expect(aboutSource(key, score.rule)?.text).toMatch(/\.$/);
});
