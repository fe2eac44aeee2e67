### A Game of Thrones Catan: Brotherhood of the Watch. How the variables are named is told in speech.py.

watch-name = A Game of Thrones Catan: Brotherhood of the Watch
watch-description =
    Two to four players settle the Gift, the land that feeds the Night’s Watch. The dice decide which hexes
    yield lumber, brick, wool, grain and ore; what you have too much of you trade, and what you have you turn into
    roads, settlements, keeps and development cards. Whoever is first to hold 10 victory points on their own turn wins.

## Things

watch-resource-lumber = lumber
watch-resource-brick = brick
watch-resource-wool = wool
watch-resource-grain = grain
watch-resource-ore = ore

# A number of cards of one resource; several of them become a list.
watch-cards-lumber = { $number } lumber
watch-cards-brick = { $number } brick
watch-cards-wool = { $number } wool
watch-cards-grain = { $number } grain
watch-cards-ore = { $number } ore
watch-cards-none = nothing yet

watch-terrain-forest = forest
watch-terrain-hills = hills
watch-terrain-pasture = pasture
watch-terrain-fields = fields
watch-terrain-mountains = mountains
watch-terrain-ice = ice fields
watch-terrain-desert = desert

watch-piece-road = road
watch-piece-settlement = settlement
watch-piece-keep = keep

watch-colour-red = red
watch-colour-blue = blue
watch-colour-yellow = yellow
watch-colour-black = black

watch-board-base_gift = The Gift – first base game
watch-board-classic19 = Classic 19-hex island

watch-tile-longest_road = Longest Road
    .explain = Goes to whoever has the longest unbroken line of at least 5 roads, and is worth 2 victory points.
watch-tile-largest_patrol = Largest Patrol
    .explain = Goes to whoever has played the most patrols, at least 3, and is worth 2 victory points.

watch-card-ranger_patrol = Ranger Patrol
    .explain = Move Tormund and take a random card from one neighbour of his new hex. The card stays before you and counts for Largest Patrol.
watch-card-winter_is_coming = Winter Is Coming
    .explain = Take any 2 resource cards from the supply.
watch-card-road_building = Road Building
    .explain = Build 2 roads without paying for them.
watch-card-victory_point = Victory Point
    .explain = Worth 1 victory point. It stays hidden and counts by itself.
watch-card-classic_knight = Knight
    .explain = Move Tormund and take a random card from one neighbour of his new hex. The card stays before you and counts for Largest Patrol.
watch-card-classic_victory_point = Victory Point
    .explain = Worth 1 victory point. It stays hidden and counts by itself.
watch-card-classic_road_building = Road Building
    .explain = Build 2 roads without paying for them.
watch-card-classic_year_of_plenty = Year of Plenty
    .explain = Take any 2 resource cards from the supply.
watch-card-classic_monopoly = Monopoly
    .explain = Name a resource: every opponent gives you all their cards of it.

## Places

# forest 8
watch-hex = { $terrain } { $token }
# forest 8 · hills 5 · fields 4 (1,0,N)
watch-place = { $place } ({ $at })
# where a path has a hex on one side only
watch-rim = edge
watch-route-any =
    { $board ->
        [classic19] harbour { $rate }:1
       *[other] trade route { $rate }:1
    }
watch-route-one =
    { $board ->
        [classic19] harbour { $rate }:1 { $resource }
       *[other] trade route { $rate }:1 { $resource }
    }

## What a player may do

watch-option-roll = Roll the dice
watch-option-go-on = Finish trading and go on to building
watch-option-end-turn = End the turn
watch-option-road = Road: { $path }
watch-option-settlement = Settlement: { $intersection }
watch-option-keep = Keep: { $intersection }
watch-option-buy-card = Buy a development card
watch-option-play = Play { $card }
watch-option-tormund = Move Tormund to { $hex }
watch-option-rob = Rob { $seat }
watch-option-give = Give { $number } { $resource } to the supply
watch-option-take = Take 1 { $resource }
watch-option-propose = Propose a trade to the other players
watch-option-add = Add 1 { $resource }
watch-option-done = That is all I give
watch-option-send = Send the offer
watch-option-drop = Drop the offer
watch-option-accept = Accept
watch-option-decline = Decline
watch-option-counter = Make a counter-offer
watch-option-close =
    { $cards ->
        [hidden] Trade with { $seat }
       *[other] Trade with { $seat }: give { $cards }, get { $cards2 }
    }
watch-option-withdraw = Withdraw the proposal
watch-option-discard = Discard 1 { $resource }
watch-option-gain = Take 1 { $resource } from the supply
watch-option-name = Name { $resource }
watch-option-choose = Choice { $choice }

## Questions; .others is what the other players are told

watch-ask-first-settlement = Choose an intersection for your settlement.
    .others = { $who } is choosing a place for a settlement.
