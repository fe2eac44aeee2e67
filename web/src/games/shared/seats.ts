/** What the seats and the turn of every game show in the same way. */

import type { IconName } from '../../lib/icons';
import type { SeatNumber, Step } from './view';

/** A public number of a player that brings no points. */
export function seatNumber(name: string, icon: IconName, label: string, value: number, rule: string): SeatNumber {
  return { name, icon, label, value, scores: false, rule };
}

/** The steps of a turn, with the current one; empty while the game is at none of them. */
export function stepsTo<Name extends string>(
  names: readonly Name[],
  now: string,
  label: (name: Name) => string,
  rule: string,
): Step[] {
  const at = names.findIndex((name) => name === now);
  if (at < 0) return [];
  return names.map((name, number) => ({
    label: label(name),
    name,
    rule,
    state: number < at ? 'done' : number === at ? 'now' : 'later',
  }));
}
