/** The defeated enemies of a player, by colour: one of each makes a set (CM-12.6). */

import type { Colour, Enemy, Scenery } from '../shapes';

export const COLOURS: readonly Colour[] = ['red', 'blue', 'yellow'];

export interface Pile {
  kind: Colour | 'troll';
  cards: Enemy[];
}

export function pilesOf(scenery: Scenery, trophies: readonly number[]): Pile[] {
  const cards = trophies.flatMap((number) => scenery.enemies[number] ?? []);
  const trolls = cards.filter(({ kind }) => kind === 'troll');
  return [
    ...COLOURS.map((kind): Pile => ({ kind, cards: cards.filter(({ colour }) => colour === kind) })),
    { kind: 'troll', cards: trolls },
  ];
}
