/** Questions that ask for one resource, by their verb. */

import type { IconName } from '../../../../lib/icons';
import type { Ask } from '../../shapes';

export interface Pick {
  icon: IconName;
  rule: string;
  /** Whose cards are shown as the choice. */
  from: 'supply' | 'own' | 'theirs' | 'nowhere';
}

export const PICKS = {
  take: { icon: 'scales', rule: 'GW-4.5', from: 'supply' },
  gain: { icon: 'plenty', rule: 'GW-7.3', from: 'supply' },
  name: { icon: 'monopoly', rule: 'GW-7.7', from: 'nowhere' },
  give: { icon: 'bowen', rule: 'GW-14.8', from: 'own' },
  hand: { icon: 'jeor', rule: 'GW-14.19', from: 'own' },
  seize: { icon: 'mance', rule: 'GW-14.13', from: 'theirs' },
  'leave-out': { icon: 'hand', rule: 'GW-14.20', from: 'own' },
  substitute: { icon: 'hand', rule: 'GW-14.20', from: 'own' },
} as const satisfies Record<string, Pick>;

/** Where a hero uses a verb that other questions use too. */
export const HERO_RULES: Partial<Record<Ask, string>> = {
  'watch-ask-hero-gain': 'GW-14.9',
  'watch-ask-forced-trade': 'GW-14.19',
};

export type PickVerb = keyof typeof PICKS;

/** Questions that ask only for a resource; in the trade step, giving one is just one of many options. */
export const PICK_OF: Partial<Record<Ask, PickVerb>> = {
  'watch-ask-take': 'take',
  'watch-ask-gain': 'gain',
  'watch-ask-hero-gain': 'gain',
  'watch-ask-name': 'name',
  'watch-ask-forced-trade': 'name',
  'watch-ask-swap': 'give',
  'watch-ask-hand': 'hand',
  'watch-ask-seize': 'seize',
  'watch-ask-leave-out': 'leave-out',
  'watch-ask-substitute': 'substitute',
};
