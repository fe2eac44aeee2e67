/** Every question can be answered: every option of real moments has a control, and clicking it picks it. */
import { describe, expect, it } from 'vitest';
import { eachAt } from '../../../testing/each';
import { Midgarding, names, pictureAt, scenery, textsAt, type Moment } from '../../../testing/midgard';
import recorded from '../../../testing/midgard-moments.json';
import { all, click, find, isOff, read } from '../../../testing/watch';
import Board from '../Board.svelte';
import { boxOf, controls } from './ask';
import Questions from '../Questions.svelte';
import type { Ask } from '../shapes';
import Tray from '../Tray.svelte';

let table: Midgarding;
eachAt('midgard', () => (table = new Midgarding()));

const picks = (): string[] => table.script.picks();

function ask(moment: Moment, more: { options?: string[]; ask?: Ask } = {}): void {
  table.at(moment, more);
  table.show(Questions, { play: table.play });
}

describe('every option has a control', () => {
  for (const moment of Object.keys(recorded.moments) as Moment[]) {
    it(moment, () => {
      const picture = table.at(moment);
      table.show(Board, { scenery, picture, names, play: table.play });
      table.show(Questions, { play: table.play });
      table.show(Tray, { play: table.play });
      const open = all('button[data-option]:not([aria-disabled="true"])').map(({ dataset }) => dataset.option);
      for (const text of textsAt(moment)) expect(open).toContain(text);
      for (const one of table.play.options) expect(controls(one) || table.play.isPlace(one)).toBe(true);
    });
  }
});

it('shows all leaders, and who has taken one', () => {
  ask('leader');
  expect(all('[data-option^="leader/"]')).toHaveLength(5);
  expect(all('[data-option^="leader/"][aria-disabled="true"] em')).toHaveLength(3);
  click('[data-option="leader/ullr"]');
  expect(picks()).toEqual(['leader/ullr']);
});

it('keeps one of the destinies that were drawn', () => {
  ask('keep');
  expect(all('[data-option^="keep/"]')).toHaveLength(2);
  click('[data-option="keep/runemaster"]');
  expect(picks()).toEqual(['keep/runemaster']);
});

it('reveals one of the own destinies', () => {
  ask('keep', { options: ['reveal/runemaster', 'reveal/craftsman'], ask: 'midgard-ask-success' });
  expect(read('h2')).toContain('reveal');
  click('[data-option="reveal/craftsman"]');
  expect(picks()).toEqual(['reveal/craftsman']);
});

it('shows all four rows of the church, and asks why one cannot be paid', () => {
  ask('pray');
  expect(all('[data-option^="pray/"]')).toHaveLength(4);
  expect(isOff('[data-option="pray/4"]')).toBe(true);
  click('[data-option="pray/4"]');
  expect(picks()).toEqual([]);
  click('[data-option="pray/2"]');
  expect(picks()).toEqual(['pray/2']);
});

it('swaps at the Market what may still be given', () => {
  ask('swap');
  expect(all('[data-option^="swap/"]')).toHaveLength(6);
  expect(read('tbody tr small')).toBe('15 to give');
  expect(isOff('[data-option="swap/wood,coin"]')).toBe(true);
  click('[data-option="swap/food,coin"]');
  expect(picks()).toEqual(['swap/food,coin']);
});

it('sells the longships that are left', () => {
  ask('buy');
  expect(all('[data-option^="buy/"]')).toHaveLength(pictureAt('buy').shipsLeft.length);
  expect(all('[data-option^="buy/"] .source.house')).toHaveLength(pictureAt('buy').shipsLeft.length);
  click('[data-option="buy/karvi"]');
  expect(picks()).toEqual(['buy/karvi']);
});

it('takes gifts, warriors and the Beggar’s offer one at a time', () => {
  ask('gain');
  click('[data-option="gain/wood"]');
  expect(picks()).toEqual(['gain/wood']);
  table.close();
  ask('again');
  expect(find('.dialog [data-option="again"]')).not.toBeNull();
  expect(find('.dialog [data-option="done"]')).not.toBeNull();
});

it('opens a box for a rune that only fits now, and leaves the others to the tray', () => {
  const asked = (key: Ask, ...options: string[]): unknown => {
    table.at('place', { options, ask: key });
    return boxOf(table.play.question);
  };
  expect(asked('midgard-ask-draw-more', 'use/true_vision', 'decline')).toBe('runes');
  expect(asked('midgard-ask-after-placing', 'use/wealth', 'done')).toBe('board');
  expect(asked('midgard-ask-last-runes', 'use/wealth', 'done')).toBe('runes');
  expect(asked('midgard-ask-last-runes')).toBeUndefined();
  expect(asked('midgard-ask-any-moment', 'use/wealth')).toBe('board');
});
