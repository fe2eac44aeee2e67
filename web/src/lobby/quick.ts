/** "Play now": one player against bots, with the settings of the book. */

import { usualBot, type GameFacts, type SeatWish, type TableWish } from '../api';

export function quickTable(game: GameFacts): TableWish {
  const bot = usualBot(game);
  const rivals = Math.max(...game.players) - 1;
  const seats: SeatWish[] = [{ kind: 'me' }];
  for (let i = 0; i < rivals; i += 1) seats.push({ kind: 'bot', bot });
  return { game: game.name, settings: {}, seats, watch: 'link' };
}
