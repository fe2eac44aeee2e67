/** A table without a server, and the parts of the page that show it: what the tests of all games have in common. */

import { flushSync, mount, unmount, type Component } from 'svelte';
import { vi } from 'vitest';
import type { GameView, Json } from '../games/shared/view';
import { tooltips, type Tip } from '../lib/tooltip.svelte';
import { Play } from '../table/play.svelte';
import { scripted, type Script, type Scripted } from './table';

/** As a table knows it, whatever its game. */
export function anyView<Scenery extends Json, Picture extends Json>(view: GameView<Scenery, Picture>): GameView {
  return view as unknown as GameView;
}

export class Showing<Scenery extends Json = Json, Picture extends Json = Json> {
  readonly script: Script;
  readonly tell: Scripted['tell'];
  readonly play: Play<Scenery, Picture>;
  private shown: Record<string, unknown>[] = [];

  constructor(view: GameView<Scenery, Picture>) {
    const table = scripted();
    this.script = table.script;
    this.tell = table.tell;
    this.play = new Play(table.store);
    this.play.view = anyView(view);
  }

  show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): void {
    this.shown.push(mount(part, { target: document.body, props }));
    flushSync();
  }

  close(): void {
    for (const part of this.shown) void unmount(part);
    this.shown = [];
    document.body.innerHTML = '';
  }
}

/** The tool-tip of a thing under the mouse. */
export function tipOf(selector: string): Tip | undefined {
  vi.useFakeTimers();
  tooltips.hide();
  document.querySelector(selector)?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  vi.runAllTimers();
  vi.useRealTimers();
  return tooltips.shown;
}
