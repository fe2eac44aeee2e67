/** What the server has said about the picks of each state, and since when the reader can see it. */

import type { PreviewMsg } from '../protocol';
import { warned, type Line } from './tray/note';

const MOST = 500;
/** Milliseconds: what was shown for less than this cannot have been read. */
export const BLINK = 250;

interface Told {
  lines: Line[];
  since?: number;
}

export class Previews {
  private readonly told = new Map<string, Told>();

  has(key: string): boolean {
    return this.told.has(key);
  }

  lines(key: string): Line[] | undefined {
    return this.told.get(key)?.lines;
  }

  keep(key: string, { lines, rules, warns }: PreviewMsg): Line[] {
    const told = lines.map((phrase, at) => ({ phrase, rule: rules[at] ?? '', warns: warns[at] === true }));
    if (this.told.size > MOST) this.told.clear();
    this.told.set(key, { lines: told });
    return told;
  }

  /** From now on the reader can see it. */
  saw(key: string): void {
    const told = this.told.get(key);
    if (told) told.since ??= performance.now();
  }

  /** Whether there is a warning that was shown for a moment at most. */
  isUnread(key: string): boolean {
    const told = this.told.get(key);
    return warned(told?.lines) && (told?.since === undefined || performance.now() - told.since < BLINK);
  }
}
