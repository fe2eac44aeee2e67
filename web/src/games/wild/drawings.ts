/** Drawings for the rules of Wild: points for attacks, and the points that bring an Asgard card. */

import { t } from '../../i18n/words.svelte';
import type { GameDrawings } from '../../rules/attable/drawings';
import type { Picture, Scenery } from './shapes';

const drawings: GameDrawings<Scenery, Picture> = {
  drawings: {
    'VW-9.9': ({ rules }, at) =>
      rules.attackVp.map((points, damaged) => ({
        head: String(damaged),
        amounts: [{ icon: 'vp', label: t('wild-web-points'), count: points }],
        yours: at !== undefined && at.picture.active === at.seat && at.picture.damaged === damaged,
      })),
    'VW-15.1': ({ rules }, at) =>
      rules.thresholds.map((points) => ({
        head: '',
        amounts: [{ icon: 'vp', label: t('wild-web-points'), count: points }],
        yours: at?.picture.seats[at.seat]?.nextThreshold === points,
      })),
  },
};

export default drawings;
