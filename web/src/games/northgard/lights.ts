/** Where a lesson finds what it lights on the table of this game. */

import { optionMark, type Marks } from '../../lesson/marks';

const MOST = 14; // figures of a player
const COUNT = '[role="dialog"] [role="spinbutton"]';
const SEND = '[role="dialog"] [data-send]:not([aria-disabled="true"])';

/** One more or one fewer, until as many are chosen. */
function counted(text: string): string[] {
  const wanted = Number.parseInt(text.split('/')[1] ?? '', 10);
  const others = Array.from({ length: MOST + 1 }, (_, count) => count).filter((count) => count !== wanted);
  return others.map((count) => {
    const shown = `${COUNT}[aria-valuenow="${count}"]`;
    return count < wanted ? `${shown} + button` : `button:has(+ [role="spinbutton"][aria-valuenow="${count}"])`;
  });
}

/** The trade is put together first: what is given (lit as often as it is given), what is taken for it. */
function traded(lit: readonly string[]): string[] {
  const of = (verb: string): string[] =>
    lit.flatMap((text) => (text.startsWith(`${verb}/`) ? [text.slice(verb.length + 1)] : []));
  const given = of('give').map((resource, at, all) => {
    const before = all.slice(0, at).filter((other) => other === resource).length;
    return `[role="dialog"] [data-giving="${resource}/${before}"] [data-more]`;
  });
  const taken = of('gain').map((resource) => `[role="dialog"] label:has([value="${resource}"]:not(:checked))`);
  return [...given, ...taken, SEND];
}

export const MARKS: Marks = {
  option: (text, lit) => {
    const [verb = '', name = ''] = text.split('/');
    // a tile is turned until it lies as it should, then it is laid
    const lay = `[data-laying=${JSON.stringify(text)}] [data-lay]`;
    if (verb === 'place') return [lay];
    if (verb === 'turn') return [lay, '[data-turn-right]'];
    if (verb === 'figures' || verb === 'food') return counted(text);
    if (verb === 'give') return traded(lit);
    // what is done with a card of the hand stands over it
    return verb === 'play' ? [optionMark(text), `.tray [data-card="${name}"]`] : [];
  },
  kinds: { territory: (name) => [`[data-land="${CSS.escape(name)}"]`] },
};
