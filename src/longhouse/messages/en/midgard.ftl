### Champions of Midgard. speech.py says how the variables are named.

## Things

midgard-good-food = food
midgard-good-wood = wood
midgard-good-coin = coin
midgard-good-favour = favour

# A number of one resource; several of them become a list.
midgard-goods-food = { $number } food
midgard-goods-wood = { $number } wood
midgard-goods-coin =
    { $number } { $number ->
        [one] coin
       *[other] coins
    }
midgard-goods-favour = { $number } favour
midgard-goods-none = nothing

midgard-die-sword = Swordsman
midgard-die-spear = Spearman
midgard-die-axe = Axeman

midgard-dice-sword =
    { $number } { $number ->
        [one] swordsman
       *[other] swordsmen
    }
midgard-dice-spear =
    { $number } { $number ->
        [one] spearman
       *[other] spearmen
    }
midgard-dice-axe =
    { $number } { $number ->
        [one] axeman
       *[other] axemen
    }
midgard-dice-none = no warriors

# What can be lost: a die or food
midgard-cargo-sword = a swordsman
midgard-cargo-spear = a spearman
midgard-cargo-axe = an axeman
midgard-cargo-food = 1 food

# Faces of dice, and what a roll shows: swordsmen (2× hit, shield), axemen (double hit)
midgard-face-blank = blank
midgard-face-hit = hit
midgard-face-double = double hit
midgard-face-shield = shield
midgard-roll-sword = swordsmen ({ $faces })
midgard-roll-spear = spearmen ({ $faces })
midgard-roll-axe = axemen ({ $faces })
midgard-roll-face = { $number }× { $face }
midgard-roll-none = no dice

# A die of a roll, by its number and, where it is known, by what it shows
midgard-rolled = { $number }
midgard-rolled-shown = { $number } ({ $die }, { $face })
midgard-tenths = { $whole }.{ $tenth }
midgard-percent = { $number }%

midgard-phase-setup = Set-up
midgard-phase-round = Round set-up
midgard-phase-placement = Worker placement
midgard-phase-assignment = Assignment
midgard-phase-combat = Combat
midgard-phase-cleanup = Clean-up
midgard-phase-end = End of the game

## Leaders

midgard-leader-asmundr = Asmundr the Pious
midgard-leader-asmundr-text = 2 glory at once for every favour he spends on a reroll, in combat or on a hunt.
midgard-leader-dagrun = Dagrun the Destined
midgard-leader-dagrun-text = At the Sage’s House she draws one more destiny card; she still keeps one, the rest go under the deck.
midgard-leader-gylfir = Gylfir the Seaworthy
midgard-leader-gylfir-text = Uses the Merchant Ship without paying the coin.
midgard-leader-svanhildr = Svanhildr the Swordmaiden
midgard-leader-svanhildr-text = Her swordsmen deal 2 on a hit and 3 on a double hit, in combat and on a hunt.
midgard-leader-ullr = Ullr the Berserker
midgard-leader-ullr-text = 1 glory in every combat round in which his final roll shows a double hit.

## Where a worker can go

