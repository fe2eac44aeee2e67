/** What can be picked on the board. */

import { on as listen } from 'svelte/events';
import type { OptionOut } from '../../protocol';
import type { Play } from '../../table/play.svelte';

/** By what an option calls its place. */
export const PLACES: ReadonlySet<string> = new Set(['place', 'shore']);
/** Verbs that the board has buttons for although what they name is no place of it: runes at the Runesmith. */
export const ON_BOARD: ReadonlySet<string> = new Set(['take', 'draw']);
/** Beside them places glow all the same: own runes, and what ends a question. */
export const STOPS: ReadonlySet<string> = new Set(['use', 'done', 'decline']);
const VERBS = new Set(['place', 'sail', 'peek', 'take', 'draw']);

/** By its text. */
export type Open = ReadonlyMap<string, OptionOut>;

export function openOn(options: readonly OptionOut[]): Open {
  return new Map(options.filter(({ verb }) => VERBS.has(verb)).map((option) => [option.text, option]));
}

/** What something on the board does when it is pointed at, tapped, clicked. */
export interface Pick {
  option: OptionOut | undefined;
  /** What is asked about where it cannot be picked: `place/market`; nothing where nothing is being chosen. */
  instead: string | undefined;
}

/** For {@attach}: a click picks, a tap waits for a yes, anything that cannot be picked says why not. */
export function picking(play: Play | undefined, pick: () => Pick): (element: HTMLElement) => () => void {
  return (element) => {
    if (!play) return () => {};
    const off = new AbortController();
    let touched = false;
    // Svelte's own: a place loses the focus while it is being moved to where a turned screen has it
    const on = <K extends keyof HTMLElementEventMap>(name: K, hear: (event: HTMLElementEventMap[K]) => void): void => {
      listen(element, name, hear, { signal: off.signal });
    };
    const look = (): void => {
      const { option } = pick();
      if (option) play.look(option, element);
    };
    const leave = (): void => play.leave(element.dataset.option);

    on('pointerdown', ({ pointerType }) => (touched = pointerType !== 'mouse'));
    on('keydown', () => (touched = false));
    on('click', () => {
      const { option, instead } = pick();
      if (option && touched) play.settle(option, element);
      else if (option) void play.choose(option.text, element);
      else if (instead) void play.explain(instead, element);
    });
    on('pointerenter', ({ pointerType }) => pointerType === 'mouse' && look());
    on('pointerleave', ({ pointerType }) => pointerType === 'mouse' && leave());
    on('focus', () => element.matches(':focus-visible') && look());
    on('blur', leave);
    return () => off.abort();
  };
}
