/** The same vectors as in tests/kernel/test_proof.py. */
import { expect, it } from 'vitest';
import type { TableFacts } from '../protocol';
import { state } from '../testing/messages';
import { kept, note } from './promise';
import { sha256 } from './sha256';

const TABLE: TableFacts = {
  ...state({}).table,
  commitment: '8414cd6b08e92be7f34132d9f8fabaa0cf0f072bab807b434e7ff02efc918a1e',
  secret: '5e'.repeat(32),
  seed: 'eb0377b87bc7ad9d9b76ea8a18e8aee75b8ce70665fe7dfa3f58c3627fc39556',
  promises: ['', '', ''],
  words: ['raven', 'зима та сіль', ''],
};

it('is kept if secret, words and seed belong together', async () => {
  expect(await kept(TABLE)).toBe(true);
  expect(await kept({ ...TABLE, seed: TABLE.seed?.slice(0, 32) ?? '' })).toBe(true);
});

it('is broken by any other secret, hash, seed or word', async () => {
  expect(await kept({ ...TABLE, secret: '5f'.repeat(32) })).toBe(false);
  expect(await kept({ ...TABLE, commitment: '0'.repeat(64) })).toBe(false);
  expect(await kept({ ...TABLE, seed: '0'.repeat(64) })).toBe(false);
  expect(await kept({ ...TABLE, seed: TABLE.seed?.slice(0, 4) ?? '' })).toBe(false);
  expect(await kept({ ...TABLE, words: TABLE.words.toReversed() })).toBe(false);
  expect(await kept({ ...TABLE, secret: null })).toBe(false);
});

it('is broken by a hash that is another at the end than it was before', async () => {
  note({ ...TABLE, id: 'other', commitment: '0'.repeat(64), secret: null, seed: null });
  note({ ...TABLE, id: 'other' });
  expect(await kept({ ...TABLE, id: 'other' })).toBe(false);
});

it('is broken by a word that was not promised, as soon as anybody has promised', async () => {
  const [first, second] = await Promise.all([sha256('raven'), sha256('зима та сіль')]);
  expect(await kept({ ...TABLE, promises: [first, second, ''] })).toBe(true);
  expect(await kept({ ...TABLE, promises: [first, '', ''] })).toBe(false);
  expect(await kept({ ...TABLE, promises: [second, first, ''] })).toBe(false);
  expect(await kept({ ...TABLE, promises: [first, second, first] })).toBe(false);
});

it('is kept if a word is its own promise, because it was not revealed', async () => {
  const promise = await sha256('raven');
  const words = [promise, '', ''];
  const lines = [TABLE.secret, ...words].map((line) => `${line}\n`).join('');
  expect(await kept({ ...TABLE, words, promises: words, seed: await sha256(lines) })).toBe(true);
});
