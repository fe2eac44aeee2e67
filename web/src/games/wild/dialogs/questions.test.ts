/** Every question can be answered: every option of real moments has a control, and clicking it picks it. */
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { eachAt } from '../../../testing/each';
import { state, update } from '../../../testing/messages';
import { all, click, find, isOff, read, score } from '../../../testing/watch';
import {
  cardNumber,
  happened,
  MOMENTS,
  names,
  pictureAt,
  pictureOver,
  scenery,
  siteNumber,
  textsAt,
  Wilding,
  type Moment,
} from '../../../testing/wild';
import { storiesOf } from './attack/story';
import Board from '../Board.svelte';
import { askOf, controls } from './ask';
import Questions from '../Questions.svelte';
import Tray from '../Tray.svelte';

let table: Wilding;
eachAt('wild', () => (table = new Wilding()));

const picks = (): string[] => table.script.picks();

function ask(moment: Moment, more: Parameters<Wilding['at']>[1] = {}): void {
  table.at(moment, more);
  table.show(Questions, { play: table.play });
}

describe('every option has a control', () => {
  for (const moment of MOMENTS) {
    it(moment, () => {
      const picture = table.at(moment);
      table.show(Board, { scenery: scenery, picture, names, play: table.play });
      table.show(Questions, { play: table.play });
      table.show(Tray, { play: table.play });
      const open = all('button[data-option]:not([aria-disabled="true"])').map(({ dataset }) => dataset.option);
      for (const text of textsAt(moment)) if (!text.includes('-by-hand/')) expect(open).toContain(text);
      for (const one of table.play.options) expect(controls(one), one.text).toBe(true);
    });
  }
});

it('has a box of its own for each question, and none for a turn', () => {
  const asked = (moment: Moment): unknown => {
    table.at(moment);
    return askOf(table.play.question);
  };
  expect(asked('play')).toBe('turn');
  expect(asked('declare')).toBe('compose');
  expect(asked('keep')).toBe('keep');
  expect(asked('take')).toBe('take-asgard');
  expect(askOf(undefined)).toBeUndefined();
  ask('play');
  expect(find('.dialog')).toBeNull();
});

describe('an attack being put together', () => {
  it('shows the cards, both sums and what may join', () => {
    ask('commit');
    expect(find('[data-attack="composing"] [data-sums="1:1"]')).not.toBeNull();
    expect(all('.fighters li')).toHaveLength(1);
    click('.join [data-option="commit/sword"]');
    expect(picks()).toEqual(['commit/sword']);
  });

  it('cannot be declared while it is too weak, and says why', () => {
    const picture = pictureAt('commit');
    if (picture.plan) Object.assign(picture.plan, { strength: 1, defence: 3 });
    ask('commit', { picture, options: ['commit/sword'] });
    expect(read('.sums .mid')).toContain('not enough');
    expect(isOff('[data-attack] [data-option="declare"]')).toBe(true);
    click('[data-attack] [data-option="declare"]');
    expect(picks()).toEqual([]);
    expect(table.script.asked.map(({ type }) => type)).toContain('why');
  });

  it('names the fortifications that it would survive', () => {
    const picture = pictureAt('commit');
    if (picture.plan) Object.assign(picture.plan, { target: { seat: 1, slot: 0 }, strength: 4, defence: 2 });
    ask('commit', { picture });
    expect(read('[data-reserve="2"]')).toContain('Cannon (+2)');
    expect(read('[data-reserve="2"]')).toContain('Shockwave Tower (+2)');
    expect(read('[data-reserve="2"]')).not.toContain('Chicken');
  });

  it('adds what the cards give one another', () => {
    const picture = pictureAt('commit');
    const [thor, archer] = [cardNumber('thor'), cardNumber('elf_archer')];
    const entries = [thor, archer].map((card) => ({ card, as: card, fromHand: true }));
    if (picture.plan) Object.assign(picture.plan, { entries, strength: 8 });
    ask('commit', { picture });
    expect(read('.fighters .more')).toContain('+1');
  });

  it('is declared by Enter', () => {
    ask('commit');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true }));
    expect(picks()).toEqual(['declare']);
  });

  it('is given up by Esc: all its picks are taken back', async () => {
    ask('commit');
    table.tell(update(3, 3, { ...told('commit'), undo: { seat: 0, allowed: true, why: null, left: null } }));
    flushSync();
    const event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
    window.dispatchEvent(event);
    await Promise.resolve();
    expect(event.defaultPrevented).toBe(true);
    expect(table.script.asked.filter(({ type }) => type === 'undo')).toHaveLength(1);
  });
});

