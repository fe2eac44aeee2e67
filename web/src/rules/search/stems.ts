/**
 * Stems of English, Russian and Ukrainian words, so that «зимой» finds «зима» and "battles" finds "battle".
 * The terminal has the same (src/longhouse/messages/stems.py) with the same data.
 */

import DATA from '../../../../src/longhouse/messages/stems.json';

const SHORTEST = 2; // what must be left of a word
const SHORTEST_CHANGED = 5;

const irregular = new Map(
  Object.entries(DATA.irregular).flatMap(([root, forms]) => forms.split(' ').map((form) => [form, root] as const)),
);
const changes = Object.entries(DATA.changes);
const endings = [...new Set(Object.values(DATA.endings).flatMap((some) => some.split(' ')))].sort(
  (one, other) => other.length - one.length,
);
const { suffixes, endings: adjectival, sounds } = DATA.adjectives_of_nouns;
/** What makes an adjective of a noun, the longest first: «-ний» of «зимний»; but «весна» is a noun. */
const derived = suffixes
  .split(' ')
  .flatMap((suffix) => adjectival.split(' ').map((ending) => suffix + ending))
  .filter((end) => end.length > 2);
/** «дорожный» comes from «дорога». */
const sound = new Map(Object.entries(sounds));
const SHORTEST_NOUN = 3;

/** Finds the words of a text. */
export const WORD = /[\p{L}\p{N}_'’ʼ]+/gu;

/** A word as it is compared: small letters, no apostrophes, ё as е and ґ as г. */
export function folded(word: string): string {
  return word.toLowerCase().replace(/['’ʼ]/g, '').replaceAll('ё', 'е').replaceAll('ґ', 'г');
}

export function wordsOf(text: string): string[] {
  return [...text.matchAll(WORD)].map(([word]) => folded(word)).filter((word) => word !== '');
}

/** What the forms of a word have in common; the word is one of `wordsOf`. */
export function stem(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  // eslint-disable-next-line no-control-regex
  if (/^[\x00-\x7f]*$/.test(word)) return englishStem(word);
  let rest = word.length > SHORTEST + 3 && /с[яь]$/.test(word) ? word.slice(0, -2) : word;
  for (const [ending, short] of changes) {
    if (rest.length >= SHORTEST_CHANGED && rest.endsWith(ending)) return rest.slice(0, -ending.length) + short;
  }
  const ending = endings.find((one) => rest.endsWith(one) && rest.length - one.length >= SHORTEST);
  if (ending !== undefined) rest = rest.slice(0, -ending.length);
  return rest.replace(/іст$/, 'ост');
}

/** The stem of a word; where no known one begins with it, that of its noun: of «зимние» that of «зима». */
export function knownStem(word: string, known: ReadonlyMap<string, unknown>): string {
  const root = stem(word);
  if ([...known.keys()].some((other) => other.startsWith(root))) return root;
  return nounsOf(word).find((noun) => known.has(noun)) ?? root;
}

/** The stems of nouns from which an adjective may come, those that leave least of it first. */
function nounsOf(adjective: string): string[] {
  const bare = derived.filter((end) => adjective.endsWith(end)).map((end) => adjective.slice(0, -end.length));
  const nouns = bare.flatMap((rest) => [rest.replace(/.$/, (last) => sound.get(last) ?? last), rest, `${rest}й`]);
  return nouns.filter((noun) => noun.length >= SHORTEST_NOUN);
}

function englishStem(word: string): string {
  let rest = word;
  if (rest.length > 4 && rest.endsWith('ies')) rest = `${rest.slice(0, -3)}y`;
  else if (rest.length > 4 && /(?:sses|xes|ches|shes)$/.test(rest)) rest = rest.slice(0, -2);
  else if (rest.length > 3 && /(?<!s|u|i)s$/.test(rest)) rest = rest.slice(0, -1);
  const ending = ['ing', 'ed'].find((one) => rest.endsWith(one) && rest.length - one.length >= 3);
  if (ending !== undefined) rest = rest.slice(0, -ending.length).replace(/([^lsz])\1$/, '$1');
  return rest.length > 3 ? rest.replace(/e$/, '') : rest;
}

const SHORTEST_BEGINNING = 3; // fewer letters than these must be the whole stem

/** Whether a word is a form of one of these stems, or of a longer word that begins with it. */
export function fits(word: string, stems: readonly string[]): boolean {
  const own = stem(folded(word));
  return stems.some((root) => own === root || (root.length >= SHORTEST_BEGINNING && own.startsWith(root)));
}
