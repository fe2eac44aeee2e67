/** What is put together and nobody has seen, given up: its picks are taken back one by one, as far as they may be. */

import type { Play } from '../../../table/play.svelte';
import type { Picture, Scenery } from '../shapes';

/** Until nothing of it is left: a piece that could only be this one came by itself, and was no pick (VW-19.1). */
export async function retreat(play: Play<Scenery, Picture>): Promise<void> {
  while (play.picture.plan) {
    if (!(await play.undo())) return;
  }
}
