/** What the options of a question name, found in the picture. */

import type { OptionOut, Phrase } from '../../../protocol';
import { HALL } from '../picture';
import type { CardKind, Resource, Scenery } from '../shapes';

/** As written in the text of the option: `elf_archer`, `2,hall`. */
export const thingOf = ({ args }: OptionOut): string => args[0]?.[1] ?? '';

export function cardOf({ cards }: Scenery, option: OptionOut): { card: CardKind; number: number } | undefined {
  return cardNamed(cards, thingOf(option));
}

export function cardNamed(cards: readonly CardKind[], id: string): { card: CardKind; number: number } | undefined {
  const number = cards.findIndex((card) => card.id === id);
  const card = cards[number];
  return card && { card, number };
}

export function copiesIn(zone: readonly number[], card: number | undefined): number {
  return zone.filter((each) => each === card).length;
}

/** Whose, and where: of `attack/1,hall` or `steal/0,producers`. */
export function placeOf(option: OptionOut): { seat: number; where: string } {
  const [seat = '', where = ''] = thingOf(option).split(',');
  return { seat: Number(seat), where };
}

export const slotOf = (where: string): number => (where === 'hall' ? HALL : Number(where));

/** What a question is about, by the end of the key of what it names: `wild-card-crystal`, `wild-resource-gold`. */
export function askedAbout(ask: Phrase | undefined, name: 'card' | 'resource'): string | undefined {
  const arg = ask?.args[name];
  return typeof arg === 'object' && 'key' in arg ? arg.key.slice(`wild-${name}-`.length) : undefined;
}

export function askedResource(ask: Phrase | undefined): Resource {
  return askedAbout(ask, 'resource') === 'gold' ? 'gold' : 'beer';
}

/** A number in the question. */
export function askedNumber(ask: Phrase | undefined, name = 'number'): number {
  const arg = ask?.args[name];
  return typeof arg === 'number' ? arg : 0;
}
