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
