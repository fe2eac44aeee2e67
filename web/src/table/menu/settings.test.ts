/** The settings of the table: what the server is asked to do for us. */
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { words } from '../../i18n/words.svelte';
import { click, find, Watching } from '../../testing/watch';
import SettingsDialog from './SettingsDialog.svelte';

const SWITCH = '[aria-label^="Pass for me"]';
let table: Watching;

beforeAll(async () => {
  await words.speak('en');
  await words.need('follow');
});
beforeEach(() => (table = new Watching()));
afterEach(() => table.close());

it('a game that asks nothing for form’s sake has no switch for it', () => {
  table.at('build');
  table.show(SettingsDialog, { store: table.play.store, open: true });
  expect(find('[aria-label^="Ask before"]')).not.toBeNull();
  expect(find(SWITCH)).toBeNull();
});

it('the switch is as the server says, and asks it for the contrary', () => {
  table.at('build', { formalities: [] });
  table.show(SettingsDialog, { store: table.play.store, open: true });
  click(SWITCH);
  expect(table.script.told).toEqual([{ type: 'formalities', seat: 0, on: true }]);
  expect(find(SWITCH)?.getAttribute('aria-checked')).toBe('false');
  table.tell({ type: 'formalities', seats: [0] });
  flushSync();
  expect(find(SWITCH)?.getAttribute('aria-checked')).toBe('true');
  click(SWITCH);
  expect(table.script.told.at(-1)).toEqual({ type: 'formalities', seat: 0, on: false });
});
