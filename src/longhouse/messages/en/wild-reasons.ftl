### What the evaluation of Vikings Gone Wild weighs, as names in a reason.

wild-matter-points = victory points
wild-matter-full = full storages
wild-matter-achievements = achievements expected
wild-matter-missions = missions expected
wild-matter-asgard = Asgard cards
wild-matter-makers = breweries and smelters
wild-matter-storages = storages for the rounds to come
wild-matter-taverns = taverns and drakkars
wild-matter-hall = town hall and room for buildings
wild-matter-deck = what the deck yields
wild-matter-deck-attack = attackers in the deck
wild-matter-deck-defence = defence in the deck
wild-matter-purse = beer and gold to spend
wild-matter-raid = attacks in this round
wild-matter-draws = cards to draw
wild-matter-defence = defence against attacks
