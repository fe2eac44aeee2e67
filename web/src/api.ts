/** The REST half of the server: lobby, tables, journals, people. It refuses requests with a phrase. */

import type { Source } from './lib/sources';
import type { Draws } from './proof/dice';
import type { AnalysisOut, Phrase, ReplayOut, SeatFacts, TableFacts } from './protocol';
import { settings, type Language } from './settings.svelte';

export interface ChoiceFacts {
  name: string;
  values: string[];
  several: boolean;
  low: number;
  high: number;
  default: string;
  /** The rule that mentions it, if there is one. */
  rule: string | null;
}

/** How many values are printed in the book, known from public sources, our own, or from a pack. */
export type Sources = Record<Source, number>;

export interface GameFacts {
  name: string;
  players: number[];
  version: number;
  choices: ChoiceFacts[];
  /** The weakest first. */
  bots: string[];
  sources: Sources;
}

/** The default bot of a seat: not the hardest. */
export function usualBot({ bots }: GameFacts): string {
  return bots.includes('normal') ? 'normal' : (bots[0] ?? '');
}

/** A table before its first pick, as a spectator sees it. */
export interface Preview {
  scenery: Record<string, unknown>;
  picture: Record<string, unknown>;
  /** The scenery is random: at the table it will be different. */
  shuffled: boolean;
}

export interface Me {
  name: string;
  guest: boolean;
  csrf: string;
  /** Why our previous identity is gone, if it is. */
  notice: Phrase | null;
}

export interface RuleFacts {
  id: string;
  game: string;
  /** Of its section. */
  title: string;
  /** One line for each rule. */
  text: string;
  neighbours: string[];
  /** Of the text: English, if it is not translated. */
  language: Language;
}

/** A rule of a digest, or a line of other text (then it has no id). */
export interface LineFacts {
  id: string;
  text: string;
  english: boolean;
  /** Of a worked example, the rules that it shows. */
  shows: string[];
}

/** The whole rules of a game. */
export interface DigestFacts {
  game: string;
  title: string;
  chapters: { id: string; title: string; lines: LineFacts[] }[];
}

/** The sections of a game's rules. */
export interface BookFacts {
  game: string;
  sections: { id: string; title: string }[];
}

/** An icon and a message; what it scores or costs, and whether it stands out. */
export interface GoalLine {
  icon: string;
  key: string;
  args: Record<string, number>;
  points: number[];
  price: { icon: string; count: number; key: string }[];
  mark: '' | 'yours' | 'bad' | 'range';
}

export interface GoalPart {
  rule: string;
  key: string;
  lines: GoalLine[];
}

export interface GoalPiece {
  kind: 'card' | 'thing' | 'die' | 'sign';
  icon: string;
  key: string;
  number: number;
  tone: string;
}

/** A game on one page. */
export interface GoalFacts {
  number: number;
  unit: string;
  aim: GoalLine;
  scores: GoalPart;
  turn: GoalPart;
  deeds: GoalPart;
  example: GoalPiece[];
  told: GoalLine;
  end: GoalPart;
  icons: GoalLine[];
}

/** A guided first game, and how far we are in it; `open`: it is finished, and its game goes on at its table. */
export interface LessonFacts {
  game: string;
  name: string;
  title: Phrase;
  minutes: number;
  steps: number;
  state: 'new' | 'begun' | 'open' | 'finished';
  step: number;
  table: string | null;
}

export type SeatWish =
  { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot: string; name?: string } | { kind: 'hotseat'; name: string };

/** An owner's values for a game. */
export interface PackFacts {
  title: string;
  fingerprint: string;
  sources: Sources;
}

/** What is wrong with a pack; line 0 if it is about no line in particular. */
export interface PackFault {
  line: number;
  field: string;
  why: Phrase;
}

export interface PackFile {
  name: string;
  text: string;
}

export interface TableWish {
  game: string;
  settings: Record<string, string>;
  seats: SeatWish[];
  watch: TableFacts['watch'];
  /** A pack of the host, or a file of our own. */
  pack?: { fingerprint: string } | { file: PackFile };
  /** The hash of the word that we will add to the random seed. */
  promise?: string;
}

