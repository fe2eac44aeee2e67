/** A question about places on the board covers none of them: the board gives it room. */

const GAP = 6;
const LOG = 140; // pixels of the log below the box; with less it stays under it

/** What can be picked on the board, and what the question is about. */
function placesOn(stage: HTMLElement): Element[] {
  const { about } = stage.dataset;
  return [...stage.querySelectorAll(['.board [data-option]', ...(about ? [`.board ${about}`] : [])].join())];
}

export const asksOnBoard = (stage: HTMLElement): boolean => placesOn(stage).length > 0;

/**
 * While the box is shown, the board ends where it begins: left of it, if it stands `beside`, or else above it. Beside the
 * board it stands over the log, which begins below it.
 */
export function takeRoom(stage: HTMLElement, box: HTMLElement, beside: boolean): () => void {
  const table = stage.parentElement;
  const measure = (): void => {
    const [frame, own] = [stage.getBoundingClientRect(), box.getBoundingClientRect()];
    const taken = beside ? frame.right - own.left : frame.bottom - own.top;
    stage.style.setProperty(beside ? '--taken-right' : '--taken-below', `${Math.max(0, taken + GAP)}px`);
    const covered = beside && own.bottom < frame.bottom - LOG ? own.bottom - frame.top : 0;
    table?.style.setProperty('--log-covered', `${covered}px`);
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(box);
  sizes.observe(stage);
  measure();
  bringIntoView(stage);
  return () => {
    sizes.disconnect();
    stage.style.removeProperty('--taken-right');
    stage.style.removeProperty('--taken-below');
    table?.style.removeProperty('--log-covered');
  };
}

/** On a board that is scrolled, not panned: the first of its places. */
function bringIntoView(stage: HTMLElement): void {
  const [board, [first]] = [stage.querySelector('.board'), placesOn(stage)];
  if (!board || !first || first.closest('.world')) return;
  const [frame, place] = [board.getBoundingClientRect(), first.getBoundingClientRect()];
  if (place.top < frame.top || place.bottom > frame.bottom) board.scrollTop += place.top - frame.top - frame.height / 3;
}
