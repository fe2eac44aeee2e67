/** Vikings Gone Wild: tokens, cards and buildings on their way, attacks, and where each event happened. */

import { t } from '../../i18n/words.svelte';
import type { EventOut } from '../../protocol';
import {
  BOARD,
  gained,
  seatSpot,
  type Flight,
  type Goods,
  type Motion,
  type Scene,
  type SceneSide,
  type Spot,
  type Telling,
} from '../shared/motion/motion';
import { storiesOf, type Fighter, type Story } from './dialogs/attack/story';
import { told, type Kind } from './events';
import SceneCard from './parts/SceneCard.svelte';
import { RESOURCES } from './picture';
import type { Picture, Scenery } from './shapes';
import { cardIcon, cardName, RESOURCE_ICONS, siteIcon, siteName } from './words';

/** They belong to what happened before them. */
const FOLLOWS: ReadonlySet<Kind> = new Set([
  'scored',
  'gained',
  'looted',
  'took-token',
  'no-token',
  'loot-stored',
  'loot-on-hall',
  'attacks',
  'attacks-as',
  'committed',
  'responded',
  'taken-out',
  'full-defence',
  'asgard-received',
]);

const PATH: Spot = ['[data-part="path"]'];
const ASGARD: Spot = ['[data-part="asgard"]'];
const town = (seat: number): string => `[data-part="town-${seat}"]`;

/** A building of this kind in a settlement: the newest of them. */
function lot(seat: number, site: number, { seats }: Picture): Spot {
  const slot = seats[seat]?.town.findLastIndex((building) => building.site === site) ?? -1;
  return slot < 0 ? [town(seat)] : [`[data-lot="${seat},${slot}"]`, town(seat)];
}

/** Where a card lies open, or has been: its pile, its place on the path or in Asgard. */
function card(number: number, { cards }: Scenery, { path, asgardRow }: Picture): Spot {
  const [at, row] = [path.indexOf(number), asgardRow.indexOf(number)];
  if (at >= 0) return [`[data-spot="path-${at}"]`, ...PATH];
  if (row >= 0) return [`[data-spot="asgard-${row}"]`, ...ASGARD];
  return [`[data-spot="pile-${cards[number]?.id}"]`, ...PATH];
}

function spots(event: EventOut, scenery: Scenery, picture: Picture): Spot | undefined {
  const { seat, args } = event;
  const [first = -1, second = -1] = args;
  const kind = told(event);
  if (FOLLOWS.has(kind)) return undefined;
  switch (kind) {
    case 'attacked':
    case 'damaged':
    case 'stole':
      return lot(first, second, picture);
    case 'repelled':
    case 'built':
    case 'upgraded':
    case 'stored':
    case 'paid-tokens':
      return lot(seat, first, picture);
    case 'bought':
    case 'path-refilled':
    case 'fought':
    case 'asgard-laid':
    case 'asgard-revealed':
      return card(first, scenery, picture);
    case 'fought-dragon':
      return ['[data-spot="dragon"]'];
    case 'fulfilled':
    case 'unfulfilled':
      return ['[data-part="achievements"]'];
    default:
      return seat < 0 ? [] : [town(seat)];
  }
}

type Table = Telling<Scenery, Picture>;

function flights(event: EventOut, { scenery, picture, at }: Table): Flight[] {
  const { seat, args, mine } = event;
  const [first = -1, second = 0, third = -1] = args;
  switch (told(event)) {
    case 'gained':
      return tokens(seat, first, second, seatSpot(seat));
    case 'produced':
      return RESOURCES.flatMap((_, n) => tokens(seat, n, args[n] ?? 0, makers(seat, n, scenery, picture)));
    case 'took-token':
      return tokens(seat, first, 1, at);
    case 'stole':
      return tokens(seat, third, 1, at);
    case 'looted':
      return tokens(seat, second, 1, at);
    case 'scored':
      return gained(seat, 'points', 'vp', first, at);
    case 'bought':
      return gained(seat, 'discard', iconOf(first, scenery), 1, at);
    case 'drew':
      return [...gained(seat, 'hand', 'devcard', first, seatSpot(seat)), ...(mine ? turned('.tray .hand li') : [])];
    case 'recovered':
    case 'dug':
      return [
        ...gained(seat, 'hand', iconOf(first, scenery), 1, seatSpot(seat)),
        ...(mine ? turned(`.tray [data-card="${scenery.cards[first]?.id}"]`) : []),
      ];
    case 'built':
      return [{ piece: at, from: [`[data-spot="pile-${scenery.sites[first]?.id}"]`] }];
    case 'asgard-received':
      return [{ icon: 'hammer', count: 1, from: [...ASGARD, ...BOARD], to: seatSpot(seat) }];
    case 'mission':
      return [{ icon: 'scrolled', count: 1, from: BOARD, to: seatSpot(seat) }];
    case 'path-refilled':
    case 'asgard-laid':
    case 'asgard-revealed':
      return turned(...at.slice(0, 1));
    default:
      return [];
  }
}

