/** Which of the game's boxes asks the question of the moment. Places, shores and open runes are picked on the board. */

import type { OptionOut } from '../../../protocol';
import type { Picture } from '../picture';
import { ON_BOARD } from '../targets';

/** What `play.open` is while the drawer of the assignment is put away, to see the board. */
export const FOLDED = 'board';

export type Ask =
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

const BY_VERB: Record<string, Ask> = {
  leader: 'leader',
  keep: 'destiny',
  reveal: 'destiny',
  pray: 'prayer',
  swap: 'market',
  again: 'again',
  buy: 'ship',
  recruit: 'recruit',
  gain: 'gifts',
  confirm: 'assign',
  demand: 'demand',
  place: 'board',
  sail: 'board',
  peek: 'board',
};

export function askOf(options: readonly OptionOut[], { fight, voyage, phase }: Picture): Ask | undefined {
  if (options.length === 0) return undefined;
  const verbs = new Set(options.map(({ verb }) => verb));
  if (verbs.has('confirm')) return 'assign'; // a demand may stand beside it
  for (const verb of verbs) {
    const ask = ON_BOARD.has(verb) ? 'board' : BY_VERB[verb];
    if (ask) return ask;
  }
  if (fight) return 'fight';
  if (voyage) return 'voyage';
  // after a placement a rune is flipped in the tray; whatever only a rune can answer has a box
  return verbs.has('decline') || phase !== 'placement' ? 'runes' : 'board';
}

/** Whatever has a button in the tray or in a box. */
const CONTROLS = new Set([
  ...Object.keys(BY_VERB),
  ...ON_BOARD,
  'use',
  'send',
  'recall',
  'load',
  'unload',
  'lose',
  'reroll',
  'mark',
  'unmark',
  'roll',
  'cancel',
  'blame',
  'done',
  'decline',
]);

export function controls({ verb }: OptionOut): boolean {
  return CONTROLS.has(verb);
}
