/** Drawings for the rules of Northgard, and what only Northgard knows of a table: who can pay for the winter. */

import { t } from '../../i18n/words.svelte';
import type { Cell, GameDrawings } from '../../rules/attable/drawings';
import type { Amount } from '../../rules/attable/here';
import { RESOURCES } from './picture';
import type { Face, Picture, Scenery, SeatPicture, Winter } from './shapes';
import { goodsText, missing, resourceName, RESOURCE_ICONS } from './words';

/** Food and wood. */
function due(goods: readonly [number, number]): Amount[] {
  return ([0, 1] as const)
    .filter((at) => goods[at] > 0)
    .map((at) => ({ icon: RESOURCE_ICONS[RESOURCES[at]], label: resourceName(RESOURCES[at]), count: goods[at] }));
}

function winterCell({ min, max, food, wood }: Winter, units: number): Cell {
  const amounts = due([food, wood]);
  return {
    head: max > 0 ? `${min}–${max}` : t('web-ref-or-more', { number: min }),
    amounts,
    ...(amounts.length === 0 ? { text: t('northgard-web-nothing') } : {}),
    yours: units >= min && (max === 0 || units <= max),
  };
}

function faceCell({ id, power, kill, choice }: Face): Cell {
  const amounts: Amount[] = [
    { icon: 'power' as const, label: t('northgard-web-power'), count: power },
    { icon: 'kill' as const, label: t('northgard-web-kills'), count: kill },
  ].filter(({ count }) => count > 0);
  return { head: '', amounts, ...(choice ? { text: t(`northgard-face-${id}`) } : {}) };
}

function lacking({ winter, goods }: SeatPicture): [number, number] {
  return [Math.max(0, winter[0] - goods[0]), Math.max(0, winter[1] - goods[1])];
}

const drawings: GameDrawings<Scenery, Picture> = {
  drawings: {
    'NG-14.1': ({ winter }, at) => winter.map((row) => winterCell(row, at?.picture.seats[at.seat]?.onMap ?? -1)),
    'NG-12.6': ({ faces }) => faces.map(faceCell),
  },

  facts({ picture, seats, seat }) {
    const own = picture.seats[seat ?? -1];
    const others = seats.filter((one) => one.seat !== seat);
    const told = others.map((one) => {
      const theirs = picture.seats[one.seat];
      if (!theirs) return one.name;
      const short = missing(theirs.winter, theirs.goods) ? ` (${t('northgard-web-winter-short')})` : '';
      return `${one.name}: ${goodsText(theirs.winter)}${short}`;
    });
    const rest = { rules: ['NG-14.1', 'NG-14.2'], title: t('web-ref-winter-others'), text: told.join('; '), pill: '' };
    if (!own) return [rest];
    const short = missing(own.winter, own.goods);
    return [
      {
        rules: ['NG-14.1', 'NG-14.2'],
        title: t('web-ref-winter', { year: picture.year }),
        amounts: due(own.winter),
        warning: short ? t('northgard-web-winter-short') : undefined,
        text: t(`web-ref-winter-${short ? (picture.unrest > 0 ? 'short' : 'fame') : 'enough'}`, {
          stock: goodsText(own.goods.slice(0, 2)),
          lacking: goodsText(lacking(own)),
        }),
        pill: t('web-ref-winter-units', { units: own.onMap }),
      },
      rest,
    ];
  },
};

export default drawings;
