/** The picture on each card: an icon before hills, in a colour that shows what the card is for. */

import type { IconName } from '../../../lib/icons';
import type { Art, Tone } from '../../shared/art';
import type { CardKind, DeckId, Kind } from '../shapes';
import { cardIcon, missionIcon, siteIcon } from '../words';

const KIND_TONES: Record<Kind, Tone> = {
  resource: 'gold',
  fighter: 'moss',
  hero: 'night',
  fortification: 'stone',
  upgrade: 'rune',
  undead: 'night',
};

/** What comes from Asgard has the colour of its night. */
export function cardArt(card: CardKind): Art {
  return { icon: cardIcon(card), tone: card.deck === 'asgard' ? 'night' : KIND_TONES[card.kind] };
}

/** Where a card came from, for decks that matter. */
const DECK_ICONS: Partial<Record<DeckId, IconName>> = { path: 'odin', asgard: 'hammer' };

export function deckIcon(deck: DeckId): IconName | undefined {
  return DECK_ICONS[deck];
}

const SITE_TONES: Record<string, Tone> = {
  town_hall_1: 'sea',
  town_hall_2: 'rune',
  town_hall_3: 'night',
  brewery: 'ember',
  smelter: 'blood',
  beer_storage: 'gold',
  gold_storage: 'gold',
  tavern: 'moss',
  drakkar: 'sea',
};

export function siteArt(id: string): Art {
  return { icon: siteIcon(id), tone: SITE_TONES[id] ?? 'stone' };
}

const MISSION_TONES: Record<string, Tone> = {
  worship: 'rune',
  worker: 'ember',
  strategy: 'moss',
  shield: 'stone',
  brewer: 'ember',
  foundry: 'blood',
  innkeeper: 'moss',
  captain: 'sea',
  architect: 'rune',
  beer_mission: 'gold',
  gold_mission: 'gold',
  attacker: 'blood',
  town_fall: 'blood',
  warfare: 'moss',
  money_money: 'gold',
  thirsty: 'gold',
};

export function missionArt(id: string): Art {
  return { icon: missionIcon(id), tone: MISSION_TONES[id] ?? 'sea' };
}
