/** One table as this browser sees it: what the server said last, and what happened since, in order. */

import type {
  ChatOut,
  DecisionOut,
  EventOut,
  HelloIn,
  HintMsg,
  LessonOut,
  PatchMsg,
  Phrase,
  PreviewMsg,
  ReasonMsg,
  RefusedMsg,
  ScoreOut,
  SeatFacts,
  ServerMessage,
  SpeakerOut,
  StateMsg,
  TableFacts,
  UndoOut,
  UpdateMsg,
  VoteOut,
} from './protocol';
import { isAlone, mayGiveUp, mayLeave } from './company';
import { called, words } from './i18n/words.svelte';
import { Kept } from './kept';
import { momentOf, questionTo, type Holder, type Moment } from './moment';
import { isAfter, numbersFor, type Move } from './move';
import { notices } from './notices.svelte';
import type { Language } from './settings.svelte';
import type { Answer, Light, Line, Listener } from './socket';
import { until } from './until.svelte';

/** What the table needs from a connection; tests pass in a fake one. */
export type Speaker = Pick<Line, 'open' | 'close' | 'hurry' | 'hello' | 'ask' | 'tell'>;

const LOG_LENGTH = 2000;
const PATIENCE = 8000; // between an acknowledged pick and the state after it

export class TableStore implements Listener {
  connection = $state<Light>('connecting');
  /** Nothing can be shown before the first state. */
  ready = $state(false);
  /** Of the moment that is shown, like all that follows from here on: what is later waits in `waiting`. */
  seq = $state(0);
  /** Grows with every change, also with an undo; what we show is keyed on it. */
  version = $state(-1);
  table = $state.raw<TableFacts | undefined>();
  /** As the server names the players; bots are called something else in each language. */
  seated = $state.raw<SeatFacts[]>([]);
  readonly seats: SeatFacts[] = $derived(called(this.seated));
  /** The seats that this browser plays. */
  me = $state.raw<number[]>([]);
  role = $state<StateMsg['role']>('spectator');
  /** The seat whose view we have; -1 for a spectator. */
  viewer = $state(-1);
  /** What stays the same for the whole game, such as the land. Null until it begins. */
  scenery = $state.raw<StateMsg['scenery']>(null);
  picture = $state.raw<StateMsg['picture']>(null);
  /** The open questions. */
  decisions = $state.raw<DecisionOut[]>([]);
  /** What we may do, although nobody waits for it. */
  offers = $state.raw<DecisionOut[]>([]);
  /** All events that we know, oldest first. */
  events = $state.raw<EventOut[]>([]);
  /** The pictures of the moments that were shown. */
  readonly kept = new Kept();
  /** Our own last pick: the seq after it, and when it was made. */
  since = $state.raw<{ seq: number; at: number } | undefined>();
  /** What happened in this moment and was not told yet; the table takes from it with `nextEvent`. */
  queue = $state.raw<readonly EventOut[]>([]);
  /** What is not shown yet, oldest first. */
  waiting = $state.raw<readonly Moment[]>([]);
  /** The present: the newest moment that has come. */
  latest = $state.raw<Moment | undefined>();
  undoable = $state.raw<UndoOut | undefined>();
  over = $state.raw<ScoreOut | null>(null);
  chat = $state.raw<ChatOut[]>([]);
  /** Who we are in the chat. */
  speaker = $state('');
  /** Whose chat we have muted. */
  muted = $state.raw<SpeakerOut[]>([]);
  /** Votes on the seats of players who left. */
  votes = $state.raw<VoteOut[]>([]);
  /** Our seats for which the server answers formalities; null if the game has none. */
  formalities = $state.raw<number[] | null>(null);
  /** Where we are in the lesson of this table, if it is one. */
  lesson = $state.raw<LessonOut | null>(null);
  /** How many spectators there are. */
  watching = $state(0);
  /** Seats whose pick is on its way: the state after it has not arrived yet. */
  busy = $state.raw<number[]>([]);
  /** Why the server does not let us in. */
  turned = $state.raw<{ code: number; why: Phrase } | undefined>();
  /** At a hot-seat table: the seat that looks at the screen. */
  looking = $state<number | undefined>();

  holder: Holder | undefined;
  /** Who may answer for a refused pick; if it does not, the refusal is shown. */
  coach: ((refused: RefusedMsg) => boolean) | undefined;
  private readonly line: Speaker;
  private complaint: Phrase | undefined;
  /** The version of the picture that the server thinks we have; -1 if we need the whole state. */
  private known = -1;
  /** What comes first after the connection was lost is everything that we missed: it is not shown step by step. */
  private away = true;
  private hasty = false;
  /** The version that we last told the server we have shown. */
  private said = -1;

  constructor(line: (listener: Listener) => Speaker) {
    this.line = line(this);
  }

  // --- for the page

