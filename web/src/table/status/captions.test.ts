/** What a caption says. */
import { expect, it } from 'vitest';
import type { EventOut, Phrase } from '../../protocol';
import { event } from '../../testing/messages';
import { storyOf, wordsOf } from './captions';

const NAMES = ['Ada', 'Olaf'];
const make = (seat: number, kind: string, seq = 1): EventOut => ({ ...event(seq, kind), seat });
const say = ({ key, args }: Phrase): string => `${String(args.who ?? 'It')} ${key}`;
const told = (...events: EventOut[]): unknown[] =>
  wordsOf(
    storyOf(events).map((one) => ({ ...one, label: { key: one.kind, args: { who: NAMES[one.seat] ?? 'It' } } })),
    NAMES,
    say,
  ).map(({ seat, text, count }) => [seat, text, count]);

it('is what a player does in one moment, with the name once', () => {
  expect(told(make(1, 'builds'), make(0, 'places'), make(0, 'pays'), make(0, 'gains'))).toEqual([
    [0, 'Ada places', 1],
    [undefined, 'pays', 1],
    [undefined, 'gains', 1],
  ]);
});

it('is what happens to several in the same way', () => {
  expect(told(make(-1, 'ends'), make(1, 'loses'), make(0, 'loses'))).toEqual([
    [1, 'Olaf loses', 1],
    [0, 'Ada loses', 1],
  ]);
  expect(told(make(-1, 'ends'), make(-1, 'begins'))).toEqual([[undefined, 'It begins', 1]]);
});

it('counts what is the same, and keeps to the last of much', () => {
  expect(told(make(0, 'draws'), make(0, 'draws'), make(0, 'draws'))).toEqual([[0, 'Ada draws', 3]]);
  const many = ['a', 'b', 'c', 'd'].map((kind) => make(0, kind));
  expect(told(...many)).toEqual([
    [0, 'Ada b', 1],
    [undefined, 'c', 1],
    [undefined, 'd', 1],
  ]);
});

it('ends with its moment', () => {
  expect(told(make(0, 'places', 1), make(0, 'places', 2))).toEqual([[0, 'Ada places', 1]]);
});
