/** The arrow keys on a board: which way they point. */

import type { Play } from '../table/play.svelte';

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The direction of an arrow key that the board handles. In a replay the arrows step through the game instead. */
export function arrowOf(event: KeyboardEvent, play: Play | undefined): [number, number] | undefined {
  const way = ARROWS[event.key];
  if (!way || !play?.store.ready || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  event.preventDefault();
  return way;
}
