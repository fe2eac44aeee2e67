/** The picture on each card: an icon before hills, in a colour that shows what the card is for. */

import type { IconName } from '../../../lib/icons';
import type { Art, Tone } from '../../shared/art';
import type { CardKind } from '../shapes';
import { clanIcon } from '../words';

const art = (icon: IconName, tone: Tone): Art => ({ icon, tone });
const RECRUIT = art('helmet', 'ember');
const MOVE = art('boots', 'sea');
const EXPLORE = art('compass', 'moss');
const BUILD = art('build', 'gold');
const FIGHT = art('battle', 'blood');
const DRAW = art('merchant', 'stone');

const ART: Record<string, Art> = {
  start_recruit: RECRUIT,
  start_move: MOVE,
  start_explore: EXPLORE,
  start_build: BUILD,
  start_feast: art('beerhorn', 'ember'),
  dev_feast: art('beerhorn', 'ember'),
  negotiation: DRAW,
  scouts: EXPLORE,
  town_hall: RECRUIT,
  merchant: DRAW,
  militia: MOVE,
  improved_villager_tools: BUILD,
  recruitment: RECRUIT,
  market_place: DRAW,
  mercenary: art('mercenary', 'ember'),
  intimidate: FIGHT,
  scout_camp: art('forestcamp', 'moss'),
  shieldbearers: art('shield', 'blood'),
  bodyguard: art('shield', 'blood'),
  simple_living: BUILD,
  future_sight: art('eye', 'rune'),
  spy: art('spy', 'night'),
  fishing: art('fishing', 'sea'),
  axe_throwers: art('raid', 'blood'),
  lore_mastery: art('tablet', 'rune'),
  industrious_villagers: BUILD,
  defensive_strategy: art('shield', 'stone'),
  enemy_secrets: art('spy', 'night'),
  hunters: RECRUIT,
  outpost: art('barracks', 'ember'),
  hidden_ways: art('boots', 'night'),
  carpentry_mastery: BUILD,
  conqueror: FIGHT,
  huginn_and_muninn: art('raven', 'moss'),
  upgraded_market_place: DRAW,
  grizzled_warriors: art('warriors', 'blood'),
  upgraded_trading_post: DRAW,
  ancestral_curse: art('skull', 'night'),
  veiled_threats: art('skull', 'night'),
  rangers: EXPLORE,
  upgraded_scout_camp: art('forestcamp', 'moss'),
  greater_trade_routes: DRAW,
  woodcutters: RECRUIT,
  infiltration: MOVE,
  upgraded_town_hall: RECRUIT,
  amenities: BUILD,
  wood_monopoly: art('lumber', 'gold'),
  bribery: art('merchant', 'night'),
  incursion: MOVE,
  heroic_charge: art('charge', 'blood'),
  trading_post: DRAW,
  legendary_heroes: art('trophy', 'rune'),
  allies_from_the_wild: art('stag', 'ember'),
  loremasters: art('tablet', 'ember'),
  warriors: art('warriors', 'blood'),
  cunning_merchant: DRAW,
  capture: art('link', 'blood'),
  builder: BUILD,
  explorer: EXPLORE,
  food_trader: art('meat', 'gold'),
  scholar: art('tablet', 'gold'),
  trapper: art('trap', 'gold'),
  warlord: art('helmet', 'gold'),
  wood_trader: art('lumber', 'gold'),
  unrest: art('unrest', 'blood'),
};

export function artOf(card: Pick<CardKind, 'id' | 'clan'>): Art {
  return ART[card.id] ?? art(card.clan === null ? 'devcard' : clanIcon(card.clan), 'night');
}
