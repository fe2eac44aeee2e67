/** How long a motion takes at the reader's speed, in milliseconds; 0: it is not shown. */

import { settings } from '../settings.svelte';

export function lasting(milliseconds: number): number {
  return milliseconds * settings.motion;
}
