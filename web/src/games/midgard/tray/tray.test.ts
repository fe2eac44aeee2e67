/** The player's leader board: who is at home and who was sent, what blame costs, which rune can be flipped. */
import { beforeEach, expect, it } from 'vitest';
import { eachAt } from '../../../testing/each';
import { Midgarding, names, pictureAt, scenery } from '../../../testing/midgard';
import { tipOf } from '../../../testing/showing';
import { all, click, find, read } from '../../../testing/watch';
import { screen } from '../../../table/screen.svelte';
import type { Picture, SeatPicture } from '../shapes';
import Tray from '../Tray.svelte';
import { bedsOf } from './beds';

let table: Midgarding;
beforeEach(() => (screen.wide = true));
eachAt('midgard', () => (table = new Midgarding()));

const numberOf = (id: string): number => scenery.runes.findIndex((rune) => rune.id === id);

/** Seat 1 places a worker. */
function sit(own: Partial<SeatPicture>, options?: string[], more: (picture: Picture) => void = () => {}): void {
  const picture = pictureAt('place');
  Object.assign(picture.seats[1] ?? {}, own);
  more(picture);
  table.at('place', options ? { picture, options } : { picture });
  table.show(Tray, { play: table.play });
}

it('shows the leader with what he or she can do, and the goods', () => {
  const leader = scenery.leaders.findIndex(({ id }) => id === 'gylfir');
  sit({ leader, goods: [3, 0, 7, 1] });
  expect(read('.leader h3')).toContain('Gylfir');
  expect(read('.leader p')).toContain('Merchant Ship');
  expect(
    all('.goods li')
      .slice(0, 4)
      .map(({ textContent }) => textContent.trim()),
  ).toEqual(['3', '0', '7', '1']);
});

it('has eight beds: those at home are bright, those sent away are faded and marked', () => {
  sit({ reserve: [2, 0, 1], warriors: 5 }, undefined, (picture) => {
    for (const target of picture.targets) Object.assign(target, { holder: -1, dice: [0, 0, 0] });
    Object.assign(picture.targets[0] ?? {}, { holder: 1, dice: [0, 2, 0] });
  });
  expect(all('.house li')).toHaveLength(8);
  expect(all('.house li.away em')).toHaveLength(2);
  expect(all('.house li.free')).toHaveLength(3);
  expect(read('.house')).toContain('5 of 8');
  expect(read('.house .away')).toContain('sent');
});

it('counts what is ordered and not confirmed as sent', () => {
  const picture = pictureAt('send');
  const [seat] = picture.seats;
  if (!seat) throw new Error('no seat');
  const beds = bedsOf(picture, seat, 0);
  expect(beds).toHaveLength(seat.warriors);
  expect(beds.filter(({ target }) => target === 1)).toEqual([{ die: 1, target: 1 }]);
});

it('lights what the blame costs; the last step is for all above', () => {
  sit({ blame: 9, blameGlory: -21 });
  expect(read('.scale .on')).toBe('−21');
  expect(find('.scale')?.getAttribute('aria-label')).toContain('−21');
});

it('lets runes glow that can be flipped, and turns those that were', () => {
  const runes = ['wealth', 'gifts', 'glory'].map((id) => ({ rune: numberOf(id), used: id === 'gifts' }));
  sit({ runes }, ['place/market', 'use/wealth']);
  expect(all('.flip.live').map(({ dataset }) => dataset.option)).toEqual(['use/wealth']);
  expect(all('.flip.used').map(({ dataset }) => dataset.option)).toEqual(['use/gifts']);
  click('[data-option="use/glory"]');
  expect(table.script.picks()).toEqual([]);
  expect(table.script.asked.map((request) => (request.type === 'why' ? request.option : ''))).toEqual(['use/glory']);
  click('[data-option="use/wealth"]');
  expect(table.script.picks()).toEqual(['use/wealth']);
});

it('shows own destinies, and which of them lie open', () => {
  sit({ destinyCards: [0, 3], revealed: [5] });
  expect(all('[data-destiny]')).toHaveLength(3);
  expect(all('[data-destiny].open em')).toHaveLength(1);
});

it('sorts trophies by colour, and counts sets', () => {
  const find1 = (colour: string | null, kind: string): number =>
    scenery.enemies.findIndex((enemy) => enemy.colour === colour && enemy.kind === kind);
  const trophies = [find1('red', 'draugr'), find1('red', 'monster'), find1('blue', 'draugr'), find1(null, 'troll')];
  sit({ trophies, sets: 0, ship: -1 });
  if (!find('.pile')) click('[data-sheet="trophies"]');
  expect(all('.pile').map(({ textContent }) => textContent.trim())).toEqual(['2', '1', '0', '1']);
  expect(read('.no-ship')).toContain('No longship');
});

it('says that the price and the room of a longship are ours', () => {
  sit({ ship: scenery.ships.findIndex((ship) => ship.private) });
  if (!find('.ship')) click('[data-sheet="trophies"]');
  expect(tipOf('.ship')).toMatchObject({ rule: 'CM-6.3', source: 'house' });
});

it('ends a visit with its main button, and asks first about runes that are left', () => {
  sit({ runes: [{ rune: numberOf('wealth'), used: false }] }, ['use/wealth', 'done']);
  click('.main[data-option="done"]');
  expect(table.script.picks()).toEqual([]);
  expect(read('[role="alertdialog"]')).toContain('Wealth');
});

it('says whom the table waits for, and leaves its buttons to the drawer', () => {
  table.at('place', { options: [] });
  const ask = { key: 'midgard-ask-place', args: {} };
  table.play.store.decisions = [{ seat: 2, ask, options: [], offer: false }];
  table.show(Tray, { play: table.play });
  expect(read('.main')).toContain(names[2]);
  table.close();
  table.at('send');
  table.show(Tray, { play: table.play });
  expect(find('.main')).toBeNull();
  expect(find('section.cards')?.hasAttribute('inert')).toBe(true);
});
