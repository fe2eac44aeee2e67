/** The player's hand, missions and resources: what can be used, where each card is of use, what there is to spend. */
import { beforeEach, expect, it } from 'vitest';
import { eachAt } from '../../../testing/each';
import { soon } from '../../../testing/soon';
import { all, click, find, isOff, read } from '../../../testing/watch';
import { cardNumber, names, option, pictureAt, scenery, siteNumber, Wilding } from '../../../testing/wild';
import { screen } from '../../../table/screen.svelte';
import type { Building, Picture, SeatPicture } from '../shapes';
import Tray from '../Tray.svelte';
import { chosenOf, grouped, triedWith } from './hand';
import { readyOf, restOf } from './played';
import { purseOf, tokensOf } from './resources';
import { leftOf, standingOf } from './standing';

let table: Wilding;
beforeEach(() => (screen.wide = true));
eachAt('wild', () => (table = new Wilding()));

const SEAT = 3;
const cards = (...ids: string[]): number[] => ids.map(cardNumber);
const missionNumber = (id: string): number => scenery.missions.findIndex((mission) => mission.id === id);
const asked = (): string[] =>
  table.script.questions().map((request) => (request.type === 'why' ? request.option : request.type));

const lot = (site: string, tokens = 0, more: Partial<Building> = {}): Building => ({
  site: siteNumber(site),
  tokens,
  construction: false,
  damaged: false,
  forts: [],
  defence: 1,
  same: 1,
  ...more,
});

/** Seat 3 has the turn. */
function sit(own: Partial<SeatPicture>, options?: string[], more: (picture: Picture) => void = () => {}): Picture {
  const picture = pictureAt('play');
  Object.assign(picture.seats[SEAT] ?? {}, own);
  more(picture);
  table.at('play', options ? { picture, options } : { picture });
  table.show(Tray, { play: table.play });
  return picture;
}

it('lays equal cards on one another, lights those that can be played, and plays them', () => {
  sit({ hand: cards('beer', 'beer', 'scroll'), handSize: 3 }, ['play/beer', 'end-turn']);
  expect(all('.hand [data-card]').map(({ dataset }) => dataset.card)).toEqual(['beer', 'scroll']);
  expect(read('[data-card="beer"]')).toContain('×2');
  expect(all('.hand .live').map(({ dataset }) => dataset.card)).toEqual(['beer']);
  click('[data-card="beer"]');
  expect(table.script.picks()).toEqual(['play/beer']);
});

it('says where a card is of use that is not played for itself, and asks why of what cannot be used', () => {
  sit({ hand: cards('tower', 'sword', 'gold') }, ['play/gold', 'end-turn']);
  expect(read('[data-card="tower"] .only')).toBe('in defence');
  expect(read('[data-card="sword"] .only')).toBe('in an attack');
  expect(find('[data-card="gold"] .only')).toBeNull();
  click('[data-card="tower"]');
  click('[data-card="sword"]');
  expect(asked()).toEqual(['play/tower', 'play/sword']);
  expect(table.script.picks()).toEqual([]);
});

it('asks about the attack while one is put together, about an answer while one is attacked', () => {
  const sword = scenery.cards[cardNumber('sword')];
  const beer = scenery.cards[cardNumber('beer')];
  if (!sword || !beer) throw new Error('no such cards');
  const tried = (texts: string[]): string[] => [sword, beer].map((card) => triedWith(card, texts.map(option)));
  expect(tried(['declare'])).toEqual(['commit/sword', 'add/beer']);
  expect(tried(['pass'])).toEqual(['respond/sword', 'respond/beer']);
  expect(tried(['keep/gold', 'done'])).toEqual(['keep/sword', 'keep/beer']);
  expect(tried(['pay-with/gold', 'pay/pool'])).toEqual(['pay-with/sword', 'pay-with/beer']);
  expect(tried(['end-turn'])).toEqual(['play/sword', 'play/beer']);
});

it('lights what can be added to an attack, and marks what has been', () => {
  const picture = pictureAt('commit');
  table.at('commit', { picture });
  table.show(Tray, { play: table.play });
  expect(all('.hand .live').map(({ dataset }) => dataset.option)).toEqual(['commit/sword']);
  const added = picture.plan?.entries[0]?.card ?? -1;
  expect(picture.plan?.entries[0]?.fromHand).toBe(true);
  expect(chosenOf(added, picture.plan)).toBe(1);
  expect(all('.only.chosen').map(({ textContent }) => textContent)).toEqual(['chosen: 1']);
  click('[data-card="sword"]');
  expect(table.script.picks()).toEqual(['commit/sword']);
});

