/** The plane that boards are drawn on, whatever its unit of length is. */

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a plane point goes on screen: x·k + dx. */
export interface View {
  k: number;
  x: number;
  y: number;
}

/** From west to east, then from north to south: the order in which Tab visits places. */
export function westToEast<T>(things: readonly T[], at: (thing: T) => Point): T[] {
  const near = 1e-6;
  return [...things].sort((a, b) => {
    const dx = at(a).x - at(b).x;
    return Math.abs(dx) > near ? dx : at(a).y - at(b).y;
  });
}

export function scaled(point: Point, by: number): Point {
  return { x: point.x * by, y: point.y * by };
}

/** Shows a box as large as possible inside the margins. */
export function fit(box: Box, screen: { width: number; height: number }, margin: Box, largest: number): View {
  const width = Math.max(1, screen.width - margin.left - margin.right);
  const height = Math.max(1, screen.height - margin.top - margin.bottom);
  const k = Math.min(width / (box.right - box.left), height / (box.bottom - box.top), largest);
  return {
    k,
    x: margin.left + width / 2 - ((box.left + box.right) / 2) * k,
    y: margin.top + height / 2 - ((box.top + box.bottom) / 2) * k,
  };
}

/** Whether a box, as it is shown, reaches into the lower right corner of the screen. */
export function meetsCorner(
  box: Box,
  { k, x, y }: View,
  screen: { width: number; height: number },
  corner: { width: number; height: number },
): boolean {
  return box.right * k + x > screen.width - corner.width && box.bottom * k + y > screen.height - corner.height;
}

/**
 * Shows the part of a box around a point, so near that a unit is `k` pixels, and as little as possible outside the box.
 */
export function closer(box: Box, at: Point, screen: { width: number; height: number }, margin: Box, k: number): View {
  const place = (middle: number, from: number, to: number, low: number, high: number): number => {
    if ((to - from) * k <= high - low) return (low + high - (from + to) * k) / 2;
    return Math.min(low - from * k, Math.max(high - to * k, (low + high) / 2 - middle * k));
  };
  return {
    k,
    x: place(at.x, box.left, box.right, margin.left, screen.width - margin.right),
    y: place(at.y, box.top, box.bottom, margin.top, screen.height - margin.bottom),
  };
}

/** The same numbers every time, so that scenery is always scattered in the same way. */
export function scatter(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
