/** A moment: the table after one pick, and what happened in it. The table is shown one moment at a time. */

import { applied } from './patch';
import type { DecisionOut, EventOut, PatchMsg, ScoreOut, StateMsg, UndoOut, UpdateMsg } from './protocol';

export interface Moment {
  seq: number;
  version: number;
  picture: StateMsg['picture'];
  /** All questions, those that nobody waits for too. */
  decisions: readonly DecisionOut[];
  undo: UndoOut | undefined;
  over: ScoreOut | null;
  events: readonly EventOut[];
  /** Whose pick it was, as far as the picture says, and in which turn; both are set by the play-head. */
  actor: number;
  turn: number;
  /** The picture before it, set by the play-head too. */
  before: StateMsg['picture'];
}

/** The moment that a message tells of; a patch leaves all that it does not name as it was. */
export function momentOf(message: StateMsg | UpdateMsg | PatchMsg, last: Moment | undefined): Moment {
  const { seq, version, events } = message;
  return {
    seq,
    version,
    events,
    picture: message.type === 'patch' ? applied(last?.picture ?? null, message.changes) : message.picture,
    decisions: message.decisions ?? last?.decisions ?? [],
    undo: message.undo ?? last?.undo,
    over: message.over === undefined ? (last?.over ?? null) : message.over,
    actor: -1,
    turn: 0,
    before: null,
  };
}

/** The question that a moment has for one of these seats. */
export function questionTo(
  seats: readonly number[],
  { decisions }: Pick<Moment, 'decisions'>,
): DecisionOut | undefined {
  return decisions.find(({ seat, offer, options }) => !offer && seats.includes(seat) && options.length > 0);
}

/** Decides when the moments that wait are shown; without one they are shown as they come. */
export interface Holder {
  /** Another moment waits, which follows this one. */
  come(moment: Moment, before: Moment | undefined): void;
  /** Everything is shown at once, up to the moment with this number, or all of it. */
  leap(seq?: number): void;
  /** The whole state has come: whatever was shown is past. */
  begin(): void;
}
