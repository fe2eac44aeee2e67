/** Which settings of a table differ from the book, and which are only a choice that the book itself offers. */

import type { ChoiceFacts } from '../api';

/** Expansions, variants and boards that are printed; and what changes only how the table is shown. */
const OFFERED: Record<string, readonly string[]> = {
  northgard: ['years', 'teams', 'creatures', 'more_creatures', 'colours'],
  midgard: ['hall_of_fame', 'distrust', 'assign'],
  watch: ['mode', 'board', 'layout', 'initial_placement', 'tragedy_of_heroes', 'colours'],
  wild: ['long_game', 'first_game_setup', 'by_hand'],
};

export interface Agreed {
  /** Chosen among what the book offers. */
  chosen: ChoiceFacts[];
  unlike: ChoiceFacts[];
}

/** Of the settings that are not left as they are by default. */
export function agreed(game: string, choices: readonly ChoiceFacts[], settings: Record<string, string>): Agreed {
  const changed = choices.filter(({ name, default: usual }) => (settings[name] ?? usual) !== usual);
  const offered = OFFERED[game] ?? [];
  return {
    chosen: changed.filter(({ name }) => offered.includes(name)),
    unlike: changed.filter(({ name }) => !offered.includes(name)),
  };
}
