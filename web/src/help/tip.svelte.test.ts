/** A tip: asked for in our turn, said in a line of its own, closed with a click, never while there is nothing to say. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AdviceMsg } from '../protocol';
import { speaking } from '../testing/each';
import { update } from '../testing/messages';
import { turn } from '../testing/table';
import { click, find, read, Watching } from '../testing/watch';
import Tip from './Tip.svelte';

let table: Watching;

speaking('watch', 'help', 'watch-tips');
beforeEach(() => (table = new Watching()));
afterEach(() => {
  vi.useRealTimers();
  table.close();
});

const asked = (): number => table.script.asked.filter(({ type }) => type === 'advise').length;
const answer = (tip: string | undefined, left = 5): AdviceMsg => ({
  type: 'advice',
  id: 'x',
  tip: tip === undefined ? null : { key: `watch-tip-${tip}`, args: { number: 7, number2: 10 } },
  rule: 'GW-4.4',
  left,
});

async function reply(tip: string | undefined, left = 5): Promise<void> {
  table.script.reply(answer(tip, left));
  await turn();
  flushSync();
}

/** The same question after a pick of ours. */
function goOn(): void {
  const { seq, version, decisions } = table.play.store;
  table.tell(update(seq + 1, version + 1, { decisions, seats: table.play.store.seats }));
  flushSync();
}

/** The others' turn, and ours again. */
function comeBack(): void {
  const { seq, version, decisions, seats } = table.play.store;
  table.tell(update(seq + 1, version + 1, { seats }));
  flushSync();
  table.tell(update(seq + 2, version + 2, { decisions, seats }));
  flushSync();
}

it('is asked for when it is our turn, and said with its rule', async () => {
  table.at('build');
  table.show(Tip, { play: table.play, covered: false });
  expect(table.script.asked.at(-1)).toEqual({ type: 'advise', seat: 0 });
  expect(find('[role="status"]')?.children).toHaveLength(0);
  await reply('supply');
  expect(read('[role="status"]')).toContain('Tip: The supply always trades, for you 7 equal cards for 1.');
  expect(read('.rule')).toBe('GW-4.4');
});

it('goes when it is closed, and is the only one of the turn', async () => {
  table.at('build');
  table.show(Tip, { play: table.play, covered: false });
  await reply('supply');
  click('[aria-label="Got it"]');
  expect(find('[data-tip]')).toBeNull();
  goOn();
  expect(asked()).toBe(1);
});

it('is asked for again after a pick, as long as none was said', async () => {
  table.at('build');
  table.show(Tip, { play: table.play, covered: false });
  await reply(undefined);
  goOn();
  expect(asked()).toBe(2);
});

it('makes room for another in the next turn, but only once it could be read', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  table.at('build');
  table.show(Tip, { play: table.play, covered: false });
  await reply('supply');
  comeBack();
  expect([asked(), find('[data-tip]')?.dataset.tip]).toEqual([1, 'watch-tip-supply']);
  vi.advanceTimersByTime(60_000);
  comeBack();
  expect([asked(), find('[data-tip]')]).toEqual([2, null]);
});

it('is asked for no more when none is left', async () => {
  table.at('build');
  table.show(Tip, { play: table.play, covered: false });
  await reply(undefined, 0);
  goOn();
  comeBack();
  expect(asked()).toBe(1);
});

it('goes when the screen is covered for the next player, who may not know what it says', async () => {
  const props = $state({ play: table.play, covered: false });
  table.at('build');
  table.show(Tip, props);
  await reply('supply');
  expect(find('[data-tip]')).not.toBeNull();
  props.covered = true;
  flushSync();
  expect(find('[data-tip]')).toBeNull();
});

it('is not asked for while others choose, or while the next player has not come to a shared screen', () => {
  table.at('build', { decisions: [] });
  table.show(Tip, { play: table.play, covered: false });
  expect(asked()).toBe(0);
  table.at('build');
  table.show(Tip, { play: table.play, covered: true });
  expect(asked()).toBe(1); // only of the table that is not covered
});
