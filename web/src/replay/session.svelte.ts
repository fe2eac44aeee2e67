/** The replay page: which game, which viewer, which position. */

import { api, Refused, type Listing } from '../api';
import { viewOf, type GameView } from '../games';
import { reportOf, type GameReport } from '../games/reports';
import { glossing } from '../help/glossing.svelte';
import { called, t, words } from '../i18n/words.svelte';
import type { FrameOut, Phrase } from '../protocol';
import { pathOf } from '../router';
import { turnTitle } from '../table/chronicle/log';
import { chapters, stops, type Chapter } from './chapters';
import { Player, type Reel } from './player.svelte';
import type { Insight } from './insight.svelte';
import { prefs } from './prefs.svelte';
import { Stand } from './stand.svelte';
import type { Halt } from './halts';
import { ALL, SPECTATOR, Tale, type Viewpoint } from './tale.svelte';

export { ALL, SPECTATOR };

export class Session implements Reel {
  readonly player: Player = new Player(this);
  readonly stand: Stand = new Stand();
  readonly prefs: typeof prefs = prefs;
  listing = $state.raw<Listing | undefined>();
  view = $state.raw<GameView | undefined>();
  report = $state.raw<GameReport | undefined>();
  as = $state<Viewpoint>(ALL);
  /** Whose tray is shown while all is open; undefined: of the player whose turn it is. */
  whose = $state<number | undefined>();
  /** Nothing of what follows is told. */
  hides = $state(false);
  /** What an analysis of the game has found; only of games that are over, and a little after the page. */
  insight = $state.raw<Insight | undefined>();
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
  /** Through whose eyes we look; nobody's for a spectator, and where all is open. */
  eyes: number | undefined = $derived(/^[0-9]+$/.test(this.as) ? Number(this.as) : undefined);
  /** The seat whose tray lies below the board, if one does. */
  hand: number | undefined = $derived.by(() => {
    return this.as === ALL ? (this.whose ?? this.acting) : this.eyes;
  });
  /** The reader's own seat, or the one through whose eyes they look. */
  own: number[] = $derived(this.eyes === undefined ? (this.listing?.me ?? []) : [this.eyes]);
  /** At what playing may stop by itself in this game, and where it does. Nobody plays before it has loaded. */
  private stopping = $state.raw<typeof import('./stopping') | undefined>();
  haltKinds: readonly Halt[] = $derived(this.stopping?.kindsOf(this) ?? []);
  halts: number[] = $derived(
    this.stopping?.haltsAt(
      this,
      this.haltKinds.filter((kind) => prefs.halts.includes(kind)),
    ) ?? [],
  );
  constructor(readonly id: string) {}

  /** Whose turn it is; between turns who picks next. */
  private get acting(): number {
    const { frame, view, player } = this;
    const active = frame && view?.active?.(frame.picture);
    const next = this.shown?.frames[player.at + 1]?.seat ?? -1;
    return active ?? (next >= 0 ? next : Math.max(frame?.seat ?? 0, 0));
  }

  /** What the game calls the turn that is shown. */
  get turnTitle(): string {
    const { frame, view, chapters } = this;
    const turn = (frame && view?.turn?.(frame.picture)) ?? 0;
    if (turn > 0 && !view?.turnName) return t('web-replay-turn-of', { turn, all: chapters.at(-1)?.turn ?? turn });
    return turnTitle(view, turn, undefined);
  }

  get moments(): number[] {
    return this.insight?.moments.map(({ to }) => to) ?? [];
  }

  /** The beginning of the game, as far as it is loaded. */
  get story(): FrameOut[] {
    return this.furthest?.story ?? [];
  }

  get picks(): number {
    return this.furthest?.picks ?? 0;
  }

  /** How many frames there are from the beginning. */
  get reach(): number {
    return this.furthest?.reach ?? 0;
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

  pointName(point: Viewpoint): string {
    if (point === SPECTATOR) return t('web-replay-as-spectator');
    if (point === ALL) return t('web-replay-as-all');
    return t('web-replay-as-seat', { name: called(this.listing?.seats ?? [])[Number(point)]?.name ?? '' });
  }

  async open(query: URLSearchParams): Promise<void> {
    try {
      this.listing = await api.table(this.id);
      const { game } = this.listing.table;
      [this.view, this.report] = await Promise.all([viewOf(game), reportOf(game)]);
      void glossing.need(game); // for tool-tips: nobody reads one before the board is drawn
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal;
      this.failed = refusal.why;
      return;
    }
    void import('./stopping').then((stopping) => (this.stopping = stopping));
    if (this.over) void this.think();
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

  /** What was found when this game was analysed, if it was. */
  private async think(): Promise<void> {
    const [{ Insight }] = await Promise.all([import('./insight.svelte'), words.need('analysed')]);
    this.insight = new Insight(this);
    await this.insight.course.open();
  }

  close(): void {
    this.player.pause();
    this.insight?.course.close();
    for (const tale of this.tales) tale.stop();
  }
}
