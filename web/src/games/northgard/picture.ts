/** The numbers that pages of Northgard use; the shapes come from the server. */

import type { PlayProps } from '../shared/view';
import type { Picture, Scenery, Territory } from './shapes';

/** What a part of the table is given: scenery, picture and names are read from it. */
export type TableProps = PlayProps<Scenery, Picture>;

export const RESOURCES = ['food', 'wood', 'lore'] as const;
export type Resource = (typeof RESOURCES)[number];
/** Food, wood, lore. */
export type Goods = Territory['symbols'];

export const NOBODY = -1;
