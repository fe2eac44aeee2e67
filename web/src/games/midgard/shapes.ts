// What a page is shown of this game, and the keys of its questions, options and events. Written by
// `python -m longhouse.server.wire.publish` from games/midgard/face/shapes.py: do not edit.

/** The keys of all questions: `decision.ask.key`. */
export type Ask =
  | 'midgard-ask-leader'
  | 'midgard-ask-gifts'
  | 'midgard-ask-success'
  | 'midgard-ask-last-runes'
  | 'midgard-ask-any-moment'
  | 'midgard-ask-place'
  | 'midgard-ask-after-placing'
  | 'midgard-ask-again'
  | 'midgard-ask-recruit'
  | 'midgard-ask-sail'
  | 'midgard-ask-peek'
  | 'midgard-ask-draw-more'
  | 'midgard-ask-keep'
  | 'midgard-ask-take-rune'
  | 'midgard-ask-pray'
  | 'midgard-ask-buy-longship'
  | 'midgard-ask-swap'
  | 'midgard-ask-assign'
  | 'midgard-ask-seal'
  | 'midgard-ask-demand'
  | 'midgard-ask-assign-others'
  | 'midgard-ask-hunt'
  | 'midgard-ask-fight'
  | 'midgard-ask-mark'
  | 'midgard-ask-healing'
  | 'midgard-ask-lose-combat'
  | 'midgard-ask-lose-sea'
  | 'midgard-ask-starve'
  | 'midgard-ask-journey'
  | 'midgard-ask-glory'
  | 'midgard-ask-blame';

/** The verbs of all options. */
export type Verb =
  | 'leader'
  | 'place'
  | 'sail'
  | 'peek'
  | 'keep'
  | 'take'
  | 'draw'
  | 'pray'
  | 'again'
  | 'swap'
  | 'buy'
  | 'recruit'
  | 'use'
  | 'gain'
  | 'reveal'
  | 'demand'
  | 'send'
  | 'recall'
  | 'load'
  | 'unload'
  | 'confirm'
  | 'lose'
  | 'reroll'
  | 'mark'
  | 'unmark'
  | 'roll'
  | 'cancel'
  | 'blame'
  | 'done'
  | 'decline';

/** The kinds of all events. */
export type EventKind =
  | 'midgard-event-gained'
  | 'midgard-event-paid'
  | 'midgard-event-glory'
  | 'midgard-event-blame'
  | 'midgard-event-blame-gone'
  | 'midgard-event-recruited'
  | 'midgard-event-lost-warrior'
  | 'midgard-event-lost-food'
  | 'midgard-event-rune'
  | 'midgard-event-looked'
  | 'midgard-event-stall'
  | 'midgard-event-first'
  | 'midgard-event-leader'
  | 'midgard-event-destiny'
  | 'midgard-event-destiny-under'
  | 'midgard-event-revealed'
  | 'midgard-event-round'
  | 'midgard-event-enemy'
  | 'midgard-event-journey-laid'
  | 'midgard-event-rune-laid'
  | 'midgard-event-merchant'
  | 'midgard-event-stocked'
  | 'midgard-event-workers-home'
  | 'midgard-event-enemy-gone'
  | 'midgard-event-monster-coin'
  | 'midgard-event-scored-destiny'
  | 'midgard-event-scored-sets'
  | 'midgard-event-scored-runes'
  | 'midgard-event-scored-longship'
  | 'midgard-event-scored-favour'
  | 'midgard-event-scored-coins'
  | 'midgard-event-scored-blame'
  | 'midgard-event-total'
  | 'midgard-event-won'
  | 'midgard-event-placed'
  | 'midgard-event-begged'
  | 'midgard-event-surplus'
  | 'midgard-event-supply-short'
  | 'midgard-event-sailed'
  | 'midgard-event-token-taken'
  | 'midgard-event-token-given'
  | 'midgard-event-destinies-drawn'
  | 'midgard-event-rune-taken'
  | 'midgard-event-rune-drawn'
  | 'midgard-event-longship'
  | 'midgard-event-hired'
  | 'midgard-event-swapped'
  | 'midgard-event-demanded'
  | 'midgard-event-sent'
  | 'midgard-event-loaded'
  | 'midgard-event-rolled'
  | 'midgard-event-rerolled'
  | 'midgard-event-hunted'
  | 'midgard-event-fight'
  | 'midgard-event-no-fight'
  | 'midgard-event-strike'
  | 'midgard-event-losses'
  | 'midgard-event-healed'
  | 'midgard-event-defeated'
  | 'midgard-event-beaten'
  | 'midgard-event-blames'
  | 'midgard-event-journey'
  | 'midgard-event-journeys-shuffled'
  | 'midgard-event-fed'
  | 'midgard-event-starving'
  | 'midgard-event-banned'
  | 'midgard-event-voyage-over';

