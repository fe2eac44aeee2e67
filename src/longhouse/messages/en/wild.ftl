### Vikings Gone Wild. speech.py says how the variables are named.

## Things

wild-resource-beer = beer
wild-resource-gold = gold

# A number of one resource; several of them become a list.
wild-cost-beer = { $number } beer
wild-cost-gold = { $number } gold
wild-cost-none = nothing
wild-price-none = no price

wild-kind-resource = Resource
wild-kind-fighter = Fighter
wild-kind-hero = Hero
wild-kind-fortification = Fortification
wild-kind-upgrade = Upgrade
wild-kind-undead = Undead

wild-phase-setup = Set-up
wild-phase-production = Production
wild-phase-draw = Draw
wild-phase-action = Action
wild-phase-storage = Storage
wild-phase-round_end = End of round
wild-phase-end = End of the game

# A building with its place in the settlement: Smelter (4). Where nothing stands: building 4
wild-lot = { $site } ({ $number })
wild-slot = building { $number }
wild-slot-hall = town hall
wild-path = Odin’s Path { $number }
wild-path-empty = no card
wild-purse-pool = the pool
wild-hoard-producers = a brewery or smelter

# The steps of a card, where a player chooses which one comes first
wild-step = Step { $number }
wild-step-gain = Gain beer or gold ({ $number })
wild-step-draw =
    Draw { $number } { $number ->
        [one] card
       *[other] cards
    }
wild-step-discard_hand = Discard your hand
wild-step-destroy =
    Destroy { $number } { $number ->
        [one] card
       *[other] cards
    }
wild-step-recover =
    Take up to { $number } { $number ->
        [one] card
       *[other] cards
    } from your discard pile
wild-step-dig = Search your deck
wild-step-steal =
    Steal { $number } { $number ->
        [one] token
       *[other] tokens
    }
wild-step-copy = Copy a card

## Town halls and buildings

wild-site-town_hall_1 = Town Hall I
wild-site-town_hall_1-text = Room for 3 buildings. Whoever damages it scores 1 VP.
wild-site-town_hall_2 = Town Hall II
wild-site-town_hall_2-text = Room for 6 buildings. Whoever damages it scores 2 VP.
wild-site-town_hall_3 = Town Hall III
wild-site-town_hall_3-text = Room for any number of buildings; 3 VP when you upgrade to it. Whoever damages it may take an Asgard card.
wild-site-brewery = Brewery
wild-site-brewery-text = Makes 1 beer token each round and holds no more than 1.
wild-site-smelter = Smelter
wild-site-smelter-text = Makes 1 gold token each round and holds no more than 1.
wild-site-beer_storage = Beer Storage
wild-site-beer_storage-text = Holds 4 beer tokens; a full one scores 1 VP in every storage phase. Whoever damages it takes 1 beer from it.
wild-site-gold_storage = Gold Storage
wild-site-gold_storage-text = Holds 4 gold tokens; a full one scores 1 VP in every storage phase. Whoever damages it takes 1 gold from it.
wild-site-tavern = Tavern
wild-site-tavern-text = You draw 1 more card each round. Whoever damages it scores 1 VP.
wild-site-drakkar = Drakkar
wild-site-drakkar-text = Keep 1 card in hand at the end of the round. Whoever damages it scores 1 VP.

## Cards