midgard-place-blacksmith = Blacksmith
midgard-place-blacksmith-text = Take every axeman that waits here.
midgard-place-hafter = Hafter
midgard-place-hafter-text = Take every spearman that waits here.
midgard-place-swordsmith = Swordsmith
midgard-place-swordsmith-text = Take every swordsman that waits here.
midgard-place-smokehouse = Smokehouse
midgard-place-smokehouse-text = Take all food that lies here.
midgard-place-troll = Troll Space
midgard-place-troll-text = The fight against this round’s troll is yours. Whoever kills it sheds 1 blame and gives 1 to somebody; if nobody does, everyone takes 1.
midgard-place-draugr_1 = Draugr Space 1
midgard-place-draugr_1-text = The fight against the left draugr is yours.
midgard-place-draugr_2 = Draugr Space 2
midgard-place-draugr_2-text = The fight against the right draugr is yours.
midgard-place-hunting_grounds = Hunting Grounds
midgard-place-hunting_grounds-text = Your warriors without an assignment hunt before the fights: 1 food for each hit, at most 6. There is room for everybody.
midgard-place-jarls_longhouse = Jarl’s Longhouse
midgard-place-jarls_longhouse-text = Gain 1 swordsman and take the first-player token; if it is yours already, pass it to the left.
midgard-place-sages_house = Sage’s House
midgard-place-sages_house-text = Look at one face-down journey card, then draw a destiny card.
midgard-place-large_longship = Large Public Longship
midgard-place-large_longship-text = Pay 1 coin and send this ship to a free shore. It carries 10 warriors and food.
midgard-place-small_longship = Small Public Longship
midgard-place-small_longship-text = Send this ship to a free shore. It carries 5 warriors and food.
midgard-place-shipwright = Shipwright
midgard-place-shipwright-text = Buy one of the longships left, for its wood and coins; one in the whole game. It is worth glory at the end.
midgard-place-market = Market
midgard-place-market-text = Swap food, wood and coins one for one, as often as you like.
midgard-place-merchant_ship = Merchant Ship
midgard-place-merchant_ship-text = Pay 1 coin and gain everything on the open merchant card.
midgard-place-runesmith = Runesmith
midgard-place-runesmith-text = Pay 1 wood and take an open rune or the top one of the deck unseen.
midgard-place-stave_church = Stave Church
midgard-place-stave_church-text = Pay 1, 3, 6 or 10 coins for 1, 2, 3 or 4 favour.
midgard-place-worker_huts = Worker Huts
midgard-place-worker_huts-text = Pay the price of the day and gain your spare worker for good; once for each player.
midgard-place-beg = Beg
midgard-place-beg-text = Gain 1 food and 1 blame. Always possible.
midgard-place-beggar = Beggar
midgard-place-beggar-text = Give 1 food for 1 favour, up to 3 times.
midgard-place-skald = Skald
midgard-place-skald-text = Gain 2 glory.
midgard-place-generous_merchant = Generous Merchant
midgard-place-generous_merchant-text = Gain 1 food and 1 wood.
midgard-place-benefactor = Benefactor
midgard-place-benefactor-text = Gain 2 coins.
midgard-place-militia = Militia
midgard-place-militia-text = Give 1 food, gain 2 swordsmen.
midgard-place-raiders = Raiders
midgard-place-raiders-text = Give 1 wood, gain 2 spearmen.
midgard-place-jomsvikings = Jomsvikings
midgard-place-jomsvikings-text = Pay 2 coins, gain 1 swordsman and 1 axeman.
midgard-place-varangians = Varangians
midgard-place-varangians-text = Pay 1 coin, gain 1 swordsman and 1 spearman.
midgard-place-karvi = Karvi
midgard-place-karvi-text = Your own longship: send it to a free shore, without a fee.
midgard-place-snekkja = Snekkja
midgard-place-snekkja-text = { midgard-place-karvi-text }
midgard-place-skeid = Skeid
midgard-place-skeid-text = { midgard-place-karvi-text }
midgard-place-drakkar = Drakkar
midgard-place-drakkar-text = { midgard-place-karvi-text }

midgard-ship-large = { midgard-place-large_longship }
midgard-ship-small = { midgard-place-small_longship }
midgard-ship-karvi = { midgard-place-karvi }
midgard-ship-snekkja = { midgard-place-snekkja }
midgard-ship-skeid = { midgard-place-skeid }
midgard-ship-drakkar = { midgard-place-drakkar }

midgard-shore-shore_1 = Distant Shore 1
midgard-shore-shore_2 = Distant Shore 2
midgard-shore-shore_3 = Distant Shore 3
midgard-shore-shore_4 = Distant Shore 4

# Where a fight may be
midgard-target-troll = troll
midgard-target-draugr_1 = draugr 1
midgard-target-draugr_2 = draugr 2
midgard-target-shore_1 = Distant Shore 1
midgard-target-shore_2 = Distant Shore 2
midgard-target-shore_3 = Distant Shore 3
midgard-target-shore_4 = Distant Shore 4

# With the enemy that is there: Distant Shore 2 · Huldra (red)
midgard-foe = { $target } · { $enemy }

## Runes

midgard-rune-gifts = Gifts
midgard-rune-gifts-text = Any moment: gain 4 in any mix of wood, food and coins.
midgard-rune-glory = Glory
midgard-rune-glory-text = When you defeat an enemy: half of its glory once more, rounded down.
midgard-rune-healing = Healing
midgard-rune-healing-text = In combat: lose nobody in this combat round.
midgard-rune-journey = Journey
midgard-rune-journey-text = When a journey of your ship is revealed: discard it and reveal the next one instead.
midgard-rune-knowledge = Knowledge
midgard-rune-knowledge-text = Any moment: look at all face-down journey cards on the shores.
midgard-rune-potential = Potential
midgard-rune-potential-text = After your roll: reroll any dice that show a blank.
midgard-rune-reaction = Reaction
midgard-rune-reaction-text = After your roll: every shield is a hit as well.
midgard-rune-success = Success
midgard-rune-success-text = Any moment: reveal a destiny of yours and score it now; it scores again at the end.
midgard-rune-true_vision = True Vision
midgard-rune-true_vision-text = At the Sage’s House: draw 2 destinies more, keep one of all.
midgard-rune-wealth = Wealth
midgard-rune-wealth-text = Any moment: double your coins; at most 5 are gained.

