/** Champions of Midgard: goods, workers and warriors on their way, and where each event happened. */

import { t } from '../../i18n/words.svelte';
import type { EventOut } from '../../protocol';
import {
  BOARD,
  gained,
  given,
  seatSpot,
  type Flight,
  type Goods,
  type Motion,
  type Scene,
  type Spot,
  type Telling,
} from '../shared/motion/motion';
import { FACES, storiesOf, type Story } from './dialogs/story';
import { told, type Kind } from './events';
import SceneDie from './parts/SceneDie.svelte';
import { DICE, GOODS, TARGETS } from './picture';
import type { Picture, Scenery } from './shapes';
import { touchedBy } from './touched';
import { DIE_ICONS, enemyIcon, enemyName, GOOD_ICONS, goodName, titled } from './words';

/** They happen nowhere on the board, and what follows them has no place either. */
const NOWHERE: ReadonlySet<Kind> = new Set([
  'round',
  'first',
  'leader',
  'workers-home',
  'demanded',
  'rune',
  'total',
  'won',
]);
const SCORES: ReadonlySet<Kind> = new Set([
  'scored-destiny',
  'scored-sets',
  'scored-runes',
  'scored-longship',
  'scored-favour',
  'scored-coins',
]);

const spotOf = (id: string): string => `[data-spot="${id}"]`;

function spots(event: EventOut, scenery: Scenery): Spot | undefined {
  const touched = [...touchedBy(event, scenery)];
  if (touched.length > 0) return touched.map(spotOf);
  return NOWHERE.has(told(event)) ? [] : undefined;
}

type Table = Telling<Scenery, Picture>;

function flights(event: EventOut, { scenery, at }: Table): Flight[] {
  const { seat, args } = event;
  const [first = 0, second = 0] = args;
  const kind = told(event);
  if (SCORES.has(kind)) return gained(seat, 'points', 'vp', second, BOARD);
  switch (kind) {
    case 'gained':
      return GOODS.flatMap((good, n) => gained(seat, good, GOOD_ICONS[good], args[n] ?? 0, at));
    case 'paid':
      return GOODS.flatMap((good, n) => given(seat, good, GOOD_ICONS[good], args[n] ?? 0, at));
    case 'swapped':
      return [
        ...goodsOf(first, (good) => given(seat, good, GOOD_ICONS[good], 1, at)),
        ...goodsOf(second, (good) => gained(seat, good, GOOD_ICONS[good], 1, at)),
      ];
    case 'glory':
      return gained(seat, 'points', 'vp', first, at);
    case 'blame':
      return gained(seat, 'blame', 'blame', first, at);
    case 'blame-gone':
      return given(seat, 'blame', 'blame', first, at);
    case 'blames':
      return [{ icon: 'blame', count: 1, from: seatSpot(seat, 'blame'), to: seatSpot(first, 'blame') }];
    case 'recruited':
      return dice(args, (icon, count) => gained(seat, 'warriors', icon, count, at));
    case 'sent':
    case 'loaded':
      return [
        ...dice(args.slice(1, 4), (icon, count) => given(seat, 'warriors', icon, count, at)),
        ...(kind === 'loaded' ? given(seat, 'food', GOOD_ICONS.food, args[4] ?? 0, at) : []),
      ];
    case 'placed':
    case 'begged':
      return [{ piece: at.map((spot) => `${spot} [data-worker="${seat}"]`), from: seatSpot(seat) }];
    default:
      return cards(event, kind, scenery, at);
  }
}

/** Cards and tokens that somebody takes, and cards that are turned over. */
function cards(event: EventOut, kind: Kind, scenery: Scenery, at: Spot): Flight[] {
  const { seat, args, mine } = event;
  const [first = -1] = args;
  const to = (icon: Goods['icon'], count = 1): Goods => ({ icon, count, from: [...at, ...BOARD], to: seatSpot(seat) });
  switch (kind) {
    case 'rune-taken':
    case 'rune-drawn':
      return [to('token'), ...(mine ? [turned(`.tray [data-option="use/${scenery.runes[first]?.id}"]`)] : [])];
    case 'destiny':
      return [to('devcard'), ...(mine ? [turned(`.tray [data-destiny="${scenery.destinies[first]?.id}"]`)] : [])];
    case 'longship':
    case 'token-taken':
      return [to('ship')];
    case 'hired':
      return [{ ...to('person'), seat }];
    case 'defeated':
      return [to('trophy')];
    case 'enemy':
      return at.map((spot) => turned(`${spot} :is(.card, .monster)`));
    case 'journey':
      return at.map((spot) => turned(`${spot} .journey`));
    case 'rune-laid':
      return [turned(`[data-rune="${scenery.runes[first]?.id}"]`)];
    default:
      return [];
  }
}

