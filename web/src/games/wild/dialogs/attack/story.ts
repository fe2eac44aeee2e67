/** Attacks, read from events: who attacked with what, what was answered, how it ended and what it brought. */

import type { EventOut } from '../../../../protocol';
import { told, type Kind } from '../../events';

export interface Fighter {
  card: number;
  /** The card as printed: the card itself, unless it is a copy. */
  as: number;
  out: boolean;
}

export interface Story {
  /** The pick that it began with, which identifies it. */
  seq: number;
  attacker: number;
  victim: number;
  site: number;
  strength: number;
  defence: number;
  fighters: Fighter[];
  answers: number[];
  end: 'damaged' | 'repelled' | undefined;
  /** What it brought, event by event. */
  gains: EventOut[];
}

/** What may follow from an attack; anything else ends its story. Points at the end of the turn are not part of it. */
const GAINS = new Set<Kind>(['scored', 'looted', 'loot-stored', 'loot-on-hall', 'asgard-received', 'drew']);
const BESIDE = new Set<Kind>(['asgard-revealed', 'asgard-declined', 'reshuffled', 'last-round', 'passed']);
/** Their last two numbers are strength and defence at that moment. */
const SUMS = new Set<Kind>(['responded', 'taken-out', 'damaged', 'repelled']);
const AT_TURNS_END = 'VW-9.9';

export function storiesOf(events: readonly EventOut[]): Story[] {
  const stories: Story[] = [];
  let now: Story | undefined;
  for (const event of events) {
    const what = told(event);
    if (what === 'attacked') {
      now = begun(event);
      stories.push(now);
    } else if (now && !more(now, event, what)) now = undefined;
  }
  return stories;
}

function begun({ seq, seat, args }: EventOut): Story {
  const [victim = -1, site = -1, strength = 0, defence = 0] = args;
  return {
    seq,
    attacker: seat,
    victim,
    site,
    strength,
    defence,
    fighters: [],
    answers: [],
    end: undefined,
    gains: [],
  };
}

/** Whether the event belongs to this story. */
function more(story: Story, event: EventOut, what: Kind): boolean {
  const [first = -1, second = -1] = event.args;
  if (what === 'attacks' || what === 'committed') story.fighters.push({ card: first, as: first, out: false });
  else if (what === 'attacks-as') story.fighters.push({ card: first, as: second, out: false });
  else if (what === 'responded') story.answers.push(first);
  else if (what === 'taken-out') takeOut(story, first);
  else if (what === 'damaged' || what === 'repelled') story.end = what;
  else if (event.rule !== AT_TURNS_END && GAINS.has(what) && story.end) story.gains.push(event);
  else return BESIDE.has(what);
  if (SUMS.has(what)) [story.strength = 0, story.defence = 0] = event.args.slice(-2);
  return true;
}

function takeOut({ fighters }: Story, card: number): void {
  const gone = fighters.find((each) => each.card === card && !each.out);
  if (gone) gone.out = true;
}
