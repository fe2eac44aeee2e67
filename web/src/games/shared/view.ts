/** What a game adds to the table: its board, its tray, and a few answers. It knows what it draws, but no rules. */

import type { Component } from 'svelte';
import type { IconName } from '../../lib/icons';
import type { EventOut, OptionOut } from '../../protocol';
import type { Play } from '../../table/play.svelte';
import type { Sound } from './events';
import type { Motion } from './motion/motion';
import type { Telling } from './telling';

/** As the server sent it; the shapes of each game are in its `shapes.ts`. */
export type Json = Record<string, unknown>;

/** What is left of a message's key after its game: `rolled` of `watch-event-rolled`. */
export type After<Start extends string, Key extends string> = Key extends `${Start}${infer Rest}` ? Rest : never;

export interface BoardProps<Scenery extends Json = Json, Picture extends Json = Json> {
  scenery: Scenery;
  picture: Picture;
  /** The players' names, by seat. */
  names: string[];
  /** What has just happened or is pointed at in the log; its pieces are ringed. */
  recent?: EventOut | undefined;
  /** Without it the board is only looked at, as in a replay. */
  play?: Play | undefined;
  /** A small picture of the whole board that cannot be moved. */
  still?: boolean | undefined;
}

export interface PlayProps<Scenery extends Json = Json, Picture extends Json = Json> {
  play: Play<Scenery, Picture>;
}

export interface Standing {
  points: number;
  /** By which they count. */
  rule?: string;
  /** Points that only the viewer sees, on top of the others. */
  hidden: number;
  /** The viewer does not know this player's points. */
  secret?: boolean | undefined;
  numbers: SeatNumber[];
  /** A person or thing that stands by the player. */
  medal?: SeatMedal | undefined;
  /** The seat that wins and loses with this one. */
  partner?: number | undefined;
  /** Shown under the name, unless it is the player's turn. */
  state?: 'passed' | 'first' | undefined;
}

export interface SeatMedal {
  icon: IconName;
  label: string;
  text: string;
  /** It has no effect for now. */
  rests: boolean;
  /** A short mark on it. */
  mark: string;
  rule: string;
}

/** One public number of a player. */
export interface SeatNumber {
  name: string;
  icon: IconName;
  label: string;
  value: number;
  /** How many win the game. */
  of?: number | undefined;
  /** The more of it, the worse. */
  harms?: true;
  /** It brings points now. */
  scores: boolean;
  /** It is less than the player will have to pay. */
  short?: boolean | undefined;
  rule: string;
}

/** All that is public about a player, for the sheet that a seat opens. */
export interface SeatSheet {
  /** The person or clan that the player leads. */
  about?: { title: string; text: string; rule: string } | undefined;
  groups: SheetGroup[];
}

/** What a viewer knows of a player's hand, for one line of a replay. */
export interface Held {
  /** In words; undefined: only how many there are is known. */
  cards: string | undefined;
  count: number;
  /** What lies beside the hand: missions, runes. */
  beside: string;
}

export type Tone = 'good' | 'bad' | 'gold';

export interface SheetGroup {
  title: string;
  rule?: string | undefined;
  /** It takes a whole row. */
  wide?: boolean;
  numbers?: SheetNumber[];
  lines?: SheetLine[];
  /** Cards by name, each list with a word before it. */
  cards?: { label: string; names: string[] }[];
}

export interface SheetNumber {
  /** Without one, the label is written under the number. */
  icon?: IconName;
  label: string;
  value: number | string;
  tone?: Tone | undefined;
}

export interface SheetLine {
  /** In the player's colour before the line: the letter of a place. */
  mark?: string;
  text: string;
  /** At the end of the line. */
  aside?: string;
  tone?: Tone | undefined;
}

export interface Step {
  label: string;
  /** A phase of the game: what it is called there, and its rule. */
  name?: string;
  rule?: string;
  state: 'done' | 'now' | 'later';
}

/** A card that is being carried out, step by step. */
export interface Carried {
  seat: number;
  icon: IconName;
  title: string;
  text: string;
  rule: string;
  steps: Step[];
}

/** What a pick does, in a word: the button that confirms it says so. */
export type Deed =
  | 'attack'
  | 'build'
  | 'buy'
  | 'choose'
  | 'complete'
  | 'dismantle'
  | 'drive'
  | 'exchange'
  | 'fight'
  | 'go'
  | 'lay'
  | 'lift'
  | 'look'
  | 'move'
  | 'pay'
  | 'place'
  | 'play'
  | 'recruit'
  | 'remove'
  | 'replace'
  | 'retreat'
  | 'rob'
  | 'sail'
  | 'send'
  | 'take'
  | 'upgrade'
  | 'use'
  | 'wait';

/** What is said of a pick that waits to be confirmed, and of a card that is carried out. */
export interface Deeds<Scenery extends Json = Json, Picture extends Json = Json> {
  /** By the option and the keys of what is known of it. */
  deedOf(option: OptionOut, facts: readonly string[]): Deed | undefined;
  /** Keys of the facts that decide: odds, then the price. The first that is there begins the card. */
  decisive: readonly string[];
  /** The card that is being carried out now. */
  carried(scenery: Scenery, picture: Picture): Carried | undefined;
}

