/** What a payment by hand is for, by name. */

import { t } from '../../../i18n/words.svelte';
import { HALL, RESOURCES } from '../picture';
import type { Picture, Plan, Scenery, SeatPicture } from '../shapes';
import { cardName, missionName, siteName } from '../words';

export function dealName(plan: Plan, scenery: Scenery, picture: Picture, seat: SeatPicture): string {
  const about = plan.about ?? -1;
  switch (plan.what) {
    case 'buy-by-hand':
      return cardName(scenery.cards[about]?.id ?? '');
    case 'path-by-hand':
      return cardName(scenery.cards[picture.path[about] ?? -1]?.id ?? '');
    case 'build-by-hand':
      return siteName(scenery.sites[about]?.id ?? '');
    case 'upgrade-by-hand': {
      const level = scenery.sites[seat.town[HALL]?.site ?? -1]?.level ?? 0;
      return siteName(scenery.sites.find((site) => site.level === level + 1)?.id ?? '');
    }
    case 'swap-by-hand':
      return missionName(scenery.missions[about]?.id ?? '');
    default:
      return t('wild-web-exchange-into', { resource: t(`wild-resource-${RESOURCES[1 - about] ?? 'gold'}`) });
  }
}
