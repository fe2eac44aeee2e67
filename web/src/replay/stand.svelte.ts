/** A table that is only watched: the docks and the board of a game receive it just like a live one. */

import type { GameView, Json } from '../games/shared/view';
import type { EventOut, SeatFacts } from '../protocol';
import type { Answer } from '../socket';
import { settings } from '../settings.svelte';
import { TableStore, type Speaker } from '../state.svelte';
import { EACH } from '../table/status/head.svelte';
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
  scenery: Json;
  picture: Json;
  seats: SeatFacts[];
  /** Everything that has happened so far, and which of it is new. */
  events: EventOut[];
  news: readonly EventOut[];
}

export class Stand {
  readonly play: Play;
  private readonly store: TableStore;
  private news: readonly EventOut[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.store = new TableStore(() => DEAF);
    this.play = new Play(this.store);
  }

  show(view: GameView, { scenery, picture, seats, events, news }: Shown): void {
    this.play.view = view;
    this.store.scenery = scenery;
    this.store.picture = picture;
    this.store.seated = seats;
    this.store.events = events;
    if (news !== this.news) this.begin(view, news);
  }

  /** Something is still moving over the board. */
  get walking(): boolean {
    return this.store.queue.length > 0;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** What a pick does comes first, what follows from it later; figures that walk then do so one after another. */
  private begin(view: GameView, news: readonly EventOut[]): void {
    const [first, ...later] = news;
    this.news = news;
    this.play.shown = first;
    this.store.queue = settings.motion > 0 ? later.filter((event) => view.walks?.(event)) : [];
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.walking) this.timer = setTimeout(() => this.next(), EACH * settings.motion);
  }

  private next(): void {
    this.play.shown = this.store.nextEvent();
    this.wait();
  }
}
