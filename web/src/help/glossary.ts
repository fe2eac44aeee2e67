/** Finds the words of a game that are explained, in any of their forms, as the rules are searched by word. */

import DATA from '../../../src/longhouse/messages/glossary.json';
import { words } from '../i18n/words.svelte';
import { folded, stem, WORD } from '../rules/search/stems';
import { wordsFor } from './purpose';

export { gameOfRule } from './purpose';
export { default as Said } from './Said.svelte';

/** By game and name, the rule of what is explained. */
const RULES: Readonly<Record<string, Readonly<Record<string, string>>>> = DATA;

/** A part of a text; one with a name is a word that is explained. */
export interface Piece {
  text: string;
  name?: string;
}

interface Form {
  name: string;
  /** As they are written, to tell the Wall from a wall. */
  words: string[];
}

/** What the forms of a word have in common; a noun such as "building" is no form of "to build". */
function rootOf(word: string): string {
  const plain = folded(word);
  return /^[a-z]+ings?$/.test(plain) ? plain.replace(/s$/, '') : stem(plain);
}

/** A name is written with a capital wherever it stands, an abbreviation in capitals. */
function writtenLike(word: string, form: string): boolean {
  if (form.length > 1 && form === form.toUpperCase()) return word === form;
  return form[0] === form[0]?.toLowerCase() || word[0] === word[0]?.toUpperCase();
}

export class Glossary {
  private readonly forms = new Map<string, Form[]>();

  /** With the words of each name: `title: a form, another form`, where the title may be left out. */
  constructor(named: Iterable<readonly [name: string, words: string]>) {
    for (const [name, text] of named) {
      for (const form of text.replace(/^.*: /, '').split(', ')) this.add({ name, words: form.split(' ') });
    }
    for (const some of this.forms.values()) some.sort((one, other) => other.words.length - one.words.length);
  }

  private add(form: Form): void {
    const root = rootOf(form.words[0] ?? '');
    if (root !== '') this.forms.set(root, [...(this.forms.get(root) ?? []), form]);
  }

  /** The text cut where a word is explained, unless that has been `told`; what is explained here is added to it. */
  cut(text: string, told: Set<string>): Piece[] {
    const found = [...text.matchAll(WORD)];
    const pieces: Piece[] = [];
    let end = 0;
    for (let at = 0; at < found.length; at += 1) {
      const form = this.formAt(text, found, at);
      if (!form) continue;
      const first = found[at];
      at += form.words.length - 1;
      const last = found[at];
      if (!first || !last || told.has(form.name)) continue;
      told.add(form.name);
      if (first.index > end) pieces.push({ text: text.slice(end, first.index) });
      end = last.index + last[0].length;
      pieces.push({ text: text.slice(first.index, end), name: form.name });
    }
    if (end < text.length) pieces.push({ text: text.slice(end) });
    return pieces;
  }

  /** The longest form that begins with this word. */
  private formAt(text: string, found: readonly RegExpExecArray[], at: number): Form | undefined {
    const known = this.forms.get(rootOf(found[at]?.[0] ?? ''));
    return known?.find(({ words }) =>
      words.every((word, place) => {
        const [here, before] = [found[at + place], found[at + place - 1]];
        if (!here || !writtenLike(here[0], word) || rootOf(here[0]) !== rootOf(word)) return false;
        return place === 0 || text.slice((before?.index ?? 0) + (before?.[0].length ?? 0), here.index).trim() === '';
      }),
    );
  }
}

const made = new WeakMap<object, Map<string, Glossary>>();

/** Of one of our games, in the language that is spoken now. */
function glossaryOf(game: string): Glossary | undefined {
  const names = Object.keys(RULES[game] ?? {});
  const { catalog } = words;
  if (!catalog || names.length === 0) return undefined;
  const known = made.get(catalog) ?? new Map<string, Glossary>();
  made.set(catalog, known);
  const glossary = known.get(game) ?? new Glossary(names.map((name) => [name, wordsFor(game, name)]));
  known.set(game, glossary);
  return glossary;
}

/** A text in parts, each cut where a word is explained: every word once, and none that is in the text already known. */
export function cut(game: string | undefined, parts: readonly string[], known = ''): Piece[][] {
  const glossary = game === undefined ? undefined : glossaryOf(game);
  if (!glossary) return parts.map((text) => [{ text }]);
  const told = new Set<string>();
  glossary.cut(known, told);
  return parts.map((text) => glossary.cut(text, told));
}

/** What is said of a word: what it is called, and the rule. */
export function entryOf(game: string, name: string): { title: string; rule: string } {
  const [title = name] = wordsFor(game, name).split(/[:,]/);
  return { title: title.replace(/^./u, (first) => first.toUpperCase()), rule: RULES[game]?.[name] ?? '' };
}

/** Where words stand at a table: those of a tool-tip are gone soonest. */
const PLACES = ['#tool-tip', '.table', '[data-coach]'];

/** The focus goes to the first word that is explained, from one of them to the next. */
export function step(): boolean {
  const all = PLACES.flatMap((place) => [...document.querySelectorAll<HTMLElement>(`${place} .term`)]);
  const seen = all.filter((word) => word.getClientRects().length > 0);
  const next = seen[seen.findIndex((word) => word === document.activeElement) + 1] ?? seen[0];
  next?.focus();
  return next !== undefined;
}
