### The table of Northgard in the browser: what its tray, docks and dialogs say besides the words of the game.

## Everywhere

northgard-web-nothing = nothing
northgard-web-territory = Territory { $letter }
northgard-web-fame = Fame
    .explain = Your tokens lie face down: the others do not see how many you have until the end.
northgard-web-fame-of = Fame: { $fame }
northgard-web-power = Power
northgard-web-kills = Kills
northgard-web-instant = Instant
northgard-web-fewer = One fewer
northgard-web-more = One more
northgard-web-have = you have { $number }

## Cards

northgard-web-kind-start = start
northgard-web-kind-clan = clan
northgard-web-kind-early = early
northgard-web-kind-advanced = advanced
northgard-web-kind-achievement = achievement
northgard-web-kind-unrest = Unrest

## The tray

northgard-web-tray = Your cards and goods
northgard-web-hand = Your hand
northgard-web-hand-empty = No cards in hand
northgard-web-deck = deck
northgard-web-discard = discard
northgard-web-active = active
northgard-web-reserve = reserve
northgard-web-winter = Winter
    .explain = Paid at the end of the year, by the number of your units on the map. Whoever cannot pay everything gets an Unrest card.
northgard-web-winter-units =
    { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
northgard-web-winter-enough = enough
northgard-web-winter-short = not enough
northgard-web-winter-of = The winter of { $name }
northgard-web-winter-due = Due in the winter
northgard-web-winter-has = In stock
northgard-web-way-play = Play
    .explain = Carry out its effect
northgard-web-way-wait = Wait
    .explain = Lay it down without its effect
northgard-web-way-replace = Replace
    .explain = Lay it down, draw 1 card
northgard-web-way-remove = Remove
    .explain = Out of the game, draw 2 cards
northgard-web-upgrade = Upgrade the clan
northgard-web-upgrade-how = “{ $card }” comes to your hand. What becomes of this card?
northgard-web-upgrade-lay = Lay it down in the active zone
northgard-web-upgrade-remove = Remove it from the game
northgard-web-upgrades = Clan upgrades
northgard-web-upgrades-none = Both are taken.
northgard-web-main-pass = Pass
northgard-web-main-end-turn = End turn
northgard-web-waits = { $name } is playing
northgard-web-waits-any = Waiting for an answer
northgard-web-first-answer = Choose first
northgard-web-piles = Cards on the table
northgard-web-zone-active = Active zone
northgard-web-zone-discard = Discard pile
northgard-web-zone-upgrades = Clan upgrades not taken
northgard-web-zone-removed = Out of the game
northgard-web-hand-and-deck = In hand: { $hand }; in the deck: { $deck }

## Beside the board

northgard-web-year = Year { $year } of { $last }
northgard-web-offer = On offer
northgard-web-achievements = Achievements of year { $year }
northgard-web-creatures = Creatures
northgard-web-creatures-none = None yet
northgard-web-creature-reward = Fame for beating it
northgard-web-creature-where = Where
northgard-web-pile-tiles = Tiles in the pile
northgard-web-pile-cards = Development cards left
northgard-web-pile-unrest = Unrest cards left
northgard-web-number-hand = Cards in hand
northgard-web-number-units = Units on the map
northgard-web-number-large = Closed territories with a large building
northgard-web-passed = Has passed this year.

## Questions

northgard-web-choose = Choose
northgard-web-clans = Clans
northgard-web-clan-taken = taken: { $name }
northgard-web-clan-base = from the start
northgard-web-clan-upgrade = upgrade
northgard-web-tiles-tile = Choose a tile
northgard-web-tiles-under = A tile goes under the pile
northgard-web-slots =
    { $slots ->
        [one] { $slots } slot
       *[other] { $slots } slots
    }
northgard-web-figures = How many figures
northgard-web-figures-of = of { $most }
northgard-web-with-kaija = with Kaija
northgard-web-build = What to build
northgard-web-build-wood = wood: { $wood }
northgard-web-size-small = small
northgard-web-size-large = large
northgard-web-cards-take = Take a card
northgard-web-cards-copy = Which card to copy
northgard-web-cards-name = Name a card of this hand
northgard-web-cards-discard = Which card to discard
northgard-web-cards-return = Which card to put back
northgard-web-cards-order = The card put back last lies on top.
northgard-web-trade = Trade of the harvest
northgard-web-trade-explain = Pay { $price } resources and take 1 of your choice, as often as you like.
northgard-web-trade-give = What you pay
northgard-web-trade-take = take
northgard-web-trade-less = One fewer: { $resource }, now { $number }
northgard-web-trade-more = One more: { $resource }, now { $number }
northgard-web-trade-left = Still to pay: { $left }
northgard-web-trade-send = Trade
northgard-web-trade-done = No more trades
northgard-web-swaps = Offer a swap to your partner
northgard-web-aim-recruit = Choose a territory for the unit.
northgard-web-aim-from = Choose where figures set out from.
northgard-web-aim-to = Choose where they go.
northgard-web-aim-site = Choose a territory to build in.
northgard-web-aim-retreat = Choose where to retreat.
northgard-web-aim-place = Choose a place for the tile.
northgard-web-aim-group = Choose a territory for your group.
northgard-web-aim-strike = Choose where a unit falls.
northgard-web-aim-scorch = Choose a territory for the token.
northgard-web-aim-exchange = Choose the building to exchange.

## Battle

northgard-web-battle = Battle: { $territory }
northgard-web-battle-step-units = Units
northgard-web-battle-step-bonuses = Bonuses
northgard-web-battle-step-food = Food
northgard-web-battle-step-dice = Dice
northgard-web-battle-step-result = Result
northgard-web-battle-step-losses = Losses and retreat
northgard-web-battle-attacker = attacker
northgard-web-battle-defender = defender
northgard-web-battle-figures =
    { $figures ->
        [one] { $figures } figure in the battle
       *[other] { $figures } figures in the battle
    }
northgard-web-battle-feed = Feed your warriors
northgard-web-battle-feed-explain = 0 to { $most }; +1 power for each, spent whatever happens
northgard-web-battle-with-food = With { $food } food
northgard-web-battle-pay = Pay { $food } food
northgard-web-battle-decides = { $name } decides
northgard-web-battle-lost =
    { $lost ->
        [0] no losses
        [one] { $lost } figure lost
       *[other] { $lost } figures lost
    }
northgard-web-battle-no-way-back = No retreat before the dice
northgard-web-battle-look = Look at the map
northgard-web-battle-show = Show the battle
northgard-web-battle-won = Won by { $name }
northgard-web-battle-nobody = nobody
northgard-web-battle-go-on = Go on
northgard-web-ledger-units = figures in the battle
northgard-web-ledger-bonuses = card, clan, Fortress
northgard-web-ledger-food = food, up to 1 per figure
northgard-web-ledger-die = die
northgard-web-ledger-kills = kills

## The board in words

northgard-web-tell-now = The year and what lies beside the map
northgard-web-tell-land = Territories, the oldest first
northgard-web-tell-near = neighbours: { $near }
northgard-web-tell-rough = { $letter } (rough border)
northgard-web-tell-first = First player: { $name }
northgard-web-tell-figures = Units on the map: { $units }; in the reserve: { $reserve }
northgard-web-tell-territories = Territories: { $all }; closed: { $closed }; closed with a large building: { $large }
