### What the evaluation of Northgard weighs, as names in a reason.

northgard-matter-fame = fame
northgard-matter-victory = victory by territories
northgard-matter-land = territories and room to grow
northgard-matter-closed = closed territories
northgard-matter-figures = units on the map
northgard-matter-stock = resources in stock
northgard-matter-income = harvests to come
northgard-matter-winter = supplies for the winter
northgard-matter-hand = cards in hand
northgard-matter-deck = the deck
northgard-matter-attack = prospects of attacking
northgard-matter-safety = safety from attacks
