/** Finding rules by their words: MiniSearch looks them up, our stems unite the forms of a word. */

import MiniSearch from 'minisearch';
import type { Block, Chapter, Digest, Table } from '../digest';
import { fits, folded, knownStem, stem, WORD, wordsOf } from './stems';

export interface Group {
  chapter: Chapter;
  /** What was found; of tables only the rows. */
  blocks: Block[];
  /** The title itself has the words. */
  titled: boolean;
}

interface Entry {
  key: number;
  text: string;
  title: string;
}

/** The text of a block, or of one row of a table. */
type Place = { chapter: Chapter; block: Block; row?: number };

export class Index {
  private readonly places: Place[] = [];
  private readonly found: MiniSearch<Entry>;
  /** Every stem, with its most frequent word. */
  private readonly words = new Map<string, Map<string, number>>();

  constructor(
    readonly digest: Digest,
    /** A copy: the server did not answer. */
    readonly saved = false,
  ) {
    this.found = new MiniSearch<Entry>({
      idField: 'key',
      fields: ['text', 'title'],
      tokenize: wordsOf,
      processTerm: stem,
      searchOptions: { combineWith: 'AND', prefix: (term) => term.length >= 3, boost: { title: 2 } },
    });
    const entries = digest.chapters.flatMap((chapter) => this.entriesOf(chapter));
    this.found.addAll(entries);
  }

  private entriesOf(chapter: Chapter): Entry[] {
    return chapter.blocks.flatMap((block) => {
      const texts = block.kind === 'table' ? block.rows.map((row) => row.join(' ')) : [block.text];
      return texts.map((text, row) => {
        const place = block.kind === 'table' ? { chapter, block, row } : { chapter, block };
        this.remember(text);
        return { key: this.places.push(place) - 1, text, title: chapter.title };
      });
    });
  }

  private remember(text: string): void {
    for (const [word] of text.toLowerCase().matchAll(WORD)) {
      const root = stem(folded(word));
      const forms = this.words.get(root) ?? new Map<string, number>();
      this.words.set(root, forms.set(word, (forms.get(word) ?? 0) + 1));
    }
  }

  /** What is looked for: the stems of the words, or of the nouns from which adjectives come that nobody wrote. */
  stemsOf(query: string): string[] {
    return wordsOf(query).map((word) => knownStem(word, this.words));
  }

  /** What has all these words, by section; sections with the words in their title first. */
  find(query: string): Group[] {
    const stems = this.stemsOf(query);
    const asked = { tokenize: () => stems, processTerm: (root: string) => root };
    const hits = new Set(this.found.search(query, asked).map(({ id }) => Number(id)));
    const groups = new Map<Chapter, Group>();
    this.places.forEach(({ chapter, block, row }, key) => {
      if (!hits.has(key)) return;
      const titled = stems.every((root) => wordsOf(chapter.title).some((word) => fits(word, [root])));
      const group = groups.get(chapter) ?? { chapter, blocks: [], titled };
      groups.set(chapter, group);
      if (block.kind === 'table' && row !== undefined) addRow(group, block, row);
      else group.blocks.push(block);
    });
    return [...groups.values()].sort((one, other) => Number(other.titled) - Number(one.titled));
  }

  /** Words of the rules that are spelled like these, the most similar first; one form of each. */
  similar(query: string): string[] {
    const rated = wordsOf(query).flatMap((asked) => this.rated(asked));
    const best = rated.sort((one, other) => one.away - other.away || other.often - one.often);
    return [...new Set(best.map(({ word }) => word))].slice(0, SUGGESTED);
  }

  private rated(asked: string): { word: string; away: number; often: number }[] {
    const root = stem(asked);
    return [...this.words].flatMap(([own, forms]) => {
      const spelled = [...forms.keys()].map((form) => mistakes(asked, folded(form)));
      const away = Math.min(mistakes(root, own), ...spelled);
      const [word = '', often = 0] = [...forms].sort(([, one], [, other]) => other - one)[0] ?? [];
      return away < Infinity && word.length > 3 ? [{ word, away, often }] : [];
    });
  }
}

const SUGGESTED = 4;

function addRow(group: Group, table: Table, row: number): void {
  const last = group.blocks.at(-1);
  const cut = last?.kind === 'table' && last.head === table.head ? last : { ...table, rows: [] };
  if (cut !== last) group.blocks.push(cut);
  cut.rows.push(table.rows[row] ?? []);
}

/** How many things were found. */
export function countOf(groups: readonly Group[]): number {
  return groups.reduce((sum, group) => sum + sizeOf(group), 0);
}

/** Where the first thing was found: its section, and its id if it has one. */
export function firstOf([group]: readonly Group[]): string {
  const rule = group?.blocks.find((block) => block.kind === 'rule');
  return [group?.chapter.title, rule?.id].filter(Boolean).join(', ');
}

export function sizeOf({ blocks }: Group): number {
  return blocks.reduce((sum, block) => sum + (block.kind === 'table' ? block.rows.length : 1), 0);
}

/** Other forms of the words that were found, as they are written: "зимой", "зиму". */
export function formsIn(groups: readonly Group[], query: string, stems: readonly string[]): string[] {
  const asked = new Set(wordsOf(query));
  const forms = new Map<string, number>();
  for (const text of groups.flatMap(({ blocks }) => blocks.flatMap(textsOf))) {
    for (const [word] of text.toLowerCase().matchAll(WORD)) {
      if (fits(word, stems) && !asked.has(folded(word))) forms.set(word, (forms.get(word) ?? 0) + 1);
    }
  }
  return [...forms]
    .sort(([, one], [, other]) => other - one)
    .map(([word]) => word)
    .slice(0, 2);
}

function textsOf(block: Block): string[] {
  return block.kind === 'table' ? block.rows.flat() : [block.text];
}

/** The id that is asked for instead of words: `NG-12.4`, `ng12.4`, `#12.4` or `12.4` in this digest; undefined for words. */
export function idOf(query: string, digest: Digest): string | undefined {
  const prefix = digest.chapters[0]?.id.replace(/-.*/, '') ?? '';
  const asked = query.trim().toUpperCase();
  const text = /^\d/.test(asked.slice(prefix.length)) ? asked.replace(prefix, `${prefix}-`) : asked;
  if (/^[A-Z]{2,3}-(?:[A-Z]+\d*|\d[\d.]*[A-Z]?)$/.test(text)) return text;
  const short = /^#?((?:EX|RU|H)?\d[\d.]*[A-Z]?)$/.exec(text)?.[1];
  return short !== undefined && (text.startsWith('#') || text.includes('.')) ? `${prefix}-${short}` : undefined;
}

/** Ids of this digest that look like one that is not there. */
export function nearIds(id: string, digest: Digest): string[] {
  const known = [...digest.chapters.map((chapter) => chapter.id), ...digest.rules.keys()];
  const rated = known.map((other) => [other, distance(id, other)] as const);
  return rated
    .sort(([, one], [, other]) => one - other)
    .map(([other]) => other)
    .slice(0, 4);
}

/** As many as somebody may make in a word of this length; if there are more, it is another word. */
function mistakes(asked: string, word: string): number {
  const away = distance(asked, word);
  return away <= (asked.length > 5 ? 2 : 1) ? away : Infinity;
}

/** How many letters must be changed, inserted or deleted to turn one word into the other. */
function distance(one: string, other: string): number {
  let row = [...other, ''].map((_, at) => at);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (const [at, theirs] of [...other].entries()) {
      const same = (row[at] ?? 0) + (letter === theirs ? 0 : 1);
      next.push(Math.min(same, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
