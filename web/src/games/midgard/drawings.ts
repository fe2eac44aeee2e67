/** Drawings for the rules of Midgard: what blame costs at the end, and the faces of the dice. */

import { t } from '../../i18n/words.svelte';
import type { GameDrawings } from '../../rules/attable/drawings';
import type { Die, FaceId, Picture, Scenery } from './shapes';

const FACES: FaceId[] = ['hit', 'double', 'shield', 'blank'];

function facesOf({ faces }: Die): string {
  const kinds = FACES.map((face) => [face, faces.filter((one) => one === face).length] as const);
  return kinds.flatMap(([face, count]) => (count > 0 ? `${count} × ${t(`midgard-face-${face}`)}` : [])).join(', ');
}

const drawings: GameDrawings<Scenery, Picture> = {
  drawings: {
    'CM-12.11': ({ blameTable }, at) => {
      const last = blameTable.length - 1;
      const blame = Math.min(at?.picture.seats[at.seat]?.blame ?? -1, last);
      return blameTable.map((glory, number) => ({
        head: number === last ? t('web-ref-or-more', { number }) : String(number),
        amounts: [],
        text: glory === 0 ? '0' : `−${Math.abs(glory)}`,
        yours: number === blame,
      }));
    },
    'CM-1.6': ({ dice }) => dice.map((die) => ({ head: t(`midgard-die-${die.id}`), amounts: [], text: facesOf(die) })),
  },
};

export default drawings;