wild-card-beer = Beer
wild-card-beer-text = 1 beer.
wild-card-gold = Gold
wild-card-gold-text = 1 gold.
wild-card-viking_warrior = Viking Warrior
wild-card-viking_warrior-text = Fighter, strength 1.
wild-card-elf_archer = Elf Archer
wild-card-elf_archer-text = Fighter, strength 2.
wild-card-bone_crusher = Bone Crusher
wild-card-bone_crusher-text = Fighter, strength 3.
wild-card-pigator = Pigator
wild-card-pigator-text = Fighter, strength 5.
wild-card-tower = Cannon
wild-card-tower-text = Defence +2 for the attacked building.
wild-card-chicken_tower = Chicken Tower
wild-card-chicken_tower-text = Defence +3 for the attacked building.
wild-card-sheep_cannon = Sheep Cannon
wild-card-sheep_cannon-text = Defence +5 for the attacked building.
wild-card-beer_mugs = Beer Mugs
wild-card-beer_mugs-text = 2 beer.
wild-card-gold_bars = Gold Bars
wild-card-gold_bars-text = 2 gold.
wild-card-bear_rider = Bear Rider
wild-card-bear_rider-text = Fighter, strength 4.
wild-card-shaman = Shaman
wild-card-shaman-text = Fighter, strength 2; also draw 1 card.
wild-card-assassin = Assassin
wild-card-assassin-text = Fighter, strength 2; or, when you are attacked, takes one fighter out of the attack.
wild-card-shockwave_tower = Shockwave Tower
wild-card-shockwave_tower-text = Defence +1, and +1 for every fighter and hero of the attack.
wild-card-hero_trap = Hero Trap
wild-card-hero_trap-text = When you are attacked, takes one hero out of the attack.
wild-card-hero_trap-text-v1 = Defence +1, and takes one hero out of the attack.
wild-card-sword = Sword
wild-card-sword-text = Strength +3 for an attack with at least one fighter.
wild-card-odins_boost = Odin’s Boost
wild-card-odins_boost-text = Every fighter of one attack has strength +1.
wild-card-scroll = Scroll
wild-card-scroll-text = Draw 2 cards.
wild-card-crystal = Crystal
wild-card-crystal-text = You may destroy a card of your hand or discard pile; also draw 1 card.
wild-card-money_theft = Money Theft
wild-card-money_theft-text = Take 1 gold token from an opponent; where nobody has any, gain 1 gold.
wild-card-recipe_theft = Recipe Theft
wild-card-recipe_theft-text = Take 1 beer token from an opponent; where nobody has any, gain 1 beer. Either way, gain 1 beer more.
wild-card-miner = Gold Miner
wild-card-miner-text = 1 gold for each of your smelters, finished or not.
wild-card-beer_expert = Beer Specialist
wild-card-beer_expert-text = 1 beer for each of your breweries, finished or not.
wild-card-mystery_gift_resource = Mystery Gift (Resource)
wild-card-mystery_gift_resource-text = Reveal cards of your deck until a resource comes; it goes to your hand, the others are discarded.
wild-card-mystery_gift_fighter = Mystery Gift (Fighter)
wild-card-mystery_gift_fighter-text = Reveal cards of your deck until a fighter comes; it goes to your hand, the others are discarded.
wild-card-mystery_gift_fighter-text-v1 = Reveal cards of your deck until a fighter or hero comes; it goes to your hand, the others are discarded.
wild-card-undead_beer = Undead (beer)
wild-card-undead_beer-text = Not for sale. Defeat it with strength 2 for 1 VP and 1 beer token.
wild-card-undead_gold = Undead (gold)
wild-card-undead_gold-text = Not for sale. Defeat it with strength 3 for 1 VP and 1 gold token.
wild-card-alvis = Alviss
wild-card-alvis-text = Hero, strength 3; also draw 2 cards.
wild-card-dvergr = Dvergar
wild-card-dvergr-text = Hero, strength 3, and +1 for each of your breweries, finished or not.
wild-card-thor = Thor
wild-card-thor-text = Hero, strength 5; every fighter of the same attack has strength +1.
wild-card-grendel = Grendel
wild-card-grendel-text = Hero, strength 4; 2 VP if the attack damages a building.
wild-card-valkyrie = Valkyrie
wild-card-valkyrie-text = Hero, strength 4; also take a fighter from your discard pile into your hand.
wild-card-mjolnir = Mjöllnir
wild-card-mjolnir-text = Strength +7 for an attack with at least one fighter.
wild-card-loki_lens = Loki’s Lens
wild-card-loki_lens-text = Becomes a copy of a resource, fighter, hero or upgrade that you have played this turn, not of one committed to an attack.
wild-card-resurrection = Resurrection
wild-card-resurrection-text = Take up to 2 cards from your discard pile into your hand, but none of Asgard.
wild-card-time_manipulation = Time Manipulation
wild-card-time_manipulation-text = Discard the rest of your hand, then draw 5 cards.
wild-card-treasure_chest = Treasure Chest
wild-card-treasure_chest-text = Gain 3 in any mix of beer and gold; also draw 1 card.
wild-card-beer_taxes = Beer Taxes
wild-card-beer_taxes-text = 3 beer for each opponent.
wild-card-gold_taxes = Gold Taxes
wild-card-gold_taxes-text = 2 gold for each opponent.

