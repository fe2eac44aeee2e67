/** Cards, missions and buildings are drawn from what the scenery says of them. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { words } from '../../../i18n/words.svelte';
import { speaking } from '../../../testing/each';
import { all, find, read } from '../../../testing/watch';
import { cardNumber, scenery, siteNumber } from '../../../testing/wild';
import type { Building as Lot, CardKind, Site } from '../shapes';
import Building from './Building.svelte';
import CardFace from './CardFace.svelte';
import MissionCard from './MissionCard.svelte';

let shown: Record<string, unknown> | undefined;

speaking('wild');
afterEach(hide);

function hide(): void {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.innerHTML = '';
}

function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): void {
  shown = mount(part, { target: document.body, props });
  flushSync();
}

function cardOf(id: string): CardKind {
  const card = scenery.cards[cardNumber(id)];
  if (!card) throw new Error(id);
  return card;
}

function siteOf(id: string): Site {
  const site = scenery.sites[siteNumber(id)];
  if (!site) throw new Error(id);
  return site;
}

const LOT: Lot = { site: 0, tokens: 0, construction: false, damaged: false, forts: [], defence: 2, same: 1 };

it('draws what a card costs, its strength, kind and where it came from', () => {
  show(CardFace, { card: cardOf('assassin') });
  expect(read('.left .beer') + read('.left .gold')).toBe('32');
  expect(read('.stat.strength')).toBe('2');
  expect(read('.foot')).toBe('Fighter');
  expect(find('.foot svg')?.getAttribute('aria-label')).toBe('Odin’s Path');
  expect(read('.text')).toContain('takes one fighter out');
});

it('draws the longest text small enough to be read to its end, in every language', async () => {
  for (const language of ['en', 'ru', 'uk'] as const) {
    await words.speak(language);
    show(CardFace, { card: cardOf('loki_lens') });
    expect(find('.card.wordiest .text.longest')).not.toBeNull();
    hide();
  }
  await words.speak('en');
});

it('says loudly what a plain card brings, and leaves out the price of a card that is owned', () => {
  show(CardFace, { card: cardOf('beer_mugs'), owned: true, count: 3 });
  expect(read('.text.loud')).toBe('2 beer');
  expect(find('.left .beer')).toBeNull();
  expect(read('.right')).toBe('×3');
});

it('shows what is added: by a fortification to a defence, by an upgrade to an attack', () => {
  show(CardFace, { card: cardOf('tower') });
  expect(read('.stat.defence')).toBe('+2');
  hide();
  show(CardFace, { card: cardOf('mjolnir'), small: true });
  expect(read('.stat.strength')).toBe('+7');
  expect(find('.text')).toBeNull();
});

it('shows what an undead has to be beaten with, and what it is worth', () => {
  show(CardFace, { card: cardOf('undead_gold') });
  expect(read('.stat.defence')).toBe('3');
  expect(read('.worth')).toBe('1');
  expect(find('.left .gold')).toBeNull();
});

it('shows a copy as what it has become, under its own name', () => {
  show(CardFace, { card: cardOf('loki_lens'), as: cardOf('thor') });
  expect(read('.name')).toBe('Loki’s Lens');
  expect(read('.text')).toBe('A copy of Thor');
  expect(read('.stat.strength')).toBe('5');
  expect(read('.foot')).toBe('Hero');
});

it('draws every card with a picture of its own language and no key left untold', () => {
  for (const card of scenery.cards) {
    show(CardFace, { card });
    expect(read('.card'), card.id).not.toContain('wild-');
    expect(find('.sign path'), card.id).not.toBeNull();
    hide();
  }
});

it('shows how far a mission is, never beyond its end', () => {
  const mission = scenery.missions.find(({ id }) => id === 'thirsty');
  if (!mission) throw new Error('no mission');
  show(MissionCard, { mission, now: { mission: 0, done: true, have: 11, need: 8 } });
  expect(read('.progress.done')).toBe('8/8');
  expect(read('.worth')).toBe('3');
});

it('shows a building as it stands: room, damage, works, fortifications, a raised defence', () => {
  show(Building, {
    site: siteOf('gold_storage'),
    now: { ...LOT, tokens: 3, damaged: true, construction: true, forts: [cardNumber('tower')], defence: 4 },
    number: 4,
  });
  expect(all('.room i.full')).toHaveLength(3);
  expect(all('.room i')).toHaveLength(4);
  expect(find('.crack')).not.toBeNull();
  expect(find('.works')).not.toBeNull();
  expect(read('.forts')).toBe('1');
  expect(read('.defence.raised')).toBe('4');
  expect(read('.name')).toBe('Gold Storage4');
});

it('shows a produced token, loot on a town hall, and a pile of the market', () => {
  show(Building, { site: siteOf('brewery'), now: { ...LOT, tokens: 1 }, left: 9, priced: true });
  expect(find('.token.beer')).not.toBeNull();
  expect(read('.left')).toBe('×9');
  expect(read('.name .gold')).toBe('2');
  hide();
  show(Building, { site: siteOf('town_hall_1'), now: LOT, loot: [2, 1] as const, wide: true });
  expect(read('.loot .beer') + read('.loot .gold')).toBe('21');
  expect(find('.hall')).not.toBeNull();
  expect(read('.name small')).toBe('1 VP');
});