## Destinies

midgard-destiny-crusher_of_ice = Crusher of Ice
midgard-destiny-crusher_of_ice-text = The most blue enemies.
midgard-destiny-earth_smasher = Earth Smasher
midgard-destiny-earth_smasher-text = The most yellow enemies.
midgard-destiny-master_of_flames = Master of Flames
midgard-destiny-master_of_flames-text = The most red enemies.
midgard-destiny-craftsman = Craftsman
midgard-destiny-craftsman-text = The most wood.
midgard-destiny-leader_of_armies = Leader of Armies
midgard-destiny-leader_of_armies-text = The most warriors.
midgard-destiny-odins_favored = Odin’s Favored
midgard-destiny-odins_favored-text = The most favour.
midgard-destiny-prepared = Prepared
midgard-destiny-prepared-text = The most food.
midgard-destiny-prosperous = Prosperous
midgard-destiny-prosperous-text = The most coins.
midgard-destiny-runemaster = Runemaster
midgard-destiny-runemaster-text = The most runes, used or not.
midgard-destiny-monster_hunter = Monster Hunter
midgard-destiny-monster_hunter-text = The most monsters.
midgard-destiny-slayer_of_the_undead = Slayer of the Undead
midgard-destiny-slayer_of_the_undead-text = The most draugr.
midgard-destiny-troll_slayer = Troll Slayer
midgard-destiny-troll_slayer-text = The most trolls.

## Journeys

midgard-journey-all_quiet = All Quiet
midgard-journey-all_quiet-text = Nothing happens.
midgard-journey-kraken = Kraken
midgard-journey-kraken-text = Fight the kraken with everybody aboard; it is worth 3 glory, and survivors sail on.
midgard-journey-lost = Lost
midgard-journey-lost-text = Lose 2 from the ship: food, warriors, or one of each.
midgard-journey-no_wind = No Wind
midgard-journey-no_wind-text = Lose 1 food from the ship.
midgard-journey-storm = Storm
midgard-journey-storm-text = Lose 1 food or 1 warrior from the ship.
midgard-journey-whirlpool = Whirlpool
midgard-journey-whirlpool-text = Lose 1 warrior from the ship.

## Merchant ships

midgard-merchant-ms_provisions = Provisions
midgard-merchant-ms_provisions-text = 4 food and 1 wood.
midgard-merchant-ms_timber = Timber
midgard-merchant-ms_timber-text = 3 wood and 2 food.
midgard-merchant-ms_farmhands = Armed Farmhands
midgard-merchant-ms_farmhands-text = 2 swordsmen and 2 food.
midgard-merchant-ms_whalers = Whalers
midgard-merchant-ms_whalers-text = 2 spearmen and 1 food.
midgard-merchant-ms_headsman = Wandering Axeman
midgard-merchant-ms_headsman-text = 1 axeman and 2 food.
midgard-merchant-ms_free_company = Free Company
midgard-merchant-ms_free_company-text = 1 swordsman, 1 spearman, 1 food and 1 wood.
midgard-merchant-ms_foresters = Foresters
midgard-merchant-ms_foresters-text = 1 spearman, 2 wood and 1 food.
midgard-merchant-ms_shipwrights_sons = Shipwright’s Sons
midgard-merchant-ms_shipwrights_sons-text = 2 swordsmen and 2 wood.

## Enemies

