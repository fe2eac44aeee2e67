/** What the pages of Northgard count by; the shapes are the server's. */

import type { Territory } from './shapes';

export const RESOURCES = ['food', 'wood', 'lore'] as const;
export type Resource = (typeof RESOURCES)[number];
/** Food, wood, lore. */
export type Goods = Territory['symbols'];

export const NOBODY = -1;
