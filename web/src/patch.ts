/** Applies the changes of an update to the picture that we have; src/longhouse/server/wire/patch.py makes them. */

import type { PatchMsg } from './protocol';

type Change = PatchMsg['changes'][number];
type Path = Change[0];

/**
 * The value after these changes. What they do not touch is the same object as before, so that only what has changed is
 * drawn again.
 */
export function applied<T>(value: T, changes: Change[]): T {
  return changes.reduce<unknown>((now, change) => put(now, change[0], change), value) as T;
}

function put(value: unknown, [key, ...rest]: Path, change: Change): unknown {
  if (key === undefined) return made(value, change);
  if (Array.isArray(value)) return value.map((item, at) => (at === key ? put(item, rest, change) : (item as unknown)));
  const fields = value as Record<string, unknown>;
  if (change.length > 1 || rest.length > 0) return { ...fields, [key]: put(fields[key], rest, change) };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
}

/** What lies at the end of the path from now on. */
function made(value: unknown, change: Change): unknown {
  if (change.length !== 4) return change[1];
  const [, at, count, items] = change;
  const list = value as unknown[];
  return [...list.slice(0, at), ...items, ...list.slice(at + count)];
}
