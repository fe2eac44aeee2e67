/** The last battle, read from events: who fought, what the dice showed, who won. */

import { told, type Kind } from '../../events';
import type { EventOut } from '../../../../protocol';
import { NOBODY } from '../../picture';

export interface Fought {
  key: string;
  territory: number;
  attacker: number;
  defender: number;
  creature: number;
  /** By side: the attacker's, the defender's; -1: not rolled. */
  faces: [number, number];
  food: [number, number];
  fell: [number, number];
  /** Known once it is decided. */
  scores: [number, number] | undefined;
  /** The seat that won; -1 where a creature did, or nobody. */
  winner: number;
  gains: EventOut[];
}

const BEGINS: ReadonlySet<Kind> = new Set(['battle', 'creature-fight', 'creature-attacks']);
/** What a battle may bring after it was decided. */
const BRINGS: ReadonlySet<Kind> = new Set(['conquered', 'creature-beaten', 'fame', 'gained', 'retreated']);

export function lastBattle(events: readonly EventOut[]): Fought | undefined {
  const at = events.findLastIndex((event) => BEGINS.has(told(event)));
  const first = events[at];
  if (!first) return undefined;
  const fought = begun(first);
  for (const event of events.slice(at + 1)) {
    if (fought.scores && !BRINGS.has(told(event)) && !isLoss(event)) break;
    tellMore(fought, event);
  }
  return fought;
}

function begun(event: EventOut): Fought {
  const [one = NOBODY, territory = NOBODY] = event.args;
  const kind = told(event);
  const against = kind !== 'battle';
  return {
    key: `${event.seq}/${kind}/${territory}`,
    territory,
    attacker: kind === 'creature-attacks' ? NOBODY : event.seat,
    defender: kind === 'battle' ? one : kind === 'creature-attacks' ? event.seat : NOBODY,
    creature: against ? one : NOBODY,
    faces: [NOBODY, NOBODY],
    food: [0, 0],
    fell: [0, 0],
    scores: undefined,
    winner: NOBODY,
    gains: [],
  };
}

function isLoss(event: EventOut): boolean {
  return told(event) === 'fell' || told(event) === 'kaija-fell';
}

function tellMore(fought: Fought, event: EventOut): void {
  const { args } = event;
  const side = event.seat === fought.attacker ? 0 : 1;
  switch (told(event)) {
    case 'rolled':
      fought.faces[side] = args[0] ?? NOBODY;
      break;
    case 'creature-rolled':
      fought.faces[fought.attacker === NOBODY ? 0 : 1] = args[1] ?? NOBODY;
      break;
    case 'battle-food':
      fought.food[side] = args[0] ?? 0;
      break;
    case 'fell':
      fought.fell[side] += args[1] ?? 1;
      break;
    case 'kaija-fell':
      fought.fell[side] += 1;
      break;
    case 'battle-won':
      fought.scores = scoresOf(side === 0, args[1], args[2]);
      fought.winner = event.seat;
      break;
    case 'battle-no-winner':
      fought.scores = scoresOf(true, args[1], args[2]);
      break;
    case 'creature-won':
      fought.scores = scoresOf(fought.attacker === NOBODY, args[2], args[3]);
      break;
    default:
      if (fought.scores) fought.gains.push(event);
  }
}

/** The winner's event comes first. */
function scoresOf(attackerFirst: boolean, first = 0, other = 0): [number, number] {
  return attackerFirst ? [first, other] : [other, first];
}

/** The six steps of the ledger, from 0, by the step of the server's battle. */
const SHOWN = [1, 1, 2, 3, 3, 3, 4, 5, 5, 5];
export const STEPS = ['units', 'bonuses', 'food', 'dice', 'result', 'losses'] as const;

export function stepOf(step: number): number {
  return SHOWN[step] ?? 5;
}
