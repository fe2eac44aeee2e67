/** Line icons, drawn by us, for a viewBox of 24 × 24. */
export const GLYPHS = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  x: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chev: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20',
  menu: 'M4 7h16M4 12h16M4 17h16',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  first: 'M18 5l-9 7 9 7zM6 5v14',
  last: 'M6 5l9 7-9 7zM18 5v14',
  next: 'M8 5l9 7-9 7z',
  prev: 'M16 5l-9 7 9 7z',
  ext: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.5l3 2',
  dl: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  ul: 'M12 16V5M7 9l5-5 5 5M5 20h14',
  warn: 'M12 4l9 16H3zM12 10v4.5M12 17v.6',
  swap: 'M4 9h14l-4-4M20 15H6l4 4',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M15 5l-7 7 7 7',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.5v.6',
};

export type GlyphName = keyof typeof GLYPHS;

/** The five shapes of players, by number from 1: round shield, diamond, triangle, hexagon, square banner. */
export const SHAPES: Record<number, string> = {
  1: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0z',
  2: 'M12 .8 23.2 12 12 23.2.8 12z',
  3: 'M12 1.2 23.4 21.6H.6z',
  4: 'M12 1l9.8 5.5v11L12 23 2.2 17.5v-11z',
  5: 'M2.4 2.4h19.2v19.2L12 17.4l-9.6 4.2z',
};