  open(): () => void {
    const hurry = (): void => {
      if (document.visibilityState === 'visible') this.line.hurry();
    };
    this.line.open();
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      this.line.close();
    };
  }

  /** The question to one of our seats, if any: preferably the seat that is looking. */
  get decision(): DecisionOut | undefined {
    const mine = this.decisions.filter((decision) => this.me.includes(decision.seat));
    return mine.find((decision) => decision.seat === this.looking) ?? mine[0];
  }

  /** Whether the table waits for us at present, even if that is not shown yet. */
  get called(): boolean {
    return this.latest !== undefined && !this.latest.over && questionTo(this.me, this.latest) !== undefined;
  }

  get mayLeave(): boolean {
    return mayLeave(this);
  }

  get mayGiveUp(): boolean {
    return mayGiveUp(this);
  }

  get alone(): boolean {
    return isAlone(this);
  }

  /** Shows the table as another of our seats sees it. */
  look(seat: number): void {
    this.looking = seat;
    this.known = -1;
    this.line.hello();
  }

  /** A pick or an undo. It ends all showing of what came before; the seat is busy until the state after it is here. */
  async move(move: Move): Promise<boolean> {
    return (await this.attempt(move))?.type === 'done';
  }

  /** The same. The answer may be a preview, if the pick is a careful one. */
  async attempt(move: Move): Promise<Answer | undefined> {
    const { seat, type } = move;
    if (this.busy.includes(seat)) return undefined;
    this.busy = [...this.busy, seat];
    const { seq, version, decisions, offers } = this;
    const numbers = numbersFor(move, { seq, version, decisions: [...decisions, ...offers] }, this.latest);
    this.holder?.leap();
    try {
      const answer = await this.ask({ ...move, ...numbers });
      if (answer.type === 'done') {
        this.since = { seq: answer.seq, at: Date.now() };
        await until(() => isAfter(type, this.latest?.seq ?? 0, answer.seq), PATIENCE);
        if (!isAfter(type, this.seq, answer.seq)) this.holder?.leap(answer.seq);
      }
      this.heard(answer);
      return answer;
    } finally {
      this.busy = this.busy.filter((other) => other !== seat);
    }
  }

  /** Why this cannot be done now, with the rule that forbids it. */
  async why(seat: number, option: string): Promise<ReasonMsg | undefined> {
    const answer = await this.ask({ type: 'why', seat, option });
    this.heard(answer);
    return answer.type === 'reason' ? answer : undefined;
  }

  /** What a legal pick would cost and bring. Errors are not shown: the reader only looked. */
  async preview(seat: number, option: string): Promise<PreviewMsg | undefined> {
    const answer = await this.line.ask({ type: 'preview', seat, option });
    return answer.type === 'preview' ? answer : undefined;
  }

  /** The table as text, for a game that has no board here. Errors are not shown: the list of options is enough. */
  async board(language: Language): Promise<string[] | undefined> {
    const answer = await this.line.ask({ type: 'board', language });
    return answer.type === 'board' ? answer.lines : undefined;
  }

  /** What a bot that thinks ahead would do in our place; it takes about a second. */
  async hint(seat: number, longer: boolean): Promise<HintMsg | undefined> {
    const answer = await this.line.ask({ type: 'hint', seat, longer });
    this.heard(answer);
    return answer.type === 'hint' ? answer : undefined;
  }

  async say(text: string): Promise<boolean> {
    return this.heard(await this.line.ask({ type: 'chat', text }));
  }

  async voteFor(seat: number, choice: 'bot' | 'wait'): Promise<boolean> {
    return this.heard(await this.line.ask({ type: 'vote', seat, choice }));
  }

  mute({ speaker, name }: SpeakerOut, off = false): void {
    this.line.tell({ type: 'mute', speaker, off });
    const others = this.muted.filter((one) => one.speaker !== speaker);
    this.muted = off ? others : [...others, { speaker, name }];
  }

  takeSeatBack(seat: number): void {
    this.line.tell({ type: 'takeback_seat', seat });
  }

  /** Whether the server should answer mere formalities for us. */
  leaveFormalities(on: boolean): void {
    for (const seat of this.me) this.line.tell({ type: 'formalities', seat, on });
  }

  /** Whether bots should answer our picks at once, though we could still undo them. */
  hasten(hasty: boolean): void {
    if (hasty === this.hasty) return;
    this.hasty = hasty;
    this.line.tell({ type: 'grace', on: !hasty });
  }

  /** The next thing to show; nothing waits for it, input goes on meanwhile. */
  nextEvent(): EventOut | undefined {
    const [first, ...rest] = this.queue;
    if (first) this.queue = rest;
    return first;
  }

  /** Shows the moment that has waited longest. */
  showNext(): Moment | undefined {
    const [moment, ...rest] = this.waiting;
    if (!moment) return undefined;
    this.waiting = rest;
    this.put(moment);
    return moment;
  }

  /** The screen has come to this version, or (-1) nobody needs to wait for it. Spectators are never waited for. */
  tellShown(version: number): void {
    if (version === this.said || this.me.length === 0) return;
    this.said = version;
    this.line.tell({ type: 'shown', version });
  }

  // --- for the connection

  light(light: Light): void {
    this.connection = light;
    if (light !== 'offline') return;
    this.away = true;
    this.said = -1;
  }

  seen(): Omit<HelloIn, 'type'> {
    const waived = this.hasty ? { grace: false } : {};
    const known = { seen: this.known, chat: this.chat.at(-1)?.id ?? -1, patches: true, ...waived };
    return this.looking === undefined ? known : { ...known, seat: this.looking };
  }

  turnedAway(code: number): void {
    this.turned = { code, why: this.complaint ?? { key: 'web-error-turned-away', args: {} } };
  }

  message(message: ServerMessage): void {
    if (message.type === 'update' || message.type === 'patch') this.come(message);
    else this.hear(message);
  }

  private hear(message: Exclude<ServerMessage, UpdateMsg | PatchMsg>): void {
    switch (message.type) {
      case 'state':
        return this.begin(message);
      case 'chat':
        if (this.chat.every((line) => line.id !== message.line.id)) this.chat = [...this.chat, message.line];
        return;
      case 'presence':
        this.table = message.table;
        this.seated = message.seats;
        this.watching = message.watching;
        return;
      case 'vote':
        this.votes = [...this.votes.filter((vote) => vote.seat !== message.vote.seat), message.vote];
        return;
      case 'formalities':
        this.formalities = message.seats;
        return;
      case 'lesson':
        this.lesson = message.lesson;
        return;
      case 'error':
        this.complaint = message.why; // the reason comes before the connection is closed
        return this.ready ? notices.show(message.why) : undefined;
      default: // answers go to the caller that asked
    }
  }

  /** What is no news is dropped. If it changes a picture that we do not have, we ask for the whole state. */
  private come(message: UpdateMsg | PatchMsg): void {
    if (message.type === 'patch' && message.since !== this.known) {
      if (this.known < 0 || message.version <= this.known) return;
      this.known = -1;
      this.line.hello();
      return;
    }
    if (message.version <= this.known) return; // an echo from before a reconnect
    const before = this.latest;
    const moment = momentOf(message, before);
    this.known = message.version;
    this.latest = moment;
    if (message.type === 'update') this.seated = message.seats;
    this.waiting = [...this.waiting.filter(({ seq }) => seq <= moment.seq), moment]; // what was undone is not shown
    const missed = this.away;
    this.away = false;
    if (this.holder && !missed) this.holder.come(moment, before);
    else if (this.holder) this.holder.leap();
    else while (this.waiting.length > 0) this.showNext();
  }

  /** Adds what happened; after an undo, what was undone is dropped first. */
  private put(moment: Moment): void {
    const undone = moment.seq < this.seq;
    const kept = undone ? this.events.filter((event) => event.seq <= moment.seq) : this.events;
    this.events = [...kept, ...moment.events].slice(-LOG_LENGTH);
    this.queue = undone ? [] : moment.events;
    this.show(moment);
  }

  private show({ seq, version, picture, decisions, undo, over }: Moment): void {
    this.seq = seq;
    this.version = version;
    this.picture = picture;
    this.kept.keep(seq, picture);
    this.decisions = decisions.filter(({ offer }) => !offer);
    this.offers = decisions.filter(({ offer }) => offer);
    this.undoable = undo;
    this.over = over;
  }

  /** The whole state: the present, without what we have missed. */
  private begin(state: StateMsg): void {
    this.known = state.version;
    this.latest = momentOf({ ...state, events: [] }, undefined);
    this.away = false;
    this.table = state.table;
    this.seated = state.seats;
    this.me = state.me;
    this.role = state.role;
    this.viewer = state.viewer;
    this.scenery = state.scenery;
    this.chat = state.chat;
    this.speaker = state.speaker;
    this.muted = state.muted;
    this.votes = state.votes;
    this.formalities = state.formalities;
    this.lesson = state.lesson;
    this.events = state.events.slice(-LOG_LENGTH);
    this.queue = [];
    this.kept.clear();
    this.since = state.since ? { seq: state.since.seq, at: Date.now() - state.since.ago * 1000 } : undefined;
    this.waiting = [];
    this.show(this.latest);
    this.ready = true;
    this.holder?.begin();
  }

  /** Asks for what may be answered with a reason. */
  async ask(request: Parameters<Line['ask']>[0]): Promise<Answer> {
    const answer = await this.line.ask(request);
    if ('why' in answer && answer.why) await words.needFor(answer.why);
    return answer;
  }

  private heard(answer: Answer): boolean {
    if (answer.type === 'refused' && !this.coach?.(answer)) notices.show(answer.why, answer.rule);
    if (answer.type === 'error') notices.show(answer.why);
    return answer.type === 'done';
  }
}
