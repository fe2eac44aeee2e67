/** How a thing at the table is picked by mouse, touch and keyboard, in games whose things are page elements. */

import { on as listen } from 'svelte/events';
import type { OptionOut } from '../../protocol';
import type { Play } from '../../table/play.svelte';

/** What a thing at the table does when it is pointed at, tapped, clicked. */
export interface Pick {
  option: OptionOut | undefined;
  /** A second form of the same, such as a purchase paid by hand. */
  byHand?: OptionOut | undefined;
  /** The option to ask about if it cannot be picked, such as `place/market`; none if nothing is being chosen. */
  instead: string | undefined;
}

const PRESS = 450; // milliseconds: a long press, as for tool-tips

/**
 * For {@attach}: a click picks, a tap waits for confirmation, and what cannot be picked says why not. A right click or
 * a long press takes the second form.
 */
export function picking(play: Play | undefined, pick: () => Pick): (element: HTMLElement) => () => void {
  return (element) => {
    if (!play) return () => {};
    const off = new AbortController();
    let touched = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    // Svelte's `on` is silent while Svelte moves a place, which then loses the focus (when the screen is turned)
    const on = <K extends keyof HTMLElementEventMap>(name: K, hear: (event: HTMLElementEventMap[K]) => void): void => {
      listen(element, name, hear, { signal: off.signal });
    };
    const look = (): void => {
      const { option } = pick();
      if (option) play.look(option, element);
    };
    const leave = (): void => play.leave(element.dataset.option);
    const release = (): void => clearTimeout(timer);
    const hold = (): void => {
      const { byHand } = pick();
      pressed = byHand !== undefined;
      if (byHand) play.settle(byHand, element);
    };

    on('pointerdown', ({ pointerType }) => {
      touched = pointerType !== 'mouse';
      pressed = false;
      if (touched) timer = setTimeout(hold, PRESS);
    });
    on('pointerup', release);
    on('pointercancel', release);
    on('keydown', () => (touched = pressed = false));
    on('contextmenu', (event) => {
      const { byHand } = pick();
      if (!byHand) return;
      event.preventDefault();
      if (!touched) void play.choose(byHand.text, element);
    });
    on('click', () => {
      const { option, instead } = pick();
      if (pressed) pressed = false;
      else if (option && touched) play.settle(option, element);
      else if (option) void play.choose(option.text, element);
      else if (instead) void play.explain(instead, element);
    });
    on('pointerenter', ({ pointerType }) => pointerType === 'mouse' && look());
    on('pointerleave', ({ pointerType }) => pointerType === 'mouse' && leave());
    on('focus', () => element.matches(':focus-visible') && look());
    on('blur', leave);
    return () => {
      release();
      off.abort();
    };
  };
}
