import type { Tile } from '../../shapes';

export const TILES: { tile: Tile; icon: 'road' | 'patrol'; rule: string }[] = [
  { tile: 'longest_road', icon: 'road', rule: 'GW-8.2' },
  { tile: 'largest_patrol', icon: 'patrol', rule: 'GW-8.5' },
];
