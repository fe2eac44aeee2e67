// What goes over the wire. Written by `python -m longhouse.server.wire.publish`: do not edit.

/** A message and its arguments, rendered in the reader's language. */
export interface Phrase {
  key: string;
  args: Record<string, PhraseArg>;
}

export type Noun =
  | Phrase
  | { join: Noun[]; by: string }
  | { text: string }
  | { names: Record<string, string> };

export type PhraseArg = number | string | Noun;

export const MAX_CHAT = 300;
export const MAX_FRAME = 4096;
export const MAX_PASSWORD = 128;

/** The first message; sent again to change seats on a shared screen. `seen` is the last version that was seen (-1: none yet, send the whole state), `chat` the last line of chat. With `patches`, a pick is followed by a `patch` where it can be, otherwise by an `update` with the whole picture. `grace` is as in the message of that name. */
export interface HelloIn {
  type: 'hello';
  seen?: number;
  seat?: number | null;
  chat?: number;
  patches?: boolean;
  grace?: boolean;
}

/** `seq` and `version` are those of the state in which the seat chose; `option` is a text such as `road/3,-1,E`. Without `version`, which older clients do not send, a pick may be taken for one in a state with the same `seq` that came after an undo. A `careful` pick is not made if there is something to warn of: it is answered with the `preview`, which the player may not have seen yet. */
export interface PickIn {
  type: 'pick';
  id: string;
  seq: number;
  seat: number;
  option: string;
  version?: number | null;
  careful?: boolean;
}

/** Take the last pick back. `seq` and `version` are as in a pick. */
export interface UndoIn {
  type: 'undo';
  id: string;
  seq: number;
  seat: number;
  version?: number | null;
}

/** Why can I not pick this? */
export interface WhyIn {
  type: 'why';
  id: string;
  seat: number;
  option: string;
}

/** What would this pick cost and bring? */
export interface PreviewIn {
  type: 'preview';
  id: string;
  seat: number;
  option: string;
}

/** Draw the table as text, in this language: for a client that has no page for this game. */
export interface BoardIn {
  type: 'board';
  id: string;
  language: 'en' | 'ru' | 'uk';
}

/** What would a bot that thinks ahead do in my place, after a second or, if that is not enough, `longer`? Only where no other person plays. */
export interface HintIn {
  type: 'hint';
  id: string;
  seat: number;
  longer?: boolean;
}

/** Is there something that I should be told because it matters here for the first time in this game? */
export interface AdviseIn {
  type: 'advise';
  id: string;
  seat: number;
}

/** A line of chat. */
export interface ChatIn {
  type: 'chat';
  id: string;
  text: string;
}

/** Mute a person's chat, here and at other tables; `off` to hear it again. */
export interface MuteIn {
  type: 'mute';
  speaker: string;
  off?: boolean;
}

/** What to do about the seat of a person who left. */
export interface VoteIn {
  type: 'vote';
  id: string;
  seat: number;
  choice: 'bot' | 'wait';
}

/** Play on in my seat, which a bot has been playing for me. */
export interface TakebackSeatIn {
  type: 'takeback_seat';
  seat: number;
}

/** Turn on or off that the server answers for my seat when I am asked only as a formality. */
export interface FormalitiesIn {
  type: 'formalities';
  seat: number;
  on: boolean;
}

/** Whether bots wait a little before they answer my picks that can still be undone, on this connection. They do, unless told otherwise; turning it off also ends the current wait. */
export interface GraceIn {
  type: 'grace';
  on: boolean;
}

/** My screen has come to this version; bots wait a little for players whose screens are behind. -1: I am not looking (the page is hidden), wait for me no longer. Nobody waits for a client that never sends this, or for a spectator. */
export interface ShownIn {
  type: 'shown';
  version: number;
}

/** I have read what the coach says. `step` is the number that is shown, as in all messages to the coach; at the end of the lesson one more than there are steps. */
export interface LessonNextIn {
  type: 'lesson_next';
  id: string;
  step: number;
}

/** Back to the step before, with the table as it was. */
export interface LessonBackIn {
  type: 'lesson_back';
  id: string;
  step: number;
}

/** Make the picks of this step for me. */
export interface LessonSkipIn {
  type: 'lesson_skip';
  id: string;
  step: number;
}

/** End the lesson: the same table goes on as an ordinary game against bots. */
export interface LessonLeaveIn {
  type: 'lesson_leave';
  id: string;
  step: number;
}

/** Are you there? */
export interface PingIn {
  type: 'ping';
}

/** One reason in words. Its `kind` says what it is about: what an option costs, brings or prepares, or what came instead. */
export interface WhyOut {
  kind: string;
  say: Phrase;
  rule: string;
}