midgard-enemy-moss_troll_1 = Moss Troll
midgard-enemy-moss_troll_2 = Moss Troll
midgard-enemy-bridge_troll_1 = Bridge Troll
midgard-enemy-bridge_troll_2 = Bridge Troll
midgard-enemy-cave_troll_1 = Cave Troll
midgard-enemy-cave_troll_2 = Cave Troll
midgard-enemy-hill_troll_1 = Hill Troll
midgard-enemy-hill_troll_2 = Hill Troll
midgard-enemy-river_troll_1 = River Troll
midgard-enemy-river_troll_2 = River Troll
midgard-enemy-forest_troll_1 = Forest Troll
midgard-enemy-forest_troll_2 = Forest Troll
midgard-enemy-two_headed_troll_1 = Two-headed Troll
midgard-enemy-two_headed_troll_2 = Two-headed Troll
midgard-enemy-mountain_troll_1 = Mountain Troll
midgard-enemy-mountain_troll_2 = Mountain Troll
midgard-enemy-barrow_wretch_red = Barrow Wretch (red)
midgard-enemy-barrow_wretch_blue = Barrow Wretch (blue)
midgard-enemy-barrow_wretch_yellow = Barrow Wretch (yellow)
midgard-enemy-risen_thrall_red = Risen Thrall (red)
midgard-enemy-risen_thrall_blue = Risen Thrall (blue)
midgard-enemy-risen_thrall_yellow = Risen Thrall (yellow)
midgard-enemy-mist_haunter_red = Mist Haunter (red)
midgard-enemy-mist_haunter_blue = Mist Haunter (blue)
midgard-enemy-mist_haunter_yellow = Mist Haunter (yellow)
midgard-enemy-grave_warrior_red = Grave Warrior (red)
midgard-enemy-grave_warrior_blue = Grave Warrior (blue)
midgard-enemy-grave_warrior_yellow = Grave Warrior (yellow)
midgard-enemy-haugbui_red = Haugbui (red)
midgard-enemy-haugbui_blue = Haugbui (blue)
midgard-enemy-haugbui_yellow = Haugbui (yellow)
midgard-enemy-cursed_huscarl_red = Cursed Huscarl (red)
midgard-enemy-cursed_huscarl_blue = Cursed Huscarl (blue)
midgard-enemy-cursed_huscarl_yellow = Cursed Huscarl (yellow)
midgard-enemy-draugr_lord_red = Draugr Lord (red)
midgard-enemy-draugr_lord_blue = Draugr Lord (blue)
midgard-enemy-draugr_lord_yellow = Draugr Lord (yellow)
midgard-enemy-nykr_red = Nykr (red)
midgard-enemy-nykr_blue = Nykr (blue)
midgard-enemy-nykr_yellow = Nykr (yellow)
midgard-enemy-marmennill_red = Marmennill (red)
midgard-enemy-marmennill_blue = Marmennill (blue)
midgard-enemy-marmennill_yellow = Marmennill (yellow)
midgard-enemy-huldra_red = Huldra (red)
midgard-enemy-huldra_blue = Huldra (blue)
midgard-enemy-huldra_yellow = Huldra (yellow)
midgard-enemy-fenris_cub_red = Fenris Cub (red)
midgard-enemy-fenris_cub_blue = Fenris Cub (blue)
midgard-enemy-fenris_cub_yellow = Fenris Cub (yellow)
midgard-enemy-lyndwurm_red = Lyndwurm (red)
midgard-enemy-lyndwurm_blue = Lyndwurm (blue)
midgard-enemy-lyndwurm_yellow = Lyndwurm (yellow)
midgard-enemy-mara_red = Mara (red)
midgard-enemy-mara_blue = Mara (blue)
midgard-enemy-mara_yellow = Mara (yellow)
midgard-enemy-hel_hound_red = Hel Hound (red)
midgard-enemy-hel_hound_blue = Hel Hound (blue)
midgard-enemy-hel_hound_yellow = Hel Hound (yellow)
midgard-enemy-frost_giant_red = Frost Giant (red)
midgard-enemy-frost_giant_blue = Frost Giant (blue)
midgard-enemy-frost_giant_yellow = Frost Giant (yellow)
midgard-enemy-sea_serpent_red = Sea Serpent (red)
midgard-enemy-sea_serpent_blue = Sea Serpent (blue)
midgard-enemy-sea_serpent_yellow = Sea Serpent (yellow)
midgard-enemy-fire_giant_red = Fire Giant (red)
midgard-enemy-fire_giant_blue = Fire Giant (blue)
midgard-enemy-fire_giant_yellow = Fire Giant (yellow)
midgard-enemy-nidhogg_brood_red = Brood of Nidhogg (red)
midgard-enemy-nidhogg_brood_blue = Brood of Nidhogg (blue)
midgard-enemy-nidhogg_brood_yellow = Brood of Nidhogg (yellow)
midgard-enemy-hafgufa_red = Hafgufa (red)
midgard-enemy-hafgufa_blue = Hafgufa (blue)
midgard-enemy-hafgufa_yellow = Hafgufa (yellow)
midgard-enemy-kraken = Kraken

## What a player may do

