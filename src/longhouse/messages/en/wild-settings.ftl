### Vikings Gone Wild before the game: what it is, and what can be agreed.

wild-name = Vikings Gone Wild
wild-description =
    Two to four Viking clans brew beer, smelt gold and raid one another. Every round you draw a hand from your own deck,
    buy fighters, fortifications and cards of Odin’s Path, put up buildings that work for you, and attack those of one
    opponent, who answers with the cards held back. Damage, defence, missions and full storages bring victory points;
    five, twelve and twenty of them bring a card of the gods. When somebody reaches the target, the round is the last.

## Things

wild-colour-red = red
wild-colour-blue = blue
wild-colour-green = green
wild-colour-yellow = yellow

## What can be agreed before the game

wild-setting-long_game = Long game
    .explain = Whether three or four players play to 40 victory points instead of 30. Two always play to 40.
wild-setting-long_game-false = no
wild-setting-long_game-true = to 40 points
wild-setting-first_game_setup = Achievements
    .explain = Whether the four achievements are drawn, or are those recommended for a first game.
wild-setting-first_game_setup-false = drawn at random
wild-setting-first_game_setup-true = those for a first game
wild-setting-asgard_row_last = Last Asgard cards
    .explain = Whether the open Asgard cards can still be taken when their deck is empty.
wild-setting-asgard_row_last-false = they stay where they are
wild-setting-asgard_row_last-true = they can still be taken
wild-setting-mission_swap_any_gold = Mission swap
    .explain = Whether swapping a mission costs a gold token, or any gold, also of cards.
wild-setting-mission_swap_any_gold-false = for a gold token
wild-setting-mission_swap_any_gold-true = for any gold
wild-setting-allow_hopeless_attacks = Hopeless attacks
    .explain = Whether an attack may be declared that is weaker than the building.
wild-setting-allow_hopeless_attacks-false = not allowed
wild-setting-allow_hopeless_attacks-true = allowed
wild-setting-store_hall_loot = Loot on the town hall
    .explain = Whether loot on the town hall may be stored in the storage phase, or is lost when it is not spent.
wild-setting-store_hall_loot-false = is lost
wild-setting-store_hall_loot-true = may be stored
wild-setting-limited_tokens = Tokens
    .explain = Whether there are only 25 beer and 25 gold tokens.
wild-setting-limited_tokens-false = as many as needed
wild-setting-limited_tokens-true = 25 of each
wild-setting-tie_break_scope = Ties
    .explain = Whether the achievements that break a tie are measured among those who are tied, or among all.
wild-setting-tie_break_scope-contenders = among those who are tied
wild-setting-tie_break_scope-all_players = among all players
wild-setting-first_player = First player
    .explain = Who begins the first round.
wild-setting-first_player-random = drawn by lot
wild-setting-first_player-host_choice = a seat of your choice
wild-setting-first_seat = First seat
    .explain = The number of the seat that begins, where the host chooses it.
wild-setting-by_hand = Paying by hand
    .explain = Whether players may choose themselves from where they pay and where tokens are stored.
wild-setting-by_hand-true = as the player likes
wild-setting-by_hand-false = always automatic
wild-setting-round_limit = Last round
    .explain = The number of the last round at the latest; 0: there is no limit.

wild-cannot-first-seat = { $setting }: there is no seat { $seat } at a table for { $players }.
