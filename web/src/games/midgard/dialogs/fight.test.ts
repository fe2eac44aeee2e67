/** Fights, hunts and voyages: dice are pressed where they lie, and what is over is shown once. */
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { eachAt } from '../../../testing/each';
import { update } from '../../../testing/messages';
import { happened, Midgarding, option, pictureAt } from '../../../testing/midgard';
import { all, click, find, isOff, read } from '../../../testing/watch';
import type { Fight, Picture } from '../shapes';
import Questions from '../Questions.svelte';
import { lostDice } from './rolling';
import { diceOf, storiesOf } from './story';

let table: Midgarding;
eachAt('midgard', () => (table = new Midgarding()));

const DICE = [
  { die: 0, face: 1, marked: false },
  { die: 0, face: 0, marked: true },
  { die: 2, face: 2, marked: false },
];

function withFight(change: Partial<Fight>, moment: 'reroll' | 'blame' = 'reroll'): Picture {
  const picture = pictureAt(moment);
  if (picture.fight) Object.assign(picture.fight, { dice: DICE, hits: 3, ...change });
  return picture;
}

function fight(change: Partial<Fight>, options: string[], more: (picture: Picture) => void = () => {}): void {
  const picture = withFight(change);
  more(picture);
  table.at('reroll', { picture, options });
  table.show(Questions, { play: table.play });
}

const picks = (): string[] => table.script.picks();

describe('a roll', () => {
  it('shows the faces, the damage so far and to come, the losses and the odds', () => {
    const change = { damage: 1, hits: 2, shields: 0, losses: 1, attack: 1, defence: 4, odds: 830 };
    fight(change, ['reroll', 'done'], ({ seats }) => Object.assign(seats[0] ?? {}, { goods: [0, 0, 0, 2] }));
    expect(all('.dice .die.hit, .dice .die.blank, .dice .die.double')).toHaveLength(3);
    expect(all('.pips .old')).toHaveLength(1);
    expect(all('.pips .new')).toHaveLength(2);
    expect(read('.sum b')).toBe('3/4');
    expect(read('.foe .odds')).toContain('83%');
    expect(read('[data-option="reroll"]')).toContain('favour: 2');
  });

  it('stands, or is rolled again for favour', () => {
    fight({}, ['reroll', 'use/potential', 'done']);
    click('.dialog [data-option="reroll"]');
    expect(picks()).toEqual(['reroll']);
    expect(read('.dialog [data-option="use/potential"]')).toBe('Potential');
    expect(find('.dialog [data-option="done"]')).not.toBeNull();
  });

  it('is marked by pressing dice; those that may not be marked say so', () => {
    fight({ step: 'marking', by: 'potential' }, ['unmark/2', 'mark/3', 'roll', 'cancel']);
    expect(find('[data-option="unmark/2"]')?.getAttribute('aria-pressed')).toBe('true');
    expect(isOff('[data-option="mark/1"]')).toBe(true);
    click('[data-option="mark/3"]');
    expect(picks()).toEqual(['mark/3']);
  });

  it('is only looked at while another player fights', () => {
    const picture = withFight({ seat: 2 });
    table.at('reroll', { picture, options: [] });
    table.show(Questions, { play: table.play });
    expect(find('.dice')).toBeNull();
    click('[data-battle]');
    expect(all('.dice button')).toEqual([]);
    expect(all('.dice .die.hit')).toHaveLength(1);
  });
});

describe('losses', () => {
  it('are given up by pressing dice of their kind', () => {
    fight({ step: 'losing', losses: 1 }, ['lose/sword', 'lose/axe'], (picture) => {
      Object.assign(picture.targets[1] ?? {}, { dice: [2, 0, 1] });
    });
    expect(all('.dice [data-option="lose/sword"]')).toHaveLength(2);
    click('.dice [data-option="lose/axe"]');
    expect(picks()).toEqual(['lose/axe']);
  });

  it('cross out the die that was pressed, of its kind', () => {
    const picture = withFight({ step: 'losing' });
    const [target] = picture.targets;
    if (!picture.fight || !target) throw new Error('no fight');
    target.dice = [1, 0, 1];
    expect([...lostDice(picture.fight, target, [0])]).toEqual([0]);
    expect([...lostDice(picture.fight, target, [])]).toEqual([1]);
    target.dice = [0, 0, 1];
    expect([...lostDice(picture.fight, target, [1])].sort()).toEqual([0, 1]);
  });

  it('can be healed', () => {
    fight({ step: 'losing', losses: 2 }, ['use/healing', 'decline']);
    click('.dialog [data-option="use/healing"]');
    expect(picks()).toEqual(['use/healing']);
  });
});

