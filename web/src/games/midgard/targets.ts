/** What can be picked on the board. */

import type { OptionOut } from '../../protocol';
import type { Verb } from './shapes';

/** By what an option calls its place. */
export const PLACES: ReadonlySet<string> = new Set(['place', 'shore']);
/** Verbs that the board has buttons for although what they name is no place of it: runes at the Runesmith. */
export const ON_BOARD: ReadonlySet<string> = new Set<Verb>(['take', 'draw']);
/** Beside them places glow all the same: own runes, and what ends a question. */
export const STOPS: ReadonlySet<string> = new Set<Verb>(['use', 'done', 'decline']);
const VERBS: ReadonlySet<string> = new Set<Verb>(['place', 'sail', 'peek', 'take', 'draw']);

/** By its text. */
export type Open = ReadonlyMap<string, OptionOut>;

export function openOn(options: readonly OptionOut[]): Open {
  return new Map(options.filter(({ verb }) => VERBS.has(verb)).map((option) => [option.text, option]));
}
