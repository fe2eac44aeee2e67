/** The story of a battle is read from its beginning to what it brought, and no further. */
import { expect, test } from 'vitest';
import { happened } from '../../../../testing/northgard';
import { lastBattle, stepOf, STEPS } from './story';

test('tells a battle between players', () => {
  const fought = lastBattle([
    happened(3, 'battle', 2, 0, 9),
    happened(4, 'battle', 0, 1, 7),
    happened(4, 'battle-food', 0, 2),
    happened(5, 'rolled', 0, 2),
    happened(5, 'rolled', 1, 4),
    happened(5, 'battle-won', 0, 7, 8, 3),
    happened(5, 'fell', 0, 7, 2),
    happened(5, 'fell', 1, 7, 1),
    happened(6, 'conquered', 0, 7, 1),
    happened(7, 'passed', 0),
    happened(8, 'fell', 1, 7, 1),
  ]);
  expect(fought).toMatchObject({ attacker: 0, defender: 1, territory: 7, winner: 0 });
  expect(fought?.faces).toEqual([2, 4]);
  expect(fought?.food).toEqual([2, 0]);
  expect(fought?.scores).toEqual([8, 3]);
  expect(fought?.fell).toEqual([2, 1]);
  expect(fought?.gains.map(({ kind }) => kind)).toEqual(['northgard-event-conquered']);
});

test('tells a creature that attacks and wins', () => {
  const fought = lastBattle([
    happened(4, 'creature-attacks', 1, 8, 7),
    happened(4, 'creature-rolled', 1, 8, 1),
    happened(4, 'rolled', 1, 3),
    happened(4, 'creature-won', 1, 8, 7, 10, 4),
    happened(4, 'kaija-fell', 1, 7),
  ]);
  expect(fought).toMatchObject({ attacker: -1, defender: 1, creature: 8, winner: -1 });
  expect(fought?.faces).toEqual([1, 3]);
  expect(fought?.scores).toEqual([10, 4]);
  expect(fought?.fell).toEqual([0, 1]);
});

test('the score of the winner is told first, whichever side it was', () => {
  const fought = lastBattle([happened(4, 'battle', 0, 1, 7), happened(5, 'battle-won', 1, 7, 6, 4)]);
  expect(fought).toMatchObject({ winner: 1, scores: [4, 6] });
});

test('knows no scores before it is decided, and nothing where nobody fought', () => {
  expect(lastBattle([happened(4, 'battle', 0, 1, 7)])?.scores).toBeUndefined();
  expect(lastBattle([happened(4, 'passed', 0)])).toBeUndefined();
});

test('shows the step of the ledger for each step of the rules', () => {
  expect([2, 4, 6, 8].map((step) => STEPS[stepOf(step)])).toEqual(['food', 'dice', 'result', 'losses']);
});
