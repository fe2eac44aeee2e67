/** Which of the game's boxes asks the current question. What a turn offers is picked on the board and in the tray. */

import type { DecisionOut, OptionOut } from '../../../protocol';
import type { After } from '../../shared/view';
import type { Ask as Key, Verb } from '../shapes';

export type Ask = After<'wild-ask-', Key>;

export function askOf(question: DecisionOut | undefined): Ask | undefined {
  return question?.ask.key.replace('wild-ask-', '') as Ask | undefined;
}

/** Everything that has a button on the board, in the tray or in a box; a new verb does not compile until it is here. */
const CONTROLLED: Record<Verb, true> = {
  play: true,
  buy: true,
  'buy-by-hand': true,
  path: true,
  'path-by-hand': true,
  build: true,
  'build-by-hand': true,
  upgrade: true,
  'upgrade-by-hand': true,
  attack: true,
  undead: true,
  dragon: true,
  mission: true,
  exchange: true,
  'exchange-by-hand': true,
  swap: true,
  'swap-by-hand': true,
  dismantle: true,
  'end-turn': true,
  pay: true,
  'pay-with': true,
  ready: true,
  add: true,
  commit: true,
  declare: true,
  respond: true,
  pass: true,
  'take-out': true,
  step: true,
  gain: true,
  'destroy-hand': true,
  'destroy-discard': true,
  none: true,
  recover: true,
  stop: true,
  steal: true,
  copy: true,
  store: true,
  token: true,
  take: true,
  decline: true,
  asgard: true,
  automatic: true,
  'by-hand': true,
  hold: true,
  keep: true,
  done: true,
};

export function controls({ verb }: OptionOut): boolean {
  return verb in CONTROLLED;
}
