import { t } from '../i18n/words.svelte';

/** The name of a game without what follows its first words: "Northgard". */
export function shortName(game: string): string {
  return t(`web-door-${game}`).split(/[:.]/)[0] ?? game;
}
