/** A password that the page accepts is one that the server accepts. */
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { words } from '../../i18n/words.svelte';
import { MAX_PASSWORD } from '../../protocol';
import MeDialog from './MeDialog.svelte';

beforeAll(() => words.speak('en'));

test('is not longer than the server allows', () => {
  const shown = mount(MeDialog, { target: document.body, props: { open: true } });
  flushSync();
  const ways = [...document.querySelectorAll<HTMLButtonElement>('.seg button')];
  ways.at(-1)?.click();
  flushSync();
  expect(document.querySelector<HTMLInputElement>('[type=password]')?.maxLength).toBe(MAX_PASSWORD);
  void unmount(shown);
});
