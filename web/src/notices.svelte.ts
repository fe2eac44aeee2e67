/** Sentences that are shown for a while at the edge of the page and announced to screen readers. */

import { Refused } from './api';
import type { Phrase } from './protocol';

export interface Notice {
  id: number;
  why: Phrase;
  rule?: string;
}

class Notices {
  list = $state.raw<Notice[]>([]);
  private count = 0;

  show(why: Phrase, rule?: string): void {
    this.count += 1;
    const id = this.count;
    this.list = [...this.list.slice(-2), { id, why, ...(rule ? { rule } : {}) }];
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
