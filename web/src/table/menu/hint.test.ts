/** A hint: asked for by button or key, shown in words, and picked with a click. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notices } from '../../notices.svelte';
import type { HintLine, HintMsg, OptionOut } from '../../protocol';
import { speaking } from '../../testing/each';
import { seat, update } from '../../testing/messages';
import { turn } from '../../testing/table';
import { all, click, find, read, Watching } from '../../testing/watch';
import HintDialog from './HintDialog.svelte';
import { hintFor } from './hinting';
import TableMenu from './TableMenu.svelte';

const bots = [seat(0), seat(1, { kind: 'bot', bot: 'hard' }), seat(2, { kind: 'bot', bot: 'easy' })];
let table: Watching;

speaking('watch', 'hint');
beforeEach(() => {
  table = new Watching();
});
afterEach(() => table.close());

function line(option: OptionOut, changes: Partial<HintLine>): HintLine {
  return { option, visits: 1, percent: 0, margin: 100, ranked: false, level: false, why: [], steps: [], ...changes };
}

function answer(changes: Partial<HintMsg> = {}): HintMsg {
  const [first, second] = table.play.options;
  if (!first || !second) throw new Error('two options');
  const lines = [
    line(second, { visits: 300, percent: 54, margin: 3, ranked: true }),
    line(first, { visits: 1, percent: 31 }),
  ];
  return {
    type: 'hint',
    id: 'x',
    seq: table.play.store.seq,
    simulations: 301,
    seconds: 1,
    planned: false,
    nudge: null,
    lines,
    ...changes,
  };
}

describe('the button', () => {
  const button = (): HTMLElement | null => document.querySelector('[aria-keyshortcuts="H"]');

  it('is there for who plays against bots alone, and opens the hint', () => {
    const opened: string[] = [];
    table.at('build', { seats: bots });
    table.show(TableMenu, { play: table.play, open: (sheet: string) => void opened.push(sheet) });
    expect(button()?.getAttribute('aria-label')).toBe('Hint');
    button()?.click();
    expect(opened).toEqual(['hint']);
  });

  it('is not there where another person plays', () => {
    table.at('build', { seats: [seat(0), seat(1), seat(2, { kind: 'bot', bot: 'hard' })] });
    table.show(TableMenu, { play: table.play, open: () => undefined });
    expect(button()).toBeNull();
  });
});

describe('a hint that was asked for', () => {
  const hints = (): number => table.script.asked.filter(({ type }) => type === 'hint').length;

  it('is not asked for again in the same state, also while it is thought about', async () => {
    table.at('build', { seats: bots });
    const { store } = table.play;
    const both = [hintFor(store, 0), hintFor(store, 0)];
    await turn();
    const found = answer();
    table.script.reply(found);
    expect(await Promise.all(both)).toEqual([found, found]);
    expect(await hintFor(store, 0)).toEqual(found);
    expect(hints()).toBe(1);
  });

  it('is waited for before the next, which the server would refuse', async () => {
    table.at('build', { seats: bots });
    const { store } = table.play;
    const found = answer();
    const first = hintFor(store, 0);
    table.tell(update(store.seq + 1, store.version + 1, { seats: bots }));
    const second = hintFor(store, 0);
    await turn();
    expect(hints()).toBe(1);
    table.script.reply(found);
    await first;
    await turn();
    expect(hints()).toBe(2);
    table.script.reply({ type: 'error', code: 'hint', why: { key: 'room-hint-nothing', args: {} }, id: 'x' });
    expect(await second).toBeUndefined();
    void hintFor(store, 0);
    await turn();
    expect(hints()).toBe(3); // a refused hint may be asked for again
  });
});

describe('a hint', () => {
  let closed: number;
  beforeEach(() => {
    closed = 0;
    table.at('build', { seats: bots });
    table.show(HintDialog, { play: table.play, onclose: () => (closed += 1) });
  });

  it('is asked for at once, and thought about', async () => {
    await turn();
    expect(table.script.asked.at(-1)).toEqual({ type: 'hint', seat: 0 });
    expect(read('[role="status"]')).toBe('The bot is thinking…');
  });

  it('tells the best first: how often it was tried, how many games of a hundred it wins', async () => {
    const found = answer();
    table.script.reply(found);
    await turn();
    expect(read('[role="status"]')).toContain('301 times');
    expect(all('small').map((line) => line.textContent)).toEqual([
      'tried 300 times, wins 54 of 100',
      'tried once, wins 31 of 100',
    ]);
    expect(find('.bar > span')?.style.width).toBe('54%');
    click('ol .btn');
    expect(table.script.picks()).toEqual([found.lines[0]?.option.text]);
  });

  it('shows on the table what a line is about, while it is pointed at', async () => {
    const found = answer();
    const [best] = found.lines;
    const place = document.createElement('b');
    place.dataset.option = best?.option.text;
    document.body.append(place);
    table.script.reply(found);
    await turn();
    find('ol .btn')?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    expect(table.play.candidate).toEqual(best?.option);
    expect(place.matches('[data-hinted]')).toBe(true);
    find('ol .btn')?.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    expect(table.play.candidate).toBeUndefined();
    expect(place.matches('[data-hinted]')).toBe(false);
  });

  it('shows a place that was tapped, and waits for a yes', async () => {
    const road = table.play.options.find((option) => table.play.isPlace(option));
    if (!road) throw new Error('a place');
    table.script.reply(answer({ lines: [line(road, { visits: 3, percent: 50 })] }));
    await turn();
    find('ol .btn')?.dispatchEvent(new PointerEvent('click', { pointerType: 'touch', bubbles: true }));
    flushSync();
    expect(table.script.picks()).toEqual([]);
    expect(table.play.settled && table.play.candidate).toEqual(road);
    await turn();
    expect(closed).toBe(1);
  });

  it('says that it is a plan, where the bot plans many picks', async () => {
    table.script.reply(answer({ planned: true }));
    await turn();
    expect(read('[role="status"]')).toContain('Its plan first');
    expect(all('small')).toHaveLength(2);
  });

  it('says so where there is nothing to choose', async () => {
    table.script.reply(answer({ simulations: 0, lines: answer().lines.slice(0, 1) }));
    await turn();
    expect(read('[role="status"]')).toContain('nothing to choose');
    expect(all('small')).toEqual([]);
  });

  it('goes when the table has moved on', async () => {
    table.script.reply(answer());
    await turn();
    const { seq, version } = table.play.store;
    table.tell(update(seq + 1, version + 1, { seats: bots }));
    flushSync();
    await turn();
    expect(closed).toBe(1);
  });

  it('that is refused is said, and the dialog goes', async () => {
    const why = { key: 'room-hint-others', args: {} };
    table.script.reply({ type: 'error', code: 'hint', why, id: 'x' });
    await turn();
    expect(notices.list.map((notice) => notice.why)).toContainEqual(why);
    expect(closed).toBe(1);
  });
});
