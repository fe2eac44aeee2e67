/** How the parts of the board share the space. */

/** `low` and `tall` are for small screens: buildings and cards by their signs and numbers, the market with its names. */
export type Plan = 'wide' | 'close' | 'pair' | 'low' | 'tall' | 'tabs';

export interface Room {
  plan: Plan;
  /** The font size in pixels: everything on the board scales with it. */
  letter: number;
  /** Buildings and piles are lower. */
  dense: boolean;
  /** Cards without their texts, which move to the tool-tip. */
  small: boolean;
}

const NARROW = 700; // pixels: on smaller screens one part is shown at a time
/** Nobody reads smaller letters. */
const LEAST = 12;
const MOST = 17;
/** The score track is as high as its markers, in pixels. */
const TRACK = 54;
/** How many letters wide and, below the track, high a plan is. */
const PLANS: Record<Exclude<Plan, 'tabs'>, { width: number; height: number }> = {
  wide: { width: 120, height: 41 },
  close: { width: 93, height: 46.5 },
  pair: { width: 93, height: 44.8 },
  low: { width: 80, height: 28.8 },
  tall: { width: 62, height: 46 },
};
/** How many letters lower one of the first three is with lower buildings, and without the texts of cards. */
const DENSE = 4.2;
const TEXTS = 5.3;

/** How high another row of buildings is, in letters: at first, with lower ones, and in the last two plans. */
const ROWS = { high: 7.35, dense: 6.15, low: 4.85 };
const LOT = 3.1; // letters that a building takes from its row, at least
const EDGES = 6; // letters beside the buildings of a row of settlements

/** How many rows so many buildings take, in settlements that stand side by side. */
const rowsOf = (lots: number, width: number): number => Math.max(1, Math.ceil((lots * LOT) / (width - EDGES)));

/**
 * The plan that shows the most in letters that can be read; what it has no room for is scrolled to. `lots` are the
 * buildings in the row of settlements.
 */
export function roomOf(width: number, height: number, players: number, lots: number): Room {
  if (width === 0 || height === 0) return { plan: 'close', letter: LEAST, dense: false, small: false };
  if (width < NARROW) return { plan: 'tabs', letter: LEAST, dense: false, small: false };
  const letter = (plan: keyof typeof PLANS, less = 0, row = ROWS.low): number => {
    const more = (rowsOf(lots, PLANS[plan].width) - 1) * row;
    return Math.min(MOST, width / PLANS[plan].width, (height - TRACK) / (PLANS[plan].height - less + more));
  };
  const plan = players === 2 ? 'pair' : letter('wide', 0, ROWS.high) > letter('close', 0, ROWS.high) ? 'wide' : 'close';
  const rooms: Room[] = [
    { plan, letter: letter(plan, 0, ROWS.high), dense: false, small: false },
    { plan, letter: letter(plan, DENSE, ROWS.dense), dense: true, small: false },
    { plan, letter: letter(plan, DENSE + TEXTS, ROWS.dense), dense: true, small: true },
    { plan: 'low', letter: letter('low'), dense: true, small: true },
  ];
  const last: Room = { plan: 'tall', letter: Math.max(LEAST, letter('tall')), dense: true, small: true };
  return rooms.find((room) => room.letter >= LEAST) ?? last;
}
