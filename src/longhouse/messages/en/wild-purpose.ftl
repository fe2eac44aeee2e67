### What things at a table of Vikings Gone Wild are for: the first sentence of their tool-tips.

web-wild-purpose-points = Victory points win. As soon as somebody has enough, the last round is played.
web-wild-purpose-hand = Cards in hand are played in your turn; fortifications kept there answer attacks of the others.
web-wild-purpose-deck = New cards are drawn from here. An empty deck is made of the discard pile again, with all that you have bought.
web-wild-purpose-discard = What was played and bought lies here until it is shuffled into a new deck.
web-wild-purpose-buildings = Buildings give beer, gold and cards every round, and can be attacked. The town hall limits how many you may have.
web-wild-purpose-threshold = Whoever reaches this many points for the first time chooses an Asgard card: they are strong and cannot be bought.
web-wild-purpose-goal = Whoever reaches this makes the round the last one: it is played to its end, then achievements are scored.
web-wild-purpose-marker = Shows how far a player is on the way to the last round.
web-wild-purpose-ahead = Where these points would take the player.
web-wild-purpose-first = The first player begins the round; the token goes on to the next when it ends.
web-wild-purpose-path-deck = From here the path is filled up: its cards are bought with what they cost, and undead among them are fought.
web-wild-purpose-piles = Look through what all players have discarded and played: it tells what they can draw.
web-wild-purpose-production = Every brewery brews a beer and every smelter makes a gold, if they are empty.
web-wild-purpose-draw = Everybody draws cards for the round; taverns bring more.
web-wild-purpose-action = In turn each plays cards, buys, builds and attacks, as long as they can pay.
web-wild-purpose-storage = Tokens that were not spent can be stored: a full storage brings points.
web-wild-purpose-round_end = Cards that were played go to the discard pile, and the first player changes.
