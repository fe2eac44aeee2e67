/** The words of the reader's language. Everything drawn with them is redrawn when the language changes. */

import { untrack } from 'svelte';
import type { Phrase, PhraseArg } from '../protocol';
import type { Language } from '../settings.svelte';
import { loadCatalog, type Catalog } from './catalog';
import { CORE, whyGroup } from './groups';
import type { Args } from './phrase';

export class Words {
  /** Nothing can be said before the first language has loaded. */
  catalog = $state.raw<Catalog | undefined>();
  /** By key, the words that a table shows instead: those of older rules, or of what was agreed. */
  instead = $state.raw<Readonly<Record<string, string>>>({});
  private wanted: Language | undefined;
  /** All that was needed so far: another language is loaded with the same groups. */
  private readonly groups = new Set([CORE]);

  get ready(): boolean {
    return this.catalog !== undefined;
  }

  has(key: string): boolean {
    return this.catalog?.has(key) === true;
  }

  /** Until the new language has loaded, the old one stays. The language requested last wins. */
  async speak(language: Language): Promise<void> {
    this.wanted = language;
    await this.load();
  }

  /** Resolves when all of these words have loaded: components that use them are mounted after that. */
  async need(...groups: string[]): Promise<void> {
    for (const group of groups) this.groups.add(group);
    await this.load();
  }

  /** Resolves when the reason can be said, with all that is said in it. */
  async needFor(why: Phrase): Promise<void> {
    await this.need(...keysIn(why).flatMap((key) => whyGroup(key) ?? []));
  }

  private async load(): Promise<void> {
    const language = this.wanted;
    if (language === undefined || this.holds(language)) return;
    const catalog = await loadCatalog(language, this.groups);
    if (language !== this.wanted) return this.load(); // what was needed is needed in the new language too
    // a catalog with more in it may have loaded before this one
    if (!this.holds(language, catalog.groups)) this.catalog = catalog;
  }

  /** For use where pages are mounted: they must not be mounted again for every language. */
  private holds(language: Language, groups: ReadonlySet<string> = this.groups): boolean {
    const catalog = untrack(() => this.catalog);
    return catalog?.language === language && [...groups].every((group) => catalog.groups.has(group));
  }
}

/** The keys of a phrase and of those within it. */
function keysIn(said: PhraseArg): string[] {
  if (typeof said !== 'object') return [];
  if ('key' in said) return [said.key, ...Object.values(said.args).flatMap(keysIn)];
  return 'join' in said ? said.join.flatMap(keysIn) : [];
}

export const words = new Words();

/** For the page of a table: its words count as long as it is shown. */
export function speakFor(scenery: () => unknown): void {
  $effect.pre(() => {
    const { texts = {} } = (scenery() ?? {}) as { texts?: Record<string, string> };
    words.instead = texts;
    return () => (words.instead = {});
  });
}

/** The words for a key: `t('web-title')`. */
export function t(key: string, args: Args = {}): string {
  return words.catalog?.text(words.instead[key] ?? key, args) ?? '';
}

/** Seats with what their players are called here: bots that the server has named are called something in every language. */
export function called<Seat extends { name: string; named?: string }>(seats: readonly Seat[]): Seat[] {
  return seats.map((seat) => (seat.named ? { ...seat, name: t(seat.named) } : seat));
}

/** What the server said, in the reader's language: the board shows which place is meant. */
export function say(phrase: Phrase): string {
  return words.catalog?.say(phrase, true) ?? '';
}

/** The same for a reader who does not see the board: no two places have the same name. */
export function sayInFull(phrase: Phrase): string {
  return words.catalog?.say(phrase, false) ?? '';
}
