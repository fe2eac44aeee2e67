/**
 * The map at moments of a real game: what glows is what can be picked, and a tile can be laid only as the rules allow.
 */
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { DecisionOut } from '../../../protocol';
import { eachAt } from '../../../testing/each';
import { seat, update } from '../../../testing/messages';
import recorded from '../../../testing/northgard-moments.json';
import { Northgarding, question } from '../../../testing/northgard';
import Board from '../Board.svelte';
import { asPicture, asScenery } from '../../../testing/northgard';
import { soon } from '../../../testing/soon';

type Moment = keyof typeof recorded.moments;

const { names, moments, scenery } = recorded;
let table: Northgarding;
eachAt('northgard', () => (table = new Northgarding()));

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const find = (selector: string): SVGElement | HTMLElement => {
  const found = document.querySelector<SVGElement | HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
const texts = (selector: string): string[] => all(selector).map(({ textContent }) => textContent.trim());
const options = (moment: Moment): string[] =>
  moments[moment].decisions.flatMap((each) => each.options.map(({ text }) => text));

/** Seen from the seat that is asked, with its real question or another one. */
function at(moment: Moment, ...others: string[]): void {
  const { picture, decisions, seat: viewer } = moments[moment];
  const asked = others.length > 0 ? [{ ...question(...others), seat: viewer }] : decisions;
  const seats = names.map((name, number) => seat(number, { name }));
  table.say({ scenery, picture, decisions: asked as unknown as DecisionOut[], seats, me: [viewer], viewer });
  table.show(Board, { scenery: asScenery(scenery), picture: asPicture(picture), names, play: table.play });
}

function click(element: Element): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}

function press(element: Element, key: string): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}

describe('territories', () => {
  const { territories } = asPicture(moments.to.picture);
  const goals = options('to').filter((text) => text.startsWith('to/'));
  const other = territories.find(({ name }) => !goals.includes(`to/${name}`));

  it('glow where one can go; the others are dim and say why not', () => {
    at('to');
    expect(new Set(all('.loud').map((each) => each.getAttribute('data-option')))).toEqual(new Set(goals));
    expect(all('.area.dim')).toHaveLength(territories.length - goals.length);
    click(find(`[data-territory="${other?.territory}"]`));
    expect(table.script.asked).toMatchObject([{ type: 'why', option: `to/${other?.name}` }]);
    click(find(`[data-option="${goals[1]}"]`));
    expect(table.script.picks()).toEqual([goals[1]]);
  });

  it('are picked with Enter, and only those take the focus by Tab', () => {
    at('to');
    expect(all('[tabindex="0"][data-territory]')).toEqual(all('.loud'));
    press(find(`[data-option="${goals[0]}"]`), 'Enter');
    expect(table.script.picks()).toEqual([goals[0]]);
  });

  it('tell their facts, in a card and to those who do not see it', async () => {
    at('to', 'pass');
    const kept = territories.find(({ kaija }) => kaija);
    const element = find(`[data-territory="${kept?.territory}"]`);
    const size = `${kept?.open ? 'open' : 'closed'}, ${kept?.size} tile`;
    expect(element.getAttribute('aria-label')).toContain(
      `Territory ${kept?.letter}: ${names[kept?.holder ?? -1]}, ${size}`,
    );
    expect(element.getAttribute('aria-label')).toMatch(/Units: (\d+ \+ )?Kaija/);
    click(element);
    await soon(() => expect(texts('.facts h3')).toEqual([`Territory ${kept?.letter}`])); // the card is loaded now
    expect(all('.facts li')).toHaveLength(kept?.neighbours.length ?? 0);
    expect(texts('.facts p.source')).toEqual(['Values from a public source']);
    expect(all('.facts .rough')).toHaveLength(kept?.neighbours.filter(({ rough }) => rough).length ?? 0);
    click(element);
    expect(all('.facts')).toEqual([]);
  });

  it('are gone through with the arrows, from one that Tab comes to', () => {
    at('to', 'pass');
    const [stop, ...others] = all('[tabindex="0"][data-territory]');
    expect(others).toEqual([]);
    (stop as SVGElement).focus();
    press(stop as Element, 'ArrowRight');
    expect(document.activeElement).not.toBe(stop);
    expect(document.activeElement?.hasAttribute('data-territory')).toBe(true);
  });
});

