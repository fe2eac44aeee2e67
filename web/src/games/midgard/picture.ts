/** Names for the numbers that pages of Champions of Midgard use; the shapes come from the server. */

import type { PlayProps } from '../shared/view';
import type { DieId, Picture, Scenery } from './shapes';

/** What a part of the table is given: scenery, picture and names are read from it. */
export type TableProps = PlayProps<Scenery, Picture>;

export const NOBODY = -1;

export const GOODS = ['food', 'wood', 'coin', 'favour'] as const;
export type Good = (typeof GOODS)[number];

export const DICE: readonly DieId[] = ['sword', 'spear', 'axe'];

/** Where a fight may be, in the order in which they are fought; the places of the first three have the same names. */
export const TARGETS = ['troll', 'draugr_1', 'draugr_2', 'shore_1', 'shore_2', 'shore_3', 'shore_4'] as const;
/** The first target that is a shore. */
export const SHORE_1 = 3;
