/** The messages of one language, from the files that the terminal reads too. They come when they are asked for. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Phrase } from '../protocol';
import type { Language } from '../settings.svelte';
import { render, type Args } from './phrase';

// what only a terminal says stays out; vite.config.ts makes one chunk of the files of a language
const FILES = import.meta.glob<string>(
  ['../../../src/longhouse/messages/*/*.ftl', '!../../../src/longhouse/messages/*/{terminal,board}.ftl'],
  { query: '?raw', import: 'default' },
);

export class Catalog {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    files: string[],
  ) {
    // our texts run in one direction only: marks that isolate names would get into what people copy
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) this.bundle.addResource(new FluentResource(file));
  }

  /** The words for a key, such as `web-title` or `watch-setting-board.explain`. */
  text(key: string, args: Args = {}): string {
    return render(this.bundle, { key, args });
  }

  /** What the server said. */
  say(phrase: Phrase): string {
    return render(this.bundle, phrase);
  }
}

const loaded = new Map<Language, Catalog>();

/** Every language is read once; if it cannot be fetched now, it can be asked for again. */
export async function loadCatalog(language: Language): Promise<Catalog> {
  const known = loaded.get(language);
  if (known) return known;
  const paths = Object.keys(FILES).filter((path) => path.includes(`/messages/${language}/`));
  const catalog = new Catalog(language, await Promise.all(paths.map((path) => FILES[path]?.() ?? '')));
  loaded.set(language, catalog);
  return catalog;
}
