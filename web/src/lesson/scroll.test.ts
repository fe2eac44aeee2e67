import { afterEach, expect, test, vi } from 'vitest';
import { bringBeside } from './scroll';

const [FRAME, THING] = [
  { top: 100, height: 500 },
  { top: 520, height: 60 },
];

/** A list that scrolls, something in it, and the card. */
function lay(
  card: { top: number; height: number },
  at = THING.top,
): { scroller: Element; things: Element[]; card: Element } {
  document.body.innerHTML = '<ul><li id="thing"></li></ul><div id="card"></div>';
  const [scroller, thing, own] = ['ul', 'li', '#card'].map((each) => document.querySelector(each) as Element) as [
    Element,
    Element,
    Element,
  ];
  const boxes = new Map([
    [scroller, FRAME],
    [thing, { ...THING, top: at }],
    [own, card],
  ]);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { top, height } = boxes.get(this) ?? { top: 0, height: 0 };
    return new DOMRect(0, top, 390, height);
  });
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({
    overflowX: 'hidden',
    overflowY: 'auto',
  } as CSSStyleDeclaration);
  Object.defineProperty(scroller, 'scrollHeight', { value: 900 });
  Object.defineProperty(scroller, 'clientHeight', { value: 500 });
  return { scroller, things: [thing], card: own };
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

test('what the card would cover is scrolled above it', () => {
  const { scroller, things, card } = lay({ top: 450, height: 200 });
  bringBeside(things, card);
  expect(THING.top + THING.height - scroller.scrollTop).toBeLessThanOrEqual(450);
  expect(THING.top - scroller.scrollTop).toBeGreaterThanOrEqual(FRAME.top);
});

test('what can be seen stays where it is', () => {
  const { scroller, things, card } = lay({ top: 650, height: 150 }, 440);
  bringBeside(things, card);
  expect(scroller.scrollTop).toBe(0);
});

test('what cannot be scrolled does not keep the rest from it', () => {
  const { scroller, things, card } = lay({ top: 450, height: 200 });
  bringBeside([document.body, ...things], card);
  expect(THING.top + THING.height - scroller.scrollTop).toBeLessThanOrEqual(450);
});
