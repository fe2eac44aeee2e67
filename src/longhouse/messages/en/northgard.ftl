### Northgard: Uncharted Lands. speech.py says how the variables are named.

## Things

northgard-resource-food = food
northgard-resource-wood = wood
northgard-resource-lore = lore

# A number of one resource; several of them become a list.
northgard-goods-food = { $number } food
northgard-goods-wood = { $number } wood
northgard-goods-lore = { $number } lore
northgard-goods-none = nothing

northgard-clan-bear = Clan of the Bear
northgard-clan-bear-power = You have Kaija, the armoured bear: a figure worth 2 power. She is recruited like a unit, costs nothing in the winter and does not enter enemy territories.
northgard-clan-boar = Clan of the Boar
northgard-clan-boar-power = After your Explore that closes no territory you gain 1 lore.
northgard-clan-goat = Clan of the Goat
northgard-clan-goat-power = For every small building you build you gain 1 food, for every large one 2 food.
northgard-clan-raven = Clan of the Raven
northgard-clan-raven-power = When your Explore closes territories of yours, you collect all their resources at once.
northgard-clan-snake = Clan of the Snake
northgard-clan-snake-power = Before the effect of your clan card you may put the Scorched Earth token next to your land: +1 power for you in battles there, and 1 resource of its harvest may be yours.
northgard-clan-stag = Clan of the Stag
northgard-clan-stag-power = You gain 1 fame for every territory you take from an enemy in battle, and 1 more for every territory of yours that your Explore closes.
northgard-clan-wolf = Clan of the Wolf
northgard-clan-wolf-power = You gain 1 food for every battle you win as the attacker, against creatures too.

northgard-building-food_silo = Food Silo
northgard-building-food_silo-text = 1 food at harvest.
northgard-building-woodcutters_lodge = Woodcutter’s Lodge
northgard-building-woodcutters_lodge-text = 1 wood at harvest.
northgard-building-defense_tower = Defense Tower
northgard-building-defense_tower-text = Whoever defends its territory kills 1 more unit in every battle.
northgard-building-training_camp = Training Camp
northgard-building-training_camp-text = 1 more unit, once per action, when units are recruited in its territory.
northgard-building-carved_stone = Carved Stone
northgard-building-carved_stone-text = 1 lore at harvest. Stands only on a rune slot.
northgard-building-fortress = Fortress
northgard-building-fortress-text = Whoever defends its territory has 2 more power in every battle.
northgard-building-forge = Forge
northgard-building-forge-text = 1 more card at the start of the year.
northgard-building-altar_of_kings = Altar of Kings
northgard-building-altar_of_kings-text = 3 fame at harvest.

northgard-creature-wolf_beige = Wolf (beige)
northgard-creature-wolf_brown = Wolf (brown)
northgard-creature-wolf_dark_brown = Wolf (dark brown)
northgard-creature-brown_bear_beige = Brown Bear (beige)
northgard-creature-brown_bear_brown = Brown Bear (brown)
northgard-creature-draugr_beige = Draugr (beige)
northgard-creature-draugr_brown = Draugr (brown)
northgard-creature-fallen_valkyrie_beige = Fallen Valkyrie (beige)
northgard-creature-fallen_valkyrie_brown = Fallen Valkyrie (brown)
northgard-creature-wolf_beige-text = At harvest its territory gives no fame for being closed and no resources of tiles; buildings still give theirs.
northgard-creature-wolf_brown-text = At harvest its territory gives no fame for being closed and no resources of tiles; buildings still give theirs.
northgard-creature-wolf_dark_brown-text = At harvest its territory gives no fame for being closed and no resources of tiles; buildings still give theirs.
northgard-creature-brown_bear_beige-text = In its territory nobody builds or recruits; nobody explores from it or moves out of it.
northgard-creature-brown_bear_brown-text = In its territory nobody builds or recruits; nobody explores from it or moves out of it.
northgard-creature-draugr_beige-text = When it appears in or moves to somebody’s territory, the owner loses 1 figure there.
northgard-creature-draugr_brown-text = When it appears in or moves to somebody’s territory, the owner loses 1 figure there.
northgard-creature-fallen_valkyrie_beige-text = Shares its territory with nobody: attacks the owner when it appears or comes, and must be fought by whoever enters.
northgard-creature-fallen_valkyrie_brown-text = Shares its territory with nobody: attacks the owner when it appears or comes, and must be fought by whoever enters.

northgard-slot-small = small slot
northgard-slot-rune = rune slot
northgard-slot-large = large slot
northgard-slot-none = no slot

northgard-lair = lair

northgard-phase-setup = Set-up
northgard-phase-start = Start of the year
northgard-phase-actions = Actions
northgard-phase-creatures = Creatures
northgard-phase-harvest = Harvest
northgard-phase-winter = Winter
northgard-phase-end = End of the year

# Faces of the battle die
northgard-face-p2 = 2 power
northgard-face-p3 = 3 power
northgard-face-p2k1 = 2 power and 1 kill
northgard-face-k2 = 2 kills
northgard-face-p1k1 = 1 power and 1 kill
northgard-face-p1_or_k1 = 1 power or 1 kill
northgard-face = power: { $power }, kills: { $kills }

## Places

# C (t05.n)
northgard-territory = { $letter } ({ $region })
    .seen = { $letter }

# C · 2 food, small slot (t05.n)
northgard-territory-shown = { $letter } · { $shown } ({ $region })
    .seen = { $letter } · { $shown }

