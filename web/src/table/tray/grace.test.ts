/** A misclick is not final: how long a pick can be undone is shown, or it is confirmed first. */
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { words } from '../../i18n/words.svelte';
import { settings } from '../../settings.svelte';
import { question } from '../../testing/table';
import { soon } from '../../testing/soon';
import { click, find, Watching } from '../../testing/watch';
import SettingsDialog from '../menu/SettingsDialog.svelte';
import TurnActions from './TurnActions.svelte';

const UNDO = { seat: 0, allowed: true, why: null };
let table: Watching;

beforeAll(async () => {
  await words.speak('en');
  await words.need('follow', 'watch');
});
beforeEach(() => (table = new Watching()));
afterEach(() => table.close());

function act(): void {
  table.show(TurnActions, { play: table.play, main: 'end-turn', label: 'End turn', ends: true });
}

it('the undo button shows how long bots still wait, if they do', () => {
  table.at('build', { undo: { ...UNDO, left: 2500 } });
  act();
  expect(find('.undo .left')?.style.animationDuration).toBe('2500ms');
  table.at('build', { undo: { ...UNDO, left: null }, version: 9 });
  flushSync();
  expect(find('.undo .left')).toBeNull();
});

it('who wants to confirm first is asked before the turn ends, even if nothing is left to do', () => {
  settings.confirmEnd = false;
  settings.grace = 'confirm';
  table.at('build');
  act();
  click('.main');
  expect(find('[role=alertdialog]')).not.toBeNull();
  expect(table.script.questions()).toEqual([]);
  click('[role=alertdialog] .btn');
  expect(table.script.questions()).toMatchObject([{ type: 'pick', option: 'end-turn' }]);
});

it('an end of the turn that the server warns of is not the orange button, and says why', async () => {
  settings.confirmEnd = true;
  settings.grace = 'wait';
  table.at('build', { decisions: [question(0, ['end-turn'], 'watch-ask-build')] });
  act();
  expect(find('.main')?.classList).toContain('primary');
  const lines = [{ key: 'watch-preview-full-hand', args: { number: 4, number2: 8 } }];
  table.script.reply({ type: 'preview', id: 'x', lines, rules: ['GW-6.1'], warns: [true] });
  await soon(() => expect(find('.main')?.classList).not.toContain('primary'));
  click('.main');
  expect(find('[role=alertdialog] .warns')?.textContent).toContain('You keep 8 cards');
  expect(table.script.picks()).toEqual([]);
  click('[role=alertdialog] .btn');
  expect(table.script.picks()).toEqual(['end-turn']);
});

it('the reader chooses between three ways, and the server hears whether to wait', () => {
  table.at('build');
  table.show(SettingsDialog, { store: table.play.store, open: true });
  click('[aria-labelledby=grace] button:first-child');
  expect(settings.grace).toBe('none');
  table.play.store.hasten(true);
  table.play.store.hasten(true);
  expect(table.script.told).toEqual([{ type: 'grace', on: false }]);
  expect(table.play.store.seen()).toMatchObject({ grace: false });
});
