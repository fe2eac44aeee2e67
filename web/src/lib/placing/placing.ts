/** Where something goes that speaks of a thing: beside it if there is room, never over it, never off the screen. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Place {
  left: number;
  top: number;
}

const GAP = 10;
const EDGE = 8;

export function placeBeside(
  thing: Box,
  width: number,
  height: number,
  screen: { width: number; height: number },
): Place {
  const clampX = (x: number): number => Math.max(EDGE, Math.min(x, screen.width - width - EDGE));
  const clampY = (y: number): number => Math.max(EDGE, Math.min(y, screen.height - height - EDGE));
  const middleX = (thing.left + thing.right - width) / 2;
  const middleY = (thing.top + thing.bottom) / 2 - 30;
  const wide = thing.right - thing.left > width; // a row: there is never room beside it
  if (!wide && thing.right + GAP + width + EDGE <= screen.width)
    return { left: thing.right + GAP, top: clampY(middleY) };
  if (!wide && thing.left - GAP - width >= EDGE) return { left: thing.left - GAP - width, top: clampY(middleY) };
  if (thing.top - GAP - height >= EDGE) return { left: clampX(middleX), top: thing.top - GAP - height };
  return { left: clampX(middleX), top: clampY(thing.bottom + GAP) };
}

export type Side = 'above' | 'right' | 'below' | 'left';

/**
 * Beside a thing and inside a frame, on the side where it covers least of what must stay visible; of equal sides the
 * first. Undefined if there is no room on any.
 */
export function placeOff(
  thing: Box,
  { width, height }: { width: number; height: number },
  frame: Box,
  visible: readonly Box[],
  sides: readonly Side[],
): (Place & { side: Side }) | undefined {
  let best: (Place & { side: Side }) | undefined;
  let least = Infinity;
  for (const side of sides) {
    const at = besideOn(side, thing, width, height, frame);
    const box = { left: at.left, top: at.top, right: at.left + width, bottom: at.top + height };
    if (!inside(box, frame) || overlap(box, thing) > 0) continue;
    const covers = visible.reduce((sum, other) => sum + overlap(box, other), 0);
    if (covers < least) [best, least] = [{ ...at, side }, covers];
  }
  return best;
}

function besideOn(side: Side, thing: Box, width: number, height: number, frame: Box): Place {
  const within = (low: number, at: number, high: number): number => Math.max(low + EDGE, Math.min(at, high - EDGE));
  const left = within(frame.left, (thing.left + thing.right - width) / 2, frame.right - width);
  const top = within(frame.top, (thing.top + thing.bottom - height) / 2, frame.bottom - height);
  if (side === 'above') return { left, top: thing.top - GAP - height };
  if (side === 'below') return { left, top: thing.bottom + GAP };
  return { left: side === 'right' ? thing.right + GAP : thing.left - GAP - width, top };
}

function inside(box: Box, frame: Box): boolean {
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
}

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
