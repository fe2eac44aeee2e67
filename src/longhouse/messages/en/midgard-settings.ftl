### Champions of Midgard before the game: what it is, and what can be agreed.

midgard-name = Champions of Midgard
midgard-description =
    The jarl is dead, and two to four Viking leaders want his seat. For eight rounds you place workers in a port town to
    gather warriors, food, wood and runes, reserve the fights with a troll and two draugr, and send longships to the
    monsters of distant shores. Then the dice decide. Slain enemies bring glory, a troll left alive brings blame on
    everybody. The most glory after the last round wins.

## Things

midgard-colour-red = red
midgard-colour-blue = blue
midgard-colour-green = green
midgard-colour-yellow = yellow

## What can be agreed before the game

midgard-setting-hall_of_fame = Hall of Fame
    .explain = Whether the enemies that each player has defeated lie open for all to see.
midgard-setting-hall_of_fame-false = trophies are secret
midgard-setting-hall_of_fame-true = trophies lie open
midgard-setting-distrust = Distrust
    .explain = Whether everybody starts with 1 blame.
midgard-setting-distrust-false = no
midgard-setting-distrust-true = everybody starts with 1 blame
midgard-setting-assign = Sending warriors
    .explain = Whether the players assign their warriors one after another for all to see, or all at once and sealed; anybody may then still demand turn order.
midgard-setting-assign-turn_order = in turn order
midgard-setting-assign-simultaneous = all at once, sealed
midgard-setting-huts_price = Price of the Worker Huts
    .explain = Whether the price falls by 1 with every hire of the game, or starts at 5 again in every round.
midgard-setting-huts_price-game = falls for the whole game
midgard-setting-huts_price-round = starts anew every round
midgard-setting-rune_display = Open runes
    .explain = How many runes lie open at the Runesmith.
midgard-setting-rune_display-2 = 2 runes
midgard-setting-rune_display-3 = 3 runes
midgard-setting-rune_display-4 = 4 runes
midgard-setting-first_player = First player
    .explain = Who has the first-player token in round 1.
midgard-setting-first_player-random = drawn by lot
midgard-setting-first_player-host = the first seat
midgard-setting-leader_choice = Leaders
    .explain = Whether the players choose their leaders, the first player last, or are dealt them.
midgard-setting-leader_choice-pick = chosen
midgard-setting-leader_choice-random = dealt at random
