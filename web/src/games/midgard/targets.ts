/** What can be picked on the board. */

import type { OptionOut } from '../../protocol';
import type { Verb } from './shapes';

/** By what an option calls its place. */
export const PLACES: ReadonlySet<string> = new Set(['place', 'shore']);
/** Places glow beside these options too: the player's runes, and what ends a question. */
export const STOPS: ReadonlySet<string> = new Set<Verb>(['use', 'done', 'decline']);
const VERBS: ReadonlySet<string> = new Set<Verb>(['place', 'sail', 'peek', 'take', 'draw']);

/** By its text. */
export type Open = ReadonlyMap<string, OptionOut>;

export function openOn(options: readonly OptionOut[]): Open {
  return new Map(options.filter(({ verb }) => VERBS.has(verb)).map((option) => [option.text, option]));
}
