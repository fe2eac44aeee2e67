/** The messages of one language, from the files that the terminal reads too. Loaded on request. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import loaders from 'virtual:words';
import { api } from '../api';
import type { Phrase } from '../protocol';
import type { Language } from '../settings.svelte';
import { gameOf } from './groups';
import { render, type Args } from './phrase';

export class Catalog {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    /** Which words it holds. */
    readonly groups: ReadonlySet<string>,
    resources: FluentResource[],
  ) {
    // our texts run in one direction only: marks that isolate names would end up in what people copy
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of resources) this.bundle.addResource(resource);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The words for a key, such as `web-title` or `watch-setting-board.explain`. */
  text(key: string, args: Args = {}): string {
    return render(this.bundle, { key, args });
  }

  /** What the server said, with the board in sight or without it. */
  say(phrase: Phrase, seen: boolean): string {
    return render(this.bundle, phrase, seen);
  }
}

const loaded = new Map<string, Promise<FluentResource[]>>();

export async function loadCatalog(language: Language, groups: Iterable<string>): Promise<Catalog> {
  const wanted = new Set(groups);
  const resources = await Promise.all([...wanted].map((group) => loadGroup(language, group)));
  return new Catalog(language, wanted, resources.flat());
}

/** Every group is read once; if it cannot be fetched now, it can be asked for again. */
function loadGroup(language: Language, group: string): Promise<FluentResource[]> {
  const name = `${language}/${group}`;
  const known = loaded.get(name);
  if (known) return known;
  const coming = readGroup(language, group);
  loaded.set(name, coming);
  coming.catch(() => loaded.delete(name));
  return coming;
}

/** For a game that this client was built without; if it has no words, its keys are shown. */
async function fetchGroup(language: Language, group: string): Promise<FluentResource[]> {
  const game = gameOf(group);
  if (game !== group) return loadGroup(language, game);
  try {
    return [new FluentResource(await api.words(game, language))];
  } catch {
    loaded.delete(`${language}/${game}`);
    return [];
  }
}

async function readGroup(language: Language, group: string): Promise<FluentResource[]> {
  const load = loaders[`${language}/${group}`];
  return load ? [new FluentResource((await load()).default)] : fetchGroup(language, group);
}