northgard-tile = { $shown } ({ $tile })
    .seen = { $shown }

northgard-plain = empty land

northgard-spot = { $building }, { $territory }
northgard-spot-empty = { $slot }, { $territory }
northgard-spot-loose = a building without a slot, number { $number }

# The map by itself: where a tile would lie
northgard-place = ({ $at })

## What the options of a card do

northgard-choice = Choice { $number }
northgard-choice-recruit = Recruit: { $number }
northgard-choice-move = Move: { $number }
northgard-choice-explore = Explore
northgard-choice-build = Build
northgard-choice-draw =
    { $number ->
        [one] Draw { $number } card
       *[other] Draw { $number } cards
    }
northgard-choice-take = Take a card from your discard pile
northgard-choice-discard_enemy = An opponent discards a card

## Cards

northgard-card-start_recruit = Recruit
northgard-card-start_recruit-text = Recruit: 1 unit.
northgard-card-start_move = Move
northgard-card-start_move-text = Move: 1 point.
northgard-card-start_explore = Explore
northgard-card-start_explore-text = Explore: 1 tile.
northgard-card-start_build = Build
northgard-card-start_build-text = Build: 1 building.
northgard-card-start_feast = Feast
northgard-card-start_feast-text = One of these: Recruit 1, Move 1, Explore, Build.
northgard-card-bear_clan = Bear Clan
northgard-card-bear_clan-text = Move: 1 point. If Kaija moves, first collect all food and wood of the territory she leaves.
northgard-card-the_bear_awakens = The Bear Awakens
northgard-card-the_bear_awakens-text = Recruit: 2 units. Until the end of the year Kaija may enter enemy territories.
northgard-card-protector_of_the_land = Protector of the Land
northgard-card-protector_of_the_land-text = Draw 1 card for each of your closed territories of at least 3 tiles.
northgard-card-boar_clan = Boar Clan
northgard-card-boar_clan-text = Build for 1 wood less.
northgard-card-osmosis = Osmosis
northgard-card-osmosis-text = Recruit 1 unit in each of up to 3 of your territories that are open or have a wood symbol on a tile.
northgard-card-lay_of_the_land = Lay of the Land
northgard-card-lay_of_the_land-text = Explore with one of 3 tiles; first take every resource shown on the tile you choose.
northgard-card-goat_clan = Goat Clan
northgard-card-goat_clan-text = Build; the same building may already stand in the territory.
northgard-card-teamwork = Teamwork
northgard-card-teamwork-text = Two different ones of these, in any order: Recruit 1, Move 1, Explore, Build.
northgard-card-resourceful_people = Resourceful People
northgard-card-resourceful_people-text = Draw 2 cards. You may pay any 3 resources to draw 1 more.
northgard-card-raven_clan = Raven Clan
northgard-card-raven_clan-text = Explore with one of 2 tiles.
northgard-card-raiding_party = Raiding Party
northgard-card-raiding_party-text = Remove 1 enemy unit anywhere and take 1 resource shown in its territory.
northgard-card-raven_mercenaries = Raven Mercenaries
northgard-card-raven_mercenaries-text = Recruit 2 units in one neutral territory. You may pay any 2 resources for 1 more there.
northgard-card-snake_clan = Snake Clan
northgard-card-snake_clan-text = Move: 1 point. Afterwards you may place the Scorched Earth token once more.
northgard-card-rapacious_exploitation = Rapacious Exploitation
northgard-card-rapacious_exploitation-text = Look at an opponent’s hand and name a card: they discard it or give you 2 resources of their choice.
northgard-card-stolen_lore = Stolen Lore
northgard-card-stolen_lore-text = Copy a card from the active zone of the opponent who owns the territory with the Scorched Earth token.
northgard-card-stag_clan = Stag Clan
northgard-card-stag_clan-text = Recruit: 1 unit. Then you may bring 1 of your figures there from a territory next to it, rough border or not.
northgard-card-glory_of_the_clan = Glory of the Clan
northgard-card-glory_of_the_clan-text = Build. Before or after it you may collect the resources of that territory as at harvest.
northgard-card-annexation = Annexation
northgard-card-annexation-text = Move: 1 point. Before or after it you may Explore.
northgard-card-wolf_clan = Wolf Clan
northgard-card-wolf_clan-text = Move: 1 point. Rough borders count as regular ones, also in a retreat.
northgard-card-plunder = Plunder
northgard-card-plunder-text = Remove 1 unit from an enemy territory next to yours and draw 1 card.
northgard-card-call_to_war = Call to War
northgard-card-call_to_war-text = Recruit 1 unit in each of your territories next to an enemy territory.
northgard-card-negotiation = Negotiation
northgard-card-negotiation-text = Take any card from your discard pile, or draw 1 card.
northgard-card-scouts = Scouts
northgard-card-scouts-text = Explore: 1 tile.
northgard-card-town_hall = Town Hall
northgard-card-town_hall-text = Recruit: 1 unit.
northgard-card-merchant = Merchant
northgard-card-merchant-text = Draw 3 cards: keep 1, discard 2.
northgard-card-militia = Militia
northgard-card-militia-text = Move: 2 points.
northgard-card-improved_villager_tools = Improved Villager Tools
northgard-card-improved_villager_tools-text = Build: 1 building.
northgard-card-recruitment = Recruitment
northgard-card-recruitment-text = Recruit 2 units in one territory.
northgard-card-market_place = Market Place
northgard-card-market_place-text = Draw 2 cards.
northgard-card-mercenary = Mercenary
northgard-card-mercenary-text = Recruit: 1 unit; a neutral territory will do too.
northgard-card-intimidate = Intimidate
northgard-card-intimidate-text = Move: 2 points. Before each battle you may push 1 defending figure to a territory next to it that is neutral or the defender’s.
northgard-card-dev_feast = Feast
northgard-card-dev_feast-text = One of these: Recruit 1, Move 1, Explore, Build.
northgard-card-scout_camp = Scout Camp
northgard-card-scout_camp-text = Explore; once you may put the tile drawn under the pile and draw another.
northgard-card-shieldbearers = Shieldbearers
northgard-card-shieldbearers-text = Move: 2 points. In each battle 1 of the enemy’s kills does not count.
northgard-card-bodyguard = Bodyguard
northgard-card-bodyguard-text = Move: 1 point; +1 power in each battle.
northgard-card-simple_living = Simple Living
northgard-card-simple_living-text = Build for 1 wood less.
northgard-card-future_sight = Future Sight
northgard-card-future_sight-text = Take one of the cards on display now and put it on top of your deck. When you pass this year, you take none.
northgard-card-spy = Spy
northgard-card-spy-text = Look at an opponent’s hand and discard 1 card from it. Draw 1 card.
northgard-card-fishing = Fishing
northgard-card-fishing-text = Gain 3 food.
northgard-card-axe_throwers = Axe Throwers
northgard-card-axe_throwers-text = Move: 2 points. In each battle +1 power or +1 kill: choose after your die.
northgard-card-lore_mastery = Lore Mastery
northgard-card-lore_mastery-text = Gain 2 lore.
northgard-card-industrious_villagers = Industrious Villagers
northgard-card-industrious_villagers-text = Build. After this Build you may exchange one of your buildings for another of the same size, free of charge.
northgard-card-industrious_villagers-text-v1 = Build. Then you may exchange one of your buildings for another of the same size, free of charge.
northgard-card-defensive_strategy = Defensive Strategy
northgard-card-defensive_strategy-text = Reaction: a card that an opponent has just played has no effect and is discarded; they may act anew.
northgard-card-enemy_secrets = Enemy Secrets
northgard-card-enemy_secrets-text = Choose an enemy territory next to yours and copy a card from its owner’s active zone.
northgard-card-hunters = Hunters
northgard-card-hunters-text = In each of your territories recruit 1 unit for every food symbol there, buildings included.
northgard-card-outpost = Outpost
northgard-card-outpost-text = Recruit 2 units in one territory of yours or a neutral one.
northgard-card-hidden_ways = Hidden Ways
northgard-card-hidden_ways-text = Move any number of figures from one of your territories to any other open territory; it may be an enemy’s.
northgard-card-carpentry_mastery = Carpentry Mastery
northgard-card-carpentry_mastery-text = Build twice; at most one of the buildings may be large.
northgard-card-conqueror = Conqueror
northgard-card-conqueror-text = Until the end of the year Defense Towers and Fortresses do not work against you.
northgard-card-huginn_and_muninn = Huginn & Muninn
northgard-card-huginn_and_muninn-text = Explore from any open territory of the map.
northgard-card-upgraded_market_place = Upgraded Market Place
northgard-card-upgraded_market_place-text = Draw 2 cards.
northgard-card-grizzled_warriors = Grizzled Warriors
northgard-card-grizzled_warriors-text = Move: 2 points; +2 power in each battle.
northgard-card-upgraded_trading_post = Upgraded Trading Post
northgard-card-upgraded_trading_post-text = Draw 3 cards: keep 2, discard 1.
northgard-card-ancestral_curse = Ancestral Curse
northgard-card-ancestral_curse-text = Every opponent discards 1 card of their choice. Draw 1 card.
northgard-card-veiled_threats = Veiled Threats
northgard-card-veiled_threats-text = An opponent discards 1 card at random, or you draw 1 card.
northgard-card-rangers = Rangers
northgard-card-rangers-text = Explore, then you may Explore once more.
northgard-card-upgraded_scout_camp = Upgraded Scout Camp
northgard-card-upgraded_scout_camp-text = Explore with one of 2 tiles.
northgard-card-greater_trade_routes = Greater Trade Routes
northgard-card-greater_trade_routes-text = Draw 3 cards: keep 2, put 1 back on top.
northgard-card-woodcutters = Woodcutters
northgard-card-woodcutters-text = In each of your territories recruit 1 unit for every wood symbol there, buildings included.
northgard-card-infiltration = Infiltration
northgard-card-infiltration-text = Move: 3 points. Enemy territories do not stop your figures; they fight where they stay.
northgard-card-upgraded_town_hall = Upgraded Town Hall
northgard-card-upgraded_town_hall-text = Recruit: 2 units.
northgard-card-amenities = Amenities
northgard-card-amenities-text = Build; a small building, Carved Stone too, needs no slot.
northgard-card-wood_monopoly = Wood Monopoly
northgard-card-wood_monopoly-text = Gain 3 wood.
northgard-card-bribery = Bribery
northgard-card-bribery-text = Move up to 2 figures of an enemy from one territory to one next to it, rough border or not; a battle may follow.
northgard-card-incursion = Incursion
northgard-card-incursion-text = Move: 4 points.
northgard-card-heroic_charge = Heroic Charge
northgard-card-heroic_charge-text = Move: 3 points; +1 power in each battle.
northgard-card-trading_post = Trading Post
northgard-card-trading_post-text = Draw 3 cards: keep 1, discard 1, put 1 back on top.
northgard-card-legendary_heroes = Legendary Heroes
northgard-card-legendary_heroes-text = Carry out once more the effect of a card you have played this year.
northgard-card-allies_from_the_wild = Allies from the Wild
northgard-card-allies_from_the_wild-text = Recruit: 3 units, in neutral territories only.
northgard-card-loremasters = Loremasters
northgard-card-loremasters-text = In each of your territories recruit 1 unit for every lore symbol there, buildings included.
northgard-card-warriors = Warriors
northgard-card-warriors-text = Move: 2 points; +1 power in each battle.
northgard-card-cunning_merchant = Cunning Merchant
northgard-card-cunning_merchant-text = Draw 3 cards: keep 1, put 2 back on top.
northgard-card-capture = Capture
northgard-card-capture-text = Remove 1 unit from an enemy territory next to yours and add 1 of your units to a territory of yours.
northgard-card-builder = Builder
northgard-card-builder-text = At the end: 1 fame for every small and 3 fame for every large building in your territories.
northgard-card-explorer = Explorer
northgard-card-explorer-text = At the end: 1 fame for every empty small slot and 3 fame for every empty large slot in your territories.
northgard-card-food_trader = Food Trader
northgard-card-food_trader-text = At the end: 2 fame for every food symbol in your territories, buildings included.
northgard-card-scholar = Scholar
northgard-card-scholar-text = At the end: 2 fame for every lore symbol in your territories, buildings included.
northgard-card-trapper = Trapper
northgard-card-trapper-text = At the end: 3 fame for every lair in your territories.
northgard-card-warlord = Warlord
northgard-card-warlord-text = At the end: 1 fame for every figure of yours on the map.
northgard-card-wood_trader = Wood Trader
northgard-card-wood_trader-text = At the end: 2 fame for every wood symbol in your territories, buildings included.
northgard-card-unrest = Unrest
northgard-card-unrest-text = No effect. It never leaves your cards, and costs 5 fame at the end of the game.

