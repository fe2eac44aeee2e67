/** Where tool-tips and notes go while a dialog is open: over none of its parts that are needed. */

import { overlap, placeBeside, type Box, type Place } from './placing';

interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

/**
 * Beside a thing, over none of these boxes, and not off the screen. The boxes in `beside` may be far larger than the thing: the place is
 * next to one of them then, at the height of the thing. Undefined if there is no such place.
 */
export function placeClear(
  thing: Box,
  { width, height }: Size,
  screen: Size,
  avoid: readonly Box[],
  beside: readonly Box[] = [],
): Place | undefined {
  const clampX = (x: number): number => Math.max(EDGE, Math.min(x, screen.width - width - EDGE));
  const clampY = (y: number): number => Math.max(EDGE, Math.min(y, screen.height - height - EDGE));
  const level = clampY((thing.top + thing.bottom) / 2 - 30);
  const columns = [(thing.left + thing.right - width) / 2, thing.left, thing.right - width].map(clampX);
  const around = (box: Box): Place[] => [
    { left: box.right + GAP, top: level },
    { left: box.left - GAP - width, top: level },
    ...columns.map((left) => ({ left, top: box.top - GAP - height })),
    ...columns.map((left) => ({ left, top: box.bottom + GAP })),
  ];
  const fits = ({ left, top }: Place): boolean =>
    left >= EDGE && top >= EDGE && left + width <= screen.width - EDGE && top + height <= screen.height - EDGE;
  const clear = ({ left, top }: Place): boolean =>
    [thing, ...avoid].every((box) => overlap(box, { left, top, right: left + width, bottom: top + height }) === 0);
  const first = placeBeside(thing, width, height, screen);
  return [first, ...[thing, ...beside].flatMap(around)].find((place) => fits(place) && clear(place));
}

/** The dialogs that are open now, and the one that this element is in. */
export function dialogsAround(element: Element): { inside: Element | undefined; others: Element[] } {
  const inside = element.closest('dialog, [role="dialog"]') ?? undefined;
  const open = [...document.querySelectorAll('dialog[open], [role="dialog"]')];
  return { inside, others: open.filter((each) => each !== inside && isShown(each)) };
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** A place over no dialog; for something in a dialog, beside that one, or at least over none of its buttons. */
export function placeOffDialogs(anchor: Element, size: Size, screen: Size): Place | undefined {
  const thing = anchor.getBoundingClientRect();
  const { inside, others } = dialogsAround(anchor);
  const boxOf = (each: Element): Box => each.getBoundingClientRect();
  if (!inside) return placeClear(thing, size, screen, others.map(boxOf));
  const dialog = boxOf(inside);
  const buttons = [...inside.querySelectorAll('button, a, input, select')].filter((each) => !anchor.contains(each));
  return (
    placeClear(thing, size, screen, [dialog], [dialog]) ??
    placeClear(thing, size, screen, buttons.filter((each) => !each.contains(anchor)).map(boxOf)) ??
    placeBeside(thing, size.width, size.height, screen)
  );
}
