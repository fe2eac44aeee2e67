/** Where things stand along a curve of chances. */

import type { GameView } from '../games/shared/view';
import { t } from '../i18n/words.svelte';
import type { Scale } from '../charts/scale';
import type { ReportOut } from '../protocol';
import type { Mark } from './figures';

/** What the game calls its turns. */
export type Naming = Pick<GameView, 'turnName'> | undefined;

export interface Tick {
  /** Where the turn begins. */
  pick: number;
  middle: number;
  label: string;
}

const NAMED = 92; // pixels that the name of a round takes
const COUNTED = 44; // and the number of a turn

/** Turns that are named (rounds) have their names below them, others every fourth or so its number. */
export function ticksOf({ turns, picks }: Pick<ReportOut, 'turns' | 'picks'>, naming: Naming, width: number): Tick[] {
  const named = naming?.turnName !== undefined;
  const every = Math.max(1, Math.ceil((turns.length * (named ? NAMED : COUNTED)) / Math.max(width, 1)));
  return turns.flatMap(({ turn, pick }, index) => {
    if (turn <= 0 || (turn - 1) % every !== 0) return [];
    const end = turns[index + 1]?.pick ?? picks;
    return [{ pick, middle: (pick + end) / 2, label: naming?.turnName?.(turn) ?? t('web-analysis-turn', { turn }) }];
  });
}

export interface Placed extends Mark {
  x: number;
  y: number;
}

const [NEAR, STEP] = [20, 22];

/** Marks stand a little above their line; those that would cover one another are moved up or down. */
export function placed(marks: readonly Mark[], x: Scale, y: Scale, top: number): Placed[] {
  const found: Placed[] = [];
  for (const mark of marks.toSorted((a, b) => a.pick - b.pick)) {
    const [left, wanted] = [x(mark.pick), Math.max(top + 10, y(mark.at) - 18)];
    const near = found.filter((other) => Math.abs(other.x - left) < NEAR);
    const free = [0, 1, -1, 2, -2, 3, -3, 4]
      .map((steps) => wanted + steps * STEP)
      .find((place) => place >= top + 10 && near.every((other) => Math.abs(other.y - place) >= STEP - 1));
    found.push({ ...mark, x: left, y: free ?? wanted });
  }
  return found;
}
