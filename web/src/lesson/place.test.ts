import { expect, test } from 'vitest';
import { overlap, type Box } from '../lib/placing/placing';
import { standBeside, standOnPhone, type Around, type Stand } from './place';

const SCREEN = { width: 1440, height: 900 };
const STAGE: Box = { left: 0, top: 120, right: 1124, bottom: 752 };
const CARD = { width: 424, height: 230 };
const PHONE = { width: 390, height: 844 };
const PHONE_STAGE: Box = { left: 0, top: 134, right: 390, bottom: 620 };
const SHEET = { width: 374, height: 200 };
const MAIN: Box = { left: 1230, top: 820, right: 1425, bottom: 880 };
const box = (left: number, top: number, width = 60, height = 60): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const around = (more: Partial<Around>): Around => ({
  targets: [],
  fixed: more.targets ?? [],
  named: [],
  needed: [MAIN],
  quiet: [],
  ...more,
});
const boxOf = ({ left, top }: Stand, { width, height } = CARD): Box => box(left, top, width, height);

test('it stands above a card of the tray, with its nose on it', () => {
  const target = box(400, 760, 120, 120);
  const stand = standBeside(around({ targets: [target] }), CARD, SCREEN, STAGE);
  expect(stand.nose).toBe('down');
  expect(stand.left + stand.at).toBeCloseTo(460);
  expect(overlap(boxOf(stand), target)).toBe(0);
});

test('it covers neither what it names nor the main button, wherever the target is', () => {
  for (const [x, y] of [
    [10, 130],
    [700, 400],
    [1060, 130],
    [1060, 690],
    [1300, 830],
  ] as const) {
    const [target, other] = [box(x, y), box(600, 300)];
    const stand = standBeside(around({ targets: [target], named: [other] }), CARD, SCREEN, STAGE);
    for (const each of [target, other, MAIN]) expect(overlap(boxOf(stand), each)).toBe(0);
    expect(boxOf(stand)).toEqual(expect.objectContaining({ left: expect.any(Number) as number }));
    expect(stand.left).toBeGreaterThanOrEqual(0);
    expect(stand.left + CARD.width).toBeLessThanOrEqual(SCREEN.width);
    expect(stand.top + CARD.height).toBeLessThanOrEqual(SCREEN.height);
  }
});

test('beside a question it leaves the whole question free, and points to what is to be clicked in it', () => {
  const [question, target] = [box(150, 280, 820, 310), box(600, 350, 60, 40)];
  const stand = standBeside(around({ targets: [target], needed: [question] }), CARD, SCREEN, STAGE);
  expect(overlap(boxOf(stand), question)).toBe(0);
  expect(stand.nose).toBeDefined();
});

test('where nothing small is lit it is docked in a corner of the board, without a nose', () => {
  const seats = box(0, 0, 1440, 120);
  const stand = standBeside(around({ named: [STAGE], quiet: [seats] }), CARD, SCREEN, STAGE);
  expect(stand.nose).toBeUndefined();
  expect(overlap(boxOf(stand), seats)).toBe(0);
});

test('on a phone it lies above the tray, and goes elsewhere only for a question', () => {
  const target = box(180, 780);
  const home = standOnPhone(around({ targets: [target], needed: [] }), SHEET, PHONE, PHONE_STAGE);
  expect(home.top + SHEET.height).toBeLessThanOrEqual(PHONE_STAGE.bottom);
  const question = box(0, 380, 390, 440);
  const off = standOnPhone(around({ targets: [box(20, 400)], needed: [question] }), SHEET, PHONE, PHONE_STAGE);
  expect(overlap(boxOf(off, SHEET), question)).toBe(0);
});

test('on a phone it makes way for a control that stays where it is', () => {
  const target = box(137, 460, 54, 54);
  const stand = standOnPhone(around({ targets: [target], needed: [] }), SHEET, PHONE, PHONE_STAGE);
  expect(overlap(boxOf(stand, SHEET), target)).toBe(0);
  const place = standOnPhone(around({ targets: [target], fixed: [], needed: [] }), SHEET, PHONE, PHONE_STAGE);
  expect(place.top + SHEET.height).toBeLessThanOrEqual(PHONE_STAGE.bottom); // the board makes way
  expect(place.top).toBeGreaterThan(PHONE_STAGE.bottom - SHEET.height - 20);
});

test('it stands over the chronicle rather than over a question', () => {
  const question = box(150, 130, 850, 300);
  const low = box(150, 430, 850, 400);
  const stand = standBeside(around({ targets: [box(820, 630)], needed: [question, low] }), CARD, SCREEN, STAGE);
  expect(overlap(boxOf(stand), question)).toBe(0);
  expect(overlap(boxOf(stand), low)).toBe(0);
});

test('where the board of a phone would be too low to see, it stands over the tray', () => {
  const long = { width: 374, height: 330 };
  const place = box(180, 200, 24, 24);
  const stand = standOnPhone(around({ targets: [place], fixed: [], needed: [] }), long, PHONE, PHONE_STAGE);
  expect(stand.top + long.height).toBeGreaterThan(PHONE_STAGE.bottom + 100);
  const question = box(8, 350, 374, 486); // its list is scrolled to its end
  const last = box(16, 769, 358, 60);
  const off = standOnPhone(around({ targets: [last], fixed: [], needed: [question] }), long, PHONE, PHONE_STAGE);
  expect(overlap(boxOf(off, long), last)).toBe(0);
  const button = box(100, 700);
  const other = standOnPhone(around({ targets: [button], needed: [] }), long, PHONE, PHONE_STAGE);
  expect(overlap(boxOf(other, long), button)).toBe(0);
});