## What a player may do

northgard-option-clan = Lead the { $clan }
northgard-option-tile = Take the tile: { $tile }
northgard-option-place = Place { $place }
    .seen = Place the tile here
northgard-option-turn =
    { $number ->
        [0] Leave the tile as it lies
        [one] Turn it { $number } quarter clockwise
       *[other] Turn it { $number } quarters clockwise
    }
northgard-option-under = Put under the pile: { $tile }
northgard-option-redraw = Put the tile under the pile and draw another
northgard-option-group = Settle in { $land }
northgard-option-unit = A unit
northgard-option-kaija = Kaija
northgard-option-play = Play { $card }
northgard-option-wait = Wait: lay down { $card }
northgard-option-replace = Replace { $card }
northgard-option-remove = Remove { $card } from the game
northgard-option-upgrade = Upgrade the clan: { $card }
northgard-option-lay = Lay { $card } into the active zone
northgard-option-pass = Pass
northgard-option-take = Take { $card }
northgard-option-end-turn = End the turn
northgard-option-recruit = Recruit in { $land }
northgard-option-done =
    { $about ->
        [collect] Do not collect
        [site-more] Build no more
        [exchange] Leave the buildings as they are
        [name-creature] Attack no more creatures
        [move] End the movements
        [recruit] Recruit no more
        [recruit-each] Recruit no more
        [relocate] Bring nobody
        [trade] Trade no more
       *[other] That is all
    }