it('figures stand for all units, raiders and creatures, in the colours of their players', () => {
  const { territories, buildings, creatures } = asPicture(moments.fight.picture);
  at('fight');
  const held = territories.filter(({ units }) => units > 0);
  for (const number of names.keys()) {
    const own = held.filter(({ holder }) => holder === number).map(({ units }) => String(units));
    expect(texts(`.units.p${number + 1}:not(.raids) text`).toSorted()).toEqual(own.toSorted());
  }
  const attacked = territories.find(({ raiders }) => raiders > 0);
  expect(texts(`.units.raids.p${(attacked?.raider ?? -1) + 1} text`)).toEqual([String(attacked?.raiders)]);
  expect(all('.creature')).toHaveLength(creatures.length);
  expect(all('.house')).toHaveLength(buildings.length);
  expect(all('.kaija')).toHaveLength(territories.filter(({ kaija }) => kaija).length);
});

describe('a tile', () => {
  const { placing } = asPicture(moments.place.picture);
  const place = placing?.places.find(({ turns }) => turns.length === 3);
  const text = `place/${place?.x},${place?.y}`;

  it('may go to the places that glow', () => {
    at('place');
    const shown = all('.target').map((each) => each.getAttribute('data-option'));
    expect(new Set(shown)).toEqual(new Set(placing?.places.map(({ x, y }) => `place/${x},${y}`)));
    expect(all('.ghost')).toEqual([]);
    expect(find(`[data-option="${text}"]`).getAttribute('aria-label')).toContain('3 turns');
  });

  it('is shown at a place as soon as that is picked, and turned only as it may lie there', () => {
    at('place');
    click(find(`[data-option="${text}"]`));
    expect(table.script.picks()).toEqual([text]);
    const [first, second, third] = place?.turns ?? [];
    expect(find('.ghost').dataset.turn).toBe(String(first));
    const seen = [0, 1, 2].map(() => {
      click(find('[aria-keyshortcuts="R"]'));
      return Number(find('.ghost').dataset.turn);
    });
    expect(seen).toEqual([second, third, first]);
    expect(table.script.picks()).toEqual([text]);
  });

  it('can be taken back from a place, or go to another one', () => {
    at('turn');
    expect(all('[data-place]')).toHaveLength(1); // nothing can be taken back yet
    const { picture, decisions, seat } = moments.turn;
    const undo = { seat, allowed: true, why: null, left: null };
    table.tell(update(1, 1, { picture, decisions: decisions as unknown as DecisionOut[], undo }));
    flushSync();
    expect(all('[data-place]')).toHaveLength(picture.placing.places.length);
    press(document.body, 'Escape');
    expect(table.script.asked.filter(({ type }) => type === 'undo')).toHaveLength(1);
  });

  it('is turned where only that is asked', () => {
    at('turn');
    const turns = options('turn');
    expect(find('.ghost').dataset.turn).toBe(turns[0]?.replace('turn/', ''));
    const { x, y } = moments.turn.picture.placing.place;
    click(find(`[data-place="${x},${y}"]`)); // a click on the tile also turns it
    press(find(`[data-place="${x},${y}"]`), 'Enter');
    expect(table.script.picks()).toEqual([turns[1]]);
  });
});

it('a building is picked where it stands', () => {
  const [built] = moments.place.picture.buildings;
  const region = scenery.tiles.flatMap(({ regions }) => regions).find((each) => each.region === built?.region);
  const number = region?.slots.findIndex(({ slot }) => slot === built?.spot);
  at('place', `exchange/${region?.id}.${number}`);
  click(find('.target'));
  expect(table.script.picks()).toEqual([`exchange/${region?.id}.${number}`]);
});
