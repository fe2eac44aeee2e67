/** The picture on a card: an icon before hills, in a colour that shows what the card is for. */

import type { IconName } from '../../lib/icons';

export type Tone = 'sea' | 'moss' | 'ember' | 'gold' | 'blood' | 'night' | 'stone' | 'rune';

export interface Art {
  icon: IconName;
  tone: Tone;
}