northgard-option-yes =
    { $about ->
        [second-chance] Come back
        [swap] Accept
       *[other] Yes
    }
northgard-option-no =
    { $about ->
        [pay] Pay nothing
        [scorch] Leave the token
        [call] Call none
        [scorched] Take nothing
        [reaction] Let it pass
        [push] Push nobody
        [second-chance] Stay away
        [swap] Decline
       *[other] No
    }
northgard-option-from = From { $land }
northgard-option-figures =
    { $number2 ->
        [0] { $number ->
            [one] { $number } unit
           *[other] { $number } units
        }
       *[other] { $number ->
            [0] Kaija alone
            [one] { $number } unit and Kaija
           *[other] { $number } units and Kaija
        }
    }
northgard-option-to = To { $land }
northgard-option-attack = Attack the { $creature }
northgard-option-fight = Fight in { $land }
northgard-option-food =
    { $number ->
        [0] Spend no food
       *[other] Spend { $number } food
    }
northgard-option-power = 1 power
northgard-option-kill = 1 kill
northgard-option-retreat = Retreat to { $land }
northgard-option-site = Build in { $land }
northgard-option-build = Build: { $building }
northgard-option-slot = Where: { $slot }
northgard-option-collect = Collect the resources of this territory now
northgard-option-discard = Discard { $card }
northgard-option-return = Put { $card } back on top of the deck
northgard-option-choose = { $choice }
northgard-option-pay = Pay 1 { $resource }
northgard-option-copy = Copy { $card }
northgard-option-rival = Opponent: { $seat }
northgard-option-name = Name { $card }
northgard-option-strike = Remove a unit in { $land }
northgard-option-gain = Take 1 { $resource }
northgard-option-exchange = Exchange: { $spot }
northgard-option-scorch = Scorch { $land }
northgard-option-counter = Cancel this card
northgard-option-call = Call a creature to { $land }
northgard-option-go = It goes to { $land }
northgard-option-give = Give 1 { $resource } to the supply
northgard-option-swap = Offer your partner 1 { $resource } for 1 { $resource2 }

