/** Lines of a chart. */

import type { Scale } from './scale';

/** A value and when it was reached. */
export interface Change {
  at: number;
  value: number;
}

/** The first, the last and all changed values of a series that has a value at every place. */
export function changes(series: readonly number[]): Change[] {
  const found: Change[] = [];
  series.forEach((value, at) => {
    if (at === 0 || value !== series[at - 1]) found.push({ at, value });
  });
  const last = found.at(-1);
  if (last && last.at !== series.length - 1) found.push({ at: series.length - 1, value: last.value });
  return found;
}

/** A staircase: a value stays until it changes. `lift` moves it up or down, so that equal lines do not hide each other. */
export function staircase(steps: readonly Change[], x: Scale, y: Scale, lift = 0): string {
  return steps
    .map(({ at, value }, index) => {
      const [left, top] = [round(x(at)), round(y(value) + lift)];
      return index === 0 ? `M${left} ${top}` : `H${left}V${top}`;
    })
    .join('');
}

/** Pushes overlapping labels apart, in the order of their places; none leaves low … high. */
export function apart(places: readonly number[], gap: number, low: number, high: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  let edge = low;
  for (const label of order) {
    label.place = Math.max(label.place, edge);
    edge = label.place + gap;
  }
  edge = high;
  for (const label of order.toReversed()) {
    label.place = Math.min(label.place, edge);
    edge = label.place - gap;
  }
  const moved = [...places];
  for (const { place, index } of order) moved[index] = place;
  return moved;
}

export interface Weighted {
  x: number;
  weight: number;
}

/** As many as fit beside each other, the heaviest first. */
export function spread<Mark extends Weighted>(marks: readonly Mark[], gap: number): Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks.toSorted((a, b) => b.weight - a.weight || b.x - a.x)) {
    if (kept.every((other) => Math.abs(other.x - mark.x) >= gap)) kept.push(mark);
  }
  return kept;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
