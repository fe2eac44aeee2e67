/** Runs before every file of tests: they share one page, and each finds it as new. */

import { vi } from 'vitest';

vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();

// some files need no page
if (typeof document !== 'undefined') {
  const { settings } = await import('../settings.svelte');
  const { words } = await import('../i18n/words.svelte');
  const { CORE } = await import('../i18n/groups');
  // words that are loaded stay; but what an earlier file needed, perhaps from a server, is not asked for again
  const { groups } = words as unknown as { groups: Set<string> };
  groups.clear();
  groups.add(CORE);
  localStorage.clear();
  document.body.innerHTML = '';
  settings.language = 'en';
  settings.theme = 'dark';
  settings.speed = 1;
  settings.sounds = 'alerts';
  settings.confirmEnd = true;
  settings.grace = 'wait';
  settings.reducedMotion = false;
}
