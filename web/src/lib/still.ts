/**
 * Stands in for d3-transition and d3-interpolate, which d3-zoom would import along with colours, clocks and easings (13
 * kB): our boards animate themselves at the reader's speed, so there is never a transition. See `alias` in
 * vite.config.ts.
 */

import { selection, type Selection } from 'd3-selection';

type Anything = Selection<Element, unknown, Element, unknown>;

(selection.prototype as Anything & { interrupt: () => Anything }).interrupt = function (this: Anything): Anything {
  return this;
};

export function interrupt(): void {
  // nothing moves
}

export function interpolateZoom<T>(_: T, to: T): () => T {
  return () => to;
}
