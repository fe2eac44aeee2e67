/**
 * What the reader is doing at a table: which verb they aim, which place they look at, what the server has said about
 * it. It never judges whether something may be done: a text among the open options is picked, and for any other the
 * server is asked why not.
 */

import type { Landing } from '../games/shared/motion/landing';
import type { GameView, Json } from '../games/shared/view';
import { notices } from '../notices.svelte';
import type { DecisionOut, EventOut, HintLine, OptionOut } from '../protocol';
import { settings } from '../settings.svelte';
import type { TableStore } from '../state.svelte';
import { News } from './chronicle/news.svelte';
import { Previews } from './previews';
import { Head } from './status/head.svelte';
import { warned, type Line } from './tray/note';

/** A card beside a thing: what a pick would bring, or why it cannot be done. */
export interface Note {
  kind: 'preview' | 'reason';
  option: string;
  anchor: Element | undefined;
  lines: Line[];
}

/** The table as it was, while the game goes on. */
export interface Past {
  /** What had just happened. */
  event: EventOut;
  picture: Json;
  /** Of its turn. */
  title: string;
}

const READING = 8000; // a reason disappears by itself
const GLANCE = 120; // no request for things that the mouse only passes over

export class Play<Scenery extends Json = Json, Picture extends Json = Json> {
  view = $state.raw<GameView | undefined>();
  /** The verb for which a place is being chosen. */
  armed = $state<string | undefined>();
  /** Shown as a ghost: under the mouse, focused, or tapped. */
  candidate = $state.raw<OptionOut | undefined>();
  /** The candidate waits for confirmation. */
  settled = $state(false);
  note = $state.raw<Note | undefined>();
  /** The event of this moment that is being shown, and the one that is pointed at in the log. */
  shown = $state.raw<EventOut | undefined>();
  pointed = $state.raw<EventOut | undefined>();
  /** An earlier moment that the reader looks at; undefined: the present. */
  past = $state.raw<Past | undefined>();
  /** Goods that are on their way to the players' numbers. */
  landing = $state.raw<Landing>(new Map());
  /** Several small picks are on their way. */
  running = $state(false);
  /** Something specific to the game that lies over the board, such as a trade being put together. */
  open = $state<string | undefined>();
  /** The options of a hint that the table shows, the best first; and which of them is looked at. */
  hinted = $state.raw<readonly HintLine[]>([]);
  hintAt = $state(0);
  /** Cards that are about to be used, marked in the hand: by the game's own names. */
  marked = $state.raw<ReadonlySet<string>>(new Set());

  /** What the table waits for from us. */
  decision: DecisionOut | undefined = $derived.by(() => this.ours(this.store.decisions));
  /** The question that our options answer: the same, or else an offer that nobody waits for. */
  question: DecisionOut | undefined = $derived.by(() => this.decision ?? this.ours(this.store.offers));
  /** The players' names, by seat. */
  names: string[] = $derived.by(() => this.store.seats.map(({ name }) => name));
  /** All that has happened up to what is shown now: the rest of a moment is in no chronicle before it is seen. */
  told: readonly EventOut[] = $derived.by(() => {
    const { events, queue } = this.store;
    return this.head.telling ? events.slice(0, events.length - queue.length) : events;
  });
  private readonly byText = $derived(new Map(this.options.map((option) => [option.text, option])));
  private readonly previews = new Previews();
  private glance: ReturnType<typeof setTimeout> | undefined;

  /** Decides which moment of the table is shown, and which event of it. */
  readonly head: Head;
  /** What came while log and chat were closed. */
  readonly news: News;

  /** `replayed`: the game is over or looked back at, so trays and captions are only to be read. */
  constructor(
    readonly store: TableStore,
    readonly replayed = false,
  ) {
    this.head = new Head(this);
    this.news = new News(this);
  }

  // --- what is shown, in the shapes of the game that is played

  get scenery(): Scenery {
    return (this.store.scenery ?? {}) as Scenery;
  }

  get picture(): Picture {
    return (this.store.picture ?? {}) as Picture;
  }

  /** What lies on the board: of the present or of an earlier moment, or of the round whose end is being told. */
  get board(): Picture | undefined {
    const before = this.decision ? null : this.head.before;
    return (this.past?.picture ?? before ?? this.store.picture ?? undefined) as Picture | undefined;
  }

  /** Who acts in what is told now; else whose turn it is, or who is asked. */
  get acting(): number {
    const { store, view, head } = this;
    const told = this.decision ? undefined : head.acting;
    return told ?? (store.picture && view?.active?.(store.picture)) ?? store.decisions[0]?.seat ?? -1;
  }

  /** For whom we wait: who acts in what is told, unless it is one of us; else who is asked. */
  get awaited(): number {
    const { store, head } = this;
    const told = store.me.includes(head.acting ?? -1) ? undefined : head.acting;
    return told ?? store.decisions[0]?.seat ?? -1;
  }