## Missions

wild-mission-worship = Worship
wild-mission-worship-text = Buy a card of Odin’s Path this turn.
wild-mission-worker = Worker
wild-mission-worker-text = Build a building this turn.
wild-mission-strategy = Strategy
wild-mission-strategy-text = Buy from a fighter pile this turn.
wild-mission-shield = Shield
wild-mission-shield-text = Buy from a fortification pile this turn.
wild-mission-brewer = Brewer
wild-mission-brewer-text = Have 2 breweries.
wild-mission-foundry = Foundry
wild-mission-foundry-text = Have 2 smelters.
wild-mission-innkeeper = Innkeeper
wild-mission-innkeeper-text = Have a tavern.
wild-mission-captain = Captain
wild-mission-captain-text = Have a drakkar.
wild-mission-architect = Architect
wild-mission-architect-text = Have a town hall of level 2 or more.
wild-mission-beer_mission = Beer!
wild-mission-beer_mission-text = Have a brewery and 3 beer tokens on your cards.
wild-mission-beer_mission-text-v1 = Have 3 beer tokens on your cards.
wild-mission-gold_mission = Gold!
wild-mission-gold_mission-text = Have a smelter and 3 gold tokens on your cards.
wild-mission-gold_mission-text-v1 = Have 3 gold tokens on your cards.
wild-mission-attacker = Attacker
wild-mission-attacker-text = Damage 2 buildings this turn.
wild-mission-town_fall = Town Fall
wild-mission-town_fall-text = Damage a town hall this turn.
wild-mission-warfare = Warfare
wild-mission-warfare-text = Damage a building this turn with a fighter of strength 4 or more in the attack.
wild-mission-money_money = Money, Money
wild-mission-money_money-text = Spend 6 gold this turn.
wild-mission-thirsty = Thirsty?
wild-mission-thirsty-text = Spend 8 beer this turn.

## Achievements

wild-achievement-performer = Accomplisher
wild-achievement-performer-text = The most completed missions.
wild-achievement-builder = Builder
wild-achievement-builder-text = The most buildings, town hall aside.
wild-achievement-king_of_pigs = King Pig
wild-achievement-king_of_pigs-text = The most Pigators.
wild-achievement-gold_digger = Miner
wild-achievement-gold_digger-text = The most gold tokens in storages.
wild-achievement-follower = Follower
wild-achievement-follower-text = The most cards of Odin’s Path.
wild-achievement-conqueror = Conqueror
wild-achievement-conqueror-text = The most fighters.
wild-achievement-beer_tycoon = Beer Tycoon
wild-achievement-beer_tycoon-text = The most beer tokens in storages.
wild-achievement-defender = Defender
wild-achievement-defender-text = The most fortifications.

## What a player may do

