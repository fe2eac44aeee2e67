/** Scrolls what is lit to where the coach's card leaves it visible. A board that is panned does so by itself. */

const MARGIN = 22; // pixels, for its glow
const FRAMES = 40; // the page may still give room to the card, or to a question

/** Call the result to let it be. It ends by itself, and when the reader does something. */
export function keepBeside(targets: readonly Element[], card: Element): () => void {
  let frame = 0;
  let left = FRAMES;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    removeEventListener('pointerdown', stop, true);
    removeEventListener('wheel', stop, true);
  };
  const look = (): void => {
    bringBeside(targets, card);
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(look);
    else stop();
  };
  addEventListener('pointerdown', stop, true);
  addEventListener('wheel', stop, true);
  frame = requestAnimationFrame(look);
  return stop;
}

/** All of them, or the first if they are too far apart. */
export function bringBeside(targets: readonly Element[], card: Element): void {
  const scroller = targets.map(scrollerOf).find((each) => each !== undefined);
  if (!scroller) return;
  const [frame, own] = [scroller.getBoundingClientRect(), card.getBoundingClientRect()];
  const boxes = targets.filter((each) => scroller.contains(each)).map((each) => each.getBoundingClientRect());
  let [top, bottom] = [frame.top + MARGIN, frame.bottom - MARGIN];
  const lies = own.left < frame.right && own.right > frame.left && own.top < frame.bottom && own.bottom > frame.top;
  if (lies && own.top - top > bottom - own.bottom) bottom = own.top - MARGIN;
  else if (lies) top = own.bottom + MARGIN;
  const down = wayInto(boxes, 'top', 'bottom', top, bottom);
  const right = wayInto(boxes, 'left', 'right', frame.left, frame.right);
  if (down !== 0) scroller.scrollTop += down;
  if (right !== 0) scroller.scrollLeft += right;
}

type Side = 'left' | 'top' | 'right' | 'bottom';

/** How far to scroll along one side. */
function wayInto(boxes: readonly DOMRect[], low: Side, high: Side, from: number, to: number): number {
  const ends = (count: number): [number, number] => {
    const some = boxes.slice(0, count);
    return [Math.min(...some.map((box) => box[low])), Math.max(...some.map((box) => box[high]))];
  };
  const [least, most] = ends(boxes.length);
  const [first, last] = most - least > to - from ? ends(1) : [least, most];
  if (first < from || last - first > to - from) return Math.round(first - from);
  return last > to ? Math.round(last - to) : 0;
}

/** What it can be scrolled in; nothing on a board that is panned. */
export function scrollerOf(target: Element): Element | undefined {
  for (let each = target.parentElement; each && !each.matches('.world'); each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each);
    const down = each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(overflowY);
    if (down || (each.scrollWidth > each.clientWidth + 1 && /auto|scroll/.test(overflowX))) return each;
  }
  return undefined;
}
