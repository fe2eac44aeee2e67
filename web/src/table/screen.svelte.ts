/** The size of the screen: the layouts of the table change at the same widths as its styles. */

class Screen {
  phone = $state(false);
  /** Room for the log beside the board. */
  wide = $state(true);
  /** And for cards in full beside the hand. */
  ample = $state(true);

  constructor() {
    if (typeof matchMedia !== 'function') return;
    this.follow('(max-width: 699px)', (matches) => (this.phone = matches));
    this.follow('(min-width: 1200px)', (matches) => (this.wide = matches));
    this.follow('(min-width: 1400px) and (min-height: 800px)', (matches) => (this.ample = matches));
  }

  private follow(text: string, take: (matches: boolean) => void): void {
    const query = matchMedia(text);
    take(query.matches);
    query.addEventListener('change', () => take(query.matches));
  }
}

export const screen = new Screen();