/** A recorded moment with something changed. */
function told(moment: Moment): Pick<Parameters<typeof update>[2] & object, 'picture' | 'decisions'> {
  const { decisions } = table.play.store;
  return { picture: pictureAt(moment), decisions };
}

describe('an attack on oneself', () => {
  it('is answered with a card, or by passing', () => {
    ask('respond');
    expect(read('h2')).toContain('attacks you');
    click('.dialog [data-option="respond/tower"]');
    expect(picks()).toEqual(['respond/tower']);
  });

  it('is put to whoever holds nothing that fits, too', () => {
    ask('pass');
    expect(read('.answers')).toContain('None of your cards fits');
    click('.dialog [data-option="pass"]');
    expect(picks()).toEqual(['pass']);
  });

  it('loses the card that is pressed', () => {
    ask('take-out');
    expect(all('.fighters button')).toHaveLength(2);
    click('.fighters [data-option="take-out/elf_archer"]');
    expect(picks()).toEqual(['take-out/elf_archer']);
  });
});

it('shows an attack to the others, who can put it away', () => {
  const picture = pictureAt('respond');
  if (picture.attack) Object.assign(picture.attack, { victim: 1, attacker: 2, answering: 1 });
  ask('respond', { picture, options: [] });
  expect(read('[data-attack="seen"] h3')).toContain('attacks');
  expect(find('.dialog')).toBeNull();
  click('[data-attack="seen"] [data-close]');
  expect(find('[data-attack="seen"]')).toBeNull();
  click('[data-battle]');
  expect(find('[data-attack="seen"]')).not.toBeNull();
});

describe('cards to choose from', () => {
  it('are destroyed out of the hand or the discard pile, or not at all', () => {
    ask('destroy-discard');
    expect(all('.dialog h3').map(({ textContent }) => textContent)).toEqual(['Hand', 'Discard pile']);
    click('[data-option="destroy-discard/gold"]');
    expect(picks()).toEqual(['destroy-discard/gold']);
    expect(find('.dialog footer [data-option="none"]')).not.toBeNull();
  });

  it('say which of the Asgard cards was just revealed', () => {
    ask('asgard');
    expect(all('.dialog [data-option^="asgard/"]')).toHaveLength(3);
    expect(all('.dialog em')).toHaveLength(1);
    click('[data-option="asgard/thor"]');
    expect(picks()).toEqual(['asgard/thor']);
  });

  it('are taken at the second tap where there is no mouse', () => {
    ask('recover');
    const card = find('.dialog [data-option="recover/elf_archer"]');
    card?.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }));
    click('.dialog [data-option="recover/elf_archer"]');
    expect(picks()).toEqual([]);
    click('[data-yes]');
    expect(picks()).toEqual(['recover/elf_archer']);
  });

  it('are copied and kept', () => {
    ask('copy');
    click('.dialog [data-option="copy/elf_archer"]');
    expect(picks()).toEqual(['copy/elf_archer']);
    table.close();
    ask('keep');
    expect(find('.dialog [data-option="keep/scroll"]')).not.toBeNull();
    expect(find('.dialog [data-option="done"]')).not.toBeNull();
  });
});

it('asks for the next effect of a card beside the card', () => {
  ask('step');
  expect(read('.dialog .of .name')).toBe('Crystal');
  click('[data-option="step/2"]');
  expect(picks()).toEqual(['step/2']);
});

it('counts the units that are still to be chosen', () => {
  ask('gain');
  expect(all('.units .left i')).toHaveLength(1);
  click('[data-option="gain/gold"]');
  expect(picks()).toEqual(['gain/gold']);
});

it('shows whose token can be taken, and who has none', () => {
  ask('steal');
  expect(all('.dialog section')).toHaveLength(3);
  expect(read('.dialog section:last-of-type')).toContain('nothing to take');
  click('[data-option="steal/1,producers"]');
  expect(picks()).toEqual(['steal/1,producers']);
});