watch-ask-first-road = Choose a path beside that settlement for your road.
    .others = { $who } is choosing a path for a road.
watch-ask-roll = Roll the dice (before that you may play a development card).
    .others = { $who } is about to roll the dice.
watch-ask-trade = Trade, play a card, or go on to building.
    .others = { $who } is trading.
watch-ask-build = Build, buy or play a card, or end your turn.
    .others = { $who } is building.
watch-ask-turn = Trade, build, buy or play a card, or end your turn.
    .others = { $who } is trading and building.
watch-ask-take = Choose what to take from the supply for { $number } { $resource }.
    .others = { $who } is trading { $number } { $resource } with the supply.
watch-ask-give = Choose the cards you would give. You give: { $cards }.
watch-ask-want = Choose the cards you want for { $cards }. You want: { $cards2 }.
watch-ask-compose-others = { $who } is putting a proposal together.
watch-ask-answer = { $seat } offers you { $cards } for { $cards2 }. Choose your answer.
watch-ask-answer-others = { $who } is thinking about the proposal.
watch-ask-close = You offered { $cards } for { $cards2 }. Choose whom to trade with, or withdraw.
    .others = { $who } is choosing whom to trade with.
watch-ask-discard =
    { $number ->
        [one] Choose { $number } more card to discard.
       *[other] Choose { $number } more cards to discard.
    }
watch-ask-discard-others = { $who } is choosing cards to discard.
watch-ask-tormund = Choose the hex that Tormund moves to.
    .others = { $who } is moving Tormund.
watch-ask-rob = Choose the opponent to take a card from.
    .others = { $who } is choosing whom to rob.
watch-ask-choose = Choose what the card does.
    .others = { $who } is choosing what the card does.
watch-ask-gain =
    { $number ->
        [one] Choose { $number } card from the supply.
       *[other] Choose { $number } cards from the supply.
    }
    .others = { $who } is taking cards from the supply.
watch-ask-free-road = Choose a path for a free road (left to build: { $number }).
    .others = { $who } is building free roads.
watch-ask-name = Name a resource: every opponent gives you all their cards of it.
    .others = { $who } is naming a resource.

## What happened

watch-event-first = { $who } is the first player.
watch-event-turn = Turn { $number }: { $who }.
watch-event-rolled = { $who } rolls { $total } ({ $number } + { $number2 }).
watch-event-gained = { $who } gets { $cards }.
watch-event-shortage = There is not enough { $resource } in the supply.
watch-event-road = { $who } builds a road: { $path }.
watch-event-settlement = { $who } founds a settlement: { $intersection }.
watch-event-keep = { $who } builds a keep: { $intersection }.
watch-event-bought =
    { $card ->
        [hidden] { $who } buys a development card.
       *[other] { $who } buys a development card: { $card }.
    }
watch-event-played = { $who } plays { $card }.
watch-event-tormund = { $who } moves Tormund to { $hex }.
watch-event-robbed =
    { $resource ->
        [hidden] { $who } takes a card from { $seat }.
       *[other] { $who } takes 1 { $resource } from { $seat }.
    }
watch-event-discarded = { $who } discards { $cards }.
watch-event-supply-trade = { $who } gives { $number } { $resource } to the supply and takes 1 { $resource2 }.
watch-event-proposed = { $who } offers { $cards } for { $cards2 }.
watch-event-accepted = { $who } accepts.
watch-event-declined = { $who } declines.
watch-event-countered = { $who } makes a counter-offer: { $cards } for { $cards2 }.
watch-event-traded = { $who } trades with { $seat }: gives { $cards }, gets { $cards2 }.
watch-event-withdrawn = { $who } withdraws the proposal.
watch-event-named = { $who } names { $resource }.
watch-event-handed = { $who } → { $seat }: { $number } { $resource }.
watch-event-tile = { $who } takes { $tile } ({ $number }).
watch-event-tile-aside = { $tile } is set aside: nobody holds it now.
watch-event-revealed =
    { $number ->
        [one] { $who } reveals { $number } card: { $card }.
       *[other] { $who } reveals { $number } cards: { $card }.
    }
watch-event-won =
    { $number ->
        [one] { $who } wins with { $number } victory point.
       *[other] { $who } wins with { $number } victory points.
    }

## The end

watch-ending-goal = The winner reached the victory points needed on their own turn.
watch-source-settlements = Settlements
watch-source-keeps = Keeps
watch-source-longest-road = Longest Road
watch-source-largest-patrol = Largest Patrol
watch-source-cards = Victory Point cards

## Why something cannot be done

