### Champions of Midgard on one page.

midgard-goal-rounds = { $number ->
    [one] round
   *[other] rounds
}
midgard-goal-aim = Have the most **glory** after { $rounds } rounds. Send workers to the town, gather warriors and food, and **fight** trolls, draugr and the monsters beyond the sea.
midgard-goal-trolls = Troll
midgard-goal-draugr = Draugr
midgard-goal-monsters = Monster beyond the sea
midgard-goal-sets = Red, blue and yellow enemy: a set
midgard-goal-destinies = Destiny, secret until the end
midgard-goal-favour = Favour left over
midgard-goal-runes = Rune, used or not
midgard-goal-coins = Every { $coins } coins left over
midgard-goal-blame = Blame: 1, 2, 3 …

midgard-goal-set-up = Set-up
    .text = new enemies, ships, stocks
midgard-goal-placement = Workers
    .text = one by one, { $workers } each: take what a place gives
midgard-goal-assignment = Warriors
    .text = send them to your fights, load your ships
midgard-goal-combat = Combat
    .text = hunt, troll, draugr, then the sea
midgard-goal-clean-up = Clean-up
    .text = workers come home; a troll alive brings blame

midgard-goal-deeds = Where workers go
midgard-goal-recruit = **Smiths**: warriors, at most { $dice }
midgard-goal-market = **Market, stalls, ships**: food, wood, coins, favour
midgard-goal-challenge = **Troll, draugr**: the fight is yours
midgard-goal-sail = **Longship**: load warriors and food, sail to a monster
midgard-goal-hunt = **Hunt** with those who stay: up to { $food } food
midgard-goal-sage = **Sage, runes, church**: destinies, powers, rerolls

midgard-goal-face-hit = Hit
midgard-goal-face-shield = Shield
midgard-goal-face-blank = Blank
midgard-goal-example = 1 hit of the { $defence } that this troll takes. It kills { $attack }, the shield saves 1: **you lose { $lost }** and roll the others again, till the troll or your warriors are gone. **1 favour** rerolls any dice.

midgard-goal-end-rounds = After **round { $rounds }** the game is over.
midgard-goal-end-secret = Destinies are turned up; whoever leads in one scores most.
midgard-goal-end-blame = Blame costs more with every token.
midgard-goal-end-most = The most glory **wins**; in a tie, more beaten enemies.

midgard-goal-icon-food = Food
    .text = feeds warriors at sea
midgard-goal-icon-wood = Wood
    .text = for runes and ships
midgard-goal-icon-coins = Coins
    .text = for ships, church, workers
midgard-goal-icon-favour = Favour
    .text = rerolls dice; worth glory
midgard-goal-icon-blame = Blame
    .text = costs glory at the end
midgard-goal-icon-glory = Glory
    .text = wins the game
midgard-goal-icon-hit = Hit
    .text = 1 damage, a double 2
midgard-goal-icon-shield = Shield
    .text = saves one warrior
midgard-goal-icon-defence = Defence
    .text = damage that kills an enemy
midgard-goal-icon-ship = Longship
    .text = carries warriors and food
midgard-goal-icon-journey = Journey
    .text = storm, calm or Kraken
midgard-goal-icon-rune = Rune
    .text = one use of a power
