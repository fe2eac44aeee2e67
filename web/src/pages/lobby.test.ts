import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, type Listing } from '../api';
import { words } from '../i18n/words.svelte';
import { notices } from '../notices.svelte';
import { seat, state } from '../testing/messages';
import Lobby from './Lobby.svelte';
import { soon } from '../testing/soon';

beforeEach(() => void vi.spyOn(api, 'lessons').mockResolvedValue([]));
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
  expect(document.querySelector('aside > .btn')?.textContent).toBe('Several at one screen'); // it has its place already
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

it('takes a table off the list, and puts it back', async () => {
  await words.speak('en');
  await words.need('hall', 'leaving');
  const { table } = state();
  const seats = [seat(0), seat(1, { kind: 'bot' })];
  const past: Listing = { table: { ...table, id: 'past', status: 'over' }, seats, me: [0], waiting: [], winners: [0] };
  let listed = [past];
  vi.spyOn(api, 'games').mockResolvedValue([]);
  vi.spyOn(api, 'myTables').mockImplementation(() => Promise.resolve(listed));
  vi.spyOn(api, 'openTables').mockResolvedValue([]);
  const remove = vi.spyOn(api, 'remove').mockImplementation((_, back) => {
    listed = back ? [past] : [];
    return Promise.resolve(past);
  });
  const page = mount(Lobby, { target: document.body });
  const row = (): HTMLElement | null => document.querySelector('[data-out="remove"]');
  await soon(() => expect(row()?.getAttribute('aria-label')).toMatch(/^Remove from your tables: /));
  row()?.click();
  await soon(() => expect(row()).toBeNull());
  expect(notices.list.at(-1)?.why.key).toBe('web-removed');
  expect(document.activeElement?.id).toBe('tables-mine'); // not lost with the button
  notices.list.at(-1)?.undo?.act();
  await soon(() => expect(row()).not.toBeNull());
  expect(remove.mock.calls).toEqual([
    ['past', false],
    ['past', true],
  ]);
  await unmount(page);
});

it('asks before a game against bots is given up', async () => {
  await words.speak('en');
  await words.need('hall', 'leaving');
  const { table } = state();
  const seats = [seat(0), seat(1, { kind: 'bot' })];
  const game: Listing = { table: { ...table, status: 'playing' }, seats, me: [0], waiting: [0], winners: [] };
  vi.spyOn(api, 'games').mockResolvedValue([]);
  vi.spyOn(api, 'myTables').mockResolvedValue([game]);
  vi.spyOn(api, 'openTables').mockResolvedValue([]);
  const giveUp = vi.spyOn(api, 'giveUp').mockResolvedValue(game);
  const leave = vi.spyOn(api, 'leave').mockResolvedValue(game);
  const page = mount(Lobby, { target: document.body });
  await soon(() => expect(document.querySelector('[data-out="give-up"]')).not.toBeNull());
  document.querySelector<HTMLElement>('[data-out="give-up"]')?.click();
  flushSync();
  expect(document.querySelector('dialog[open]')?.textContent).toContain('without a result');
  expect(giveUp).not.toHaveBeenCalled();
  document.querySelector<HTMLElement>('dialog[open] [data-leave]')?.click();
  await soon(() => expect(giveUp).toHaveBeenCalledWith(table.id));
  expect(leave).not.toHaveBeenCalled();
  await unmount(page);
});