/** The keys of all sources of points: `over.source_keys`. */
export type SourceKey =
  | 'midgard-source-trolls'
  | 'midgard-source-draugr'
  | 'midgard-source-monsters'
  | 'midgard-source-deeds'
  | 'midgard-source-destinies'
  | 'midgard-source-sets'
  | 'midgard-source-runes'
  | 'midgard-source-longship'
  | 'midgard-source-favour'
  | 'midgard-source-coins'
  | 'midgard-source-blame';

export type Colour = 'red' | 'blue' | 'yellow';

export type DieId = 'sword' | 'spear' | 'axe';

export type Effect = 'collect_stock' | 'reserve_fight' | 'reserve_hunt' | 'recruit' | 'gain' | 'blame' | 'sail' | 'take_rune' | 'peek_journey' | 'draw_destiny' | 'buy_longship' | 'buy_favour' | 'hire_worker' | 'trade' | 'first_player' | 'gain_card' | 'gain_choice' | 'glory_bonus_percent' | 'cancel_losses' | 'replace_journey' | 'reroll' | 'shields_also_hit' | 'score_destiny_now' | 'draw_destiny_extra' | 'double_coins' | 'cost_zero' | 'map_hits' | 'lose' | 'fight';

export type EnemyKind = 'troll' | 'draugr' | 'monster' | 'kraken';

export type FaceId = 'blank' | 'hit' | 'double' | 'shield';

export type Measure = 'enemies_red' | 'enemies_blue' | 'enemies_yellow' | 'trolls' | 'draugr' | 'monsters' | 'food' | 'wood' | 'coin' | 'favour' | 'warriors' | 'runes';

export type Phase = 'setup' | 'round' | 'placement' | 'assignment' | 'combat' | 'cleanup' | 'end';

export type PlaceKind = 'location' | 'stall' | 'longship' | 'beg';

export type Stock = 'sword' | 'spear' | 'axe' | 'food';

export type Window = 'free' | 'after_roll' | 'combat_losses' | 'enemy_defeated' | 'journey_revealed' | 'sages_house';

export type Source = 'book' | 'public' | 'house' | 'pack';

export type RollStep = 'rolled' | 'marking' | 'losing' | 'won';

export type VoyageStep = 'revealing' | 'replacing' | 'resolving' | 'feeding' | 'landing';

/** What was agreed before the game, as far as a page needs it. */
export type Rules = {
  rounds: number;
  players: number;
  hallOfFame: boolean;
  distrust: boolean;
  simultaneous: boolean;
  /** Whether the price of a worker counts those hired in the game or in the round. */
  hutsPrice: 'game' | 'round';
  runeSpaces: number;
  warriorsMax: number;
  huntMax: number;
};

/** What can be bought: a price in coins and the favour for it. */
export type Row = {
  coin: number;
  favour: number;
};

/** One verb of the content with those of its numbers that matter. */
export type Step = {
  do: Effect;
  /** Food, wood, coins, favour. */
  goods?: [number, number, number, number];
  /** Swordsmen, spearmen, axemen. */
  dice?: [number, number, number];
  glory?: number;
  n?: number;
  draw?: number;
  keep?: number;
  /** What lies at the place. */
  stock?: Stock;
  target?: number;
  ship?: string;
  prices?: number[];
  table?: Row[];
};

export type Place = {
  id: string;
  kind: PlaceKind;
  /** Of a location blue, brown, red or brown_red; of a stall trade or war. */
  colour: string;
  /** 0: any number of workers. */
  spaces: number;
  /** Food, wood, coins, favour. */
  cost: [number, number, number, number];
  /** How often its steps can be done in one visit. */
  repeat: number;
  steps: Step[];
  /** The private longship that is boarded here. */
  ship: number | null;
  /** The weakest source of its values; the same for dice, ships and cards. */
  source: Source;
};

export type Die = {
  id: DieId;
  faces: FaceId[];
  count: number;
  source: Source;
};

export type Shore = {
  id: string;
  /** How many warriors one food feeds. */
  perFood: number;
};

export type Ship = {
  id: string;
  private: boolean;
  capacity: number;
  /** Food, wood, coins, favour. */
  cost: [number, number, number, number];
  glory: number;
  source: Source;
};

export type LeaderKind = {
  id: string;
};

export type RuneKind = {
  id: string;
  glory: number;
  window: Window;
  source: Source;
};

export type DestinyKind = {
  id: string;
  measure: Measure;
  /** For a player who is alone ahead. */
  big: number;
  /** For each player in a tie. */
  small: number;
  source: Source;
};

export type JourneyKind = {
  id: string;
  count: number;
  source: Source;
};

export type MerchantKind = {
  id: string;
  /** Food, wood, coins, favour. */
  goods: [number, number, number, number];
  /** Swordsmen, spearmen, axemen. */
  dice: [number, number, number];
  source: Source;
};

export type Enemy = {
  id: string;
  type: string;
  kind: EnemyKind;
  colour: Colour | null;
  attack: number;
  defence: number;
  glory: number;
  /** Food, wood, coins, favour. */
  reward: [number, number, number, number];
  /** Dice that may not fight it. */
  ban: DieId[];
  source: Source;
};

