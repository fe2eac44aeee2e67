/** A hint: asked for by button or key, shown in words, and picked with a click. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notices } from '../../notices.svelte';
import type { HintLine, HintMsg, OptionOut, WhyOut } from '../../protocol';
import { speaking } from '../../testing/each';
import { seat, update } from '../../testing/messages';
import { turn } from '../../testing/table';
import { all, click, find, read, Watching } from '../../testing/watch';
import HintPanel from '../../hint/HintPanel.svelte';
import { placeOn, scaleOf } from '../../hint/scale';
import { hintFor } from './hinting';
import TableMenu from './TableMenu.svelte';

const bots = [seat(0), seat(1, { kind: 'bot', bot: 'hard' }), seat(2, { kind: 'bot', bot: 'easy' })];
let table: Watching;

speaking('watch', 'hint', 'reasons', 'watch-reasons', 'deeds');
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
  const amount = (kind: string, key: string): WhyOut => ({
    kind,
    rule: 'GW-5.1',
    say: { key: 'reason-amount', args: { amount: { key, args: { number: 1 } } } },
  });
  const why = [amount('costs', 'watch-cards-wool'), amount('brings', 'watch-cards-ore')];
  const lines = [
    line(second, { visits: 300, percent: 54, margin: 3, ranked: true, why }),
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
    table.show(HintPanel, { play: table.play, onclose: () => (closed += 1) });
  });

  async function told(found = answer()): Promise<HintMsg> {
    table.script.reply(found);
    await turn();
    if (find('.foot .primary') && found.simulations > 0) click('.foot .primary');
    await turn();
    return found;
  }

  it('is asked for at once, and thought about', async () => {
    await turn();
    expect(table.script.asked.at(-1)).toEqual({ type: 'hint', seat: 0, longer: false });
    expect(read('[role="status"]')).toBe('The bot is thinking…');
  });

  it('begins with a nudge that does not name the option', async () => {
    table.script.reply(answer({ nudge: { key: 'watch-matter-sites', args: {} } }));
    await turn();
    expect(read('[role="status"]')).toContain('What counts most here: places for settlements');
    expect(all('[data-hint]')).toEqual([]);
    expect(table.play.hinted).toEqual([]);
    click('.foot .primary');
    expect(all('[data-hint]')).toHaveLength(1);
    expect(table.play.hinted).toHaveLength(1);
  });

  it('ranks what was tried often, with its margin and why; the rest is only named', async () => {
    const found = await told();
    expect(read('li.first .value')).toBe('54 ± 3');
    expect(read('li.first .sub')).toBe('wins 54 of 100 ± 3, tried 300 times');
    expect(all('dt').map((kind) => kind.textContent)).toEqual(['Costs', 'Brings']);
    expect(read('dd')).toContain('1 wool');
    expect(all('.few li')).toHaveLength(1);
    expect(read('.few li')).toContain('tried once');
    click('[data-focus]');
    expect(table.script.picks()).toEqual([found.lines[0]?.option.text]);
    expect(closed).toBe(1);
  });

  it('is not sure where nothing was tried often, and can think on', async () => {
    const lines = answer().lines.map((each) => ({ ...each, ranked: false }));
    await told(answer({ lines }));
    expect(read('[role="status"]')).toContain('Not sure yet');
    click('.foot .primary');
    await turn();
    expect(table.script.asked.at(-1)).toEqual({ type: 'hint', seat: 0, longer: true });
    table.script.reply(answer());
    await turn();
    expect(read('li.first .value')).toBe('54 ± 3');
  });

  it('says in steps what belongs to an option', async () => {
    const [best] = answer().lines;
    const steps = ['watch-option-propose', 'watch-option-send'].map((key) => ({ key, args: {} }));
    await told(answer({ lines: best ? [{ ...best, steps }] : [] }));
    expect(all('.steps li').map((step) => step.textContent)).toEqual([
      'Propose a trade to the other players',
      'Send the offer',
    ]);
  });

  it('shows on the table what an option is about, by mouse and by its digit', async () => {
    const [best] = answer().lines;
    const place = document.createElement('b');
    place.dataset.option = best?.option.text;
    document.body.append(place);
    await told();
    find('[data-hint]')?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    expect(table.play.candidate).toEqual(best?.option);
    expect(place.matches('[data-hinted]')).toBe(true);
    find('[data-hint]')?.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    expect(table.play.candidate).toBeUndefined();
    expect(place.matches('[data-hinted]')).toBe(false);
    const digit = new KeyboardEvent('keydown', { code: 'Digit1', key: '1', bubbles: true, cancelable: true });
    document.body.dispatchEvent(digit);
    expect(digit.defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(find('[data-hint]'));
    expect(place.matches('[data-hinted]')).toBe(true);
  });

  it('shows a place that was tapped, and waits for a yes', async () => {
    const road = table.play.options.find((option) => table.play.isPlace(option));
    if (!road) throw new Error('a place');
    await told(answer({ lines: [line(road, { visits: 30, percent: 50, ranked: true })] }));
    find('[data-focus]')?.dispatchEvent(new PointerEvent('click', { pointerType: 'touch', bubbles: true }));
    flushSync();
    expect(table.script.picks()).toEqual([]);
    expect(table.play.settled && table.play.candidate).toEqual(road);
    expect(closed).toBe(1);
  });

  it('says that it is a plan, where the bot plans many picks', async () => {
    await told(answer({ planned: true }));
    expect(read('[role="status"]')).toContain('its plan comes first');
  });

  it('says so where there is nothing to choose', async () => {
    await told(answer({ simulations: 0, lines: answer().lines.slice(0, 1) }));
    expect(read('[role="status"]')).toContain('nothing to choose');
    expect(all('.value')).toEqual([]);
  });

  it('goes when the table has moved on', async () => {
    await told();
    const { seq, version } = table.play.store;
    table.tell(update(seq + 1, version + 1, { seats: bots }));
    flushSync();
    expect(closed).toBe(1);
  });

  it('that is refused is said, and the panel goes', async () => {
    const why = { key: 'room-hint-others', args: {} };
    table.script.reply({ type: 'error', code: 'hint', why, id: 'x' });
    await turn();
    expect(notices.list.map((notice) => notice.why)).toContainEqual(why);
    expect(closed).toBe(1);
  });
});

describe('a scale', () => {
  it('is common to all bars and has room at both ends', () => {
    const scale = scaleOf([
      { percent: 54, margin: 3 },
      { percent: 40, margin: 6 },
    ]);
    expect(scale).toEqual({ least: 30, most: 61 });
    expect([30, 61, 45.5].map((percent) => placeOn(scale, percent))).toEqual([0, 100, 50]);
  });
});
