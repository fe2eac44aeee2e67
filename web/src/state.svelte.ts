/** One table as this browser sees it: what the server said last, and what happened since, in order. */

import type {
  ChatOut,
  DecisionOut,
  EventOut,
  HelloIn,
  HintMsg,
  PatchMsg,
  Phrase,
  PreviewMsg,
  ReasonMsg,
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
import { words } from './i18n/words.svelte';
import { notices } from './notices.svelte';
import { Pace } from './pace';
import { applied } from './patch';
import type { Language } from './settings.svelte';
import { Line, tableUrl, type Answer, type Light, type Listener } from './socket';
import { until } from './until.svelte';

/** What the table needs from a connection; tests pass in a fake one. */
export type Speaker = Pick<Line, 'open' | 'close' | 'hurry' | 'hello' | 'ask' | 'tell'>;

/** What a seat does to the game; the state in which it does so is added when it is sent. */
export type Move = { type: 'pick'; seat: number; option: string } | { type: 'undo'; seat: number };

const LOG_LENGTH = 2000;
const PATIENCE = 8000; // between an acknowledged pick and the state after it

export class TableStore implements Listener {
  connection = $state<Light>('connecting');
  /** Nothing can be shown before the first state. */
  ready = $state(false);
  seq = $state(0);
  /** Grows with every change, also with an undo; what we show is keyed on it. */
  version = $state(-1);
  table = $state.raw<TableFacts | undefined>();
  seats = $state.raw<SeatFacts[]>([]);
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
  /** What has happened and was not shown yet; the table takes from it with `nextEvent`. */
  queue = $state.raw<EventOut[]>([]);
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
  /** How many spectators there are. */
  watching = $state(0);
  /** Seats whose pick is on its way: the state after it has not arrived yet. */
  busy = $state.raw<number[]>([]);
  /** Why the server does not let us in. */
  turned = $state.raw<{ code: number; why: Phrase } | undefined>();
  /** At a hot-seat table: the seat that looks at the screen. */
  looking = $state<number | undefined>();

  private readonly line: Speaker;
  private complaint: Phrase | undefined;

  constructor(
    id: string,
    line?: (listener: Listener) => Speaker,
    private readonly pace: Pick<Pace, 'do' | 'behind'> = new Pace(),
  ) {
    this.line = line ? line(this) : new Line(tableUrl(id), this);
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

  get myTurn(): boolean {
    return this.decision !== undefined && this.decision.options.length > 0;
  }

  /** Whether a bot would play on for us: there are others to play with, and it does not already. */
  get mayLeave(): boolean {
    const people = this.seats.filter(({ kind }) => kind === 'person' || kind === 'hotseat');
    const ours = ({ seat }: SeatFacts): boolean => this.me.includes(seat);
    return !this.over && !people.every(ours) && people.some((one) => ours(one) && one.stand_in === '');
  }

  /** Whether we play only against bots: then a hint is unfair to nobody. */
  get alone(): boolean {
    return this.me.length === 1 && this.seats.every(({ seat, kind }) => kind === 'bot' || this.me.includes(seat));
  }

  /** Shows the table as another of our seats sees it. */
  look(seat: number): void {
    this.looking = seat;
    this.version = -1;
    this.line.hello();
  }

  /** A pick or an undo, made in the state that is shown. The seat is busy until the state after it is here. */
  async move(move: Move): Promise<boolean> {
    const { seat, type } = move;
    if (this.busy.includes(seat)) return false;
    this.busy = [...this.busy, seat];
    try {
      const answer = await this.ask({ ...move, seq: this.seq });
      if (answer.type === 'done') await until(() => this.isShown(type, answer.seq), PATIENCE);
      return this.heard(answer);
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
  async hint(seat: number): Promise<HintMsg | undefined> {
    const answer = await this.line.ask({ type: 'hint', seat });
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

  /** The next thing to show; nothing waits for it, input goes on meanwhile. */
  nextEvent(): EventOut | undefined {
    const [first, ...rest] = this.queue;
    if (first) this.queue = rest;
    return first;
  }

  /** All but the newest are not shown at all. */
  skipEvents(kept = 0): void {
    this.queue = kept > 0 ? this.queue.slice(-kept) : [];
  }

  // --- for the connection

  light(light: Light): void {
    this.connection = light;
  }

  seen(): Omit<HelloIn, 'type'> {
    const known = { seen: this.version, chat: this.chat.at(-1)?.id ?? -1, patches: true };
    return this.looking === undefined ? known : { ...known, seat: this.looking };
  }

  turnedAway(code: number): void {
    this.turned = { code, why: this.complaint ?? { key: 'web-error-turned-away', args: {} } };
  }

  /** Bots may be quicker than the screen: then several messages are shown together, in the order in which they came. */
  message(message: ServerMessage): void {
    if (message.type === 'update') this.pace.do(() => this.show(message));
    else if (message.type === 'patch') this.pace.do(() => this.change(message));
    else if (this.pace.behind > 0 && message.type !== 'error') this.pace.do(() => this.hear(message));
    else this.hear(message);
  }

  private hear(message: Exclude<ServerMessage, UpdateMsg | PatchMsg>): void {
    switch (message.type) {
      case 'state':
        return this.show(message);
      case 'chat':
        if (this.chat.every((line) => line.id !== message.line.id)) this.chat = [...this.chat, message.line];
        return;
      case 'presence':
        this.table = message.table;
        this.seats = message.seats;
        this.watching = message.watching;
        return;
      case 'vote':
        this.votes = [...this.votes.filter((vote) => vote.seat !== message.vote.seat), message.vote];
        return;
      case 'formalities':
        this.formalities = message.seats;
        return;
      case 'error':
        this.complaint = message.why; // the reason comes before the connection is closed
        return this.ready ? notices.show(message.why) : undefined;
      default: // answers go to the caller that asked
    }
  }

  private show(view: StateMsg | UpdateMsg): void {
    if (view.type === 'update' && view.version <= this.version) return; // an echo from before a reconnect
    if (view.type === 'state') this.begin(view);
    else this.goOn(view);
    this.picture = view.picture;
    this.seats = view.seats;
    this.put(view);
  }

  /** Changes what is shown. If it is not what the server thinks, we ask for the whole state. */
  private change(patch: PatchMsg): void {
    if (patch.since === this.version) {
      this.goOn(patch);
      this.picture = applied(this.picture, patch.changes);
      this.put(patch);
    } else if (this.version >= 0 && patch.version > this.version) {
      this.version = -1;
      this.line.hello();
    }
  }

  private put(view: StateMsg | UpdateMsg | PatchMsg): void {
    this.seq = view.seq;
    this.version = view.version;
    if (view.decisions) {
      this.decisions = view.decisions.filter(({ offer }) => !offer);
      this.offers = view.decisions.filter(({ offer }) => offer);
    }
    if (view.undo) this.undoable = view.undo;
    if (view.over !== undefined) this.over = view.over;
  }

  /** What only the whole state says. */
  private begin(state: StateMsg): void {
    this.table = state.table;
    this.me = state.me;
    this.role = state.role;
    this.viewer = state.viewer;
    this.scenery = state.scenery;
    this.chat = state.chat;
    this.speaker = state.speaker;
    this.muted = state.muted;
    this.votes = state.votes;
    this.formalities = state.formalities;
    this.events = state.events.slice(-LOG_LENGTH);
    this.queue = [];
    this.ready = true;
  }

  /** Adds the new events; after an undo, those that were undone are dropped first. */
  private goOn(update: UpdateMsg | PatchMsg): void {
    const undone = update.seq < this.seq;
    const kept = undone ? this.events.filter((event) => event.seq <= update.seq) : this.events;
    this.events = [...kept, ...update.events].slice(-LOG_LENGTH);
    this.queue = undone ? [] : [...this.queue, ...update.events];
  }

  /** Whether the state after a pick, or after an undo, is here. */
  private isShown(type: Move['type'], seq: number): boolean {
    return type === 'undo' ? this.seq <= seq : this.seq >= seq;
  }

  /** Asks for what may be answered with a reason. */
  private async ask(request: Parameters<Line['ask']>[0]): Promise<Answer> {
    const answer = await this.line.ask(request);
    if ('why' in answer && answer.why) await words.needFor(answer.why);
    return answer;
  }

  private heard(answer: Answer): boolean {
    if (answer.type === 'refused') notices.show(answer.why, answer.rule);
    if (answer.type === 'error') notices.show(answer.why);
    return answer.type === 'done';
  }
}
