// What a page is shown of this game, and the keys of its questions, options and events. Written by
// `python -m longhouse.server.wire.publish` from games/wild/face/shapes.py: do not edit.

/** The keys of all questions: `decision.ask.key`. */
export type Ask =
  | 'wild-ask-turn'
  | 'wild-ask-storage'
  | 'wild-ask-hold'
  | 'wild-ask-keep'
  | 'wild-ask-pay'
  | 'wild-ask-step'
  | 'wild-ask-gain'
  | 'wild-ask-destroy'
  | 'wild-ask-recover'
  | 'wild-ask-steal'
  | 'wild-ask-copy'
  | 'wild-ask-store'
  | 'wild-ask-compose'
  | 'wild-ask-respond'
  | 'wild-ask-take-out'
  | 'wild-ask-token'
  | 'wild-ask-asgard'
  | 'wild-ask-take-asgard';

/** The verbs of all options. */
export type Verb =
  | 'play'
  | 'buy'
  | 'buy-by-hand'
  | 'path'
  | 'path-by-hand'
  | 'build'
  | 'build-by-hand'
  | 'upgrade'
  | 'upgrade-by-hand'
  | 'attack'
  | 'undead'
  | 'dragon'
  | 'mission'
  | 'exchange'
  | 'exchange-by-hand'
  | 'swap'
  | 'swap-by-hand'
  | 'dismantle'
  | 'end-turn'
  | 'pay'
  | 'pay-with'
  | 'ready'
  | 'add'
  | 'commit'
  | 'declare'
  | 'respond'
  | 'pass'
  | 'take-out'
  | 'step'
  | 'gain'
  | 'destroy-hand'
  | 'destroy-discard'
  | 'none'
  | 'recover'
  | 'stop'
  | 'steal'
  | 'copy'
  | 'store'
  | 'token'
  | 'take'
  | 'decline'
  | 'asgard'
  | 'automatic'
  | 'by-hand'
  | 'hold'
  | 'keep'
  | 'done';

/** The kinds of all events. */
export type EventKind =
  | 'wild-event-gained'
  | 'wild-event-round'
  | 'wild-event-round-limit'
  | 'wild-event-first'
  | 'wild-event-produced'
  | 'wild-event-drew'
  | 'wild-event-reshuffled'
  | 'wild-event-discarded'
  | 'wild-event-stored'
  | 'wild-event-burned'
  | 'wild-event-loot-lost'
  | 'wild-event-kept'
  | 'wild-event-turn-began'
  | 'wild-event-pool-lost'
  | 'wild-event-paid-card'
  | 'wild-event-paid-tokens'
  | 'wild-event-bought'
  | 'wild-event-path-refilled'
  | 'wild-event-path-reshuffled'
  | 'wild-event-path-discarded'
  | 'wild-event-built'
  | 'wild-event-upgraded'
  | 'wild-event-dismantled'
  | 'wild-event-fort-removed'
  | 'wild-event-tokens-returned'
  | 'wild-event-exchanged'
  | 'wild-event-played'
  | 'wild-event-copied'
  | 'wild-event-destroyed'
  | 'wild-event-recovered'
  | 'wild-event-dug-past'
  | 'wild-event-dug'
  | 'wild-event-dug-nothing'
  | 'wild-event-stole'
  | 'wild-event-loot-stored'
  | 'wild-event-loot-on-hall'
  | 'wild-event-attacked'
  | 'wild-event-attacks'
  | 'wild-event-attacks-as'
  | 'wild-event-committed'
  | 'wild-event-responded'
  | 'wild-event-taken-out'
  | 'wild-event-passed'
  | 'wild-event-repelled'
  | 'wild-event-damaged'
  | 'wild-event-looted'
  | 'wild-event-full-defence'
  | 'wild-event-fought'
  | 'wild-event-fought-dragon'
  | 'wild-event-took-token'
  | 'wild-event-no-token'
  | 'wild-event-mission'
  | 'wild-event-asgard-laid'
  | 'wild-event-achievement-laid'
  | 'wild-event-fulfilled'
  | 'wild-event-unfulfilled'
  | 'wild-event-tie-achievement'
  | 'wild-event-dropped-out'
  | 'wild-event-won'
  | 'wild-event-mission-completed'
  | 'wild-event-mission-under'
  | 'wild-event-scored'
  | 'wild-event-last-round'
  | 'wild-event-asgard-revealed'
  | 'wild-event-asgard-received'
  | 'wild-event-asgard-declined';