export interface TableMade {
  id: string;
  /** The hash of the server's secret; null if the seed was chosen. */
  commitment: string | null;
}

/** A table as the hall shows it. */
export interface Listing {
  table: TableFacts;
  seats: SeatFacts[];
  /** The seats that have to choose now. */
  waiting: number[];
  /** Our seats. */
  me: number[];
  /** Once the game is over. */
  winners: number[];
}

/** Whether the random outcomes of a finished game were fixed before it began. */
export interface ProofFacts {
  verdict: 'right' | 'wrong' | 'none';
  finding: Phrase;
  seed: string;
  generator: string;
  draws: Draws;
}

/** A refused request. `why` is a phrase from the server, or one of ours if the server did not answer. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly why: Phrase,
    /** The part of the request that is wrong, such as `settings.board`. */
    readonly field?: string,
    /** If a pack was refused. */
    readonly faults: PackFault[] = [],
  ) {
    super(why.key);
  }
}

let csrf = '';
/** The question who we are, while it is on its way. */
let asking: Promise<Me> | undefined;

/** Called when the server knows us by a new identity: a cookie does not last forever. */
let renewed: (facts: Me) => void = () => undefined;

export function whenRenewed(hear: (facts: Me) => void): void {
  renewed = hear;
}

/** Called before a phrase of the server is passed on: its words may have to be loaded. */
let prepare: (why: Phrase) => Promise<void> = () => Promise.resolve();

export function beforeSaying(load: (why: Phrase) => Promise<void>): void {
  prepare = load;
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  // a table may want our word for its dice before the page has heard who we are
  if (method === 'POST' && csrf === '') await whoWeAre();
  let response = await send(method, path, body);
  if (response.status === 401 && method === 'POST') {
    renewed(await whoWeAre());
    response = await send(method, path, body);
  }
  if (!response.ok) throw await refusal(response);
  return (await response.json()) as T;
}

async function send(method: 'GET' | 'POST', path: string, body: unknown): Promise<Response> {
  // bots get names in the reader's language; refusals are phrases, which we render ourselves
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': settings.language };
  if (method === 'POST') headers['X-CSRF-Token'] = csrf;
  if (body !== undefined) headers['Content-Type'] = body instanceof Blob ? 'text/plain' : 'application/json';
  const sent = body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body);
  try {
    return await fetch(`/api${path}`, { method, headers, body: sent, credentials: 'same-origin' });
  } catch {
    throw new Refused(0, { key: 'web-error-offline', args: {} });
  }
}

async function refusal(response: Response): Promise<Refused> {
  const plain: Phrase = { key: 'web-error-server', args: { status: response.status } };
  try {
    const told = (await response.json()) as { why?: Phrase; field?: string | null; faults?: PackFault[] } | null;
    if (told?.why) await prepare(told.why);
    return new Refused(response.status, told?.why ?? plain, told?.field ?? undefined, told?.faults);
  } catch {
    return new Refused(response.status, plain); // a proxy in between, or a server that is just starting
  }
}

function whoWeAre(): Promise<Me> {
  asking ??= asMe(ask<Me>('GET', '/me')).finally(() => (asking = undefined));
  return asking;
}

