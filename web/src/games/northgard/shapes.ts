// What a page is shown of this game, and the keys of its questions, options and events. Written by
// `python -m longhouse.server.wire.publish` from games/northgard/face/shapes.py: do not edit.

/** The keys of all questions: `decision.ask.key`. */
export type Ask =
  | 'northgard-ask-clan'
  | 'northgard-ask-setup-tile'
  | 'northgard-ask-explore-tile'
  | 'northgard-ask-place'
  | 'northgard-ask-turn-tile'
  | 'northgard-ask-group'
  | 'northgard-ask-group-kaija'
  | 'northgard-ask-second-chance'
  | 'northgard-ask-act'
  | 'northgard-ask-play-on'
  | 'northgard-ask-upgrade-with'
  | 'northgard-ask-take'
  | 'northgard-ask-take-discard'
  | 'northgard-ask-take-display'
  | 'northgard-ask-choose'
  | 'northgard-ask-pay'
  | 'northgard-ask-copy'
  | 'northgard-ask-optional'
  | 'northgard-ask-discard-drawn'
  | 'northgard-ask-return'
  | 'northgard-ask-rival'
  | 'northgard-ask-discard'
  | 'northgard-ask-name'
  | 'northgard-ask-ransom'
  | 'northgard-ask-reaction'
  | 'northgard-ask-reaction-others'
  | 'northgard-ask-recruit'
  | 'northgard-ask-recruit-each'
  | 'northgard-ask-recruit-figure'
  | 'northgard-ask-camp-figure'
  | 'northgard-ask-site'
  | 'northgard-ask-site-more'
  | 'northgard-ask-build'
  | 'northgard-ask-slot'
  | 'northgard-ask-collect'
  | 'northgard-ask-exchange'
  | 'northgard-ask-exchange-for'
  | 'northgard-ask-move'
  | 'northgard-ask-move-figures'
  | 'northgard-ask-move-to'
  | 'northgard-ask-relocate'
  | 'northgard-ask-relocate-enemy'
  | 'northgard-ask-relocate-figures'
  | 'northgard-ask-relocate-to'
  | 'northgard-ask-strike'
  | 'northgard-ask-spoils'
  | 'northgard-ask-losses'
  | 'northgard-ask-driven'
  | 'northgard-ask-retreat'
  | 'northgard-ask-retreat-figures'
  | 'northgard-ask-push'
  | 'northgard-ask-battle-food'
  | 'northgard-ask-face'
  | 'northgard-ask-power-or-kill'
  | 'northgard-ask-name-creature'
  | 'northgard-ask-fight'
  | 'northgard-ask-creature'
  | 'northgard-ask-call'
  | 'northgard-ask-scorch'
  | 'northgard-ask-scorched'
  | 'northgard-ask-trade'
  | 'northgard-ask-trade-give'
  | 'northgard-ask-trade-gain'
  | 'northgard-ask-swap';

/** The verbs of all options. */
export type Verb =
  | 'clan'
  | 'tile'
  | 'place'
  | 'turn'
  | 'under'
  | 'redraw'
  | 'group'
  | 'unit'
  | 'kaija'
  | 'play'
  | 'wait'
  | 'replace'
  | 'remove'
  | 'upgrade'
  | 'lay'
  | 'pass'
  | 'take'
  | 'end-turn'
  | 'recruit'
  | 'done'
  | 'yes'
  | 'no'
  | 'from'
  | 'figures'
  | 'to'
  | 'attack'
  | 'fight'
  | 'food'
  | 'power'
  | 'kill'
  | 'retreat'
  | 'site'
  | 'build'
  | 'slot'
  | 'collect'
  | 'discard'
  | 'return'
  | 'choose'
  | 'pay'
  | 'copy'
  | 'rival'
  | 'name'
  | 'strike'
  | 'gain'
  | 'exchange'
  | 'scorch'
  | 'counter'
  | 'call'
  | 'go'
  | 'give'
  | 'swap';

