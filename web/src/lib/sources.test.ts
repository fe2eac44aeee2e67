import { expect, test } from 'vitest';
import { weakest } from './sources';

test('of several things the source that is farthest from the book counts', () => {
  expect(weakest([{ source: 'book' }, { source: 'house' }, { source: 'public' }])).toBe('house');
  expect(weakest([{ source: 'house' }, { source: 'pack' }])).toBe('pack');
  expect(weakest([{ source: 'book' }])).toBe('book');
});
