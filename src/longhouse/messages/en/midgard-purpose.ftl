### What things at a table of Champions of Midgard are for: the first sentence of their tool-tips.

web-purpose-cm-points = Glory wins: whoever has most after the last round. Destinies, sets and blame are counted only then.
web-purpose-cm-food = Food keeps warriors alive on a voyage and pays for others on the land.
web-purpose-cm-wood = Wood buys runes and builds your own longship.
web-purpose-cm-coin = Coins pay for warriors, favour and ships; what is left brings a little glory at the end.
web-purpose-cm-favour = One favour rerolls dice of a fight; each one left brings glory at the end.
web-purpose-cm-blame = At the end you lose glory by how much blame you have, and each token costs more than the last.
web-purpose-cm-warriors = Warriors are the dice you fight with. Your longhouse holds no more than this many.
web-purpose-cm-ship = A ship carries warriors and their food to the monsters across the sea.
web-purpose-cm-rune-deck = Runes are worth glory, and each helps once. The top one of the deck is bought unseen.
web-purpose-cm-placement = In turn each sends one worker to a place, and gets at once what it gives.
web-purpose-cm-assignment = You share your warriors among the fights you have taken, and load food for the voyage.
web-purpose-cm-combat = The fights are rolled: first on land, then across the sea.
web-purpose-cm-cleanup = An unbeaten troll brings everybody blame; then workers come home and the next round begins.
