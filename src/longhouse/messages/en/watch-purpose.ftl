### What things at a table of the Watch are for: the first sentence of their tool-tips.

web-watch-purpose-points = Victory points win: whoever has enough in their own turn ends the game.
web-watch-purpose-hand = Cards in hand build and are traded. Whoever holds too many loses half of them to a seven.
web-watch-purpose-cards = Development cards are secret: each helps once when it is played, or counts as a point.
web-watch-purpose-guards = Guards stop the wildlings at the Wall; enough of them bring points.
web-watch-purpose-road = The longest line of roads earns its player a tile with points.
web-watch-purpose-patrols = The most patrols played earn a tile with points; each moves Tormund.
web-watch-purpose-settlements = Settlements take cards from the land around them, and each is worth a point.
web-watch-purpose-hex = Gives a card to every settlement beside it, and two to every keep, when its number is rolled.
web-watch-purpose-item-road = Roads lead to places where you can settle, and the longest earns points.
web-watch-purpose-item-settlement = A settlement is worth a point, and gets cards from the land around it.
web-watch-purpose-item-keep = A keep replaces a settlement: more points, and twice the cards.
web-watch-purpose-supply = What is left for everybody: nobody can get what the supply does not have.
web-watch-purpose-lumber = Lumber is for roads and settlements.
web-watch-purpose-brick = Brick is for roads and settlements.
web-watch-purpose-wool = Wool is for settlements and development cards.
web-watch-purpose-grain = Grain is for settlements, keeps and development cards.
web-watch-purpose-ore = Ore is for keeps and development cards.
web-watch-purpose-trade-players = Offer the others an exchange of cards: all answer, and you choose with whom to trade.
web-watch-purpose-trade-supply = Give the supply equal cards for one of your choice; trade routes at the coast make it cheaper.
web-watch-purpose-roll = The dice say which land yields cards for everybody; a seven yields none and moves Tormund.
web-watch-purpose-trade = Exchange cards with the players and with the supply for what you want to build.
web-watch-purpose-build = Pay cards for roads, buildings and development cards: they bring points and more cards.
web-watch-purpose-both = Trade and build in any order, as often as you can pay.
