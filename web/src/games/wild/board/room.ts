/** How the parts of the board share the space. */

export type Plan = 'wide' | 'close' | 'pair' | 'tabs';

export interface Room {
  plan: Plan;
  /** The font size in pixels: everything on the board scales with it. */
  letter: number;
  /** Cards without their texts. */
  small: boolean;
}

const NARROW = 700; // pixels: on smaller screens one part is shown at a time
const LETTER = 12;
const LEAST = 10.2;
const MOST = 17;
/** Nobody reads the text of a card below this size: it moves to the tool-tip, and the rest can be larger. */
const READABLE = 11;
/** The score track is as high as its markers, in pixels. */
const TRACK = 54;
/** How many letters wide and, below the track, high a plan is, and how much lower it is without the texts of cards. */
const PLANS: Record<Exclude<Plan, 'tabs'>, { width: number; height: number }> = {
  close: { width: 98, height: 47.6 },
  pair: { width: 98, height: 44.8 },
  wide: { width: 126, height: 41 },
};
const TEXTS = 6.7;

/** The plan in which everything is largest; the rest is scrolled to. */
export function roomOf(width: number, height: number, players: number): Room {
  if (width === 0 || height === 0) return { plan: 'close', letter: LETTER, small: false };
  if (width < NARROW) return { plan: 'tabs', letter: LETTER, small: false };
  const letter = (plan: keyof typeof PLANS, less = 0): number =>
    Math.min(width / PLANS[plan].width, (height - TRACK) / (PLANS[plan].height - less));
  const fits = width >= PLANS.wide.width * LEAST;
  const plan = players === 2 ? 'pair' : fits && letter('wide') > letter('close') ? 'wide' : 'close';
  const small = letter(plan) < READABLE;
  const fitting = letter(plan, small ? TEXTS : 0);
  return { plan, letter: Math.min(MOST, Math.max(LEAST, fitting)), small };
}
