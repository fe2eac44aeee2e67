/** Sentences that are shown for a while at the edge of the page and announced to screen readers. */

import { Refused } from './api';
import type { Phrase } from './protocol';

export interface Undo {
  key: string;
  act: () => void;
}

export interface Notice {
  id: number;
  why: Phrase;
  rule?: string;
  /** Takes back what it tells of; the key of its name. */
  undo?: Undo;
}

class Notices {
  list = $state.raw<Notice[]>([]);
  private count = 0;

  show(why: Phrase, rule?: string, undo?: Undo): void {
    this.count += 1;
    const id = this.count;
    this.list = [...this.list.slice(-2), { id, why, ...(rule ? { rule } : {}), ...(undo ? { undo } : {}) }];
    setTimeout(() => this.dismiss(id), 9000);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  /** Does something for the reader; what the server refuses is shown instead of thrown. */
  async attempt(action: () => Promise<void>): Promise<boolean> {
    try {
      await action();
      return true;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.show(problem.why);
      return false;
    }
  }
}

export const notices = new Notices();
