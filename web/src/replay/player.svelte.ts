/** The position of a replay, and how it moves on: step by step, turn by turn, or by itself. */

import { chapterAt, type Chapter } from './chapters';

export const RATES = [0.5, 1, 2, 4] as const;
export type Rate = (typeof RATES)[number];

/** What is played. It grows until the whole game has been fetched. */
export interface Reel {
  /** The frames worth a stop. */
  readonly stops: readonly number[];
  readonly chapters: readonly Chapter[];
  /** The last frame of the game, fetched or not. */
  readonly picks: number;
  readonly whole: boolean;
  /** Turning points, mistakes and strokes of luck. */
  readonly moments: readonly number[];
  /** Where playing stops by itself. */
  readonly halts: readonly number[];
}

const PAUSE = 1100; // milliseconds between two stops at rate 1, if nothing is told that takes longer
const LOOK = 80; // between two looks whether it has been told

export class Player {
  /** The frame that is shown. */
  at = $state(0);
  playing = $state(false);
  rate = $state<Rate>(1);
  /** What happened at this stop is still being told. */
  held = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly reel: Reel) {}

  get atEnd(): boolean {
    return this.at >= this.reel.picks;
  }

  go(seq: number): void {
    this.at = Math.min(Math.max(Math.round(seq), 0), this.reel.picks);
    if (this.playing) this.wait();
  }

  /** Waits for what has not been fetched yet. */
  forward(): void {
    const { stops, whole, picks } = this.reel;
    this.go(stops.find((stop) => stop > this.at) ?? (whole ? picks : this.at));
  }

  back(): void {
    this.go(this.reel.stops.findLast((stop) => stop < this.at) ?? 0);
  }

  /** To the beginning of another turn; back goes first to the beginning of this one. */
  turn(by: 1 | -1): void {
    const { chapters, picks } = this.reel;
    const here = chapterAt(chapters, this.at);
    const begun = this.at > (chapters[here]?.first ?? 0);
    const target = chapters[by > 0 ? here + 1 : begun ? here : here - 1];
    this.go(target?.first ?? (by > 0 ? picks : 0));
  }

  /** To another moment that mattered. */
  moment(by: 1 | -1): void {
    const { moments } = this.reel;
    const target = by > 0 ? moments.find((seq) => seq > this.at) : moments.findLast((seq) => seq < this.at);
    if (target !== undefined) this.go(target);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.atEnd) this.at = 0;
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  setRate(rate: Rate): void {
    this.rate = rate;
    if (this.playing) this.wait();
  }

  private wait(pause = PAUSE / this.rate): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tick(), pause);
  }

  private tick(): void {
    if (this.held) return this.wait(LOOK);
    if (this.atEnd) return this.pause();
    const before = this.at;
    this.forward();
    if (this.reel.halts.some((halt) => halt > before && halt <= this.at)) this.pause();
  }

  /** Arrows step, with Shift by turns, with Ctrl by moments; Space plays. True if the key was for us. */
  key(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey'>): boolean {
    const name = `${event.ctrlKey ? 'Ctrl+' : ''}${event.shiftKey ? 'Shift+' : ''}${event.key}`;
    if (!Object.hasOwn(this.actions, name)) return false;
    this.actions[name]?.();
    return true;
  }

  private readonly actions: Record<string, () => void> = {
    ArrowRight: () => this.forward(),
    ArrowLeft: () => this.back(),
    'Shift+ArrowRight': () => this.turn(1),
    'Shift+ArrowLeft': () => this.turn(-1),
    'Ctrl+ArrowRight': () => this.moment(1),
    'Ctrl+ArrowLeft': () => this.moment(-1),
    PageDown: () => this.turn(1),
    PageUp: () => this.turn(-1),
    Home: () => this.go(0),
    End: () => this.go(this.reel.picks),
    ' ': () => this.toggle(),
  };
}
