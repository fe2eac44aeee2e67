/** Where everything is on screen that the coach has to do with. It is looked for again while the table changes. */

import { LIT } from '../board/camera.svelte';
import type { Box } from '../lib/placing/placing';
import { isSeen, type Lit } from './lights';
import { scrollerOf } from './scroll';

const AGAIN = 6; // frames between two searches; what was found is measured in each
const NOWHERE: Box = { left: 0, top: 0, right: 0, bottom: 0 };
const QUESTIONS = [
  ...['.stage [role="dialog"]', '.tray [role="dialog"]', '.acts [role="alertdialog"]'],
  ...['.stage > .card.parch', '.confirm.parch', '[data-asks]', '[data-outcome]', '[data-attack]'],
].join();
const QUIET = '[data-part="seats"], [data-part="status"]';
const MAIN = '.acts .main:not([aria-disabled="true"])';

/** The line around something: a path, and the matrix that brings it to the pixels of the page. */
interface Outline {
  path: string;
  matrix: string;
}

/** Something lit, with its outline if that is no rectangle. */
export interface Spot extends Box {
  outline: Outline | undefined;
  /** What is open lies over it, and over the mark around it. */
  under: boolean;
}

interface Seen {
  targets: readonly Spot[];
  /** Those to which no board makes way for the card. */
  fixed: readonly Box[];
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
    fixed: [],
    named: [],
    open: [],
    quiet: [],
    main: [],
    stage: NOWHERE,
    view: { width: 0, height: 0 },
  });
  /** What is to be clicked. */
  elements = $state.raw<readonly Element[]>([]);
  /** What is to be seen beside the card: what is to be clicked, or else what is spoken of. */
  shown = $state.raw<readonly Element[]>([]);
  private marked: readonly Element[] = [];
  private lit: Lit = { targets: [], named: [] };
  private open: readonly Element[] = [];
  private buttons: readonly Element[] = [];
  private last = '';

  constructor(private readonly find: () => Lit | undefined) {}

  get targets(): readonly Spot[] {
    return this.seen.targets;
  }
  get fixed(): readonly Box[] {
    return this.seen.fixed;
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
      for (const each of this.marked) each.removeAttribute(LIT);
    };
  }

  private search(): void {
    this.lit = this.find() ?? { targets: [], named: [] };
    this.open = [...document.querySelectorAll(QUESTIONS)];
    this.buttons = [...document.querySelectorAll(MAIN)];
    const { targets, named } = this.lit;
    this.elements = sameAs(this.elements, targets);
    this.shown = sameAs(this.shown, targets.length > 0 ? targets : named);
    // the board is moved to what is to be clicked on it, or else to what is spoken of
    const shown = sameAs(this.marked, targets.some(isOnBoard) ? targets : [...targets, ...named]);
    if (shown !== this.marked) for (const each of this.marked) each.removeAttribute(LIT);
    this.marked = shown;
    for (const each of shown) if (!each.hasAttribute(LIT)) each.setAttribute(LIT, '');
  }

  private measure(): void {
    const stage = document.querySelector('.stage');
    const within = (element: Element): boolean => isSeen(element) && !isScrolledOut(element, stage);
    const boxes = (elements: readonly Element[]): Box[] => elements.filter(isSeen).map(boxOf);
    const seen: Seen = {
      targets: this.lit.targets.filter(within).map((each) => spotOf(each, stage)),
      fixed: boxes(this.lit.targets.filter((each) => !each.closest('.world') && !scrollerOf(each))),
      named: this.lit.named.filter(within).map((each) => spotOf(each, stage)),
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

/** Whether it is a place of the board of which less than half can be seen. */
function isScrolledOut(element: Element, stage: Element | null): boolean {
  if (!stage || !element.closest('.board')) return false;
  const [frame, { left, top, right, bottom }] = [stage.getBoundingClientRect(), element.getBoundingClientRect()];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x < frame.left || x > frame.right || y < frame.top || y > frame.bottom;
}

const isOnBoard = (element: Element): boolean => element.closest('.world') !== null;

/** The first list, if the second has the same elements. */
function sameAs(first: readonly Element[], second: readonly Element[]): readonly Element[] {
  return first.length === second.length && second.every((each, at) => each === first[at]) ? first : second;
}

function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left), Math.round(top)];
  return { left: x, top: y, right: Math.round(right), bottom: Math.round(bottom) };
}

/** What reaches beyond the edge of the board ends there. */
function spotOf(element: Element, stage: Element | null): Spot {
  const [box, outline] = [boxOf(element), outlineOf(element)];
  const under = !element.closest(QUESTIONS);
  if (!stage || outline || !element.closest('.board')) return { ...box, outline, under };
  const edge = boxOf(stage);
  return {
    left: Math.max(box.left, edge.left),
    top: Math.max(box.top, edge.top),
    right: Math.min(box.right, edge.right),
    bottom: Math.min(box.bottom, edge.bottom),
    outline,
    under,
  };
}

/** Of a polygon, or of the shape by which a group of drawings is known. */
function outlineOf(element: Element): Outline | undefined {
  const shape = element instanceof SVGGElement ? element.querySelector('[data-shape]') : element;
  if (!(shape instanceof SVGGeometryElement)) return undefined;
  const [points, at] = [shape.getAttribute('points'), shape.getScreenCTM()];
  const path = points === null ? shape.getAttribute('d') : `M${points}Z`;
  if (!at || path === null) return undefined;
  const turned = [at.a, at.b, at.c, at.d].map((each) => each.toFixed(4));
  return { path, matrix: `matrix(${[...turned, Math.round(at.e), Math.round(at.f)].join()})` };
}
