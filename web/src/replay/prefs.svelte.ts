/** What this browser remembers of how its reader likes to watch. */

import { HALTS, type Halt } from './halts';

const KEY = 'longhouse.replay';

class Prefs {
  /** At what playing stops by itself. */
  halts = $state.raw<readonly Halt[]>([]);
  /** The tray is folded away. */
  folded = $state(false);
  /** What the stops were before they were switched off. */
  private before: readonly Halt[] = [];

  constructor() {
    try {
      const { halts, folded } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
      this.halts = HALTS.filter((kind) => Array.isArray(halts) && halts.includes(kind));
      this.folded = folded === true;
    } catch {
      // a private window, or another program's text under our key
    }
  }

  flip(kind: Halt): void {
    this.halts = this.halts.includes(kind) ? this.halts.filter((one) => one !== kind) : [...this.halts, kind];
    this.keep();
  }

  /** All off, or again as they were. */
  flipAll(kinds: readonly Halt[]): void {
    const on = this.halts.some((kind) => kinds.includes(kind));
    const again = this.before.length > 0 ? this.before : kinds;
    if (on) this.before = this.halts;
    this.halts = on ? [] : again;
    this.keep();
  }

  fold(): void {
    this.folded = !this.folded;
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ halts: this.halts, folded: this.folded }));
    } catch {
      // then it is remembered until the page is closed
    }
  }
}

export const prefs = new Prefs();