  // --- what is asked

  private ours(decisions: readonly DecisionOut[]): DecisionOut | undefined {
    const { viewer, me } = this.store;
    return decisions.find(({ seat, options }) => seat === viewer && me.includes(seat) && options.length > 0);
  }

  get options(): OptionOut[] {
    return this.question?.options ?? [];
  }

  /** The seat whose view we have; undefined for a spectator. */
  get seat(): number | undefined {
    const { viewer, me } = this.store;
    return me.includes(viewer) ? viewer : undefined;
  }

  get busy(): boolean {
    return this.running || (this.seat !== undefined && this.store.busy.includes(this.seat));
  }

  has(text: string): boolean {
    return this.byText.has(text);
  }

  find(text: string): OptionOut | undefined {
    return this.byText.get(text);
  }

  withVerb(verb: string): OptionOut[] {
    return this.options.filter((option) => option.verb === verb);
  }

  /**
   * The verbs whose places glow: the armed one, or all of a question whose other options only end it or are in a list.
   */
  get aimed(): string[] {
    if (this.armed && this.withVerb(this.armed).length > 0) return [this.armed];
    const verbs = [...new Set(this.options.filter((option) => this.isPlace(option)).map(({ verb }) => verb))];
    const stops = this.view?.stops;
    const beside = (option: OptionOut): boolean =>
      this.view !== undefined && (stops?.has(option.verb) === true || this.isListed(option));
    return this.options.every((option) => this.isPlace(option) || beside(option)) ? verbs : [];
  }

  /** Whether an option is picked on the board. */
  isPlace({ args }: OptionOut): boolean {
    return args.length === 1 && this.view?.places?.has(args[0]?.[0] ?? '') === true;
  }

  /** Whether an option has no control of its own, on the board or off it: then it is offered as a button in a list. */
  isListed(option: OptionOut): boolean {
    return !this.isPlace(option) && !this.view?.controls?.(option, this.options, this.question?.ask.key ?? '');
  }

  // --- aiming

  arm(verb: string): void {
    const again = this.armed === verb;
    this.stepBack();
    this.armed = again ? undefined : verb;
  }

  private stepBack(): void {
    this.clear();
    this.armed = undefined;
  }

  clear(): void {
    this.candidate = undefined;
    this.settled = false;
    this.note = undefined;
  }

  /** The mouse or the focus is on something that can be picked: a ghost, and what it would bring. */
  look(option: OptionOut, anchor?: Element): void {
    if (this.settled) return;
    this.candidate = option;
    clearTimeout(this.glance);
    if (this.previews.has(this.keyOf(option.text))) void this.preview(option.text, anchor);
    else this.glance = setTimeout(() => this.stillLooks(option, anchor), GLANCE);
  }

  private stillLooks(option: OptionOut, anchor?: Element): void {
    if (!this.settled && this.candidate?.text === option.text) void this.preview(option.text, anchor);
  }

  /** By the text in the element: an element that loses the focus because it is gone has no option any more. */
  leave(text: string | undefined): void {
    if (this.settled || !this.candidate || this.candidate.text !== text) return; // a reason stays: its rule may be opened
    this.clear();
  }

  /** Tapped: it waits for confirmation, and what it would bring is shown meanwhile. A second tap confirms it. */
  settle(option: OptionOut, anchor?: Element): void {
    if (this.awaits(option.text)) void this.choose(option.text);
    else this.hold(option, anchor);
  }

  /** Whether this waits for a yes. */
  awaits(text: string): boolean {
    return this.settled && this.candidate?.text === text;
  }

  private hold(option: OptionOut, anchor?: Element): void {
    if (this.awaits(option.text)) return;
    this.candidate = option;
    this.settled = true;
    if (this.note?.option !== option.text) this.note = undefined;
    void this.preview(option.text, anchor ?? thingOf(option.text));
  }

  confirm(): void {
    if (this.settled && this.candidate) void this.choose(this.candidate.text);
  }

  // --- picking

  /**
   * Picks the option if it is open; otherwise asks why it is not. What the reader wants to be asked about waits for a
   * yes, and so does what the server warns of, unless the reader has had time to read that. `sure`: they have said yes
   * to all that.
   */
  async choose(text: string, anchor?: Element, sure?: true): Promise<boolean> {
    const seat = this.seat;
    if (seat === undefined) return false;
    const option = this.find(text);
    if (!option) {
      await this.explain(text, anchor);
      return false;
    }
    if (this.busy) return false;
    const confirmed = sure ?? this.awaits(text);
    if ((!confirmed && this.isAsked(option)) || (!sure && this.previews.isUnread(this.keyOf(text)))) {
      this.hold(option, anchor);
      return false;
    }
    if (settings.grace === 'confirm') this.store.hasten(confirmed);
    return this.pick(seat, option, anchor);
  }

