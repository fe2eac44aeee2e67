/** The assignment: pressing a thing picks it, what cannot be done says why, and the odds come from the server. */
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { PreviewMsg, ReasonMsg } from '../../../protocol';
import { eachAt } from '../../../testing/each';
import { Midgarding, option, pictureAt, textsAt } from '../../../testing/midgard';
import { soon } from '../../../testing/soon';
import { turn } from '../../../testing/table';
import { all, click, find, isOff, read } from '../../../testing/watch';
import type { Picture } from '../shapes';
import Questions from '../Questions.svelte';

let table: Midgarding;
eachAt('midgard', () => (table = new Midgarding()));

function assign(change: (picture: Picture) => void = () => {}, options = textsAt('send')): void {
  const picture = pictureAt('send');
  change(picture);
  table.at('send', { picture, options });
  table.show(Questions, { play: table.play });
}

const picks = (): string[] => table.script.picks();
const asked = (): string[] =>
  table.script.asked.flatMap((request) =>
    request.type === 'why' || request.type === 'preview' ? [request.option] : [],
  );

function key(target: EventTarget, name: string): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  flushSync();
}

it('has a column for each own fight and ship, with a stepper for each kind', () => {
  assign();
  expect(all('[data-order]').map(({ dataset }) => dataset.order)).toEqual(['draugr_1', 'shore_2']);
  expect(all('[data-order="draugr_1"] .step')).toHaveLength(3);
  expect(all('[data-order="shore_2"] .step')).toHaveLength(4);
  expect(all('[data-order="draugr_1"] .step b').map(({ textContent }) => textContent)).toEqual(['0', '1', '0']);
});

it('sends and calls back one at a time', () => {
  assign();
  click('[data-option="send/shore_2,axe"]');
  expect(picks()).toEqual(['send/shore_2,axe']);
});

it('crosses out whom the enemy bans, and asks why they cannot go', async () => {
  assign();
  const group = find('[data-option="send/draugr_1,axe"]')?.closest('.step');
  expect(group?.classList.contains('ban')).toBe(true);
  expect(group?.getAttribute('aria-label')).toContain('may not fight this enemy');
  expect(isOff('[data-option="send/draugr_1,axe"]')).toBe(true);
  const before = table.script.asked.length;
  click('[data-option="send/draugr_1,axe"]');
  expect(picks()).toEqual([]);
  expect(asked().slice(before)).toEqual(['send/draugr_1,axe']);
  const preview: PreviewMsg = { type: 'preview', id: '1', lines: [], rules: [], warns: [] };
  for (let left = before; left > 0; left -= 1) table.script.reply(preview);
  const why: ReasonMsg = {
    type: 'reason',
    id: '2',
    why: { key: 'midgard-why-confirmed', args: {} },
    rule: 'CM-7.5',
  } as ReasonMsg;
  table.script.reply(why);
  await soon(() => expect(read('.why')).toContain('CM-7.5')); // its words are loaded first
});

it('shows the odds of the picture, how full the ship is and who goes hungry', () => {
  assign((picture) => {
    const [town, ship] = picture.assigning?.orders ?? [];
    Object.assign(town ?? {}, { odds: 774 });
    Object.assign(ship ?? {}, { dice: [2, 1, 0], food: 1, room: 1, fed: 2, odds: 4, quiet: 996 });
  });
  expect(read('[data-order="draugr_1"] .odds')).toContain('77%');
  expect(read('[data-order="shore_2"] .odds')).toContain('<1%');
  expect(read('[data-order="shore_2"] .odds')).toContain('>99%');
  expect(read('[data-order="shore_2"] .hold')).toContain('4 of 5');
  expect(read('[data-order="shore_2"] .hungry')).toContain('1 unfed');
  expect(all('[data-order="shore_2"] .cap .w')).toHaveLength(3);
  expect(all('[data-order="shore_2"] .cap .f')).toHaveLength(1);
});