## Questions; .others is what the other players read

northgard-ask-clan = Choose the clan that you lead.
    .others = { $who } is choosing a clan.
northgard-ask-setup-tile = Choose the tile that you place in round { $number } of the set-up.
    .others = { $who } is choosing a tile for round { $number } of the set-up.
northgard-ask-explore-tile = Choose the tile that you place, or another one instead if the card lets you.
    .others = { $who } is choosing a tile.
northgard-ask-place = Choose the place for the tile: { $tile }.
    .others = { $who } is choosing a place for a tile.
northgard-ask-turn-tile = Choose how the tile lies at { $place }: { $tile }.
    .others = { $who } is turning a tile.
    .seen = Choose how the tile lies: { $tile }.
northgard-ask-group = Choose the neutral territory for your group.
    .others = { $who } is choosing a territory for a group.
northgard-ask-group-kaija = Choose whether Kaija is one of the group in { $territory }.
    .others = { $who } is choosing who is in the group.
northgard-ask-second-chance = You have no figures on the map. Come back with a group from your reserve?
    .others = { $who } is deciding whether to come back.
northgard-ask-scorched = Choose the resource that you take from { $seat } in { $territory }, or none.
    .others = { $who } may take a resource from the scorched land of { $seat }, { $territory }.
northgard-ask-trade = Trade your resources, or go on.
    .others = { $who } may trade resources.
northgard-ask-trade-give = Choose what else you give for the trade. Given: { $goods }.
    .others = { $who } is trading. Given: { $goods }.
northgard-ask-trade-gain = Choose what you take for { $goods }.
    .others = { $who } is trading { $goods }.
northgard-ask-swap = { $seat } offers you 1 { $resource } for 1 { $resource2 }. Accept?
    .others = { $who } is thinking about a swap: { $seat } offers 1 { $resource } for 1 { $resource2 }.
northgard-ask-choose =
    { $number ->
        [one] Choose what the card does.
       *[other] Choose what the card does; { $number } are left to choose.
    }
    .others = { $who } is choosing what the card does.
northgard-ask-losses =
    { $number ->
        [one] Choose the figure that you lose in { $territory }.
       *[other] Choose the figures that you lose in { $territory }; { $number } are left to choose.
    }
    .others = { $who } is choosing whom to lose in { $territory }.
northgard-ask-driven =
    { $number ->
        [one] Choose the figure that is driven out of { $territory }.
       *[other] Choose the figures that are driven out of { $territory }; { $number } are left to choose.
    }
    .others = { $who } is choosing who is driven out of { $territory }.
northgard-ask-retreat =
    { $number ->
        [one] Choose where your figure retreats from { $territory }.
       *[other] Choose where your figures retreat from { $territory }; { $number } are left.
    }
    .others = { $who } is retreating from { $territory }.
northgard-ask-retreat-figures = Choose how many figures retreat to { $territory }.
    .others = { $who } is retreating to { $territory }.
northgard-ask-push =
    { $number ->
        [one] Before the battle in { $territory }: push { $number } figure of { $seat } away, and where to?
       *[other] Before the battle in { $territory }: push up to { $number } figures of { $seat } away, and where to?
    }
    .others = { $who } is deciding whether to push away a defender in { $territory }.
northgard-ask-battle-food = Battle in { $territory }, { $number } to { $number2 }. Choose how much food you pay: +1 power for each.
    .others = { $who } is choosing how much food to pay for the battle in { $territory }.
northgard-ask-face = Battle in { $territory }, { $number } to { $number2 }. Your die gives you the choice: power or kill.
    .others = { $who } is choosing what the die gives in the battle in { $territory }.
northgard-ask-power-or-kill = Battle in { $territory }, { $number } to { $number2 }. Your card gives you the choice: power or kill.
    .others = { $who } is choosing what the card gives in the battle in { $territory }.
northgard-ask-name-creature = Choose a creature to attack, or go on.
    .others = { $who } is choosing creatures to attack.
northgard-ask-fight = Choose where you fight next.
    .others = { $who } is choosing which battle comes next.
northgard-ask-creature = Choose where it goes, since its card leaves it open: { $creature }.
    .others = { $who } is choosing where it goes: { $creature }.
northgard-ask-call = Call a creature? Choose where it appears, or decline.
    .others = { $who } is deciding whether to call a creature.
northgard-ask-scorch = Choose the territory for the Scorched Earth token.
    .others = { $who } is deciding about the Scorched Earth token.
northgard-ask-recruit =
    { $number ->
        [one] Choose a territory for a recruit ({ $number } left), or stop.
       *[other] Choose a territory for the next recruit ({ $number } left), or stop.
    }
    .others = { $who } is recruiting.
northgard-ask-recruit-each = Choose a territory for the next recruit, or stop.
    .others = { $who } is recruiting.
northgard-ask-recruit-figure = Choose who comes to { $territory }: a unit or Kaija.
    .others = { $who } is recruiting in { $territory }.
northgard-ask-camp-figure = Choose whom the Training Camp in { $territory } adds: a unit or Kaija.
    .others = { $who } is choosing whom the Training Camp in { $territory } adds.
northgard-ask-site = Choose the territory where you build.
    .others = { $who } is choosing where to build.
northgard-ask-site-more = Choose the territory where you build once more, or stop.
    .others = { $who } is choosing where to build once more.
northgard-ask-build = Choose the building for { $territory }.
    .others = { $who } is choosing a building for { $territory }.
