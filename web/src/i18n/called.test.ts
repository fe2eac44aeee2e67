import { afterEach, beforeAll, expect, it } from 'vitest';
import { called, words } from './words.svelte';

beforeAll(() => words.speak('en'));
afterEach(() => words.speak('en'));

const seats = [
  { name: 'Astrid', named: '' },
  { name: 'Астрид', named: 'bot-astrid' },
];

it('calls bots what they are called in the language of the reader, and people what they are called', async () => {
  expect(called(seats).map(({ name }) => name)).toEqual(['Astrid', 'Astrid']);
  await words.speak('uk');
  expect(called(seats).map(({ name }) => name)).toEqual(['Astrid', 'Астрід']);
});
