/** What a place costs and brings, as shown on its plate. */

import { t } from '../../../i18n/words.svelte';
import type { IconName } from '../../../lib/icons';
import { DICE, GOODS } from '../picture';
import type { Picture, Place, Scenery, Step } from '../shapes';
import { dieName, GOOD_ICONS, goodName } from '../words';

export type Part =
  | { kind: 'icon'; icon: IconName; label: string; text: string }
  | { kind: 'die'; die: number; count: number }
  | { kind: 'price'; price: number; state: 'gone' | 'now' | 'later' }
  | { kind: 'text'; text: string };

export interface Deal {
  cost: Part[];
  gain: Part[];
}

const icon = (name: IconName, label: string, text: number | string = ''): Part => ({
  kind: 'icon',
  icon: name,
  label,
  text: String(text),
});

function goodParts(goods: readonly number[]): Part[] {
  return GOODS.flatMap((good, at) => ((goods[at] ?? 0) > 0 ? [good_(good, goods[at] ?? 0)] : []));
}

const good_ = (good: (typeof GOODS)[number], text: number | string): Part =>
  icon(GOOD_ICONS[good], goodName(good), text);

function dieParts(dice: readonly number[]): Part[] {
  return dice.flatMap((count, die): Part[] => (count > 0 ? [{ kind: 'die', die, count }] : []));
}

function stockParts(stock: string): Part[] {
  const die = (DICE as readonly string[]).indexOf(stock);
  const all: Part = { kind: 'text', text: t('midgard-web-all') };
  return die >= 0 ? [all, { kind: 'die', die, count: 1 }] : [all, good_('food', '')];
}

/** "2–4" */
function range(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least}–${most}`;
}

function shipParts(scenery: Scenery, picture: Picture): Part[] {
  const left = picture.shipsLeft.flatMap((ship) => scenery.ships[ship] ?? []);
  if (left.length === 0) return [];
  return GOODS.flatMap((good, at) => {
    const prices = left.map(({ cost }) => cost[at] ?? 0);
    return Math.max(...prices) > 0 ? [good_(good, range(prices))] : [];
  });
}

function costOf(step: Step, scenery: Scenery, picture: Picture): Part[] {
  switch (step.do) {
    case 'buy_longship':
      return shipParts(scenery, picture);
    case 'buy_favour':
      return [good_('coin', (step.table ?? []).map(({ coin }) => coin).join('·'))];
    case 'hire_worker':
      return (step.prices ?? []).map((price) => ({
        kind: 'price',
        price,
        state:
          price === picture.hutsPrice ? 'now' : picture.hutsPrice === 0 || price > picture.hutsPrice ? 'gone' : 'later',
      }));
    default:
      return [];
  }
}

function gainOf(step: Step, scenery: Scenery, picture: Picture): Part[] {
  switch (step.do) {
    case 'collect_stock':
      return stockParts(step.stock ?? '');
    case 'reserve_hunt':
      return [icon('stag', t('midgard-web-hunt')), good_('food', `≤${scenery.rules.huntMax}`)];
    case 'recruit':
      return dieParts(step.dice ?? []);
    case 'gain':
      return [...goodParts(step.goods ?? []), ...(step.glory ? [icon('vp', t('midgard-web-glory'), step.glory)] : [])];
    case 'blame':
      return [icon('blame', t('midgard-web-blame'), step.n ?? 1)];
    case 'sail': {
      const ship = scenery.ships.find(({ id }) => id === step.ship);
      return [icon('ship', t('midgard-web-capacity'), ship?.capacity ?? '')];
    }
    case 'take_rune':
      return [icon('token', t('midgard-web-kind-rune'), 1)];
    case 'peek_journey':
      return [icon('eye', t('midgard-web-kind-journey'), step.n ?? 1)];
    case 'draw_destiny':
      return [icon('devcard', t('midgard-web-kind-destiny'), step.draw ?? 1)];
    case 'buy_longship':
      return [icon('ship', t('midgard-web-ships-left'), picture.shipsLeft.length)];
    case 'buy_favour':
      return [good_('favour', range((step.table ?? []).map(({ favour }) => favour)))];
    case 'hire_worker':
      return [icon('person', t('midgard-web-worker'), 1)];
    case 'trade':
      return [good_('food', '⇄'), good_('wood', '⇄'), good_('coin', '')];
    case 'first_player':
      return [icon('ship', t('midgard-web-first'))];
    case 'gain_card': {
      const card = scenery.merchants[picture.merchant ?? -1];
      return card ? [...dieParts(card.dice), ...goodParts(card.goods)] : [];
    }
    default:
      return [];
  }
}

export function dealOf(place: Place, scenery: Scenery, picture: Picture): Deal {
  const ship = scenery.ships[place.ship ?? -1];
  const often: Part[] = place.repeat > 1 ? [{ kind: 'text', text: `× ${place.repeat}` }] : [];
  return {
    cost: [...goodParts(place.cost), ...place.steps.flatMap((step) => costOf(step, scenery, picture))],
    gain: [
      ...place.steps.flatMap((step) => gainOf(step, scenery, picture)),
      ...(ship ? [icon('ship', t('midgard-web-capacity'), ship.capacity)] : []),
      ...often,
    ],
  };
}

/** For screen readers. */
export function partsText(parts: readonly Part[]): string {
  return parts
    .flatMap((part) => {
      if (part.kind === 'text') return [part.text];
      if (part.kind === 'die') return [`${dieName(DICE[part.die] ?? '')}${part.count > 1 ? ` × ${part.count}` : ''}`];
      if (part.kind === 'price') return part.state === 'now' ? [`${goodName('coin')} ${part.price}`] : [];
      return [`${part.label} ${part.text}`.trim()];
    })
    .join(', ');
}
