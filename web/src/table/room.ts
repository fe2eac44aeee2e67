/** A question about places on the board covers none of them: the board gives it room. */

const GAP = 6;
const LOG = 140; // pixels of the log below the box; with less it stays under it

/** What can be picked on the board, and what the question is about. */
function placesOn(stage: HTMLElement): Element[] {
  const { about } = stage.dataset;
  return [...stage.querySelectorAll(['.board [data-option]', ...(about ? [`.board ${about}`] : [])].join())];
}

export const asksOnBoard = (stage: HTMLElement): boolean => placesOn(stage).length > 0;

interface Taker {
  box: HTMLElement;
  beside: boolean;
}

/** Who takes room from a stage: a question and the coach's card may do so at once. */
const takers = new WeakMap<HTMLElement, Set<Taker>>();

/**
 * While the box is shown, the board ends where it begins: left of it, if it stands `beside`, or else above it. Beside the
 * board it stands over the log, which begins below it.
 */
export function takeRoom(stage: HTMLElement, box: HTMLElement, beside: boolean): () => void {
  const all = takers.get(stage) ?? new Set();
  takers.set(stage, all);
  const taker = { box, beside };
  all.add(taker);
  const sizes = new ResizeObserver(() => share(stage, all));
  sizes.observe(box);
  sizes.observe(stage);
  share(stage, all);
  bringIntoView(stage);
  return () => {
    sizes.disconnect();
    all.delete(taker);
    share(stage, all);
  };
}

/** The board ends where the first of them begins. */
function share(stage: HTMLElement, all: ReadonlySet<Taker>): void {
  const frame = stage.getBoundingClientRect();
  let [right, below, covered] = [0, 0, 0];
  for (const { box, beside } of all) {
    const own = box.getBoundingClientRect();
    if (!beside) below = Math.max(below, frame.bottom - own.top + GAP);
    else {
      right = Math.max(right, frame.right - own.left + GAP);
      if (own.bottom < frame.bottom - LOG) covered = Math.max(covered, own.bottom - frame.top);
    }
  }
  set(stage, '--taken-right', right);
  set(stage, '--taken-below', below);
  set(stage.parentElement, '--log-covered', covered);
}

function set(element: HTMLElement | null, property: string, pixels: number): void {
  if (pixels > 0) element?.style.setProperty(property, `${pixels}px`);
  else element?.style.removeProperty(property);
}

/** On a board that is scrolled, not panned: the first of its places. */
function bringIntoView(stage: HTMLElement): void {
  const [board, [first]] = [stage.querySelector('.board'), placesOn(stage)];
  if (!board || !first || first.closest('.world')) return;
  const [frame, place] = [board.getBoundingClientRect(), first.getBoundingClientRect()];
  if (place.top < frame.top || place.bottom > frame.bottom) board.scrollTop += place.top - frame.top - frame.height / 3;
}
