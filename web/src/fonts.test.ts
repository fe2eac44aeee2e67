/** The page waits for its letters, but not for ever. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { letters } from './fonts';

let load: ReturnType<typeof vi.fn<(font: string, text: string) => Promise<unknown>>>;

beforeEach(() => {
  vi.useFakeTimers();
  load = vi.fn(() => Promise.resolve([]));
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'fonts');
});

it('waits for the letters of both alphabets', async () => {
  await letters();
  expect(load.mock.calls.map(([font]) => font)).toContain('500 1em "Alegreya Sans"');
  expect(load.mock.calls.every(([, text]) => /[a-z]/.test(text) && /[а-я]/.test(text))).toBe(true);
});

it('goes on without those that do not come', async () => {
  let there = false;
  load.mockImplementation((font) => (font.includes('SC') ? new Promise(() => {}) : Promise.reject(new Error('gone'))));
  void letters().then(() => (there = true));
  await vi.advanceTimersByTimeAsync(1000);
  expect(there).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(there).toBe(true);
});
