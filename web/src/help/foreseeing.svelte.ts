/** What every option would cost and bring, asked for one after another: the server answers only so many at once. */

import { SvelteMap } from 'svelte/reactivity';
import type { OptionOut } from '../protocol';
import type { Play } from '../table/play.svelte';
import type { Line } from '../table/tray/note';

const AT_ONCE = 20;
const BREATH = 80; // milliseconds between the others; the server allows 20 in a second

export class Foreseeing {
  readonly lines = new SvelteMap<string, Line[]>();
  private turn = 0;

  constructor(private readonly play: Play) {}

  /** For these options from now on; what was asked before is forgotten. */
  async look(options: readonly OptionOut[]): Promise<void> {
    this.turn += 1;
    const turn = this.turn;
    this.lines.clear();
    for (const [at, { text }] of options.entries()) {
      if (at >= AT_ONCE) await new Promise((resolve) => setTimeout(resolve, BREATH));
      if (turn !== this.turn) return;
      const lines = await this.play.ask(text);
      if (turn !== this.turn) return;
      this.lines.set(text, lines);
    }
  }

  stop(): void {
    this.turn += 1;
  }
}