/** One option that may be picked: its text, and the same taken apart: [["path", "3,-1,E"]]. */
export interface OptionOut {
  text: string;
  verb: string;
  args: [string, string][];
  label: Phrase;
}

/** A question; another seat's has no options here. An `offer` may be taken, but nobody waits for it. */
export interface DecisionOut {
  seat: number;
  ask: Phrase;
  options: OptionOut[];
  offer: boolean;
}

/** What happened, by which rule. `seq` is the number of its pick; 0 is the deal. `seat` is -1 if it concerns no seat. */
export interface EventOut {
  seq: number;
  kind: string;
  rule: string;
  seat: number;
  args: number[];
  label: Phrase;
  mine: boolean;
}

/** An option: how often the search tried it, how many games in a hundred it is expected to win, within a margin; and why. Only those that are `ranked` can be compared; if one is `level`, chance alone may have put it behind the best. `steps` are the picks that belong to it, if it is the first of several. */
export interface HintLine {
  option: OptionOut;
  visits: number;
  percent: number;
  margin: number;
  ranked: boolean;
  level: boolean;
  why: WhyOut[];
  steps: Phrase[];
}

/** Whether the viewer may undo the last pick; if not, why not. `left` is how many milliseconds a bot still waits before it answers that pick, after which it cannot be undone any more; null where no bot is about to. */
export interface UndoOut {
  seat: number;
  allowed: boolean;
  why: Phrase | null;
  left: number | null;
}

/** The last pick (or undo) that the viewer made: the seq after it, and how many seconds ago it was. */
export interface SinceOut {
  seq: number;
  ago: number;
}

/** Who sits where. `stand_in` is the bot that plays for a person who left, until they come back. Where the others may vote on that, `needed` is how many must want it (0: nothing to decide), in `wait` seconds at the earliest. `named` is the message with the name of a bot that the server has named; `name` is what the host read. */
export interface SeatFacts {
  seat: number;
  name: string;
  kind: 'person' | 'hotseat' | 'bot' | 'open';
  bot: string;
  online: boolean;
  stand_in: string;
  needed: number;
  wait: number;
  named: string;
}

/** What was agreed on before the game. The commitment is the SHA-256 of a secret from which, with the words of the seats, the seed is made; secret and seed are revealed when the game is over. Without a commitment the seed was chosen. By seat, `promises` are the SHA-256 of the words, and `words` are revealed when the game begins. */
export interface TableFacts {
  id: string;
  game: string;
  rules: number;
  settings: Record<string, string>;
  status: 'open' | 'starting' | 'playing' | 'over' | 'given_up' | 'brought';
  watch: 'all' | 'link' | 'none';
  host: string;
  created: number;
  commitment: string | null;
  secret: string | null;
  seed: string | null;
  rematch: string | null;
  pack: string;
  promises: string[];
  words: string[];
  lesson: string;
  parent: string;
  parent_move: number;
  chance: 'dice' | 'draws' | 'none';
}

/** The final result: points by source for every seat; `source_keys` are the messages of the sources. If `winners` is empty, nobody has won. `tie` says what decided a tie, if there was one. `title` is the key of the headline of a game that was not won by points. */
export interface ScoreOut {
  winners: number[];
  points: number[];
  sources: number[][];
  source_keys: string[];
  ending: Phrase;
  rule: string;
  tie: Phrase | null;
  title: string;
}

/** A person whose chat is muted. */
export interface SpeakerOut {
  speaker: string;
  name: string;
}

/** A line of chat; `at` is in seconds since 1970. A spectator may have the same name as a player: `watching` tells them apart (`seat` is -1 then), and `speaker` is the same in all lines of one person at this table. */
export interface ChatOut {
  id: number;
  name: string;
  speaker: string;
  watching: boolean;
  seat: number;
  text: string;
  at: number;
}

/** The vote on an empty seat: who voted for what, and how many must want a bot. */
export interface VoteOut {
  seat: number;
  bot: string[];
  wait: string[];
  needed: number;
}

/** Something that is lit: a kind and a name, such as `territory` and `4`, `seat` and `1`, `part` and `status`, or `option` and a pattern of option texts in which `*` stands for anything. */
export interface LightOut {
  kind: string;
  name: string;
}

/** A chapter of a lesson, and whether one of its steps was skipped. */
export interface TopicOut {
  title: Phrase;
  skipped: boolean;
}

