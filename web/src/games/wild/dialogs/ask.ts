/** Which of the game's boxes asks the question of the moment. What a turn offers is picked on the board and in the tray. */

import type { OptionOut } from '../../../protocol';

export type Ask =
  | 'turn'
  | 'compose'
  | 'pay'
  | 'respond'
  | 'take-out'
  | 'step'
  | 'gain'
  | 'token'
  | 'destroy'
  | 'recover'
  | 'copy'
  | 'steal'
  | 'store'
  | 'take'
  | 'asgard'
  | 'storage'
  | 'hold'
  | 'keep';

const BY_VERB: Record<string, Ask> = {
  'end-turn': 'turn',
  ready: 'compose',
  add: 'compose',
  commit: 'compose',
  declare: 'compose',
  pay: 'pay',
  'pay-with': 'pay',
  respond: 'respond',
  pass: 'respond',
  'take-out': 'take-out',
  step: 'step',
  gain: 'gain',
  token: 'token',
  'destroy-hand': 'destroy',
  'destroy-discard': 'destroy',
  none: 'destroy',
  recover: 'recover',
  stop: 'recover',
  copy: 'copy',
  steal: 'steal',
  store: 'store',
  take: 'take',
  decline: 'take',
  asgard: 'asgard',
  automatic: 'storage',
  'by-hand': 'storage',
  hold: 'hold',
  keep: 'keep',
  done: 'keep',
};

export function askOf(options: readonly OptionOut[]): Ask | undefined {
  for (const { verb } of options) {
    const ask = BY_VERB[verb];
    if (ask) return ask;
  }
  return undefined;
}

/** What a turn offers, on the board or in the tray. */
const IN_TURN = new Set([
  'play',
  'buy',
  'buy-by-hand',
  'path',
  'path-by-hand',
  'build',
  'build-by-hand',
  'upgrade',
  'upgrade-by-hand',
  'attack',
  'undead',
  'dragon',
  'mission',
  'exchange',
  'exchange-by-hand',
  'swap',
  'swap-by-hand',
  'dismantle',
]);

/** Whatever has a button on the board, in the tray or in a box. */
export function controls({ verb }: OptionOut): boolean {
  return verb in BY_VERB || IN_TURN.has(verb);
}
