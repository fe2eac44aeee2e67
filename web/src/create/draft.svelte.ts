/** A table before it is created: what was chosen, and how it differs from the book. */

import {
  usualBot,
  type ChoiceFacts,
  type GameFacts,
  type PackFile,
  type SeatWish,
  type Sources,
  type TableWish,
} from '../api';

export type SeatKind = SeatWish['kind'];

export interface SeatDraft {
  kind: SeatKind;
  bot: string;
  name: string;
}

/** The pack that was chosen: one of the host, or a file that passed the check. */
export interface PackDraft {
  title: string;
  sources: Sources;
  fingerprint?: string;
  file?: PackFile;
}

export class Draft {
  readonly bots: string[];
  /** Only what was chosen; the rest is as in the book. */
  settings = $state.raw<Record<string, string>>({});
  seats = $state<SeatDraft[]>([]);
  watch = $state<TableWish['watch']>('all');
  values = $state<'standard' | 'host' | 'file'>('standard');
  pack = $state.raw<PackDraft | undefined>();

  constructor(
    readonly game: GameFacts,
    others: SeatKind,
    private readonly names: string[],
  ) {
    this.bots = game.bots;
    this.resize(Math.max(...game.players), others);
    const first = this.seats[0];
    if (first) first.kind = 'me';
  }

  valueOf(choice: ChoiceFacts): string {
    return this.settings[choice.name] ?? choice.default;
  }

  set(choice: ChoiceFacts, value: string): void {
    const others = Object.entries(this.settings).filter(([name]) => name !== choice.name);
    this.settings = Object.fromEntries(value === choice.default ? others : [...others, [choice.name, value]]);
  }

  /** What is not as in the book. */
  get changed(): ChoiceFacts[] {
    return this.game.choices.filter((choice) => choice.name in this.settings);
  }

  /** A file that did not pass the check cannot be played. */
  get ready(): boolean {
    return this.values === 'standard' || this.pack !== undefined;
  }

  resize(players: number, kind: SeatKind = 'bot'): void {
    while (this.seats.length < players) {
      const name = this.names[this.seats.length] ?? '';
      this.seats.push({ kind, bot: usualBot(this.game), name });
    }
    this.seats.length = players;
  }

  /** Only one seat can be ours; other people at this screen have a hot seat. */
  setKind(seat: number, kind: SeatKind): void {
    this.seats.forEach((one, at) => {
      if (at === seat) one.kind = kind;
      else if (kind === 'me' && one.kind === 'me') one.kind = 'open';
    });
  }

  count(kind: SeatKind): number {
    return this.seats.filter((seat) => seat.kind === kind).length;
  }

  get people(): number {
    return this.count('me') + this.count('hotseat');
  }

  /** The request to the server. With `botsForOpen` the game waits for nobody. */
  wish(botsForOpen = false): TableWish {
    const seats = this.seats.map((seat): SeatWish => {
      const kind = seat.kind === 'open' && botsForOpen ? 'bot' : seat.kind;
      if (kind === 'bot') return { kind, bot: seat.bot };
      return kind === 'hotseat' ? { kind, name: seat.name.trim() } : { kind };
    });
    const { fingerprint, file } = this.pack ?? {};
    const pack = file ? { pack: { file } } : fingerprint ? { pack: { fingerprint } } : {};
    return { game: this.game.name, settings: { ...this.settings }, seats, watch: this.watch, ...pack };
  }
}

/** A choice that takes several values keeps the order in which they were chosen. */
export function toggled(value: string, one: string): string {
  const chosen = value === '' ? [] : value.split(',');
  return (chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]).join(',');
}