wild-option-play = Play { $card }
wild-option-buy = Buy { $card } ({ $price })
wild-option-buy-by-hand = Buy { $card } ({ $price }), paying by hand
wild-option-path = { $path }: { $lying } ({ $price })
wild-option-path-by-hand = { $path }: { $lying } ({ $price }), paying by hand
wild-option-build = Build { $building } ({ $price })
wild-option-build-by-hand = Build { $building } ({ $price }), paying by hand
wild-option-upgrade = Upgrade to { $site } ({ $price })
wild-option-upgrade-by-hand = Upgrade to { $site } ({ $price }), paying by hand
wild-option-attack = Attack { $seat }: { $lot }, defence { $number }
wild-option-undead = Fight { $lying } on { $path }, defence { $number }
wild-option-dragon = Fight the dragon, defence { $number }
wild-option-mission = Complete { $mission } ({ $number } VP)
wild-option-exchange = Exchange { $cost } for { $cost2 }
wild-option-exchange-by-hand = Exchange { $cost } for { $cost2 }, paying by hand
wild-option-swap = Swap the mission { $mission } for a new one ({ $cost })
wild-option-swap-by-hand = Swap the mission { $mission } for a new one ({ $cost }), paying by hand
wild-option-dismantle = Dismantle { $own }
wild-option-end-turn = End the turn
wild-option-pay = Pay from { $purse }
wild-option-pay-with = Pay with the card { $card }
wild-option-ready = { $card } (ready), strength { $number }
wild-option-add = { $card } from hand, strength { $number }
wild-option-commit = Commit { $card }
wild-option-declare = Declare the attack
wild-option-respond = Answer with { $card }
wild-option-pass = Pass
wild-option-take-out = Take out { $card }
wild-option-step = { $step }
wild-option-gain = 1 { $resource }
wild-option-destroy-hand = Destroy { $card } of your hand
wild-option-destroy-discard = Destroy { $card } of your discard pile
wild-option-none = Destroy nothing
wild-option-recover = Take { $card } into your hand
wild-option-stop = Take no more
wild-option-steal = Steal from { $seat }: { $hoard }
wild-option-copy = Copy { $card }
wild-option-store = Put it into { $own }
wild-option-token = 1 { $resource } token
wild-option-take = Take an Asgard card
wild-option-decline = Take no Asgard card
wild-option-asgard = Receive { $card }
wild-option-automatic = Store automatically
wild-option-by-hand = Store by hand
wild-option-hold =
    { $number } { $number ->
        [one] token
       *[other] tokens
    }
wild-option-keep = Keep { $card }
wild-option-done = Keep no more

## Questions; .others is what the other players read

wild-ask-turn = Play cards, buy, build, attack, or end the turn.
    .others = { $who } has the turn.
wild-ask-storage = Storage phase: store your tokens automatically or by hand?
    .others = { $who } is storing tokens.
wild-ask-hold = How many { $resource } tokens shall { $slot } hold? Left to place: { $number }.
    .others = { $who } is storing { $resource } ({ $slot }, left to place: { $number }).
wild-ask-keep = Choose a card to keep for the next round ({ $number } of { $number2 } kept).
    .others = { $who } is choosing cards to keep ({ $number } of { $number2 } kept).
wild-ask-pay = Pay { $resource } from where? Still to pay: { $number }.
    .others = { $who } has the turn.
wild-ask-step = { $card }: which effect comes next?
    .others = { $who } is choosing the next effect of { $card }.
wild-ask-gain = Beer or gold? { $number } left.
    .others = { $who } is choosing beer or gold ({ $number } left).
wild-ask-destroy = Choose a card to destroy for good ({ $number } left).
    .others = { $who } is choosing a card to destroy.
wild-ask-recover = Choose a card from your discard pile ({ $number } at most).
    .others = { $who } is choosing cards from the discard pile ({ $number } at most).
wild-ask-steal = Choose where you take 1 { $resource } token.
    .others = { $who } is choosing where to take 1 { $resource } token.
wild-ask-copy = { $card }: choose the card that it becomes a copy of.
    .others = { $who } is choosing what { $card } becomes a copy of.
wild-ask-store = Choose the storage for 1 { $resource } token.
    .others = { $who } is choosing the storage for 1 { $resource } token.