it('answers an attack from the hand, and leaves the end of the turn to whose turn it is', () => {
  table.at('respond');
  table.show(Tray, { play: table.play });
  expect(all('.hand .live').map(({ dataset }) => dataset.option)).toEqual(['respond/tower']);
  expect(isOff('button.main')).toBe(true);
  expect(read('button.main')).toBe('Answer first');
});

it('shows missions with how far they are; a fulfilled one glows and is completed', () => {
  const missions = [
    { mission: missionNumber('worker'), done: true, have: 1, need: 1 },
    { mission: missionNumber('thirsty'), done: false, have: 11, need: 8 },
  ];
  sit({ missions, completed: 2 }, ['mission/worker', 'swap/thirsty', 'end-turn']);
  expect(all('.missions .progress').map(({ textContent }) => textContent.trim())).toEqual(['1/1', '8/8']);
  expect(read('.tasks h3')).toContain('completed: 2');
  expect(isOff('[data-option="mission/worker"]')).toBe(false);
  expect(isOff('[data-option="mission/thirsty"]')).toBe(true);
  click('[data-option="mission/thirsty"]');
  expect(asked()).toEqual(['mission/thirsty']);
  click('[data-option="mission/worker"]');
  expect(table.script.picks()).toEqual(['mission/worker']);
});

it('swaps a mission, by hand too where that is open', () => {
  const missions = [{ mission: missionNumber('worker'), done: false, have: 0, need: 1 }];
  sit({ missions }, ['swap/worker', 'swap-by-hand/worker', 'end-turn']);
  click('[data-option="swap-by-hand/worker"]');
  click('[data-option="swap/worker"]');
  expect(table.script.picks()).toEqual(['swap-by-hand/worker']);
  table.close();
  table = new Wilding();
  sit({ missions }, ['swap/worker', 'end-turn']);
  expect(find('[data-option="swap-by-hand/worker"]')).toBeNull();
  click('[data-option="swap/worker"]');
  expect(table.script.picks()).toEqual(['swap/worker']);
});

it('counts tokens on producers, in storages and on the town hall', () => {
  const seat = pictureAt('play').seats[SEAT];
  if (!seat) throw new Error('no seat');
  seat.town = [lot('town_hall_1'), lot('brewery', 1), lot('gold_storage', 3), lot('smelter', 1), lot('tavern')];
  seat.loot = [2, 0];
  expect(tokensOf(seat, scenery)).toEqual([3, 4]);
});

it('tells what there is to spend by where it lies', () => {
  const picture = sit({ town: [lot('town_hall_1'), lot('brewery', 1)], loot: [0, 1] }, ['end-turn'], (now) => {
    now.pool = [1, 2];
    now.available = [5, 4];
  });
  const row = (at: number): string[] =>
    all(`.purse tbody tr:nth-child(${at}) td`).map(({ textContent }) => textContent.trim());
  expect([1, 2, 3].map(row)).toEqual([
    ['1', '2'],
    ['3', '1'],
    ['1', '1'],
  ]);
  expect(all('.purse tfoot td').map(({ textContent }) => textContent)).toEqual(['5', '4']);
  const other = purseOf({ ...picture, active: 0, available: null }, SEAT, scenery);
  expect(other).toEqual({ pool: [0, 0], cards: null, tokens: [1, 1], all: [1, 1] });
});

it('exchanges two of one kind for one of the other', () => {
  sit({}, ['exchange/gold', 'exchange-by-hand/gold', 'end-turn']);
  expect(isOff('[data-option="exchange/beer"]')).toBe(true);
  expect(find('[data-option="exchange-by-hand/beer"]')).toBeNull();
  click('[data-option="exchange/beer"]');
  expect(asked()).toEqual(['exchange/beer']);
  click('[data-option="exchange/gold"]');
  expect(table.script.picks()).toEqual(['exchange/gold']);
});

