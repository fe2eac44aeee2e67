/** Runs before every file of tests: they share one page, and each finds it as a new reader would. */

import { vi } from 'vitest';

vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();

// some files need no page
if (typeof document !== 'undefined') {
  const { settings } = await import('../settings.svelte');
  localStorage.clear();
  document.body.innerHTML = '';
  settings.language = 'en';
  settings.theme = 'dark';
  settings.speed = 1;
  settings.sounds = false;
  settings.confirmEnd = true;
  settings.reducedMotion = false;
}
