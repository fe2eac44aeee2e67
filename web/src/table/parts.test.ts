/** Seats, status and log of a table, with messages of a real game. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { speaking } from '../testing/each';
import { seat, update } from '../testing/messages';
import { all, click, events, find, names, read, score, Watching } from '../testing/watch';
import LogList from './chronicle/LogList.svelte';
import Seats from './seats/Seats.svelte';
import StatusBar from './status/StatusBar.svelte';

let table: Watching;
let opened: string[];
const open = (sheet: string): void => void opened.push(sheet);

speaking('watch');
beforeEach(() => {
  table = new Watching();
  opened = [];
});
afterEach(() => table.close());

describe('the seats', () => {
  it('show name, points and numbers of everybody, and mark whose turn it is', () => {
    table.at('build');
    table.show(Seats, { play: table.play, open });
    expect(all('.seat .name > :first-child').map((name) => name.textContent)).toEqual(names);
    expect(all('.seat[aria-current]').map(({ dataset }) => dataset.seat)).toEqual(['0']);
    expect(read('.seat[data-seat="0"] .points')).toBe('2+1'); // the card that only its owner knows
    expect(read('.seat[data-seat="0"] .numbers li')).toBe('10');
    expect(read('.seat[data-seat="0"] .state')).toBe('your turn');
  });

  it('say who has left, and who plays instead', () => {
    const seats = [seat(0), seat(1, { online: false }), seat(2, { online: false, stand_in: 'greedy' })];
    table.at('build', { seats });
    table.show(Seats, { play: table.play, open });
    expect(read('.seat[data-seat="1"] .state')).toBe('away');
    expect(read('.seat[data-seat="2"] .state')).toBe('a bot plays');
  });
});

describe('the status', () => {
  it('is one sentence: whose turn it is and what is expected; the step of the turn beside it', () => {
    table.at('build');
    table.show(StatusBar, { play: table.play, open });
    expect(read('.say')).toMatch(/^Your turn\. .+/);
    expect(read('[aria-current="step"]')).toBe('Build');
  });

  it('says where to click while a place is looked for', () => {
    table.at('build');
    table.show(StatusBar, { play: table.play, open });
    table.play.arm('settlement');
    flushSync();
    expect(read('.say')).toContain(String(table.play.withVerb('settlement').length));
  });

  it('tells an answer from a turn', () => {
    table.at('answer');
    table.show(StatusBar, { play: table.play, open });
    expect(read('.say')).not.toContain('Your turn');
    expect(read('.say')).toContain(names[1]);
  });

  it('leads to the score when the game is over', () => {
    table.at('build', { decisions: [], over: score });
    table.show(StatusBar, { play: table.play, open });
    click('.btn.gold');
    expect(opened).toEqual(['end']);
  });
});

describe('the log', () => {
  it('has the newest turn on top, and what happened in it in order', () => {
    table.at('build', { events });
    table.show(LogList, { play: table.play });
    const turns = all('section h3').map((head) => Number(/\d+/.exec(head.textContent ?? '')?.[0] ?? 0));
    expect(turns).toEqual([...turns].sort((a, b) => b - a));
    expect(turns.length).toBeGreaterThan(5);
    expect(read('section:first-child li:last-child')).toContain(names[1]); // who has won
    expect(document.body.textContent).not.toMatch(/watch-event|\{\$/);
  });

  it('cites a rule at every event', () => {
    table.at('build', { events });
    table.show(LogList, { play: table.play });
    expect(all('li').every((row) => /^GW-\d+\.\d+$/.test(row.querySelector('.rule')?.textContent ?? ''))).toBe(true);
  });

  it('rings on the board what is pointed at', () => {
    table.at('build', { events });
    table.show(LogList, { play: table.play });
    find('section:first-child li')?.dispatchEvent(new PointerEvent('pointerenter'));
    expect(table.play.pointed?.kind).toBe('watch-event-rolled');
    find('section:first-child li')?.dispatchEvent(new PointerEvent('pointerleave'));
    expect(table.play.pointed).toBeUndefined();
  });

  it('grows with what happens', () => {
    table.at('roll');
    table.show(LogList, { play: table.play });
    expect(all('li')).toEqual([]);
    table.tell(update(1, 1, { events: events.slice(-1) }));
    flushSync();
    expect(all('li')).toHaveLength(1);
  });
});
