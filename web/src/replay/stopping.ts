/** Where playing stops by itself: at turns of one's own, changes of the lead, fights, strokes of luck. */

import type { GameReport } from '../games/reports';
import type { GameView, Json } from '../games/shared/view';
import type { FrameOut, SeatFacts } from '../protocol';
import type { Chapter } from './chapters';
import { HALTS, type Halt } from './halts';

export type { Halt };

/** What is known of a game that is replayed. */
export interface Known {
  chapters: readonly Chapter[];
  own: readonly number[];
  story: readonly FrameOut[];
  view: Pick<GameView, 'standing'> | undefined;
  report: GameReport | undefined;
  shown: { scenery: Json | undefined; seats: readonly SeatFacts[] } | undefined;
  insight: { leads: readonly number[]; strokes: readonly number[] } | undefined;
}

/** Those that this game can have, for this reader. */
export function kindsOf({ own, report, insight, view }: Known): Halt[] {
  const has: Record<Halt, boolean> = {
    mine: own.length > 0,
    lead: view?.standing !== undefined,
    fights: report?.fight !== undefined,
    luck: (insight?.strokes.length ?? 0) > 0,
  };
  return HALTS.filter((kind) => has[kind]);
}

export function haltsAt(known: Known, kinds: readonly Halt[]): number[] {
  const found = new Set(kinds.flatMap((kind) => FINDERS[kind](known)));
  return [...found].sort((a, b) => a - b);
}

const FINDERS: Record<Halt, (known: Known) => readonly number[]> = {
  mine: ({ chapters, own }) => chapters.filter(({ seat }) => own.includes(seat)).map(({ first }) => first),
  lead: (known) => known.insight?.leads ?? leadsOf(known),
  fights: ({ story, report }) =>
    story.filter(({ events }) => events.some((event) => report?.fight?.(event))).map(({ seq }) => seq),
  luck: ({ insight }) => insight?.strokes ?? [],
};

/** Where somebody else comes to have most points, alone. */
function leadsOf({ story, view, shown }: Known): number[] {
  const found: number[] = [];
  let leader = -1;
  for (const { seq, picture } of story) {
    const now = leaderOf(picture, view, shown);
    if (now < 0 || now === leader) continue;
    if (leader >= 0) found.push(seq);
    leader = now;
  }
  return found;
}

function leaderOf(picture: Json, view: Known['view'], shown: Known['shown']): number {
  if (!shown?.scenery) return -1;
  const { scenery } = shown;
  const points = shown.seats.map(({ seat }) => {
    const standing = view?.standing?.(scenery, picture, seat);
    return (standing?.points ?? 0) + (standing?.hidden ?? 0);
  });
  const most = Math.max(...points);
  const first = points.indexOf(most);
  return points.indexOf(most, first + 1) < 0 ? first : -1;
}
