/** What a file of tests begins with: the words it needs, and a new table for each of its tests. */

import { afterEach, beforeAll, beforeEach } from 'vitest';
import { words } from '../i18n/words.svelte';

/** In English, with the words of these groups. */
export function speaking(...groups: string[]): void {
  beforeAll(async () => {
    await words.speak('en');
    await words.need(...groups);
  });
}

/** Each test has a new table of the game, which is closed after it. */
export function eachAt(game: string, open: () => { close(): void }): void {
  speaking(game);
  let table: { close(): void };
  beforeEach(() => {
    table = open();
  });
  afterEach(() => table.close());
}
