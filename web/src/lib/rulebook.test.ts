import { expect, test } from 'vitest';
import { rulebook } from './rulebook.svelte';

test('the reader can go back rule by rule', () => {
  rulebook.open('GW-1');
  rulebook.open('GW-2');
  expect(rulebook.canGoBack).toBe(true);
  rulebook.back();
  expect([rulebook.id, rulebook.canGoBack]).toEqual(['GW-1', false]);
  rulebook.close();
  expect(rulebook.id).toBeUndefined();
});