northgard-ask-slot = Choose the slot in { $territory } for the building: { $building }.
    .others = { $who } is choosing a slot in { $territory } for the building: { $building }.
northgard-ask-collect = Collect the resources of { $territory } now?
    .others = { $who } is deciding whether to collect the resources of { $territory }.
northgard-ask-exchange = Choose a building to exchange, or leave them all.
    .others = { $who } may exchange a building.
northgard-ask-exchange-for = Choose what takes its place: { $building }.
    .others = { $who } is choosing what takes the place of a building: { $building }.
northgard-ask-move =
    { $number ->
        [one] Choose whom you move ({ $number } point left), or end your movements.
       *[other] Choose whom you move ({ $number } points left), or end your movements.
    }
    .others = { $who } is moving.
northgard-ask-move-figures = Choose how many figures leave { $territory }.
    .others = { $who } is moving figures from { $territory }.
northgard-ask-move-to =
    { $number ->
        [one] Choose where the figures from { $territory } go ({ $number } point left).
       *[other] Choose where the figures from { $territory } go ({ $number } points left).
    }
    .others = { $who } is moving figures from { $territory }.
northgard-ask-relocate = Choose the territory whose figures you bring elsewhere.
    .others = { $who } is choosing whom to bring elsewhere.
northgard-ask-relocate-enemy = Choose the territory whose figures you lure away.
    .others = { $who } is choosing whom to lure away.
northgard-ask-relocate-figures = Choose how many figures leave { $territory }.
    .others = { $who } is choosing how many figures leave { $territory }.
northgard-ask-relocate-to = Choose where the figures from { $territory } go.
    .others = { $who } is choosing where the figures from { $territory } go.
northgard-ask-strike = Choose the enemy territory that loses a unit.
    .others = { $who } is choosing whom to strike.
northgard-ask-spoils = Choose the resource that you take in { $territory }.
    .others = { $who } is choosing what to take in { $territory }.
northgard-ask-act = Play a card, wait, replace or remove a card, upgrade your clan, or pass.
    .others = { $who } has the turn.
northgard-ask-play-on = Play one more card, or end your turn.
    .others = { $who } may play one more card.
northgard-ask-upgrade-with = Choose the card that you give up for “{ $card }”: into the active zone, or out of the game.
    .others = { $who } is upgrading the clan with “{ $card }”.
northgard-ask-take = Choose the card on display that goes on top of your deck.
    .others = { $who } is choosing a card on display.
northgard-ask-take-discard = Choose the card that you take back from your discard pile.
    .others = { $who } is choosing a card from the discard pile.
northgard-ask-take-display = Choose the card on display that you take now.
    .others = { $who } is choosing a card on display.
northgard-ask-pay =
    { $number ->
        [one] Pay for more? { $number } resource is left to pay; choose which.
       *[other] Pay for more? { $number } resources are left to pay; choose which.
    }
    .others = { $who } may pay for more.
northgard-ask-copy = Choose the card whose effect you carry out.
    .others = { $who } is choosing a card to copy.
northgard-ask-optional =
    { $step ->
        [explore] Explore as well?
       *[other] Carry out the next part of the card?
    }
    .others = { $who } is deciding how to go on with the card.
northgard-ask-discard-drawn =
    { $number ->
        [one] Choose the card that you discard of those drawn.
       *[other] Choose the cards that you discard of those drawn; { $number } are left to choose.
    }
    .others = { $who } is choosing among the cards drawn.
northgard-ask-return =
    { $number ->
        [one] Choose the card that goes back on top of your deck.
       *[other] Choose the cards that go back on top of your deck, the lowest first; { $number } are left to choose.
    }
    .others = { $who } is putting cards back on the deck.
northgard-ask-rival = Choose the opponent.
    .others = { $who } is choosing an opponent.
northgard-ask-discard = Choose the card that you discard.
    .others = { $who } must discard a card.
northgard-ask-name = Choose a card from the hand of { $seat }.
    .others = { $who } is looking at the hand of { $seat }.
northgard-ask-ransom =
    { $number ->
        [one] Discard the card named, or give { $seat } { $number } more resource: choose which.
       *[other] Discard the card named, or give { $seat } { $number } more resources: choose which.
    }
    .others =
        { $number ->
            [one] { $who } must discard a card or give { $seat } { $number } more resource.
           *[other] { $who } must discard a card or give { $seat } { $number } more resources.
        }
northgard-ask-reaction = { $seat } plays “{ $card }”. Cancel it?
northgard-ask-reaction-others = The opponents may answer the card.

## What happened

northgard-event-gained = { $who } gains { $goods }.
northgard-event-paid = { $who } pays { $goods }.
northgard-event-fame = { $who } gains { $number } fame.
northgard-event-fame-lost =
    { $number ->
        [0] { $who } has no fame to lose.
       *[other] { $who } loses { $number } fame.
    }
northgard-event-placed-unit =
    { $number ->
        [one] { $who } puts { $number } unit into { $territory }.
       *[other] { $who } puts { $number } units into { $territory }.
    }
northgard-event-placed-kaija = { $who } puts Kaija into { $territory }.
northgard-event-fell =
    { $number ->
        [one] { $who } loses { $number } unit in { $territory }.
       *[other] { $who } loses { $number } units in { $territory }.
    }
