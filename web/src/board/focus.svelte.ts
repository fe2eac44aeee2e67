/** Where the keyboard focus goes when the place that had it is gone. */

const TARGET = '.target';
const MAIN = '[aria-keyshortcuts="E"]';

class Focus {
  /** The focus was on the board, and nobody has moved it since. */
  private astray = false;

  /** Call it before the places change. Only visible focus counts: a mouse click moves nothing. */
  remember(board: Element | undefined): void {
    const at = document.activeElement;
    if (board && at?.matches(TARGET) && board.contains(at) && at.matches(':focus-visible')) this.astray = true;
  }

  /** Call it after they have changed: to the first place, or else the main button, and from there to the first new place. */
  restore(board: Element | undefined): void {
    if (!this.astray || !board) return;
    const [place, main] = [board.querySelector<SVGElement>(TARGET), document.querySelector<HTMLElement>(MAIN)];
    const at = document.activeElement;
    const moved = at !== null && at !== document.body && at !== main;
    if (!moved) (place ?? main)?.focus({ preventScroll: true });
    const waits = !moved && !place && (!main || main.ariaDisabled === 'true');
    this.astray = waits;
  }
}

/** Call it while a board's component is set up: it keeps the focus when the places that can be picked change. */
export function keepFocus(board: () => Element | undefined, places: () => unknown): void {
  const focus = new Focus();
  $effect.pre(() => {
    void places();
    focus.remember(board());
  });
  $effect(() => {
    void places();
    focus.restore(board());
  });
}
