/** What a resource is for, where its cards are chosen. */

import { purpose } from '../../../../help/purpose';
import { t } from '../../../../i18n/words.svelte';
import type { Tip } from '../../../../lib/tooltip.svelte';
import type { Resource } from '../../shapes';
import { resourceName, titled } from '../../words';

const RULE = 'GW-4.6';

export function aboutResource(resource: Resource, held?: number, rate?: number): Tip {
  return {
    title: titled(resourceName(resource)),
    text: purpose(RULE, resource),
    rows: [
      ...(held === undefined ? [] : [[t('web-watch-in-hand'), String(held)] as [string, string]]),
      ...(rate === undefined ? [] : [[t('web-watch-rate'), `${rate}:1`] as [string, string]]),
    ],
    rule: RULE,
  };
}
