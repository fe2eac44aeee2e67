/** The four games as the hall shows them. Which of them can be played, and which others, the server says. */

import { settingsOf } from '../i18n/groups';
import { words } from '../i18n/words.svelte';
import type { IconName } from '../lib/icons';

export interface Door {
  game: string;
  icon: IconName;
  players: [number, number];
  minutes: number;
}

export const DOORS: Door[] = [
  { game: 'northgard', icon: 'northgard', players: [2, 5], minutes: 75 },
  { game: 'midgard', icon: 'midgard', players: [2, 4], minutes: 60 },
  { game: 'watch', icon: 'watch', players: [2, 4], minutes: 60 },
  { game: 'wild', icon: 'wild', players: [2, 4], minutes: 45 },
];

/** Those of these games that this client was built without, once their words have come. */
export async function guestsOf(games: readonly string[]): Promise<string[]> {
  const guests = games.filter((game) => !doorOf(game));
  await words.need(...guests.map(settingsOf));
  return guests;
}

export function doorOf(game: string): Door | undefined {
  return DOORS.find((door) => door.game === game);
}
