import { expect, test } from 'vitest';
import { words } from '../../i18n/words.svelte';
import { drawingsOf } from './drawings';

test('the drawings of a game are found, for those of its rules that have one', async () => {
  await words.speak('en');
  expect(await drawingsOf('northgard', 'NG-14.1')).toBeDefined();
  expect(await drawingsOf('northgard', 'NG-1.1')).toBeUndefined();
  expect(await drawingsOf('chess')).toBeUndefined();
});
