/** Copies of the digests in this browser, for a reader whose server is away. Plain storage: many tables have no HTTPS. */

import type { DigestFacts } from '../api';
import type { Language } from '../settings.svelte';

const keyOf = (game: string, language: Language): string => `longhouse-rules-${language}-${game}`;

/** A browser that is full, or keeps nothing, keeps no copy. */
export function keepCopy(digest: DigestFacts, language: Language): void {
  try {
    localStorage.setItem(keyOf(digest.game, language), JSON.stringify(digest));
  } catch {
    return;
  }
}

export function keptCopy(game: string, language: Language): DigestFacts | undefined {
  try {
    const text = localStorage.getItem(keyOf(game, language));
    return text === null ? undefined : (JSON.parse(text) as DigestFacts);
  } catch {
    return undefined;
  }
}
