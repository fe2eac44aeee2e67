/** Where something goes that is shown over the board and speaks of a place on it. */

import { placeOff, type Box, type Place, type Side } from '../../../lib/placing/placing';
import { seen, type Spot } from './motion';

/** What must stay visible: what can be picked, cards and places, what lies over the edges, and what else speaks. */
const VISIBLE =
  '[data-option], [data-spot], [data-territory], [data-hex], [data-section], .dock, .chips, .over-board, [data-scene], [data-caption]';

export interface Beside extends Place {
  side: Side;
  /** How far along its edge the place is that it speaks of, in pixels. */
  nose: number;
}

/** In pixels of the stage; undefined if the place is not visible or there is no room beside it. */
export function besideSpot(element: HTMLElement, spot: Spot, sides: readonly Side[]): Beside | undefined {
  const stage = element.closest('.stage');
  const thing = spot.length > 0 ? seen(spot) : undefined;
  if (!stage || !thing) return undefined;
  const frame = stage.getBoundingClientRect();
  const box = cut(thing.getBoundingClientRect(), frame);
  if (!box) return undefined;
  const size = { width: element.offsetWidth, height: element.offsetHeight };
  const visible = [...stage.querySelectorAll(VISIBLE)].filter((one) => one !== element && !one.contains(thing));
  const at = placeOff(
    box,
    size,
    frame,
    visible.map((one) => one.getBoundingClientRect()),
    sides,
  );
  if (!at) return undefined;
  const along = at.side === 'above' || at.side === 'below';
  const middle = along ? (box.left + box.right) / 2 - at.left : (box.top + box.bottom) / 2 - at.top;
  return {
    side: at.side,
    left: at.left - frame.left,
    top: at.top - frame.top,
    nose: Math.max(16, Math.min(middle, (along ? size.width : size.height) - 16)),
  };
}

/** The part of a thing that is inside the stage. */
function cut(thing: Box, frame: Box): Box | undefined {
  const box = {
    left: Math.max(thing.left, frame.left),
    top: Math.max(thing.top, frame.top),
    right: Math.min(thing.right, frame.right),
    bottom: Math.min(thing.bottom, frame.bottom),
  };
  return box.right > box.left && box.bottom > box.top ? box : undefined;
}
