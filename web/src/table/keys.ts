/**
 * Keys of the table. A control names its key in `aria-keyshortcuts`; pressing that key clicks it. Keys are identified
 * by their place on the keyboard, so they work with Cyrillic layouts too.
 */

import { navigation } from '../navigation.svelte';
import type { Phrase } from '../protocol';
import type { Play } from './play.svelte';

/** "E", "1", "=", "?" for the key that was pressed. */
export function shortcutOf(event: KeyboardEvent): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === '?' || (event.code === 'Slash' && event.shiftKey)) return '?';
  const letter = /^Key([A-Z])$/.exec(event.code);
  if (letter) return letter[1];
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code);
  if (digit) return event.shiftKey ? `Shift+${digit[1]}` : digit[1];
  if (event.code === 'Minus' || event.code === 'NumpadSubtract') return '-';
  if (event.code === 'Equal' || event.code === 'NumpadAdd') return '=';
  return undefined;
}

const HEAD_KEYS = { Space: 'next', ArrowRight: 'catchUp', End: 'toMine' } as const;

/**
 * What a key asks of the play-head, unless whatever has the focus uses that key: a control is pressed with Space, and
 * boards, lists and rows of tabs are walked through with the others. A control that cannot be used now leaves us Space.
 */
export function headKeyOf(event: KeyboardEvent): (typeof HEAD_KEYS)[keyof typeof HEAD_KEYS] | undefined {
  const plain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
  if (!plain || !Object.hasOwn(HEAD_KEYS, event.code)) return undefined;
  const user = event.code === 'Space' ? PRESSED : WALKED;
  const at = event.target instanceof Element ? event.target.closest(user) : null;
  const free = at === null || (event.code === 'Space' && at.matches('[aria-disabled="true"]'));
  return free ? HEAD_KEYS[event.code as keyof typeof HEAD_KEYS] : undefined;
}

const PRESSED = 'button, a, summary, [tabindex]';
const WALKED = '.stage, aside, [role="tablist"], [role="listbox"]';

/** Whether typing goes into a text field, or into what lies above the table: a dialog, the rules. */
export function isTyping(target: EventTarget | null): boolean {
  if (navigation.route.page === 'rules') return true;
  if (!(target instanceof Element)) return false;
  return target.matches('input, textarea, select, [contenteditable]') || target.closest('dialog') !== null;
}

/** Clicks the control that has this key, if one is shown. */
export function press(root: ParentNode, key: string): boolean {
  const controls = root.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  for (const control of controls) {
    if (control.offsetParent === null && getComputedStyle(control).position !== 'fixed') continue;
    control.click();
    return true;
  }
  return false;
}

/** Keys of what is not always shown: to put a question aside, to pause, words that are explained, of one game, of seats. */
const SOMETIMES = /^(?:[DGIPRT]|\d)$/;

/** Why a key of the table does nothing now; undefined for one that no table has. */
export function idle(key: string, { seat, decision, store }: Play): Phrase | undefined {
  const args = { key };
  if (SOMETIMES.test(key)) return { key: 'web-key-nothing', args };
  if (!'EUH'.includes(key)) return undefined;
  if (seat === undefined) return { key: 'web-key-watching', args };
  if (key === 'H' && !store.alone) return { key: 'web-key-no-hint', args };
  return { key: decision ? 'web-key-idle' : 'web-key-wait', args };
}
