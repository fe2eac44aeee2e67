/**
 * The play-head: decides when the next moment is shown. What happened in a moment is told event by event while its
 * picture is on the board; then the next moment comes. Input never waits: a move of ours ends all showing, and a question
 * to us is reached soon, whatever else is still to be shown.
 */

import { questionTo, type Holder, type Moment } from '../../moment';
import { Pace } from '../../pace';
import type { DecisionOut, EventOut } from '../../protocol';
import { settings } from '../../settings.svelte';
import type { Play } from '../play.svelte';

// milliseconds at normal speed
export const EACH = 600; // an event
const LONG = 1000; // an event in which something walks or is rolled
const BRIEF = 250; // one that is followed by another of its kind, or that says little: their captions stand together
const RUSH = 100; // one of several that say little
const TURN = 4000; // all that somebody does in a turn, at most
const SOON = 1500; // at most until a question to us is shown, at any speed
const FADES = 4000; // how long the last event stays ringed
const CATCHING = 4; // times as fast
const FAR = 3; // with more turns waiting the head catches up by itself
const AT_ONCE = 5; // of the events that are passed over, so many are announced
const QUICK = 250; // an event that is shown for less than this is not announced, unless it is the last of its moment

/** A turn that is being shown or waits. */
export interface Turn {
  seat: number;
  number: number;
  moments: number;
}

type Looked = Pick<Play, 'store' | 'view' | 'shown'>;

export class Head implements Holder {
  /** The moment that is shown; undefined before the first one that was shown as such. */
  moment = $state.raw<Moment | undefined>();
  /** Whether an event is being told; otherwise the moment is only looked at. */
  telling = $state(false);
  paused = $state(false);
  catching = $state(false);
  /** For how many milliseconds the event is told that `play.shown` names. */
  lasts = $state(0);
  /** How much of the turn has been told when this event has. */
  share = $state(0);
  /** What screen readers announce, newest last. */
  told = $state.raw<readonly EventOut[]>([]);
  /** How many times as fast a replay is told. */
  tempo = 1;
  /** After how many milliseconds the last question to us was to be shown, when it came. */
  planned = $state(0);
  /** How many it was on its way then, apart from those by which the browser was late. */
  waited = $state(0);

  /** The turns that wait, oldest first; the rest of the one that is shown is not among them. */
  turns: readonly Turn[] = $derived.by(() => this.turnsOf(this.look.store.waiting));
  /** Where the next new question to us waits; -1 if none does. */
  private readonly mine: number = $derived.by(() => {
    const { store } = this.look;
    const now = this.ours(store);
    return store.waiting.findIndex((moment) => {
      const question = this.ours(moment);
      return question !== undefined && question !== now;
    });
  });

  /** What has been told of the moment that is shown; undefined if nothing is being told. */
  private readonly soFar: readonly EventOut[] | undefined = $derived.by(() => {
    const { moment, telling } = this;
    return telling && moment ? moment.events.slice(0, moment.events.length - this.look.store.queue.length) : undefined;
  });
  /** Whose deed is being told: whoever picked, until somebody else comes to act in the same moment. */
  readonly acting: number | undefined = $derived.by(() => {
    const last = this.soFar?.findLast((event) => event.seat >= 0 && this.acts(event));
    const seat = last?.seat ?? this.moment?.actor ?? -1;
    return this.soFar && seat >= 0 ? seat : undefined;
  });
  /**
   * One pick may end a round and begin the next. What still belongs to the old one is told over the picture before the
   * pick: in the new one other things lie in its places.
   */
  readonly before: Moment['before'] = $derived.by(() => {
    const renewed = this.moment?.events.findIndex((event) => this.look.view?.renews?.(event)) ?? -1;
    return this.soFar && this.soFar.length <= renewed ? (this.moment?.before ?? null) : null;
  });

  /** Whether an event says little, as far as is known; its game tells it when the chronicle is loaded. */
  passes: (event: EventOut) => boolean = () => false;

  private readonly pace = new Pace();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hear: (event: EventOut) => void = () => undefined;
  /** What is left of this event, of this turn's time, and what has been told of the turn, at normal speed. */
  private rest = 0;
  private spent = 0;
  private past = 0;
  /** How fast normal time passes now: with all that hurries us, and without it. */
  private rate = 1;
  private base = 1;
  private since = 0;
  /** When the question that waits for us came; and by how much the browser was late since then. */
  private asked: number | undefined;
  private late = 0;

  constructor(private readonly look: Looked) {}

  /** From now on moments wait here. Call the result when the table is not shown any more. */
  start(hear: (event: EventOut) => void): () => void {
    const { store } = this.look;
    this.hear = hear;
    store.holder = this;
    const watch = (): void => this.watched();
    document.addEventListener('visibilitychange', watch);
    this.say();
    return () => {
      document.removeEventListener('visibilitychange', watch);
      this.leap();
      clearTimeout(this.timer);
      store.holder = undefined;
    };
  }

