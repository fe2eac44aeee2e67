/**
 * What lies open over the page: menus, sheets, dialogs, notes, choosers. Esc closes the one that was opened last, and
 * only that one. A native dialog is in this list as well, so that it does not close with something above it.
 */

interface Layer {
  close: Close;
}

/** Returns `false` for what nobody has opened, such as a preview under the mouse: Esc then goes on to what lies below. */
type Close = () => unknown;

class Layers {
  private open: Layer[] = [];

  constructor() {
    addEventListener('keydown', (event) => this.hear(event), { capture: true });
  }

  /** Call the result when it is closed, by Esc or in another way. */
  add(close: Close): () => void {
    const layer = { close };
    this.open.push(layer);
    return () => {
      this.open = this.open.filter((each) => each !== layer);
    };
  }

  private hear(event: KeyboardEvent): void {
    // a list that is unfolded, or a word that is being composed, closes by itself
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (event.target instanceof HTMLSelectElement) return;
    for (const layer of this.open.toReversed()) {
      event.preventDefault();
      if (layer.close() !== false) return;
    }
  }
}

export const layers = new Layers();

/** For a component: Esc closes something while it is open. */
export function escapes(isOpen: () => boolean, close: Close): void {
  const open = $derived(isOpen());
  $effect(() => (open ? layers.add(close) : undefined));
}