watch-why-not-now = This is not what is asked now; answer the open question first.
watch-why-game-over = The game is over, so nothing more can be done in it.
watch-why-not-asked = Wait a little: { $seat } has the move.
watch-why-roll-first = Roll the dice first.
watch-why-already-rolled = You have already rolled the dice this turn.
watch-why-trade-step-over = Your trading is over for this turn; you can trade again on your next one.
watch-why-trade-step-open = Finish trading first; building and the end of the turn come after it.
watch-why-cannot-pay = This costs { $cards }; you do not have that.
watch-why-no-piece = You have no piece of this kind left ({ $piece }); a settlement comes back when a keep replaces it.
watch-why-path-taken = There is a road on this path already; choose an empty one.
watch-why-not-connected = A road must begin at one of your own roads or buildings.
watch-why-behind-rival = An opponent’s building blocks the way from your road to this path.
watch-why-corner-taken = There is a building on this intersection already; choose an empty one.
watch-why-too-close = There is a building on the next intersection; at least one must stay empty in between.
watch-why-no-road-there = One of your own roads must lead to this intersection.
watch-why-not-your-settlement = A keep can only replace one of your own settlements.
watch-why-deck-empty = There are no development cards left to buy.
watch-why-card-played = You have already played a development card this turn, and one a turn is all.
watch-why-card-fresh = You bought this card this turn; you can play it from your next turn on.
watch-why-card-not-held = You do not have this card in hand.
watch-why-card-is-victory = This card is not played: it counts by itself as soon as it makes you the winner.
watch-why-card-no-effect = The supply is empty: this card would bring nothing now.
watch-why-no-free-road = You have no road piece left, or no path where it could go.
watch-why-not-to-discard = You have no more { $resource } to discard.
watch-why-tormund-stays = Tormund stands here already; he must move to another hex.
watch-why-tormund-friendly = At this table Tormund keeps away from players with fewer than 3 public victory points.
watch-why-nothing-to-rob = Only an opponent with a building at Tormund’s hex and at least 1 card can be robbed.
watch-why-rate = You need { $number } { $resource } for one trade with the supply.
watch-why-out-of-stock = There is no { $resource } left in the supply.
watch-why-nothing-to-take = The supply has no other resource left to take.
watch-why-same-resource = Take a resource other than the one you give.
watch-why-no-proposals = You have no proposals left this turn.
watch-why-no-cards = You have no resource card to trade.
watch-why-not-these-cards = You do not hold the cards that this would take.
watch-why-no-partner = None of your opponents has a card to trade.
watch-why-side-full = This side of the trade is full; no more cards fit in.
watch-why-out-of-order = Cards go in in this order: lumber, brick, wool, grain, ore. To change an earlier one, drop the offer and begin again.
watch-why-not-held = You have no more { $resource } in hand.
watch-why-fifth-kind = If you gave all five resources, there would be none left to ask for.
watch-why-both-sides = You give this resource already; ask for another one.
watch-why-side-empty = Add at least 1 card first.
watch-why-already-sent = You have made exactly this proposal this turn already; change something in it.
watch-why-mirror = This is the very trade you were offered: accept it, or ask for something else.
watch-why-counters-off = Counter-offers are turned off at this table; accept or decline.
watch-why-counter-too-dear = You do not hold the cards that this counter-offer asks for.
watch-why-no-deal = This player has neither accepted nor made a counter-offer.
watch-why-not-beside-settlement = This road must touch the settlement you have just placed.
watch-why-choice-no-effect = This choice would have no effect now; take the other one.

## What can be agreed before the game

watch-setting-mode = Rules
    .explain = Which rules you play by.
watch-setting-mode-base = base game
watch-setting-board = Board
    .explain = Which land you settle.
watch-setting-board-auto = the board of the rules
watch-setting-board-base_gift = { watch-board-base_gift }
watch-setting-board-classic19 = { watch-board-classic19 }
watch-setting-layout = Layout
    .explain = Whether the terrain lies as printed or is shuffled.
watch-setting-layout-standard = as printed
watch-setting-layout-random = random
watch-setting-initial_placement = First settlements
    .explain = Whether you start on the printed places or choose your own in two rounds.
watch-setting-initial_placement-auto = printed where the board has them, else chosen
watch-setting-initial_placement-printed = on the printed places
watch-setting-initial_placement-phase = chosen by the players
watch-setting-first_player = First player
    .explain = Who takes the first turn.
watch-setting-first_player-auto = drawn by lot
watch-setting-first_player-seat = the first seat
watch-setting-first_player-random = drawn by lot
watch-setting-first_player-roll = the highest roll
watch-setting-turn_phases = Steps of a turn
    .explain = Whether trading must be finished before building begins.
watch-setting-turn_phases-book = trade first, then build
watch-setting-turn_phases-combined = trade and build in any order
watch-setting-shortage = Shortage in the supply
    .explain = What happens when the supply has too few cards and only one player would get any.
watch-setting-shortage-classic = that player takes what is left
watch-setting-shortage-strict = that player gets nothing either
watch-setting-win_timing = Moment of victory
    .explain = When 10 victory points win the game.
