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
  const [start, end] = [from.getBoundingClientRect(), piece.getBoundingClientRect()];
  const scale = scaleOf(piece, end);
  const right = (start.left + start.width / 2 - end.left - end.width / 2) / scale;
  const down = (start.top + start.height / 2 - end.top - end.height / 2) / scale;
  const over = { zIndex: 5 }; // what it passes is not in front of it
  piece.animate(
    [
      { ...over, translate: `${right}px ${down}px` },
      { ...over, translate: '0px 0px' },
    ],
    {
      duration: lasting(COMES),
      delay: wait,
      easing: 'cubic-bezier(.3,.1,.3,1)',
      fill: 'backwards',
    },
  );
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
