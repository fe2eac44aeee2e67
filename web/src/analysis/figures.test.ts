import { describe, expect, it } from 'vitest';
import { linear } from '../charts/scale';
import type { LossOut, ReportOut, StrokeOut } from '../protocol';
import { placed, ticksOf } from './axis';
import { byTurn, curves, dearest, marksOf, signed, strokesFor, turnAt, turningPoints } from './figures';

const said = { key: 'watch-option-roll', args: {} };

function loss(pick: number, seat: number, cost: number): LossOut {
  const words = { picked: said, option: 'roll', better: said, best: 'end', why: [] };
  return { pick, turn: 1, seat, loss: cost, margin: 0.01, ...words };
}

function stroke(pick: number, seat: number, luck: number[]): StrokeOut {
  return { pick, turn: 1, seat, picked: said, rolled: true, luck };
}

const report: ReportOut = {
  simulations: 50,
  picks: 4,
  judged: 4,
  chances: [
    [0.5, 0.5],
    [0.6, 0.4],
    [0.3, 0.7],
    [0.35, 0.65],
    [0, 1],
  ],
  margin: 0,
  turns: [
    { pick: 0, turn: 0, seat: -1 },
    { pick: 1, turn: 1, seat: 0 },
    { pick: 3, turn: 2, seat: 1 },
  ],
  players: [],
  losses: [loss(2, 0, 0.25), loss(4, 1, 0.05)],
  strokes: [stroke(1, 0, [0.1, -0.1]), stroke(3, 1, [0.02, -0.02])],
  swings: [
    { pick: 1, luck: [0.1, -0.1] },
    { pick: 3, luck: [0.02, -0.02] },
  ],
  counts: [],
  draws: [],
};
const rounded = (line: number[] | undefined): number[] => (line ?? []).map((chance) => Math.round(100 * chance) / 100);

describe('curves', () => {
  it('show the chances as they were', () => {
    expect(curves(report, 'was')[0]).toEqual([0.5, 0.6, 0.3, 0.35, 0]);
  });
  it('take luck off from where it struck', () => {
    expect(rounded(curves(report, 'luckless')[0])).toEqual([0.5, 0.5, 0.2, 0.23, 0]);
  });
  it('give back what a player’s own mistakes cost', () => {
    expect(rounded(curves(report, 'faultless')[0])).toEqual([0.5, 0.6, 0.55, 0.6, 0.25]);
    expect(rounded(curves(report, 'faultless')[1])).toEqual([0.5, 0.4, 0.7, 0.65, 1]);
  });
});

it('lists the reader’s own mistakes, or everybody’s for who only watched', () => {
  expect(dearest(report, [1]).map(({ pick }) => pick)).toEqual([4]);
  expect(dearest(report, []).map(({ pick }) => pick)).toEqual([2, 4]);
});

it('sees luck with the reader’s eyes', () => {
  expect(strokesFor(report, [1], 5).map(({ pick }) => pick)).toEqual([1, 3]);
  const kinds = marksOf(report, [1], curves(report, 'was')).map(({ kind, pick }) => [kind, pick]);
  expect(kinds).toEqual([
    ['mistake', 4],
    ['unlucky', 1],
    ['unlucky', 3],
  ]);
});

it('finds where the lead changed', () => {
  expect(turningPoints(report, 4).map(({ pick, number }) => [pick, number])).toEqual([
    [3, 1],
    [4, 2],
  ]);
});

it('knows the turn of every pick', () => {
  expect([0, 1, 2, 3, 4].map((pick) => turnAt(report, pick))).toEqual([0, 0, 1, 1, 2]);
  expect(byTurn(report, curves(report, 'was')).map(({ chances }) => chances)).toEqual([
    [60, 40],
    [35, 65],
    [0, 100],
  ]);
});

it('writes a sign that is as wide as the other', () => {
  expect([0.104, -0.056, 0.001].map(signed)).toEqual(['+10', '−6', '0']);
});

it('keeps marks apart that would cover one another', () => {
  const marks = [10, 11, 12].map((pick) => ({ kind: 'lucky' as const, pick, number: 0, at: 0.5 }));
  const found = placed(marks, linear([0, 100], [0, 500]), linear([0, 1], [200, 0]), 0);
  const heights = found.map(({ y }) => y).sort((a, b) => a - b);
  expect((heights[1] ?? 0) - (heights[0] ?? 0)).toBeGreaterThan(20);
  expect((heights[2] ?? 0) - (heights[1] ?? 0)).toBeGreaterThan(20);
});

it('names rounds where there is room for their names', () => {
  const naming = { turnName: (turn: number) => `Round ${turn}` };
  expect(ticksOf(report, naming, 800).map(({ label }) => label)).toEqual(['Round 1', 'Round 2']);
  expect(ticksOf(report, naming, 100).map(({ label }) => label)).toEqual(['Round 1']);
});
