/** Where a lesson finds what it lights on the table of this game. */

import { optionMark, type Marks } from '../../lesson/marks';
import { tabOfOption } from './board/tabs';

/** On a phone one part of the board is shown at a time, the others are behind their tabs; missions are in a sheet. */
export const MARKS: Marks = {
  option: (text) => [
    optionMark(text),
    `[data-tab="${tabOfOption(text)}"]`,
    ...(text.startsWith('mission/') ? ['[data-sheet="missions"]'] : []),
  ],
  parts: {
    track: ['[data-part="track"]'],
    town: ['.town.own', '[data-tab="own"]'],
    achievements: ['[data-part="achievements"]', '[data-tab="own"]'],
  },
};
