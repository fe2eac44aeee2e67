/** How far the reader has seen each table in this browser: after a reload, what is later is news. */

const KEY = 'longhouse.seen';
const TABLES = 30;

function all(): [string, number][] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? (value as [string, number][]) : [];
  } catch {
    return []; // a private window
  }
}

export function seenOf(table: string): number | undefined {
  return all().find(([id]) => id === table)?.[1];
}

export function noteSeen(table: string, seq: number): void {
  const others = all().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, seq]].slice(-TABLES)));
  } catch {
    // then the next visit tells it again
  }
}