midgard-option-leader = Lead as { $leader }
midgard-option-place = { $place }
midgard-option-sail = Sail to { $foe }
midgard-option-peek = Look at the journey: { $foe }
midgard-option-keep = Keep “{ $destiny }”
midgard-option-take = Take the rune “{ $rune }”
midgard-option-draw = Take the top rune of the deck unseen
midgard-option-pray = { $goods2 } for { $goods }
midgard-option-again = Once more
midgard-option-swap = Give 1 { $good } for 1 { $good2 }
midgard-option-buy = Buy the { $ship } for { $goods }
midgard-option-recruit = Take a recruit: { $die }
midgard-option-use = Use the rune “{ $rune }”
midgard-option-gain = Take 1 { $good }
midgard-option-reveal = Reveal “{ $destiny }”
midgard-option-demand = Demand turn order
midgard-option-send = { $die } → { $foe }
midgard-option-recall = { $die } ← { $foe }
midgard-option-load = 1 food → { $foe }
midgard-option-unload = 1 food ← { $foe }
midgard-option-confirm = Confirm the assignment
midgard-option-lose = Lose { $cargo }
midgard-option-reroll = Spend 1 favour on a reroll
midgard-option-mark = Mark die { $rolled }
midgard-option-unmark = Leave die { $rolled } as it is
midgard-option-roll = Reroll the marked dice
midgard-option-cancel = Do not reroll
midgard-option-blame = Blame for { $seat }
midgard-option-done =
    { $about ->
        [again] Give no more
        [swap] Trade no more
        [hunt] Keep the roll
        [fight] Keep the roll
       *[other] That is all
    }
midgard-option-decline = Do without it

## Questions; .others is what the other players read

midgard-ask-leader = Choose your leader.
    .others = { $who } is choosing a leader.
midgard-ask-gifts = Choose what you gain ({ $number } left).
    .others = { $who } is choosing gifts.
midgard-ask-success = Choose the destiny that you reveal and score now.
    .others = { $who } is choosing a destiny to reveal.
midgard-ask-last-runes = The last round is over. Use a rune before the scoring?
    .others = { $who } may still use a rune before the scoring.
midgard-ask-any-moment = You may use a rune at any moment.
    .others = { $who } may use a rune at any moment.
midgard-ask-place = Choose where to place a worker.
    .others = { $who } is placing a worker.
midgard-ask-after-placing = Use a rune, or end your turn.
    .others = { $who } may use a rune.
midgard-ask-again = Once more at “{ $place }”? Possible: { $number } more.
    .others = { $who } may use “{ $place }” once more (at most { $number }).
midgard-ask-recruit = There is not room for all in your longhouse. Choose whom you take ({ $number } more).
    .others = { $who } is choosing whom to take into the longhouse.
midgard-ask-sail = Choose the shore for your ship: { $ship }.
    .others = { $who } is choosing a shore for the ship: { $ship }.
midgard-ask-peek = Choose the journey card that you look at.
    .others = { $who } is choosing a journey card to look at.
midgard-ask-draw-more =
    You are about to draw { $number } { $number ->
        [one] destiny
       *[other] destinies
    }. Use “{ $rune }” to draw more?
    .others =
        { $who } is about to draw { $number } { $number ->
            [one] destiny
           *[other] destinies
        } and may use “{ $rune }” to draw more.
midgard-ask-keep = Choose the destiny that you keep ({ $number } to keep); the others go under the deck.
    .others = { $who } is choosing a destiny ({ $number } to keep).
midgard-ask-take-rune = Choose the rune that you take.
    .others = { $who } is choosing a rune.
midgard-ask-pray = Choose how much favour you buy.
    .others = { $who } is buying favour.
midgard-ask-buy-longship = Choose the longship that you buy.
    .others = { $who } is buying a longship.
midgard-ask-swap = Swap one for one, or trade no more.
    .others = { $who } is trading at the market.
midgard-ask-assign = Send your warriors to your fights and ships, load food, then confirm.
    .others = { $who } is assigning warriors.
midgard-ask-seal = In secret: send your warriors to your fights and ships, load food, then confirm.
    .others = { $who } is assigning warriors in secret.
midgard-ask-demand = Others are assigning warriors in secret. You may demand turn order.
    .others = { $who } may demand turn order.
midgard-ask-assign-others = The players are assigning their warriors in secret.
midgard-ask-hunt =
    The hunt: { $number } { $number ->
        [one] hit
       *[other] hits
    }. Reroll, use a rune, or keep the roll?
    .others =
        { $who } is hunting: { $number } { $number ->
            [one] hit
           *[other] hits
        }.
midgard-ask-fight = { $enemy }: damage { $number } of { $number2 }, losses { $number3 } as the dice lie. Reroll, use a rune, or keep the roll?
    .others = { $who } is fighting. { $enemy }: damage { $number } of { $number2 }, losses { $number3 } as the dice lie.
midgard-ask-mark = Mark the dice that you reroll, then roll.
    .others = { $who } is choosing dice to reroll.
