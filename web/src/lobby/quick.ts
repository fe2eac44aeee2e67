/** "Play now": one of us against bots, at a table as the book has it. */

import type { GameFacts, SeatWish, TableWish } from '../api';

export function quickTable(game: GameFacts): TableWish {
  const bot = game.bots[0] ?? '';
  const rivals = Math.max(...game.players) - 1;
  const seats: SeatWish[] = [{ kind: 'me' }];
  for (let i = 0; i < rivals; i += 1) seats.push({ kind: 'bot', bot });
  return { game: game.name, options: {}, seats, watch: 'link' };
}
