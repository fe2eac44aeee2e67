/** The four games as the hall shows them. Which of them can be played, the server says. */

import type { IconName } from '../lib/icons';

export interface Door {
  game: string;
  icon: IconName;
  players: [number, number];
  minutes: number;
}

export const DOORS: Door[] = [
  {
    game: 'northgard',
    icon: 'northgard',
    players: [2, 5],
    minutes: 75,
  },
  {
    game: 'midgard',
    icon: 'midgard',
    players: [2, 4],
    minutes: 60,
  },
  {
    game: 'watch',
    icon: 'watch',
    players: [2, 4],
    minutes: 60,
  },
  {
    game: 'wild',
    icon: 'wild',
    players: [2, 4],
    minutes: 45,
  },
];

export function doorOf(game: string): Door | undefined {
  return DOORS.find((door) => door.game === game);
}
