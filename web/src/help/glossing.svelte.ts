/**
 * Words of a game that are explained where they stand. Finding them needs more than a first page may weigh, so it is
 * loaded once a table is drawn; until then, and for games of other packages, a text is what it was.
 */

import { purposeOf } from '../i18n/groups';
import { words } from '../i18n/words.svelte';

class Glossing {
  made = $state.raw<typeof import('./glossary')>();

  /** Loads what is needed for a game: asking again costs nothing. */
  async need(game: string): Promise<void> {
    [this.made] = await Promise.all([import('./glossary'), words.need(purposeOf(game))]);
  }
}

export const glossing = new Glossing();
