/** A digest as the page shows it: sections of rules, tables and other text, with where every rule comes from. */

import type { DigestFacts, LineFacts } from '../api';

export type Source = 'book' | 'public' | 'house';

export interface Rule {
  kind: 'rule';
  id: string;
  /** The text without the mark at its end. */
  text: string;
  /** Empty for examples. */
  sources: Source[];
  /** What the mark says besides its letters, as in `[P; last sentence H]`. */
  note: string;
  english: boolean;
  /** Of a worked example, the rules that it shows. */
  shows: string[];
}

export interface Table {
  kind: 'table';
  head: string[];
  rows: string[][];
  english: boolean;
}

/** A paragraph, or an item of a list that is not a rule. */
export interface Prose {
  kind: 'prose';
  text: string;
  item: boolean;
  english: boolean;
}

export type Block = Rule | Table | Prose;

export interface Chapter {
  id: string;
  /** The section's number; empty where the digest has none. */
  number: string;
  title: string;
  blocks: Block[];
}

export interface Digest {
  game: string;
  title: string;
  chapters: Chapter[];
  rules: Map<string, { rule: Rule; chapter: Chapter }>;
  /** The worked examples that show a rule, and the rulings that cite it. */
  examples: Map<string, Rule[]>;
  rulings: Map<string, string[]>;
  /** The rules that cite a rule, where it does not cite them as well. */
  related: Map<string, string[]>;
}

/** Ids of rules as the digests write them: GW-4.3, GW-RU7, NG-EX12, GW-14. */
export const RULE_ID = /\b[A-Z]{2}-(?:(?:RU|EX|H)\d+[a-z]?|\d+(?:\.\d+[a-z]?)?)\b/;

/** Where something comes from: `[P]`, `[H]`, `[P; last sentence H]`. */
export const MARK = /\[([^\]]*\b[PH]\b[^\]]*)\]/;

export function isExample(id: string): boolean {
  return /-EX\d/.test(id);
}

export function isRuling(id: string): boolean {
  return /-RU\d/.test(id);
}

export function read(facts: DigestFacts): Digest {
  const chapters = facts.chapters.map(({ id, title, lines }) => ({
    id,
    number: /-(\d+)$/.exec(id)?.[1] ?? '',
    title,
    blocks: blocksOf(lines),
  }));
  const digest: Digest = {
    game: facts.game,
    title: facts.title,
    chapters,
    rules: new Map(),
    examples: new Map(),
    rulings: new Map(),
    related: new Map(),
  };
  for (const chapter of chapters) {
    for (const block of chapter.blocks) {
      if (block.kind !== 'rule') continue;
      digest.rules.set(block.id, { rule: block, chapter });
      for (const shown of block.shows) append(digest.examples, shown, block);
      if (!isRuling(block.id)) continue;
      for (const cited of citedIn(block.text)) append(digest.rulings, cited, block.id);
    }
  }
  relate(digest);
  return digest;
}

function citedIn(text: string): string[] {
  return [...text.matchAll(new RegExp(RULE_ID, 'g'))].map(([id]) => id);
}

/** Rules with rules: examples and rulings stand at the rules that they are about, what a rule cites is a link in it. */
function relate({ rules, related }: Digest): void {
  for (const [id, { rule }] of rules) {
    if (isExample(id) || isRuling(id)) continue;
    for (const cited of citedIn(rule.text)) {
      const other = rules.get(cited)?.rule;
      if (other && cited !== id && !citedIn(other.text).includes(id)) append(related, cited, id);
    }
  }
}

function append<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key) ?? [];
  if (!list.includes(value)) lists.set(key, [...list, value]);
}

function blocksOf(lines: readonly LineFacts[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (line.id !== '') blocks.push(ruleOf(line));
    else if (!line.text.startsWith('|')) blocks.push(proseOf(line));
    else if (last?.kind !== 'table')
      blocks.push({ kind: 'table', head: cells(line.text), rows: [], english: line.english });
    else if (!/^\|[\s|:-]+$/.test(line.text)) last.rows.push(cells(line.text));
  }
  return blocks;
}

function cells(line: string): string[] {
  return line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function proseOf({ text, english }: LineFacts): Prose {
  const item = /^\s*- /.test(text);
  return { kind: 'prose', text: text.replace(/^\s*- /, ''), item, english };
}

function ruleOf({ id, text, english, shows }: LineFacts): Rule {
  const end = new RegExp(`\\s*${MARK.source}\\.?$`).exec(text);
  const mark = end?.[1] ?? '';
  const whole = end ? text.slice(0, end.index) : text;
  const plain = /^[PH](?:\/[PH])?$/.test(mark);
  return {
    kind: 'rule',
    id,
    text: whole,
    sources: sourcesOf(id, whole, mark),
    note: plain ? '' : mark,
    english,
    shows,
  };
}

/** A mark at the end applies to the whole rule if it begins with its letter; other marks apply to a part of it. */
function sourcesOf(id: string, text: string, mark: string): Source[] {
  if (isExample(id)) return [];
  const inner = [...text.replace(/`[^`]*`/g, '').matchAll(new RegExp(MARK, 'g'))].map(([, words = '']) => words);
  const letters = [mark, ...inner].flatMap((words) => words.match(/\b[PH]\b/g) ?? []);
  const found = new Set<Source>(letters.map((letter) => (letter === 'P' ? 'public' : 'house')));
  if (!/^[PH]\b/.test(mark)) found.add(isRuling(id) ? 'house' : 'book');
  return (['book', 'public', 'house'] as const).filter((source) => found.has(source));
}
