/** The built-in reference: which rule is open in the drawer, and the ones before it. */

class Rulebook {
  /** Undefined: the drawer is closed. Empty: it is open at its cover. */
  id = $state<string | undefined>();
  /** Whose rules its cover shows first. */
  game = $state('');
  private past = $state.raw<string[]>([]);

  open(id: string): void {
    if (this.id !== undefined && this.id !== id) this.past = [...this.past, this.id];
    this.id = id;
  }

  openAt(game: string): void {
    this.game = game;
    this.open('');
  }

  get canGoBack(): boolean {
    return this.past.length > 0;
  }

  back(): void {
    this.id = this.past.at(-1) ?? '';
    this.past = this.past.slice(0, -1);
  }

  close(): void {
    this.id = undefined;
    this.past = [];
  }
}

export const rulebook = new Rulebook();
