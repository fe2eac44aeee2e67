/** The words of the reader's language. Whatever is drawn with them is drawn anew when the language changes. */

import type { Phrase } from '../protocol';
import type { Language } from '../settings.svelte';
import { loadCatalog, type Catalog } from './catalog';
import type { Args } from './phrase';

class Words {
  /** Nothing can be said before the first language has come. */
  catalog = $state.raw<Catalog | undefined>();
  private wanted: Language | undefined;

  get ready(): boolean {
    return this.catalog !== undefined;
  }

  /** Until the new language has come, the old one stays. Whatever was asked for last is what is spoken. */
  async speak(language: Language): Promise<void> {
    this.wanted = language;
    const catalog = await loadCatalog(language);
    if (this.wanted === language) this.catalog = catalog;
  }
}

export const words = new Words();

/** The words for a key: `t('web-title')`. */
export function t(key: string, args: Args = {}): string {
  return words.catalog?.text(key, args) ?? '';
}

/** What the server said, in the reader's language. */
export function say(phrase: Phrase): string {
  return words.catalog?.say(phrase) ?? '';
}
