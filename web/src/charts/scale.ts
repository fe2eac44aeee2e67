/** From numbers to places on the page, and round numbers to write at an axis. */

export type Scale = (value: number) => number;

/** Maps the numbers from `from` to `to` onto the places from `start` to `end`. */
export function linear([from, to]: [number, number], [start, end]: [number, number]): Scale {
  const span = to - from;
  return (value) => (span === 0 ? start : start + ((end - start) * (value - from)) / span);
}

/** Steps that people count in: 1, 2, 5, 10, 20, 50 … */
export function roundStep(span: number, most: number): number {
  const rough = Math.max(span, 1) / Math.max(most, 1);
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = [1, 2, 5, 10].find((times) => times * power >= rough) ?? 10;
  return step * power;
}

/** Whole numbers from 0, or from `first` below it, to `last`: at most about `most` of them, in round steps. */
export function ticks(last: number, most: number, first = 0): number[] {
  const step = roundStep(last - first, most);
  const found: number[] = [];
  for (let number = Math.ceil(first / step); number * step <= last; number += 1) found.push(number * step || 0);
  return found;
}

/** The same, and the last one itself, unless it would run into its neighbour. */
export function ticksTo(last: number, most: number): number[] {
  const step = roundStep(last, most);
  const inner = ticks(last, most).filter((tick) => last - tick >= step / 2);
  return last > 0 ? [...inner, last] : [0];
}