const turned = (spot: string): Flight => ({ turned: [spot] });

function goodsOf(number: number, fly: (good: (typeof GOODS)[number]) => Goods[]): Goods[] {
  const good = GOODS[number];
  return good ? fly(good) : [];
}

function dice(counts: readonly number[], fly: (icon: Goods['icon'], count: number) => Goods[]): Goods[] {
  return DICE.flatMap((die, n) => fly(DIE_ICONS[die], counts[n] ?? 0));
}

// --- fights and hunts

const FIGHTS: ReadonlySet<Kind> = new Set([
  'fight',
  'rolled',
  'rerolled',
  'strike',
  'losses',
  'healed',
  'lost-warrior',
  'hunted',
  'defeated',
  'beaten',
]);
/** They belong to the fight if they follow its end. */
const BRINGS: ReadonlySet<Kind> = new Set(['glory', 'gained', 'blame-gone']);

function scene(
  event: EventOut,
  { scenery, events, at }: Table,
  names: readonly string[],
  seat: number,
): Scene | undefined {
  const kind = told(event);
  if (event.seat === seat || !(FIGHTS.has(kind) || BRINGS.has(kind))) return undefined;
  const story = storiesOf(events, event.seat).at(-1);
  if (!story || (BRINGS.has(kind) && !story.gains.includes(event))) return undefined;
  const enemy = scenery.enemies[story.enemy];
  const round = story.rounds.at(-1);
  const target = TARGETS[story.target];
  return {
    key: story.key,
    roll: `${story.rounds.length}/${round?.rerolls ?? 0}`,
    at: target ? [spotOf(target)] : enemy ? at : [spotOf('hunting_grounds')],
    title: enemy ? t('midgard-web-fight', { enemy: titled(enemyName(enemy)) }) : t('midgard-web-hunt'),
    rule: event.rule,
    sides: [
      {
        seat: event.seat,
        name: names[event.seat] ?? '',
        dice: fallen(story, events),
        icon: enemy && enemyIcon(enemy),
      },
    ],
    lines: linesOf(story, enemy?.defence ?? 0, enemy?.attack ?? 0),
    gains: gainsOf(story),
    verdict: story.end && t(`midgard-web-end-${story.end}`),
  };
}

/** The dice of the last roll; those of warriors that were lost after it are struck through. */
function fallen(story: Story, events: readonly EventOut[]): { die: number; face: number; lost: boolean }[] {
  const from = events.findLastIndex((event) => told(event) === 'rolled' || told(event) === 'rerolled');
  const lost = events.slice(from + 1).flatMap((event) => (told(event) === 'lost-warrior' ? (event.args[1] ?? []) : []));
  return (story.rounds.at(-1)?.dice ?? []).map(({ die, face }) => {
    const at = lost.indexOf(die);
    if (at >= 0) lost.splice(at, 1);
    return { die, face: FACES.indexOf(face), lost: at >= 0 };
  });
}

function linesOf(story: Story, defence: number, attack: number): Scene['lines'] {
  const round = story.rounds.at(-1);
  if (!round || round.hits === undefined) return [];
  const { hits, shields, losses } = round;
  if (story.enemy < 0) return [{ icon: GOOD_ICONS.food, label: titled(goodName('food')), text: String(hits) }];
  return [
    { icon: 'sword', label: t('midgard-web-damage'), text: `${story.damage} / ${defence}` },
    { icon: 'skull', label: t('midgard-web-losses'), text: `${attack} − ${shields} → ${losses}` },
  ];
}

function gainsOf({ gains }: Story): Scene['gains'] {
  return gains.flatMap((event) => {
    if (told(event) === 'glory') return [{ icon: 'vp' as const, text: `+${event.args[0] ?? 0}` }];
    if (told(event) !== 'gained') return [];
    return GOODS.flatMap((good, n) => {
      const count = event.args[n] ?? 0;
      return count > 0 ? [{ icon: GOOD_ICONS[good], text: `+${count}` }] : [];
    });
  });
}

const motion: Motion<Scenery, Picture> = { spots, flights, scene, Die: SceneDie };
export default motion;
