/** The digests that were loaded, each once for a language, with an index of their words. */

import { api, Refused, type DigestFacts } from '../api';
import type { Phrase } from '../protocol';
import type { Language } from '../settings.svelte';
import { read } from './digest';
import { keepCopy, keptCopy } from './saved';
import { Index } from './search/search';

class Library {
  private shelf = $state.raw(new Map<string, Index>());
  private readonly asked = new Map<string, Promise<void>>();
  /** Why the last digest did not load. */
  problem = $state.raw<Phrase | undefined>();
  /** Rules that were opened, the latest first. */
  recent = $state.raw<string[]>([]);

  of(game: string, language: Language): Index | undefined {
    return this.shelf.get(`${language} ${game}`);
  }

  /** Resolves when it has loaded or failed. */
  async need(game: string, language: Language): Promise<void> {
    const key = `${language} ${game}`;
    const coming = this.asked.get(key) ?? this.fetch(key, game, language);
    this.asked.set(key, coming);
    await coming;
  }

  private async fetch(key: string, game: string, language: Language): Promise<void> {
    try {
      const facts = await api.digest(game, language);
      keepCopy(facts, language);
      this.put(key, facts);
      this.problem = undefined;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.asked.delete(key); // it may load the next time
      const copy = keptCopy(game, language);
      if (copy) this.put(key, copy, true);
      else this.problem = problem.why;
    }
  }

  private put(key: string, facts: DigestFacts, saved = false): void {
    this.shelf = new Map(this.shelf).set(key, new Index(read(facts), saved));
  }

  opened(id: string): void {
    this.recent = [id, ...this.recent.filter((other) => other !== id)].slice(0, 6);
  }
}

export const library = new Library();
