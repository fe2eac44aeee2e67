/** What lies over the board now, for what must not lie under it. */

export interface Lying {
  /** In a corner, so that the upper edge of the board stays free. */
  low: boolean;
  /** Beside the board, over the log. */
  beside: boolean;
  /** It asks about places on the board. */
  about: boolean;
}

class Overlays {
  private all = $state.raw<readonly Lying[]>([]);
  top = $derived(this.all.at(-1));

  add(one: Lying): () => void {
    this.all = [...this.all, one];
    return () => (this.all = this.all.filter((other) => other !== one));
  }
}

export const overlays = new Overlays();