northgard-event-kaija-fell = { $who } loses Kaija in { $territory }.
northgard-event-built = { $who } builds in { $territory }: { $building }.
northgard-event-tile =
    { $number ->
        [0] A tile is placed at { $place }: { $tile }.
        [one] A tile is placed at { $place }, turned by { $number } quarter: { $tile }.
       *[other] A tile is placed at { $place }, turned by { $number } quarters: { $tile }.
    }
    .seen = A tile is placed: { $tile }.
northgard-event-clan = { $who } leads the { $clan }.
northgard-event-rolled-first = { $who } rolls for the first turn: { $face }; { $face2 }.
northgard-event-first = { $who } is the first player.
northgard-event-achievement = The achievement “{ $card }” lies open.
northgard-event-chose-tile = { $who } chooses the tile: { $tile }.
northgard-event-tile-under =
    { $tile ->
        [hidden] { $who } puts a tile under the pile.
       *[other] { $who } puts a tile under the pile: { $tile }.
    }
northgard-event-drew-tile =
    { $tile ->
        [hidden] { $who } draws a tile.
       *[other] { $who } draws a tile: { $tile }.
    }
northgard-event-no-tile = { $who } finds no tile that fits.
northgard-event-closed =
    { $number ->
        [one] { $territory } is closed: { $number } tile.
       *[other] { $territory } is closed: { $number } tiles.
    }
northgard-event-tiles-back = The other tiles are shuffled into the pile ({ $number }).
northgard-event-second-chance = { $who } comes back with a group from the reserve.
northgard-event-second-chance-declined = { $who } does not come back this year.
northgard-event-swapped = { $who } gives { $seat } 1 { $resource } for 1 { $resource2 }.
northgard-event-swap-declined = { $who } declines the swap of { $seat }: 1 { $resource } for 1 { $resource2 }.
northgard-event-unrest = { $who } cannot pay for the winter and puts an Unrest card on the deck.
northgard-event-total = { $who } has { $score } fame in all.
northgard-event-won = { $who } wins with { $score } fame.
northgard-event-won-territories =
    { $who } wins with { $number } closed { $number ->
        [one] territory
       *[other] territories
    } that { $number ->
        [one] has
       *[other] have
    } a large building.
northgard-event-battle = { $who } attacks { $seat } in { $territory }.
northgard-event-creature-fight = { $who } attacks the { $creature } in { $territory }.
northgard-event-creature-attacks = The { $creature } attacks { $who } in { $territory }.
northgard-event-dealt-tile =
    { $tile ->
        [hidden] { $who } draws a tile for the set-up.
       *[other] { $who } draws a tile for the set-up: { $tile }.
    }
northgard-event-driven =
    { $number2 ->
        [0] { $who } is driven from { $territory } to { $territory2 }: { $number ->
            [one] { $number } unit
           *[other] { $number } units
        }.
       *[other] { $who } is driven from { $territory } to { $territory2 }: { $number ->
            [0] Kaija
            [one] { $number } unit and Kaija
           *[other] { $number } units and Kaija
        }.
    }
northgard-event-retreated =
    { $number2 ->
        [0] { $who } retreats from { $territory } to { $territory2 }: { $number ->
            [one] { $number } unit
           *[other] { $number } units
        }.
       *[other] { $who } retreats from { $territory } to { $territory2 }: { $number ->
            [0] Kaija
            [one] { $number } unit and Kaija
           *[other] { $number } units and Kaija
        }.
    }
northgard-event-battle-food =
    { $number ->
        [0] { $who } pays no food.
       *[other] { $who } pays { $number } food for +{ $number } power.
    }
northgard-event-rolled = { $who } rolls { $face }.
northgard-event-creature-rolled = { $who } rolls { $face } for the { $creature }.
northgard-event-chose-power = { $who } takes { $number } power.
northgard-event-chose-kill =
    { $number ->
        [one] { $who } takes { $number } kill.
       *[other] { $who } takes { $number } kills.
    }
northgard-event-battle-won = { $who } wins the battle in { $territory }, { $number } to { $number2 }.
northgard-event-battle-no-winner = Nobody is left of the battle in { $territory }, { $number } to { $number2 }.
northgard-event-creature-won = The { $creature } wins in { $territory }, { $number } to { $number2 }; { $who } loses.
northgard-event-conquered = { $who } takes { $territory } from { $seat }.
northgard-event-creature-beaten = { $who } has beaten the { $creature }.
northgard-event-creature-named = { $who } will attack the { $creature }.
northgard-event-creature-appeared = The { $creature } appears in { $territory }.
northgard-event-creature-moved = The { $creature } goes from { $territory } to { $territory2 }.
northgard-event-scorched = { $who } scorches { $territory }.
northgard-event-moved =
    { $number2 ->
        [0] { $who } moves from { $territory } to { $territory2 }: { $number ->
            [one] { $number } unit
           *[other] { $number } units
        }.
       *[other] { $who } moves from { $territory } to { $territory2 }: { $number ->
            [0] Kaija
            [one] { $number } unit and Kaija
           *[other] { $number } units and Kaija
        }.
    }
northgard-event-exchanged = { $who } exchanges a building in { $territory }: { $building } → { $building2 }.
northgard-event-relocated =
    { $number2 ->
        [0] { $who }: { $territory } → { $territory2 }, { $number ->
            [one] { $number } unit
           *[other] { $number } units
        }.
       *[other] { $who }: { $territory } → { $territory2 }, { $number ->
            [0] Kaija
            [one] { $number } unit and Kaija
           *[other] { $number } units and Kaija
        }.
    }