it('tells under each button what the odds become, one question after the other', async () => {
  assign(undefined, ['send/draugr_1,sword', 'recall/draugr_1,spear', 'confirm']);
  expect(asked()).toEqual(['confirm']);
  table.script.reply({ type: 'preview', id: '0', lines: [], rules: [], warns: [] });
  await turn();
  expect(asked()).toEqual(['confirm', 'send/draugr_1,sword']);
  const percent = { key: 'midgard-percent', args: { number: 64 } };
  const enemy = { key: 'midgard-enemy-kraken', args: {} };
  const lines = [{ key: 'midgard-preview-odds', args: { enemy, percent } }];
  table.script.reply({ type: 'preview', id: '1', lines, rules: ['CM-8.14'], warns: [false] });
  await turn();
  flushSync();
  expect(find('[data-option="send/draugr_1,sword"]')?.parentElement?.textContent).toContain('64%');
  expect(asked()).toEqual(['confirm', 'send/draugr_1,sword', 'recall/draugr_1,spear']);
});

it('warns of a fight without warriors, and does not offer it as the main button', async () => {
  assign(undefined, ['confirm']);
  expect(find('[data-option="confirm"]')?.classList.contains('primary')).toBe(true);
  const target = { key: 'midgard-target-draugr_1', args: {} };
  const lines = [{ key: 'midgard-preview-nobody-sent', args: { target } }];
  table.script.reply({ type: 'preview', id: '1', lines, rules: ['CM-8.6'], warns: [true] });
  await turn();
  flushSync();
  expect(read('.hint')).toContain('Careful:');
  expect(find('[data-option="confirm"]')?.classList.contains('primary')).toBe(false);
});

it('shows who stays at home to hunt, and the food that brings on average', async () => {
  assign(
    (picture) => {
      const [seat] = picture.seats;
      Object.assign(seat ?? {}, { hunts: true });
    },
    ['confirm'],
  );
  expect(all('[data-order="hunt"] .die')).toHaveLength(6);
  const tenths = { key: 'midgard-tenths', args: { whole: 4, tenth: 2 } };
  const lines = [{ key: 'midgard-preview-hunt', args: { number: 6, total: 6, tenths } }];
  table.script.reply({ type: 'preview', id: '1', lines, rules: ['CM-8.4'], warns: [false] });
  await turn();
  flushSync();
  expect(read('[data-order="hunt"] .food')).toContain('4.2');
});

it('calls everybody back at once', () => {
  assign();
  click('[data-reset]');
  expect(picks()).toEqual(['recall/draugr_1,spear']);
});

describe('Enter', () => {
  it('confirms', () => {
    assign();
    key(document.body, 'Enter');
    expect(picks()).toEqual(['confirm']);
  });

  it('presses a button that was reached by keys instead', () => {
    assign();
    key(document.body, 'Tab');
    key(find('[data-option="load/shore_2"]') ?? document.body, 'Enter');
    expect(picks()).toEqual([]);
  });
});

it('can be put away to see the board, and comes back with Esc', () => {
  assign();
  click('[data-fold]');
  expect(all('[data-order]')).toEqual([]);
  key(document.body, 'Escape');
  flushSync();
  expect(all('[data-order]')).toHaveLength(2);
});

describe('sealed', () => {
  it('says who has confirmed, and lets one demand turn order', () => {
    assign(
      (picture) => {
        if (picture.assigning) picture.assigning = { ...picture.assigning, sealed: true, confirmed: [2] };
      },
      [...textsAt('send'), 'demand'],
    );
    expect(all('.confirmed .pl')).toHaveLength(1);
    click('[data-option="demand"]');
    expect(picks()).toEqual(['demand']);
  });

  it('leaves the demand open to whoever has confirmed', () => {
    const picture = pictureAt('send');
    if (picture.assigning) picture.assigning = { ...picture.assigning, sealed: true, confirmed: [0] };
    table.at('send', { picture, options: [] });
    const offer = { seat: 0, ask: { key: 'midgard-ask-demand', args: {} }, options: [option('demand')], offer: true };
    table.play.store.offers = [offer];
    table.show(Questions, { play: table.play });
    expect(find('.drawer')).toBeNull();
    expect(read('.sealed')).toContain('Confirmed');
    click('.sealed [data-option="demand"]');
    expect(picks()).toEqual(['demand']);
  });
});
