/** What a thing of a game is for, in a sentence. The words come a little after the table; until then there is none. */

import { t, words } from '../i18n/words.svelte';

/** By the letters with which the ids of its rules begin. */
const GAMES: Readonly<Record<string, string>> = { CM: 'midgard', GW: 'watch', NG: 'northgard', VW: 'wild' };

/** The game that a rule is of, if it is one of ours. */
export function gameOfRule(rule: string): string | undefined {
  return GAMES[rule.slice(0, rule.indexOf('-'))];
}

function keyOf(game: string | undefined, name: string): string {
  return `web-${game}-purpose-${name}`;
}

/** By a rule of the game and the name of the thing: `CM-12.11`, `blame`. */
export function purpose(rule: string, name: string): string | undefined {
  const key = keyOf(gameOfRule(rule), name);
  return words.has(key) ? t(key) : undefined;
}

/** The words by which sentences name the thing, as its message has them; empty where there are none. */
export function wordsFor(game: string, name: string): string {
  const key = keyOf(game, name);
  return words.has(key) ? t(`${key}.words`) : '';
}

/** The same, and then what else there is to say of it. */
export function purposeAnd(rule: string, name: string, more: string | undefined): string {
  return [purpose(rule, name), more].filter(Boolean).join(' ');
}
