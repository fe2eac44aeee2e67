/** What can be picked on the board. */

import type { OptionOut } from '../../protocol';

/** By what an option calls its place. */
export const PLACES: ReadonlySet<string> = new Set(['place', 'shore']);
/** Verbs that the board has buttons for although what they name is no place of it: runes at the Runesmith. */
export const ON_BOARD: ReadonlySet<string> = new Set(['take', 'draw']);
/** Beside them places glow all the same: own runes, and what ends a question. */
export const STOPS: ReadonlySet<string> = new Set(['use', 'done', 'decline']);
const VERBS = new Set(['place', 'sail', 'peek', 'take', 'draw']);

/** By its text. */
export type Open = ReadonlyMap<string, OptionOut>;

export function openOn(options: readonly OptionOut[]): Open {
  return new Map(options.filter(({ verb }) => VERBS.has(verb)).map((option) => [option.text, option]));
}