midgard-ask-healing =
    You are about to lose { $number } { $number ->
        [one] warrior
       *[other] warriors
    }. Use the rune and lose nobody?
    .others = { $who } may use a rune against the losses ({ $number }).
midgard-ask-lose-combat = Choose whom you lose in the fight ({ $number } left).
    .others = { $who } is choosing whom to lose ({ $number } left).
midgard-ask-lose-sea = Choose what your ship loses at sea ({ $number } left).
    .others = { $who } is choosing what to lose at sea ({ $number } left).
midgard-ask-starve = There is not enough food. Choose who starves ({ $number } left).
    .others = { $who } is choosing who starves ({ $number } left).
midgard-ask-journey = The journey is “{ $journey }”. Use the rune to replace it?
    .others = { $who } may replace the journey “{ $journey }”.
midgard-ask-glory = { $enemy }: defeated. Use the rune for { $number } more glory?
    .others = { $who } may use a rune for { $number } more glory.
midgard-ask-blame = The troll is dead. Choose who takes the blame.
    .others = { $who } is choosing who takes the blame.

## What happened

midgard-event-gained = { $who } gains { $goods }.
midgard-event-paid = { $who } pays { $goods }.
midgard-event-glory = { $who } gains { $number } glory.
midgard-event-blame = { $who } takes { $number } blame.
midgard-event-blame-gone = { $who } sheds { $number } blame.
midgard-event-recruited = { $who } recruits { $dice }.
midgard-event-lost-warrior = { $who } loses a warrior ({ $target }): { $die }.
midgard-event-lost-food = { $who } loses { $number } food ({ $target }).
midgard-event-rune = { $who } uses the rune “{ $rune }”.
midgard-event-looked =
    { $journey ->
        [hidden] { $who } looks at the journey of { $shore }.
       *[other] { $who } looks at the journey of { $shore }: { $journey }.
    }
midgard-event-stall = A stall is set up: { $place }.
midgard-event-first = { $who } has the first-player token.
midgard-event-leader = { $who } leads as { $leader }.
midgard-event-destiny =
    { $destiny ->
        [hidden] { $who } receives a destiny.
       *[other] { $who } receives the destiny “{ $destiny }”.
    }
midgard-event-destiny-under =
    { $destiny ->
        [hidden] { $who } puts a destiny under the deck.
       *[other] { $who } puts the destiny “{ $destiny }” under the deck.
    }
midgard-event-revealed = { $who } reveals the destiny “{ $destiny }”.
midgard-event-round = Round { $number } begins.
midgard-event-enemy = An enemy appears ({ $target }): { $enemy }.
midgard-event-journey-laid = A journey card is laid face down: { $shore }.
midgard-event-rune-laid = A rune lies open: “{ $rune }”.
midgard-event-merchant = A merchant ship arrives: { $merchant }.
midgard-event-stocked = New at the smiths and in the Smokehouse: { $dice }, food: { $number }.
midgard-event-workers-home = All workers and ships come home.
midgard-event-enemy-gone = Nobody has defeated it ({ $target }): { $enemy }.
midgard-event-monster-coin = A coin is laid on the monster of { $target } (now { $number }).
midgard-event-scored-destiny =
    { $number ->
        [0] { $who } gains nothing for the destiny “{ $destiny }”.
       *[other] { $who } gains { $number } glory for the destiny “{ $destiny }”.
    }
midgard-event-scored-sets = { $who } gains { $number2 } glory for sets of three colours ({ $number }).
midgard-event-scored-runes = { $who } gains { $number2 } glory for runes ({ $number }).
midgard-event-scored-longship = { $who } gains { $number } glory for the { $ship }.
midgard-event-scored-favour = { $who } gains { $number2 } glory for favour ({ $number }).
midgard-event-scored-coins = { $who } gains { $number2 } glory for coins ({ $number }).
midgard-event-scored-blame = { $who }: blame ({ $number }) changes the glory by { $score }.
midgard-event-total = { $who } has { $score } glory in all.
midgard-event-won = { $who } is the champion of Midgard with { $score } glory.
midgard-event-placed = { $who } places a worker: { $place }.
midgard-event-begged = { $who } begs.
midgard-event-surplus = { $who } has no room in the longhouse for { $dice }.
midgard-event-supply-short = { $who }: the supply is short of { $dice }.
midgard-event-sailed = { $who } sends a ship to { $shore }: { $ship }.
midgard-event-token-taken = { $who } takes the first-player token.
midgard-event-token-given = { $who } passes the first-player token to { $seat }.
midgard-event-destinies-drawn =
    { $who } draws { $number } { $number ->
        [one] destiny
       *[other] destinies
    }.
