/** Sounds, with a browser that keeps a page silent until the reader has touched it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import type { Sound } from './sounds';

const resume = vi.fn();
const began = vi.fn();
let now = 0;

class Audio {
  state = 'suspended';
  get currentTime(): number {
    return now;
  }
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

let activation: { hasBeenActive: boolean };
/** A page anew, which makes its sounds in a context of its own. */
async function page(touched: boolean): Promise<(name: Sound) => void> {
  activation = { hasBeenActive: touched };
  Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true });
  vi.resetModules();
  const [{ settings: own }, { sound }] = [await import('../settings.svelte'), await import('./sounds')];
  own.sounds = settings.sounds;
  return sound;
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', Audio);
  now = 0;
  began.mockClear();
  resume.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('begin with the first touch, and are not saved up until then', async () => {
  const sound = await page(false);
  sound('turn');
  expect(began).not.toHaveBeenCalled();
  expect(resume).not.toHaveBeenCalled();
  activation.hasBeenActive = true;
  dispatchEvent(new Event('pointerup'));
  expect(resume).toHaveBeenCalledOnce();
  sound('turn');
  expect(began).toHaveBeenCalledTimes(2);
});

test.each([
  ['off', 0, 0],
  ['alerts', 2, 0],
  ['all', 2, 4],
] as const)('where %s is heard an attack has %d tones, and dice have %d', async (sounds, danger, dice) => {
  settings.sounds = sounds;
  const sound = await page(true);
  sound('danger');
  expect(began).toHaveBeenCalledTimes(danger);
  sound('dice');
  expect(began).toHaveBeenCalledTimes(danger + dice);
});

test('of many attacks at once one is heard', async () => {
  const sound = await page(true);
  sound('danger');
  sound('danger');
  expect(began).toHaveBeenCalledTimes(2);
  now = 1;
  sound('danger');
  expect(began).toHaveBeenCalledTimes(4);
});
