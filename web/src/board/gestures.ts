/** What the reader does with mouse and fingers to move the camera: loaded when the board is on the page. */

import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent } from 'd3-zoom';
import type { View } from './plane';

/** Those who want to know of it; `byHand` is false for what the camera itself has set. */
export interface Heard {
  started(): void;
  moved(view: View, byHand: boolean): void;
  ended(): void;
}

export interface Gestures {
  /** Where they go on from. */
  set(view: View): void;
  limit(farthest: number, nearest: number): void;
  end(): void;
}

export function gesturesOn(element: HTMLElement, heard: Heard): Gestures {
  const behaviour = zoom<HTMLElement, unknown>()
    .filter((event: MouseEvent) => !event.button && event.type !== 'dblclick')
    .clickDistance(6)
    .translateExtent([
      [-22, -16],
      [26, 22],
    ])
    .on('start', heard.started)
    .on('end', heard.ended)
    .on('zoom', ({ transform: { k, x, y }, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) =>
      heard.moved({ k, x, y }, Boolean(sourceEvent)),
    );
  const held = select(element);
  held.call(behaviour).on('dblclick.zoom', null);
  return {
    set: ({ k, x, y }) => held.call(behaviour.transform, zoomIdentity.translate(x, y).scale(k)),
    limit: (farthest, nearest) => behaviour.scaleExtent([farthest, nearest]),
    end: () => held.on('.zoom', null),
  };
}
