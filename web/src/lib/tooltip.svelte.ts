/**
 * Tool-tips: after 400 ms under the mouse, at once on keyboard focus, by a long press on touch. One is shown at a time.
 * What appears under a resting mouse shows none: it would cover the question that has just been asked.
 *
 *     <button {@attach tip(() => ({ title: t('…'), text: '…', rows: [['Points', '6 → 7']], rule: 'GW-5.5' }))}>
 */

import type { Snippet } from 'svelte';
import type { Source } from './sources';

export interface Tip {
  title: string;
  /** What it is for, in a sentence; then what else there is to say. */
  text?: string | undefined;
  /** Numbers: a word and its value. */
  rows?: [string, string][];
  rule?: string;
  /** Where its values are from; nothing if they are printed. */
  source?: Source | undefined;
  /** Anything else, such as a cost in icons. */
  more?: Snippet;
}

const HOVER = 400;
const PRESS = 450;
export const GRACE = 180; // to get from the thing into its tool-tip, where the rule can be clicked

class Tooltips {
  shown = $state.raw<Tip | undefined>();
  anchor = $state.raw<Element | undefined>();
  private awaited: Element | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  showIn(wait: number, anchor: Element, make: () => Tip | undefined): void {
    clearTimeout(this.timer);
    this.awaited = anchor;
    this.timer = setTimeout(() => this.show(anchor, make), wait);
  }

  show(anchor: Element, make: () => Tip | undefined): void {
    clearTimeout(this.timer);
    const tip = make();
    this.shown = tip;
    this.anchor = tip && anchor;
  }

  hideIn(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hide(), wait);
  }

  stay(): void {
    clearTimeout(this.timer);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.shown = undefined;
    this.anchor = undefined;
  }

  leave(anchor: Element): void {
    if (this.anchor === anchor || this.anchor === undefined) this.hideIn(GRACE);
  }

  /** The thing itself is gone: its tool-tip closes, or does not open if it was about to. */
  forget(anchor: Element): void {
    if (this.awaited === anchor) clearTimeout(this.timer);
    if (this.anchor === anchor) this.hide();
  }
}

/** The last known position of the mouse. */
class Mouse {
  private at: readonly [number, number] | undefined;

  constructor() {
    for (const name of ['pointermove', 'pointerdown', 'pointerup'] as const)
      addEventListener(name, (event) => this.hear(event), { capture: true, passive: true });
  }

  private hear(event: PointerEvent): void {
    if (event.pointerType === 'mouse') this.at = [event.screenX, event.screenY];
  }

  /** Whether the mouse has moved here, or the page has moved under it. The entry event comes before the move event. */
  hasMoved(event: PointerEvent): boolean {
    return this.at === undefined || this.at[0] !== event.screenX || this.at[1] !== event.screenY;
  }
}

const mouse = new Mouse();

export const tooltips = new Tooltips();

/** Everything that has a tool-tip now. */
const explained = new Map<Element, () => Tip | undefined>();

/** By rule, what is seen inside such an element and cites the rule in its tool-tip. */
export function shownOfRules(inside: string): Map<string, Element[]> {
  const found = new Map<string, Element[]>();
  for (const [element, make] of explained) {
    const { width, height } = element.getBoundingClientRect();
    const rule = width > 0 && height > 0 && element.closest(inside) ? make()?.rule : undefined;
    if (rule) found.set(rule, [...(found.get(rule) ?? []), element]);
  }
  return found;
}

/** Gives an element a tool-tip. What it says is made when it is shown, so it may change with the table. */
export function tip(make: () => Tip | undefined): (element: Element) => () => void {
  return (element) => {
    explained.set(element, make);
    element.toggleAttribute('data-explained', true); // for whoever looks for what is not
    let pressed = false;
    let since = 0;
    const off = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(name: K, hear: (event: HTMLElementEventMap[K]) => void): void =>
      element.addEventListener(name, hear as EventListener, { signal: off.signal });

    on('pointerenter', (event) => {
      if (event.pointerType === 'mouse' && mouse.hasMoved(event)) tooltips.showIn(HOVER, element, make);
    });
    on('pointerleave', (event) => {
      if (event.pointerType === 'mouse') tooltips.leave(element);
    });
    on('focus', () => {
      if (element.matches(':focus-visible')) tooltips.show(element, make);
    });
    on('blur', () => tooltips.leave(element));
    on('pointerdown', (event) => {
      pressed = event.pointerType === 'touch';
      since = event.timeStamp;
      if (pressed) tooltips.showIn(PRESS, element, make);
      else tooltips.hide();
    });
    on('pointerup', (event) => {
      if (event.pointerType !== 'touch') return;
      // a busy page gets the end of a touch late: the event's own time says whether the press was long
      if (event.timeStamp - since < PRESS) tooltips.hide();
      else if (tooltips.anchor !== element) tooltips.stay();
    });
    on('pointercancel', () => {
      if (tooltips.anchor !== element) tooltips.stay(); // the finger scrolls the page
    });
    // the long press itself is not a pick
    on('contextmenu', (event) => {
      if (pressed) event.preventDefault();
    });
    on('click', (event) => {
      if (pressed && tooltips.anchor === element) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      pressed = false;
    });
    return () => {
      off.abort();
      explained.delete(element);
      tooltips.forget(element);
    };
  };
}