describe('storages', () => {
  it('take a looted token where there is room', () => {
    ask('store');
    click('.dialog [data-option="store/4"]');
    expect(picks()).toEqual(['store/4']);
  });

  it('are asked for one after the other, with what is left to place', () => {
    const picture = pictureAt('hold');
    const [first, second] = picture.storing?.slots ?? [];
    if (!picture.storing || !first || !second) throw new Error('nothing is stored');
    first.hold = 3;
    picture.storing.left = 2;
    ask('hold', { picture });
    expect(all('.dialog .left i')).toHaveLength(2);
    expect(read('.dialog .now em')).toBe(String(second.slot));
    click('[data-option="hold/1"]');
    expect(picks()).toEqual(['hold/1']);
  });
});

describe('a payment by hand', () => {
  it('names what it is for, and shows what is paid', () => {
    const picture = pictureAt('pay');
    const brewery = siteNumber('brewery');
    Object.assign(picture.plan ?? {}, { about: brewery, paid: [{ card: null, slot: 0 }], left: [1, 1] });
    ask('pay', { picture });
    expect(read('.dialog .chip')).toBe('Brewery');
    expect(all('.dialog ol li')).toHaveLength(3);
    expect(all('.dialog ol .paid')).toHaveLength(1);
    click('.dialog [data-option="pay/hall"]');
    expect(picks()).toEqual(['pay/hall']);
  });
});

describe('attacks that are over', () => {
  const hall = siteNumber('town_hall_1');
  const archer = cardNumber('elf_archer');
  const events = [
    { ...happened('attacked', 1, 0, hall, 4, 4), seq: 5 },
    { ...happened('attacks', 1, archer), seq: 5 },
    { ...happened('attacks-as', 1, cardNumber('loki_lens'), archer), seq: 5 },
    { ...happened('responded', 0, cardNumber('tower'), 4, 6), seq: 6 },
    { ...happened('taken-out', 0, archer, 2, 6), seq: 7 },
    { ...happened('passed', 0), seq: 8 },
    { ...happened('repelled', 0, hall, 2, 6), seq: 8 },
    { ...happened('scored', 0, 2), seq: 8 },
    { ...happened('played', 1, archer), seq: 9 },
    { ...happened('scored', 1, 3), seq: 9 },
  ];

  it('are told from the events', () => {
    const [story, ...more] = storiesOf(events);
    expect(more).toEqual([]);
    expect(story).toMatchObject({ attacker: 1, victim: 0, strength: 2, defence: 6, end: 'repelled' });
    expect(story?.fighters.map(({ as, out }) => [as, out])).toEqual([
      [archer, true],
      [archer, false],
    ]);
    expect(story?.answers).toEqual([cardNumber('tower')]);
    expect(story?.gains).toHaveLength(1);
  });

  it('do not count what the whole turn scores', () => {
    const end = { ...happened('scored', 1, 3), rule: 'VW-9.9' };
    const [story] = storiesOf([happened('attacked', 1, 0, hall, 4, 4), happened('damaged', 1, 0, hall, 4, 4), end]);
    expect(story).toMatchObject({ end: 'damaged', gains: [] });
  });

  it('are shown to those who were in them until they were read', () => {
    ask('gain', { ask: 'wild-ask-turn', options: ['play/beer', 'end-turn'] });
    expect(find('[data-outcome]')).toBeNull();
    table.tell(update(9, 9, { ...told('gain'), events }));
    flushSync();
    expect(all('[data-outcome] [data-story]').map(({ dataset }) => dataset.story)).toEqual(['repelled']);
    expect(find('[data-outcome] .good')).not.toBeNull();
    click('[data-outcome] [data-close]');
    expect(find('[data-outcome]')).toBeNull();
  });
});

it('shows how the achievements were shared once all is over', () => {
  const picture = pictureOver();
  const seats = names.map((name, seat) => ({ ...state().seats[0], seat, name }));
  table.at('play');
  const over = { picture: picture, decisions: [], over: score, me: [0] };
  table.tell(state({ scenery: scenery, ...over, seats: seats as never }));
  table.show(Questions, { play: table.play });
  click('[data-ending]');
  expect(all('[data-achievement]')).toHaveLength(4);
  const totals = all('tfoot td').map(({ textContent }) => Number(textContent));
  expect(totals).toEqual(picture.seats.map(({ vp }) => vp));
});
