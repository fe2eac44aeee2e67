/** The player's hand, and what can be done with a card. */
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { eachAt } from '../../../testing/each';
import { update } from '../../../testing/messages';
import { Northgarding, number, question } from '../../../testing/northgard';
import { turn } from '../../../testing/table';
import { all, click, find, isOff, read } from '../../../testing/watch';
import Tray from '../Tray.svelte';

let table: Northgarding;
const hand = ['start_feast', 'scouts', 'start_feast', 'unrest'].map(number);
const upgrades = [number('raiding_party')];
const menu = ['play/scouts', 'wait/scouts', 'wait/unrest', 'wait/start_feast', 'upgrade/raiding_party', 'pass'];

eachAt('northgard', () => (table = new Northgarding()));

function onTurn(...texts: string[]): void {
  table.at(question(...(texts.length > 0 ? texts : menu)), { hand, upgrades });
  table.show(Tray, { play: table.play });
}

it('shows equal cards once, with their number, and marks the instants and fame', () => {
  onTurn();
  const cards = all('[data-card]').map(({ dataset }) => dataset.card);
  expect(cards).toEqual(['start_feast', 'scouts', 'unrest']);
  expect(read('[data-card="start_feast"] .count')).toBe('×2');
  expect(find('[data-card="scouts"] .instant')).not.toBeNull();
  expect(read('[data-card="scouts"] .fame')).toBe('2');
  expect(read('[data-card="unrest"] .fame')).toBe('−5');
});

it('lets only what can be played glow', () => {
  onTurn();
  expect(all('[data-card].live').map(({ dataset }) => dataset.card)).toEqual(['scouts']);
});

it('opens what can be done with a card, and picks it', () => {
  onTurn();
  click('[data-card="scouts"]');
  expect(isOff('[data-option="play/scouts"]')).toBe(false);
  expect(isOff('[data-option="remove/scouts"]')).toBe(true);
  click('[data-option="wait/scouts"]');
  expect(table.script.picks()).toEqual(['wait/scouts']);
});

it('asks the server why a card cannot be played', () => {
  onTurn();
  click('[data-card="unrest"]');
  click('[data-option="play/unrest"]');
  expect(table.script.picks()).toEqual([]);
  expect(table.script.asked.map((request) => (request.type === 'why' ? request.option : ''))).toEqual(['play/unrest']);
});

it('takes a clan card for another in two picks', async () => {
  onTurn();
  click('[data-card="unrest"]');
  click('[data-upgrade="raiding_party"]');
  expect(isOff('[data-option="remove/unrest"]')).toBe(true);
  click('[data-option="lay/unrest"]');
  expect(table.script.picks()).toEqual(['upgrade/raiding_party']);
  table.script.reply({ type: 'done', id: '1', seq: 1, version: 1 } as never);
  table.tell(update(1, 1, { picture: table.play.store.picture, decisions: [question('lay/unrest', 'lay/scouts')] }));
  await turn();
  flushSync();
  expect(table.script.picks()).toEqual(['upgrade/raiding_party', 'lay/unrest']);
});

it('asks before one passes with cards that can be played', () => {
  onTurn();
  click('[data-option="pass"]');
  expect(table.script.picks()).toEqual([]);
  expect(read('[role="alertdialog"]')).toContain('Scouts');
  onTurnOver();
});

function onTurnOver(): void {
  click('[role="alertdialog"] .grow');
  expect(table.script.picks()).toEqual(['pass']);
}

it('says what the winter takes, and whether there is enough', () => {
  table.at(question('pass'), { hand, winter: [3, 1], goods: [2, 1, 0] });
  table.show(Tray, { play: table.play });
  expect(read('.winter')).toContain('not enough');
  expect(all('.winter b').map(({ textContent }) => textContent.trim())).toEqual(['3', '1']);
});

it('shows a spectator no hand', () => {
  table.at(undefined);
  table.say({ picture: table.play.store.picture, me: [], viewer: -1, role: 'spectator' });
  table.show(Tray, { play: table.play });
  expect(all('[data-card]')).toEqual([]);
});
