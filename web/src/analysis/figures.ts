/** What is drawn and listed of an analysis: pure functions of its report. */

import type { LossOut, ReportOut, StrokeOut } from '../protocol';

/** As it was; what luck did taken off; what mistakes did taken off. */
export const MODES = ['was', 'luckless', 'faultless'] as const;
export type Mode = (typeof MODES)[number];

export const FIVE = 5;
const STROKES = 4; // marks of luck on a curve

/** By seat: the chances after the deal and after every pick, from 0 to 1. */
export function curves({ chances, swings, losses }: ReportOut, mode: Mode): number[][] {
  const off = chances.map((row) => row.map(() => 0));
  if (mode === 'luckless') {
    for (const { pick, luck } of swings) luck.forEach((by, seat) => add(off[pick], seat, -by));
  } else if (mode === 'faultless') {
    for (const { pick, seat, loss } of losses) add(off[pick], seat, loss);
  }
  const sums = (chances[0] ?? []).map(() => 0);
  const lines: number[][] = sums.map(() => []);
  chances.forEach((row, pick) =>
    row.forEach((chance, seat) => {
      const sum = (sums[seat] ?? 0) + (off[pick]?.[seat] ?? 0);
      sums[seat] = sum;
      lines[seat]?.push(Math.min(1, Math.max(0, chance + sum)));
    }),
  );
  return lines;
}

function add(row: number[] | undefined, seat: number, by: number): void {
  if (row) row[seat] = (row[seat] ?? 0) + by;
}

/** The mistakes of the reader, or of everybody where the reader has no seat; the dearest first. */
export function dearest({ losses }: ReportOut, me: readonly number[]): LossOut[] {
  const mine = me.length > 0 ? losses.filter(({ seat }) => me.includes(seat)) : losses;
  return mine.toSorted((a, b) => b.loss - a.loss).slice(0, FIVE);
}

/** What luck did to the reader; without a seat of one's own, to whoever picked. */
export function luckFor({ luck, seat }: Pick<StrokeOut, 'luck' | 'seat'>, me: readonly number[]): number {
  const seats = me.length > 0 ? me : [seat];
  return seats.reduce((sum, one) => sum + (luck[one] ?? 0), 0);
}

export function strokesFor({ strokes }: ReportOut, me: readonly number[], most: number): StrokeOut[] {
  return strokes
    .filter((stroke) => points(luckFor(stroke, me)) !== 0)
    .toSorted((a, b) => Math.abs(luckFor(b, me)) - Math.abs(luckFor(a, me)))
    .slice(0, most);
}

export interface Mark {
  kind: 'mistake' | 'lucky' | 'unlucky' | 'turning';
  pick: number;
  /** Written on it; 0 for none. */
  number: number;
  /** Where the line is that it belongs to, from 0 to 1. */
  at: number;
}

/** At most nine: the five decisions with their numbers, and the greatest strokes of luck. */
export function marksOf(report: ReportOut, me: readonly number[], lines: number[][]): Mark[] {
  const mistakes = dearest(report, me).map(({ pick, seat }, index) => ({
    kind: 'mistake' as const,
    pick,
    number: index + 1,
    at: lines[seat]?.[pick - 1] ?? 0,
  }));
  const strokes = strokesFor(report, me, STROKES).map((stroke) => ({
    kind: luckFor(stroke, me) > 0 ? ('lucky' as const) : ('unlucky' as const),
    pick: stroke.pick,
    number: 0,
    at: lines[me[0] ?? stroke.seat]?.[stroke.pick] ?? 0,
  }));
  return [...mistakes, ...strokes];
}

/** Where the leader changes, or somebody's chances move by ten or more in one turn: the greatest first. */
export function turningPoints({ chances, turns, picks }: ReportOut, most: number): Mark[] {
  const found = turns.map(({ pick }, index) => {
    const end = turns[index + 1]?.pick ?? picks;
    const [before, after] = [chances[pick] ?? [], chances[end] ?? []];
    const moved = Math.max(...after.map((chance, seat) => Math.abs(chance - (before[seat] ?? 0))), 0);
    const leads = leader(after) !== leader(before) && index > 0;
    return { pick: end, moved, counts: leads || moved >= 0.1, at: Math.max(...after, 0) };
  });
  return found
    .filter(({ counts }) => counts)
    .toSorted((a, b) => b.moved - a.moved)
    .slice(0, most)
    .toSorted((a, b) => a.pick - b.pick)
    .map(({ pick, at }, index) => ({ kind: 'turning', pick, number: index + 1, at }));
}

function leader(row: readonly number[]): number {
  return row.indexOf(Math.max(...row));
}

/** Of a hundred games. */
export function points(value: number): number {
  return Math.round(100 * value);
}

/** With its sign; a minus is as wide as a plus. */
export function signed(value: number): string {
  const shown = points(value);
  return shown > 0 ? `+${shown}` : shown < 0 ? `−${-shown}` : '0';
}

/** The turn in which this pick was made. */
export function turnAt({ turns }: ReportOut, pick: number): number {
  return turns.findLast((turn) => turn.pick < Math.max(pick, 1))?.turn ?? 0;
}

/** How the game went, for the table beside the curve: the chances at the end of each turn. */
export function byTurn(report: ReportOut, lines: number[][]): { turn: number; chances: number[] }[] {
  return report.turns.map(({ turn }, index) => {
    const end = report.turns[index + 1]?.pick ?? report.picks;
    return { turn, chances: lines.map((line) => points(line[end] ?? 0)) };
  });
}
