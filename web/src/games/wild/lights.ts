/** Where a lesson finds what it lights on the table of this game. */

import { optionMark, type Marks } from '../../lesson/marks';
import { tabOfOption } from './board/tabs';

/** Where one part of the board is shown at a time, what is picked on another is behind its tab. */
export const MARKS: Marks = {
  option: (text) => [optionMark(text), `[data-tab="${tabOfOption(text)}"]`],
};