const turned = (...spot: string[]): Flight[] => [{ turned: spot }];

/** Beer or gold; a seat has no number for them, so they land on its badge. */
function tokens(seat: number, resource: number, count: number, from: Spot): Goods[] {
  const name = RESOURCES[resource];
  return name ? gained(seat, name, RESOURCE_ICONS[name], count, from) : [];
}

/** The buildings that produce it. */
function makers(seat: number, resource: number, { sites }: Scenery, { seats }: Picture): Spot {
  const slots = (seats[seat]?.town ?? []).flatMap(({ site }, slot) =>
    sites[site]?.produces === RESOURCES[resource] ? [`[data-lot="${seat},${slot}"]`] : [],
  );
  return [...slots, town(seat)];
}

function iconOf(number: number, { cards }: Scenery): Goods['icon'] {
  const kind = cards[number];
  return kind ? cardIcon(kind) : 'devcard';
}

// --- attacks

const ENDS: ReadonlySet<Kind> = new Set(['damaged', 'repelled', 'fought', 'fought-dragon']);
const BRINGS: ReadonlySet<Kind> = new Set(['scored', 'looted', 'took-token', 'full-defence']);
/** Who has fought the undead or the dragon: they are told after its end. */
const FIGHTERS: ReadonlySet<Kind> = new Set(['attacks', 'attacks-as']);

/** Attacks that are decided; while one is answered, everybody sees it in its own panel. */
function scene(event: EventOut, telling: Table, names: readonly string[], seat: number): Scene | undefined {
  const { scenery, picture, events } = telling;
  const at = events.findLastIndex((one) => ENDS.has(told(one)));
  const end = events[at];
  const kind = told(event);
  const after = end?.seq === event.seq && (BRINGS.has(kind) || FIGHTERS.has(kind));
  if (!end || picture.attack || !(end === event || after)) return undefined;
  const story = storiesOf(events.slice(0, at + 1)).findLast((one) => one.end);
  const battle = told(end) === 'damaged' || told(end) === 'repelled' ? story : undefined;
  if (end.seat === seat || battle?.attacker === seat || battle?.victim === seat) return undefined;
  const [strength = 0, defence = 0] = end.args.slice(-2);
  const sums = { sum: String(strength), won: strength >= defence };
  return {
    key: `${end.seq}/${end.kind}`,
    roll: String(end.seq),
    at: spots(end, scenery, picture) ?? [],
    title: battle
      ? t('wild-web-attack-of', { name: names[battle.attacker] ?? '', other: names[battle.victim] ?? '' })
      : foeName(end, scenery),
    rule: event.rule,
    sides: [
      attackers(battle?.attacker ?? end.seat, battle?.fighters ?? fightersOf(events.slice(at)), sums, names),
      { ...defenders(end, battle, scenery), sum: String(defence), won: strength < defence },
    ],
    lines: [],
    gains: gainsOf(events.slice(at + 1)),
    verdict: battle && t(`wild-web-end-${battle.end ?? 'damaged'}`),
  };
}

/** The undead or the dragon that was fought. */
function foeName(end: EventOut, { cards }: Scenery): string {
  const foe = told(end) === 'fought' ? cards[end.args[0] ?? -1] : undefined;
  return foe ? cardName(foe.id) : t('wild-web-dragon');
}

function attackers(
  seat: number,
  fighters: readonly Fighter[],
  sums: Pick<SceneSide, 'sum' | 'won'>,
  names: readonly string[],
): SceneSide {
  const dice = fighters.map(({ card: die, as, out }) => ({ die, face: as, lost: out }));
  return { seat, name: names[seat] ?? '', dice, ...sums };
}

function fightersOf(events: readonly EventOut[]): Fighter[] {
  return events
    .filter((event) => FIGHTERS.has(told(event)))
    .map(({ args: [number = -1, printed = number] }) => ({ card: number, as: printed, out: false }));
}

function defenders(end: EventOut, story: Story | undefined, scenery: Scenery): SceneSide {
  const { sites, cards } = scenery;
  const site = story && sites[story.site];
  const foe = told(end) === 'fought' ? cards[end.args[0] ?? -1] : undefined;
  return {
    seat: story?.victim ?? -1,
    icon: site ? siteIcon(site.id) : foe ? cardIcon(foe) : 'dragon',
    name: site ? siteName(site.id) : foeName(end, scenery),
    dice: (story?.answers ?? []).map((die) => ({ die, face: die })),
  };
}

function gainsOf(events: readonly EventOut[]): Scene['gains'] {
  return events.flatMap((event) => {
    const [first = -1, second = -1] = event.args;
    const kind = told(event);
    if (kind === 'scored') return [{ icon: 'vp' as const, text: `+${first}` }];
    const name = kind === 'took-token' ? RESOURCES[first] : kind === 'looted' ? RESOURCES[second] : undefined;
    return name ? [{ icon: RESOURCE_ICONS[name], text: '+1' }] : [];
  });
}

const motion: Motion<Scenery, Picture> = { spots, flights, scene, Die: SceneCard };
export default motion;
