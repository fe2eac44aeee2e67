/** What an analysis says of the game that is replayed: the curve below it, and the moments that mattered. */

import { Course } from '../analysis/course.svelte';
import { curves, marksOf, points, strokesFor, turningPoints, type Mark } from '../analysis/figures';
import type { ReportOut } from '../protocol';
import { momentsOf, type Moment } from './moments';

const OF_A_KIND = 3; // marks on the curve: turning points, mistakes, strokes of luck
const STROKES = 4;

interface Watched {
  readonly id: string;
  readonly own: readonly number[];
}

export class Insight {
  readonly course: Course;

  constructor(private readonly watched: Watched) {
    this.course = new Course(watched.id);
  }

  get report(): ReportOut | undefined {
    return this.course.report;
  }

  /** By seat, the chances after every pick, from 0 to 1. */
  lines: number[][] = $derived.by(() => (this.report ? curves(this.report, 'was') : []));
  marks: Mark[] = $derived.by(() => {
    const { report, lines, watched } = this;
    if (!report) return [];
    const turning = turningPoints(report, OF_A_KIND).filter(({ pick }) => pick <= report.judged);
    const others = marksOf(report, watched.own, lines);
    const mistakes = others.filter(({ kind }) => kind === 'mistake');
    const strokes = others.filter(({ kind }) => kind !== 'mistake');
    return [...turning, ...mistakes.slice(0, OF_A_KIND), ...strokes.slice(0, OF_A_KIND)];
  });
  /** In the order of the game. */
  moments: Moment[] = $derived.by(() => (this.report ? momentsOf(this.report, this.marks, this.watched.own) : []));
  /** Where another player comes to have the best chances at the end of a turn. */
  leads: number[] = $derived.by(() => (this.report ? leadsOf(this.report) : []));
  strokes: number[] = $derived.by(() =>
    this.report ? strokesFor(this.report, this.watched.own, STROKES).map(({ pick }) => pick) : [],
  );

  /** Of a hundred games; nothing for a pick that was not thought about yet. */
  chance(seat: number, pick: number): number | undefined {
    const { report } = this;
    if (!report || pick > report.judged) return undefined;
    const chance = this.lines[seat]?.[pick];
    return chance === undefined ? undefined : points(chance);
  }
}

function leadsOf({ chances, turns, picks }: ReportOut): number[] {
  const leader = (pick: number): number => {
    const row = chances[pick] ?? [];
    return row.indexOf(Math.max(...row));
  };
  const ends = turns.map((_, index) => turns[index + 1]?.pick ?? picks);
  return ends.filter((end, index) => index > 0 && leader(end) !== leader(ends[index - 1] ?? 0));
}