  /** Whether the reader wants to confirm it because it may give the move away. */
  private isAsked({ verb }: OptionOut): boolean {
    const gives = this.view?.gives;
    return settings.grace === 'confirm' && (gives?.has(verb) || gives?.has(this.question?.ask.key ?? '')) === true;
  }

  /** If we do not know yet what the server has to say about it, it picks only what it does not warn of. */
  private async pick(seat: number, option: OptionOut, anchor?: Element): Promise<boolean> {
    const { text } = option;
    const { armed } = this;
    const key = this.keyOf(text);
    const careful = !this.previews.has(key);
    this.stepBack();
    const answer = await this.store.attempt({ type: 'pick', seat, option: text, ...(careful && { careful }) });
    if (answer?.type !== 'preview') return answer?.type === 'done';
    this.previews.keep(key, answer);
    this.armed = armed;
    if (this.has(text)) this.hold(option, anchor);
    return false;
  }

  /**
   * Several small picks as one; each is made in the state after the one before. If one is not open, the reader is shown
   * why, and what was already picked is taken back, as if the proposal had never begun. Carefully: the last one is left
   * to the reader if the server warns of it.
   */
  async run(texts: readonly string[], how?: 'careful'): Promise<boolean> {
    const seat = this.seat;
    if (seat === undefined || this.busy) return false;
    this.stepBack();
    this.running = true;
    try {
      for (const [made, text] of texts.entries()) {
        if (!this.has(text)) return await this.turnBack(seat, text, made);
        if (how && made === texts.length - 1 && warned(await this.foresee(text))) return true;
        if (!(await this.store.move({ type: 'pick', seat, option: text }))) return false;
      }
      return true;
    } finally {
      this.running = false;
    }
  }

  private async turnBack(seat: number, text: string, made: number): Promise<false> {
    const reason = await this.store.why(seat, text);
    if (reason?.why) notices.show(reason.why, reason.rule);
    for (let left = made; left > 0 && this.mayUndo(seat); left -= 1) {
      if (!(await this.store.move({ type: 'undo', seat }))) return false;
    }
    return this.leaveIt(seat, made);
  }

  /** What cannot be taken back stays open, unless there is only one way to go on. */
  private async leaveIt(seat: number, made: number): Promise<false> {
    const [only, ...others] = this.options;
    if (made > 0 && only && others.length === 0 && !this.mayUndo(seat))
      await this.store.move({ type: 'pick', seat, option: only.text });
    return false;
  }

  private mayUndo(seat: number): boolean {
    const { undoable } = this.store;
    return undoable !== undefined && undoable.allowed && undoable.seat === seat;
  }

  async undo(): Promise<boolean> {
    const { undoable } = this.store;
    if (!undoable?.allowed || this.busy) return false;
    this.stepBack();
    return this.store.move({ type: 'undo', seat: undoable.seat });
  }

  // --- notes from the server

  async explain(text: string, anchor?: Element): Promise<void> {
    const seat = this.seat;
    if (seat === undefined) return;
    const reason = await this.store.why(seat, text);
    if (!reason?.why) return;
    const note: Note = { kind: 'reason', option: text, anchor, lines: [{ phrase: reason.why, rule: reason.rule }] };
    this.note = note;
    setTimeout(() => {
      if (this.note === note) this.note = undefined;
    }, READING);
  }

  private keyOf(text: string): string {
    return `${this.store.version}/${this.seat ?? -1}/${text}`;
  }

  /** What a pick would cost and bring, for those who show it at once. */
  async ask(text: string): Promise<Line[]> {
    const lines = await this.foresee(text);
    this.saw(text);
    return lines;
  }

  /** The same, for those who show it later, if at all. Asked for once in every state, or again if no answer came. */
  async foresee(text: string): Promise<Line[]> {
    const seat = this.seat;
    if (seat === undefined || !this.has(text)) return [];
    const key = this.keyOf(text);
    const known = this.previews.lines(key);
    if (known) return known;
    const answer = await this.store.preview(seat, text);
    return answer ? this.previews.keep(key, answer) : [];
  }

  /** From now on the reader can see what this pick would bring. */
  saw(text: string): void {
    this.previews.saw(this.keyOf(text));
  }

  private async preview(text: string, anchor?: Element): Promise<void> {
    const lines = await this.foresee(text);
    if (this.candidate?.text !== text) return; // the reader has looked away meanwhile
    this.note = { kind: 'preview', option: text, anchor, lines };
    this.saw(text);
  }

  /** The question has changed: what was aimed at may be gone. */
  refresh(): void {
    if (this.armed && this.withVerb(this.armed).length === 0) this.armed = undefined;
    if (this.candidate && !this.has(this.candidate.text)) this.clear();
    if (this.note?.kind === 'reason') this.note = undefined;
  }
}

/** The control or the place of an option, for those who pick without one: a key, a hint. */
function thingOf(text: string): Element | undefined {
  return document.querySelector(`[data-option="${CSS.escape(text)}"]`) ?? undefined;
}
