/** "What can I do?": the options in groups with what they bring, by keys, and who is asked when it is not us. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HintMsg } from '../protocol';
import { speaking } from '../testing/each';
import { seat } from '../testing/messages';
import { soon } from '../testing/soon';
import { turn } from '../testing/table';
import { all, click, find, read, Watching } from '../testing/watch';
import { groupsOf, stepFrom } from './options';
import WhatNow from './WhatNow.svelte';

const bots = [seat(0), seat(1, { kind: 'bot', bot: 'hard' }), seat(2, { kind: 'bot', bot: 'easy' })];
let table: Watching;
let opened: string[];

speaking('watch', 'help', 'hint', 'deeds');
beforeEach(() => {
  table = new Watching();
  opened = [];
});
afterEach(() => table.close());

async function show(more: Parameters<Watching['at']>[1] = {}): Promise<void> {
  table.at('build', more);
  table.show(WhatNow, { play: table.play, onopen: (sheet: string) => opened.push(sheet), onclose: () => undefined });
  await soon(() => expect(find('dialog h2')).not.toBeNull());
}

const choices = (): string[] => all('[data-choice]').map(({ dataset }) => dataset.choice ?? '');

describe('what can be done', () => {
  it('is every option once, under its kind of action', async () => {
    await show();
    expect(choices().toSorted()).toEqual(table.play.options.map(({ text }) => text).toSorted());
    const heads = all('dialog h3').map(({ textContent }) => textContent);
    expect(heads[0]).toMatch(/^Build \d+$/);
    expect(heads.at(-1)).toMatch(/^Anything else \d+$/);
  });

  it('says of each what it costs and brings, one asked after another', async () => {
    await show();
    const first = choices()[0];
    const previews = (): unknown[] => table.script.asked.filter(({ type }) => type === 'preview');
    expect(previews()).toEqual([{ type: 'preview', seat: 0, option: first }]);
    const phrase = { key: 'web-warns', args: { what: { text: 'nobody is there' } } };
    table.script.reply({ type: 'preview', id: 'x', lines: [phrase], rules: ['GW-5.4'], warns: [false] });
    await turn();
    flushSync();
    expect(previews()).toHaveLength(2);
    const lines = find(`[data-choice="${first}"]`)?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(lines)?.textContent).toContain('nobody is there');
  });

  it('is shown on the table and waits there for a yes', async () => {
    await show();
    const first = choices()[0];
    click(`[data-choice="${first}"]`);
    expect(table.script.picks()).toEqual([]);
    expect([table.play.settled, table.play.candidate?.text]).toEqual([true, first]);
  });

  it('leads to the list of keys', async () => {
    await show();
    click('dialog footer .btn');
    expect(opened).toEqual(['help']);
  });
});

describe('what a bot would do', () => {
  it('is asked for only on request, and the three best are told', async () => {
    await show({ seats: bots });
    const hints = (): number => table.script.asked.filter(({ type }) => type === 'hint').length;
    expect(hints()).toBe(0);
    click('dialog .btn.sm');
    const rest = { margin: 5, ranked: false, level: false, why: [], steps: [] };
    const lines = table.play.options
      .slice(0, 4)
      .map((option, at) => ({ ...rest, option, visits: 9 - at, percent: 50 - at }));
    const about = { simulations: 30, seconds: 1, planned: false, nudge: null };
    const found: HintMsg = { type: 'hint', id: 'x', seq: 0, ...about, lines };
    table.script.reassure(); // the preview that was asked for before
    table.script.reply(found);
    await turn();
    table.script.reply(found);
    await soon(() => expect(all('dialog ol > li')).toHaveLength(3));
    expect(hints()).toBe(1);
    expect(read('dialog ol > li')).toContain('wins 50 of 100');
  });

  it('is not offered where another person plays', async () => {
    await show();
    expect(all('dialog .what .btn')).toEqual([]);
  });
});

it('says who chooses and what, when it is not us', async () => {
  const others = {
    seat: 1,
    ask: { key: 'web-warns', args: { what: { text: 'Bo rolls' } } },
    options: [],
    offer: false,
  };
  await show({ decisions: [others] });
  expect(choices()).toEqual([]);
  expect(read('dialog .ask')).toMatch(/^You are not asked anything now\. .*Bo rolls/);
});

it('has what has no kind at the end, also in a game that names no kinds', () => {
  const options = ['end', 'road/1', 'road/2'].map((text) => ({
    text,
    verb: text,
    args: [],
    label: { key: '', args: {} },
  }));
  const deeds = {
    deedOf: ({ verb }: { verb: string }) => (verb === 'end' ? undefined : 'build'),
    decisive: [],
  } as const;
  const grouped = groupsOf(options, { ...deeds, carried: () => undefined });
  expect(grouped.map(({ deed, options: some }) => [deed, some.length])).toEqual([
    ['build', 2],
    ['else', 1],
  ]);
  expect(groupsOf(options, undefined)).toEqual([{ deed: 'else', options }]);
});

it('is walked through with arrows, Home and End', () => {
  const rows = ['a', 'b', 'c'];
  expect(['ArrowDown', 'ArrowUp', 'Home', 'End', 'x'].map((key) => stepFrom(rows, 'b', key))).toEqual([
    'c',
    'a',
    'a',
    'c',
    undefined,
  ]);
  expect([stepFrom(rows, undefined, 'ArrowDown'), stepFrom(rows, 'c', 'ArrowDown')]).toEqual(['a', 'c']);
});
