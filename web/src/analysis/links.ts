/** Where an analysis leads: to the replay at a move, and to playing on from there. */

import { pathOf } from '../router';

/** The table before this decision, as the player saw it. */
export function decisionPath(id: string, { pick, seat }: { pick: number; seat: number }): string {
  return `${pathOf({ page: 'replay', id })}?to=${pick - 1}&as=${seat}`;
}

/** The table after this pick, with everything open. */
export function momentPath(id: string, pick: number): string {
  return `${pathOf({ page: 'replay', id })}?to=${pick}&as=all`;
}

/** The same table in the replay, which asks how to play on. */
export function playOnPath(id: string, decision: { pick: number; seat: number }): string {
  return `${decisionPath(id, decision)}&play=on`;
}
