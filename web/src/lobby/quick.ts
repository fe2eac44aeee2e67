/**
 * "Play now": one player against bots. Whoever has not played a game here yet gets a gentle set-up of it, everybody else
 * the one of their last table against bots.
 */

import { usualBot, type GameFacts, type SeatWish, type TableWish } from '../api';

/** How somebody set a game up. */
export interface SetUp {
  settings: Record<string, string>;
  bots: string[];
}

const KEY = 'longhouse.last';
/** What a first game is without: the Wall and its wildlings; and with: the achievements that the book proposes. */
const GENTLE: Record<string, Record<string, string>> = {
  watch: { mode: 'base' },
  wild: { first_game_setup: 'true' },
};

function kept(): Record<string, SetUp> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, SetUp>) : {};
  } catch {
    return {};
  }
}

/** Undefined where a set-up cannot be used any more: another version of the server may not know it. */
export function lastOf(game: GameFacts): SetUp | undefined {
  const last = kept()[game.name];
  if (!Array.isArray(last?.bots) || typeof last.settings !== 'object') return undefined;
  const known = ([name, value]: [string, string]): boolean =>
    game.choices.some(
      (choice) => choice.name === name && (choice.values.length === 0 || choice.values.includes(value)),
    );
  const fits = game.players.includes(last.bots.length + 1) && last.bots.every((bot) => game.bots.includes(bot));
  return fits && Object.entries(last.settings).every(known) ? last : undefined;
}

/** Only a table of one player against bots can be had again at once. */
export function remember({ game, settings, seats, pack }: TableWish): void {
  const bots = seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.bot] : []));
  const alone = seats.filter(({ kind }) => kind === 'me').length === 1 && bots.length === seats.length - 1;
  if (!alone || pack) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: { settings, bots } }));
  } catch {
    // then the next game begins gently again
  }
}

export function quickTable(game: GameFacts): TableWish {
  const { settings, bots } = lastOf(game) ?? {
    settings: GENTLE[game.name] ?? {},
    bots: Array<string>(Math.min(...game.players) - 1).fill(usualBot(game)),
  };
  const seats: SeatWish[] = [{ kind: 'me' }, ...bots.map((bot): SeatWish => ({ kind: 'bot', bot }))];
  return { game: game.name, settings, seats, watch: 'link' };
}
