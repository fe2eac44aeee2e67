/** A question over the board that is put aside, and what Esc does to it. */
import { createRawSnippet, flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { words } from '../i18n/words.svelte';
import Dialog from '../lib/Dialog.svelte';
import { QUESTION } from './asking';
import Overlay from './Overlay.svelte';

let asked = $state('which tile?');
let shown: Record<string, unknown>[] = [];
const body = createRawSnippet(() => ({ render: () => '<div><input data-draft /></div>' }));
const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
const isAside = (): boolean => find('.scrim')?.classList.contains('aside') === true;

async function escape(): Promise<void> {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  await tick();
  await tick();
}

function ask(more: { onclose?: () => void; keeps?: boolean } = {}): void {
  const props = { title: 'A tile', icon: 'compass' as const, rule: 'NG-10.2', children: body, ...more };
  shown.push(mount(Overlay, { target: document.body, props, context: new Map([[QUESTION, () => asked]]) }));
  flushSync();
}

beforeEach(async () => {
  await words.speak('en');
});
afterEach(() => {
  for (const each of shown) void unmount(each);
  shown = [];
  document.body.innerHTML = '';
});

test('put aside, it leaves a bar that has the focus and says what waits; a click brings it back as it was', async () => {
  ask();
  const draft = find('[data-draft]') as HTMLInputElement;
  draft.value = 'half';
  draft.focus();
  find('[data-put-aside]')?.click();
  await tick();
  await tick();
  expect(isAside()).toBe(true);
  expect(document.activeElement).toBe(find('[data-aside]'));
  expect(find('[role="status"]')?.textContent).toContain('The question waits: A tile');
  find('[data-aside]')?.click();
  await tick();
  await tick();
  expect(isAside()).toBe(false);
  expect(find('[data-aside]')).toBeNull();
  expect(document.activeElement).toBe(draft);
  expect(draft.value).toBe('half');
});

test('the next question brings it back', async () => {
  ask();
  find('[data-put-aside]')?.click();
  flushSync();
  expect(isAside()).toBe(true);
  asked = 'which place?';
  flushSync();
  await tick();
  expect(isAside()).toBe(false);
});

test('what may be closed is closed; only what is being put together can be put aside as well', async () => {
  let closed = 0;
  ask({ onclose: () => (closed += 1) });
  expect(find('[data-put-aside]')).toBeNull();
  await escape();
  expect(closed).toBe(1);
  ask({ onclose: () => undefined, keeps: true });
  expect(find('[data-put-aside]')).not.toBeNull();
});

test('Esc closes the sheet that was opened over it first, then puts it aside, then shows it again', async () => {
  ask();
  let open = $state(true);
  const props = {
    get open() {
      return open;
    },
    set open(is) {
      open = is;
    },
    title: 'Keys',
    children: body,
  };
  shown.push(mount(Dialog, { target: document.body, props }));
  flushSync();
  await escape();
  expect(find('dialog')?.hasAttribute('open')).toBe(false);
  expect(isAside()).toBe(false);
  flushSync(() => (open = false));
  await escape();
  expect(isAside()).toBe(true);
  await escape();
  expect(isAside()).toBe(false);
});
