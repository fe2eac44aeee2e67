/** The table of the Watch with messages from a real game: it is drawn, and a click picks. */
import { describe, expect, it } from 'vitest';
import type { Request } from '../../socket';
import { eachAt } from '../../testing/each';
import { soon } from '../../testing/soon';
import { all, asPicture, click, names, scenery, Watching } from '../../testing/watch';
import recorded from '../../testing/watch.json';
import Questions from './Questions.svelte';
import view from '.';
import { tell } from './tell';

let table: Watching;
let play: Watching['play'];
let asked: Request[];
eachAt('watch', () => {
  table = new Watching();
  play = table.play;
  asked = table.script.asked;
  return table;
});

const showBoard = (): void => table.show(view.Board, { scenery, picture: play.picture, names, play });

describe('the board', () => {
  it('offers exactly the open places', () => {
    table.at('tormund');
    showBoard();
    const open = play.options.map(({ text }) => text).sort();
    expect(
      all('[data-option]')
        .map((target) => target.dataset.option)
        .sort(),
    ).toEqual(open);
    expect(all('[data-option]').every((target) => target.getAttribute('aria-label') !== '')).toBe(true);
  });

  it('picks the place that is clicked', () => {
    table.at('tormund');
    showBoard();
    const text = all('[data-option]')[0]?.dataset.option;
    click('[data-option]');
    expect(asked.at(-1)).toMatchObject({ type: 'pick', option: text });
  });

  it('asks why a place is not open', () => {
    table.at('tormund');
    showBoard();
    const closed = play.store.picture?.tormund;
    const hexes = recorded.scenery.hexes.map(({ text }) => text);
    all('.places polygon')[hexes.indexOf(String(closed))]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(asked.at(-1)).toMatchObject({ type: 'why', option: `tormund/${String(closed)}` });
  });

  it('is only looked at in a replay', () => {
    table.at('build');
    table.show(view.Board, { scenery, picture: play.picture, names });
    expect(all('[tabindex="0"]')).toEqual([]);
    expect(document.querySelector('svg.top')?.getAttribute('role')).toBe('img');
  });
});

describe('the tray', () => {
  it('has live tiles exactly for what is open', () => {
    table.at('build');
    table.show(view.Tray, { play });
    for (const verb of ['road', 'settlement', 'keep', 'buy-card']) {
      const tile = document.querySelector(`[data-build="${verb}"]`);
      expect(tile?.getAttribute('aria-disabled'), verb).toBe(String(play.withVerb(verb).length === 0));
    }
  });

  it('has one main button, which ends this step', () => {
    table.at('roll');
    table.show(view.Tray, { play });
    click('.main');
    expect(asked.at(-1)).toMatchObject({ type: 'pick', option: 'roll' });
  });

  it('asks once before a turn ends while something can be paid', () => {
    table.at('build');
    table.show(view.Tray, { play });
    click('.main');
    expect(table.script.questions()).toEqual([]);
    click('.ask .grow');
    expect(asked.at(-1)).toMatchObject({ type: 'pick', option: 'end-turn' });
  });
});

describe('dialogs', () => {
  it('let as many cards be discarded as are asked for', async () => {
    table.at('discard');
    table.show(Questions, { play });
    const needed = Number(play.decision?.ask.args.number);
    for (let card = 0; card < needed + 3; card += 1) click('[data-more]:not([aria-disabled="true"])');
    expect(all('[data-more]:not([aria-disabled="true"])')).toEqual([]);
    click('[data-send]');
    await soon(() => expect(asked.at(-1)).toMatchObject({ type: 'pick' }));
  });

  it('answer an offer with what is open', () => {
    table.at('answer');
    table.show(Questions, { play });
    for (const text of ['accept', 'decline', 'counter']) {
      const button = document.querySelector(`[data-option="${text}"]`);
      expect(button?.getAttribute('aria-disabled'), text).toBe(String(!play.has(text)));
    }
    click('[data-option="decline"]');
    expect(asked.at(-1)).toMatchObject({ type: 'pick', option: 'decline' });
  });
});

describe('the game in words', () => {
  it('tells every hex and every player', () => {
    table.at('build');
    const told = tell(scenery, asPicture(recorded.build.picture), names, []);
    expect(told.map(({ title }) => title)).toEqual(expect.arrayContaining(names));
    const text = told.flatMap(({ lines }) => lines).join('\n');
    for (const hex of recorded.scenery.hexes) expect(text).toContain(`(${hex.text})`);
    expect(text).not.toMatch(/watch-|\{\$/);
  });

  it('counts the same for a seat as the picture does', () => {
    const standing = view.standing(scenery, asPicture(recorded.build.picture), 0);
    expect(standing.points + standing.hidden).toBe(recorded.build.picture.seats[0]?.points.seen);
  });
});
