/** Where the coach stands: beside what is to be clicked, over nothing that is needed; else at the edge of the board. */

import { overlap, type Box, type Place } from '../lib/placing/placing';

export type Nose = 'down' | 'left' | 'up' | 'right';

export interface Stand extends Place {
  /** Points to the target; undefined where the card is docked. */
  nose: Nose | undefined;
  /** How far along its side the nose is. */
  at: number;
}

interface Size {
  width: number;
  height: number;
}

/** What the card must not cover: the first above all. */
export interface Around {
  targets: readonly Box[];
  /** Those of them that stay where they are: no board makes way for the card. */
  fixed: readonly Box[];
  named: readonly Box[];
  /** The main button, and an open question. */
  needed: readonly Box[];
  /** What is better read, such as whose turn it is. */
  quiet: readonly Box[];
}

const GAP = 16;
const EDGE = 8;
const REACH = 90; // of the nose
const CORNER = 26; // the nose keeps off the round corners
const ROOM = 190; // of a board on a phone, below which nothing on it can be seen
const WHOLE = 0.3; // of the screen: what is larger cannot be kept free, and need not be

export function boundsOf(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

export function standBeside(around: Around, card: Size, screen: Size, stage: Box): Stand {
  const small = (box: Box): boolean => areaOf(box) < WHOLE * screen.width * screen.height;
  const thing = boundsOf((around.targets.length > 0 ? around.targets : around.named).filter(small));
  const host = thing && around.needed.find((box) => holds(box, thing));
  const beside = thing && small(thing) ? standsAt(thing, host ?? thing, card, screen) : [];
  const cost = (stand: Stand): number => costOf(stand, card, around, small);
  const free = beside.find((stand) => cost(stand) === 0);
  if (free) return free;
  const docked = docks(card, screen, stage);
  return [...docked, ...beside].reduce((best, stand) => (cost(stand) < cost(best) ? stand : best));
}

/** On a phone it is as wide as the screen: above the tray, where the board gives room, unless something else is there. */
export function standOnPhone(around: Around, card: Size, screen: Size, stage: Box): Stand {
  const left = (screen.width - card.width) / 2;
  const home: Stand = { left, top: stage.bottom - card.height - EDGE, nose: undefined, at: 0 };
  // what is higher than the board that would be left cannot be brought above it
  const high = around.targets.filter((box) => box.bottom - box.top > home.top - stage.top - 2 * GAP);
  const fixed = [...around.fixed, ...high.filter((box) => !around.fixed.includes(box))];
  const low: Stand = { ...home, top: screen.height - card.height - EDGE };
  const narrow = home.top - stage.top < ROOM;
  const covers = (box: Box): boolean => overlap(box, boxOf(low, card)) > 0;
  const asks = around.needed.some((box) => covers(box) && around.targets.some((target) => holds(box, target)));
  // nothing of the tray is to be clicked, nor in a question there
  if (narrow && around.targets.length > 0 && fixed.length === 0 && !asks) return low;
  const firm = { ...around, targets: fixed, named: [] };
  const cost = (stand: Stand): number => costOf(stand, card, firm, () => true);
  const tops = [...around.needed, ...fixed].flatMap(({ top, bottom }) => [top - GAP - card.height, bottom + GAP]);
  const others = [stage.top + EDGE, EDGE, screen.height - card.height - EDGE, ...tops]
    .filter((top) => top >= EDGE && top + card.height <= screen.height - EDGE)
    .map((top): Stand => ({ ...home, top }));
  const asked = high.length > 0 || [...around.needed, ...fixed].some((box) => overlap(box, boxOf(home, card)) > 0);
  const best = asked ? [home, ...others].reduce((least, each) => (cost(each) < cost(least) ? each : least)) : home;
  const target = boundsOf(around.targets);
  const below = target && target.top >= best.top + card.height && target.top - best.top - card.height < REACH;
  return below ? { ...best, nose: 'down', at: along((target.left + target.right) / 2 - left, card.width) } : best;
}

const areaOf = (box: Box): number => (box.right - box.left) * (box.bottom - box.top);

function boxOf({ left, top }: Place, { width, height }: Size): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function costOf(
  stand: Stand,
  card: Size,
  { targets, named, needed, quiet }: Around,
  counts: (box: Box) => boolean,
): number {
  const own = boxOf(stand, card);
  const covered = (boxes: readonly Box[]): number =>
    boxes.filter(counts).reduce((sum, box) => sum + overlap(own, box), 0);
  return covered(targets) * 100 + covered(needed) * 10 + covered(named) + covered(quiet) / 10;
}

function holds(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom
  );
}

function along(at: number, length: number): number {
  return Math.max(CORNER, Math.min(at, length - CORNER));
}

/** Above, right, left, below the question that the thing is in; its middle or one of its ends is level with the thing. */
function standsAt(thing: Box, host: Box, card: Size, screen: Size): Stand[] {
  const [x, y] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
  const lefts = [x - card.width / 2, x - CORNER * 2, x + CORNER * 2 - card.width];
  const tops = [y - card.height / 2, y - CORNER * 2, y + CORNER * 2 - card.height];
  const within = (low: number, high: number): number => Math.max(EDGE, Math.min(low, high - EDGE));
  const wide = (top: number, nose: Nose): Stand[] =>
    lefts.map((each) => {
      const left = within(each, screen.width - card.width);
      return { left, top, nose, at: along(x - left, card.width) };
    });
  const high = (left: number, nose: Nose): Stand[] =>
    tops.map((each) => {
      const top = within(each, screen.height - card.height);
      return { left, top, nose, at: along(y - top, card.height) };
    });
  const all = [
    ...wide(host.top - GAP - card.height, 'down'),
    ...high(host.right + GAP, 'left'),
    ...high(host.left - GAP - card.width, 'right'),
    ...wide(host.bottom + GAP, 'up'),
  ];
  return all.filter(
    ({ left, top }) =>
      left >= EDGE &&
      top >= EDGE &&
      left + card.width <= screen.width - EDGE &&
      top + card.height <= screen.height - EDGE,
  );
}

/** The corners of the board, the lower ones first, since what is read stands at the top; then over the chronicle, the tray. */
function docks(card: Size, screen: Size, stage: Box): Stand[] {
  const [left, right] = [stage.left + EDGE * 2, stage.right - card.width - EDGE * 2];
  const [top, bottom] = [stage.top + EDGE * 2, stage.bottom - card.height - EDGE * 2];
  const edge = screen.width - card.width - EDGE;
  const corners: [number, number][] = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
    [edge, top],
    [edge, bottom],
    [left, screen.height - card.height - EDGE],
  ];
  return corners.map(([x, y]) => ({ left: x, top: y, nose: undefined, at: 0 }));
}
