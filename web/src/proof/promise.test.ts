/** The same vectors as in tests/kernel/test_proof.py. */
import { expect, it } from 'vitest';
import { state } from '../testing/messages';
import { kept, note } from './promise';

const SEATS = ['raven', 'зима та сіль', ''].map((word) => ({ word }));
const TABLE = {
  ...state({}).table,
  commitment: '8414cd6b08e92be7f34132d9f8fabaa0cf0f072bab807b434e7ff02efc918a1e',
  secret: '5e'.repeat(32),
  seed: 'eb0377b87bc7ad9d9b76ea8a18e8aee75b8ce70665fe7dfa3f58c3627fc39556',
};

it('is kept if secret, words and seed belong together', async () => {
  expect(await kept(TABLE, SEATS)).toBe(true);
  expect(await kept({ ...TABLE, seed: TABLE.seed.slice(0, 32) }, SEATS)).toBe(true);
});

it('is broken by any other secret, hash, seed or word', async () => {
  expect(await kept({ ...TABLE, secret: '5f'.repeat(32) }, SEATS)).toBe(false);
  expect(await kept({ ...TABLE, commitment: '0'.repeat(64) }, SEATS)).toBe(false);
  expect(await kept({ ...TABLE, seed: '0'.repeat(64) }, SEATS)).toBe(false);
  expect(await kept({ ...TABLE, seed: TABLE.seed.slice(0, 4) }, SEATS)).toBe(false);
  expect(await kept(TABLE, SEATS.toReversed())).toBe(false);
  expect(await kept({ ...TABLE, secret: null }, SEATS)).toBe(false);
});

it('is broken by a hash that is another at the end than it was before', async () => {
  note({ ...TABLE, id: 'other', commitment: '0'.repeat(64), secret: null, seed: null });
  note({ ...TABLE, id: 'other' });
  expect(await kept({ ...TABLE, id: 'other' }, SEATS)).toBe(false);
});
