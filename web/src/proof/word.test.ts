/** The browser promises a word, reveals it when nobody else can promise any more, and remembers what it was shown. */
import { mount, unmount } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { api, Refused, type Listing } from '../api';
import { words } from '../i18n/words.svelte';
import type { TableFacts } from '../protocol';
import { state } from '../testing/messages';
import { find, keep, ownWord } from './ledger';
import OwnWord from './OwnWord.svelte';
import { sha256 } from './sha256';
import { attend, createTable, playAgain, sitDown } from './word';

const SERVER = 'c0'.repeat(32);
const OTHER = 'ab'.repeat(32);
let tables = 0;

function table(more: Partial<TableFacts> = {}): TableFacts {
  return { ...state({}).table, id: `T${tables}`, commitment: SERVER, status: 'open', ...more };
}

function answer(facts: TableFacts): Listing {
  return { table: facts, seats: [], waiting: [], me: [0], winners: [] };
}

/** A table at which our word is promised: the word, its hash, and the table. */
async function promised(): Promise<{ word: string; promise: string; facts: TableFacts }> {
  vi.spyOn(api, 'create').mockResolvedValue({ id: `T${tables}`, commitment: SERVER });
  const id = await createTable({ game: 'watch', settings: {}, watch: 'all', seats: [{ kind: 'me' }] });
  const { word, promise } = find(id) ?? { word: '', promise: '' };
  return { word, promise, facts: table({ status: 'starting', promises: [promise, OTHER] }) };
}

beforeEach(() => {
  vi.restoreAllMocks();
  tables += 1;
});

it('promises a random word with the table, and keeps both hashes', async () => {
  const { word, promise } = await promised();
  expect(word).toMatch(/^[0-9a-f]{32}$/);
  expect(promise).toBe(await sha256(word));
  expect(vi.mocked(api.create).mock.lastCall?.[0].promise).toBe(promise);
  expect(JSON.stringify(vi.mocked(api.create).mock.calls)).not.toContain(word);
  expect(JSON.parse(localStorage.getItem('longhouse-words') ?? '')).toMatchObject({
    [`T${tables}`]: { word, promise, commitment: SERVER },
  });
  tables += 1;
  expect((await promised()).word).not.toBe(word);
});

it('promises nothing at a table of bots', async () => {
  const create = vi.spyOn(api, 'create').mockResolvedValue({ id: `T${tables}`, commitment: SERVER });
  await createTable({ game: 'watch', settings: {}, watch: 'all', seats: [{ kind: 'bot', bot: 'easy' }] });
  expect(create.mock.lastCall?.[0].promise).toBeUndefined();
  expect(find(`T${tables}`)).toBeUndefined();
});

it('promises a word with a seat, and for the next game', async () => {
  const sit = vi.spyOn(api, 'sit').mockResolvedValue(answer(table()));
  await sitDown(`T${tables}`, 1);
  expect(find(`T${tables}`)).toMatchObject({ commitment: SERVER, promise: sit.mock.lastCall?.[2] });
  const rematch = vi.spyOn(api, 'rematch').mockResolvedValue({ id: `again${tables}`, commitment: OTHER });
  await playAgain(`T${tables}`);
  expect(find(`again${tables}`)).toMatchObject({ commitment: OTHER, promise: rematch.mock.lastCall?.[1] });
});

it('promises once more where the server has another promise, but only once', async () => {
  const promise = vi.spyOn(api, 'promise').mockResolvedValue(answer(table()));
  await attend(table(), []);
  expect(promise).not.toHaveBeenCalled();
  await attend(table(), [0]);
  expect(promise.mock.calls).toEqual([[`T${tables}`, find(`T${tables}`)?.promise]]);
  await attend(table({ promises: [OTHER, ''] }), [0]);
  expect(promise).toHaveBeenCalledTimes(1);
});

