import { afterEach, expect, test, vi } from 'vitest';
import { api, Refused, type DigestFacts } from '../api';
import { library } from './library.svelte';
import { keptCopy } from './saved';

const DIGEST: DigestFacts = {
  game: 'watch',
  title: 'Watch',
  chapters: [{ id: 'GW-1', title: 'Aim', lines: [{ id: 'GW-1.1', text: 'Ten points.', english: false, shows: [] }] }],
};
const AWAY = new Refused(0, { key: 'web-error-offline', args: {} });

afterEach(() => vi.restoreAllMocks());

test('what was read once can be read while the server is away, and says so', async () => {
  const asked = vi.spyOn(api, 'digest').mockRejectedValue(AWAY);
  await library.need('watch', 'uk');
  expect([library.of('watch', 'uk'), library.problem]).toEqual([undefined, AWAY.why]);
  asked.mockResolvedValue(DIGEST);
  await library.need('watch', 'uk');
  expect(library.of('watch', 'uk')?.saved).toBe(false);
  expect(keptCopy('watch', 'uk')).toEqual(DIGEST);

  localStorage.setItem('longhouse-rules-ru-watch', JSON.stringify(DIGEST)); // of an earlier visit
  asked.mockRejectedValue(AWAY);
  await library.need('watch', 'ru');
  expect(library.of('watch', 'ru')?.saved).toBe(true);
  expect(library.of('watch', 'ru')?.digest.rules.has('GW-1.1')).toBe(true);
  asked.mockResolvedValue(DIGEST);
  await library.need('watch', 'ru'); // it is asked for again
  expect(library.of('watch', 'ru')?.saved).toBe(false);
});

test('a copy that is damaged is none', () => {
  localStorage.setItem('longhouse-rules-en-wild', '{"game":');
  expect(keptCopy('wild', 'en')).toBeUndefined();
});