wild-ask-compose = Put your attack together: strength { $number } against defence { $number2 }.
    .others = { $who } has the turn.
wild-ask-respond = You are attacked: { $site }. Strength { $number } against defence { $number2 }. Answer with a card, or pass.
    .others = { $who } may answer the attack on { $site }: strength { $number } against defence { $number2 }.
wild-ask-take-out = Choose the attacker that you take out (strength { $number } against defence { $number2 }).
    .others = { $who } is taking an attacker out (strength { $number } against defence { $number2 }).
wild-ask-token = The dragon is beaten. Beer or gold?
    .others = { $who } is choosing a token of the dragon.
wild-ask-asgard =
    Choose an Asgard card. { $number ->
        [one] You are due { $number } card.
       *[other] You are due { $number } cards.
    }
    .others =
        { $who } is choosing an Asgard card ({ $number ->
            [one] { $number } card is due
           *[other] { $number } cards are due
        }).
wild-ask-take-asgard = You have damaged a town hall of level 3. Take an Asgard card?
    .others = { $who } may take an Asgard card.

## What happened

wild-event-gained = { $who } gains { $number } { $resource }.
wild-event-round = Round { $number } begins.
wild-event-round-limit = Round { $number } is the last, as agreed.
wild-event-first = { $who } has the first-player token.
wild-event-produced = { $who } produces { $cost }.
wild-event-drew =
    { $who } draws { $number } { $number ->
        [one] card
       *[other] cards
    }.
wild-event-reshuffled =
    { $who } shuffles the discard pile into a new deck ({ $number } { $number ->
        [one] card
       *[other] cards
    }).
wild-event-discarded = { $who } discards { $number }× { $card }.
wild-event-stored =
    { $who } stores: { $site } ({ $slot }) holds { $number } { $number ->
        [one] token
       *[other] tokens
    } now.
wild-event-burned = { $who } has no room and returns { $cost } to the supply.
wild-event-loot-lost = { $who } loses the loot on the town hall: { $cost }.
wild-event-kept =
    { $card ->
        [hidden] { $who } keeps a card.
       *[other] { $who } keeps { $card }.
    }
wild-event-turn-began = { $who } begins a turn.
wild-event-pool-lost = { $who } loses what is left in the pool: { $cost }.
wild-event-paid-card = { $who } pays with { $number }× { $card }.
wild-event-paid-tokens =
    { $who } pays with { $number } { $resource } { $number ->
        [one] token
       *[other] tokens
    } ({ $site }).
wild-event-bought = { $who } buys { $card } for { $cost }.
wild-event-path-refilled = Odin’s Path reveals { $card }.
wild-event-path-reshuffled =
    The discards of Odin’s Path become a new deck ({ $number } { $number ->
        [one] card
       *[other] cards
    }).
wild-event-path-discarded = { $card } leaves Odin’s Path.
wild-event-built = { $who } builds a new building for { $cost }: { $building }.
wild-event-upgraded = { $who } pays { $cost } for an upgrade: { $site }.
wild-event-dismantled = { $who } dismantles a building: { $building }.
wild-event-fort-removed = { $who } takes { $card } off the building.
wild-event-tokens-returned =
    { $who } returns { $number } { $resource } { $number ->
        [one] token
       *[other] tokens
    } to the supply.
wild-event-exchanged = { $who } exchanges { $number } { $resource }.
wild-event-played = { $who } plays { $card }.
wild-event-copied = { $card } of { $who } becomes a copy of { $card2 }.
wild-event-destroyed = { $who } destroys { $card }.
wild-event-recovered = { $who } takes { $card } from the discard pile.
wild-event-dug-past = { $who } reveals and discards { $card }.
wild-event-dug = { $who } reveals { $card } and takes it.
wild-event-dug-nothing = { $who } finds no such card.
wild-event-stole = { $who } takes 1 { $resource } token from { $seat } ({ $site }).
wild-event-loot-stored =
    { $who } puts the token away: { $site } ({ $slot }) holds { $number } { $number ->
        [one] token
       *[other] tokens
    } now.
