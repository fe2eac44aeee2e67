/** The moments of a game that mattered, for a list and for the tips of a curve: pure functions of a report. */

import { luckFor, points, signed, type Mark } from '../analysis/figures';
import type { Phrase, ReportOut, WhyOut } from '../protocol';

export interface Moment {
  mark: Mark;
  /** Where a click leads: before a decision, after everything else. */
  to: number;
  /** Whom it is about. */
  seat: number;
  /** The picks that it took: one, or those of a turn. */
  from: number;
  until: number;
  /** What was picked there; nothing for a turn. */
  picked: Phrase | undefined;
  /** The chances before and after, or by how much they changed. */
  change: string;
  /** What would have been better, and why in one line. */
  better: Phrase | undefined;
  why: WhyOut | undefined;
  /** It was for whom it is about. */
  good: boolean;
}

export function momentsOf(report: ReportOut, marks: readonly Mark[], own: readonly number[]): Moment[] {
  return marks
    .map((mark) => {
      if (mark.kind === 'turning') return turning(report, mark);
      return mark.kind === 'mistake' ? mistake(report, mark) : stroke(report, mark, own);
    })
    .toSorted((a, b) => a.mark.pick - b.mark.pick);
}

function turning({ chances, turns }: ReportOut, mark: Mark): Moment {
  const from = turns.findLast(({ pick }) => pick < mark.pick)?.pick ?? 0;
  const [before, after] = [chances[from] ?? [], chances[mark.pick] ?? []];
  const moved = after.map((chance, seat) => Math.abs(chance - (before[seat] ?? 0)));
  const seat = moved.indexOf(Math.max(...moved));
  const [was, is] = [before[seat] ?? 0, after[seat] ?? 0];
  const change = `${points(was)} → ${points(is)}`;
  const nothing = { picked: undefined, better: undefined, why: undefined };
  return { mark, to: mark.pick, seat, from: from + 1, until: mark.pick, change, good: is >= was, ...nothing };
}

function mistake({ losses }: ReportOut, mark: Mark): Moment {
  const found = losses.find(({ pick }) => pick === mark.pick);
  const change = found ? `${signed(-found.loss)} ± ${points(found.margin)}` : '';
  const why = found?.why[0];
  const said = { picked: found?.picked, better: found?.better, why };
  return { mark, to: mark.pick - 1, ...here(mark), seat: found?.seat ?? -1, change, good: false, ...said };
}

function stroke({ strokes }: ReportOut, mark: Mark, own: readonly number[]): Moment {
  const found = strokes.find(({ pick }) => pick === mark.pick);
  const luck = found ? luckFor(found, own) : 0;
  const seat = own[0] ?? found?.seat ?? -1;
  const said = { picked: found?.picked, better: undefined, why: undefined };
  return { mark, to: mark.pick, ...here(mark), seat, change: signed(luck), good: luck >= 0, ...said };
}

function here({ pick }: Mark): { from: number; until: number } {
  return { from: pick, until: pick };
}