/** The kinds of all events. */
export type EventKind =
  | 'northgard-event-gained'
  | 'northgard-event-paid'
  | 'northgard-event-fame'
  | 'northgard-event-fame-lost'
  | 'northgard-event-placed-unit'
  | 'northgard-event-placed-kaija'
  | 'northgard-event-fell'
  | 'northgard-event-kaija-fell'
  | 'northgard-event-built'
  | 'northgard-event-tile'
  | 'northgard-event-clan'
  | 'northgard-event-rolled-first'
  | 'northgard-event-first'
  | 'northgard-event-achievement'
  | 'northgard-event-dealt-tile'
  | 'northgard-event-chose-tile'
  | 'northgard-event-tile-under'
  | 'northgard-event-drew-tile'
  | 'northgard-event-no-tile'
  | 'northgard-event-closed'
  | 'northgard-event-tiles-back'
  | 'northgard-event-second-chance'
  | 'northgard-event-second-chance-declined'
  | 'northgard-event-year'
  | 'northgard-event-turn'
  | 'northgard-event-displayed'
  | 'northgard-event-display-gone'
  | 'northgard-event-shuffled'
  | 'northgard-event-drew'
  | 'northgard-event-returned'
  | 'northgard-event-discarded'
  | 'northgard-event-played'
  | 'northgard-event-countered'
  | 'northgard-event-laid'
  | 'northgard-event-removed'
  | 'northgard-event-upgraded'
  | 'northgard-event-passed'
  | 'northgard-event-first-marker'
  | 'northgard-event-took'
  | 'northgard-event-took-back'
  | 'northgard-event-copied'
  | 'northgard-event-kaija-may-attack'
  | 'northgard-event-ignores-defences'
  | 'northgard-event-looked-at-hand'
  | 'northgard-event-named'
  | 'northgard-event-ransom'
  | 'northgard-event-exchanged'
  | 'northgard-event-moved'
  | 'northgard-event-relocated'
  | 'northgard-event-struck'
  | 'northgard-event-driven'
  | 'northgard-event-retreated'
  | 'northgard-event-battle'
  | 'northgard-event-creature-fight'
  | 'northgard-event-creature-attacks'
  | 'northgard-event-battle-food'
  | 'northgard-event-rolled'
  | 'northgard-event-creature-rolled'
  | 'northgard-event-chose-power'
  | 'northgard-event-chose-kill'
  | 'northgard-event-battle-won'
  | 'northgard-event-battle-no-winner'
  | 'northgard-event-creature-won'
  | 'northgard-event-conquered'
  | 'northgard-event-creature-beaten'
  | 'northgard-event-creature-named'
  | 'northgard-event-creature-appeared'
  | 'northgard-event-creature-moved'
  | 'northgard-event-scorched'
  | 'northgard-event-swapped'
  | 'northgard-event-swap-declined'
  | 'northgard-event-unrest'
  | 'northgard-event-total'
  | 'northgard-event-won'
  | 'northgard-event-won-territories';

/** The keys of all sources of points: `over.source_keys`. */
export type SourceKey =
  | 'northgard-source-tokens'
  | 'northgard-source-resources'
  | 'northgard-source-cards'
  | 'northgard-source-achievements'
  | 'northgard-source-unrest';

export type Clan = 'bear' | 'boar' | 'goat' | 'raven' | 'snake' | 'stag' | 'wolf';

export type Deck = 'start' | 'clan' | 'early' | 'advanced' | 'achievement' | 'unrest';

export type Flag = 'kaija_may_attack' | 'ignore_defences' | 'no_pass_pick';

export type Phase = 'setup' | 'start' | 'actions' | 'creatures' | 'harvest' | 'winter' | 'end';

export type Purpose = 'first-group' | 'second-group' | 'explore' | 'explore-anywhere' | 'second-chance';

export type SlotKind = 'small' | 'rune' | 'large' | 'none';

export type Source = 'book' | 'public' | 'house' | 'pack';

/** What was agreed before the game, as far as a page needs it. */
export type Rules = {
  years: number;
  creatures: boolean;
  moreCreatures: boolean;
  teams: boolean;
  openFame: boolean;
  winByTerritories: boolean;
  /** Closed territories with a large building that win at once. */
  toWin: number;
  tradeIn: number;
  tradeSame: boolean;
  unitsPerPlayer: number;
  /** The price of using a card in this way; so are the next two. */
  replaceLore: number;
  removeLore: number;
  upgradeLore: number;
};

export type Slot = {
  slot: number;
  kind: SlotKind;
};

/** As printed, on a square of side 1, before any turn. */
export type Region = {
  /** Tile and sides: "t05.n". */
  id: string;
  region: number;
  /** 0 north, 1 east, 2 south, 3 west. */
  sides: number[];
  polygon: [number, number][];
  slots: Slot[];
  lair: boolean;
  food: number;
  wood: number;
  lore: number;
};

/** Between two regions. */
export type Border = {
  a: number;
  b: number;
  rough: boolean;
};

export type TileKind = {
  id: string;
  shape: string;
  regions: Region[];
  borders: Border[];
  /** The weakest source of its values; the same for cards, buildings and creatures. */
  source: Source;
};

export type CardKind = {
  id: string;
  deck: Deck;
  clan: Clan | null;
  /** Only for cards of a clan. */
  kind: 'base' | 'upgrade' | null;
  instant: boolean;
  reaction: boolean;
  fame: number;
  /** What it does, as in the content. */
  steps: unknown[];
  source: Source;
};

