import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pace } from './pace';

let pace: Pace;
let done: number[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] });
  pace = new Pace();
  done = [];
});
afterEach(() => vi.useRealTimers());

const work = (...pieces: number[]): void => pieces.forEach((piece) => pace.do(() => done.push(piece)));

test('the first is done at once, the rest of a frame together and in order at the next', () => {
  work(1, 2, 3);
  expect(done).toEqual([1]);
  expect(pace.behind).toBe(2);
  vi.advanceTimersToNextFrame();
  expect(done).toEqual([1, 2, 3]);
  expect(pace.behind).toBe(0);
});

test('what comes after a crowded frame waits for the next one; after a quiet one it does not', () => {
  work(1, 2);
  vi.advanceTimersToNextFrame();
  work(3);
  expect(done).toEqual([1, 2]);
  vi.advanceTimersToNextFrame();
  expect(done).toEqual([1, 2, 3]);
  vi.advanceTimersToNextFrame();
  work(4);
  expect(done).toEqual([1, 2, 3, 4]);
});

test('a page that nobody sees has no frames, and goes on all the same', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  work(1, 2, 3);
  vi.advanceTimersByTime(300);
  expect(done).toEqual([1, 2, 3]);
  vi.unstubAllGlobals();
});
