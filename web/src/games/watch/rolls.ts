/** The roll of a turn: two dice, or three in the full game. */

export function isRoll(kind: string): boolean {
  return kind === 'watch-event-rolled' || kind === 'watch-event-rolled-three';
}
