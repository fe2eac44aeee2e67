/** What an attack is made of, as far as its cards say. Strength and defence come from the server. */

import type { Target } from '../../picture';
import type { CardKind, Entry, Scenery } from '../../shapes';

export interface Side {
  card: CardKind;
  as: CardKind;
  out: boolean;
}

export function sidesOf(
  entries: readonly (Entry & { out?: boolean })[],
  { cards }: Pick<Scenery, 'cards'>,
): (Side & { number: number })[] {
  return entries.flatMap(({ card: number, as, out = false }) => {
    const [card, printed] = [cards[number], cards[as]];
    return card && printed ? [{ card, as: printed, number, out }] : [];
  });
}

export const isAttacker = ({ kind }: CardKind): boolean => kind === 'fighter' || kind === 'hero';

/** What is printed on the card: its strength, or what it adds to the whole attack. */
function printed({ strength, steps }: CardKind): number {
  return strength + steps.reduce((sum, step) => sum + (step.do === 'boost' && step.when === 'attack' ? step.n : 0), 0);
}

/** What the cards give one another beyond that. */
export function together(sides: readonly Side[], strength: number): number {
  return strength - sides.reduce((sum, { as, out }) => sum + (out ? 0 : printed(as)), 0);
}

export interface Answer {
  card: CardKind;
  adds: number;
}

/** The fortifications of the game, and what each would add against this attack. */
export function answersTo(sides: readonly Side[], { cards }: Scenery): Answer[] {
  const attackers = sides.filter(({ as }) => isAttacker(as));
  const kinds = new Set(attackers.map(({ as }) => as.kind));
  return cards.flatMap((card) => {
    const steps = card.steps.filter(({ when }) => when === 'respond');
    const takesOut = steps.some(
      ({ do: verb, kinds: of }) => verb === 'remove_attacker' && of?.some((k) => kinds.has(k)),
    );
    if (card.kind !== 'fortification' || takesOut) return [];
    const adds = steps
      .filter((step) => step.do === 'defend')
      .reduce((sum, { n, per }) => sum + n * (per === 'attacker' ? attackers.length : 1), 0);
    return adds > 0 ? [{ card, adds }] : [];
  });
}

/** Those of them that would not be enough to repel it. */
export function withstood(answers: readonly Answer[], reserve: number): Answer[] {
  return answers.filter(({ adds }) => adds <= reserve).sort((one, other) => one.adds - other.adds);
}

/** A selector of the target on the board, if it is there. */
export function spotOf(target: Target | null): string | undefined {
  if (target === null) return undefined;
  if (target === 'dragon') return '[data-dragon]';
  return target.path !== undefined ? `[data-path="${target.path}"]` : `[data-lot="${target.seat},${target.slot}"]`;
}
