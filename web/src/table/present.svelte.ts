/** The table that is open on this page, for what is read over it: the rules say what they mean there now. */

import type { Play } from './play.svelte';

class Present {
  play = $state.raw<Play | undefined>();

  sit(play: Play): () => void {
    this.play = play;
    return () => {
      if (this.play === play) this.play = undefined;
    };
  }

  /** The table waits for the reader. */
  get asked(): boolean {
    return this.play?.store.called === true;
  }
}

export const present = new Present();