wild-event-loot-on-hall = { $who } puts 1 { $resource } token on the town hall.
wild-event-attacked = { $who } attacks { $seat } ({ $site }): strength { $number } against defence { $number2 }.
wild-event-attacks = { $who } attacks with { $card }.
wild-event-attacks-as = { $who } attacks with { $card } as { $card2 }.
wild-event-committed = { $who } commits { $card } to the attack.
wild-event-responded = { $who } answers with { $card }: strength { $number } against defence { $number2 }.
wild-event-taken-out = { $who } takes { $card } out of the attack: strength { $number } against defence { $number2 }.
wild-event-passed = { $who } passes.
wild-event-repelled = { $who } repels the attack ({ $site }): { $number2 } is more than { $number }.
wild-event-damaged = { $who } damages a building of { $seat } ({ $site }): strength { $number } against defence { $number2 }.
wild-event-looted = { $who } loots 1 { $resource } token from { $seat }.
wild-event-full-defence = { $who } has not lost a building: full defence.
wild-event-fought = { $who } defeats { $card }: strength { $number } against defence { $number2 }.
wild-event-fought-dragon = { $who } defeats the dragon: strength { $number } against defence { $number2 }.
wild-event-took-token = { $who } takes 1 { $resource } token.
wild-event-no-token = { $who } gets no { $resource } token: the supply is empty.
wild-event-mission = { $who } has a new mission: { $mission }.
wild-event-asgard-laid = { $card } lies open in Asgard.
wild-event-achievement-laid = Achievement of this game: { $achievement }.
wild-event-fulfilled = { $who } fulfils { $achievement } with { $number }.
wild-event-unfulfilled = Nobody fulfils { $achievement }.
wild-event-tie-achievement = A tie. { $achievement } is revealed to break it.
wild-event-dropped-out = { $who } does not fulfil { $achievement } and is out of the tie.
wild-event-won =
    { $who } wins with { $number } { $number ->
        [one] victory point
       *[other] victory points
    }.
wild-event-mission-completed = { $who } completes the mission { $mission }.
wild-event-mission-under = { $who } puts the mission { $mission } under the deck.
wild-event-scored =
    { $who } scores { $number } { $number ->
        [one] victory point
       *[other] victory points
    }.
wild-event-last-round = { $who } has reached { $number } victory points: this round is the last.
wild-event-asgard-revealed = Asgard reveals { $card } for { $who }.
wild-event-asgard-received = { $who } receives { $card }.
wild-event-asgard-declined = { $who } takes no Asgard card.

## The end

wild-ending-target = Somebody reached the target; the most victory points win.
wild-ending-rounds = The agreed last round is over; the most victory points win.
wild-tie-achievement = Among equals, an achievement from the box decided.
wild-tie-shared = No achievement from the box could decide, so the victory is shared.
wild-source-attacks = Attacks
wild-source-rewards = Damage rewards
wild-source-defence = Defence
wild-source-undead = Undead
wild-source-cards = Cards
wild-source-missions = Missions
wild-source-storages = Full storages
wild-source-hall = Town hall
wild-source-achievements = Achievements

## What a pick would cost and bring

wild-preview-cost = Costs { $cost }
wild-preview-gain = Into your pool: { $cost }
wild-preview-vp = You score { $number } VP
wild-preview-vp-of = { $seat } scores { $number } VP
wild-preview-asgard =
    For it { $number ->
        [one] { $number } Asgard card is due
       *[other] { $number } Asgard cards are due
    }
wild-preview-last-round = The target of { $number } VP is reached: this round will be the last
wild-preview-nothing = It would bring nothing now
wild-preview-from-pool = From the pool: { $cost }
wild-preview-from-card = Played for it: { $number }× { $card }
wild-preview-from-tokens = In tokens: { $cost }
wild-preview-left = You could still spend { $cost } this turn
wild-preview-to-pay = Still to pay then: { $cost }
wild-preview-pile =
    { $number ->
        [one] { $number } is left in the pile then
       *[other] { $number } are left in the pile then
    }
