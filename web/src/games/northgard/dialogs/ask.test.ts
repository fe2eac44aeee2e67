/** Every question has its box, and every option has a control. */
import { expect, test } from 'vitest';
import { option, question } from '../../../testing/northgard';
import { boxOf, cardHead, controls, figuresOf, ruleOf, type Box } from './ask';

const QUESTIONS: [Box, string[]][] = [
  ['turn', ['play/scouts', 'wait/scouts', 'remove/scouts', 'upgrade/raiding_party', 'pass']],
  ['turn', ['end-turn']],
  ['turn', ['lay/scouts', 'remove/scouts']],
  ['clan', ['clan/bear', 'clan/wolf']],
  ['tile', ['tile/t05', 'tile/t06', 'redraw']],
  ['map', ['place/1,-1', 'redraw']],
  ['map', ['turn/0', 'turn/2']],
  ['map', ['recruit/t05.n', 'done']],
  ['figures', ['figures/1', 'figures/1k']],
  ['build', ['build/forge', 'collect']],
  ['trade', ['give/food', 'swap/food,wood', 'done']],
  ['cards', ['take/scouts', 'take/warriors']],
  ['cards', ['discard/scouts', 'return/warriors']],
  ['food', ['food/0', 'food/1']],
  ['choices', ['power', 'kill']],
  ['choices', ['yes', 'no']],
  ['choices', ['rival/1', 'rival/2']],
];

test.each(QUESTIONS)('%s: %s', (box, texts) => {
  expect(boxOf(question(...texts))).toBe(box);
});

test('nothing is asked where there is no question', () => {
  expect(boxOf(undefined)).toBeUndefined();
});

test.each([
  ['northgard-ask-choose', 'NG-11.6'],
  ['northgard-ask-optional', 'NG-11.8'], // answered with the same words as a swap
  ['northgard-ask-swap', 'NG-20.8'],
  ['northgard-ask-setup-tile', 'NG-3.13'],
  ['northgard-ask-explore-tile', 'NG-10.2'],
] as const)('%s is about %s', (key, rule) => {
  expect(ruleOf({ ...question('yes', 'no'), ask: { key, args: {} } })).toBe(rule);
});

test.each([
  ['northgard-ask-take', 'take', 'NG-6.9'],
  ['northgard-ask-take-discard', 'take', 'NG-11.7'],
  ['northgard-ask-discard-drawn', 'discard', 'NG-11.5'],
  ['northgard-ask-ransom', 'discard', 'NG-21.7'], // its first options are resources
] as const)('%s has its head and its rule', (key, title, rule) => {
  expect(cardHead({ ...question('pay/food', 'discard/scouts'), ask: { key, args: {} } })).toMatchObject({
    title,
    rule,
  });
});

test('beside places on the map whatever else there is stands in a list', () => {
  const all = ['place/1,0', 'redraw'].map(option);
  expect(all.map((each) => controls(each, all, 'northgard-ask-place'))).toEqual([false, false]);
  const some = ['recruit/t05.n', 'done'].map(option);
  expect(some.map((each) => controls(each, some, 'northgard-ask-recruit'))).toEqual([false, true]);
  const turns = ['turn/0', 'turn/1'].map(option);
  expect(turns.every((each) => controls(each, turns, 'northgard-ask-turn-tile'))).toBe(true);
  const pick = ['pay/food', 'no'].map(option);
  expect(pick.every((each) => controls(each, pick, 'northgard-ask-pay'))).toBe(true);
});

test('reads figures with and without Kaija', () => {
  expect(figuresOf(option('figures/3'))).toEqual({ units: 3, kaija: false });
  expect(figuresOf(option('figures/0k'))).toEqual({ units: 0, kaija: true });
});