  /** Nothing waits, and all that happened was told. */
  get done(): boolean {
    return !this.telling && this.look.store.waiting.length === 0;
  }

  /** A question to us waits. */
  get calls(): boolean {
    return this.mine >= 0;
  }

  // --- for the reader

  /** The next event; or, if a question waits for us, that. */
  next(): void {
    if (this.calls) this.toMine();
    else if (!this.done) this.go();
  }

  toMine(): void {
    this.paused = false;
    this.leapOver(this.mine >= 0 ? this.mine + 1 : this.look.store.waiting.length);
  }

  catchUp(): void {
    this.catching = !this.done;
    if (this.paused) this.pause();
    else this.plan();
  }

  pause(): void {
    this.pass();
    this.paused = !this.paused;
    this.asked = undefined; // the reader wanted us to wait
    this.goOn();
  }

  // --- for the store

  come(moment: Moment, before: Moment | undefined): void {
    const { view } = this.look;
    const picture = before?.picture;
    const active = picture ? view?.active?.(picture) : undefined;
    const acted = moment.events.find(({ seat }) => seat >= 0)?.seat;
    moment.actor = active ?? acted ?? before?.decisions[0]?.seat ?? -1;
    moment.turn = (picture && view?.turn?.(picture)) ?? 0;
    moment.before = picture ?? null;
    if (this.instant) {
      this.pace.do(() => this.leap());
      return;
    }
    if (this.turns.length > FAR) this.catching = true;
    this.goOn();
  }

  leap(seq?: number): void {
    const { waiting } = this.look.store;
    this.paused = false;
    this.leapOver(seq === undefined ? waiting.length : waiting.findIndex((moment) => moment.seq >= seq) + 1);
  }

  begin(): void {
    this.look.shown = undefined;
    this.moment = this.look.store.latest;
    this.say();
    this.idle();
  }

  // --- showing

  /** Nobody sees the steps. */
  private get instant(): boolean {
    return settings.speed === 0 || document.visibilityState === 'hidden';
  }

  private watched(): void {
    if (document.visibilityState === 'hidden') this.leap();
    this.say();
  }

  private goOn(): void {
    if (this.telling) this.plan();
    else if (!this.paused && this.look.store.waiting.length > 0) this.go();
  }

  /** Tells the next event, of this moment or of the next one in which something happened. */
  private go(): void {
    const { store } = this.look;
    this.pass();
    this.past += this.telling ? this.lengthOf(this.look.shown, store.queue[0]) : 0;
    let event = store.nextEvent();
    while (!event) {
      this.say();
      const moment = store.showNext();
      if (!moment) return this.idle();
      this.enter(moment);
      event = store.nextEvent();
    }
    this.tell(event);
  }

  private enter(moment: Moment): void {
    const { moment: last } = this;
    if (last?.actor !== moment.actor || last.turn !== moment.turn) this.spent = this.past = 0;
    this.moment = moment;
    this.look.shown = undefined;
    this.arrive();
  }

  /** Nothing of ours waits any more. */
  private arrive(): void {
    if (this.calls) return;
    if (this.asked !== undefined) this.waited = performance.now() - this.asked - this.late;
    this.asked = undefined;
  }

  private tell(event: EventOut): void {
    this.look.shown = event;
    this.telling = true;
    const [next] = this.look.store.queue;
    this.rest = this.lengthOf(event, next);
    if (this.opens(event)) this.spent = this.past = 0;
    this.plan();
    if (this.lasts >= QUICK || !next || this.hurts(event)) this.announce([event]);
  }

  /** Passes over so many moments: they are shown, in order, but nobody sees them. */
  private leapOver(count: number): void {
    const { store } = this.look;
    let last: readonly EventOut[] = store.queue;
    const passed = [...last];
    for (let left = Math.min(count, store.waiting.length); left > 0; left -= 1) {
      const moment = store.showNext();
      if (!moment) break;
      this.enter(moment);
      last = moment.events;
      passed.push(...last);
    }
    store.queue = [];
    this.look.shown = last.at(-1) ?? this.look.shown;
    this.announce(passed.filter((event, at) => at >= passed.length - AT_ONCE || this.hurts(event)));
    this.say();
    this.idle();
    this.goOn();
  }

  private idle(): void {
    clearTimeout(this.timer);
    this.telling = false;
    this.arrive();
    if (this.look.store.waiting.length > 0) return;
    this.catching = false;
    this.timer = setTimeout(() => (this.look.shown = undefined), FADES);
  }

  private announce(events: readonly EventOut[]): void {
    if (events.length > 0) this.told = [...this.told, ...events].slice(-12);
    for (const event of events) this.hear(event);
  }

