import { expect, it } from 'vitest';
import type { EventOut } from '../../protocol';
import { report } from './report';

const rolled = (kind: string, rule: string, args: number[]): EventOut => ({
  seq: 1,
  kind,
  rule,
  seat: 0,
  args,
  label: { key: kind, args: {} },
  mine: false,
});

it('counts the two dice of a turn, and no roll for the first turn', () => {
  expect(report.roll(rolled('watch-event-rolled', 'GW-3.1', [3, 4]))).toBe(7);
  expect(report.roll(rolled('watch-event-rolled-three', 'GW-11.1', [6, 5, 12]))).toBe(11);
  expect(report.roll(rolled('watch-event-rolled', 'GW-10.5', [3, 4]))).toBeUndefined();
});
