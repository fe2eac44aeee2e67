/** What each open option would bring, asked for as soon as it is open. */

import type { Line } from '../../../table/tray/note';
import type { Play } from '../../../table/play.svelte';

const MOST = 16;

export class Told {
  lines = $state.raw<Record<string, Line[]>>({});

  /** For an $effect: asks about these, and stops listening once something else is open. */
  ask(play: Play, texts: readonly string[]): () => void {
    let gone = false;
    this.lines = {};
    for (const text of texts.slice(0, MOST)) {
      void play.ask(text).then((lines) => !gone && (this.lines = { ...this.lines, [text]: lines }));
    }
    return () => (gone = true);
  }
}
