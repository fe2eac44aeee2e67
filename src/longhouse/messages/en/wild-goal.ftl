### Vikings Gone Wild on one page.

wild-goal-points = { $number ->
    [one] victory point
   *[other] victory points
}
wild-goal-aim = Have the most **victory points** when the last round is over. Brew beer, save gold, put up buildings that stay, and **raid a neighbour** once a turn.
wild-goal-damage = Buildings damaged in a turn
wild-goal-repel = Attack repelled, for each attacker
wild-goal-mission = Mission, one a round
wild-goal-storage = Full storage, every round
wild-goal-hall = Town hall of the highest level
wild-goal-achievement = Achievement at the end, shared in a tie

wild-goal-production = Production
    .text = breweries and smelters give a token
wild-goal-draw = Draw
    .text = { $cards } cards, and more for taverns
wild-goal-action = Actions
    .text = your turn: anything, in any order
wild-goal-keep = Storage
    .text = tokens into storages, { $tokens } in each
wild-goal-round-end = Round end
    .text = hands are discarded, damage is repaired

wild-goal-deeds = On your turn, in any order and as often as you like
wild-goal-play = **Play cards** for beer, gold and fighters
wild-goal-buy = **Buy cards**: they come with later hands
wild-goal-build = **Build**: { $buildings } buildings, more with a better town hall
wild-goal-attack = **Attack** buildings of one opponent
wild-goal-undead = **Fight the undead** and the dragon
wild-goal-complete = **Complete a mission** once you can

wild-goal-example = The town hall is damaged: **+{ $damage }** when your turn ends. Had its owner answered with a fortification that makes the defence higher, the attack would be repelled: **+{ $repel }** for them, for { $fighters } attackers.

wild-goal-end-target = Somebody has **{ $points } points**: this round is the last.
wild-goal-end-round = **Everybody plays the round** to its end, storages included.
wild-goal-end-achievements = **{ $achievements } achievements**: up to { $points } points for whoever leads in each.
wild-goal-end-most = The most points **win**.

wild-goal-icon-beer = Beer
    .text = buys fighters
wild-goal-icon-gold = Gold
    .text = buys buildings
wild-goal-icon-strength = Strength
    .text = of fighters and heroes
wild-goal-icon-defence = Defence
    .text = of a building
wild-goal-icon-fighter = Fighter
    .text = attacks once a turn
wild-goal-icon-hero = Hero
    .text = fights, but is no fighter
wild-goal-icon-fortification = Fortification
    .text = keep it for others’ turns
wild-goal-icon-upgrade = Upgrade
    .text = helps you or a fighter
wild-goal-icon-construction = Being built
    .text = works from the next round
wild-goal-icon-damage = Damage
    .text = until the round ends
wild-goal-icon-path = Odin’s Path
    .text = cards for sale, and undead
wild-goal-icon-asgard = Asgard
    .text = a card at { $points } points, then again
