/** Where a lesson finds what it lights on the table of the Watch. */

import type { Marks } from '../../lesson/marks';

const SEND = '[role="dialog"] [data-send]:not([aria-disabled="true"])';

/** On a phone: players or supply. */
const WAYS = (number: number): string => `dialog[open] .ways .btn:nth-child(${number})`;

function trading(verb: string, card: string): string[] {
  if (verb === 'propose')
    return [SEND, '[role="dialog"] [data-row]', '[data-trade="players"]', WAYS(1), '[data-sheet="trade"]'];
  if (verb === 'add') return [`[data-more="${card}"]:not([aria-disabled="true"])`];
  const chosen = `[role="dialog"]:has([data-option="give/${card}"][aria-pressed="true"]) [data-row="take"]`;
  const pick = `[role="dialog"] [data-row="give"] [data-option="give/${card}"]`;
  return [SEND, chosen, pick, '[data-trade="supply"]', WAYS(2), '[data-sheet="trade"]'];
}

export const MARKS: Marks = {
  option: (text) => {
    const [verb = '', name = ''] = text.split('/');
    if (verb === 'end-turn') return ['.acts [role="alertdialog"] .btn.grow'];
    if (verb === 'buy-card') return ['[data-build="buy-card"]'];
    if (verb === 'play') return [`[data-card="${name}"]:not([data-fresh])`, '[data-sheet="cards"]'];
    if (verb === 'hero') return [`[data-hero="${name}"]`, '[data-sheet="hero"]'];
    return ['propose', 'add', 'give'].includes(verb) ? trading(verb, name) : [];
  },
  kinds: {
    wildling_place: (name) => [
      `[data-camp="${name}"]`,
      `[data-clearing="${name.replace(/-[a-z]+$/, '')}"]`,
      `[data-hex="${name}"] .land`,
    ],
    hex: (name) => [`[data-hex="${name}"] .land`],
    path: (name) => [`[data-option$="/${name}"]`, `[data-path="${name}"]`],
    intersection: (name) => [`[data-option$="/${name}"]`, `[data-corner="${name}"]`],
  },
  parts: {
    dice: ['[data-chip="dice"]', '.stage .dice'],
    cards: ['.tray .development', '[data-sheet="cards"]'],
    market: ['[data-trade="supply"]', '[data-sheet="trade"]'],
  },
};
