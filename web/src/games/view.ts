/** What a game brings to the table: its board, its tray, and a few answers. It knows what it draws, but no rules. */

import type { Component } from 'svelte';
import type { IconName } from '../lib/icons';
import type { EventOut, OptionOut } from '../protocol';
import type { Play } from '../table/play.svelte';

/** As the server sent it; each game knows the shape of its own. */
export type Json = Record<string, unknown>;

export interface BoardProps {
  scenery: Json;
  picture: Json;
  /** The players' names, by seat. */
  names: string[];
  /** What has just happened, or what is pointed at in the log: its pieces are ringed. */
  recent?: EventOut | undefined;
  /** Without it the board is only looked at, as in a replay. */
  play?: Play | undefined;
  /** A small picture of it: all there is, not to be moved. */
  still?: boolean | undefined;
}

export interface PlayProps {
  play: Play;
}

export interface Standing {
  points: number;
  /** Points that only the viewer sees, on top of the others. */
  hidden: number;
  numbers: SeatNumber[];
}

/** One public number of a player. */
export interface SeatNumber {
  name: string;
  icon: IconName;
  label: string;
  value: number;
  /** It brings points now. */
  scores: boolean;
  /** Shown also where there is room for little. */
  main: boolean;
  rule: string;
}

export interface Step {
  label: string;
  state: 'done' | 'now' | 'later';
}

/** A part of the board in words. */
export interface Told {
  title: string;
  lines: string[];
}

export interface GameView {
  Board: Component<BoardProps>;
  /** The own hand and all that is done with it. */
  Tray: Component<PlayProps>;
  /** What lies over the edges of the board: dice, supply. */
  Docks: Component<PlayProps>;
  /** Opens by itself when it is needed: trade, discards. */
  Dialogs: Component<PlayProps>;
  /** Verbs with a control of their own; all others are offered as a list. */
  controlled: ReadonlySet<string>;
  standing(scenery: Json, picture: Json, seat: number): Standing;
  turn(picture: Json): number;
  /** The seat whose turn it is, whoever is asked meanwhile; undefined where turns have not begun. */
  active(picture: Json): number | undefined;
  steps(picture: Json): Step[];
  icon(event: EventOut): IconName;
  /** The number of the turn that begins with this event, if one does: the log is grouped by it. */
  beginsTurn(event: EventOut): number | undefined;
  /** Whether an event takes something from one of these seats. */
  hurts(event: EventOut, seats: readonly number[]): boolean;
  sound(event: EventOut): 'dice' | 'piece' | 'card' | 'danger' | 'win' | undefined;
  /** What is to be chosen, while a place for this is looked for. */
  aim(verb: string): string;
  /** The head of the card that shows what a pick would bring. */
  describe(option: OptionOut): { title: string; text?: string };
  /** What is left to do, before a turn is ended. */
  leftToDo(options: readonly OptionOut[]): string[];
  tell(scenery: Json, picture: Json, names: readonly string[]): Told[];
}
