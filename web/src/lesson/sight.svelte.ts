/** Where everything is on screen that the coach has to do with. It is looked for again while the table changes. */

import { LIT } from '../board/camera.svelte';
import type { Box } from '../lib/placing/placing';
import { isSeen, type Lit } from './lights';

const AGAIN = 6; // frames between two searches; what was found is measured in each
const NOWHERE: Box = { left: 0, top: 0, right: 0, bottom: 0 };
const QUESTIONS = [
  ...['.stage [role="dialog"]', '.acts [role="alertdialog"]', '[data-aside]'],
  ...['.stage > .card.parch', '.confirm.parch'],
].join();
const QUIET = '[data-part="seats"], [data-part="status"]';
const MAIN = '.acts .main:not([aria-disabled="true"])';

/** Something lit, with its outline if that is no rectangle: the points of a polygon, in pixels of the page. */
export interface Spot extends Box {
  outline: string;
}

interface Seen {
  targets: readonly Spot[];
  named: readonly Spot[];
  quiet: readonly Box[];
  /** Open questions, and notes that wait for an answer. */
  open: readonly Box[];
  main: readonly Box[];
  stage: Box;
  view: { width: number; height: number };
}

export class Sight {
  private seen = $state.raw<Seen>({
    targets: [],
    named: [],
    open: [],
    quiet: [],
    main: [],
    stage: NOWHERE,
    view: { width: 0, height: 0 },
  });
  /** What is to be clicked. */
  elements = $state.raw<readonly Element[]>([]);
  private lit: Lit = { targets: [], named: [] };
  private open: readonly Element[] = [];
  private buttons: readonly Element[] = [];
  private last = '';

  constructor(private readonly find: () => Lit | undefined) {}

  get targets(): readonly Spot[] {
    return this.seen.targets;
  }
  get named(): readonly Spot[] {
    return this.seen.named;
  }
  get questions(): readonly Box[] {
    return this.seen.open;
  }
  get quiet(): readonly Box[] {
    return this.seen.quiet;
  }
  get main(): readonly Box[] {
    return this.seen.main;
  }
  get stage(): Box {
    return this.seen.stage;
  }
  get view(): Seen['view'] {
    return this.seen.view;
  }

  /** Call the result to look no longer. */
  watch(): () => void {
    let frame = 0;
    let count = 0;
    const look = (): void => {
      if (count % AGAIN === 0) this.search();
      count += 1;
      this.measure();
      frame = requestAnimationFrame(look);
    };
    look();
    return () => {
      cancelAnimationFrame(frame);
      for (const each of this.elements) each.removeAttribute(LIT);
    };
  }

  private search(): void {
    this.lit = this.find() ?? { targets: [], named: [] };
    this.open = [...document.querySelectorAll(QUESTIONS)];
    this.buttons = [...document.querySelectorAll(MAIN)];
    const { targets } = this.lit;
    const same = targets.length === this.elements.length && targets.every((each, at) => each === this.elements[at]);
    if (!same) {
      for (const each of this.elements) each.removeAttribute(LIT);
      this.elements = targets;
    }
    for (const each of targets) if (!each.hasAttribute(LIT)) each.setAttribute(LIT, '');
  }

  private measure(): void {
    const stage = document.querySelector('.stage');
    const boxes = (elements: readonly Element[]): Box[] => elements.filter(isSeen).map(boxOf);
    const seen: Seen = {
      targets: this.lit.targets.filter(isSeen).map(spotOf),
      named: this.lit.named.filter(isSeen).map(spotOf),
      quiet: boxes([...document.querySelectorAll(QUIET)]),
      open: boxes(this.open),
      main: boxes(this.buttons),
      stage: stage ? boxOf(stage) : NOWHERE,
      view: { width: innerWidth, height: innerHeight },
    };
    const text = JSON.stringify(seen);
    if (text === this.last) return;
    this.last = text;
    this.seen = seen;
  }
}

function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left), Math.round(top)];
  return { left: x, top: y, right: Math.round(right), bottom: Math.round(bottom) };
}

function spotOf(element: Element): Spot {
  return { ...boxOf(element), outline: element instanceof SVGPolygonElement ? pointsOf(element) : '' };
}

function pointsOf(polygon: SVGPolygonElement): string {
  const matrix = polygon.getScreenCTM();
  if (!matrix) return '';
  const places = Array.from(polygon.points, (point) => point.matrixTransform(matrix));
  return places.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ');
}
