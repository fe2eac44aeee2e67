/** A table of the Watch at moments of a real game, for tests of what a reader sees and can click. */

import { flushSync } from 'svelte';
import view from '../games/watch';
import type { Picture, Scenery } from '../games/watch/shapes';
import type { DecisionOut, EventOut, ScoreOut, StateMsg } from '../protocol';
import { seat, state } from './messages';
import { Showing } from './showing';
import recorded from './watch.json';

export type Moment = 'roll' | 'trade' | 'answer' | 'tormund' | 'answers' | 'build' | 'supply' | 'discard';

/** The recording has the server's shapes, but TypeScript infers looser types from JSON. */
export const asScenery = (json: unknown): Scenery => json as Scenery;
export const asPicture = (json: unknown): Picture => json as Picture;

export const names = recorded.names;
export const scenery = asScenery(recorded.scenery);
export const events = recorded.events as unknown as EventOut[];
export const score = recorded.over as unknown as ScoreOut;

export class Watching extends Showing<Scenery, Picture> {
  constructor() {
    super(view);
  }

  /** As seat 0 sees it. */
  at(moment: Moment, more: Partial<StateMsg> = {}): void {
    const { picture, decisions } = recorded[moment];
    const seats = names.map((name, number) => seat(number, { name }));
    this.tell(state({ scenery, picture, decisions: decisions as unknown as DecisionOut[], seats, ...more }));
  }
}

export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
export const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
export const isOff = (selector: string): boolean => find(selector)?.getAttribute('aria-disabled') === 'true';
export const read = (selector: string): string => (find(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();

export function click(selector: string): void {
  find(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}
