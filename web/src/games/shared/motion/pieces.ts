/** Elements of the board that move themselves: pieces that come from somewhere, cards that turn over. */

import { lasting } from '../../../lib/lasting';
import { settings } from '../../../settings.svelte';

const COMES = 460; // milliseconds
const FADES = 200;

/** A piece glides to where it stands. With reduced motion it fades in. */
export function come(piece: Element | undefined, from: Element | undefined, wait: number): void {
  if (!piece) return;
  if (settings.reducedMotion) return void piece.animate([{ opacity: 0 }, { opacity: 1 }], FADES);
  if (!from) return;
  for (const own of piece.getAnimations()) own.cancel(); // how it would appear where it stands
  const [start, end] = [from.getBoundingClientRect(), piece.getBoundingClientRect()];
  const scale = scaleOf(piece, end);
  const right = (start.left + start.width / 2 - end.left - end.width / 2) / scale;
  const down = (start.top + start.height / 2 - end.top - end.height / 2) / scale;
  const motion = piece.animate(wayOf(piece, right, down), {
    duration: lasting(COMES),
    delay: wait,
    easing: 'cubic-bezier(.3,.1,.3,1)',
    fill: 'backwards',
  });
  liftFor(piece, motion);
}

/**
 * Only `transform`: with `translate` in a drawing, or anything else beside it, the processor draws every frame of the
 * whole board.
 */
function wayOf(piece: Element, right: number, down: number): Keyframe[] {
  const own = getComputedStyle(piece).transform.replace('none', '');
  return [[right, down] as const, [0, 0] as const].map(([x, y]) => ({ transform: `translate(${x}px, ${y}px) ${own}` }));
}

/** What it passes is not in front of it. */
function liftFor(piece: Element, motion: Animation): void {
  if (!(piece instanceof HTMLElement)) return;
  piece.style.zIndex = '5';
  const lower = (): string => (piece.style.zIndex = '');
  motion.onfinish = lower;
  motion.oncancel = lower;
}

/** A card is seen from its edge, then from its face. With reduced motion it fades in. */
export function turnOver(card: Element | undefined, wait: number): void {
  if (!card) return;
  if (settings.reducedMotion) return void card.animate([{ opacity: 0 }, { opacity: 1 }], FADES);
  card.animate(
    [{ transform: 'perspective(600px) rotateY(90deg)' }, { transform: 'perspective(600px) rotateY(0deg)' }],
    {
      duration: lasting(COMES),
      delay: wait,
      easing: 'cubic-bezier(.2,.8,.2,1)',
      fill: 'backwards',
    },
  );
}

/** How many pixels of the screen one of its own is: boards are zoomed. */
function scaleOf(piece: Element, { width }: DOMRect): number {
  if (piece instanceof SVGGraphicsElement) return piece.getScreenCTM()?.a || 1;
  return piece instanceof HTMLElement && piece.offsetWidth > 0 ? width / piece.offsetWidth : 1;
}