export type BuildingKind = {
  id: string;
  size: 'small' | 'large';
  cost: number;
  count: number;
  harvest: [number, number, number];
  fame: number;
  power: number;
  kill: number;
  source: Source;
};

export type CreatureKind = {
  id: string;
  kind: string;
  colour: string;
  power: number;
  reward: number;
  shares: boolean;
  source: Source;
};

/** Of the die. */
export type Face = {
  id: string;
  power: number;
  kill: number;
  choice: boolean;
};

/** NG-14.1: what this many units eat and burn; 0 as `max`: no upper limit. */
export type Winter = {
  min: number;
  max: number;
  food: number;
  wood: number;
};

export type Scenery = {
  /** By message key, the key of the words that are shown instead. */
  texts: Record<string, string>;
  rules: Rules;
  tiles: TileKind[];
  cards: CardKind[];
  buildings: BuildingKind[];
  clans: Clan[];
  creatures: CreatureKind[];
  faces: Face[];
  winter: Winter[];
  /** By seat. */
  colours: string[];
  /** By seat. */
  partners: number[];
};

export type PlacedTile = {
  tile: number;
  x: number;
  y: number;
  turn: number;
};

export type Neighbour = {
  territory: number;
  rough: boolean;
};

/** While a battle waits, `raider` and `raiders` have come into the territory of `holder`. */
export type Territory = {
  territory: number;
  name: string;
  letter: string;
  regions: number[];
  open: boolean;
  openSides: number;
  size: number;
  holder: number;
  units: number;
  kaija: boolean;
  raider: number;
  raiders: number;
  raidersKaija: boolean;
  /** Goods, on tiles and of buildings. */
  symbols: [number, number, number];
  tileSymbols: [number, number, number];
  /** How many of each. */
  buildings: number[];
  /** Small, rune, large. */
  freeSlots: [number, number, number];
  creatures: number[];
  scorched: boolean;
  neighbours: Neighbour[];
};

export type BuildingPlace = {
  spot: number;
  region: number;
  building: number;
};

export type CreaturePlace = {
  creature: number;
  region: number;
};

export type SeatPicture = {
  clan: number;
  colour: number;
  goods: [number, number, number];
  /** Null if the viewer does not see it. */
  fame: number | null;
  reserve: number;
  onMap: number;
  kaijaHome: boolean;
  /** Null if the viewer does not see it. */
  hand: number[] | null;
  handSize: number;
  deckSize: number;
  active: number[];
  discard: number[];
  resolved: number[];
  upgrades: number[];
  passed: boolean;
  territories: number;
  closed: number;
  closedLarge: number;
  /** Food and wood due. */
  winter: [number, number];
  flags: Flag[];
};

export type Place = {
  x: number;
  y: number;
};

export type PlaceToLay = {
  x: number;
  y: number;
  turns: number[];
};

/** A tile that is being placed, where it may lie, and the place that was chosen. */
export type Placing = {
  tile: number;
  purpose: Purpose;
  places: PlaceToLay[];
  place: Place | null;
};

export type Moving = {
  seat: number;
  points: number;
  from: number;
  units: number;
  kaija: boolean;
};

/** One side of a battle: its figures, and its power by source. */
export type Side = {
  seat: number;
  creature: number;
  figures: number;
  kaija: boolean;
  base: number;
  card: number;
  clan: number;
  buildings: number;
  food: number;
  die: number;
  total: number;
  kills: number;
  losses: number;
};

export type Battle = {
  territory: number;
  attacker: Side;
  defender: Side;
  step: number;
  /** The attacker's, the defender's. */
  faces: [number, number];
};

/** One step of a card: what it does, how often or how much, and how far it is. */
export type Part = {
  does: string;
  number: number;
  state: 'done' | 'now' | 'later';
};

/** The card that is being carried out, step by step. */
export type Carrying = {
  seat: number;
  card: number;
  parts: Part[];
};

export type Picture = {
  year: number;
  lastYear: number;
  phase: Phase;
  first: number;
  active: number;
  turn: number;
  /** As they were placed. */
  tiles: PlacedTile[];
  /** Oldest first. */
  territories: Territory[];
  buildings: BuildingPlace[];
  /** In the order of the row. */
  creatures: CreaturePlace[];
  creatureDeck: number;
  creatureDiscard: number[];
  seats: SeatPicture[];
  placing: Placing | null;
  moving: Moving | null;
  battle: Battle | null;
  carrying: Carrying | null;
  display: number[];
  achievements: number[];
  developmentLeft: number;
  unrest: number;
  pile: number;
  drawn: number[];
  /** The viewer's. */
  tileHand: number[] | null;
  /** Their sizes, by seat. */
  tileHands: number[];
  removed: number[];
};
