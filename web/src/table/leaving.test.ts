/** Who may look at a shared screen, and what happens to the seat of a player who has left. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatFacts, StateMsg } from '../protocol';
import { speaking } from '../testing/each';
import { seat, state } from '../testing/messages';
import { soon } from '../testing/soon';
import { question } from '../testing/table';
import { all, click, find, names, read, Watching } from '../testing/watch';
import PlayingTable from './PlayingTable.svelte';
import VoteBar from './VoteBar.svelte';

let table: Watching;

speaking('watch');
beforeEach(() => (table = new Watching()));
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

describe('at one screen', () => {
  const covered = (): boolean => find('.table')?.hasAttribute('inert') === true;
  const at = (moves: number, more: Partial<StateMsg> = {}): void => {
    table.at('build', { me: [0, 1], decisions: [question(moves)], ...more });
    flushSync();
  };

  /** It is loaded when it is first needed; until then there is nothing to be seen either. */
  const curtain = (): Promise<void> => soon(() => expect(find('.curtain')).not.toBeNull());

  it('nobody sees a hand while others have the move, before somebody said that they look', async () => {
    at(2);
    table.show(PlayingTable, { play: table.play });
    expect(covered()).toBe(true);
    await curtain();
    expect(all('[data-curtain]').map(({ dataset }) => dataset.curtain)).toEqual(['0', '1']);
    click('[data-curtain="0"]');
    expect(covered()).toBe(false);
  });

  it('the hand of another comes after the server has shown it', async () => {
    at(2);
    table.show(PlayingTable, { play: table.play });
    await curtain();
    click('[data-curtain="1"]');
    expect(covered()).toBe(true);
    expect(table.script.hellos).toBe(1);
    at(2, { viewer: 1 });
    expect(covered()).toBe(false);
    at(0, { viewer: 1 });
    await curtain();
    expect(all('[data-curtain]').map(({ dataset }) => dataset.curtain)).toEqual(['0']);
    expect(read('.curtain h2')).toBe(`${names[0]} is next`);
  });

  it('a sheet does not stay over the curtain', async () => {
    at(0);
    table.show(PlayingTable, { play: table.play });
    await curtain();
    click('[data-curtain="0"]');
    click('[aria-label="Settings"]');
    await soon(() => expect(find('dialog[open]')).not.toBeNull()); // it is loaded first
    at(1);
    flushSync();
    expect(covered()).toBe(true);
    expect(find('dialog[open]')).toBeNull();
  });
});

describe('the vote on a seat', () => {
  const vote = (gone: Partial<SeatFacts>, more: Partial<StateMsg> = {}): void => {
    table.tell(state({ seats: [seat(0), seat(1), seat(2, { online: false, ...gone })], ...more }));
    table.show(VoteBar, { store: table.play.store });
  };

  it('is for whoever has left, and says how many must want it', () => {
    vote({ kind: 'hotseat', needed: 2 }, { votes: [{ seat: 2, bot: ['Ada'], wait: ['Bo', 'Cy'], needed: 2 }] });
    expect(read('[data-vote="bot"]')).toBe('A bot stands in (1 of 2)');
    expect(read('[data-vote="wait"]')).toBe('Wait (2)');
    click('[data-vote="bot"]');
    expect(table.script.asked).toMatchObject([{ type: 'vote', seat: 2, choice: 'bot' }]);
  });

  it('is not offered where there is nothing to decide', () => {
    vote({ needed: 0 });
    expect(find('.vote')).toBeNull();
  });

  it('says from when it is possible', () => {
    vi.useFakeTimers();
    vote({ needed: 2, wait: 20 });
    expect(find('[data-vote]')).toBeNull();
    expect(read('[role="timer"]')).toBe('You can vote in 20 s.');
    vi.advanceTimersByTime(15_000);
    flushSync();
    expect(read('[role="timer"]')).toBe('You can vote in 5 s.');
    vi.advanceTimersByTime(5_100);
    flushSync();
    expect(read('[data-vote="bot"]')).toBe('A bot stands in (0 of 2)');
  });
});

describe('a seat can be left to a bot', () => {
  const may = (...seats: Partial<SeatFacts>[]): boolean => {
    table.tell(state({ seats: seats.map((more, number) => seat(number, more)) }));
    return table.play.store.mayLeave;
  };

  it('where others play, and until one does', () => {
    expect(may({}, { kind: 'person' })).toBe(true);
    expect(may({}, { kind: 'bot' })).toBe(false);
    expect(may({ stand_in: 'greedy' }, {})).toBe(false);
  });
});