watch-setting-win_timing-immediate = at once, on your own turn
watch-setting-win_timing-end_of_turn = at the end of your own turn
watch-setting-roads_per_player = Roads per player
    .explain = How many road pieces each player has.
watch-setting-roads_per_player-15 = 15
watch-setting-roads_per_player-14 = 14
watch-setting-trade_max_offers_per_turn = Proposals per turn
    .explain = How many trades you may propose to the others on one turn; 0 means no trade between players.
watch-setting-trade_max_cards_per_side = Cards per side of a trade
    .explain = How many cards one side of a trade between players may hold at most.
watch-setting-trade_counter_offers = Counter-offers
    .explain = Whether a proposal may be answered with another offer.
watch-setting-trade_counter_offers-1 = allowed
watch-setting-trade_counter_offers-0 = not allowed
watch-setting-dev_deck = Development cards
    .explain = Which deck of development cards is bought from.
watch-setting-dev_deck-auto = the deck of the board
watch-setting-dev_deck-watch = the Watch’s own deck
watch-setting-dev_deck-classic = the classic deck
watch-setting-friendly_tormund = Friendly Tormund
    .explain = Whether Tormund keeps away from players with fewer than 3 public victory points.
watch-setting-friendly_tormund-false = no
watch-setting-friendly_tormund-true = yes
watch-setting-colours = Colours
    .explain = The players’ colours in seat order; whoever names none gets the next free one.
watch-setting-colours-red = { watch-colour-red }
watch-setting-colours-blue = { watch-colour-blue }
watch-setting-colours-yellow = { watch-colour-yellow }
watch-setting-colours-black = { watch-colour-black }

## Options that the rules do not let you combine

watch-cannot-printed = { $option }: places are printed only on the board of the Gift, with the standard layout.
watch-cannot-colour =
    { $option }: with { $players ->
        [one] { $players } player
       *[other] { $players } players
    } there is no printed start for “{ $value }”.
watch-cannot-colours =
    { $option }: { $colours } chosen, but there { $players ->
        [one] is only { $players } player
       *[other] are only { $players } players
    }.

## What a pick would cost and bring; 36 are all the ways two dice can fall

watch-preview-cost = Cost: { $cards }
watch-preview-give = You give: { $cards }
watch-preview-gain = You get: { $cards }
watch-preview-gain-later = With its road you get: { $cards }
watch-preview-gain-any =
    { $number ->
        [one] You choose { $number } card from the supply
       *[other] You choose { $number } cards from the supply
    }
watch-preview-gain-nothing = Nobody has a card of it: you get nothing
watch-preview-free-roads =
    { $number ->
        [one] You build { $number } road for free
       *[other] You build up to { $number } roads for free
    }
watch-preview-points = Victory points: { $number } → { $number2 }
watch-preview-wins =
    { $number ->
        [one] You win with { $number } victory point
       *[other] You win with { $number } victory points
    }
watch-preview-length = Your longest road: { $number } → { $number2 }
watch-preview-cut = Cuts the road of { $seat }: { $number } → { $number2 }
watch-preview-patrols = Your patrols: { $number } → { $number2 }
watch-preview-tile = You take { $tile }
watch-preview-tile-from = You take { $tile } from { $seat }
watch-preview-tile-to = { $tile } goes to { $seat }
watch-preview-tile-aside = { $tile } is set aside
watch-preview-income = Income, { $hex }: { $cards } ({ $number } of 36)
watch-preview-income-blocked = No income while Tormund stands there: { $hex }
watch-preview-income-sum = Cards in 36 rolls on average: { $number }
watch-preview-route = Trade with the supply: { $resource } at { $number }:1
watch-preview-route-any = Trade with the supply: any resource at { $number }:1
watch-preview-rob = You take a random card from { $seat } (cards in hand: { $number })
watch-preview-rob-maybe = You can rob { $seat } (cards in hand: { $number })
watch-preview-rob-nobody = There is nobody to rob here
watch-preview-block = { $seat } goes without { $cards } ({ $number } of 36)
watch-preview-unblock = Pays you again, { $hex }: { $cards } ({ $number } of 36)
watch-preview-odds = { $card }: { $number } of { $number2 } cards you have not seen
watch-preview-deal = If it comes to the trade, you give { $cards } and get { $cards2 }
watch-preview-proposals = Proposals left this turn: { $number } → { $number2 }
watch-preview-roll = Roll { $number } ({ $number2 } of 36): you get { $cards }
watch-preview-roll-any = The roll brings you cards: { $number } of 36
watch-preview-roll-seven =
    { $number ->
        [one] Roll 7 ({ $number2 } of 36): you discard { $number } card
       *[other] Roll 7 ({ $number2 } of 36): you discard { $number } cards
    }
