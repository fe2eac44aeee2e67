/** A table that is only looked at: the docks and the board of a game are given it as they are given a live one. */

import type { GameView, Json } from '../games/view';
import type { EventOut, SeatFacts } from '../protocol';
import type { Answer } from '../socket';
import { TableStore, type Speaker } from '../state.svelte';
import { Play } from '../table/play.svelte';

/** Nobody is at the other end. */
const DEAF: Speaker = {
  open: () => undefined,
  close: () => undefined,
  hurry: () => undefined,
  hello: () => undefined,
  tell: () => undefined,
  ask: () => new Promise<Answer>(() => undefined),
};

export interface Shown {
  scenery: Json;
  picture: Json;
  seats: SeatFacts[];
  /** All that has happened so far, and what of it is new. */
  events: EventOut[];
  recent: EventOut | undefined;
}

export class Stand {
  readonly play: Play;
  private readonly store: TableStore;

  constructor(id: string) {
    this.store = new TableStore(id, () => DEAF);
    this.play = new Play(this.store);
  }

  show(view: GameView, { scenery, picture, seats, events, recent }: Shown): void {
    this.play.view = view;
    this.play.shown = recent;
    this.store.scenery = scenery;
    this.store.picture = picture;
    this.store.seats = seats;
    this.store.events = events;
  }
}
