/** What rules mean at a table: numbers, clans, settings; and the drawings of the four games. */
import { describe, expect, test } from 'vitest';
import midgardDrawings from '../../games/midgard/drawings';
import northgardDrawings from '../../games/northgard/drawings';
import watchDrawings from '../../games/watch/drawings';
import wildDrawings from '../../games/wild/drawings';
import { speaking } from '../../testing/each';
import { state } from '../../testing/messages';
import * as midgard from '../../testing/midgard';
import { Northgarding, scenery as land } from '../../testing/northgard';
import * as watch from '../../testing/watch';
import * as wild from '../../testing/wild';
import type { Winter } from '../../games/northgard/shapes';
import { agreedAt, isAbout, medalsAt, numbersAt, type Sight } from './here';

const WINTER: Winter[] = [
  { min: 0, max: 3, food: 0, wood: 0 },
  { min: 4, max: 9, food: 2, wood: 0 },
  { min: 10, max: 0, food: 3, wood: 1 },
];

speaking('northgard', 'northgard-settings', 'watch', 'midgard', 'wild', 'rules');

function northgard(own: Parameters<Northgarding['at']>[1], more: Record<string, unknown> = {}) {
  const table = new Northgarding();
  table.at(undefined, own, more);
  const { play } = table;
  const scenery = { ...land, winter: WINTER };
  const view = play.view;
  if (!view) throw new Error('a table has a view');
  return { view, scenery, picture: play.picture, seats: play.store.seats, seat: play.seat };
}

describe('at a table of Northgard', () => {
  test('a rule has the numbers of all, and the own one at the rule', () => {
    const [units] = numbersAt(northgard({ onMap: 10 }) as unknown as Sight).filter(({ rules }) =>
      rules.includes('NG-7.2'),
    );
    expect(units).toMatchObject({ title: 'Units on the map', pill: 'you have 10 (units on the map)' });
    expect(units?.text).toMatch(/^Astrid 10 · Björn \d+ · Ulf/);
  });

  test('somebody who watches has no number of their own', () => {
    const watching = { ...northgard({}), seat: undefined } as unknown as Sight;
    expect(numbersAt(watching).map(({ pill }) => pill)).toEqual(['', '', '', '', '', '']);
  });

  test('a clan belongs to the rule of its power', () => {
    const facts = medalsAt(northgard({ clan: land.clans.indexOf('stag') }) as unknown as Sight);
    expect(facts[0]).toMatchObject({ rules: ['NG-17.11'], title: 'You play: Clan of the Stag' });
  });

  test('the winter that cannot be paid is a warning', () => {
    const facts = northgardDrawings.facts?.(northgard({ onMap: 10, winter: [3, 1], goods: [1, 0, 4] }, { unrest: 10 }));
    expect(facts?.[0]).toMatchObject({
      warning: 'not enough',
      text: 'In stock: food 1. Missing: food 2, wood 1, which brings an Unrest card.',
      pill: 'you have 10 units on the map',
    });
    const calm = northgardDrawings.facts?.(northgard({ winter: [0, 0], goods: [1, 0, 4] }));
    expect(calm?.[0]?.warning).toBeUndefined();
  });

  test('the winter is drawn, with the own column', () => {
    const { scenery, picture } = northgard({ onMap: 10 });
    const cells = northgardDrawings.drawings['NG-14.1']?.(scenery, { picture, seat: 0 });
    expect(cells?.map(({ head, yours }) => [head, yours])).toEqual([
      ['0–3', false],
      ['4–9', false],
      ['10 or more', true],
    ]);
    expect(cells?.[0]?.text).toBe('nothing');
    expect(cells?.[2]?.amounts.map(({ icon, count }) => [icon, count])).toEqual([
      ['meat', 3],
      ['lumber', 1],
    ]);
    expect(northgardDrawings.drawings['NG-12.6']?.(scenery).map(({ amounts, text }) => text ?? amounts.length)).toEqual(
      [1, 1, 2, 1, 2, '1 power or 1 kill'],
    );
  });
});

test('what was agreed belongs to its rule, and to every rule that names it', () => {
  const choice = { name: 'boar_lore', values: ['closes_none', 'closes_no_own'], several: false, low: 0, high: 0 };
  const table = { ...state().table, game: 'northgard', settings: { boar_lore: 'closes_no_own' } };
  const [fact] = agreedAt(table, [{ ...choice, default: 'closes_none', rule: 'NG-RU15' }]);
  if (!fact) throw new Error('there is one setting');
  expect(fact.pill).toBe('Lore of the Boar: it closed no territory of their own');
  expect(isAbout(fact, 'NG-RU15', '')).toBe(true);
  expect(isAbout(fact, 'NG-17.6', 'gain 1 lore (option `boar_lore`)')).toBe(true);
  expect(isAbout(fact, 'NG-17.7', 'gain 1 food')).toBe(false);
});

describe('the other games', () => {
  test('the Watch: what things cost, and what a seven takes', () => {
    const cells = watchDrawings.drawings['GW-5.1']?.(watch.scenery) ?? [];
    expect(cells.map(({ head }) => head)).toEqual(['Road', 'Settlement', 'Keep', 'Card']);
    expect(cells[2]?.amounts.map(({ icon, count }) => [icon, count])).toEqual([
      ['grain', 2],
      ['ore', 3],
    ]);
    const table = new watch.Watching();
    table.at('roll');
    const { play } = table;
    const picture = structuredClone(play.picture);
    const sight = { view: play.view, scenery: watch.scenery, picture, seats: play.store.seats, seat: 0 };
    const lost = (size: number): string | undefined => {
      const own = picture.seats[0];
      if (own) own.hand.size = size;
      return watchDrawings.facts?.(sight as never)[0]?.text;
    };
    expect(lost(7)).toBe('you hold 7 cards and discard 0');
    expect(lost(9)).toBe('you hold 9 cards and discard 4');
  });

  test('Midgard: what blame costs, and the dice', () => {
    const picture = midgard.pictureAt('place');
    const own = picture.seats[0];
    if (own) own.blame = 9;
    const cells = midgardDrawings.drawings['CM-12.11']?.(midgard.scenery, { picture, seat: 0 });
    expect(cells?.at(-1)).toMatchObject({ head: '6 or more', text: '−21', yours: true });
    expect(cells?.filter(({ yours }) => yours)).toHaveLength(1);
    expect(midgardDrawings.drawings['CM-1.6']?.(midgard.scenery)).toHaveLength(3);
  });

  test('Wild: points for buildings damaged, and for Asgard cards', () => {
    const cells = wildDrawings.drawings['VW-9.9']?.(wild.scenery) ?? [];
    expect(cells[2]).toMatchObject({ head: '2', amounts: [{ count: 3 }] });
    expect(cells.some(({ yours }) => yours)).toBe(false);
    const picture = wild.pictureAt('buy');
    const next = picture.seats[0]?.nextThreshold;
    const marked = wildDrawings.drawings['VW-15.1']?.(wild.scenery, { picture, seat: 0 }).filter(({ yours }) => yours);
    expect(marked?.map(({ amounts }) => amounts[0]?.count)).toEqual([next]);
  });
});