export type Scenery = {
  rules: Rules;
  places: Place[];
  dice: Die[];
  shores: Shore[];
  ships: Ship[];
  leaders: LeaderKind[];
  runes: RuneKind[];
  destinies: DestinyKind[];
  journeys: JourneyKind[];
  merchants: MerchantKind[];
  enemies: Enemy[];
  /** By seat. */
  colours: string[];
  /** What each number of blame tokens costs at the end. */
  blameTable: number[];
  setGlory: number;
  favourGlory: number;
  coinsPerGlory: number;
};

/** A worker on the board. */
export type Placed = {
  place: number;
  seat: number;
};

export type Journey = {
  there: boolean;
  /** Only if the viewer has seen it. */
  card: number | null;
  seenBy: number[];
};

export type Target = {
  target: number;
  enemy: number | null;
  /** On a monster. */
  coins: number;
  holder: number;
  ship: number | null;
  /** Swordsmen, spearmen, axemen that were sent. */
  dice: [number, number, number];
  food: number;
  /** Of shores. */
  journey: Journey | null;
};

/** How many cards are left. */
export type Decks = {
  troll: number;
  draugr: number;
  monster: number;
  rune: number;
  destiny: number;
  merchant: number;
};

export type HeldRune = {
  rune: number;
  used: boolean;
};

/** Destinies and trophies that the viewer does not see are null. */
export type SeatPicture = {
  leader: number;
  colour: number;
  /** Food, wood, coins, favour. */
  goods: [number, number, number, number];
  blame: number;
  blameGlory: number;
  glory: number;
  /** Left to place. */
  workers: number;
  crew: number;
  ship: number;
  /** Swordsmen, spearmen, axemen. */
  reserve: [number, number, number];
  /** All that the player owns, including those sent. */
  warriors: number;
  runes: HeldRune[];
  /** How many secret ones. */
  destinies: number;
  destinyCards: number[] | null;
  revealed: number[];
  trophies: number[] | null;
  sets: number | null;
  hunts: boolean;
};

export type Order = {
  target: number;
  /** Swordsmen, spearmen, axemen. */
  dice: [number, number, number];
  food: number;
  /** Of a ship: what it can still take. */
  room: number | null;
  /** Of a ship: the odds if its journey is quiet. */
  quiet: number | null;
  /** How many of the warriors aboard have food. */
  fed: number;
  odds: number;
};

export type Assigning = {
  seat: number;
  sealed: boolean;
  /** The seats that have given their orders. */
  confirmed: number[];
  /** Swordsmen, spearmen, axemen, food: not sent anywhere yet. */
  free: [number, number, number, number] | null;
  /** Null if the viewer has none to give. */
  orders: Order[] | null;
};

/** What may still be given at the Market. */
export type Swapping = {
  food: number;
  wood: number;
  coin: number;
};

export type RolledDie = {
  die: number;
  face: number;
  marked: boolean;
};

/** A roll against an enemy, or of a hunt, which has none; or the enemy that has just been defeated. */
export type Fight = {
  seat: number;
  dice: RolledDie[];
  hits: number;
  shields: number;
  reaction: boolean;
  step: RollStep;
  /** What rerolls the marked dice: favour, or a rune by its id. */
  by: string | null;
  target: number;
  enemy: number;
  kind: EnemyKind | 'hunt';
  /** The damage that the enemy had taken before this roll. */
  damage: number;
  defence: number;
  attack: number;
  round: number;
  /** What is still to be given up. */
  losses: number;
  odds: number;
};

export type Voyage = {
  target: number;
  journey: number;
  step: VoyageStep;
};

/** One step of a card: what it does, how often or how much, and how far it is. */
export type Part = {
  does: string;
  number: number;
  state: 'done' | 'now' | 'later';
};

/** The rune that is being carried out, step by step. */
export type Carrying = {
  seat: number;
  rune: number;
  parts: Part[];
};

export type Picture = {
  round: number;
  lastRound: number;
  phase: Phase;
  first: number;
  active: number;
  targets: Target[];
  seats: SeatPicture[];
  assigning: Assigning | null;
  swapping: Swapping | null;
  fight: Fight | null;
  voyage: Voyage | null;
  carrying: Carrying | null;
  /** Those in play, by place. */
  stalls: number[];
  /** In the order in which they were placed. */
  placed: Placed[];
  /** What the next worker costs. */
  hutsPrice: number;
  hired: number;
  /** Swordsmen, spearmen, axemen, food. */
  stock: [number, number, number, number];
  /** Swordsmen, spearmen, axemen. */
  supply: [number, number, number];
  /** Private longships that can still be bought. */
  shipsLeft: number[];
  journeyDeck: number;
  journeyDiscard: number[];
  enemyDiscard: number[];
  decks: Decks;
  /** Runes at the Runesmith. */
  display: (number | null)[];
  merchant: number | null;
  /** Destinies under the deck that the viewer knows. */
  under: number[];
  /** Destinies to choose from. */
  looked: number[] | null;
};
