### What a pick does, in a word: the button that confirms it says so.
### What picks do, and the steps of cards that are carried out; loaded a little after the table

web-do-attack = Attack
web-do-build = Build
web-do-buy = Buy
web-do-choose = Choose
web-do-complete = Complete
web-do-dismantle = Dismantle
web-do-drive = Drive away
web-do-exchange = Exchange
web-do-fight = Fight
web-do-go = Go there
web-do-lay = Lay the tile
web-do-lift = Take up
web-do-look = Look
web-do-move = Move
web-do-pay = Pay
web-do-place = Place
web-do-play = Play
web-do-recruit = Recruit
web-do-remove = Remove
web-do-replace = Replace
web-do-retreat = Retreat
web-do-rob = Rob
web-do-sail = Sail
web-do-send = Send
web-do-take = Take
web-do-upgrade = Upgrade
web-do-use = Use
web-do-wait = Wait

web-carrying = Being carried out: { $card }

web-part-northgard-recruit = Recruit
web-part-northgard-move = Move
web-part-northgard-explore = Explore
web-part-northgard-build = Build
web-part-northgard-draw = Draw cards
web-part-northgard-gain = Gain
web-part-northgard-choose = Choose
web-part-northgard-pay = Pay for more
web-part-northgard-take = Take a card
web-part-northgard-copy = Repeat a card
web-part-northgard-discard_enemy = An opponent discards
web-part-northgard-remove_unit = Remove a unit
web-part-northgard-relocate = Bring figures
web-part-northgard-replace_building = Replace a building
web-part-northgard-scorch = Scorched earth
web-part-northgard-year_flag = For this year

web-part-midgard-gain_choice = 1 of your choice
web-part-midgard-score_destiny_now = Reveal a destiny

web-part-watch-choose = Choose
web-part-watch-move_tormund = Move Tormund
web-part-watch-gain = Take a card
web-part-watch-build_road = Free road
web-part-watch-build_guard = Free guard
web-part-watch-take_all = Name a resource
web-part-watch-remove_wildling = Drive a wildling away
web-part-watch-swap_supply = Swap with the supply
web-part-watch-forced_trade = Forced trade
web-part-watch-move_road = Move a road
web-part-watch-substitute = Pay with a substitute
web-part-watch-draw_dev = Choose a card
web-part-watch-take_seen = Look and take
web-part-watch-reveal_wildling = Reveal a wildling
web-part-watch-tormund_home = Tormund goes home
web-part-watch-discard_patrol = Discard a patrol
web-part-watch-keep_or_replace = Keep or replace

web-part-wild-gain = Gain
web-part-wild-draw = Draw
web-part-wild-discard_hand = Discard the hand
web-part-wild-destroy = Destroy
web-part-wild-recover = Take back
web-part-wild-dig = Search the deck
web-part-wild-steal = Steal
web-part-wild-copy = Copy a card
web-part-wild-vp = Points
