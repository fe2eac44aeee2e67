/** The dice of the current roll: which may be pressed, and which are gone. */

import type { Fight, Target } from '../shapes';
import { DICE } from '../picture';

/** What pressing a die picks, while dice are marked or given up. */
export function pressOf(fight: Fight, at: number, has: (text: string) => boolean): string | undefined {
  const die = fight.dice[at];
  if (!die) return undefined;
  if (fight.step === 'marking') return `${die.marked ? 'unmark' : 'mark'}/${at + 1}`;
  const lose = `lose/${DICE[die.die]}`;
  return DICE.some((id) => has(`lose/${id}`)) ? lose : undefined;
}

/**
 * Dice that have been given up lie there until the next roll. Only how many of each kind are left is known, for faces do
 * not matter; the ones that were pressed here go first.
 */
export function lostDice(fight: Fight, target: Target | undefined, pressed: readonly number[]): Set<number> {
  const lost = new Set<number>();
  if (fight.step !== 'losing' || !target) return lost;
  for (const kind of DICE.keys()) {
    const all = fight.dice.flatMap(({ die }, at) => (die === kind ? [at] : []));
    const order = [...pressed.filter((at) => all.includes(at)), ...all.toReversed()];
    const missing = all.length - (target.dice[kind] ?? 0);
    for (const at of order) if (sizeOf(lost, all) < missing) lost.add(at);
  }
  return lost;
}

const sizeOf = (lost: ReadonlySet<number>, among: readonly number[]): number =>
  among.filter((at) => lost.has(at)).length;
