### The Watch before the game: what it is, and what can be agreed.

watch-name = A Game of Thrones Catan: Brotherhood of the Watch
watch-description =
    Two to four players settle the Gift, the land that feeds the Night’s Watch. The dice decide which hexes
    yield lumber, brick, wool, grain and ore; what you have too much of you trade, and what you have you turn into
    roads, settlements, keeps and development cards. In the full game, for three or four, you also guard the Wall:
    whatever you build draws wildlings to it, and heroes lend you a hand. Whoever is first to hold 10 victory points
    on their own turn wins; if the Wall falls before that, whoever has the most guards on it.

## Things

watch-colour-red = red
watch-colour-blue = blue
watch-colour-yellow = yellow
watch-colour-black = black

watch-board-base_gift = The Gift – first base game
watch-board-full_gift_3p = The Gift – three players
watch-board-full_gift_4p = The Gift – four players
watch-board-classic19 = Classic 19-hex island

## What can be agreed before the game

watch-setting-mode = Rules
    .explain = Which rules you play by.
watch-setting-mode-full = full game with the Wall
watch-setting-mode-base = base game
watch-setting-board = Board
    .explain = Which land you settle.
watch-setting-board-auto = the board of the rules
watch-setting-board-base_gift = { watch-board-base_gift }
watch-setting-board-full_gift_3p = { watch-board-full_gift_3p }
watch-setting-board-full_gift_4p = { watch-board-full_gift_4p }
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
watch-setting-first_player-auto = by lot; in the full game the highest roll
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
watch-setting-hero_fresh_use = Heroes just taken
    .explain = Whether a hero may be used in the turn in which it was taken (full game).
watch-setting-hero_fresh_use-false = rest for that turn
watch-setting-hero_fresh_use-true = may be used at once
watch-setting-hero_take_back_same = The hero just returned
    .explain = Whether you may take back the hero that you have just given back (full game).
watch-setting-hero_take_back_same-false = may not be taken back
watch-setting-hero_take_back_same-true = may be taken back
watch-setting-tragedy_of_heroes = Tragedy of Heroes
    .explain = Whether three equal dice remove a hero on display from the game (full game).
watch-setting-tragedy_of_heroes-false = no
watch-setting-tragedy_of_heroes-true = yes
watch-setting-setup_wildlings = Tokens of the first settlements
    .explain = Whether the tokens under the settlements of the set-up are revealed (full game).
watch-setting-setup_wildlings-none = go back into the reserve
watch-setting-setup_wildlings-reveal = are revealed after the first guards
watch-setting-recheck_after_guard_loss = After a guard is lost
    .explain = Whether waiting wildlings break through at once when a guard leaves and they outnumber the rest (full game).
watch-setting-recheck_after_guard_loss-false = they wait on
watch-setting-recheck_after_guard_loss-true = they break through
watch-setting-new_recruits_guards = New Recruits
    .explain = How many guards the card New Recruits places (full game).
watch-setting-new_recruits_guards-1 = 1
watch-setting-new_recruits_guards-2 = up to 2
watch-setting-patrol_targets = Reach of a Ranger Patrol
    .explain = Where a Ranger Patrol can send a wildling back from (full game).
watch-setting-patrol_targets-gift = the Gift
watch-setting-patrol_targets-clearing = clearings
watch-setting-patrol_gain = Card for a freed hex
    .explain = Whether a Ranger Patrol that sends a wildling back also brings 1 resource card of the hex that it blocked (full game).
watch-setting-patrol_gain-true = yes
watch-setting-patrol_gain-false = no
watch-setting-token_mix = Wildling tokens
    .explain = How many wildling tokens of each kind every clan has (full game). The other mix is the one that Longhouse used at first.
watch-setting-token_mix-extension = 12 regular, 4 climbers, 3 giants
watch-setting-token_mix-old = 11 regular, 4 climbers, 4 giants
watch-setting-no_figure = No figure left
    .explain = What happens when a token calls a wildling of which no figure is left (full game).
watch-setting-no_figure-skip = nobody comes
watch-setting-no_figure-redraw = the next token is revealed
watch-setting-invasion_full_route = Full routes
    .explain = Where wildlings go who cross a section whose whole route is occupied (full game).
watch-setting-invasion_full_route-overflow = to the nearest free hex
watch-setting-invasion_full_route-none = back to the Frostfangs
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

watch-cannot-two = { $setting }: the full game is for three or four; two play the base game.
watch-cannot-deck = { $setting }: the classic deck goes with the base game only.
watch-cannot-targets = { $setting }: the Gift is always among them.
watch-cannot-board = { $setting }: “{ $value }” belongs to the other mode of the game.
watch-cannot-board-players = { $setting }: “{ $value }” is for { $players } players.
watch-cannot-printed = { $setting }: places are printed only on the board of the Gift, with the standard layout.
watch-cannot-colour =
    { $setting }: with { $players ->
        [one] { $players } player
       *[other] { $players } players
    } there is no printed start for “{ $value }”.
watch-cannot-colours =
    { $setting }: { $colours } chosen, but there { $players ->
        [one] is only { $players } player
       *[other] are only { $players } players
    }.
