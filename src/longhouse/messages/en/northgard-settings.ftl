### Northgard before the game: what it is, and what can be agreed.

northgard-name = Northgard: Uncharted Lands
northgard-description =
    Two to five players lead Viking clans into a land that nobody has mapped. Every year you play cards to explore
    tiles, recruit, move, build and fight; then you harvest and pay for the winter. Whoever passes takes a new card,
    so that no two decks stay alike. Three closed territories with a large building in each win at the end of a year;
    otherwise, after seven years, the most fame.

## Things

northgard-colour-red = red
northgard-colour-blue = blue
northgard-colour-yellow = yellow
northgard-colour-purple = purple
northgard-colour-green = green

## What can be agreed before the game

northgard-setting-years = Length
    .explain = How many years the game lasts. After ten years fame alone decides.
northgard-setting-years-7 = 7 years
northgard-setting-years-10 = 10 years
northgard-setting-teams = Teams
    .explain = Whether four play two against two: seats 1 and 3 against seats 2 and 4.
northgard-setting-teams-false = everyone for themselves
northgard-setting-teams-true = two against two
northgard-setting-creatures = Creatures
    .explain = Whether Wolves, Brown Bears, Draugar and Fallen Valkyries come out of their lairs.
northgard-setting-creatures-false = no
northgard-setting-creatures-true = yes
northgard-setting-more_creatures = More creatures!
    .explain = Whether a player who passes may call one more creature while there are fewer of them than players.
northgard-setting-more_creatures-false = no
northgard-setting-more_creatures-true = yes
northgard-setting-win_by_territories = Victory by land
    .explain = Whether three closed territories with a large building in each (five for a team) win at the end of a year. Never in a game of ten years.
northgard-setting-win_by_territories-true = yes
northgard-setting-win_by_territories-false = fame alone decides
northgard-setting-clan_pick = Clans
    .explain = Whether the players choose their clans in seat order or are dealt them.
northgard-setting-clan_pick-choose = chosen in seat order
northgard-setting-clan_pick-random = dealt at random
northgard-setting-first_player = First player
    .explain = Who begins the first year.
northgard-setting-first_player-roll = the most axes on two dice
northgard-setting-first_player-random = drawn by lot
northgard-setting-first_player-seat1 = the first seat
northgard-setting-open_fame = Fame
    .explain = Whether everybody sees how much fame each player has.
northgard-setting-open_fame-false = hidden until the end
northgard-setting-open_fame-true = open
northgard-setting-trade_rate = Trade at harvest
    .explain = Which three resources buy one of your choice.
northgard-setting-trade_rate-any3 = any three
northgard-setting-trade_rate-same3 = three equal ones
northgard-setting-harvest_order = Harvest and winter
    .explain = Whether the players collect and pay one after another or all at once.
northgard-setting-harvest_order-turn_order = in turn order
northgard-setting-harvest_order-together = all at once
northgard-setting-second_chance = Second chance
    .explain = What happens to a player without figures at the end of a year.
northgard-setting-second_chance-may = may come back
northgard-setting-second_chance-must = must come back
northgard-setting-boar_lore = Lore of the Boar
    .explain = After which Explore the Clan of the Boar gains 1 lore.
northgard-setting-boar_lore-closes_none = it closed no territory at all
northgard-setting-boar_lore-closes_no_own = it closed no territory of their own
northgard-setting-bear_pass_through = Past a Brown Bear
    .explain = Whether figures that enter a Brown Bear’s territory may leave it in the same Move (with creatures).
northgard-setting-bear_pass_through-true = may go on
northgard-setting-bear_pass_through-false = must stay
northgard-setting-stuck_creature_acts = A creature that cannot move
    .explain = Whether a creature that cannot move uses its ability where it stands (with creatures).
northgard-setting-stuck_creature_acts-true = acts all the same
northgard-setting-stuck_creature_acts-false = does nothing
northgard-setting-strict_borders = Borders of tiles
    .explain = Whether a tile may be placed so that one and the same territory lies on both sides of a border.
northgard-setting-strict_borders-false = may run through a territory
northgard-setting-strict_borders-true = may not run through a territory
northgard-setting-five_tile_in_pile = The tile for five
    .explain = Whether the second starting tile lies in the pile with two to four players.
northgard-setting-five_tile_in_pile-true = in the pile
northgard-setting-five_tile_in_pile-false = left out
northgard-setting-small_on_large = Small buildings on large slots
    .explain = Whether small buildings, except the Carved Stone, also fit large slots.
northgard-setting-small_on_large-false = no
northgard-setting-small_on_large-true = yes
northgard-setting-scorch_own = Scorched Earth
    .explain = Whether the Clan of the Snake may put its token on a territory of its own that lies next to another of its own.
northgard-setting-scorch_own-true = also on its own land
northgard-setting-scorch_own-false = never on its own land
northgard-setting-discard_needs_victim = Spy and Ancestral Curse
    .explain = Whether Spy and Ancestral Curse may be played just to draw their card while no opponent has a card in hand.
northgard-setting-discard_needs_victim-false = may be played
northgard-setting-discard_needs_victim-true = need a victim
northgard-setting-colours = Colours
    .explain = The players’ colours in seat order; whoever names none gets the next free one.
northgard-setting-colours-red = { northgard-colour-red }
northgard-setting-colours-blue = { northgard-colour-blue }
northgard-setting-colours-yellow = { northgard-colour-yellow }
northgard-setting-colours-purple = { northgard-colour-purple }
northgard-setting-colours-green = { northgard-colour-green }

## Options that the rules do not let you combine

northgard-cannot-teams = { $setting }: two against two is for exactly four players.
northgard-cannot-more-creatures = { $setting }: they come only where there are creatures; turn these on too.
northgard-cannot-colours =
    { $players ->
        [one] { $setting }: { $colours } chosen, but there is only { $players } player.
       *[other] { $setting }: { $colours } chosen, but there are only { $players } players.
    }
