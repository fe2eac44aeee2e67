/** The player's hand and what is done with it. */
import { expect, it } from 'vitest';
import { eachAt } from '../../../testing/each';
import { all, click, find, isOff, read, scenery, Watching } from '../../../testing/watch';
import { asScenery } from '../../../testing/watch';
import { ownSeat } from '../picture';
import Tray from '../Tray.svelte';
import TradeTiles from './TradeTiles.svelte';

let table: Watching;
eachAt('watch', () => (table = new Watching()));

it('shows every resource with its number, also where there is none', () => {
  table.at('build');
  table.show(Tray, { play: table.play });
  const counts = all('[data-hand]').map(({ dataset }) => [dataset.hand, Number(dataset.count)]);
  expect(counts).toEqual([
    ['lumber', 2],
    ['brick', 2],
    ['wool', 3],
    ['grain', 1],
    ['ore', 2],
  ]);
  expect(read('.hand h3')).toContain('10');
});

it('marks the cards that a piece costs, once it is aimed at', () => {
  table.at('build');
  table.show(Tray, { play: table.play });
  const used = (): (string | undefined)[] =>
    all('[data-hand]').flatMap((slot) => (slot.querySelector('.used') ? [slot.dataset.hand] : []));
  expect(used()).toEqual([]);
  click('[data-build="settlement"]');
  expect(table.play.armed).toBe('settlement');
  expect(used()).toEqual(['lumber', 'brick', 'wool', 'grain']);
});

it('says what is missing for a piece, and asks the server why not', () => {
  table.at('build');
  table.show(Tray, { play: table.play });
  expect(isOff('[data-build="keep"]')).toBe(true);
  const lack = document.querySelector('[data-build="keep"] .lack');
  expect(lack?.getAttribute('aria-label')).toMatch(/^missing: .*ore/i);
  click('[data-build="keep"]');
  expect(table.script.asked).toMatchObject([{ type: 'why' }]);
  expect(table.script.asked[0]).toHaveProperty('option', expect.stringMatching(/^keep\//));
});

it('opens a trade only while one may be proposed', () => {
  const { play } = table;
  const parts = () => {
    const picture = play.picture;
    const seat = ownSeat(picture);
    if (!seat) throw new Error('seat 0 looks');
    return { play, scenery: asScenery(scenery), picture, seat };
  };
  table.at('trade');
  table.show(TradeTiles, parts());
  click('[data-trade="players"]');
  expect(play.open).toBe('trade');
  table.close();
  table.at('build');
  table.show(TradeTiles, parts());
  expect(isOff('[data-trade="players"]')).toBe(true);
  click('[data-trade="players"]');
  expect(table.script.asked).toMatchObject([{ type: 'why', option: 'propose' }]);
});

it('has nothing of a hand for a spectator', () => {
  table.at('build', { me: [], role: 'spectator', viewer: -1 });
  table.show(Tray, { play: table.play });
  expect(find('[data-hand]')).toBeNull();
  expect(find('[data-build]')).toBeNull();
});
