import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { words } from '../../i18n/words.svelte';
import { settings } from '../../settings.svelte';
import LanguageSwitch from './LanguageSwitch.svelte';
import ThemeSwitch from './ThemeSwitch.svelte';

let mounted: Record<string, unknown>[] = [];

beforeEach(async () => {
  settings.language = 'en';
  settings.theme = 'dark';
  await words.speak('en');
});

afterEach(async () => {
  await Promise.all(mounted.map((one) => unmount(one)));
  mounted = [];
});

const button = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name,
  );
  if (!found) throw new Error(`no button ${name}: ${document.body.textContent}`);
  return found;
};

test('the theme changes at a press, and so does what the button says', () => {
  mounted.push(mount(ThemeSwitch, { target: document.body }));
  button('Light theme').click();
  flushSync();
  expect(settings.theme).toBe('light');
  button('Dark theme').click();
  expect(settings.theme).toBe('dark');
});

test('another language is spoken as soon as it has come', async () => {
  mounted.push(mount(LanguageSwitch, { target: document.body }), mount(ThemeSwitch, { target: document.body }));
  button('Українська').click();
  flushSync();
  expect(settings.language).toBe('uk');
  await words.speak(settings.language); // App.svelte does this
  flushSync();
  expect(button('Світла тема')).toBeTruthy();
  expect(button('Українська').getAttribute('aria-pressed')).toBe('true');
});
