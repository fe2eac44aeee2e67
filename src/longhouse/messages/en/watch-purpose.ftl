### What things at a table of the Watch are for: the first sentence of their tool-tips.

web-purpose-gw-points = Victory points win: whoever has enough in their own turn ends the game.
web-purpose-gw-hand = Cards in hand build and are traded. Whoever holds too many loses half of them to a seven.
web-purpose-gw-cards = Development cards are secret: each helps once when it is played, or counts as a point.
web-purpose-gw-guards = Guards stop the wildlings at the Wall; enough of them bring points.
web-purpose-gw-road = The longest line of roads earns its player a tile with points.
web-purpose-gw-patrols = The most patrols played earn a tile with points; each moves Tormund.
web-purpose-gw-settlements = Settlements take cards from the land around them, and each is worth a point.
web-purpose-gw-hex = Gives a card to every settlement beside it, and two to every keep, when its number is rolled.
web-purpose-gw-supply = What is left for everybody: nobody can get what the supply does not have.
web-purpose-gw-lumber = Lumber is for roads and settlements.
web-purpose-gw-brick = Brick is for roads and settlements.
web-purpose-gw-wool = Wool is for settlements and development cards.
web-purpose-gw-grain = Grain is for settlements, keeps and development cards.
web-purpose-gw-ore = Ore is for keeps and development cards.
web-purpose-gw-trade-players = Offer the others an exchange of cards: all answer, and you choose with whom to trade.
web-purpose-gw-trade-supply = Give the supply equal cards for one of your choice; trade routes at the coast make it cheaper.
web-purpose-gw-roll = The dice say which land yields cards for everybody; a seven yields none and moves Tormund.
web-purpose-gw-trade = Exchange cards with the players and with the supply for what you want to build.
web-purpose-gw-build = Pay cards for roads, buildings and development cards: they bring points and more cards.
web-purpose-gw-both = Trade and build in any order, as often as you can pay.
