/** A table that is only watched: it is told by the same play-head as a live one, and its tray and board are the same. */

import type { GameView, Json } from '../games/shared/view';
import type { FrameOut, SeatFacts, TableFacts } from '../protocol';
import type { Answer } from '../socket';
import { TableStore, type Speaker } from '../state.svelte';
import { Play } from '../table/play.svelte';

/** There is no server behind it. */
const DEAF: Speaker = {
  open: () => undefined,
  close: () => undefined,
  hurry: () => undefined,
  hello: () => undefined,
  tell: () => undefined,
  ask: () => new Promise<Answer>(() => undefined),
};

export interface Shown {
  table: TableFacts;
  scenery: Json;
  seats: SeatFacts[];
  /** As one viewer saw the game; what is not loaded yet is missing. */
  frames: readonly FrameOut[];
}

const NOBODY = -1;

export class Stand {
  readonly play: Play;
  /** For the tray alone: while all is open, somebody's tray lies below a board that is nobody's. */
  readonly tray: Play;
  private readonly store: TableStore;
  private now: FrameOut | undefined;
  private version = 0;

  constructor() {
    this.store = new TableStore(() => DEAF);
    this.play = new Play(this.store, true);
    this.tray = new Play(new TableStore(() => DEAF), true);
  }

  /** Call the result when nobody watches any more. */
  start(): () => void {
    return this.play.head.start(() => undefined);
  }

  /** This frame comes on the board. If it follows the last one, what happened in it is told event by event. */
  show(view: GameView, shown: Shown, seq: number): void {
    const frame = shown.frames[seq];
    const { now } = this;
    if (!frame || frame === now) return;
    this.now = frame;
    this.play.view = this.tray.view = view;
    this.play.head.leap();
    this.lay(shown, frame);
    const between = now && now.seq < seq ? shown.frames.slice(now.seq, seq) : [];
    const follows = between[0] === now && between.slice(1).every(({ events }) => events.length === 0);
    if (now && follows) this.tell(shown, frame);
    else this.jump(shown, frame);
  }

  /** Through whose eyes the board is seen, and whose tray lies below it; undefined: nobody's. */
  look(eyes: number | undefined, hand: number | undefined): void {
    for (const [{ store }, seat] of [
      [this.play, eyes],
      [this.tray, hand],
    ] as const) {
      store.viewer = seat ?? NOBODY;
      store.me = seat === undefined ? [] : [seat];
    }
  }

  /** The events of this moment that have not been told yet. */
  get pending(): readonly unknown[] {
    return this.store.queue;
  }

  private lay({ scenery, seats }: Shown, { picture }: FrameOut): void {
    const { store } = this.tray;
    store.scenery = scenery;
    store.seated = seats;
    store.picture = picture;
  }

  private tell({ seats }: Shown, frame: FrameOut): void {
    const { seq, picture, events } = frame;
    this.store.message({ type: 'update', seats, events, ...this.still(seq, picture) });
  }

  private jump({ table, scenery, seats, frames }: Shown, { seq, picture }: FrameOut): void {
    const { viewer, me } = this.store;
    const events = frames.slice(0, seq + 1).flatMap((past) => past.events);
    const nothing = { since: null, chat: [], speaker: '', muted: [], votes: [], formalities: null, lesson: null };
    const here = { table, scenery, seats, events, viewer, me, role: 'spectator' as const };
    this.store.message({ type: 'state', ...nothing, ...here, ...this.still(seq, picture) });
  }

  /** Nobody is asked anything, and nothing is taken back. Versions only grow, so moments come back as news. */
  private still(seq: number, picture: Json) {
    const undo = { seat: NOBODY, allowed: false, why: null, left: 0 };
    this.version += 1;
    return { seq, version: this.version, picture, decisions: [], undo, over: null };
  }
}
