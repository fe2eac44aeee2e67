/** The card that waits for a tapped place to be confirmed, and the badge of the log beside it. */
import { flushSync } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { eachAt } from '../../testing/each';
import { event, line } from '../../testing/messages';
import { find, names, read, Watching } from '../../testing/watch';
import LogButton from '../chronicle/LogButton.svelte';
import ConfirmSheet from './ConfirmSheet.svelte';

let table: Watching;
eachAt('watch', () => (table = new Watching()));
beforeEach(() => table.at('build'));

const fact = (key: string, warns = false): { phrase: { key: string; args: object }; rule: string; warns: boolean } => ({
  phrase: { key: `watch-preview-${key}`, args: { cards: 'wood', number: 1, number2: 2 } },
  rule: 'GW-5.1',
  warns,
});

async function settle(verb: string, lines: ReturnType<typeof fact>[]): Promise<void> {
  const option = table.play.withVerb(verb)[0];
  if (!option) throw new Error(`nobody asks for ${verb}`);
  table.show(ConfirmSheet, { play: table.play });
  table.play.settle(option);
  table.play.note = { kind: 'preview', option: option.text, anchor: undefined, lines } as typeof table.play.note;
  flushSync();
  await vi.waitFor(() => expect(read('[data-confirm]')).not.toBe('Do it'));
}

it('begins with the price, then what warns; the button says what it does', async () => {
  await settle('settlement', [fact('points'), fact('gain-nothing', true), fact('cost')]);
  expect(read('[data-confirm]')).toBe('Build');
  expect(read('.first')).toMatch(/^Cost/);
  expect(find('.what')?.firstElementChild?.classList.contains('first')).toBe(true);
  const others = [...document.querySelectorAll('.what li')].map((each) => each.classList.contains('warns'));
  expect(others).toEqual([true, false]);
});

it('says nothing first where nothing decides', async () => {
  await settle('settlement', [fact('points')]);
  expect(find('.first')).toBeNull();
  expect(document.querySelectorAll('.what li')).toHaveLength(1);
});

it('the log says how much is new since the own last pick, attacks before all else', () => {
  const { store } = table.play;
  table.show(LogButton, { play: table.play, onclick: () => undefined });
  const came = store.events.at(-1)?.seq ?? 0;
  table.play.news.begin();
  flushSync();
  expect(find('.mark')).toBeNull();
  const theirs = { ...event(came + 1), seat: 1 };
  const robbed = { ...event(came + 2, 'watch-event-robbed'), seat: 1, args: [0, 2] };
  const mine = { ...event(came + 3), seat: 0 };
  store.events = [...store.events, theirs, mine];
  flushSync();
  expect(read('.mark')).toBe('1');
  expect(read('.vh')).toBe('1 new line');
  store.events = [...store.events, robbed];
  flushSync();
  expect(read('.mark.attack')).toBe('1');
  expect(read('.vh')).toBe('1 attack on you, 2 new lines');
  table.play.news.readLog();
  table.tell({ type: 'chat', line: line(1, { name: names[1] ?? '' }) });
  flushSync();
  expect(find('.mark.attack')).toBeNull();
  expect(read('.mark.chat')).toBe('1');
  table.play.news.readChat();
  flushSync();
  expect(find('.mark')).toBeNull();
});
