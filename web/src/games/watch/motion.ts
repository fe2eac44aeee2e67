/** The Watch: cards, guards and pieces on their way, and where each event happened. */

import type { IconName } from '../../lib/icons';
import type { EventOut } from '../../protocol';
import {
  BOARD,
  gained,
  given,
  handed,
  seatSpot,
  type Flight,
  type Goods,
  type Motion,
  type Spot,
} from '../shared/motion/motion';
import { isRoll, told, type Kind } from './events';
import SceneDie from './parts/SceneDie.svelte';
import { RESOURCES } from './picture';
import { scene } from './scenes';
import type { Picture, Resource, Scenery } from './shapes';
import { touchedBy } from './touched';

const SUPPLY: Spot = ['[data-supply]', '.chips', ...BOARD];
const DICE: Spot = ['[data-dice]'];
/** They belong to what happened before them. */
const FOLLOWS: ReadonlySet<Kind> = new Set([
  'gained',
  'shortage',
  'robbed',
  'gift',
  'marker',
  'wildling-home',
  'guard-points',
  'tile',
  'tile-aside',
]);

function spots(event: EventOut, scenery: Scenery, picture: Picture): Spot | undefined {
  const kind = told(event);
  if (FOLLOWS.has(kind)) return undefined;
  if (isRoll(event)) return DICE;
  const { hexes, paths, intersections } = touchedBy(event, scenery, picture);
  const [first = -1, second = -1, third = -1] = event.args;
  const north = scenery.north;
  switch (kind) {
    case 'tormund': // he may still be on his way
      return [...hexes.map((hex) => `[data-hex="${hex}"]`), '[data-tormund]'];
    case 'tormund-home':
      return ['[data-tormund]'];
    case 'supply-trade':
      return ['[data-supply]', '.chips'];
    case 'guard':
    case 'guard-home':
    case 'breach':
      return [sectionOf(first, scenery)];
    case 'turned-back':
      return [sectionOf(second, scenery)];
    case 'camp':
      return [`[data-camp="${north?.clans[second]?.id}-${third}"]`];
    case 'rush':
      return [`[data-clan="${north?.clans[first]?.id}"]`];
    case 'advance':
      return [`[data-clearing="${north?.clearings[third]?.id}"]`];
    case 'waits':
      return [`[data-clearing="${north?.clearings[second]?.id}"]`];
    default:
      return [
        ...hexes.map((hex) => `[data-hex="${hex}"]`),
        ...paths.map((path) => `[data-path="${path}"]`),
        ...intersections.map((corner) => `[data-corner="${corner}"]`),
      ];
  }
}

function flights(
  event: EventOut,
  { scenery, events, at }: { scenery: Scenery; events: readonly EventOut[]; at: Spot },
) {
  return flightsOf(event, scenery, events.findLast(isRoll), at);
}

export function flightsOf(event: EventOut, scenery: Scenery, rolled: EventOut | undefined, at: Spot): Flight[] {
  const { seat, args } = event;
  const [first = -1, second = -1, third = -1] = args;
  switch (told(event)) {
    case 'gained':
      return cards(args, (icon, count) => hand(seat, icon, count, source(icon, scenery, event, rolled)));
    case 'discarded':
    case 'paid':
      return cards(args, (icon, count) => given(seat, 'hand', icon, count, SUPPLY));
    case 'robbed':
      return handed(first, seat, 'hand', RESOURCES[second] ?? 'hand', 1);
    case 'handed':
      return handed(seat, first, 'hand', RESOURCES[second] ?? 'hand', third);
    case 'traded':
      return [
        ...cards(args.slice(1, 6), (icon, count) => handed(seat, first, 'hand', icon, count)),
        ...cards(args.slice(6, 11), (icon, count) => handed(first, seat, 'hand', icon, count)),
      ];
    case 'supply-trade':
      return [
        ...given(seat, 'hand', RESOURCES[first] ?? 'hand', second, SUPPLY),
        ...hand(seat, RESOURCES[third] ?? 'hand', 1, SUPPLY),
      ];
    case 'bought':
      return [
        ...gained(seat, 'cards', 'devcard', 1, SUPPLY),
        ...(event.mine ? [{ turned: ['.tray [data-fresh]'] }] : []),
      ];
    case 'guard':
      return [{ icon: 'guard', count: 1, from: seatSpot(seat, 'guards'), to: at, seat }];
    case 'guard-home':
      return [{ icon: 'guard', count: 1, from: at, to: seatSpot(seat, 'guards'), seat }];
    case 'road':
    case 'settlement':
    case 'keep':
      return [{ piece: at, from: seatSpot(seat) }];
    case 'lifted':
      return [{ icon: 'road', count: 1, from: at, to: seatSpot(seat), seat }];
    case 'tile':
      return [{ icon: 'crown', count: 1, from: BOARD, to: seatSpot(seat, 'points') }];
    default:
      return [];
  }
}

const hand = (seat: number, icon: IconName, count: number, from: Spot): Goods[] =>
  gained(seat, 'hand', icon, count, from);

/** For each kind of card: its flights. */
function cards(counts: readonly number[], fly: (icon: Resource, count: number) => Goods[]): Goods[] {
  return RESOURCES.flatMap((icon, at) => fly(icon, counts[at] ?? 0));
}

function sectionOf(number: number, scenery: Scenery): string {
  return `[data-section="${scenery.north?.sections[number]?.id ?? ''}"]`;
}

/** Income comes from a hex of the roll that yields it; other cards come from the supply. */
function source(icon: Resource, scenery: Scenery, event: EventOut, rolled: EventOut | undefined): Spot {
  if (rolled?.seq !== event.seq) return SUPPLY;
  const sum = (rolled.args[0] ?? 0) + (rolled.args[1] ?? 0);
  const hex = scenery.hexes.find(({ resource, rolls }) => resource === icon && rolls.includes(sum));
  return hex ? [`[data-hex="${hex.text}"]`] : SUPPLY;
}

const motion: Motion<Scenery, Picture> = { spots, flights, scene, Die: SceneDie };
export default motion;