/** Where a learner is in a lesson. `step` counts from 1; `accepted` has the option texts that are taught now (null: every legal pick is welcome), any other is refused with the coach's answer. `busy`: the others' picks are being shown. At the `end` a pick, or `lesson_leave`, plays on. */
export interface LessonOut {
  name: string;
  title: Phrase;
  id: string;
  step: number;
  of: number;
  chapter: Phrase | null;
  say: Phrase;
  mood: 'says' | 'asks' | 'glad';
  lights: LightOut[];
  accepted: string[] | null;
  busy: boolean;
  next: boolean;
  back: boolean;
  skip: boolean;
  did: Phrase | null;
  end: boolean;
  topics: TopicOut[];
  renewed: boolean;
}

/** The whole view: on hello, after too long a gap, after a refused pick. `viewer` is -1 for a spectator. */
export interface StateMsg {
  type: 'state';
  seq: number;
  version: number;
  table: TableFacts;
  seats: SeatFacts[];
  me: number[];
  role: 'host' | 'seat' | 'spectator';
  viewer: number;
  scenery: Record<string, unknown> | null;
  picture: Record<string, unknown> | null;
  decisions: DecisionOut[];
  events: EventOut[];
  undo: UndoOut;
  since: SinceOut | null;
  over: ScoreOut | null;
  chat: ChatOut[];
  speaker: string;
  muted: SpeakerOut[];
  votes: VoteOut[];
  formalities: number[] | null;
  lesson: LessonOut | null;
}

/** What a pick (or an undo) has changed. `events` are the new ones; known events with a later seq are undone. */
export interface UpdateMsg {
  type: 'update';
  seq: number;
  version: number;
  picture: Record<string, unknown> | null;
  decisions: DecisionOut[];
  events: EventOut[];
  undo: UndoOut;
  over: ScoreOut | null;
  seats: SeatFacts[];
}

/** The same for a client that has asked for patches: `changes` make the new picture of the one it has, which must be that of version `since`. What is left out is as it was. A change is `[path, value]` (put it there), `[path]` (remove this key) or `[path, at, count, items]` (in this list, replace `count` items from `at` on), in this order; a path is a list of keys and places. */
export interface PatchMsg {
  type: 'patch';
  seq: number;
  version: number;
  since: number;
  changes: ([(string | number)[], unknown] | [(string | number)[]] | [(string | number)[], number, number, unknown[]])[];
  events: EventOut[];
  decisions?: DecisionOut[];
  undo?: UndoOut;
  over?: ScoreOut | null;
}

/** The request was carried out; a pick is safely in the journal. */
export interface DoneMsg {
  type: 'done';
  id: string;
  seq: number;
}

/** The request was not carried out, and why. After a refused pick the whole state follows. */
export interface RefusedMsg {
  type: 'refused';
  id: string;
  seq: number;
  why: Phrase;
  rule: string;
}

/** The answer to `why`; `may` is true if the option is allowed. */
export interface ReasonMsg {
  type: 'reason';
  id: string;
  may: boolean;
  rule: string;
  why: Phrase | null;
}

/** What a pick would cost and bring, line by line. `rules` has the rule of each line at the same index, `warns` whether it warns of a pick that is dangerous or brings nothing. It also answers a careful pick that was not made. */
export interface PreviewMsg {
  type: 'preview';
  id: string;
  lines: Phrase[];
  rules: string[];
  warns: boolean[];
}

/** The table as text, in the language that was asked for: lines for letters of one width. */
export interface BoardMsg {
  type: 'board';
  id: string;
  lines: string[];
}

/** The best options first, in the state of `seq`. Without `simulations` there was only one option and no search. `planned`: the first line is a bot's plan for many picks. `nudge` says what counts most, but not which option. */
export interface HintMsg {
  type: 'hint';
  id: string;
  seq: number;
  simulations: number;
  seconds: number;
  planned: boolean;
  nudge: Phrase | null;
  lines: HintLine[];
}

/** A tip for somebody who meets something for the first time, which is never said to them again; null if there is none now. `left` counts those that may still come, at any table of this game. */
export interface AdviceMsg {
  type: 'advice';
  id: string;
  tip: Phrase | null;
  rule: string;
  left: number;
}

export interface ChatMsg {
  type: 'chat';
  line: ChatOut;
}

/** Who is here, and what has changed about the table apart from the game. */
export interface PresenceMsg {
  type: 'presence';
  table: TableFacts;
  seats: SeatFacts[];
  watching: number;
}

export interface VoteMsg {
  type: 'vote';
  vote: VoteOut;
}

/** The reader's own seats whose formalities the server answers; nobody else receives it. */
export interface FormalitiesMsg {
  type: 'formalities';
  seats: number[];
}

/** The lesson has gone on; null when it was left, and the table is an ordinary one from now on. */
export interface LessonMsg {
  type: 'lesson';
  lesson: LessonOut | null;
}

