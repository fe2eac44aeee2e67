/** The kinds of land: colours, the strokes of their texture, and what grows on them. */

import type { Ground } from './map';

interface Look {
  ground: Ground;
  base: string;
  dark: string;
  light: string;
  /** Two paths in a square of 22: strokes and dots. */
  strokes: string;
  dots: string;
}

const GRASS = { strokes: 'M4 8q1-4 2 0M6 8q2-4 3 0M14 18q1-4 2 0M16 18q2-4 3 0', dots: 'M15 5h.1' };

export const GROUNDS: readonly Look[] = [
  {
    ground: 'food',
    base: '#a79a4c',
    dark: '#857a35',
    light: '#c9bd6e',
    strokes: 'M2 14q3-7 6 0M10 20q3-7 6 0M13 8q3-7 6 0',
    dots: 'M4 5h6M14 13h5',
  },
  {
    ground: 'wood',
    base: '#4f7f52',
    dark: '#396240',
    light: '#659a66',
    strokes: 'M16 5h.1M6 17h.1',
    dots: 'M3 9l3-6 3 6zM13 19l3-6 3 6z',
  },
  {
    ground: 'lore',
    base: '#6c8a9c',
    dark: '#52707f',
    light: '#89a8b8',
    strokes: 'M1 6q5-4 10 0t10 0M1 17q5-4 10 0t10 0',
    dots: 'M5 12h.1M16 11h.1',
  },
  {
    ground: 'lair',
    base: '#77697a',
    dark: '#5a4e5e',
    light: '#938497',
    strokes: 'M14 6l3 3M4 14l2 3',
    dots: 'M2 8l4-4 4 4M12 18l4-4 4 4',
  },
  {
    ground: 'moor',
    base: '#9b8a68',
    dark: '#7c6d4f',
    light: '#b5a582',
    strokes: 'M10 4q3-2 6 0M2 16q3-2 6 0',
    dots: 'M5 6h.1M15 15h.1',
  },
  { ground: 'plain', base: '#84995a', dark: '#677c43', light: '#9db272', ...GRASS },
  { ground: 'plain2', base: '#6d947a', dark: '#527760', light: '#8bb095', ...GRASS },
  { ground: 'plain3', base: '#9aa86a', dark: '#7b8950', light: '#b4c186', ...GRASS },
];

/** What grows on land of this kind: the end of its symbol's id, width and height. */
export const GROWS: Record<Ground, { id: string; width: number; height: number }> = {
  food: { id: 'food', width: 12, height: 12 },
  wood: { id: 'wood', width: 13, height: 17 },
  lore: { id: 'lore', width: 14, height: 12 },
  lair: { id: 'lair', width: 14, height: 10 },
  moor: { id: 'moor', width: 11, height: 7 },
  plain: { id: 'plain', width: 10, height: 7 },
  plain2: { id: 'plain', width: 10, height: 7 },
  plain3: { id: 'plain', width: 10, height: 7 },
};
