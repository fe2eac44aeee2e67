/**
 * What this browser knows about the dice of its tables without having to believe the server: its word, and what it was
 * shown before it revealed the word. At the end the server must say the same.
 */

import type { TableFacts } from '../protocol';

export interface Kept {
  word: string;
  promise: string;
  /** The hash of the server's secret. */
  commitment: string | null;
  /** When we first sent our word, which the server had asked for; in milliseconds, as Date.now() has it. */
  sent?: number;
  /** By seat, as they were when the server had taken our word: nobody could change theirs any more. */
  promises?: string[];
}

/**
 * `late`: we were not there to send our word. `dropped`: we sent it, whatever the server has answered, and it was not
 * used. `gone`: another promise has taken the place of ours, from another browser of the same person, or from the server.
 */
export type OwnWord = 'promised' | 'in' | 'late' | 'dropped' | 'gone' | 'other';

const KEY = 'longhouse-words';
const AT_MOST = 50;
/** For browsers that keep nothing. */
const here = new Map<string, Kept>();

export function find(id: string): Kept | undefined {
  return here.get(id) ?? stored()[id];
}

export function keep(id: string, kept: Kept): void {
  here.set(id, kept);
  const others = Object.entries(stored()).filter(([other]) => other !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - AT_MOST), [id, kept]])));
  } catch {
    return;
  }
}

function stored(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

/** What has become of our word; undefined if this browser has promised none. */
export function ownWord(table: TableFacts): OwnWord | undefined {
  const kept = find(table.id);
  if (!kept) return undefined;
  const seat = table.promises.indexOf(kept.promise);
  const word = table.words[seat];
  if (kept.commitment !== table.commitment) return 'other';
  if (kept.promises) return word === kept.word && alike(kept.promises, table.promises) ? 'in' : 'other';
  if (table.status === 'open' || table.status === 'starting') return seat < 0 ? undefined : 'promised';
  if (seat < 0) return 'gone';
  if (word === kept.word) return 'in';
  return word !== kept.promise ? 'other' : kept.sent === undefined ? 'late' : 'dropped';
}

const alike = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at]);
