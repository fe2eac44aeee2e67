/** Cards on their way: which things fly from where to where when an event is shown. */

import type { IconName } from '../../../lib/icons';
import type { EventOut } from '../../../protocol';
import { told } from '../events';
import { RESOURCES } from '../picture';
import type { Resource, Scenery } from '../shapes';

/** The supply, a hex, a player, a section of the Wall. */
export type Spot =
  { at: 'supply' } | { at: 'hex'; hex: string } | { at: 'seat'; seat: number } | { at: 'section'; section: string };

export interface Flight {
  icon: IconName;
  from: Spot;
  to: Spot;
}

const MOST = 8; // of one event; more would only be a blur
const SUPPLY: Spot = { at: 'supply' };

export function flightsOf(event: EventOut, scenery: Scenery, rolled: EventOut | undefined): Flight[] {
  const mine: Spot = { at: 'seat', seat: event.seat };
  const [first = -1, second = -1, third = -1] = event.args;
  const other: Spot = { at: 'seat', seat: first };
  switch (told(event)) {
    case 'gained':
      return iconsOf(event.args).flatMap((icon) => ({ icon, from: source(icon, scenery, event, rolled), to: mine }));
    case 'discarded':
      return iconsOf(event.args).map((icon) => ({ icon, from: mine, to: SUPPLY }));
    case 'robbed':
      return [{ icon: RESOURCES[second] ?? 'hand', from: other, to: mine }];
    case 'handed':
      return repeat(RESOURCES[second], third).map((icon) => ({ icon, from: mine, to: other }));
    case 'traded':
      return [
        ...iconsOf(event.args.slice(1, 6)).map((icon) => ({ icon, from: mine, to: other })),
        ...iconsOf(event.args.slice(6, 11)).map((icon) => ({ icon, from: other, to: mine })),
      ];
    case 'supply-trade':
      return [
        ...repeat(RESOURCES[first], second).map((icon) => ({ icon, from: mine, to: SUPPLY })),
        ...repeat(RESOURCES[third], 1).map((icon) => ({ icon, from: SUPPLY, to: mine })),
      ];
    case 'bought':
      return [{ icon: 'devcard', from: SUPPLY, to: mine }];
    case 'guard':
      return [{ icon: 'guard', from: mine, to: sectionOf(first, scenery) }];
    case 'guard-home':
      return [{ icon: 'guard', from: sectionOf(first, scenery), to: mine }];
    case 'paid':
      return iconsOf(event.args).map((icon) => ({ icon, from: mine, to: SUPPLY }));
    default:
      return [];
  }
}

function sectionOf(number: number, scenery: Scenery): Spot {
  return { at: 'section', section: scenery.north?.sections[number]?.id ?? '' };
}

/** Income comes from a hex of the roll that yields it; other cards come from the supply. */
function source(icon: Resource, scenery: Scenery, event: EventOut, rolled: EventOut | undefined): Spot {
  if (!rolled || rolled.seq !== event.seq) return SUPPLY;
  const sum = (rolled.args[0] ?? 0) + (rolled.args[1] ?? 0);
  const hex = scenery.hexes.find(({ resource, rolls }) => resource === icon && rolls.includes(sum));
  return hex ? { at: 'hex', hex: hex.text } : SUPPLY;
}

function iconsOf(counts: readonly number[]): Resource[] {
  return RESOURCES.flatMap((resource, at) => repeat(resource, counts[at] ?? 0)).slice(0, MOST);
}

function repeat(resource: Resource | undefined, times: number): Resource[] {
  return resource === undefined ? [] : Array.from({ length: Math.max(0, Math.min(times, MOST)) }, () => resource);
}
