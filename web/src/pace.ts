/**
 * Work that may come faster than the screen can show it. The first piece is done at once; pieces that come before the
 * next frame wait for it and are done together, in order, so that they are drawn once.
 */
export class Pace {
  private waiting: (() => void)[] = [];
  private held = false;

  do(work: () => void): void {
    if (this.held) {
      this.waiting.push(work);
      return;
    }
    work();
    this.hold();
  }

  /** How many pieces are still waiting. */
  get behind(): number {
    return this.waiting.length;
  }

  private hold(): void {
    this.held = true;
    let over = false;
    const release = (): void => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      this.release();
    };
    const frame = requestAnimationFrame(release);
    const timer = setTimeout(release, HIDDEN);
  }

  private release(): void {
    this.held = false;
    if (this.waiting.length === 0) return;
    const work = this.waiting;
    this.waiting = [];
    for (const each of work) each();
    this.hold();
  }
}

/** A page that nobody sees has no frames; the title of its tab should still say whose turn it is. */
const HIDDEN = 250; // milliseconds
