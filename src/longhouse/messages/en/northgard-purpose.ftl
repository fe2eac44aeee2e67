### What things at a table of Northgard are for: the first sentence of their tool-tips.

web-northgard-purpose-points = Fame wins the game after the last year, if nobody has won by territories before. The others see yours only at the end.
web-northgard-purpose-large = Whoever controls enough of these at the end of a year wins at once, whatever their fame.
web-northgard-purpose-units = Units hold territories and fight; the more of them you have on the map, the more food and wood the winter costs.
web-northgard-purpose-food = Food feeds your units in the winter, and each one you pay in a battle makes you stronger.
web-northgard-purpose-wood = Wood builds houses, and keeps a large army warm in the winter.
web-northgard-purpose-lore = Lore pays for a stronger card of your clan; lay off any card of your hand for it.
web-northgard-purpose-hand = Each card is one action of this year: whoever has more of them acts longer.
web-northgard-purpose-pile-tiles = The land still to be found: exploring draws from here, and an empty pile ends exploring.
web-northgard-purpose-pile-cards = The cards of the years to come: some are laid out every year, and whoever passes takes one of them.
web-northgard-purpose-pile-unrest = Whoever cannot pay for the winter gets one: it does nothing and costs fame at the end. If none is left, fame is lost at once.
web-northgard-purpose-closed = A closed territory brings fame at every harvest; with a large building it counts towards winning by territories.
web-northgard-purpose-open = An open territory brings its resources but no fame: explore until none of its sides is open.
web-northgard-purpose-reserve = The units you can still recruit; those who fall come back here.
web-northgard-purpose-actions = In turn each plays one card and does what it says; whoever passes takes a new card for their deck.
web-northgard-purpose-creatures = The creatures of the map move and attack, before the land is harvested.
web-northgard-purpose-harvest = Your territories bring fame and resources, and you may trade.
web-northgard-purpose-winter = Everybody pays food, and for many units wood; whoever cannot gets an Unrest card.
