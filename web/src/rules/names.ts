import { t } from '../i18n/words.svelte';

/** The short name of a game, without its subtitle: "Northgard". */
export function shortName(game: string): string {
  return t(`web-door-${game}`).split(/[:.]/)[0] ?? game;
}
