### Northgard on one page.

northgard-goal-years = { $number ->
    [one] year
   *[other] years
}
northgard-goal-aim-both = Lead your clan through **{ $years } years**: explore and close territories, build, feed your units. The most **fame** wins, or at the end of any year **{ $territories } closed territories**, each with a large building.
northgard-goal-aim-fame = Lead your clan through **{ $years } years**: explore and close territories, build, fight and feed your units. The most **fame** wins.
northgard-goal-closing = Closing a territory by exploring, for each tile of it
northgard-goal-harvest = Closed territory at harvest; from { $tiles } tiles
northgard-goal-altar = Altar of Kings, every harvest
northgard-goal-cards = Development card you own, at the end
northgard-goal-goods = Every { $goods } goods left at the end
northgard-goal-unrest = Unrest card at the end

northgard-goal-draw = Draw
    .text = { $cards } cards, and more for forges
northgard-goal-actions = Actions
    .text = in turn, until all have passed
northgard-goal-harvesting = Harvest
    .text = fame, goods, trade
northgard-goal-winter = Winter
    .text = pay food and wood for your units
northgard-goal-year-end = Year end
    .text = has somebody won?

northgard-goal-deeds = Your turn: one of these
northgard-goal-play = **Play a card**, and do what it says:
northgard-goal-explore = **explore**: lay a tile at an open territory of yours
northgard-goal-recruit = **recruit** units, at most { $units } on the map
northgard-goal-move = **move**: hold new land, or fight for it
northgard-goal-build = **build** on a free slot, for wood
northgard-goal-pass = **Pass**: take a new card; your year is over
northgard-goal-replace = **Replace** a card
northgard-goal-upgrade = **Upgrade** your clan

northgard-goal-units = units
northgard-goal-example = 3 units and 3 on the die make **6**. The defender has 2 units, pays 1 food and rolls 2: **5**. The attacker wins, and the others retreat. **In a tie the defender holds**; skulls on a die kill.

northgard-goal-end-territories = **{ $territories } closed territories** with a large building in each, at the end of any year: you win at once.
northgard-goal-end-years = Else it ends after **year { $years }**.
northgard-goal-end-achievements = In year { $years } those who pass take achievements: more fame.
northgard-goal-end-most = The most fame **wins**; in a tie, more territories.

northgard-goal-icon-food = Food
    .text = for winter and battles
northgard-goal-icon-wood = Wood
    .text = for buildings and late winters
northgard-goal-icon-lore = Lore
    .text = for new cards and upgrades
northgard-goal-icon-fame = Fame
    .text = wins the game
northgard-goal-icon-unit = Unit
    .text = holds a territory
northgard-goal-icon-winter = Winter
    .text = costs food from { $units } units on
northgard-goal-icon-closed = Closed
    .text = no open side left
northgard-goal-icon-unrest = Unrest
    .text = comes if you cannot pay
northgard-goal-icon-power = Power
    .text = the higher sum wins
northgard-goal-icon-kill = Skull
    .text = one unit falls
