/** Pan, zoom, pinch, and back to where everything is visible. */

import { settings } from '../settings.svelte';
import { followWith, type Follower } from './following';
import type { Gestures } from './gestures';
import type { View } from './plane';

const GLIDE = 260;
const EDGE = 56; // pixels: the focused place stays at least this far from the edge

/** By how much a thing is too far to one side; negative to the other. */
function beyond(at: number, length: number, size: number): number {
  const edge = Math.min(Math.max(EDGE, length / 2), size / 2);
  return Math.min(at - edge, 0) + Math.max(at - (size - edge), 0);
}

/** The smallest box around these things, if there are any. */
function boundsOf(things: readonly Element[]): DOMRect | undefined {
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  if (boxes.length === 0) return undefined;
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

/** The mark of what a lesson lights. */
export const LIT = 'data-lit';

export class Camera implements Follower {
  view = $state.raw<View>({ k: 60, x: 0, y: 0 });
  /** The reader has moved the camera: resizing the window does not reset it. */
  moved = $state(false);
  /** While it moves, the picture is only shifted; it is redrawn once it comes to rest. */
  moving = $state(false);
  private home: View = this.view;
  private farthest = 0;
  private element: HTMLElement | undefined;
  private gestures: Gestures | undefined;
  private frame = 0;
  private keeping = 0;
  /** Where the reader was looking before the board went where others acted. */
  private before: View | undefined;
  /** The reader has moved it while others acted: it stays there. */
  private led = false;

  /** For {@attach camera.hold}. */
  hold = (element: HTMLElement): (() => void) => {
    this.element = element;
    this.goHome(this.home, this.farthest);
    void this.listen(element);
    const unfollow = followWith(this);
    const sizes = new ResizeObserver(() => this.keep());
    sizes.observe(element);
    const taught = new MutationObserver(() => this.keep());
    taught.observe(element, { subtree: true, attributeFilter: [LIT] });
    return () => {
      unfollow();
      sizes.disconnect();
      taught.disconnect();
      cancelAnimationFrame(this.frame);
      cancelAnimationFrame(this.keeping);
      this.gestures?.end();
      this.element = this.gestures = undefined;
    };
  };

  /** The first picture does not wait for them. */
  private async listen(element: HTMLElement): Promise<void> {
    const { gesturesOn } = await import('./gestures');
    if (this.element !== element) return; // the board has gone meanwhile
    this.gestures = gesturesOn(element, {
      started: () => (this.moving = true),
      moved: (view, byHand) => {
        this.view = view;
        if (byHand) this.moved = this.led = true;
      },
      ended: () => (this.moving = false),
    });
    this.gestures.limit(this.farthest, this.home.k * 5);
    this.set(this.view);
  }

  /**
   * The initial view; it is used unless the reader has zoomed in on something. It can zoom out until a unit of the
   * plane is `farthest` pixels.
   */
  goHome(home: View, farthest = home.k * 0.75, softly = false): void {
    this.home = home;
    this.farthest = farthest;
    this.gestures?.limit(farthest, home.k * 5);
    if (this.moved) return;
    if (softly) this.glide(home);
    else {
      cancelAnimationFrame(this.frame); // otherwise it would continue to its previous target
      this.moving = false;
      this.set(home);
    }
  }

  reset(): void {
    this.moved = false;
    this.glide(this.home);
  }

  /** Closer or farther, about the middle of the board on screen. */
  scale(by: number): void {
    const box = this.element?.getBoundingClientRect();
    if (!box) return;
    const { k, x, y } = this.view;
    const next = Math.min(Math.max(k * by, this.farthest), this.home.k * 5);
    const [cx, cy] = [box.width / 2, box.height / 2];
    this.moved = true;
    this.glide({ k: next, x: cx - ((cx - x) * next) / k, y: cy - ((cy - y) * next) / k });
  }

  pan(right: number, down: number): void {
    const { k, x, y } = this.view;
    this.moved = true;
    this.glide({ k, x: x - right, y: y - down });
  }

  /** Moves no farther than it must, so that something on the board is well inside the view. */
  reveal(thing: DOMRect): void {
    const [right, down] = this.wayTo(thing);
    if (right !== 0 || down !== 0) this.pan(right, down);
  }

  follow(): void {
    this.before = undefined;
    this.led = false;
  }

  /** Only what is out of view is gone to: a board that moves is harder to read. */
  show(thing: DOMRect): void {
    const box = this.element?.getBoundingClientRect();
    const [x, y] = [thing.left + thing.width / 2, thing.top + thing.height / 2];
    if (!box || this.led || (x > box.left && x < box.right && y > box.top && y < box.bottom)) return;
    this.before ??= this.view;
    const [right, down] = this.wayTo(thing);
    this.glide({ k: this.view.k, x: this.view.x - right, y: this.view.y - down });
  }

  goBack(): void {
    if (this.before && !this.led) this.glide(this.before);
    this.before = undefined;
  }

  private wayTo(thing: DOMRect): [right: number, down: number] {
    const box = this.element?.getBoundingClientRect();
    if (!box) return [0, 0];
    return [
      beyond(thing.left + thing.width / 2 - box.left, thing.width, box.width),
      beyond(thing.top + thing.height / 2 - box.top, thing.height, box.height),
    ];
  }

  /**
   * After a question or a card has taken room from the board: what it is about stays in view. That is the place which
   * waits to be confirmed, what a lesson lights, or else all that glows if the reader has moved the board.
   */
  private keep(): void {
    cancelAnimationFrame(this.keeping);
    this.keeping = requestAnimationFrame(() => {
      const stage = this.element?.closest<HTMLElement>('.stage');
      if (!this.element || !stage) return;
      const { candidate, about } = stage.dataset;
      const asked = candidate === undefined ? about : `[data-option="${CSS.escape(candidate)}"]`;
      const lit = this.element.querySelector(`[${LIT}]`) ? `[${LIT}]` : undefined;
      const wanted = asked ?? lit ?? (this.moved ? '.target.loud' : undefined);
      if (!wanted) return; // the initial view shows what glows
      const things = [...this.element.querySelectorAll(wanted)];
      const whole = boundsOf(things);
      if (!whole) return;
      // of places that are too far apart the first
      const { clientWidth, clientHeight } = this.element;
      const fits = whole.width <= clientWidth && whole.height <= clientHeight;
      const box = fits ? whole : (boundsOf(things.slice(0, 1)) ?? whole);
      const [right, down] = this.wayTo(box);
      const { k, x, y } = this.view;
      // the reader has not moved it: it goes home again when the room is given back
      if (right !== 0 || down !== 0) this.glide({ k, x: x - right, y: y - down });
    });
  }

  private set(view: View): void {
    this.view = view;
    this.gestures?.set(view);
  }

  private glide(to: View): void {
    cancelAnimationFrame(this.frame);
    const from = this.view;
    const length = GLIDE * settings.motion;
    const start = performance.now();
    const step = (now: number): void => {
      const share = length === 0 ? 1 : Math.min(1, Math.max(0, now - start) / length); // a late frame began before us
      const eased = 1 - (1 - share) ** 3;
      const mix = (a: number, b: number): number => a + (b - a) * eased;
      this.set({ k: mix(from.k, to.k), x: mix(from.x, to.x), y: mix(from.y, to.y) });
      if (share < 1) this.frame = requestAnimationFrame(step);
      else this.moving = false;
    };
    this.moving = true;
    step(start);
  }
}
