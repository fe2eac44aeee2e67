/** Keys that something else on the page needs are left to it. */

const TYPING = 'input, select, textarea, [contenteditable]';
const PRESSED_BY_SPACE = 'button, a, summary';

export function hearsKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.metaKey || event.altKey) return false;
  if (event.ctrlKey && !event.key.startsWith('Arrow')) return false;
  const { target } = event;
  if (!(target instanceof Element)) return true;
  if (target.closest(TYPING)) return false;
  return event.key !== ' ' || !target.closest(PRESSED_BY_SPACE);
}

/** The letter or digit of a key by its place on the keyboard, so that it works with Cyrillic layouts too. */
export function signOf({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): string {
  return /^(?:Key|Digit|Numpad)([A-Z]|[0-9])$/.exec(code)?.[1]?.toLowerCase() ?? key.toLowerCase();
}
