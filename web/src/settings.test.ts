import { expect, test } from 'vitest';
import { preferredLanguage, Settings } from './settings.svelte';

test('the first language of the browser that we speak', () => {
  expect(preferredLanguage(['uk-UA', 'ru', 'en'])).toBe('uk');
  expect(preferredLanguage(['pl', 'RU-ru'])).toBe('ru');
  expect(preferredLanguage(['de'])).toBe('en');
});

test('what is remembered is what was chosen; nonsense is not', () => {
  localStorage.setItem(
    'longhouse.settings',
    JSON.stringify({ language: 'uk', theme: 'light', speed: 3, sounds: 'loud' }),
  );
  const settings = new Settings();
  expect([settings.language, settings.theme, settings.speed, settings.sounds]).toEqual(['uk', 'light', 1, 'alerts']);
  localStorage.setItem('longhouse.settings', '{');
  expect(new Settings().speed).toBe(1);
});

test.each([
  [true, 'all'],
  [false, 'off'],
  ['all', 'all'],
  [undefined, 'alerts'],
])('sounds that were remembered as %s are %s', (old, now) => {
  localStorage.setItem('longhouse.settings', JSON.stringify({ sounds: old }));
  expect(new Settings().sounds).toBe(now);
});

test('one switch mutes, and comes back to what was heard before', () => {
  const settings = new Settings();
  settings.sounds = 'all';
  settings.mute();
  expect(settings.sounds).toBe('off');
  settings.mute();
  expect(settings.sounds).toBe('all');
});

test('reduced motion outranks the speed', () => {
  const settings = new Settings();
  settings.reducedMotion = true;
  expect(settings.motion).toBe(0);
});
