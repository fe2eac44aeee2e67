/** Which of the game's boxes asks the current question. Places, shores and open runes are picked on the board. */

import type { DecisionOut, OptionOut } from '../../../protocol';
import type { After } from '../../shared/view';
import type { Ask, Verb } from '../shapes';

/** The value of `play.open` while the assignment drawer is put away to see the board. */
export const FOLDED = 'board';

export type Box =
  | 'leader'
  | 'destiny'
  | 'prayer'
  | 'market'
  | 'again'
  | 'ship'
  | 'recruit'
  | 'gifts'
  | 'assign'
  | 'demand'
  | 'fight'
  | 'voyage'
  | 'runes'
  | 'board';

export type Question = After<'midgard-ask-', Ask>;

/**
 * After a placement, and whenever others decide, runes are flipped in the tray; what only a rune can answer has a box.
 */
const BOXES: Record<Question, Box> = {
  leader: 'leader',
  gifts: 'gifts',
  success: 'destiny',
  'last-runes': 'runes',
  'any-moment': 'board',
  place: 'board',
  'after-placing': 'board',
  again: 'again',
  recruit: 'recruit',
  sail: 'board',
  peek: 'board',
  'draw-more': 'runes',
  keep: 'destiny',
  'take-rune': 'board',
  pray: 'prayer',
  'buy-longship': 'ship',
  swap: 'market',
  assign: 'assign',
  seal: 'assign',
  demand: 'demand',
  'assign-others': 'board',
  hunt: 'fight',
  fight: 'fight',
  mark: 'fight',
  healing: 'fight',
  'lose-combat': 'fight',
  'lose-sea': 'voyage',
  starve: 'voyage',
  journey: 'voyage',
  glory: 'fight',
  blame: 'fight',
};

/** What is asked; undefined while nothing is. */
export function questionOf(decision: DecisionOut | undefined): Question | undefined {
  return decision?.ask.key.replace('midgard-ask-', '') as Question | undefined;
}

export function boxOf(decision: DecisionOut | undefined): Box | undefined {
  const question = questionOf(decision);
  return question && BOXES[question];
}

/** Everything that has a button on the board, in the tray or in a box; a new verb does not compile until it is here. */
const CONTROLS: Record<Verb, true> = {
  leader: true,
  place: true,
  sail: true,
  peek: true,
  keep: true,
  take: true,
  draw: true,
  pray: true,
  again: true,
  swap: true,
  buy: true,
  recruit: true,
  use: true,
  gain: true,
  reveal: true,
  demand: true,
  send: true,
  recall: true,
  load: true,
  unload: true,
  confirm: true,
  lose: true,
  reroll: true,
  mark: true,
  unmark: true,
  roll: true,
  cancel: true,
  blame: true,
  done: true,
  decline: true,
};

export function controls({ verb }: OptionOut): boolean {
  return verb in CONTROLS;
}
