import { expect, test, vi } from 'vitest';
import { Camera } from './camera.svelte';

test('a frame that began before the move leaves the board where it was', () => {
  let frame: FrameRequestCallback = () => 0;
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => ((frame = next), 1));
  const camera = new Camera();
  const before = camera.view;
  camera.pan(100, 0);
  frame(performance.now() - 1000); // on a busy machine
  expect(camera.view).toEqual(before);
  vi.unstubAllGlobals();
});
