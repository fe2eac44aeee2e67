/**
 * The games that have a table of their own in this client, by the name the server gives them. Each is loaded when it is
 * first needed. A game that is not here can be played all the same: its options are offered as a list.
 */

import { words } from '../i18n/words.svelte';
import type { GameView } from './shared/view';

/** Each knows the shapes of its own game alone, and is given nothing else: the server is held to them. */
const VIEWS: Record<string, () => Promise<{ default: unknown }>> = {
  midgard: () => import('./midgard'),
  northgard: () => import('./northgard'),
  watch: () => import('./watch'),
  wild: () => import('./wild'),
};

/** Its view, if it has one; its words have come, too. */
export async function viewOf(game: string): Promise<GameView | undefined> {
  const view = Object.hasOwn(VIEWS, game) ? VIEWS[game]?.() : undefined;
  const [found] = await Promise.all([view, words.need(game)]);
  return found?.default as GameView | undefined;
}

export type { BoardProps, GameView } from './shared/view';
