/** What each open option would bring, asked for as soon as it is open; and which of them the player looks at. */

import { on as listen } from 'svelte/events';
import type { OptionOut } from '../../../protocol';
import type { Line } from '../../../table/tray/note';
import type { Play } from '../../../table/play.svelte';

const MOST = 24;

export class Foreseen {
  lines = $state.raw<Record<string, Line[]>>({});
  /** Under the mouse, focused, or tapped. */
  looked = $state<string | undefined>();
  /** It was tapped and waits for confirmation. */
  settled = $state(false);
  private touched = false;
  private play: Play | undefined;

  /** For an $effect: asks about these, and stops listening once something else is open. `all`: each answer is shown. */
  ask(play: Play, options: readonly OptionOut[], all?: 'all'): () => void {
    let gone = false;
    this.play = play;
    this.lines = {};
    this.looked = undefined;
    this.settled = false;
    for (const { text } of options.slice(0, MOST)) {
      void play.foresee(text).then((lines) => {
        if (gone) return;
        this.lines = { ...this.lines, [text]: lines };
        if (all || this.looked === text) play.saw(text);
      });
    }
    return () => (gone = true);
  }

  look(text: string): void {
    if (this.settled) return;
    this.looked = text;
    this.play?.saw(text);
  }

  leave(text: string): void {
    if (!this.settled && this.looked === text) this.looked = undefined;
  }

  /** On a touch screen the first tap looks and the second one picks. */
  press(play: Play, text: string, anchor?: Element): void {
    if (this.touched && (!this.settled || this.looked !== text)) {
      [this.looked, this.settled] = [text, true];
      play.saw(text);
      return;
    }
    void play.choose(text, anchor);
  }

  /** For {@attach}: looking at it shows what it would bring. */
  looking(text: string): (element: HTMLElement) => () => void {
    return (element) => {
      const off = new AbortController();
      // Svelte's `on` is silent while Svelte removes a card, which then loses the focus
      const on = <K extends keyof HTMLElementEventMap>(
        name: K,
        hear: (event: HTMLElementEventMap[K]) => void,
      ): void => {
        listen(element, name, hear, { signal: off.signal });
      };
      on('pointerdown', ({ pointerType }) => (this.touched = pointerType === 'touch'));
      on('keydown', () => (this.touched = false));
      on('pointerenter', ({ pointerType }) => pointerType === 'mouse' && this.look(text));
      on('pointerleave', ({ pointerType }) => pointerType === 'mouse' && this.leave(text));
      on('focus', () => this.look(text));
      on('blur', () => this.leave(text));
      return () => off.abort();
    };
  }
}
