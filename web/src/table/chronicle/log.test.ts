import { describe, expect, it } from 'vitest';
import type { EventOut } from '../../protocol';
import { cutWhere, partsOf, turnsOf } from './log';

function event(kind: string, seq: number, seat = 0, args: number[] = []): EventOut {
  return { seq, kind, rule: 'GW-3.1', seat, args, label: { key: kind, args: {} }, mine: false };
}

const begins = (told: EventOut): number | undefined => (told.kind === 'turn' ? told.args[0] : undefined);

describe('the log', () => {
  it('has the newest turn on top and its events in order', () => {
    const turns = turnsOf(
      [event('first', 0), event('turn', 0, 2, [1]), event('rolled', 1), event('road', 2), event('turn', 3, 3, [2])],
      begins,
    );
    expect(turns.map(({ number, seat }) => [number, seat])).toEqual([
      [2, 3],
      [1, 2],
      [0, -1],
    ]);
    expect(turns[1]?.events.map(({ kind }) => kind)).toEqual(['rolled', 'road']);
  });

  it('cuts a turn of everybody where another seat comes to act, the newest part on top', () => {
    const acts = ({ kind }: EventOut): boolean => kind === 'placed';
    const told = [
      event('turn', 0, -1, [1]),
      event('laid', 1, -1),
      event('placed', 2, 0),
      event('gained', 3, 0),
      event('placed', 4, 1),
      event('placed', 5, 1),
      event('turn', 6, -1, [2]),
    ];
    const parts = cutWhere(acts, turnsOf(told, begins));
    expect(parts.map(({ number, seat, events }) => [number, seat, events.map(({ seq }) => seq)])).toEqual([
      [2, -1, []],
      [1, 1, [4, 5]],
      [1, 0, [2, 3]],
      [1, -1, [1]],
    ]);
  });

  it('of nothing is empty', () => {
    expect(turnsOf([], begins)).toEqual([]);
  });
});

describe('names in a sentence', () => {
  it('are found whole, the longer ones first', () => {
    const parts = partsOf('Anna robs Ann.', ['Ann', 'Anna']);
    expect(parts.filter(({ name }) => name).map(({ text }) => text)).toEqual(['Anna', 'Ann']);
    expect(parts.map(({ text }) => text).join('')).toBe('Anna robs Ann.');
  });

  it('are not found inside words, also in Cyrillic', () => {
    expect(partsOf('Иван строит; Иванов нет', ['Иван'])[0]).toEqual({ text: 'Иван', name: true });
    expect(partsOf('Иванов', ['Иван'])).toEqual([{ text: 'Иванов', name: false }]);
  });

  it('may hold signs that mean something in a pattern', () => {
    expect(partsOf('(x) wins', ['(x)', ''])[0]).toEqual({ text: '(x)', name: true });
  });
});
