/** Things of the board in words and numbers, for tool-tips and screen readers. */

import { t } from '../../../i18n/words.svelte';
import type { Enemy, Journey, Scenery } from '../shapes';
import { dieName, enemyName, goodsText, journeyName, titled } from '../words';

export type Fact = [label: string, text: string];

export function enemyLines(enemy: Enemy, coins: number): Fact[] {
  const reward = goodsText(enemy.reward);
  return [
    [t(`midgard-web-kind-${enemy.kind}`), titled(enemyName(enemy))],
    [t('midgard-web-attack'), String(enemy.attack)],
    [t('midgard-web-defence'), String(enemy.defence)],
    [t('midgard-web-glory'), String(enemy.glory)],
    ...(reward ? [[t('midgard-web-reward'), reward] satisfies Fact] : []),
    ...(coins > 0 ? [[t('midgard-web-coins-on-it'), String(coins)] satisfies Fact] : []),
    ...(enemy.colour ? [[t('midgard-web-colour'), t(`midgard-web-colour-${enemy.colour}`)] satisfies Fact] : []),
    ...(enemy.ban.length > 0 ? [[t('midgard-web-ban'), enemy.ban.map(dieName).join(', ')] satisfies Fact] : []),
  ];
}

/** What the viewer knows of a journey, and who else has looked. */
export function journeyLines(journey: Journey, scenery: Scenery, names: readonly string[]): Fact[] {
  const card = scenery.journeys[journey.card ?? -1];
  const seen = journey.seenBy.map((seat) => names[seat] ?? '').join(', ');
  return [
    [t('midgard-web-kind-journey'), card ? titled(journeyName(card.id)) : t('midgard-web-journey-unknown')],
    ...(seen ? [[t('midgard-web-seen-by'), seen] satisfies Fact] : []),
  ];
}
