/** Gives up what is being put together and nobody has seen: takes its picks back one by one, as far as possible. */

import type { Play } from '../../../table/play.svelte';
import type { Picture, Scenery } from '../shapes';

/**
 * Until nothing of it is left: a piece that was the only choice was added automatically and is not a pick (VW-19.1).
 */
export async function retreat(play: Play<Scenery, Picture>): Promise<void> {
  while (play.picture.plan) {
    if (!(await play.undo())) return;
  }
}
