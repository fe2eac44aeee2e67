/** Every question beside the map can be answered, and clicking an option picks it. */
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { eachAt } from '../../../testing/each';
import { happened, Northgarding, number, question } from '../../../testing/northgard';
import { all, click, find, isOff, read } from '../../../testing/watch';
import Questions from '../Questions.svelte';

let table: Northgarding;
eachAt('northgard', () => (table = new Northgarding()));

function ask(texts: string[], more: Record<string, unknown> = {}): void {
  table.at(question(...texts), {}, more);
  table.show(Questions, { play: table.play });
}

const picks = (): string[] => table.script.picks();

it('steps through the figures that may go, and picks as many', () => {
  ask(['figures/1', 'figures/2', 'figures/3', 'figures/0k', 'figures/1k']);
  expect(find('[role="spinbutton"]')?.getAttribute('aria-valuenow')).toBe('3');
  click('[aria-label="One fewer"]');
  click('.primary');
  expect(picks()).toEqual(['figures/2']);
});

it('takes Kaija along where she may go', () => {
  ask(['figures/1', 'figures/2', 'figures/0k', 'figures/1k']);
  const box = find('input[type="checkbox"]') as HTMLInputElement;
  box.click();
  flushSync();
  expect(find('[role="spinbutton"]')?.getAttribute('aria-valuemax')).toBe('1');
  click('.primary');
  expect(picks()).toEqual(['figures/1k']);
});

it('offers all eight buildings, and asks why one cannot be built', () => {
  ask(['build/forge', 'build/food_silo', 'done']);
  expect(all('[data-option^="build/"]')).toHaveLength(8);
  expect(isOff('[data-option="build/forge"]')).toBe(false);
  click('[data-option="build/fortress"]');
  expect(picks()).toEqual([]);
  click('[data-option="build/food_silo"]');
  expect(picks()).toEqual(['build/food_silo']);
});

it('shows the clans with their cards, and who has taken one', () => {
  ask(['clan/bear', 'clan/wolf']);
  expect(all('[data-option^="clan/"]')).toHaveLength(7);
  expect(read('[data-option="clan/raven"]')).toContain('taken: Astrid');
  expect(read('[data-option="clan/raven"]')).toContain('Raiding Party');
  const marks = all('[data-option="clan/raven"] .source').map((mark) => mark.getAttribute('aria-label'));
  expect(marks).toEqual(['Values from a public source']); // of the one card that is not printed
  click('[data-option="clan/bear"]');
  expect(picks()).toEqual(['clan/bear']);
});

it('takes one of the cards on offer', () => {
  ask(['take/scouts', 'take/warriors']);
  click('[data-option="take/warriors"]');
  expect(picks()).toEqual(['take/warriors']);
});

it('shows the tiles of the hand, also those that fit nowhere', () => {
  ask(['tile/t05'], { phase: 'setup', tileHand: [5, 6, 7] });
  expect(all('[data-option^="tile/"]')).toHaveLength(3);
  expect(all('[data-option^="tile/"][aria-disabled="false"]').map(({ dataset }) => dataset.option)).toEqual([
    'tile/t05',
  ]);
  expect(all('[data-option^="tile/"] .source.public')).toHaveLength(3);
  expect(find('[data-option="tile/t06"]')?.getAttribute('aria-label')).toContain('Values from a public source');
  click('[data-option="tile/t05"]');
  expect(picks()).toEqual(['tile/t05']);
});

it('puts a trade together before it is sent', () => {
  ask(['give/food', 'give/wood', 'done']);
  expect(isOff('[data-send]')).toBe(true);
  for (let left = 3; left > 0; left -= 1) click('[data-more="food"]');
  expect(isOff('[data-more="wood"]')).toBe(true);
  (find('input[value="lore"]') as HTMLInputElement).click();
  flushSync();
  click('[data-send]');
  expect(picks()).toEqual(['give/food']);
});

it('names opponents by their seats, counted from 1', () => {
  ask(['rival/1', 'rival/3']);
  expect(all('[data-option^="rival/"] .pl').map(({ textContent }) => textContent.trim())).toEqual(['B', 'F']);
  click('[data-option="rival/3"]');
  expect(picks()).toEqual(['rival/3']);
});

it('shows the card that may be cancelled', () => {
  const seats = [0, 1].map(() => ({ active: [number('warriors')] }));
  ask(['counter', 'no']);
  const picture = table.play.store.picture as unknown as { seats: object[] };
  const shown = picture.seats.map((each, at) => ({ ...each, ...seats[at] }));
  table.at(question('counter', 'no'), {}, { seats: shown, active: 1 });
  expect(read('.played')).toContain('Warriors');
});

describe('a battle', () => {
  const side = (seat: number, more: Record<string, number> = {}): object => ({
    seat,
    creature: -1,
    figures: 3,
    kaija: false,
    base: 3,
    card: 1,
    clan: 0,
    buildings: 0,
    food: 0,
    die: 0,
    total: 4,
    kills: 0,
    losses: 0,
    ...more,
  });
  const battle = (step: number, faces = [-1, -1]): Record<string, unknown> => ({
    battle: { territory: 0, attacker: side(0), defender: side(1, { total: 2, kills: 1 }), step, faces },
  });

  it('asks the side that pays for its food', () => {
    ask(['food/0', 'food/1', 'food/2'], battle(2));
    expect(find('.steps .now')?.textContent).toContain('Food');
    click('[aria-label="One more"]');
    click('[aria-label="One more"]');
    click('[aria-label="One more"]');
    click('.primary');
    expect(picks()).toEqual(['food/2']);
  });

  it('lets the roller choose power or kill, and shows both dice', () => {
    ask(['power', 'kill'], battle(4, [2, 5]));
    expect(all('svg.die')).toHaveLength(2);
    click('[data-option="kill"]');
    expect(picks()).toEqual(['kill']);
  });

  it('leaves the map to a retreat', () => {
    ask(['retreat/t05.n', 'retreat/t06.n'], battle(9));
    expect(find('.duel')).toBeNull();
    expect(find('[data-battle]')).not.toBeNull();
  });

  it('is not in the way of those who only look on, but can be opened', () => {
    table.at(undefined, {}, { battle: { ...(battle(2).battle as object), attacker: side(2) } });
    table.show(Questions, { play: table.play });
    expect(find('.duel')).toBeNull();
    click('[data-battle]');
    expect(find('.duel')).not.toBeNull();
  });

  it('tells how it went, once', () => {
    table.at(undefined);
    table.show(Questions, { play: table.play });
    const events = [
      happened(4, 'battle', 1, 0, 7),
      happened(4, 'rolled', 1, 2),
      happened(4, 'rolled', 0, 1),
      happened(4, 'battle-won', 0, 7, 3, 6),
    ];
    table.say({ picture: table.play.store.picture, events });
    expect(read('h2')).toBe('Won by Astrid');
    click('[data-close]');
    expect(find('h2')).toBeNull();
  });
});
