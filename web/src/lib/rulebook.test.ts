import { expect, test } from 'vitest';
import { partsOf, rulebook } from './rulebook.svelte';

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

test('the reader can go back rule by rule', () => {
  rulebook.open('GW-1');
  rulebook.open('GW-2');
  expect(rulebook.canGoBack).toBe(true);
  rulebook.back();
  expect([rulebook.id, rulebook.canGoBack]).toEqual(['GW-1', false]);
  rulebook.close();
  expect(rulebook.id).toBeUndefined();
});
