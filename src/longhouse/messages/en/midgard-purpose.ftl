### What things at a table of Champions of Midgard are for: the first sentence of their tool-tips.

web-midgard-purpose-points = Glory wins: whoever has most after the last round. Destinies, sets and blame are counted only then.
web-midgard-purpose-food = Food keeps warriors alive on a voyage and pays for others on the land.
web-midgard-purpose-wood = Wood buys runes and builds your own longship.
web-midgard-purpose-coin = Coins pay for warriors, favour and ships; what is left brings a little glory at the end.
web-midgard-purpose-favour = One favour rerolls dice of a fight; each one left brings glory at the end.
web-midgard-purpose-blame = At the end you lose glory by how much blame you have, and each token costs more than the last.
web-midgard-purpose-warriors = Warriors are the dice you fight with. Your longhouse holds no more than this many.
web-midgard-purpose-ship = A ship carries warriors and their food to the monsters across the sea.
web-midgard-purpose-shore = Sail here to beat the monster that waits: it is worth glory and a colour.
web-midgard-purpose-colour = Three beaten enemies of three colours make a set, and each set brings glory at the end.
web-midgard-purpose-trolls = Beaten trolls make no set; some destinies and ties count them.
web-midgard-purpose-rune-deck = Runes are worth glory, and each helps once. The top one of the deck is bought unseen.
web-midgard-purpose-placement = In turn each sends one worker to a place, and gets at once what it gives.
web-midgard-purpose-assignment = You share your warriors among the fights you have taken, and load food for the voyage.
web-midgard-purpose-combat = The fights are rolled: first on land, then across the sea.
web-midgard-purpose-cleanup = An unbeaten troll brings everybody blame; then workers come home and the next round begins.
