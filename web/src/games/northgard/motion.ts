/** Northgard: goods, figures and cards on their way, battles, and where each event happened. */

import { say, t } from '../../i18n/words.svelte';
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
  type Scene,
  type SceneSide,
  type Spot,
  type Telling,
} from '../shared/motion/motion';
import { lastBattle, type Fought } from './dialogs/battle/story';
import { told, type Kind } from './events';
import SceneDie from './parts/SceneDie.svelte';
import { NOBODY, RESOURCES } from './picture';
import type { Picture, Scenery } from './shapes';
import { regionsOf } from './touched';
import { buildingIcon, creatureIcon, creatureName, RESOURCE_ICONS, territoryName, territoryOf } from './words';

/** They belong to what happened before them. */
const FOLLOWS: ReadonlySet<Kind> = new Set([
  'gained',
  'paid',
  'fame',
  'fame-lost',
  'battle-food',
  'rolled',
  'creature-rolled',
  'chose-power',
  'chose-kill',
  'creature-beaten',
  'ransom',
]);

function spots(event: EventOut, scenery: Scenery, picture: Picture): Spot | undefined {
  const laid = told(event) === 'tile' ? (scenery.tiles[event.args[0] ?? -1]?.regions ?? []) : [];
  const lands = [...regionsOf(event), ...laid.map(({ region }) => region)].flatMap(
    (region) => territoryOf(picture, region)?.territory ?? [],
  );
  // the last one is where it ends: a move is told where the figures have come to
  if (lands.length > 0) return lands.reverse().map(landSpot);
  return FOLLOWS.has(told(event)) && !fromHarvest(event) ? undefined : [];
}

const landSpot = (territory: number): string => `[data-territory="${territory}"]`;
const OFFER: Spot = ['[data-offer]', '.chips', ...BOARD];
const fromHarvest = ({ rule }: EventOut): boolean => rule.startsWith('NG-13.');

type Table = Telling<Scenery, Picture>;

function flights(event: EventOut, { scenery, picture, at }: Table): Flight[] {
  const { seat, args } = event;
  const [first = 0, second = 0, third = 0] = args;
  switch (told(event)) {
    case 'gained':
      return RESOURCES.flatMap((_, n) => harvested(event, n, picture, at));
    case 'paid':
      return RESOURCES.flatMap((name, n) => given(seat, name, RESOURCE_ICONS[name], args[n] ?? 0, at));
    case 'ransom':
      return goods(second, (name) => handed(seat, first, name, RESOURCE_ICONS[name], third));
    case 'swapped':
      return [
        ...goods(first, (name) => handed(seat, second, name, RESOURCE_ICONS[name], 1)),
        ...goods(third, (name) => handed(second, seat, name, RESOURCE_ICONS[name], 1)),
      ];
    case 'fame':
      return gained(seat, 'points', 'vp', first, fromHarvest(event) ? landsOf(seat, picture).slice(0, 1) : at);
    case 'placed-unit':
      return figures('helmet', seat, second, seatSpot(seat, 'units'), at);
    case 'placed-kaija':
      return figures('bear', seat, 1, seatSpot(seat), at);
    case 'fell':
      return figures('helmet', seat, second, at, seatSpot(seat, 'units'));
    case 'built':
      return figures(buildingIcon(scenery.buildings[first]?.id ?? ''), seat, 1, seatSpot(seat), at);
    case 'first':
    case 'first-marker':
      return [{ icon: 'ship', count: 1, from: BOARD, to: seatSpot(seat) }];
    default:
      return cards(event, scenery);
  }
}

/** Cards that a player takes or draws; one's own are turned over in the hand. */
function cards(event: EventOut, scenery: Scenery): Flight[] {
  const { seat, args, mine } = event;
  switch (told(event)) {
    case 'took':
      return [{ icon: 'devcard', count: 1, from: OFFER, to: seatSpot(seat) }];
    case 'drew':
    case 'took-back': {
      const id = scenery.cards[args[0] ?? -1]?.id;
      const turned = mine && id ? [{ turned: [`.tray [data-card="${id}"]`] }] : [];
      return [...gained(seat, 'hand', 'devcard', 1, seatSpot(seat)), ...turned];
    }
    case 'displayed':
      return [{ turned: ['[data-offer] li:last-child'] }];
    default:
      return [];
  }
}

function figures(icon: Goods['icon'], seat: number, count: number, from: Spot, to: Spot): Goods[] {
  return count > 0 ? [{ icon, count, from: [...from, ...BOARD], to: [...to, ...BOARD], seat }] : [];
}