it('counts the food of a hunt, up to the most there is', () => {
  fight({ kind: 'hunt', enemy: -1, target: -1, hits: 8 }, ['reroll', 'done']);
  expect(read('h2')).toBe('Hunt');
  expect(read('.sum b')).toBe('6');
});

it('names the others for the blame after a troll', () => {
  table.at('blame');
  table.show(Questions, { play: table.play });
  expect(all('[data-option^="blame/"]')).toHaveLength(3);
  click('[data-option="blame/1"]');
  expect(picks()).toEqual(['blame/1']);
});

describe('a voyage', () => {
  it('shows the journey, and loses what is pressed', () => {
    table.at('lose');
    table.show(Questions, { play: table.play });
    expect(find('.journey')).not.toBeNull();
    expect(isOff('[data-option="lose/food"]')).toBe(true);
    click('[data-option="lose/axe"]');
    expect(picks()).toEqual(['lose/axe']);
  });

  it('may be sailed another way with a rune', () => {
    table.at('use');
    table.show(Questions, { play: table.play });
    click('.dialog [data-option="decline"]');
    expect(picks()).toEqual(['decline']);
  });
});

describe('what is over', () => {
  const events = [
    happened('rolled', 1, 2, 7, 0, 0, 0, 0, 0, 0),
    happened('hunted', 1, 3),
    happened('fight', 1, 0, 4, 2, 0, 0),
    happened('rolled', 1, 1, 2, 0, 0, 0, 0, 0, 0),
    happened('rerolled', 1, 4, 2, 0, 0, 0, 0, 0, 0),
    happened('strike', 1, 4, 1, 1, 3),
    happened('losses', 1, 2, 1, 1),
    happened('glory', 2, 9),
    happened('rolled', 1, 3, 0, 0, 0, 0, 0, 0, 0),
    happened('strike', 1, 4, 2, 3, 3),
    happened('losses', 1, 2, 0, 1),
    happened('defeated', 1, 4),
    happened('glory', 1, 4),
    happened('placed', 1, 3),
    happened('glory', 1, 2),
  ];

  it('is told from the events: rolls, hits, losses, the end and what it brought', () => {
    const [hunt, won, ...more] = storiesOf(events, 1);
    expect(more).toEqual([]);
    expect(hunt).toMatchObject({ enemy: -1, end: 'hunted', rounds: [{ hits: 3 }] });
    expect(won).toMatchObject({ target: 0, enemy: 4, damage: 3, end: 'defeated' });
    expect(won?.rounds).toMatchObject([
      { rerolls: 1, hits: 1, shields: 1, losses: 1, dice: [{ face: 'shield' }, { face: 'hit' }] },
      { hits: 2, losses: 1 },
    ]);
    expect(won?.gains).toHaveLength(1);
    expect(storiesOf(events, 0)).toEqual([]);
  });

  it('reads dice from their numbers', () => {
    expect(diceOf([1, 8, 11, 0])).toEqual([
      { die: 0, face: 'blank' },
      { die: 1, face: 'shield' },
      { die: 2, face: 'double' },
    ]);
  });

  it('is shown once, when there is nothing to decide in combat', () => {
    const picture = table.at('place');
    table.show(Questions, { play: table.play });
    expect(find('[data-story]')).toBeNull();
    const asked = [
      { seat: 1, ask: { key: 'midgard-ask-place', args: {} }, options: [option('place/beg')], offer: false },
    ];
    table.tell(update(2, 2, { picture, decisions: asked, events }));
    flushSync();
    expect(all('[data-story]').map(({ dataset }) => dataset.story)).toEqual(['hunted', 'defeated']);
    click('[data-close]');
    expect(find('[data-story]')).toBeNull();
  });
});
