import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../api';
import { words } from '../i18n/words.svelte';
import Lobby from './Lobby.svelte';
import { soon } from '../testing/soon';

afterEach(() => vi.restoreAllMocks());

it('leads several at one screen to a game that this server has', async () => {
  await words.speak('en');
  await words.need('hall');
  const facts = { players: [2], version: 1, choices: [], bots: [], sources: { book: 0, public: 0, house: 0, pack: 0 } };
  vi.spyOn(api, 'games').mockResolvedValue([{ name: 'midgard', ...facts }]);
  vi.spyOn(api, 'myTables').mockResolvedValue([]);
  vi.spyOn(api, 'openTables').mockResolvedValue([]);
  const page = mount(Lobby, { target: document.body });
  flushSync();
  expect(document.querySelector('a[href*="hotseat"]')).toBeNull();
  await soon(() => expect(document.querySelector('a[href="/new/midgard?seats=hotseat"]')).not.toBeNull());
  await unmount(page);
});

it('has a door, in words of its own, for a game that this client was built without', async () => {
  await words.speak('uk');
  await words.need('hall');
  const facts = { players: [2], version: 1, choices: [], bots: [], sources: { book: 0, public: 0, house: 0, pack: 0 } };
  vi.spyOn(api, 'games').mockResolvedValue([
    { name: 'midgard', ...facts },
    { name: 'coin', ...facts },
  ]);
  vi.spyOn(api, 'myTables').mockResolvedValue([]);
  vi.spyOn(api, 'openTables').mockResolvedValue([]);
  const fetched = vi.spyOn(api, 'words').mockResolvedValue('web-door-coin = Орел чи решка\n');
  const page = mount(Lobby, { target: document.body });
  await soon(() => expect(document.querySelector('a[href="/new/coin"]')?.textContent).toBe('Орел чи решка'));
  // other files of this thread may have asked for games of their own
  expect(fetched.mock.calls.filter(([game]) => game === 'coin')).toEqual([['coin', 'uk']]);
  await unmount(page);
});
