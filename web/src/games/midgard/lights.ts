/** Where a lesson finds what it lights on the table of this game. */

import type { Marks } from '../../lesson/marks';

export const MARKS: Marks = {};