it('reveals its word when the game is starting, and not before', async () => {
  const { word, promise, facts } = await promised();
  const reveal = vi.spyOn(api, 'word').mockResolvedValue(answer(facts));
  await attend({ ...facts, status: 'open' }, [0]);
  expect(reveal).not.toHaveBeenCalled();
  await attend(facts, [0]);
  expect(reveal.mock.calls).toEqual([[facts.id, word]]);
  expect(find(facts.id)?.promises).toEqual([promise, OTHER]);
});

it('does not reveal it to a server that shows another hash than before', async () => {
  const { facts } = await promised();
  const reveal = vi.spyOn(api, 'word').mockResolvedValue(answer(facts));
  await attend({ ...facts, commitment: OTHER }, [0]);
  expect(reveal).not.toHaveBeenCalled();
});

it('tries again after a failure', async () => {
  const { facts } = await promised();
  const offline = new Refused(0, { key: 'web-error-offline', args: {} });
  const reveal = vi.spyOn(api, 'word').mockRejectedValueOnce(offline).mockResolvedValue(answer(facts));
  await attend(facts, [0]);
  expect(find(facts.id)?.promises).toBeUndefined();
  await attend(facts, [0]);
  expect(reveal).toHaveBeenCalledTimes(2);
});

it('remembers that it sent its word to a server that then does not use it, whatever it answers', async () => {
  const { promise, facts } = await promised();
  const ended = { ...facts, status: 'over' as const, words: [promise, 'cd'] };
  expect(ownWord(ended)).toBe('late');
  vi.spyOn(api, 'word').mockRejectedValue(new Refused(409, { key: 'server-word-late', args: {} }));
  await attend(facts, [0]);
  const sent = find(facts.id)?.sent;
  expect(sent).toBeGreaterThan(0);
  await attend(facts, [0]);
  expect(find(facts.id)?.sent).toBe(sent);
  expect(ownWord(ended)).toBe('dropped');
  expect(ownWord({ ...ended, words: [find(facts.id)?.word ?? '', 'cd'] })).toBe('in');
});

it('compares what the server says at the end with what it said before', async () => {
  const { word, promise, facts } = await promised();
  expect(ownWord(facts)).toBe('promised');
  const ended = { ...facts, status: 'over' as const, words: [word, 'cd'] };
  expect(ownWord({ ...ended, words: [promise, 'cd'] })).toBe('late');
  expect(ownWord({ ...ended, promises: ['', OTHER] })).toBe('gone');
  keep(facts.id, { word, promise, commitment: SERVER, promises: facts.promises });
  expect(ownWord(ended)).toBe('in');
  const lies: Partial<TableFacts>[] = [
    { commitment: OTHER },
    { words: [promise, 'cd'] },
    { words: ['cd', 'cd'] },
    { promises: [promise, SERVER] },
    { promises: ['', OTHER] },
  ];
  expect(lies.map((lie) => ownWord({ ...ended, ...lie }))).toEqual(Array(lies.length).fill('other'));
  expect(ownWord({ ...ended, id: 'unknown' })).toBeUndefined();
});

it('says in a sentence what came of its word', async () => {
  await words.speak('en');
  await words.need('dice');
  const { word, promise, facts } = await promised();
  keep(facts.id, { word, promise, commitment: SERVER, promises: facts.promises });
  const shown = mount(OwnWord, { target: document.body, props: { table: { ...facts, words: ['cd', ''] } } });
  expect(document.querySelector('[data-own-word].wrong')?.textContent).toContain('not to be trusted');
  await unmount(shown);
  keep(facts.id, { word, promise, commitment: SERVER, sent: 1 });
  const ended = { ...facts, status: 'over' as const, words: [promise, ''] };
  const warned = mount(OwnWord, { target: document.body, props: { table: ended } });
  expect(document.querySelector('[data-own-word="dropped"].wrong')?.textContent).toContain('choose between two games');
  await unmount(warned);
});
