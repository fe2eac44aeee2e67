/** The terminal is tested with the same list. */
import { describe, expect, test } from 'vitest';
import LISTS from '../../../../tests/messages/stems.json';
import { fits, knownStem, stem, wordsOf } from './stems';

const stems = (text: string): string[] => wordsOf(text).map(stem);

describe('stems', () => {
  test.each(LISTS.alike)('%s: one stem', (forms) => {
    expect(new Set(stems(forms)).size).toBe(1);
  });

  test.each(LISTS.apart)('%s: different stems', (words) => {
    const [one, ...others] = stems(words);
    expect(others).not.toContain(one);
  });

  test.each(Object.entries(LISTS.nouns))('%s comes from %s', (adjective, noun) => {
    const known = new Map(wordsOf(`${noun} весь`).map((word) => [stem(word), 1]));
    expect(knownStem(adjective, known)).toBe(stem(noun));
    expect(knownStem(adjective, new Map())).toBe(stem(adjective));
  });

  test('an adjective that is written is looked for itself, and a noun is none', () => {
    expect(knownStem('зимний', new Map(wordsOf('зима зимняя').map((word) => [stem(word), 1])))).toBe('зимн');
    expect(knownStem('весна', new Map([[stem('весь'), 1]]))).toBe('весн');
  });

  test('words are cut at everything but letters and apostrophes', () => {
    expect(wordsOf("2:1 — «Ёж», об'єкт; (GW-4.3)")).toEqual(['2', '1', 'еж', 'обєкт', 'gw', '4', '3']);
  });

  test('a longer word fits its beginning, but not one of two letters', () => {
    expect(fits('Зимнее', stems('зима'))).toBe(true);
    expect(fits('единица', stems('еда'))).toBe(false);
    expect(fits('Земля', stems('зима'))).toBe(false);
  });
});
