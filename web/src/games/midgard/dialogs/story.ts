/** Fights and hunts, read from events: what was rolled, what it came to, how it ended. */

import type { EventOut } from '../../../protocol';
import { told, type Kind } from '../events';
import type { FaceId } from '../shapes';

export const FACES: readonly FaceId[] = ['blank', 'hit', 'double', 'shield'];
const SIDES = FACES.length;

export interface Die {
  die: number;
  face: FaceId;
}

export interface Round {
  dice: Die[];
  rerolls: number;
  /** Known once the roll is final. */
  hits: number | undefined;
  shields: number;
  losses: number;
  healed: boolean;
}

export interface Story {
  key: string;
  /** Of the event it began with. */
  seq: number;
  seat: number;
  target: number;
  /** -1: a hunt. */
  enemy: number;
  rounds: Round[];
  damage: number;
  end: 'defeated' | 'beaten' | 'hunted' | undefined;
  /** What it brought. */
  gains: EventOut[];
}

/** By die in their order (die * 4 + face) + 1; 0 where there is no die. */
export function diceOf(numbers: readonly number[]): Die[] {
  return numbers
    .filter((number) => number > 0)
    .map((number) => ({
      die: Math.floor((number - 1) / SIDES),
      face: FACES[(number - 1) % SIDES] ?? 'blank',
    }));
}

const GAINS = new Set<Kind>(['glory', 'gained', 'blame-gone', 'blames']);

export function storiesOf(events: readonly EventOut[], seat: number): Story[] {
  const stories: Story[] = [];
  let now: Story | undefined;
  for (const event of events) {
    if (event.seat !== seat) continue;
    const what = told(event);
    if (what === 'fight' || (what === 'rolled' && (!now || now.end !== undefined))) {
      now = begun(event, what === 'fight');
      stories.push(now);
    }
    if (now) more(now, event, what);
    if (what === 'placed' || what === 'begged') now = undefined; // gains in the town do not belong to a fight
  }
  return stories;
}

function begun(event: EventOut, fight: boolean): Story {
  const [target = -1, enemy = -1] = fight ? event.args : [];
  return {
    key: `${event.seq}/${target}/${enemy}`,
    seq: event.seq,
    seat: event.seat,
    target,
    enemy,
    rounds: [],
    damage: 0,
    end: undefined,
    gains: [],
  };
}

function more(story: Story, event: EventOut, what: Kind): void {
  const { args } = event;
  const round = story.rounds.at(-1);
  if (what === 'rolled' && story.end === undefined) story.rounds.push(fresh(diceOf(args)));
  else if (what === 'rerolled' && round) Object.assign(round, { dice: diceOf(args), rerolls: round.rerolls + 1 });
  else if (what === 'strike' && round) [round.hits, story.damage] = [args[1], args[2] ?? 0];
  else if (what === 'losses' && round) [round.shields, round.losses] = [args[1] ?? 0, args[2] ?? 0];
  else if (what === 'healed' && round) Object.assign(round, { losses: 0, healed: true });
  else if (what === 'hunted' && round) [round.hits, story.end] = [args[0], 'hunted'];
  else if (what === 'defeated' || what === 'beaten') story.end = what;
  else if (story.end !== undefined && GAINS.has(what)) story.gains.push(event);
}

const fresh = (dice: Die[]): Round => ({
  dice,
  rerolls: 0,
  hits: undefined,
  shields: 0,
  losses: 0,
  healed: false,
});