function goods(number: number, fly: (name: (typeof RESOURCES)[number]) => Goods[]): Goods[] {
  const name = RESOURCES[number];
  return name ? fly(name) : [];
}

const landsOf = (seat: number, { territories }: Picture): Spot =>
  territories.filter(({ holder }) => holder === seat).map(({ territory }) => landSpot(territory));

/** At harvest each territory sends what it yields; what is left comes from the last of them. */
function harvested(event: EventOut, resource: number, { territories }: Picture, at: Spot): Goods[] {
  const { seat, args } = event;
  const [name, total] = [RESOURCES[resource] ?? 'food', args[resource] ?? 0];
  const yields = fromHarvest(event)
    ? territories.filter(({ holder, symbols }) => holder === seat && (symbols[resource] ?? 0) > 0)
    : [];
  let left = total;
  return yields
    .slice(0, 3)
    .flatMap(({ territory, symbols }, n, all) => {
      const count = n === all.length - 1 ? left : Math.min(left, symbols[resource] ?? 0);
      left -= count;
      return gained(seat, name, RESOURCE_ICONS[name], count, [landSpot(territory)]);
    })
    .concat(yields.length > 0 ? [] : gained(seat, name, RESOURCE_ICONS[name], total, at));
}

// --- battles

const FIGHTS: ReadonlySet<Kind> = new Set([
  'battle',
  'creature-fight',
  'creature-attacks',
  'battle-food',
  'rolled',
  'creature-rolled',
  'chose-power',
  'chose-kill',
  'battle-won',
  'battle-no-winner',
  'creature-won',
]);
const ENDS: ReadonlySet<Kind> = new Set(['battle-won', 'battle-no-winner', 'creature-won']);

function scene(
  event: EventOut,
  { scenery, picture, events }: Table,
  names: readonly string[],
  seat: number,
): Scene | undefined {
  const fought = lastBattle(events);
  if (!fought || !belongs(event, events, fought)) return undefined;
  if (seat >= 0 && (fought.attacker === seat || fought.defender === seat)) return undefined;
  const land = territoryOf(picture, fought.territory);
  const ended = fought.scores && events.findLast((one) => ENDS.has(told(one)));
  return {
    key: fought.key,
    roll: fought.faces.join(),
    at: land ? [landSpot(land.territory)] : [],
    title: t('northgard-web-battle', { territory: territoryName(land) }),
    rule: event.rule,
    sides: [sideOf(0, fought, scenery, picture, names), sideOf(1, fought, scenery, picture, names)],
    lines: [],
    gains: gainsOf(fought),
    verdict: ended && say(ended.label),
  };
}

/** Once it is decided, only what changes its story is part of it. */
function belongs(event: EventOut, events: readonly EventOut[], now: Fought): boolean {
  const before = lastBattle(events.slice(0, -1));
  if (!now.scores || !before?.scores) return FIGHTS.has(told(event));
  return JSON.stringify(before) !== JSON.stringify(now);
}

function sideOf(nth: 0 | 1, fought: Fought, scenery: Scenery, picture: Picture, names: readonly string[]): SceneSide {
  const seat = nth === 0 ? fought.attacker : fought.defender;
  const creature = seat < 0 ? scenery.creatures[fought.creature] : undefined;
  const now = nth === 0 ? picture.battle?.attacker : picture.battle?.defender;
  const sum = fought.scores?.[nth] ?? now?.total;
  const face = fought.faces[nth];
  return {
    seat,
    icon: creature && creatureIcon(creature.kind),
    name: creature ? creatureName(creature.id) : (names[seat] ?? ''),
    dice: face === NOBODY ? [] : [{ die: 0, face }],
    sum: sum === undefined ? undefined : String(sum),
    won: seat >= 0 && fought.winner === seat,
    note: fought.fell[nth] > 0 ? t('northgard-web-battle-lost', { lost: fought.fell[nth] }) : undefined,
  };
}

function gainsOf({ gains }: Fought): Scene['gains'] {
  return gains.flatMap((event) => {
    if (told(event) === 'fame') return [{ icon: 'vp' as const, text: `+${event.args[0] ?? 0}` }];
    if (told(event) !== 'gained') return [];
    return RESOURCES.flatMap((name, n) => {
      const count = event.args[n] ?? 0;
      return count > 0 ? [{ icon: RESOURCE_ICONS[name], text: `+${count}` }] : [];
    });
  });
}

const motion: Motion<Scenery, Picture> = { spots, flights, scene, Die: SceneDie };
export default motion;
