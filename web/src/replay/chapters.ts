/** The frames of a game as turns, and what the end screen counts in them. */

import type { GameView, Json } from '../games/shared/view';
import type { GameReport } from '../games/reports';
import type { EventOut, FrameOut } from '../protocol';

/** What one player does in a turn: its first and last frame, and the event that represents it. */
export interface Chapter {
  turn: number;
  /** -1 while all take part, as before the first turn. */
  seat: number;
  first: number;
  last: number;
  mark: EventOut | undefined;
}

type Reader = Pick<GameView, 'turn' | 'active' | 'standing'>;

export function chapters(frames: readonly FrameOut[], view: Reader, report: GameReport | undefined): Chapter[] {
  const found: Chapter[] = [];
  for (const { seq, picture, events } of frames) {
    const turn = view.turn?.(picture) ?? 0;
    const seat = view.active?.(picture) ?? -1;
    let chapter = found.at(-1);
    if (chapter?.turn !== turn || chapter.seat !== seat) {
      chapter = { turn, seat, first: seq, last: seq, mark: undefined };
      found.push(chapter);
    }
    chapter.last = seq;
    if (report && seq > 0) chapter.mark = heaviest(report, chapter.mark, events);
  }
  return found;
}

function heaviest(report: GameReport, mark: EventOut | undefined, events: readonly EventOut[]): EventOut | undefined {
  let best = mark;
  for (const event of events) {
    if (weigh(report, event) > weigh(report, best)) best = event;
  }
  return best;
}

export function weigh(report: GameReport, event: EventOut | undefined): number {
  return (event && report.weight?.(event)) ?? 0;
}

export function chapterAt(all: readonly Chapter[], seq: number): number {
  const after = all.findIndex((chapter) => chapter.first > seq);
  return after < 0 ? all.length - 1 : Math.max(after - 1, 0);
}

/** The frames at which the viewer saw something happen: those worth a stop. */
export function stops(frames: readonly FrameOut[]): number[] {
  const last = frames.length - 1;
  return frames
    .filter((frame, index) => index === 0 || index === last || frame.events.length > 0)
    .map(({ seq }) => seq);
}

export interface Account {
  /** By seat: the points before the first turn, then after each turn. */
  points: number[][];
  rolls: number[];
  /** By seat: cards that the dice brought. */
  dealt: number[];
  /** By seat: cards taken from others, and by others. */
  took: number[];
  lost: number[];
  /** Events that are marked in the chart, with their turn. */
  turnings: { turn: number; event: EventOut }[];
}

export function account(
  frames: readonly FrameOut[],
  scenery: Json,
  seats: number,
  view: Reader,
  report: GameReport | undefined,
): Account {
  const none = (): number[] => Array<number>(seats).fill(0);
  const told: Account = {
    points: none().map(() => []),
    rolls: [],
    dealt: none(),
    took: none(),
    lost: none(),
    turnings: [],
  };
  for (const frame of frames) {
    const turn = view.turn?.(frame.picture) ?? 0;
    notePoints(told, frame, scenery, turn, view);
    if (report) noteEvents(told, frame.events, turn, report);
  }
  return told;
}

function notePoints(told: Account, frame: FrameOut, scenery: Json, turn: number, view: Reader): void {
  told.points.forEach((series, seat) => {
    const standing = view.standing?.(scenery, frame.picture, seat);
    if (!standing) return;
    const all = standing.points + standing.hidden;
    for (let at = series.length; at < turn; at += 1) series.push(series.at(-1) ?? all);
    series[turn] = all;
  });
}

function noteEvents(told: Account, events: readonly EventOut[], turn: number, report: GameReport): void {
  let rolled = false;
  for (const event of events) {
    const roll = report.roll?.(event);
    if (roll !== undefined) {
      rolled = true;
      told.rolls.push(roll);
    }
    if (rolled) add(told.dealt, event.seat, report.cards?.(event) ?? 0);
    const from = report.tookFrom?.(event);
    if (from !== undefined) {
      add(told.took, event.seat, 1);
      add(told.lost, from, 1);
    }
    if (report.turning?.(event)) told.turnings.push({ turn, event });
  }
}

function add(counts: number[], seat: number, count: number): void {
  if (seat >= 0 && seat < counts.length) counts[seat] = (counts[seat] ?? 0) + count;
}