/** The keys of all sources of points: `over.source_keys`. */
export type SourceKey =
  | 'wild-source-attacks'
  | 'wild-source-rewards'
  | 'wild-source-defence'
  | 'wild-source-undead'
  | 'wild-source-cards'
  | 'wild-source-missions'
  | 'wild-source-storages'
  | 'wild-source-hall'
  | 'wild-source-achievements';

export type Check = 'bought' | 'have_building' | 'hall_level' | 'tokens' | 'spent' | 'damaged' | 'damaged_hall' | 'win_strength';

export type Colour = 'red' | 'blue' | 'green' | 'yellow';

export type DeckId = 'start' | 'unit' | 'fort' | 'path' | 'asgard';

export type Effect = 'gain' | 'draw' | 'discard_hand' | 'destroy' | 'recover' | 'dig' | 'steal' | 'boost' | 'aura' | 'might' | 'defend' | 'remove_attacker' | 'copy' | 'vp';

export type Kind = 'resource' | 'fighter' | 'hero' | 'fortification' | 'upgrade' | 'undead';

export type Mark = 'mission' | 'swap' | 'dismantle' | 'dragon';

export type Measure = 'missions' | 'buildings' | 'card' | 'kind' | 'deck' | 'stored';

export type Per = 'brewery' | 'smelter' | 'opponent' | 'attacker';

export type Phase = 'setup' | 'production' | 'draw' | 'action' | 'storage' | 'round_end' | 'end';

export type Resource = 'beer' | 'gold';

export type RewardVerb = 'vp' | 'loot' | 'asgard' | 'token';

export type When = 'play' | 'attack' | 'win' | 'respond';

export type Source = 'book' | 'public' | 'house' | 'pack';

/** What was agreed before the game, and the numbers that a page needs. */
export type Rules = {
  players: number;
  target: number;
  targetSource: Source;
  thresholds: number[];
  pathOpen: number;
  sameMax: number;
  handDraw: number;
  missionsMax: number;
  swapCost: [number, number];
  exchangeRate: number;
  /** By the number of buildings damaged in a turn. */
  attackVp: number[];
  attackVpBeyond: number;
  /** By the number of players who share it, from 1. */
  achievementVp: number[];
  fullStorageVp: number;
  byHand: boolean;
  limitedTokens: boolean;
  /** 0: none. */
  roundLimit: number;
  hopelessAttacks: boolean;
  swapAnyGold: boolean;
  storeHallLoot: boolean;
  asgardRowLast: boolean;
  tieAmongAll: boolean;
};

export type Step = {
  do: Effect;
  when: When;
  n: number;
  res?: Resource | 'any';
  per?: Per;
  kinds?: Kind[];
  else?: Step[];
};

export type Reward = {
  do: RewardVerb;
  n: number;
  res: Resource | 'any' | null;
};

export type CardKind = {
  id: string;
  deck: DeckId;
  kind: Kind;
  count: number;
  cost: [number, number] | null;
  strength: number;
  defence: number;
  steps: Step[];
  /** Played only together with an attack. */
  committed: boolean;
  /** A resource card that can be played for a payment. */
  plain: boolean;
  rewards: Reward[];
  /** The weakest source of its values; the same for sites, missions, achievements and the dragon. */
  source: Source;
};

/** A town hall, or a kind of building. */
export type Site = {
  id: string;
  /** 0: a building. */
  level: number;
  count: number;
  cost: [number, number] | null;
  defence: number;
  rewards: Reward[];
  produces: Resource | null;
  stores: Resource | null;
  capacity: number;
  draws: number;
  keeps: number;
  /** Room for buildings; 0: any number. */
  limit: number;
  onUpgrade: number;
  source: Source;
};

export type MissionCheck = {
  do: Check;
  n: number;
  /** A class of purchases, a building or a resource. */
  what: string | null;
};

export type Mission = {
  id: string;
  vp: number;
  count: number;
  check: MissionCheck;
  source: Source;
};

export type Achievement = {
  id: string;
  measure: Measure;
  /** A card, a kind of cards, a deck or a resource. */
  what: string | null;
  source: Source;
};

export type Dragon = {
  defence: number;
  rewards: Reward[];
  source: Source;
};

export type Scenery = {
  /** By message key, the key of the words that are shown instead. */
  texts: Record<string, string>;
  rules: Rules;
  cards: CardKind[];
  sites: Site[];
  missions: Mission[];
  achievements: Achievement[];
  dragon: Dragon;
  /** By seat. */
  colours: Colour[];
};

