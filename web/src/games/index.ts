/**
 * The games that have a table of their own in this client, by the name the server gives them. Each is loaded when it is
 * first needed. A game that is not here can be played all the same: its options are offered as a list.
 */

import type { GameView } from './view';

const VIEWS: Record<string, () => Promise<{ default: GameView }>> = {
  watch: () => import('./watch'),
};

export async function viewOf(game: string): Promise<GameView | undefined> {
  return Object.hasOwn(VIEWS, game) ? (await VIEWS[game]?.())?.default : undefined;
}

export type { BoardProps, GameView } from './view';
