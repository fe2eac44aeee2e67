### What the evaluation of the Watch weighs, as names in a reason.

watch-matter-points = victory points
watch-matter-income = income
watch-matter-trade = cheaper trade with the supply
watch-matter-hand = cards in hand
watch-matter-seven = safety from a seven
watch-matter-building = building soon
watch-matter-sites = places for settlements
watch-matter-road = the longest road
watch-matter-patrol = the largest patrol
watch-matter-cards = development cards and open effects
watch-matter-guards = guards on the Wall
watch-matter-hero = the hero
