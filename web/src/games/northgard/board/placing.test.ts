import { expect, test } from 'vitest';
import type { Play } from '../../../table/play.svelte';
import type { Picture, Placing } from '../shapes';
import { Laying } from './placing.svelte';

test('a tile that was turned leaves the next one as it was printed', () => {
  const place = { x: 0, y: 1 };
  let placing: Placing | null = { tile: 4, place, places: [{ ...place, turns: [0, 1, 2, 3] }] } as Placing;
  const play = { question: { ask: { key: 'northgard-ask-turn-tile' } } } as unknown as Play;
  const laying = new Laying(
    () => play,
    () => ({ placing }) as Picture,
  );
  const turned = (): number | undefined => {
    laying.refresh();
    return laying.ghost?.turn;
  };
  expect(turned()).toBe(0);
  laying.rotate(1);
  expect(turned()).toBe(1);
  placing = { ...placing, tile: 5 };
  expect(turned()).toBe(0);
});
