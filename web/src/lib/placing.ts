/** Where a tool-tip goes: beside its thing if there is room, never over it, never off the screen. */

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
