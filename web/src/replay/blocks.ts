/** Where things are on the scrubber and on the curve above it: every pick takes as much room. */

/** From the deal (0) to the last pick (1). */
export function placeOf(picks: number, seq: number): number {
  return picks > 0 ? Math.min(Math.max(seq / picks, 0), 1) : 0;
}

/** The frame at a place between 0 and 1. */
export function seqAt(picks: number, place: number): number {
  return Math.round(Math.min(Math.max(place, 0), 1) * picks);
}