midgard-event-rune-taken = { $who } takes the rune “{ $rune }”.
midgard-event-rune-drawn = { $who } takes the top rune of the deck: “{ $rune }”.
midgard-event-longship = { $who } buys a longship: { $ship }.
midgard-event-hired = { $who } hires the spare worker.
midgard-event-swapped = { $who } swaps 1 { $good } for 1 { $good2 }.
midgard-event-demanded = { $who } demands turn order; all secret assignments are taken back.
midgard-event-sent = { $who } prepares the fight ({ $target }): { $dice }.
midgard-event-loaded = { $who } loads the ship ({ $target }): { $dice }; food: { $number }.
midgard-event-rolled = { $who } rolls: { $roll }.
midgard-event-rerolled = { $who } rerolls: { $roll }.
midgard-event-hunted =
    { $who } hunts: { $number } { $number ->
        [one] hit
       *[other] hits
    }.
midgard-event-fight = { $who } fights ({ $target }): { $enemy }. In the fight: { $dice }.
midgard-event-no-fight = { $who } sends nobody, so there is no fight ({ $target }).
midgard-event-strike =
    { $number ->
        [0] { $who } deals no damage: { $enemy }, { $number2 } of { $number3 }.
       *[other] { $who } deals { $number } damage: { $enemy }, { $number2 } of { $number3 }.
    }
midgard-event-losses =
    { $number3 ->
        [0] { $who } loses nobody (attack { $number }, shields { $number2 }).
       *[other] { $who } must lose { $number3 } (attack { $number }, shields { $number2 }).
    }
midgard-event-healed = { $who } loses nobody in this combat round ({ $number } saved).
midgard-event-defeated = { $who } has defeated an enemy: { $enemy }.
midgard-event-beaten = { $who } is beaten by an enemy: { $enemy }.
midgard-event-blames = { $who } puts the blame on { $seat }.
midgard-event-journey = { $who } sails to { $shore }. The journey: “{ $journey }”.
midgard-event-journeys-shuffled = The discarded journeys are shuffled into a new deck.
midgard-event-fed =
    { $who } feeds { $number2 } { $number2 ->
        [one] warrior
       *[other] warriors
    } with { $number } food ({ $shore }).
midgard-event-starving =
    { $who } cannot feed { $number } { $number ->
        [one] warrior
       *[other] warriors
    } ({ $shore }).
midgard-event-banned = { $who } loses before the fight, with { $enemy }: { $dice }.
midgard-event-voyage-over = { $who } has nobody left to fight; the voyage is over ({ $shore }).

## The end

midgard-ending-glory = Won by the most glory after the last round.
midgard-tie-enemies = Among equals, the winner has defeated the most enemies.
midgard-tie-shared = Enemies were equal too, so the victory is shared.
midgard-source-trolls = Trolls
midgard-source-draugr = Draugr
midgard-source-monsters = Monsters
midgard-source-deeds = Other deeds
midgard-source-destinies = Destinies
midgard-source-sets = Sets of three colours
midgard-source-runes = Runes
midgard-source-longship = Longship
midgard-source-favour = Favour
midgard-source-coins = Coins
midgard-source-blame = Blame

## What a pick would cost and bring

midgard-preview-cost = Cost: { $goods }
midgard-preview-gain = You gain: { $goods }
midgard-preview-turn-order = All secret assignments are taken back; in this round everybody assigns in turn order
midgard-preview-odds = { $enemy }: chance of victory { $percent }
midgard-preview-survivors = Survivors on average: { $tenths }
midgard-preview-voyage = { $enemy }: chance of victory { $percent }, on a quiet sea { $percent2 }
midgard-preview-room = Room left aboard: { $number }
midgard-preview-hungry = Warriors without food: { $number }
midgard-preview-unfed =
    { $number ->
        [one] { $number } warrior aboard will starve
       *[other] { $number } warriors aboard will starve
    }: there { $number2 ->
        [one] 1 food feeds only 1
       *[other] 1 food feeds { $number2 }
    }
midgard-preview-banned = Lost before the fight, with { $enemy }: { $dice }
midgard-preview-hunt =
    Hunting: { $number } { $number ->
        [one] warrior
       *[other] warriors
    }, food on average: { $tenths }
midgard-preview-nobody-sent = Nobody is sent, so there will be no fight: { $target }
midgard-preview-stay = Staying at home: { $dice }
midgard-preview-food-left = Food left at home: { $number }
midgard-preview-glory = You gain { $number } glory
midgard-preview-glory-most = You gain at most { $number } glory, as far as you can see
midgard-preview-glory-end = Worth { $number } glory at the end
midgard-preview-times =
    You can do this up to { $number } { $number ->
        [one] time
       *[other] times
    } in this visit
