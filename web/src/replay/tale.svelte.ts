/** A game for replay: its frames from the deal to the last pick, fetched piece by piece, as one viewer saw it. */

import { api, Refused } from '../api';
import { called, words } from '../i18n/words.svelte';
import type { FrameOut, Phrase, ReplayOut, ScoreOut, SeatFacts, TableFacts } from '../protocol';
import type { Json } from '../games/shared/view';

/** A seat by its number, `spectator`, or `all`: with every card open, once the game is over. */
export type Viewpoint = string;
export const ALL: Viewpoint = 'all';
export const SPECTATOR: Viewpoint = 'spectator';
type Fetch = (id: string, as: Viewpoint, from: number, to: number) => Promise<ReplayOut>;

const AT_ONCE = 200;

export class Tale {
  table = $state.raw<TableFacts | undefined>();
  private seated = $state.raw<SeatFacts[]>([]);
  readonly seats: SeatFacts[] = $derived(called(this.seated));
  scenery = $state.raw<Json | undefined>();
  /** How many picks there are in all. */
  picks = $state(0);
  /** The index of a frame is its seq. While they load there may be a gap: those that are looked at come first. */
  frames = $state.raw<FrameOut[]>([]);
  /** How many there are from the beginning, without a gap. */
  reach = $state(0);
  over = $state.raw<ScoreOut | null>(null);
  problem = $state.raw<Phrase | undefined>();
  /** Why the game is not told any further: other rules played it. */
  broken = $state.raw<Phrase | null>(null);
  private stopped = false;

  constructor(
    readonly id: string,
    readonly as: Viewpoint,
    private readonly fetch: Fetch = api.replay,
  ) {}

  get whole(): boolean {
    return this.reach > this.picks;
  }

  /** The beginning of the game, as far as it has loaded. */
  get story(): FrameOut[] {
    return this.frames.slice(0, this.reach);
  }

  get names(): string[] {
    return this.seats.map((seat) => seat.name);
  }

  /** Fetches all that is missing, around `near` first. */
  async load(near = 0): Promise<void> {
    this.problem = undefined;
    this.stopped = false;
    try {
      if (near >= AT_ONCE && !this.frames[near]) await this.fetchPart(near - (near % AT_ONCE));
      while (!this.stopped && !this.whole) {
        const from = this.reach;
        await this.fetchPart(from);
        if (this.reach === from) break; // the server has no more: do not ask for ever
      }
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.problem = problem.why;
    }
  }

  /** Nobody is watching any more: requests under way may finish, but no more are made. */
  stop(): void {
    this.stopped = true;
  }

  private async fetchPart(from: number): Promise<void> {
    const part = await this.fetch(this.id, this.as, from, from + AT_ONCE - 1);
    this.table = part.table;
    this.seated = part.seats;
    this.scenery = part.scenery;
    this.picks = part.picks;
    this.over = part.over ?? this.over;
    if (part.broken && !this.broken) await words.needFor(part.broken);
    this.broken = part.broken;
    const frames = this.frames.slice(); // not spread: a gap stays a gap
    for (const frame of part.frames) frames[frame.seq] = frame;
    this.frames = frames;
    while (frames[this.reach]) this.reach += 1;
  }
}
