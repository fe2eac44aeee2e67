/**
 * The games that this client can draw, by the name the server gives them. Each is loaded when it is first needed. Any
 * other game can still be played: its options are offered as a list.
 */

import { words } from '../i18n/words.svelte';
import type { GameView } from './shared/view';

/** Each view knows only the shapes of its own game and is given nothing else; the server guarantees them. */
const VIEWS: Record<string, () => Promise<{ default: unknown }>> = {
  midgard: () => import('./midgard'),
  northgard: () => import('./northgard'),
  watch: () => import('./watch'),
  wild: () => import('./wild'),
};

/** The view of a game, if it has one, once its words have loaded too. */
export async function viewOf(game: string): Promise<GameView | undefined> {
  const view = Object.hasOwn(VIEWS, game) ? VIEWS[game]?.() : undefined;
  const [found] = await Promise.all([view, words.need(game)]);
  return found?.default as GameView | undefined;
}

export type { BoardProps, GameView } from './shared/view';
