/** Which of the game's boxes asks the question of the moment. Whatever has a place on the map is picked there. */

import type { OptionOut } from '../../../protocol';
import { cardOf, isTurn } from '../tray/hand';
import { ON_MAP, PLACES } from '../targets';

export type Ask = 'turn' | 'clan' | 'tile' | 'figures' | 'build' | 'trade' | 'cards' | 'food' | 'choices' | 'map';

const BY_VERB: Record<string, Ask> = {
  clan: 'clan',
  tile: 'tile',
  under: 'tile',
  figures: 'figures',
  build: 'build',
  food: 'food',
};

export function askOf(options: readonly OptionOut[]): Ask | undefined {
  const [first] = options;
  if (!first) return undefined;
  if (isTurn(options)) return 'turn';
  if (options.some((option) => isOnMap(option))) return 'map';
  for (const { verb } of options) {
    const ask = BY_VERB[verb];
    if (ask) return ask;
  }
  if (options.some(({ verb }) => verb === 'give') && options.some(({ verb }) => verb === 'done')) return 'trade';
  if (options.some((option) => cardOf(option) !== undefined)) return 'cards';
  return 'choices';
}

function isOnMap({ verb, args }: OptionOut): boolean {
  return ON_MAP.has(verb) || (args.length === 1 && PLACES.has(args[0]?.[0] ?? ''));
}

/** The tray has a button for them. */
export const STOPS: ReadonlySet<string> = new Set(['done']);

/** Whether an option has a control of its own; beside places on the map the others stand in a list. */
export function controls(option: OptionOut, all: readonly OptionOut[]): boolean {
  return askOf(all) !== 'map' || ON_MAP.has(option.verb) || STOPS.has(option.verb);
}

/** `figures/3k`: three units and Kaija. */
export function figuresOf(option: OptionOut): { units: number; kaija: boolean } {
  const text = option.text.slice('figures/'.length);
  return { units: Number.parseInt(text, 10) || 0, kaija: text.endsWith('k') };
}
