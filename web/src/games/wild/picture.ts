/** What the pages of Vikings Gone Wild count; the shapes come from the server. */

import type { After, PlayProps } from '../shared/view';
import type { Picture, Plan, Resource, Scenery, Site, SourceKey } from './shapes';

/** What a part of the table is given: scenery, picture and names are read from it. */
export type TableProps = PlayProps<Scenery, Picture>;

export const NOBODY = -1;
/** The slot of the town hall in a settlement; the buildings follow in the order in which they were built. */
export const HALL = 0;

export const RESOURCES: readonly Resource[] = ['beer', 'gold'];
/** Beer, gold. */
export type Pair = Picture['pool'];
/** What an attack is aimed at. */
export type Target = NonNullable<Plan['target']>;

/** Where points come from, in the order of `sources`. */
export const SOURCES: readonly After<'wild-source-', SourceKey>[] = [
  'attacks',
  'rewards',
  'defence',
  'undead',
  'cards',
  'missions',
  'storages',
  'hall',
  'achievements',
];

/** The kinds of buildings with their numbers among the sites, in the order of `buildingSupply`. */
export function buildingsOf({ sites }: Scenery): { site: Site; number: number }[] {
  return sites.flatMap((site, number) => (site.level === 0 ? [{ site, number }] : []));
}
