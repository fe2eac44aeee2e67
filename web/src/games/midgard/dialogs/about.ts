/** What an enemy and a rolled die are for, in a fight. */

import { purpose } from '../../../help/purpose';
import { t } from '../../../i18n/words.svelte';
import type { Tip } from '../../../lib/tooltip.svelte';
import { enemyLines } from '../board/facts';
import type { Enemy, EnemyKind, FaceId } from '../shapes';
import { dieName, enemyName, titled } from '../words';

const ENEMIES: Record<EnemyKind, [rule: string, thing: string]> = {
  troll: ['CM-8.7', 'troll'],
  draugr: ['CM-8.20', 'draugr'],
  monster: ['CM-8.13', 'monster'],
  kraken: ['CM-8.8', 'journey'],
};

export function aboutEnemy(enemy: Enemy, coins: number): Tip {
  const [rule, thing] = ENEMIES[enemy.kind];
  return {
    title: titled(enemyName(enemy)),
    text: purpose(rule, thing),
    rows: enemyLines(enemy, coins),
    rule,
    source: enemy.source,
  };
}

/** In a hunt hits are food; in a fight they are damage, and a shield saves a warrior. */
export function aboutDie(die: string, face: FaceId, hunt: boolean): Tip {
  const [rule, thing] = hunt
    ? (['CM-8.4', 'hunt'] as const)
    : face === 'shield'
      ? (['CM-8.18', 'shield'] as const)
      : (['CM-8.17', 'damage'] as const);
  return { title: `${titled(dieName(die))}: ${t(`midgard-face-${face}`)}`, text: purpose(rule, thing), rule };
}
