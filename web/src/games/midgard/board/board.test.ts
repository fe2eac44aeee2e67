/** The port at moments of real games: what glows is what can be picked, and everything lies where the server says. */
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { words } from '../../../i18n/words.svelte';
import { eachAt } from '../../../testing/each';
import { happened, Midgarding, names, pictureAt, scenery, textsAt, type Moment } from '../../../testing/midgard';
import type { EventOut } from '../../../protocol';
import Board from '../Board.svelte';
import EnemyCard from '../parts/EnemyCard.svelte';
import type { Ask, Picture } from '../shapes';

let table: Midgarding;
eachAt('midgard', () => (table = new Midgarding()));

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const find = (selector: string): HTMLElement => {
  const [found] = all(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
const spot = (id: string): HTMLElement => find(`[data-spot="${id}"]`);
/** Its accessible name. */
const said = (id: string): string => spot(id).querySelector('.vh')?.textContent ?? '';
const glowing = (): (string | undefined)[] => all('.target').map(({ dataset }) => dataset.option);

/** The worker is placed, and no question concerns the board. */
const LATER = { options: ['done'], ask: 'midgard-ask-after-placing' } as const;

interface More {
  picture?: Picture;
  options?: readonly string[];
  ask?: Ask;
  recent?: EventOut;
}

function at(moment: Moment, { recent, ...more }: More = {}): void {
  const picture = table.at(moment, more);
  table.show(Board, { scenery, picture, names, play: table.play, ...(recent ? { recent } : {}) });
}

function click(element: Element): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}

describe('places', () => {
  it('glow where a worker may go; the others are dim and say why not', () => {
    const taken = pictureAt('place');
    at('place', { picture: taken, options: ['place/market', 'place/troll', 'place/beg', 'use/gifts'] });
    expect(new Set(glowing())).toEqual(new Set(['place/market', 'place/troll', 'place/beg']));
    expect(spot('blacksmith').classList).toContain('dim');
    expect(spot('draugr_1').classList).toContain('dim');
    click(spot('blacksmith'));
    expect(table.script.asked).toMatchObject([{ type: 'why', option: 'place/blacksmith' }]);
    click(spot('market'));
    expect(table.script.picks()).toEqual(['place/market']);
  });

  it('have a button for every place of a real question', () => {
    at('place');
    expect(new Set(glowing())).toEqual(new Set(textsAt('place').filter((text) => text.startsWith('place/'))));
  });

  it('are reached by Tab only where they can be picked; else by one stop and the arrows', () => {
    at('place', { options: ['place/market', 'place/beg'] });
    expect(all('[data-spot][tabindex="0"]')).toEqual(all('.target'));
    table.close();
    at('place', { ...LATER });
    const [stop, ...others] = all('[data-spot][tabindex="0"]');
    expect(others).toEqual([]);
    stop?.focus();
    stop?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    expect(document.activeElement).toBe(spot('draugr_1'));
  });

  it('show the workers on them in their order, and circles for those that may still come', () => {
    const picture = pictureAt('place');
    const number = (id: string): number => scenery.places.findIndex((place) => place.id === id);
    picture.placed = [
      { place: number('worker_huts'), seat: 2 },
      { place: number('hunting_grounds'), seat: 1 },
      { place: number('worker_huts'), seat: 0 },
    ];
    at('place', { picture, ...LATER });
    const workers = (id: string): (string | null)[] =>
      [...spot(id).querySelectorAll('.worker[role="img"]')].map((each) => each.getAttribute('aria-label'));
    expect(workers('worker_huts')).toEqual([names[2], names[0]]);
    expect(spot('worker_huts').querySelectorAll('.free')).toHaveLength(2);
    expect(spot('hunting_grounds').querySelectorAll('.free')).toHaveLength(1);
  });

  it('tell in words what they cost and bring', () => {
    const picture = pictureAt('place');
    picture.hutsPrice = 3;
    picture.merchant = scenery.merchants.findIndex(({ id }) => id === 'ms_whalers');
    at('place', { picture, ...LATER });
    expect(said('merchant_ship')).toContain('Cost: coin 1. Brings: Spearman × 2, food 1');
    expect(said('worker_huts')).toContain('Cost: coin 3');
    expect(all('[data-spot="worker_huts"] .price.gone').map(({ textContent }) => textContent)).toEqual(['5', '4']);
  });

  it('show what lies at the smiths and in the smokehouse', () => {
    const picture = pictureAt('place');
    picture.stock = [2, 0, 5, 3];
    at('place', { picture, ...LATER });
    expect(spot('swordsmith').querySelectorAll('.stock .die')).toHaveLength(2);
    expect(spot('hafter').querySelector('.stock')).toBeNull();
    expect(spot('blacksmith').querySelector('.stock')?.textContent).toContain('5');
    expect(spot('smokehouse').querySelector('.stock')?.textContent).toContain('3');
  });
});

describe('enemies', () => {
  it('show attack, defence, ban and reward', () => {
    const picture = pictureAt('place');
    const enemy = scenery.enemies.findIndex(({ id }) => id === 'haugbui_red');
    Object.assign(picture.targets[1] ?? {}, { enemy, holder: 2, dice: [1, 0, 2] });
    at('place', { picture, ...LATER });
    const label = said('draugr_1');
    expect(label).toContain('Draugr: Haugbui. Attack: 2. Defence: 3. Glory: 5. Reward: coin 2');
    expect(label).toContain('May not fight: Axeman');
    expect(label).toContain(`The fight of ${names[2]}`);
    expect(spot('draugr_1').querySelectorAll('.sent .die')).toHaveLength(2);
  });

  it('are gone when they are defeated', () => {
    const picture = pictureAt('place');
    Object.assign(picture.targets[0] ?? {}, { enemy: null });
    at('place', { picture, ...LATER });
    expect(spot('troll').querySelector('.foe')).toBeNull();
    expect(spot('draugr_2').querySelector('.foe')).not.toBeNull();
  });
});

describe('shores', () => {
  it('are chosen for a ship, and say why not where one is already', () => {
    at('sail', { options: ['sail/shore_2', 'sail/shore_3'] });
    expect(new Set(glowing())).toEqual(new Set(['sail/shore_2', 'sail/shore_3']));
    click(spot('shore_1'));
    expect(table.script.asked).toMatchObject([{ type: 'why', option: 'sail/shore_1' }]);
    click(spot('shore_3'));
    expect(table.script.picks()).toEqual(['sail/shore_3']);
  });

  it('keep the face of a journey from those who have not looked', () => {
    const picture = pictureAt('peek');
    const storm = scenery.journeys.findIndex(({ id }) => id === 'storm');
    Object.assign(picture.targets[3] ?? {}, { journey: { there: true, card: storm, seenBy: [0, 3] } });
    Object.assign(picture.targets[4] ?? {}, { journey: { there: true, card: null, seenBy: [1] } });
    at('peek', { picture });
    expect(spot('shore_1').querySelector('.journey.known')?.textContent).toContain('Storm');
    expect(said('shore_1')).toContain(`Seen by: ${names[0]}, ${names[3]}`);
    expect(spot('shore_2').querySelector('.journey.known')).toBeNull();
    expect(said('shore_2')).toContain('Journey: face down');
    expect(glowing()).toEqual(textsAt('peek').filter((text) => text.startsWith('peek/')));
  });
});

describe('longships', () => {
  const number = (id: string): number => scenery.ships.findIndex((ship) => ship.id === id);

  it('lie at their berths until they sail', () => {
    const picture = pictureAt('place');
    const home = (): string => find('[data-ship="large"]').style.transform;
    at('place', { picture, ...LATER });
    const berth = home();
    table.close();
    Object.assign(picture.targets[5] ?? {}, { ship: number('large'), holder: 1, dice: [2, 0, 0], food: 3 });
    at('place', { picture, ...LATER });
    expect(home()).not.toBe(berth);
    expect(find('[data-ship="large"]').textContent).toContain(names[1]);
    expect(find('[data-ship="large"] .sent').textContent).toContain('3');
  });

  it('of one’s own are boarded at the quay; nobody’s are not there', () => {
    const picture = pictureAt('place');
    for (const seat of picture.seats) seat.ship = -1;
    Object.assign(picture.seats[2] ?? {}, { ship: number('karvi') });
    at('place', { picture, options: ['place/karvi', 'place/beg'] });
    expect(all('[data-ship]').map(({ dataset }) => dataset.ship)).toEqual(['large', 'small', 'karvi']);
    click(spot('karvi'));
    expect(table.script.picks()).toEqual(['place/karvi']);
  });
});

it('runes are taken where they lie, or unseen from the deck', () => {
  const picture = pictureAt('take');
  picture.display = [scenery.runes.findIndex(({ id }) => id === 'gifts'), null, 2];
  at('take', { picture, options: ['take/gifts', 'draw'] });
  expect(new Set(glowing())).toEqual(new Set(['take/gifts', 'draw']));
  expect(all('[data-rune]')).toHaveLength(2);
  click(find('[data-option="draw"]'));
  expect(table.script.picks()).toEqual(['draw']);
});

it('what has just happened is ringed', () => {
  const market = scenery.places.findIndex(({ id }) => id === 'market');
  at('place', { ...LATER, recent: happened('placed', 1, market) });
  expect(all('.rung').map(({ dataset }) => dataset.spot)).toEqual(['market']);
  table.close();
  at('place', { ...LATER, recent: happened('sailed', 1, 0, 2) });
  expect(all('.rung').map(({ dataset }) => dataset.spot)).toEqual(['shore_3']);
});

it('a long word of a name is drawn smaller, so that it is not broken', async () => {
  const enemies = scenery.enemies.filter(({ id }) => /^(barrow_wretch|fenris_cub)/.test(id));
  await words.speak('ru');
  for (const enemy of enemies) {
    table.show(EnemyCard, { enemy });
  }
  const small = [...document.querySelectorAll('.name.long')].map((name) => name.textContent);
  expect(new Set(small)).toEqual(new Set(['Курганный отверженный']));
  await words.speak('en');
});
