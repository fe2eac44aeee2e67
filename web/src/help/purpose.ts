/** What a thing of a game is for, in a sentence. The words come a little after the table; until then there is none. */

import { t, words } from '../i18n/words.svelte';

/** By a rule of the game, whose id begins with the game's letters, and the name of the thing: `CM-12.11`, `blame`. */
export function purpose(rule: string, name: string): string | undefined {
  const game = rule.slice(0, rule.indexOf('-')).toLowerCase();
  return words.has(`web-purpose-${game}-${name}`) ? t(`web-purpose-${game}-${name}`) : undefined;
}