northgard-event-struck = { $who } strikes { $seat } in { $territory }.
northgard-event-year = Year { $number } begins.
northgard-event-displayed = On display: { $card }.
northgard-event-display-gone = Nobody took “{ $card }”; it leaves the game.
northgard-event-shuffled = { $who } shuffles the discard pile into a new deck ({ $number }).
northgard-event-drew =
    { $card ->
        [hidden] { $who } draws a card.
       *[other] { $who } draws “{ $card }”.
    }
northgard-event-returned =
    { $card ->
        [hidden] { $who } puts a card back on the deck.
       *[other] { $who } puts “{ $card }” back on the deck.
    }
northgard-event-discarded = { $who } discards “{ $card }”.
northgard-event-played = { $who } plays “{ $card }”.
northgard-event-countered = { $who } answers with “{ $card }”: “{ $card2 }” of { $seat } has no effect.
northgard-event-laid = { $who } lays “{ $card }” into the active zone.
northgard-event-removed = { $who } removes “{ $card }” from the game.
northgard-event-upgraded = { $who } upgrades the clan: “{ $card }”.
northgard-event-passed = { $who } passes.
northgard-event-first-marker = { $who } has the first player marker.
northgard-event-took = { $who } puts “{ $card }” on top of the deck.
northgard-event-took-back = { $who } takes “{ $card }” back from the discard pile.
northgard-event-copied = { $who } copies “{ $card }”.
northgard-event-kaija-may-attack = { $who }: this year Kaija may enter enemy territories.
northgard-event-ignores-defences = { $who }: this year enemy Defense Towers and Fortresses do not count.
northgard-event-looked-at-hand = { $who } looks at the hand of { $seat }.
northgard-event-named =
    { $card ->
        [hidden] { $who } names a card of { $seat }.
       *[other] { $who } names a card of { $seat }: “{ $card }”.
    }
northgard-event-ransom = { $who } → { $seat }: { $number } { $resource }.
northgard-event-turn = Turn { $number }: { $who }.

## The end

northgard-ending-territories = Won by enough closed territories with a large building in each.
    .title =
        { $winners ->
            [one] { $names } wins by territories
           *[other] { $names } win by territories
        }
northgard-ending-fame = Won by the most fame after the last year.
northgard-tie-fame = Among those with enough such territories, the winner has the most fame.
northgard-tie-territories = Among equals, the winner controls the most territories.
northgard-tie-units = Territories were equal too; the winner has the most units on the map.
northgard-tie-buildings = Territories and units were equal too; the winner has the most buildings.
northgard-tie-shared = Everything was equal, so the victory is shared.
northgard-source-tokens = Fame tokens
northgard-source-resources = Sets of 3 resources
northgard-source-cards = Development cards
northgard-source-achievements = Achievements
northgard-source-unrest = Unrest

## What a pick would cost and bring

northgard-preview-cost = Cost: { $goods }
northgard-preview-gain = You gain: { $goods }
northgard-preview-fame = You gain { $number } fame
northgard-preview-fame-most = Up to { $number } fame there, by how the tile is turned
northgard-preview-draw =
    { $number ->
        [one] You draw { $number } card
       *[other] You draw { $number } cards
    }
northgard-preview-discard-hand =
    { $number ->
        [one] You discard { $number } card from your hand
       *[other] You discard { $number } cards from your hand
    }
northgard-preview-first = You take the first player marker
northgard-preview-card-fame = Worth { $number } fame at the end
northgard-preview-card-fame-lost = You lose { $number } fame of this card at the end
northgard-preview-achievement = Worth { $number } fame as things stand
northgard-preview-tile-symbols = Shown on the tile: { $goods }
northgard-preview-turns = Ways to turn it there: { $number }
northgard-preview-close =
    { $number ->
        [one] Closes { $territory }: { $number } tile
       *[other] Closes { $territory }: { $number } tiles
    }
northgard-preview-closes-theirs = It closes land of { $seat }: { $number } fame for them at every harvest, nothing for you
northgard-preview-creature-appears = A creature appears in { $territory }
northgard-preview-takes = You take control of { $territory }
northgard-preview-leaves = You give up { $territory }
northgard-preview-abandons = Left empty, its buildings serve nobody: { $number }; fame lost at every harvest: { $number2 }
northgard-preview-camps =
    { $number ->
        [one] Training Camps add { $number } unit
       *[other] Training Camps add { $number } units
    }
northgard-preview-winter = Winter: { $goods } → { $goods2 }
northgard-preview-winter-short = Missing in the winter, even after the harvest: { $goods }. That brings an Unrest card
northgard-preview-large = Closed territories with a large building: { $number } of { $number2 }
northgard-preview-harvest = Every harvest: { $goods }
northgard-preview-harvest-fame = Every harvest: { $number } fame
northgard-preview-points = Movement points: { $number }, then { $number2 } left
northgard-preview-battle = Battle against { $seat } before food and dice: { $number } to { $number2 }
northgard-preview-creature = Fight against the { $creature } before food and dice: { $number } to { $number2 }
northgard-preview-odds = You win { $number } of { $number2 } rolls, if nobody pays more food
northgard-preview-food-wasted = The odds are the same without paying food: { $number }
northgard-preview-odds-hold = You hold in { $number } of { $number2 } rolls, if nobody pays more food
northgard-preview-reward = If you win: { $number } fame

## What dice bring, counted over a whole game

northgard-rolls-battle = power and kills of the battle die
northgard-draws-tiles = tiles explored
northgard-draws-creatures = creatures
northgard-draws-display = cards on display
northgard-draws-cards = cards drawn