/** Something was wrong with a message or the connection; `id` is that of the message, if it had one. */
export interface ErrorMsg {
  type: 'error';
  code: string;
  why: Phrase;
  id: string;
}

/** I am here. */
export interface PongMsg {
  type: 'pong';
}

/** The table after one pick, as its viewer sees it; pick 0 is the deal. */
export interface FrameOut {
  seq: number;
  seat: number;
  option: string;
  events: EventOut[];
  picture: Record<string, unknown>;
}

/** A range of frames of a table. `broken` says why a game that was played by other rules is not told any further. */
export interface ReplayOut {
  table: TableFacts;
  seats: SeatFacts[];
  picks: number;
  viewer: number;
  scenery: Record<string, unknown>;
  frames: FrameOut[];
  over: ScoreOut | null;
  broken: Phrase | null;
}

/** A decision that gave chances away, with what would have been better. `pick` counts from 1; texts of options are as in the journal. */
export interface LossOut {
  pick: number;
  turn: number;
  seat: number;
  picked: Phrase;
  option: string;
  better: Phrase;
  best: string;
  loss: number;
  margin: number;
  why: WhyOut[];
}

/** What dice or cards did to everybody's chances after a pick, by seat. */
export interface StrokeOut {
  pick: number;
  turn: number;
  seat: number;
  picked: Phrase;
  rolled: boolean;
  luck: number[];
}

/** How much luck changed everybody's chances after a pick, by seat. */
export interface SwingOut {
  pick: number;
  luck: number[];
}

/** A whole game of one seat; `usual` is how far luck commonly goes in such a game, `luckier` in what share of such games it is as good as here, or better. */
export interface LuckOut {
  seat: number;
  decisions: number;
  agreed: number;
  mistakes: number;
  given_away: number;
  luck: number;
  margin: number;
  by_rolls: number;
  by_draws: number;
  usual: number;
  luckier: number;
}

/** What dice gave a seat (-1: the whole table), against what they give on average; `chance` is exact: how likely it was to get as much or more, or where it is less than the average, as little or less. */
export interface CountOut {
  seat: number;
  what: Phrase;
  times: number;
  came: number;
  expected: number;
  chance: number;
}

/** Draws of one kind: how many this seat made, and what all of them, its own and those of others, did to its chances; `usual` is how far that commonly goes. */
export interface DrawOut {
  seat: number;
  what: Phrase;
  times: number;
  luck: number;
  margin: number;
  usual: number;
}

/** A turn, the pick after which it began, and whose it is (-1: everybody's). */
export interface TurnOut {
  pick: number;
  turn: number;
  seat: number;
}

/** What has been found so far. `chances` are everybody's, after the deal and after every pick, `margin` is how sure they are; `judged` says how many picks have been thought about. The `losses` that cost most and the greatest `strokes` of luck come first; `swings` has all luck, in the order of the game. */
export interface ReportOut {
  simulations: number;
  picks: number;
  judged: number;
  chances: number[][];
  margin: number;
  turns: TurnOut[];
  players: LuckOut[];
  losses: LossOut[];
  strokes: StrokeOut[];
  swings: SwingOut[];
  counts: CountOut[];
  draws: DrawOut[];
}

/** How far the analysis of a table's game is. `ahead` are those that come first, `left` the seconds that it may still take, `mine` whether the reader asked for it and may stop it. The report is left out if the reader has it: `stamp` names its state. */
export interface AnalysisOut {
  state: 'none' | 'waiting' | 'running' | 'stopped' | 'done' | 'failed';
  ahead: number;
  here: number;
  all: number;
  left: number | null;
  seconds: number;
  mine: boolean;
  why: Phrase | null;
  stamp: number;
  report: ReportOut | null;
}

export type ClientMessage =
  | HelloIn
  | PickIn
  | UndoIn
  | WhyIn
  | PreviewIn
  | BoardIn
  | HintIn
  | AdviseIn
  | ChatIn
  | MuteIn
  | VoteIn
  | TakebackSeatIn
  | FormalitiesIn
  | ShownIn
  | GraceIn
  | LessonNextIn
  | LessonBackIn
  | LessonSkipIn
  | LessonLeaveIn
  | PingIn;

export type ServerMessage =
  | StateMsg
  | UpdateMsg
  | PatchMsg
  | DoneMsg
  | RefusedMsg
  | ReasonMsg
  | PreviewMsg
  | BoardMsg
  | HintMsg
  | AdviceMsg
  | ChatMsg
  | PresenceMsg
  | VoteMsg
  | FormalitiesMsg
  | LessonMsg
  | ErrorMsg
  | PongMsg;