async function asMe(answer: Promise<Me>): Promise<Me> {
  const facts = await answer;
  csrf = facts.csrf;
  if (facts.notice) await prepare(facts.notice);
  return facts;
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

/** What was agreed, as a query. */
function agreed(players: number, settings: Record<string, string>): string {
  const query = new URLSearchParams({ players: String(players) });
  for (const [name, value] of Object.entries(settings)) query.append('setting', `${name}=${value}`);
  return query.toString();
}

export const api = {
  games: () => ask<GameFacts[]>('GET', '/games'),
  preview: (game: string, players: number, settings: Record<string, string>) =>
    ask<Preview>('GET', `/games/${encodeURIComponent(game)}/preview?${agreed(players, settings)}`),
  goal: (game: string, players: number, settings: Record<string, string>) =>
    ask<GoalFacts>('GET', `/games/${encodeURIComponent(game)}/goal?${agreed(players, settings)}`),
  goalOfTable: (id: string) => ask<GoalFacts>('GET', `${table(id)}/goal`),
  lessons: () => ask<LessonFacts[]>('GET', '/lessons'),
  /** The table at which we learn; a lesson that is finished begins anew. */
  learn: ({ game, name, state }: LessonFacts) =>
    ask<{ id: string }>('POST', `/lessons/${game}/${name}`, { anew: state === 'finished' }),
  sources: (id: string) => ask<Sources>('GET', `${table(id)}/sources`),
  packs: (game: string) => ask<PackFacts[]>('GET', `/games/${encodeURIComponent(game)}/packs`),
  checkPack: (game: string, file: PackFile) => ask<PackFacts>('POST', `/games/${encodeURIComponent(game)}/packs`, file),
  /** All messages of a game, as a Fluent file. */
  words: async (game: string, language: string) => {
    const response = await send('GET', `/games/${encodeURIComponent(game)}/words/${language}`, undefined);
    if (!response.ok) throw await refusal(response);
    return response.text();
  },
  rules: () => ask<BookFacts[]>('GET', `/rules?language=${settings.language}`),
  rule: (id: string) => ask<RuleFacts>('GET', `/rules/${encodeURIComponent(id)}?language=${settings.language}`),
  digest: (game: string, language: Language) =>
    ask<DigestFacts>('GET', `/games/${encodeURIComponent(game)}/rules?language=${language}`),

  me: whoWeAre,
  rename: (name: string) => asMe(ask<Me>('POST', '/me', { name })),
  signUp: (name: string, password: string) => asMe(ask<Me>('POST', '/accounts', { name, password })),
  signIn: (name: string, password: string) => asMe(ask<Me>('POST', '/login', { name, password })),
  signOut: () => asMe(ask<Me>('POST', '/logout')),

  openTables: () => ask<Listing[]>('GET', '/tables?open=1'),
  myTables: () => ask<Listing[]>('GET', '/tables?mine=1'),
  table: (id: string) => ask<Listing>('GET', table(id)),
  create: (wish: TableWish) => ask<TableMade>('POST', '/tables', wish),
  sit: (id: string, seat: number, promise: string) => ask<Listing>('POST', `${table(id)}/sit`, { seat, promise }),
  leave: (id: string) => ask<Listing>('POST', `${table(id)}/leave`),
  giveUp: (id: string) => ask<Listing>('POST', `${table(id)}/give-up`),
  /** Takes a table off our list, or puts it back. */
  remove: (id: string, back = false) => ask<Listing>('POST', `${table(id)}/remove`, { back }),
  /** With `bots`, the seats that are still free go to bots of this name. */
  start: (id: string, bots: string | null = null) => ask<Listing>('POST', `${table(id)}/start`, { bots }),
  /** The hash of the word that we will add to the random seed; then, while the game is starting, the word. */
  promise: (id: string, promise: string) => ask<Listing>('POST', `${table(id)}/promise`, { promise }),
  word: (id: string, word: string) => ask<Listing>('POST', `${table(id)}/word`, { word }),
  /** A new table that begins after so many picks of a past game. */
  playOn: (id: string, move: number, seats: SeatWish[], promise: string) =>
    ask<TableMade>('POST', `${table(id)}/play-on`, { move, seats, promise }),
  rematch: (id: string, promise: string) => ask<TableMade>('POST', `${table(id)}/rematch`, { promise }),

  /** An address to download from, not to fetch. */
  journal: (id: string) => `/api${table(id)}/journal`,
  proof: (id: string) => ask<ProofFacts>('GET', `${table(id)}/proof`),
  /** How far it is; the report only if it is newer than the one that we have. */
  analysis: (id: string, have: number) => ask<AnalysisOut>('GET', `${table(id)}/analysis?have=${have}`),
  analyse: (id: string) => ask<AnalysisOut>('POST', `${table(id)}/analysis`),
  stopAnalysis: (id: string) => ask<AnalysisOut>('POST', `${table(id)}/analysis/stop`),
  upload: (journal: Blob) => ask<{ id: string }>('POST', '/journals', journal),
  replay: (id: string, as: string, from: number, to: number) =>
    ask<ReplayOut>('GET', `${table(id)}/replay?as=${encodeURIComponent(as)}&from=${from}&to=${to}`),
};
