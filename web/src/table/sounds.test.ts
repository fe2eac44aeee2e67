/** Sounds, with a browser that keeps a page silent until the reader has touched it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';

const resume = vi.fn();
const began = vi.fn();

class Audio {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  resume = resume;
  createOscillator(): unknown {
    return { frequency: {}, connect: (next: unknown) => next, start: began, stop() {} };
  }
  createGain(): unknown {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: (next: unknown) => next };
  }
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', Audio);
  settings.sounds = true;
});
afterEach(() => {
  settings.sounds = false;
  vi.unstubAllGlobals();
});

test('begin with the first touch, and are not saved up until then', async () => {
  const activation = { hasBeenActive: false };
  Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true });
  const { sound } = await import('./sounds');
  sound('turn');
  expect(began).not.toHaveBeenCalled();
  expect(resume).not.toHaveBeenCalled();
  activation.hasBeenActive = true;
  dispatchEvent(new Event('pointerup'));
  expect(resume).toHaveBeenCalledOnce();
  sound('turn');
  expect(began).toHaveBeenCalledTimes(2);
});
