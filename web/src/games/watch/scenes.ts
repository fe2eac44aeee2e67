/** Rolls of the others, and what the wildlings do at the Wall, as they are shown in the dice stage. */

import { say, t } from '../../i18n/words.svelte';
import type { EventOut } from '../../protocol';
import type { Scene, SceneDie, SceneSide, Telling } from '../shared/motion/motion';
import { isRoll, told, type Kind } from './events';
import { RESOURCES } from './picture';
import type { Picture, Scenery } from './shapes';
import { titled } from './words';

/** Kinds of dice. */
const PRODUCTION = 0;
export const TRAIL = 1;

type Table = Telling<Scenery, Picture>;

const INCOME: ReadonlySet<Kind> = new Set(['rolled', 'rolled-three', 'gained', 'shortage']);
/** What follows after a wildling has set out for the Wall. */
const RAID: ReadonlySet<Kind> = new Set([
  'advance',
  'waits',
  'breach',
  'guard-home',
  'guard-points',
  'crossed',
  'turned-back',
  'wildling-home',
  'gift',
  'marker',
]);

export function scene(event: EventOut, table: Table, names: readonly string[], seat: number): Scene | undefined {
  const kind = told(event);
  const here = table.events.filter(({ seq }) => seq === event.seq);
  const roll = here.findLast(isRoll);
  if (RAID.has(kind)) return raid(event, here, roll, table);
  return roll && roll.seat !== seat && INCOME.has(kind) ? income(event, here, roll, names) : undefined;
}

/** What everybody gets for a roll. */
function income(event: EventOut, here: EventOut[], roll: EventOut, names: readonly string[]): Scene {
  const [one = 0, two = 0] = roll.args;
  const gains = here.filter((each) => told(each) === 'gained');
  return {
    key: `roll/${roll.seq}`,
    roll: String(roll.seq),
    at: ['[data-dice]'],
    title: t('web-watch-dice'),
    rule: event.rule,
    sides: [{ seat: roll.seat, name: names[roll.seat] ?? '', dice: diceOf(roll), sum: String(one + two) }],
    lines: [],
    gains: gains.flatMap(({ seat, args }) =>
      RESOURCES.flatMap((icon, at) => ((args[at] ?? 0) > 0 ? [{ seat, icon, text: String(args[at]) }] : [])),
    ),
  };
}

function diceOf({ args }: EventOut): SceneDie[] {
  const [one = 0, two = 0, trail = 0] = args;
  const both = [one, two].map((face) => ({ die: PRODUCTION, face }));
  return trail > 0 ? [...both, { die: TRAIL, face: trail }] : both;
}

/** A wildling comes down its trail: those who stand before a section, against its guards. */
function raid(event: EventOut, here: EventOut[], roll: EventOut | undefined, table: Table): Scene | undefined {
  const { scenery, before } = table;
  const set = here.findLast((each) => told(each) === 'advance');
  const clearing = scenery.north?.clearings[set?.args[2] ?? -1];
  if (!set || !clearing) return undefined;
  const [kind = 0, , number] = set.args;
  const wildling = scenery.north?.wildlings[kind]?.id ?? 'regular';
  // a second one of the same pick would find what the first has left
  const first = here.every((each) => each === set || told(each) !== 'advance' || each.args[2] !== number);
  const north = first ? (before?.north ?? undefined) : undefined;
  const trail = roll?.args[2] ?? 0;
  const attackers: SceneSide = {
    seat: -1,
    icon: 'regular',
    name: titled(t(`watch-wildling-${wildling}`)),
    dice: trail > 0 ? [{ die: TRAIL, face: trail }] : [],
    sum: north && String((north.clearings[clearing.id]?.length ?? 0) + 1),
  };
  const guards: SceneSide = {
    seat: -1,
    icon: 'guard',
    name: t('web-watch-number-guards'),
    dice: [],
    sum: north && String(north.wall[clearing.section]?.length ?? 0),
  };
  return {
    key: `raid/${event.seq}/${number}`,
    roll: String(event.seq),
    at: [`[data-section="${clearing.section}"]`],
    title: sectionName(clearing.section, scenery),
    rule: event.rule,
    sides: [attackers, guards],
    lines: [],
    gains: [],
    verdict: say(event.label),
  };
}

function sectionName(id: string, { north }: Scenery): string {
  return t('web-watch-section', { number: (north?.sections.findIndex((section) => section.id === id) ?? 0) + 1 });
}
