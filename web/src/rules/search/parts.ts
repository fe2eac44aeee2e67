/** A text of the digest in parts: plain words, hits of a search, values, rules, stressed words, marks. */

import { MARK, RULE_ID } from '../digest';
import { fits, WORD } from './stems';

export type Part = { kind: 'text' | 'hit' | 'code' | 'rule' | 'strong' | 'em' | 'mark'; text: string };

const CUT = new RegExp(
  `(${RULE_ID.source})|\`([^\`]+)\`|\\*\\*([^*]+)\\*\\*|(?<![\\w*])\\*([^*\\s][^*]*)\\*(?![\\w*])|${MARK.source}`,
  'g',
);
const KINDS = ['rule', 'code', 'strong', 'em', 'mark'] as const;

/** Cut where a rule is cited, a value is quoted, a word is stressed or a source is named. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const found of text.matchAll(CUT)) {
    if (found.index > at) parts.push({ kind: 'text', text: text.slice(at, found.index) });
    const place = found.slice(1).findIndex((part) => part !== undefined);
    parts.push({ kind: KINDS[place] ?? 'text', text: found[place + 1] ?? '' });
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
}

/** The same with the words that were searched for, in any form. */
export function partsWithHits(text: string, stems: readonly string[]): Part[] {
  if (stems.length === 0) return partsOf(text);
  return partsOf(text).flatMap((part) => (part.kind === 'text' ? hitsIn(part.text, stems) : [part]));
}

function hitsIn(text: string, stems: readonly string[]): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const found of text.matchAll(WORD)) {
    if (!fits(found[0], stems)) continue;
    if (found.index > at) parts.push({ kind: 'text', text: text.slice(at, found.index) });
    parts.push({ kind: 'hit', text: found[0] });
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
}

/** Without anything but the words. */
export function plainOf(text: string): string {
  return partsOf(text)
    .map((part) => (part.kind === 'mark' ? '' : part.text))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

const GIST = 5; // words

/** What a rule is about, in few words: what stands out in it at its beginning, or else how it begins. */
export function gistOf(text: string): string {
  const stressed = /^\*\*([^*]+)\*\*/.exec(text)?.[1];
  if (stressed !== undefined) return stressed;
  const [sentence = ''] = plainOf(text).split(/[.:;(—]|, /);
  const words = sentence.trim().split(' ');
  return words.length > GIST ? `${words.slice(0, GIST).join(' ')}…` : sentence.trim();
}
