/** Takes away what would lie over what the coach speaks of. It only presses what the reader could press. */

import type { LessonOut } from '../protocol';
import { ASIDE, CLOSE, isSeen } from './lights';

const PUT_ASIDE = '.stage [role="dialog"] [data-put-aside]';

export class Tidy {
  private report: { close: Element; step: number } | undefined;
  /** The step for which a question was put aside. */
  private aside: number | undefined;

  /** Called again and again while a step is shown. Says whether it has moved the focus away. */
  keep({ step, next, busy }: LessonOut): boolean {
    if (busy) return false;
    this.closeRead(step);
    return next ? this.putAside(step) : this.bringBack();
  }

  /** A report is read in the step in which it comes. */
  private closeRead(step: number): void {
    const close = document.querySelector<HTMLElement>(CLOSE) ?? undefined;
    const read = close !== undefined && close === this.report?.close && step !== this.report.step;
    if (read) close.click();
    if (close !== this.report?.close) this.report = close && { close, step };
  }

  /** While the coach only speaks, nothing has to be answered. The reader may look at the question all the same. */
  private putAside(step: number): boolean {
    const put = document.querySelector<HTMLElement>(PUT_ASIDE);
    if (this.aside === step || !put || !isSeen(put)) return false;
    this.aside = step;
    put.click();
    return true;
  }

  private bringBack(): boolean {
    if (this.aside === undefined) return false;
    this.aside = undefined;
    const back = document.querySelector<HTMLElement>(ASIDE);
    back?.click();
    return back !== null;
  }
}