it('keeps those apart that may still attack, with the strength they have as a copy', () => {
  const picture = pictureAt('play');
  const [warrior = -1, lens = -1, thor = -1, beer = -1] = cards('viking_warrior', 'loki_lens', 'thor', 'beer');
  picture.ready = [
    { card: warrior, as: warrior },
    { card: warrior, as: warrior },
    { card: lens, as: thor },
  ];
  picture.playedNow = [beer, warrior, warrior, lens, warrior, beer];
  expect(readyOf(picture, scenery).map(({ card, as, count }) => [card.id, as.strength, count])).toEqual([
    ['viking_warrior', 1, 2],
    ['loki_lens', 5, 1],
  ]);
  expect(restOf(picture, scenery).map(({ card, count }) => [card.id, count])).toEqual([
    ['beer', 2],
    ['viking_warrior', 1],
  ]);
  expect(grouped([beer, 999], scenery)).toHaveLength(1);
});

it('asks before the turn ends about what is left: missions, cards that do something, attacks, purchases', () => {
  const left = (...texts: string[]): string[] => leftOf(texts.map(option));
  expect(left('play/beer', 'play/viking_warrior', 'exchange/beer', 'swap/worker', 'end-turn')).toEqual([]);
  expect(left('mission/worker', 'play/scroll', 'dragon', 'buy/tower', 'end-turn')).toEqual([
    'the mission Worker',
    'Scroll',
    'an attack',
    'something you can pay for',
  ]);
  sit({ hand: cards('scroll') }, ['play/scroll', 'end-turn']);
  click('button.main');
  expect(table.script.picks()).toEqual([]);
  expect(read('[role="alertdialog"]')).toContain('Scroll');
});

it('has a cracked shield for who was attacked, and the hammer for who goes first', () => {
  const picture = pictureAt('play');
  picture.first = 1;
  picture.seats.forEach((seat, at) => (seat.attacked = at === 2));
  const medals = picture.seats.map((_, at) => standingOf(picture, at).medal);
  expect(medals.map((medal) => medal?.icon)).toEqual([undefined, 'hammer', 'cracked', undefined]);
  expect(standingOf({ ...picture, first: 2 }, 2).medal).toMatchObject({ icon: 'cracked', mark: '1' });
  const seat = picture.seats[0];
  expect(standingOf(picture, 0)).toMatchObject({ points: seat?.vp, hidden: 0 });
  expect(standingOf(picture, 9)).toEqual({ points: 0, hidden: 0, numbers: [] });
});

it('shows the piles of everybody: discard piles may be looked through at any time', async () => {
  const picture = sit({ discard: cards('scroll', 'scroll', 'sword'), completedCards: [0], completed: 1 });
  click('[data-sheet="piles"]');
  await soon(() => expect(find('[data-zone="discard"]')).not.toBeNull());
  expect(all('[data-zone="discard"] .name').map(({ textContent }) => textContent)).toEqual(['Scroll', 'Sword']);
  expect(all('[data-zone="completed"] .card')).toHaveLength(1);
  const other = picture.seats[0];
  if (!other) throw new Error('no seat');
  click('[data-whose="0"]');
  const there = grouped(other.discard, scenery).length;
  expect(all('[data-zone="discard"] .card')).toHaveLength(there);
  expect(other.completedCards).toBeNull();
  expect(all('[data-zone="completed"] .card')).toHaveLength(0);
});

it('dismantles a building; of two that differ in nothing the first is named', async () => {
  const town = [lot('town_hall_1'), lot('smelter'), lot('smelter'), lot('tavern', 0, { same: 3 })];
  sit({ town }, ['dismantle/1', 'end-turn']);
  click('[data-sheet="dismantle"]');
  await soon(() => expect(find('[data-option="dismantle/1"]')).not.toBeNull());
  expect(all('[data-option^="dismantle/"].live').map(({ dataset }) => dataset.option)).toEqual([
    'dismantle/1',
    'dismantle/2',
  ]);
  click('[data-option="dismantle/3"]');
  expect(asked()).toEqual(['dismantle/3']);
  click('[data-option="dismantle/2"]');
  expect(table.script.picks()).toEqual(['dismantle/1']);
});

it('says whom the table waits for, and is small for those who only watch', () => {
  table.at('play', { options: [] });
  const ask = { key: 'wild-ask-turn', args: {} };
  table.play.store.decisions = [{ seat: 2, ask, options: [], offer: false }];
  table.show(Tray, { play: table.play });
  expect(read('button.main')).toContain(names[2]);
  table.close();
  table.play.store.me = [];
  table.show(Tray, { play: table.play });
  expect(find('.hand')).toBeNull();
  expect(find('.watching [data-sheet="piles"]')).not.toBeNull();
});
