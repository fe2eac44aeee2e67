/** The table at moments of real games: what glows is what can be picked, and everything lies where the server says. */
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { EventOut } from '../../../protocol';
import { eachAt } from '../../../testing/each';
import {
  cardNumber,
  happened,
  names,
  option,
  pictureAt,
  scenery,
  siteNumber,
  textsAt,
  Wilding,
  type Moment,
} from '../../../testing/wild';
import { tipOf } from '../../../testing/showing';
import Board from '../Board.svelte';
import { roomOf } from './room';
import { safetyOf } from './safety';
import { aheadOf, attackPoints, spread } from './scores';
import { countOn, tabOf } from './tabs';
import type { Building, Picture } from '../shapes';
import { openOn } from '../targets';
import { cardKey, DRAGON, lotKey, scoreKey, touchedBy } from '../touched';

let table: Wilding;
eachAt('wild', () => (table = new Wilding()));

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const find = (selector: string): HTMLElement => {
  const [found] = all(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
const spot = (id: string): HTMLElement => find(`[data-spot="${id}"]`);
/** Its accessible name. */
const said = (id: string): string => spot(id).querySelector('.vh')?.textContent ?? '';
const glowing = (): Set<string | undefined> => new Set(all('.target').map(({ dataset }) => dataset.option));

const MOMENT: Moment = 'attack';
/** The seat that is asked there. */
const ME = 2;

function building(id: string, more: Partial<Building> = {}): Building {
  const site = siteNumber(id);
  const defence = scenery.sites[site]?.defence ?? 0;
  return { site, tokens: 0, construction: false, damaged: false, forts: [], defence, same: 1, ...more };
}

/** A round in which nothing has happened yet; the viewer has a brewery, the next player two identical smelters. */
function quiet(): Picture {
  const picture = pictureAt(MOMENT);
  Object.assign(picture, {
    plan: null,
    attack: null,
    victim: -1,
    damaged: 0,
    active: ME,
    phase: 'action',
    last: false,
  });
  for (const seat of picture.seats) {
    seat.town = [building('town_hall_1', { same: 0 })];
    Object.assign(seat, { attacked: false, loot: [0, 0], marks: [], buildings: 0, limit: 3 });
  }
  picture.seats[ME]?.town.push(building('brewery', { tokens: 1 }));
  picture.seats[0]?.town.push(building('smelter'), building('smelter'));
  return picture;
}

interface More {
  picture?: Picture;
  options?: string[];
  recent?: EventOut;
}

function at(moment: Moment, { recent, ...more }: More = {}): void {
  const picture = table.at(moment, more);
  table.show(Board, { scenery, picture, names, play: table.play, ...(recent ? { recent } : {}) });
}

function click(element: Element, type = 'click'): void {
  element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  flushSync();
}

describe('what a turn offers', () => {
  it('glows on the board, for every such option of a real question', () => {
    at(MOMENT);
    const mine = textsAt(MOMENT).filter((text) => /^(buy|path|build|attack|undead|dragon|upgrade)\b(?!-)/.test(text));
    expect(mine.length).toBeGreaterThan(0);
    expect(glowing()).toEqual(new Set(mine));
  });

  it('is bought at its pile; a pile that cannot be bought is dim and says why not', () => {
    const picture = quiet();
    const pigs = picture.pileSupply.find(({ card }) => card === cardNumber('pigator'));
    Object.assign(pigs ?? {}, { left: 0 });
    at(MOMENT, { picture, options: ['buy/tower', 'build/tavern', 'end-turn'] });
    expect(glowing()).toEqual(new Set(['buy/tower', 'build/tavern']));
    expect(spot('pile-pigator').closest('.dim')).not.toBeNull();
    expect(said('pile-pigator')).toContain('Cost: 4 beer, 3 gold. Strength: 5. Left in the pile: 0');
    click(spot('pile-pigator'));
    click(spot('pile-drakkar'));
    expect(table.script.asked).toMatchObject([
      { type: 'why', option: 'buy/pigator' },
      { type: 'why', option: 'build/drakkar' },
    ]);
    click(spot('pile-tavern'));
    expect(table.script.picks()).toEqual(['build/tavern']);
  });

  it('says nothing about what cannot be bought while others have the turn', () => {
    at(MOMENT, { picture: quiet(), options: ['pass'] });
    expect(all('.dim [data-spot^="lot"], .dim [data-spot^="path"]')).toHaveLength(0);
    click(spot('pile-pigator'));
    expect(table.script.asked).toEqual([]);
  });

  it('is paid by hand with a right click or with the small coin', () => {
    at(MOMENT, { picture: quiet(), options: ['buy/tower', 'buy-by-hand/tower', 'end-turn'] });
    click(spot('pile-tower'), 'contextmenu');
    expect(table.script.picks()).toEqual(['buy-by-hand/tower']);
    table.close();
    table = new Wilding();
    at(MOMENT, { picture: quiet(), options: ['buy/tower', 'buy-by-hand/tower', 'end-turn'] });
    click(find('[data-option="buy-by-hand/tower"]'));
    expect(table.script.picks()).toEqual(['buy-by-hand/tower']);
  });
});

describe('Odin’s Path', () => {
  it('has its cards at places 1 to 5; undead are fought there, the others bought', () => {
    const picture = quiet();
    picture.path = [cardNumber('scroll'), null, cardNumber('undead_gold'), cardNumber('sword'), cardNumber('miner')];
    at(MOMENT, { picture, options: ['path/1', 'undead/3', 'end-turn'] });
    expect(said('path-0')).toContain('Odin’s Path 1: Scroll');
    expect(said('path-2')).toContain('Defence: 3. Reward: 1 VP, 1 gold');
    expect(all('[data-path]').map(({ dataset }) => dataset.path)).toEqual(['0', '2', '3', '4']);
    expect(glowing()).toEqual(new Set(['path/1', 'undead/3']));
    click(spot('path-3'));
    expect(table.script.asked).toMatchObject([{ type: 'why', option: 'path/4' }]);
    click(spot('path-2'));
    expect(table.script.picks()).toEqual(['undead/3']);
  });

  it('asks why an undead cannot be fought, not why it cannot be bought', () => {
    const picture = quiet();
    picture.path[0] = cardNumber('undead_beer');
    at(MOMENT, { picture, options: ['end-turn'] });
    click(spot('path-0'));
    expect(table.script.asked).toMatchObject([{ type: 'why', option: 'undead/1' }]);
  });
});

describe('settlements', () => {
  it('show buildings with their number only where two have the same name', () => {
    at(MOMENT, { picture: quiet(), options: ['end-turn'] });
    expect(said('lot-0-1')).toContain(`${names[0]}, Smelter 1. Defence: 1`);
    expect(said(`lot-${ME}-1`)).toContain(`${names[ME]}, Brewery. Defence: 1. Tokens: 1 beer`);
    expect(all('[data-lot]').map(({ dataset }) => dataset.lot)).toEqual([
      '3,0',
      '0,0',
      '0,1',
      '0,2',
      '1,0',
      '2,0',
      '2,1',
    ]);
  });

  it('of others are attacked; of two that are alike either may be pressed', () => {
    at(MOMENT, { picture: quiet(), options: ['attack/0,1', 'end-turn'] });
    expect(spot('lot-0-1').classList).toContain('target');
    expect(spot('lot-0-0').closest('.dim')).not.toBeNull();
    click(spot('lot-0-0'));
    expect(table.script.asked).toMatchObject([{ type: 'why', option: 'attack/0,hall' }]);
    click(spot('lot-0-2'));
    expect(table.script.picks()).toEqual(['attack/0,1']);
  });

  it('tell what was done to a building and what lies on it', () => {
    const picture = quiet();
    const tower = cardNumber('tower');
    picture.seats[0]?.town.push(
      building('gold_storage', { tokens: 3, damaged: true, forts: [tower], defence: 4, same: 3 }),
      building('tavern', { construction: true, same: 4 }),
    );
    at(MOMENT, { picture, options: ['end-turn'] });
    expect(said('lot-0-3')).toContain('Defence: 4. Tokens: gold: 3 of 4');
    expect(said('lot-0-3')).toContain('Fortifications on it: Cannon. State: Damaged');
    expect(said('lot-0-4')).toContain('State: Under construction');
  });

  it('of one’s own are upgraded, filled, paid from and dismantled', () => {
    at(MOMENT, { picture: quiet(), options: ['upgrade', 'dismantle/1', 'end-turn'] });
    expect(glowing()).toEqual(new Set(['upgrade']));
    click(find('[data-option="dismantle/1"]'));
    expect(table.script.picks()).toEqual(['dismantle/1']);
    table.close();
    table = new Wilding();
    at(MOMENT, { picture: quiet(), options: ['pay/hall', 'pay/1', 'pay/pool'] });
    expect(glowing()).toEqual(new Set(['pay/hall', 'pay/1']));
  });

  it('are stolen from where the tokens lie', () => {
    const picture = quiet();
    Object.assign(picture.seats[0]?.town[1] ?? {}, { tokens: 1 });
    at(MOMENT, { picture, options: ['steal/0,producers', 'steal/1,hall'] });
    expect(spot('lot-0-1').dataset.option).toBe('steal/0,producers');
    expect(spot('lot-0-2').dataset.option).toBeUndefined();
    expect(spot('lot-1-0').dataset.option).toBe('steal/1,hall');
  });

  it('say why a player cannot be attacked', () => {
    const picture = quiet();
    const none = openOn([]);
    expect(safetyOf(picture, 0, none, true)).toBeUndefined();
    Object.assign(picture.seats[0] ?? {}, { attacked: true });
    expect(safetyOf(picture, 0, none, true)?.rule).toBe('VW-7.3');
    expect(safetyOf(picture, 0, none, false)).toBeUndefined();
    expect(safetyOf(picture, 0, openOn([option('attack/0,hall')]), true)).toBeUndefined(); // all were attacked: VW-7.4
    picture.victim = 1;
    expect(safetyOf(picture, 0, none, true)?.rule).toBe('VW-7.2');
    expect(safetyOf(picture, 1, none, true)).toBeUndefined();
    at(MOMENT, { picture, options: ['end-turn'] });
    expect(find('[data-part="town-0"] header').textContent).toContain('VW-7.2');
    expect(find('[data-part="town-1"] header').textContent).toContain('under attack');
  });

  it('mark the target of an attack for everybody, and of one’s own plan', () => {
    const picture = quiet();
    picture.attack = {
      attacker: 0,
      victim: ME,
      slot: 1,
      entries: [],
      strength: 3,
      defence: 1,
      answering: ME,
      responses: [],
    };
    at(MOMENT, { picture, options: ['pass'] });
    expect(all('.aimed').map(({ dataset }) => dataset.lot)).toEqual([`${ME},1`]);
  });
});

it('the dragon is fought once a round', () => {
  const picture = quiet();
  at(MOMENT, { picture, options: ['dragon', 'end-turn'] });
  click(find('[data-dragon]'));
  expect(table.script.picks()).toEqual(['dragon']);
  table.close();
  table = new Wilding();
  Object.assign(picture.seats[ME] ?? {}, { marks: ['dragon'] });
  at(MOMENT, { picture, options: ['end-turn'] });
  expect(find('[data-dragon]').textContent).toContain('defeated this round');
  click(find('[data-dragon]'));
  expect(table.script.asked).toMatchObject([{ type: 'why', option: 'dragon' }]);
});

it('an Asgard card is chosen where it lies', () => {
  at('asgard');
  const offered = textsAt('asgard').filter((text) => text.startsWith('asgard/'));
  expect(glowing()).toEqual(new Set(offered));
  expect(all('[data-part="asgard"] [data-spot]')).toHaveLength(3);
  click(find('[data-spot="asgard-2"]'));
  expect(table.script.picks()).toHaveLength(1);
});

it('achievements name who would get them now', () => {
  const picture = quiet();
  const builder = scenery.achievements.findIndex(({ id }) => id === 'builder');
  picture.achievements = [{ achievement: builder, leaders: [0, 3], value: 2 }];
  at(MOMENT, { picture, options: ['end-turn'] });
  expect(find('[data-part="achievements"] [role="img"]').getAttribute('aria-label')).toBe(
    `${names[0]}, ${names[3]}: 2`,
  );
});

it('achievements and the points that end the game say that they are not printed', () => {
  at(MOMENT, { picture: quiet(), options: ['end-turn'] });
  expect(tipOf('[data-part="achievements"] li')?.source).toBe('house');
  expect(tipOf('[data-part="track"] .end')).toMatchObject({ rule: 'VW-16.2', source: 'public' });
});

it('what has just happened is ringed', () => {
  at(MOMENT, {
    picture: quiet(),
    options: ['end-turn'],
    recent: happened('built', ME, siteNumber('brewery'), 0, 2),
  });
  expect(all('.rung').map(({ dataset }) => dataset.spot)).toEqual([`lot-${ME}-1`, 'pile-brewery']);
});

it('what an event touches is named by what it tells of', () => {
  const keys = (recent: EventOut | undefined): string[] => [...touchedBy(recent)];
  expect(keys(happened('attacked', ME, 0, 7, 4, 4))).toEqual([lotKey(0, 7)]);
  expect(keys(happened('repelled', 0, 7, 4, 6))).toEqual([lotKey(0, 7)]);
  expect(keys(happened('bought', ME, 4, 0, 2))).toEqual([cardKey(4)]);
  expect(keys(happened('scored', 1, 2))).toEqual([scoreKey(1)]);
  expect(keys(happened('fought-dragon', ME, 1, 1))).toEqual([DRAGON]);
  expect(keys(happened('drew', ME, 5))).toEqual([]);
  expect(keys(undefined)).toEqual([]);
});

describe('the keyboard', () => {
  it('comes by Tab to what can be picked; else to one thing, and the arrows go on', () => {
    at(MOMENT, { picture: quiet(), options: ['buy/tower', 'build/tavern', 'end-turn'] });
    expect(all('[data-spot][tabindex="0"]').map(({ dataset }) => dataset.spot)).toEqual(['pile-tavern', 'pile-tower']);
    table.close();
    table = new Wilding();
    at(MOMENT, { picture: quiet(), options: ['end-turn'] });
    const [stop, ...others] = all('[data-spot][tabindex="0"]');
    expect(others).toEqual([]);
    stop?.focus();
    const press = (key: string): string | undefined => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
      return (document.activeElement as HTMLElement).dataset.spot;
    };
    expect(stop?.dataset.spot).toBe('lot-3-0');
    expect(press('ArrowRight')).toBe('lot-0-0');
    expect(press('ArrowRight')).toBe('lot-0-1');
    expect(press('ArrowDown')).toBe('lot-1-0');
    expect(press('ArrowUp')).toBe('lot-0-0');
  });
});

describe('the score track', () => {
  it('tells the points of everybody, and where the turn leads', () => {
    const picture = quiet();
    Object.assign(picture, { damaged: 2, victim: 0 });
    picture.seats.forEach((seat, number) => (seat.vp = number * 3));
    at(MOMENT, { picture, options: ['end-turn'] });
    const track = find('[data-part="track"]');
    expect(track.textContent).toContain(`${names[3]}: 9`);
    expect(track.textContent).toContain(`${names[ME]} at the end of the turn: ${6 + 3} VP`);
    expect(all('[data-part="track"] .ghost b').map(({ textContent }) => textContent)).toEqual(['9']);
  });

  it('looks ahead by the rules: damage, full defence, what is planned or looked at', () => {
    const picture = quiet();
    const now = (seat: number): number => picture.seats[seat]?.vp ?? 0;
    expect([0, 1, 3, 7, 9].map((number) => attackPoints(scenery, number))).toEqual([0, 1, 5, 13, 17]);
    expect(aheadOf(scenery, picture).size).toBe(0);
    picture.victim = 0;
    expect([...aheadOf(scenery, picture)]).toEqual([[0, now(0) + 1]]);
    const entries = [{ card: cardNumber('pigator'), as: cardNumber('pigator'), fromHand: true }];
    picture.plan = {
      what: 'attack',
      target: { seat: 0, slot: 0 },
      entries,
      strength: 5,
      defence: 4,
      about: null,
      cost: null,
      paid: [],
      left: null,
    };
    expect([...aheadOf(scenery, picture)]).toEqual([[ME, now(ME) + 1 + 1]]); // the town hall, and one building
    picture.plan.strength = 3;
    expect([...aheadOf(scenery, picture)]).toEqual([[0, now(0) + 1]]);
    Object.assign(picture, { plan: null, victim: -1 });
    expect([...aheadOf(scenery, picture, option('mission/brewer'))]).toEqual([
      [ME, now(ME) + (scenery.missions.find(({ id }) => id === 'brewer')?.vp ?? 0)],
    ]);
    expect(aheadOf(scenery, { ...picture, phase: 'storage' }, option('mission/brewer')).size).toBe(0);
  });

  it('lays markers beside one another', () => {
    expect(spread([10, 10, 100], 20, 200)).toEqual([10, 30, 100]);
    expect(spread([195, 200, 50], 20, 200)).toEqual([180, 200, 50]);
  });
});

describe('room', () => {
  it('is used for the texts of cards where one can read them', () => {
    expect(roomOf(1124, 581, 4, 18)).toMatchObject({ plan: 'close', small: false });
    expect(roomOf(1440, 581, 4, 18)).toMatchObject({ plan: 'wide', small: false });
    expect(roomOf(1124, 581, 2, 18).plan).toBe('pair');
    expect(roomOf(1124, 540, 4, 18)).toMatchObject({ plan: 'close', small: true });
    expect(roomOf(964, 404, 4, 18)).toMatchObject({ plan: 'low', small: true });
    expect(roomOf(768, 620, 4, 18)).toMatchObject({ plan: 'tall', small: true });
    expect(roomOf(390, 475, 4, 18).plan).toBe('tabs');
  });

  it('goes to another row of buildings where there are many, before anything lies under the edge', () => {
    expect(roomOf(1124, 581, 4, 27)).toMatchObject({ plan: 'close', small: false });
    expect(roomOf(1124, 581, 4, 30)).toMatchObject({ plan: 'close', small: true });
    expect(roomOf(1124, 560, 4, 30)).toMatchObject({ plan: 'low' });
    expect(roomOf(1124, 581, 2, 24)).toMatchObject({ plan: 'pair', dense: true });
  });

  it('is shared by tabs where there is little: the one with what is going on is opened', () => {
    const picture = quiet();
    const open = openOn(['buy/tower', 'buy-by-hand/tower', 'build/tavern', 'attack/0,hall', 'dismantle/1'].map(option));
    expect([countOn(open, 'market'), countOn(open, 'foes'), countOn(open, 'own')]).toEqual([2, 1, 0]);
    expect(tabOf(picture, ME, open, true)).toBeUndefined();
    expect(tabOf(picture, ME, openOn([option('store/1')]), false)).toBe('own');
    const attack = { attacker: 0, slot: 0, entries: [], strength: 1, defence: 4, answering: -1, responses: [] };
    expect(tabOf({ ...picture, attack: { ...attack, victim: ME } }, ME, open, false)).toBe('own');
    expect(tabOf({ ...picture, attack: { ...attack, victim: 1 } }, ME, open, false)).toBe('foes');
  });
});
