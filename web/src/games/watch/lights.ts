/** Where a lesson finds what it lights on the table of the Watch. */

import type { Marks } from '../../lesson/marks';

const ON = ':not([aria-disabled="true"])';
const SEND = `[role="dialog"] [data-send]${ON}`;

/** On a phone: players or supply. */
const WAYS = (number: number): string => `dialog[open] .ways .btn:nth-child(${number})`;

const PLAYERS = ['[data-trade="players"]', WAYS(1), '[data-sheet="trade"]'];
const SUPPLY = ['[data-trade="supply"]', WAYS(2), '[data-sheet="trade"]'];

/** The cards that an offer still lacks: until `done` they are given, then wanted. */
function lacking(lit: readonly string[]): string[] {
  const done = lit.indexOf('done');
  return lit.flatMap((text, at) => {
    const [verb, card = ''] = text.split('/');
    if (verb !== 'add') return [];
    const row = `[role="dialog"] [data-row="${at < done ? 'give' : 'want'}"]`;
    return [`${row}:not(:has([data-less="${card}"]${ON})) [data-more="${card}"]${ON}`];
  });
}

/** With the supply: what is given, what is taken, and the exchange. */
function exchanging(card: string, lit: readonly string[]): string[] {
  const taken = lit.find((text) => text.startsWith('take/'))?.split('/')[1] ?? '';
  const given = `[data-option="give/${card}"]`;
  const offered = `[role="dialog"]:has(${given}[aria-pressed="true"])`;
  return [
    `${offered} [data-take="${taken}"]:not([aria-pressed="true"])`,
    SEND,
    `[role="dialog"] ${given}:not([aria-pressed="true"])`,
    ...SUPPLY,
  ];
}

export const MARKS: Marks = {
  option: (text, lit) => {
    const [verb = '', name = ''] = text.split('/');
    if (verb === 'buy-card') return ['[data-build="buy-card"]'];
    if (verb === 'play') return [`[data-card="${name}"]:not([data-fresh])`, '[data-sheet="cards"]'];
    if (verb === 'hero') return [`[data-hero="${name}"]`, '[data-sheet="hero"]'];
    if (verb === 'add') return [`[data-more="${name}"]${ON}`];
    if (verb === 'propose') return [...lacking(lit), SEND, ...PLAYERS];
    return verb === 'give' ? exchanging(name, lit) : [];
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
    build: ['.tray [data-build]'],
    tiles: ['.stage :has(> .special)'],
    breaches: ['[data-chip="breaches"], [data-chip="gift"]', '[data-plaque="breach"], [data-plaque="regular"]'],
  },
};
