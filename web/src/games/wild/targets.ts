/** What can be picked on the board, and which option belongs to which thing there. */

import type { OptionOut } from '../../protocol';
import type { Play } from '../../table/play.svelte';
import type { Pick } from '../shared/picking';
import { HALL } from './picture';
import type { Building, Picture, Scenery, Site } from './shapes';

/** Verbs about a thing that the board knows. */
const VERBS = new Set([
  'buy',
  'buy-by-hand',
  'path',
  'path-by-hand',
  'build',
  'build-by-hand',
  'upgrade',
  'upgrade-by-hand',
  'attack',
  'undead',
  'dragon',
  'dismantle',
  'steal',
  'store',
  'pay',
  'asgard',
]);

/** By its text. */
export type Open = ReadonlyMap<string, OptionOut>;

/** What every part of the board is given. */
export interface PartProps {
  scenery: Scenery;
  picture: Picture;
  play: Play | undefined;
  open: Open;
  /** What has just happened was about these. */
  touched: ReadonlySet<string>;
}

/** And those that are picked from in a turn. */
export interface PickedProps extends PartProps {
  /** Whether a turn is being played: then things that cannot be picked say why. */
  choosing: boolean;
}

export function openOn(options: readonly OptionOut[]): Open {
  return new Map(options.filter(({ verb }) => VERBS.has(verb)).map((option) => [option.text, option]));
}

const slotText = (slot: number): string => (slot === HALL ? 'hall' : String(slot));

/** Of identical things options name only the first, but any of them may be pressed. */
export const attackText = (seat: number, { same }: Building): string => `attack/${seat},${slotText(same)}`;

/** A pile or a card on the path: bought in one of two forms, and an undead is fought. */
export function dealPick(open: Open, verb: 'buy' | 'build' | 'path', what: string, choosing: boolean): Pick {
  const fight = verb === 'path' ? open.get(`undead/${what}`) : undefined;
  return {
    option: fight ?? open.get(`${verb}/${what}`),
    byHand: open.get(`${verb}-by-hand/${what}`),
    instead: choosing ? `${verb}/${what}` : undefined,
  };
}

/** A building of an opponent: attacked, or stolen from. */
export function foePick(open: Open, seat: number, building: Building, site: Site, choosing: boolean): Pick {
  const attack = attackText(seat, building);
  const from = (source: string): OptionOut | undefined => open.get(`steal/${seat},${source}`);
  const produced = site.produces && building.tokens > 0 ? from('producers') : undefined;
  return {
    option: open.get(attack) ?? from(slotText(building.same)) ?? produced,
    instead: choosing ? attack : undefined,
  };
}

/** The viewer's own building: upgraded, filled, or paid from. */
export function ownPick(open: Open, building: Building, choosing: boolean): Pick {
  const slot = slotText(building.same);
  const hall = building.same === HALL;
  return {
    option: (hall ? open.get('upgrade') : undefined) ?? open.get(`store/${slot}`) ?? open.get(`pay/${slot}`),
    byHand: hall ? open.get('upgrade-by-hand') : undefined,
    instead: choosing && hall ? 'upgrade' : undefined,
  };
}

export const dismantleOption = (open: Open, { same }: Building): OptionOut | undefined => open.get(`dismantle/${same}`);