/** A building or town hall of a settlement. */
export type Building = {
  site: number;
  tokens: number;
  construction: boolean;
  damaged: boolean;
  /** Fortification cards lying on it. */
  forts: number[];
  /** As it is now. */
  defence: number;
  /** The first slot of the settlement with an identical building: options name only that one. */
  same: number;
};

export type MissionNow = {
  mission: number;
  /** Its condition is met now. */
  done: boolean;
  have: number;
  need: number;
};

export type SeatPicture = {
  vp: number;
  /** Points by source. */
  sources: number[];
  /** Tokens on the town hall. */
  loot: [number, number];
  attacked: boolean;
  /** What was done this round and cannot be done again. */
  marks: Mark[];
  /** The next points that bring an Asgard card. */
  nextThreshold: number | null;
  /** Sorted. */
  hand: number[] | null;
  handSize: number;
  deckSize: number;
  discard: number[];
  played: number[];
  missions: MissionNow[];
  completed: number;
  completedCards: number[] | null;
  town: Building[];
  buildings: number;
  /** Room for buildings. */
  limit: number | null;
};

export type Entry = {
  card: number;
  as: number;
};

export type PlanEntry = {
  card: number;
  as: number;
  fromHand: boolean;
};

export type AttackEntry = {
  card: number;
  as: number;
  out: boolean;
};

/** A building of a settlement by its seat and slot, or an undead by its place on Odin's Path. */
export type AimedAt = {
  seat?: number;
  slot?: number;
  path?: number;
};

/** A card, or a slot of the payer's settlement; if neither, the pool. */
export type Paid = {
  card: number | null;
  slot: number | null;
};

/** An attack or a payment by hand that is being put together; only its player sees it. */
export type Plan = {
  /** The verb of the menu: `attack`, `undead`, `dragon`, `buy-by-hand`, ... */
  what: string;
  target: AimedAt | 'dragon' | null;
  entries: PlanEntry[];
  strength: number;
  defence: number;
  /** The index of what is paid for, among the things that the verb names. */
  about: number | null;
  cost: [number, number] | null;
  paid: Paid[];
  left: [number, number] | null;
};

/** A declared attack on a building, until it is resolved. */
export type Attack = {
  attacker: number;
  victim: number;
  slot: number;
  entries: AttackEntry[];
  strength: number;
  defence: number;
  /** The seat that may answer now, or nobody. */
  answering: number;
  /** The fortifications on the building. */
  responses: number[];
};

/** A storage, and how many tokens it will hold; null if that was not asked yet. */
export type Held = {
  slot: number;
  hold: number | null;
};

export type Storing = {
  seat: number;
  resource: Resource | null;
  slots: Held[];
  left: number;
};

export type AchievementNow = {
  achievement: number;
  leaders: number[];
  value: number;
};

export type PileLeft = {
  card: number;
  left: number;
};

/** One step of a card: what it does, how often or how much, and how far it is. */
export type Part = {
  does: Effect;
  number: number;
  state: 'done' | 'now' | 'later';
};

/** The card that is being carried out, step by step: a copy as the card that it is a copy of. */
export type Carrying = {
  seat: number;
  card: number;
  parts: Part[];
};

export type Picture = {
  round: number;
  phase: Phase;
  first: number;
  active: number;
  last: boolean;
  seats: SeatPicture[];
  plan: Plan | null;
  attack: Attack | null;
  storing: Storing | null;
  carrying: Carrying | null;
  /** From place 1. */
  path: (number | null)[];
  pathDeck: number;
  pathDiscard: number;
  asgardRow: number[];
  asgardDeck: number;
  /** The third one, to choose from. */
  asgardRevealed: number | null;
  missionDeck: number;
  /** Put under the deck, in that order. */
  missionUnder: number[];
  /** By building: the sites of level 0 in their order. */
  buildingSupply: number[];
  pileSupply: PileLeft[];
  /** Null: without limit. */
  tokenSupply: [number, number] | null;
  pool: [number, number];
  /** All sources of the viewer, while it is the viewer's turn. */
  available: [number, number] | null;
  ready: Entry[];
  playedNow: number[];
  /** Whom the active player attacks this turn. */
  victim: number;
  /** Buildings damaged in this turn. */
  damaged: number;
  /** Fighters, fortifications, path, buildings. */
  bought: [number, number, number, number];
  spent: [number, number];
  achievements: AchievementNow[];
  /** Revealed to break a tie. */
  breaking: number[];
  /** VP by seat, by achievement in play; null before the end. */
  achievementShares: number[][] | null;
  /** By seat; null before the end. */
  places: number[] | null;
};
