import { expect, test } from 'vitest';
import { gistOf, partsOf } from './parts';

test('a text of the digest is cut at rules, values and stressed words', () => {
  expect(partsOf('As GW-10.5 (GW-RU6): `seat` or **second**, NG-EX12.')).toEqual([
    { kind: 'text', text: 'As ' },
    { kind: 'rule', text: 'GW-10.5' },
    { kind: 'text', text: ' (' },
    { kind: 'rule', text: 'GW-RU6' },
    { kind: 'text', text: '): ' },
    { kind: 'code', text: 'seat' },
    { kind: 'text', text: ' or ' },
    { kind: 'strong', text: 'second' },
    { kind: 'text', text: ', ' },
    { kind: 'rule', text: 'NG-EX12' },
    { kind: 'text', text: '.' },
  ]);
});

test('nothing is lost of a text without any', () => {
  expect(partsOf('2:1 <b> & X-1')).toEqual([{ kind: 'text', text: '2:1 <b> & X-1' }]);
  expect(partsOf('')).toEqual([]);
});

test('a mark and a word in italics are parts, coordinates are not', () => {
  expect(partsOf('*power* [P/H] `[1,1,N]` 2*3*4').map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'em power',
    'text  ',
    'mark P/H',
    'text  ',
    'code [1,1,N]',
    'text  2*3*4',
  ]);
});

test('a rule in few words', () => {
  expect(gistOf('**Stag**: 1 fame for each territory.')).toBe('Stag');
  expect(gistOf('Kaija does not count for the winter, nor for the 14 figures [H].')).toBe('Kaija does not count for…');
  expect(gistOf('The die: 2 power / 3 power.')).toBe('The die');
  expect(gistOf('An Unrest card [P] has no effect.')).toBe('An Unrest card has no…');
});
