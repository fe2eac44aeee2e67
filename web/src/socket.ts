/**
 * The connection to one table. It says hello with the last version it has seen, notices silence, reconnects by itself,
 * and resends what the server has not acknowledged: with the same id, so that nothing is done twice.
 */

import type { ClientMessage, HelloIn, ServerMessage } from './protocol';

type WithId = Extract<ClientMessage, { id: string }>;

/** What the client resends until it is answered, without the id that the connection adds. */
export type Request = WithId extends infer Each ? (Each extends WithId ? Omit<Each, 'id'> : never) : never;

/** Sent once and forgotten: the server answers with what it shows everybody. */
export type Aside = Extract<ClientMessage, { type: 'mute' | 'takeback_seat' | 'formalities' | 'shown' | 'grace' }>;

export type Answer = Extract<ServerMessage, { id: string }>;

export type Light = 'connecting' | 'online' | 'silent' | 'offline';

export interface Timing {
  /** After an answer, this long until the next ping. */
  ping: number;
  /** Nothing from the server for this long: the connection is dead. */
  silence: number;
  /** An unacknowledged message is resent after this long. */
  resend: number;
  /** The first wait before a message that was too fast is resent; doubled each time. */
  breath: number;
  /** The first wait before reconnecting; doubled each time up to `longest`. */
  wait: number;
  longest: number;
  /** The least wait after the server said that we are too fast. */
  pause: number;
}

// codes with which the server closes the connection and we may reconnect
const NO_HELLO = 4408; // a machine that slept between connecting and saying hello
const TOO_FAST = 4429;

export const TIMING: Timing = {
  ping: 2500,
  silence: 9000,
  resend: 2500,
  breath: 400,
  wait: 300,
  longest: 8000,
  pause: 20_000,
};

export interface Listener {
  message(message: ServerMessage): void;
  light(light: Light): void;
  /** The last version that was shown, for hello. */
  seen(): Omit<HelloIn, 'type'>;
  /** The server does not admit us to this table (4404: there is none): reconnecting is useless. */
  turnedAway(code: number): void;
}

interface Waiting {
  text: string;
  said: number;
  /** How often we were too fast, and how often we may be. */
  hasty: number;
  patience: number;
  answer(message: Answer): void;
}

type Timer = ReturnType<typeof setTimeout>;

/** How often a message that came too fast is resent. A preview is for the moment, and chat is limited by the minute. */
const PATIENCE: Partial<Record<Request['type'], number>> = { pick: 4, undo: 4, why: 4, board: 4, advise: 2 };

