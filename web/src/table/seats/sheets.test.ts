/** The sheet of a player: what every game shows of a seat, and what it does not. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import type { SeatSheet } from '../../games/shared/view';
import midgard from '../../games/midgard';
import { sheetOf as midgardSheet } from '../../games/midgard/sheet';
import { sheetOf as northgardSheet } from '../../games/northgard/sheet';
import { sheetOf as watchSheet } from '../../games/watch/sheet';
import { sheetOf as wildSheet } from '../../games/wild/sheet';
import { words } from '../../i18n/words.svelte';
import { speaking } from '../../testing/each';
import { happened, pictureAt as midgardAt, scenery as fjord } from '../../testing/midgard';
import { asPicture, scenery as land } from '../../testing/northgard';
import recorded from '../../testing/northgard.json';
import { soon } from '../../testing/soon';
import { all, asPicture as asWatch, click, find, read, scenery as gift, Watching } from '../../testing/watch';
import watch from '../../testing/watch.json';
import { pictureAt as wildAt, scenery as wilds } from '../../testing/wild';
import Seats from './Seats.svelte';
import { lastTurnOf, standingSheet } from './sheets';

speaking('watch');
beforeEach(() => words.need('seat', 'northgard', 'midgard', 'wild'));

const group = (sheet: SeatSheet, title: string): SeatSheet['groups'][number] | undefined =>
  sheet.groups.find((each) => each.title.startsWith(title));
const written = (sheet: SeatSheet, title: string): string =>
  (group(sheet, title)?.lines ?? []).map(({ text, aside }) => `${text} ${aside ?? ''}`).join('; ');

describe('northgard', () => {
  const picture = asPicture(recorded.picture);
  const sheet = (more: object): SeatSheet =>
    northgardSheet(land, { ...picture, seats: picture.seats.map((seat) => ({ ...seat, ...more })) }, 1);

  it('warns of a winter that food does not last', () => {
    const poor = sheet({ goods: [1, 5, 0], winter: [2, 1], onMap: 6 });
    expect(written(poor, 'Winter')).toBe('6 units: due food 2, wood 1, not enough ');
    expect(group(poor, 'Stocks')?.numbers?.map(({ value, tone }) => [value, tone])).toEqual([
      [1, 'bad'],
      [5, undefined],
      [0, undefined],
    ]);
    expect(written(sheet({ goods: [2, 1, 0], winter: [2, 1], onMap: 6 }), 'Winter')).toContain(', enough');
  });

  it('says why fame is hidden, and shows it where it is open', () => {
    expect(written(sheet({ fame: null }), 'Fame')).toContain('face down');
    expect(group(sheet({ fame: 7 }), 'Fame')?.numbers).toMatchObject([{ value: 7 }]);
  });

  it('lists every territory that the player holds, and no other', () => {
    const own = picture.territories.filter(({ holder }) => holder === 1).map(({ letter }) => letter);
    expect(own.length).toBeGreaterThan(0);
    expect(group(sheet({}), 'Territories')?.lines?.map(({ mark }) => mark)).toEqual(own);
  });
});

test('midgard: trophies and destinies of others are hidden, and counted where that is public', () => {
  const picture = midgardAt('place');
  Object.assign(picture.seats[1] ?? {}, { trophies: null, destinyCards: null, destinies: 2 });
  const sheet = midgardSheet(fjord, picture, 1);
  expect(written(sheet, 'Trophies')).toContain('face down');
  expect(written(sheet, 'Cards')).toContain('Secret destinies: 2');
  Object.assign(picture.seats[1] ?? {}, { trophies: [], sets: 0 });
  expect(group(midgardSheet(fjord, picture, 1), 'Trophies')?.numbers).toHaveLength(4);
});

test('watch: the sum of what is public, and no card of another hand', () => {
  const picture = asWatch(watch.build.picture);
  const other = watchSheet(gift, picture, 1);
  const { public: points, sources } = picture.seats[1]?.points ?? { public: -1, sources: {} };
  expect(Object.values(sources).reduce((sum, each) => sum + each, 0)).toBe(points);
  expect(group(other, 'To victory')?.title).toBe(`To victory: ${points} of ${gift.rules.goal}`);
  expect(written(other, 'Cards')).toContain('secret');
  expect(written(watchSheet(gift, picture, 0), 'Cards')).toBe('');
});

test('wild: the settlement, building by building', () => {
  const picture = wildAt('play');
  const sheet = wildSheet(wilds, picture, 1);
  expect(group(sheet, 'Missions')?.lines).toHaveLength((picture.seats[1]?.missions.length ?? 0) + 1);
  const town = sheet.groups[2]?.lines ?? [];
  expect(town).toHaveLength(picture.seats[1]?.town.length ?? -1);
  expect(town[0]?.text).toContain('Town Hall');
});

test('a game that says no more shows the numbers of the seat', () => {
  const standing = midgard.standing?.(fjord, midgardAt('place'), 1);
  expect(standingSheet(standing).groups[0]?.numbers).toHaveLength(standing?.numbers.length ?? 0);
  expect(standingSheet(undefined).groups).toEqual([]);
});

test('the last turn is the player’s own, and the newest', () => {
  const events = [happened('placed', 1, 3), happened('placed', 0, 2), happened('placed', 1, 5)];
  expect(lastTurnOf(midgard, events, 1)).toEqual([events[2]]);
  expect(lastTurnOf(midgard, events, 3)).toEqual([]);
});

describe('the sheet', () => {
  let table: Watching;
  beforeEach(() => {
    table = new Watching();
    table.at('build');
    table.show(Seats, { play: table.play, open: () => undefined });
  });
  afterEach(() => table.close());
  const press = (key: string): void => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true }));
    flushSync();
  };

  it('is opened from a row that is one stop of the Tab key', () => {
    const badges = all('.seat .badge');
    expect(badges.map(({ tabIndex }) => tabIndex)).toEqual(badges.map((_, at) => (at === 0 ? 0 : -1)));
    find('.seat[data-seat="0"] .badge')?.focus();
    find('.seat[data-seat="0"] .badge')?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }),
    );
    expect(document.activeElement).toBe(badges.at(-1));
  });

  it('opens by a click, turns by arrows and closes by Esc', async () => {
    click('.seat[data-seat="1"] .badge');
    await soon(() => expect(read('[role=dialog] h2')).toContain(table.play.names[1]));
    expect(all('.seat .badge').map((badge) => badge.getAttribute('aria-expanded'))).toContain('true');
    press('ArrowRight');
    expect(read('[role=dialog] h2')).toContain(table.play.names[2]);
    press('Escape');
    expect(find('[role=dialog]')).toBeNull();
    expect(document.activeElement).toBe(find('.seat[data-seat="2"] .badge'));
  });

  it('is closed by a question', async () => {
    click('.seat[data-seat="1"] .badge');
    await soon(() => expect(find('[role=dialog]')).not.toBeNull());
    table.at('roll');
    flushSync();
    expect(find('[role=dialog]')).toBeNull();
  });
});
