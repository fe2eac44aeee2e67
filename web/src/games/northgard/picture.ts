/** The numbers that pages of Northgard use; the shapes come from the server. */

import type { Territory } from './shapes';

export const RESOURCES = ['food', 'wood', 'lore'] as const;
export type Resource = (typeof RESOURCES)[number];
/** Food, wood, lore. */
export type Goods = Territory['symbols'];

export const NOBODY = -1;