export class Line {
  private socket: WebSocket | undefined;
  private readonly waiting = new Map<string, Waiting>();
  private pinger: Timer | undefined;
  private watcher: Timer | undefined;
  private returner: Timer | undefined;
  private attempts = 0;
  private greeted = false;
  /** Disconnected for being too fast: wait longer before reconnecting. */
  private resting = false;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly timing: Timing = TIMING,
  ) {}

  open(): void {
    if (this.closed || this.socket) return;
    clearTimeout(this.returner);
    this.returner = undefined;
    this.resting = false;
    this.listener.light(this.attempts === 0 ? 'connecting' : 'offline');
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.addEventListener('open', () => this.greet(socket));
    socket.addEventListener('message', (event: MessageEvent<unknown>) => this.heard(socket, event.data));
    socket.addEventListener('close', (event) => this.left(socket, event.code));
    this.expectLife();
  }

  /** For events of the browser: the network is back, the tab is visible again. */
  hurry(): void {
    if (this.closed || this.resting) return;
    if (!this.socket) this.open();
    else if (this.greeted) this.ping();
  }

  close(): void {
    this.closed = true;
    this.drop();
    clearTimeout(this.returner);
    this.waiting.clear();
  }

  /** How many messages the server has not acknowledged yet. */
  get pending(): number {
    return this.waiting.size;
  }

  /** Sends it until it is answered: with done, refused, reason, preview, board, hint or error. */
  ask(request: Request): Promise<Answer> {
    const id = freshId();
    const text = JSON.stringify({ ...request, id });
    return new Promise((resolve) => {
      const patience = PATIENCE[request.type] ?? 0;
      this.waiting.set(id, { text, said: 0, hasty: 0, patience, answer: resolve });
      this.sayWaiting();
    });
  }

  tell(aside: Aside): void {
    if (this.greeted) this.socket?.send(JSON.stringify(aside));
  }

  /** Hello again: as another seat of this hot-seat table, or after a gap that we noticed ourselves. */
  hello(): void {
    if (this.greeted) this.socket?.send(JSON.stringify({ type: 'hello', ...this.listener.seen() }));
  }

  private greet(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.greeted = true;
    this.hello();
    for (const message of this.waiting.values()) message.said = 0;
    this.schedulePing();
  }

  private heard(socket: WebSocket, data: unknown): void {
    if (socket !== this.socket || typeof data !== 'string') return;
    const message = JSON.parse(data) as ServerMessage;
    this.attempts = 0;
    this.listener.light('online');
    this.expectLife();
    if (!this.settle(message)) this.listener.message(message);
    this.sayWaiting();
    if (message.type === 'pong') this.schedulePing();
  }

  /** Passes an answer to the caller that asked. True if it is for nobody else: the caller decides whether to show an error. */
  private settle(message: ServerMessage): boolean {
    if (!('id' in message) || typeof message.id !== 'string') return false;
    const waiting = this.waiting.get(message.id);
    if (!waiting) return false;
    if (message.type === 'error' && message.code === 'too-fast' && waiting.hasty < waiting.patience) {
      this.sayLater(waiting);
      return true;
    }
    this.waiting.delete(message.id);
    waiting.answer(message as Answer);
    return message.type === 'error';
  }

  private sayLater(waiting: Waiting): void {
    const wait = this.timing.breath * 2 ** waiting.hasty;
    waiting.hasty += 1;
    waiting.said = performance.now() + wait; // nor sooner because something else arrives
    setTimeout(() => {
      waiting.said = 0;
      this.sayWaiting();
    }, wait);
  }

  /** In the order of the requests, and not again before `resend` has passed. */
  private sayWaiting(): void {
    if (!this.greeted || !this.socket || this.socket.readyState !== WebSocket.OPEN) return;
    const now = performance.now();
    for (const message of this.waiting.values()) {
      if (message.said !== 0 && now - message.said < this.timing.resend) continue;
      message.said = now;
      this.socket.send(message.text);
    }
  }

  private ping(): void {
    clearTimeout(this.pinger);
    this.pinger = undefined;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send('{"type":"ping"}');
    this.sayWaiting();
  }

  private schedulePing(): void {
    clearTimeout(this.pinger);
    this.pinger = setTimeout(() => this.ping(), this.timing.ping);
  }

  private expectLife(): void {
    clearTimeout(this.watcher);
    this.watcher = setTimeout(() => {
      this.listener.light('silent');
      this.watcher = setTimeout(() => this.giveUp(), this.timing.silence / 2);
    }, this.timing.silence / 2);
  }

  private left(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    if (code === TOO_FAST) {
      this.resting = true;
      this.lost(socket, this.timing.pause);
    } else if (code >= 4400 && code < 4500 && code !== NO_HELLO) {
      this.close();
      this.listener.light('offline');
      this.listener.turnedAway(code);
    } else {
      this.lost(socket);
    }
  }

  /** A dead connection may take minutes to be reported: drop it and connect again. */
  private giveUp(): void {
    const socket = this.socket;
    if (socket) this.lost(socket);
  }

  private lost(socket: WebSocket, least = 0): void {
    if (socket !== this.socket) return;
    this.drop();
    if (this.closed) return;
    this.listener.light('offline');
    const wait = Math.max(least, Math.min(this.timing.wait * 2 ** this.attempts, this.timing.longest));
    this.attempts += 1;
    // not all at the same moment when a server comes back
    this.returner = setTimeout(() => this.open(), wait * (0.7 + Math.random() * 0.6));
  }

  private drop(): void {
    clearTimeout(this.pinger);
    clearTimeout(this.watcher);
    const socket = this.socket;
    this.socket = undefined;
    this.greeted = false;
    if (socket && socket.readyState <= WebSocket.OPEN) socket.close();
  }
}

/** Not randomUUID: that is missing on a page without TLS, which a server on the home network is. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function tableUrl(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/ws/${encodeURIComponent(id)}`;
}