/** A part of the board in words. */
export interface Told {
  title: string;
  lines: string[];
}

export type Teller<Scenery extends Json, Picture extends Json> = (
  scenery: Scenery,
  picture: Picture,
  names: readonly string[],
  events: readonly EventOut[],
) => Told[];

/** Only the board is required. Everything else is for comfort; each comment says what the table does without it. */
export interface GameView<Scenery extends Json = Json, Picture extends Json = Json> {
  Board: Component<BoardProps<Scenery, Picture>>;
  /** The player's hand and all that is done with it. Without it: all options as a list. */
  Tray?: Component<PlayProps<Scenery, Picture>>;
  /** What lies over the edges of the board: dice, supply. */
  Docks?: Component<PlayProps<Scenery, Picture>>;
  /** Lie over the board by themselves when they are needed: trade, discards. They are loaded a little after the table. */
  dialogs?: readonly (() => Promise<{ default: Component<PlayProps<Scenery, Picture>> }>)[];
  /** What moves when an event is shown. Without it: nothing does. */
  motion?: () => Promise<{ default: Motion<Scenery, Picture> }>;
  /** What can be picked on the board, by what an option calls it: `hex`, `path`. Without it: nothing. */
  places?: ReadonlySet<string>;
  /** Verbs that only end a question: places glow beside them too. */
  stops?: ReadonlySet<string>;
  /** Verbs, or questions of the set-up, that give the move away apart from the main button: confirmed by who wants that. */
  gives?: ReadonlySet<string>;
  /** Whether an option has its own control, given all the others of this question; if not, it is put in a list. */
  controls?(option: OptionOut, all: readonly OptionOut[], ask: string): boolean;
  /** Without it: seats have no numbers, and no course of the game is drawn at its end. */
  standing?(scenery: Scenery, picture: Picture, seat: number): Standing;
  /** Without it: the sheet of a player shows the numbers of the seat. */
  sheet?(): Promise<{ sheetOf: (scenery: Scenery, picture: Picture, seat: number) => SeatSheet }>;
  /** Without it: a replay does not say what the others hold. */
  held?(): Promise<{ heldBy: (scenery: Scenery, picture: Picture, seat: number) => Held }>;
  /** Without it turns are not counted: a replay has one chapter. */
  turn?(picture: Picture): number;
  /** The name of a turn that belongs to no single player. Without it: a turn, and whose. */
  turnName?(turn: number): string;
  /** Whether the board is still empty: then it is not shown before the game. */
  bare?(picture: Picture): boolean;
  /** The seat whose turn it is, no matter who is asked; undefined before turns begin. Without it: who is asked. */
  active?(picture: Picture): number | undefined;
  /** The steps of a turn, beside the sentence that says what is expected. */
  steps?(picture: Picture): Step[];
  /** The thing on the board that a question is about which is not answered there, as a selector. */
  about?(picture: Picture, ask: string): string | undefined;
  /** In the log; without it: a scroll. */
  icon?(event: EventOut): IconName;
  /** The number of the turn that begins with this event, if one does: the log is grouped by it. */
  beginsTurn?(event: EventOut): number | undefined;
  /** Whether a seat begins to act with this event, in games whose turn is shared: the log is divided there. */
  comesToAct?(event: EventOut): boolean;
  /** Whether something begins with this event that is told in its own time: a battle, a new year. */
  opens?(event: EventOut): boolean;
  /** How the chronicle puts events together. Without it every event is a line. It is loaded with the chronicle. */
  telling?(): Promise<{ default: Telling }>;
  /** Whether the board is laid out anew with this event: what the same pick brought before is told over the old one. */
  renews?(event: EventOut): boolean;
  /** Whether an event takes something from one of these seats. */
  hurts?(event: EventOut, seats: readonly number[]): boolean;
  sound?(event: EventOut): Sound | undefined;
  /** Whether something moves over the board when this event is shown: a replay waits for it. */
  walks?(event: EventOut): boolean;
  /** For how many milliseconds an event is shown at normal speed. Without it: longer if something walks or is rolled. */
  lasts?(event: EventOut): number | undefined;
  /** What to choose, while a place for this option is sought. Without it: how many places there are. */
  aim?(verb: string): string;
  /** The head of the card that shows what a pick would bring. Without it: the option's own words. */
  describe?(option: OptionOut): { title: string; text?: string };
  /** How a pick is confirmed, and which card is carried out. Without it: "Do it", and none. Loaded when it is needed. */
  deeds?(): Promise<{ default: Deeds<Scenery, Picture> }>;
  /** What is left to do, before a turn is ended. */
  leftToDo?(options: readonly OptionOut[]): string[];
  /** The board in words; without it the text view has only the options. */
  tell?(): Promise<{ tell: Teller<Scenery, Picture> }>;
}
