/** The replay page: which game, which viewer, which position. */

import { api, Refused, type Listing } from '../api';
import { viewOf, type GameView } from '../games';
import { reportOf, type GameReport } from '../games/reports';
import { purposeOf } from '../i18n/groups';
import { words } from '../i18n/words.svelte';
import type { FrameOut, Phrase } from '../protocol';
import { pathOf } from '../router';
import { chapters, stops, type Chapter } from './chapters';
import { Player, type Reel } from './player.svelte';
import { Tale, type Viewpoint } from './tale.svelte';

export const ALL: Viewpoint = 'all';
export const SPECTATOR: Viewpoint = 'spectator';

export class Session implements Reel {
  readonly player: Player = new Player(this);
  listing = $state.raw<Listing | undefined>();
  view = $state.raw<GameView | undefined>();
  report = $state.raw<GameReport | undefined>();
  as = $state<Viewpoint>(ALL);
  private failed = $state.raw<Phrase | undefined>();
  /** One for every viewpoint that was chosen so far. */
  private tales = $state.raw<Tale[]>([]);

  /** The chosen viewer's. */
  tale: Tale | undefined = $derived(this.tales.find((tale) => tale.as === this.as));
  /** Until it has something to show, the board stays as the previous viewpoint showed it. */
  shown: Tale | undefined = $derived.by(() => {
    const { at } = this.player;
    return this.tale?.frames[at] ? this.tale : (this.tales.find((tale) => tale.frames[at]) ?? this.tale);
  });
  /** Turns and stops are the same for all viewers, so they are read from the one loaded furthest. */
  private furthest: Tale | undefined = $derived(this.tales.toSorted((a, b) => b.reach - a.reach)[0]);
  chapters: Chapter[] = $derived(this.view ? chapters(this.furthest?.story ?? [], this.view, this.report) : []);
  stops: number[] = $derived(stops(this.furthest?.story ?? []));
  constructor(readonly id: string) {}

  get picks(): number {
    return this.furthest?.picks ?? 0;
  }

  get whole(): boolean {
    return this.furthest?.whole ?? false;
  }

  get over(): boolean {
    return ['over', 'given_up', 'brought'].includes(this.listing?.table.status ?? '');
  }

  get frame(): FrameOut | undefined {
    return this.shown?.frames[this.player.at];
  }

  get problem(): Phrase | undefined {
    return this.failed ?? this.tale?.problem;
  }

  get names(): string[] {
    return this.furthest?.names ?? [];
  }

  /** The address of what is shown now. */
  get path(): string {
    return `${pathOf({ page: 'replay', id: this.id })}?to=${this.player.at}&as=${this.as}`;
  }

  /** While a game runs, only what the reader saw; when it is over, everything. */
  get viewpoints(): Viewpoint[] {
    const { listing } = this;
    if (!listing) return [];
    const seats = this.over ? listing.seats.map(({ seat }) => seat) : (listing.me ?? []);
    return [SPECTATOR, ...seats.map(String), ...(this.over ? [ALL] : [])];
  }

  async open(query: URLSearchParams): Promise<void> {
    try {
      this.listing = await api.table(this.id);
      const { game } = this.listing.table;
      [this.view, this.report] = await Promise.all([viewOf(game), reportOf(game)]);
      void words.need(purposeOf(game)); // for tool-tips: nobody reads one before the board is drawn
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal;
      this.failed = refusal.why;
      return;
    }
    this.player.at = Math.max(0, Math.trunc(Number(query.get('to') ?? 0)) || 0);
    await this.see(query.get('as') ?? '');
    this.player.go(this.player.at); // a link may name a move that the game does not have
  }

  /** Change the viewpoint; one that we may not use is replaced by the widest that we may. */
  async see(wanted: Viewpoint): Promise<void> {
    const { viewpoints } = this;
    this.as = viewpoints.includes(wanted) ? wanted : (viewpoints.at(-1) ?? SPECTATOR);
    for (const tale of this.tales) if (tale.as !== this.as) tale.stop();
    let tale = this.tales.find((known) => known.as === this.as);
    if (!tale) {
      tale = new Tale(this.id, this.as);
      this.tales = [...this.tales, tale];
    }
    if (!tale.whole) await tale.load(this.player.at);
  }

  close(): void {
    this.player.pause();
    for (const tale of this.tales) tale.stop();
  }
}
