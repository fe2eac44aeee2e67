/** Who came where. */

import type { ScoreOut } from '../protocol';

type Result = Pick<ScoreOut, 'winners' | 'points'>;

/** The seats from the first place to the last: the winners, then by points; ties by seat. */
export function places({ winners, points }: Result): number[] {
  const rank = (seat: number): number => (winners.includes(seat) ? 0 : 1);
  return points.map((_, seat) => seat).sort((a, b) => rank(a) - rank(b) || (points[b] ?? 0) - (points[a] ?? 0));
}

/** Who came next after the winners, and by how many points; nobody if everybody or nobody has won. */
export function runnersUp({ winners, points }: Result): { seats: number[]; behind: number } | undefined {
  const others = points.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  if (winners.length === 0 || others.length === 0) return undefined;
  const best = Math.max(...others.map((seat) => points[seat] ?? 0));
  const won = Math.max(...winners.map((seat) => points[seat] ?? 0));
  if (best > won) return undefined; // the game was not won by points
  return { seats: others.filter((seat) => points[seat] === best), behind: won - best };
}

/** The places of a seat: from the first to the last that it shares with others as good. */
export function placesOf(result: Result, seat: number): { first: number; last: number } {
  const rank = (one: number): number => (result.winners.includes(one) ? 0 : 1);
  const better = (a: number, b: number): boolean =>
    rank(a) !== rank(b) ? rank(a) < rank(b) : rank(a) > 0 && (result.points[a] ?? 0) > (result.points[b] ?? 0);
  const seats = [...result.points.keys()];
  const first = 1 + seats.filter((other) => better(other, seat)).length;
  return { first, last: seats.length - seats.filter((other) => better(seat, other)).length };
}
