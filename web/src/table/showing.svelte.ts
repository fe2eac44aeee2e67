/**
 * Events are shown one by one at the reader's speed. Nothing waits for them: the board always shows the current state.
 */

import type { EventOut } from '../protocol';
import { settings } from '../settings.svelte';
import type { TableStore } from '../state.svelte';

export const EACH = 600; // milliseconds at full speed
const FADES = 4000; // how long the last one stays ringed
const HURRY = 10; // with this many waiting: faster
const FAR = 40; // with this many waiting: only the newest; the others are in the log

export class Showing {
  event = $state.raw<EventOut | undefined>();
  /** What screen readers announce, newest last. */
  told = $state.raw<EventOut[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy = false;

  constructor(
    private readonly store: TableStore,
    private readonly heard: (event: EventOut) => void,
  ) {}

  /** Call it whenever the queue may have grown. */
  wake(): void {
    if (!this.busy && this.store.queue.length > 0) this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.busy = false;
  }

  private next(): void {
    clearTimeout(this.timer);
    if (this.store.queue.length > FAR) this.store.skipEvents(HURRY);
    const event = this.store.nextEvent();
    if (!event) {
      this.busy = false;
      this.timer = setTimeout(() => (this.event = undefined), FADES);
      return;
    }
    this.busy = true;
    this.event = event;
    this.told = [...this.told.slice(-11), event];
    this.heard(event);
    const hurry = this.store.queue.length > HURRY ? 0.25 : 1;
    this.timer = setTimeout(() => this.next(), EACH * settings.motion * hurry);
  }
}
