/** What is told in the Watch: a kind that does not exist does not compile. */

import type { EventOut } from '../../protocol';
import type { After } from '../shared/view';
import type { EventKind } from './shapes';

export type Kind = After<'watch-event-', EventKind>;

export function told(event: EventOut): Kind {
  return event.kind.replace('watch-event-', '') as Kind;
}

/** The roll of a turn: two dice, or three in the full game. */
export function isRoll(event: EventOut): boolean {
  const kind = told(event);
  return kind === 'rolled' || kind === 'rolled-three';
}
