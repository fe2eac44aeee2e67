/** Trade as the trading player sees it, with messages of a real game. */
import { beforeEach, describe, expect, it } from 'vitest';
import { flushSync } from 'svelte';
import { eachAt } from '../../../../testing/each';
import { soon } from '../../../../testing/soon';
import { all, click, find, isOff, names, read, Watching } from '../../../../testing/watch';
import Questions from '../../Questions.svelte';
import Tray from '../../Tray.svelte';

let table: Watching;
eachAt('watch', () => (table = new Watching()));

const open = (what?: string): void => {
  table.play.open = what;
  table.show(Questions, { play: table.play });
};
const ownHand = (): Record<string, number> => table.play.picture.seats[0]?.hand.cards ?? {};
const ON = ':not([aria-disabled="true"])';

describe('a proposal', () => {
  beforeEach(() => {
    table.at('trade');
    open('trade');
  });

  it('cannot be sent before there is something on both sides', () => {
    expect(isOff('[data-send]')).toBe(true);
    click(`[data-row="give"] [data-more="ore"]`);
    expect(isOff('[data-send]')).toBe(true);
    click(`[data-row="want"] [data-more="brick"]`);
    expect(isOff('[data-send]')).toBe(false);
  });

  it('gives no more than is held, and wants nothing that it gives', () => {
    expect(isOff('[data-row="give"] [data-more="brick"]')).toBe(true); // none held
    click('[data-row="give"] [data-more="ore"]');
    expect(isOff('[data-row="give"] [data-more="ore"]')).toBe(true); // one held
    expect(isOff('[data-row="want"] [data-more="ore"]')).toBe(true);
    click('[data-row="give"] [data-less="ore"]');
    expect(isOff('[data-row="want"] [data-more="ore"]')).toBe(false);
  });

  it('marks the cards that would go, and begins with the first small pick', async () => {
    click('[data-row="give"] [data-more="ore"]');
    click('[data-row="want"] [data-more="brick"]');
    expect([...table.play.marked]).toEqual(['ore']);
    click('[data-send]');
    await soon(() => expect(table.script.picks()).toEqual(['propose']));
    expect(table.play.running).toBe(true);
  });

  it('sends nothing when it is put away', () => {
    click('[data-row="give"] [data-more="ore"]');
    click('header [aria-label="Close"]');
    expect(find('[role="dialog"]')).toBeNull();
    expect(table.script.asked).toEqual([]);
  });
});

describe('a trade with the supply', () => {
  beforeEach(() => {
    table.at('supply');
    open('supply');
  });

  it('offers what the rate allows, and asks why the rest is not', () => {
    expect(all(`[data-row="give"] [data-option]${ON}`).map(({ dataset }) => dataset.option)).toEqual(['give/lumber']);
    click('[data-option="give/wool"]');
    expect(table.script.asked).toMatchObject([{ type: 'why', option: 'give/wool' }]);
  });

  it('goes when both sides are chosen', async () => {
    click('[data-option="give/lumber"]');
    expect(isOff('[data-take="lumber"]')).toBe(true);
    expect(isOff('[data-send]')).toBe(true);
    click('[data-take="brick"]');
    click('[data-send]');
    await soon(() => expect(table.script.picks()).toEqual(['give/lumber']));
  });
});

describe('the answers to a proposal', () => {
  beforeEach(() => {
    table.at('answers');
    open();
  });

  it('are told for every opponent', () => {
    const rows = all('[role="dialog"] li').map((row) => row.textContent ?? '');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain(names[1]);
    expect(rows[0]).toContain('declines');
    expect(rows[1]).toContain(names[2]);
  });

  it('let the trade be closed with whoever accepted, or be withdrawn', async () => {
    expect(all('[data-option^="close/"]').map(({ dataset }) => dataset.option)).toEqual(['close/2']);
    click('[data-option="close/2"]');
    table.script.reassure();
    await soon(() => expect(table.script.picks()).toEqual(['close/2']));
    expect(find('[data-option="withdraw"]')).not.toBeNull();
  });
});

describe('a proposal whose answers are out', () => {
  beforeEach(() => {
    table.at('answers');
    const { picture, store } = table.play;
    const asked = store.decisions[0];
    if (!picture.trade || !asked) throw new Error('the recording has no proposal');
    const options = asked.options.filter(({ text }) => text === 'withdraw');
    table.at('answers', {
      picture: { ...picture, trade: { ...picture.trade, step: 'answering', answers: null } },
      decisions: [
        { ...asked, seat: 1, options: [] },
        { ...asked, options, offer: true },
      ],
    });
  });

  it('says who is still thinking, and can be withdrawn', () => {
    open();
    const rows = all('[role="dialog"] li').map((row) => row.textContent ?? '');
    expect(rows[0]).toContain('thinking');
    expect(rows[1]).toContain('has answered');
    expect(find('[data-option="withdraw"]')?.className).toContain('primary');
    click('[data-option="withdraw"]');
    expect(table.script.picks()).toEqual(['withdraw']);
  });

  it('can be withdrawn from the tray, by a button that is not the ember one', () => {
    table.show(Tray, { play: table.play });
    expect(find('[data-option="withdraw"]')?.className).not.toContain('primary');
    click('[data-option="withdraw"]');
    expect(table.script.picks()).toEqual(['withdraw']);
  });
});

describe('an offer', () => {
  beforeEach(() => {
    table.at('answer');
    open();
  });

  it('says who offers, and what one would get and give', () => {
    expect(read('[role="dialog"] h2')).toContain(names[1]);
    expect(read('[role="dialog"] .what')).toMatch(/you get 1.*you give 1/i);
  });

  it('shows what one has oneself: on a phone it lies over the hand', () => {
    expect(read('[data-own]')).toContain('Your hand');
    const held = Object.values(ownHand()).reduce((sum, count) => sum + count, 0);
    const shown = all('[data-own] .some').map((some) => Number(some.textContent));
    expect(held).toBeGreaterThan(0);
    expect(shown.reduce((sum, count) => sum + count, 0)).toBe(held);
  });

  it('is answered by a counter-offer that is put together first', () => {
    click('[data-option="counter"]');
    expect(table.script.asked).toEqual([]);
    expect(find('[data-row="want"]')).not.toBeNull();
  });

  it('is what a counter-offer begins from, which cannot be sent before something is changed', () => {
    const { give, want } = table.play.picture.trade ?? {};
    click('[data-option="counter"]');
    const card = (row: string, resource: string): string => read(`[data-row="${row}"] [data-more="${resource}"]`);
    const drawn = (row: string): number[] =>
      all(`[data-row="${row}"] .card`).map((face) => Number(face.textContent?.match(/\d+/)?.[0] ?? 0));
    expect(card('give', 'ore')).toBe('');
    expect(drawn('give')).toEqual(Object.values(want ?? {}));
    expect(drawn('want')).toEqual(Object.values(give ?? {}));
    expect(isOff('[data-send]')).toBe(true);
    const why = find('[data-send]')?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(why)?.textContent).toContain('the very trade you were offered');
    click(`[data-row="want"] [data-more]${ON}`);
    expect(isOff('[data-send]')).toBe(false);
    expect(document.getElementById(why)?.textContent).not.toContain('the very trade');
  });

  it('goes away with the question', () => {
    table.at('roll');
    flushSync();
    expect(find('[role="dialog"]')).toBeNull();
  });
});
