/** Moves: what a seat does to the game, and in which state of it. */

import type { DecisionOut } from './protocol';

/** The state in which it is made is added when it is sent. */
export type Move = { type: 'pick'; seat: number; option: string; careful?: true } | { type: 'undo'; seat: number };

/** A moment, as far as a move depends on it. */
interface Asking {
  seq: number;
  version: number;
  decisions: readonly DecisionOut[];
}

/**
 * The numbers that a move names: of the present, unless something was undone or the question has changed since the
 * moment that was shown. Then they are of that moment, and the server refuses what is meant for another state.
 */
export function numbersFor(
  { type, seat }: Move,
  shown: Asking,
  latest: Asking = shown,
): Pick<Asking, 'seq' | 'version'> {
  const asked = ({ decisions }: Asking): string => JSON.stringify(decisions.filter((each) => each.seat === seat));
  const undone = latest.version - shown.version !== latest.seq - shown.seq;
  const same = !undone && asked(shown) === asked(latest);
  const { seq, version } = type === 'undo' || same ? latest : shown;
  return { seq, version };
}

/** Whether a state is the one after a pick, or after an undo, that was given this number, or a later one. */
export function isAfter(type: Move['type'], now: number, seq: number): boolean {
  return type === 'undo' ? now <= seq : now >= seq;
}