  /** An attack on us is always called out. */
  private hurts(event: EventOut): boolean {
    const { store, view } = this.look;
    return view?.hurts?.(event, store.me) === true;
  }

  /** The server may let bots wait until we have seen what they did. */
  private say(): void {
    this.look.store.tellShown(this.instant ? -1 : this.look.store.version);
  }

  // --- time

  /** Sets the clock for what is left of this event; again whenever something changes that hurries or stops us. */
  private plan(): void {
    this.pass();
    clearTimeout(this.timer);
    if (!this.telling || this.paused) return;
    if (this.instant) return this.leap();
    const ahead = this.rest + this.sum(this.look.store.queue);
    this.base = ((this.catching ? CATCHING : 1) * this.tempo) / settings.speed;
    const known = this.asked;
    this.rate = Math.max(this.base * this.crowding(), this.urgency(ahead));
    if (this.asked !== known) this.planned = this.untilMine(ahead) / this.rate;
    this.lasts = this.rest / this.rate;
    this.timer = setTimeout(() => this.onTime(), this.lasts);
  }

  private onTime(): void {
    this.late += Math.max(0, performance.now() - this.since - this.lasts);
    this.go();
  }

  /** Time that has passed since the last plan. */
  private pass(): void {
    const now = performance.now();
    if (this.telling && !this.paused) {
      this.rest = Math.max(0, this.rest - (now - this.since) * this.rate);
      this.spent += (now - this.since) * this.base;
    } else if (!this.telling) {
      this.spent = Math.max(0, this.spent - (now - this.since)); // whoever takes their time is not hurried
    }
    this.since = now;
  }

  /**
   * How much faster we go so that the turn does not take too long. More of it may still come, so no event takes all that
   * is left. What somebody else does next, a battle or a new round has its own time, though the same pick brings it about.
   */
  private crowding(): number {
    const all = this.rest + this.untilNext();
    const left = Math.max(1, TURN - this.spent);
    this.share = (this.past + this.rest) / (this.past + all);
    return Math.max(1, all / left, (3 * this.rest) / left);
  }

  /** How long it takes to tell the rest of what is being done. */
  private untilNext(): number {
    const { store } = this.look;
    const { moment } = this;
    const here = store.waiting.filter(({ actor, turn }) => actor === moment?.actor && turn === moment.turn);
    let sum = 0;
    for (const events of [store.queue, ...here.map(({ events }) => events)]) {
      const end = events.findIndex((event) => this.opens(event));
      sum += this.sum(end < 0 ? events : events.slice(0, end));
      if (end >= 0) break;
    }
    return sum;
  }

  /** How fast we must go to reach the question that waits for us in time; 0 if none does. */
  private urgency(ahead: number): number {
    if (!this.calls) return 0;
    const now = performance.now();
    if (this.asked === undefined) [this.asked, this.late] = [now, 0];
    return this.untilMine(ahead) / Math.max(1, this.asked + SOON - now);
  }

  private untilMine(ahead: number): number {
    const before = this.look.store.waiting.slice(0, this.mine);
    return before.reduce((sum, { events }) => sum + this.sum(events), ahead);
  }

  private sum(events: readonly EventOut[]): number {
    return events.reduce((sum, event, at) => sum + this.lengthOf(event, events[at + 1]), 0);
  }

  /** For how many milliseconds an event is told at normal speed. */
  lengthOf(event: EventOut | undefined, next?: EventOut): number {
    const { view } = this.look;
    if (!event) return 0;
    const own = view?.lasts?.(event) ?? (view?.walks?.(event) || view?.sound?.(event) === 'dice' ? LONG : undefined);
    if (own !== undefined || !next) return own ?? EACH;
    const [first, other] = this.passes(event) ? [RUSH, BRIEF] : [BRIEF, EACH];
    return next.kind === event.kind ? first : other;
  }

  // --- whose turns

  /** Whether somebody comes to act with it. */
  private acts(event: EventOut): boolean {
    const { view } = this.look;
    return view?.beginsTurn?.(event) !== undefined || !!view?.comesToAct?.(event);
  }

  private opens(event: EventOut): boolean {
    const { view } = this.look;
    return this.acts(event) || !!view?.renews?.(event) || !!view?.opens?.(event);
  }

  private ours(moment: Pick<Moment, 'decisions'>): DecisionOut | undefined {
    return questionTo(this.look.store.me, moment);
  }

  private turnsOf(moments: readonly Moment[]): Turn[] {
    const turns: Turn[] = [];
    let [seat, number] = [this.moment?.actor, this.moment?.turn];
    for (const { actor, turn } of moments) {
      const last = turns.at(-1);
      if (actor !== seat || turn !== number) turns.push({ seat: actor, number: turn, moments: 1 });
      else if (last) last.moments += 1;
      [seat, number] = [actor, turn];
    }
    return turns;
  }
}