midgard-preview-empty = Nothing lies there; the space is merely taken
midgard-preview-recruits = You recruit: { $dice }
midgard-preview-no-room = There is no room in your longhouse for { $number } of them
midgard-preview-supply-short = The supply is short of { $dice }
midgard-preview-blame = Your blame: { $number }; at the end that changes your glory by { $score }
midgard-preview-blames = Blame of { $seat }: { $number }; at the end that changes the glory by { $score }
midgard-preview-enemy = { $enemy }: attack { $number }, defence { $number2 }
midgard-preview-prize = Victory brings { $number } glory; { $goods }
midgard-preview-troll = Whoever kills the troll sheds 1 blame and gives 1 to somebody else
midgard-preview-odds-all = With all who are at home and may fight ({ $dice }): chance of victory { $percent }
midgard-preview-hunts-already = You hunt already; another worker there changes nothing
midgard-preview-capacity = Carries { $number } warriors and food in all
midgard-preview-shores = Free shores: { $number }
midgard-preview-look =
    You look at { $number } journey { $number ->
        [one] card
       *[other] cards
    }
midgard-preview-destinies = Destinies: you draw { $number } and keep { $number2 }
midgard-preview-token-given = The first-player token goes to { $seat }
midgard-preview-token-taken = You take the first-player token
midgard-preview-runes = Runes: { $number } open, { $number2 } in the deck
midgard-preview-longships = Longships that you can pay for: { $number }
midgard-preview-prayer =
    { $number } favour for { $number2 } { $number2 ->
        [one] coin
       *[other] coins
    }
midgard-preview-worker = You have one worker more, from now on in every round
midgard-preview-once-worker =
    { $number ->
        [one] Only once in the game: your one spare worker will be placed in this round, the last
       *[other] Only once in the game: your one spare worker will be placed in { $number } rounds, this one included
    }
midgard-preview-once-ship = Only once in the game: nobody ever owns more than { $number } longship, and it is never given back
midgard-preview-swaps =
    You can swap at most { $number } { $number ->
        [one] time
       *[other] times
    }
midgard-preview-feeds =
    There 1 food feeds { $number } { $number ->
        [one] warrior
       *[other] warriors
    }
midgard-preview-voyage-all = Aboard: { $dice }, food { $number }; chance of victory { $percent }, on a quiet sea { $percent2 }
midgard-preview-journey = The journey that lies there: { $journey }
midgard-preview-quiet = Chance of a quiet sea: { $percent }
midgard-preview-leader = { $leader_does }
midgard-preview-rune = { $rune_does }
midgard-preview-unseen = Runes in the deck: { $number }
midgard-preview-destiny = Alone ahead at the end: { $number } glory; tied: { $number2 }
midgard-preview-destiny-own = You have { $number }; what the others have is secret
midgard-preview-destiny-now = You have { $number }, the best of the others { $number2 }: { $number3 } glory as things stand
midgard-preview-gifts = You gain { $number } in any mix of food, wood and coins
midgard-preview-brings-nothing = The rune would bring you { $number } and be used up
midgard-preview-calm-already = “{ $journey }” does no harm as it is; the next journey may
midgard-preview-nothing-spent = Nothing has been spent yet
midgard-preview-flips = The rune “{ $rune }” is used up
midgard-preview-damage = { $enemy }: damage { $number } of { $number2 }
midgard-preview-losses =
    You lose { $number } { $number ->
        [one] warrior
       *[other] warriors
    }
midgard-preview-food-again = Food as the dice lie: { $tenths }; with the reroll on average: { $tenths2 }
midgard-preview-round-odds = Victory in this round: { $percent } as the dice lie, { $percent2 } with the reroll
midgard-preview-fight-odds = Victory in the fight: { $percent } as the dice lie, { $percent2 } then
midgard-preview-more-hits =
    { $number } more { $number ->
        [one] hit
       *[other] hits
    }
midgard-preview-saved =
    { $number } { $number ->
        [one] warrior
       *[other] warriors
    } saved
midgard-preview-come-home =
    { $number } { $number ->
        [one] warrior comes
       *[other] warriors come
    } home

## What dice bring, counted over a whole game

midgard-rolls-hits = hits ({ $die })
midgard-rolls-shields = shields ({ $die })
midgard-draws-runes = runes
midgard-draws-destinies = destinies
midgard-draws-journeys = journeys
midgard-draws-enemies = enemies that appear