wild-preview-progress = Mission { $mission }: { $number } of { $number2 }
wild-preview-achievement = { $achievement }: you { $number }, the best of the others { $number2 }
wild-preview-buildings = Buildings then: { $number } of { $number2 }
wild-preview-buildings-free = Buildings then: { $number }
wild-preview-limit = From the next round on: room for { $number } buildings
wild-preview-no-limit = From the next round on: room for any number of buildings
wild-preview-storage-idle = No building of yours produces { $resource }: only loot could fill it
wild-preview-construction = Under construction: of no use before the next round, and safe from attacks
wild-preview-tokens-lost = Tokens returned to the supply: { $cost }
wild-preview-new-mission = Missions in the deck: { $number }
wild-preview-ready = { $card } is ready to attack with strength { $number }
wild-preview-strength = Strength { $number }
wild-preview-draws =
    You draw { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } (in the deck: { $number2 })
wild-preview-reshuffles = The discard pile is shuffled into the deck: { $number }
wild-preview-discards = Discarded from your hand: { $number }
wild-preview-any = Beer or gold, as you like: { $number }
wild-preview-destroys = Cards that you may destroy: { $number }
wild-preview-recovers = From the discard pile up to { $number } (fitting cards: { $number2 })
wild-preview-digs = Cards that fit: { $number } of { $number2 }
wild-preview-steals = You take a { $resource } token; places to choose from: { $number }
wild-preview-copies = Cards that it may copy: { $number }
wild-preview-in-attack = { $card_does }
wild-preview-most = With everything you have: strength { $number } against defence { $number2 }
wild-preview-against = Strength { $number } against defence { $number2 }
wild-preview-short = Strength still missing: { $number }
wild-preview-answer =
    { $seat } may answer with { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } in hand
wild-preview-won =
    { $number ->
        [0] If it succeeds: { $number2 } VP at the end of the turn for all damage
       *[other] If it succeeds: { $number } VP at once, { $number2 } VP at the end of the turn for all damage
    }
wild-preview-loot =
    You take { $number } { $resource } { $number ->
        [one] token
       *[other] tokens
    }
wild-preview-no-loot = The storage is empty: no { $resource } to take
wild-preview-take-asgard = You may take an Asgard card
wild-preview-repelled = If it is repelled, { $seat } scores { $number } VP
wild-preview-full-defence = If nothing is damaged this turn, { $seat } scores { $number } VP more when it ends (full defence)
wild-preview-token = You take 1 token, beer or gold
wild-preview-refill = A new card comes to Odin’s Path
wild-preview-damages =
    { $number ->
        [0] The attack succeeds
       *[other] The attack succeeds: { $seat } scores { $number } VP at once
    }
wild-preview-pool-lost = Lost from the pool: { $cost }
wild-preview-mission-open = You could still complete “{ $mission }” this round: { $number } VP
wild-preview-ready-unused =
    { $number ->
        [one] { $number } card is ready, and an attack would succeed
       *[other] { $number } cards are ready, and an attack would succeed
    }
wild-preview-stored =
    { $number ->
        [0] No storage is full
       *[other] Full storages: { $number }; VP for them: { $number2 }
    }
wild-preview-burned = Back to the supply: { $cost }
wild-preview-hold = Tokens then ({ $slot }): { $number }
wild-preview-holds = Tokens left there ({ $slot }): { $number }
wild-preview-on-hall = The { $resource } token goes to your town hall
wild-preview-keeps = Cards kept: { $number } of { $number2 }
wild-preview-card = { $card_does }

## What is drawn, in an analysis

wild-draws-asgard = Asgard cards
wild-draws-missions = missions
wild-draws-path = cards of Odin’s Path
wild-draws-cards = cards drawn
