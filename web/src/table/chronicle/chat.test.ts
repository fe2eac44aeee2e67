/** Chat at the table: players and spectators cannot be confused, whatever they call themselves. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { words } from '../../i18n/words.svelte';
import { line, seat, state } from '../../testing/messages';
import { scripted, type Scripted } from '../../testing/table';
import Chat from './Chat.svelte';

let table: Scripted;
let shown: Record<string, unknown>;
const lines = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.list p')];

beforeAll(() => words.speak('en'));
beforeEach(() => {
  table = scripted();
  const seats = [seat(0, { name: 'Ingrid' }), seat(1, { name: 'Ada' })];
  table.tell(state({ seats, chat: [line(1), line(2, { speaker: 's', watching: true, seat: -1 })] }));
  shown = mount(Chat, { target: document.body, props: { store: table.store } });
  flushSync();
});
afterEach(() => unmount(shown));

test('a spectator with the name of a player is shown as a spectator', () => {
  const [player, spectator] = lines();
  expect(player?.querySelector('.pl')).not.toBeNull();
  expect(player?.textContent).not.toContain('watches');
  expect(spectator?.querySelector('.pl')).toBeNull();
  expect(spectator?.querySelector('b')).toBeNull();
  expect(spectator?.textContent).toContain('watches');
});

test('muting one of two who are called the same silences that one only', () => {
  lines()[1]?.querySelector('button')?.click();
  flushSync();
  expect(table.script.told).toEqual([{ type: 'mute', speaker: 's', off: false }]);
  expect(document.querySelectorAll('.said')).toHaveLength(1);
  lines().at(-1)?.querySelector('button')?.click();
  flushSync();
  expect(document.querySelectorAll('.said')).toHaveLength(2);
});

test('nobody mutes themselves, but everybody else: also a spectator who is called as they are', () => {
  table.tell({ type: 'chat', line: line(3, { name: 'Ingrid', speaker: 'me', seat: 0 }) });
  flushSync();
  expect(lines()[2]?.querySelector('button')).toBeNull();
  const watching = { name: 'Ingrid', watching: true, seat: -1 };
  table.tell(
    state({ me: [], chat: [line(4, { ...watching, speaker: 'me' }), line(5, { ...watching, speaker: 'x' })] }),
  );
  flushSync();
  expect(lines().map((one) => one.querySelector('button') !== null)).toEqual([false, true]);
});
