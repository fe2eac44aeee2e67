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
