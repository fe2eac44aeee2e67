### The Watch and plain Catan on one page.

watch-goal-points = { $number ->
    [one] victory point
   *[other] victory points
}
watch-goal-aim-base = Be the first to have **{ $points } victory points** on your own turn. Build settlements and keeps on the best land, join them by roads, and trade for what your land does not give.
watch-goal-aim-full = Be the first to have **{ $points } victory points** on your own turn. Settle the Gift, trade, build, and hold **the Wall** together: if it falls, whoever guarded it best wins instead.

watch-goal-settlement = Settlement
watch-goal-keep = Keep, built on a settlement
watch-goal-longest-road = Longest Road: { $roads } or more
watch-goal-largest-patrol = Largest Patrol: { $patrols } or more
watch-goal-guards = Guards on the Wall: { $first }, { $second }
watch-goal-card = Victory Point card, secret

watch-goal-roll = Roll
    .text = two dice
watch-goal-roll-full = Roll
    .text = three dice together
watch-goal-harvest = Harvest
    .text = hexes with the sum pay every building beside them
watch-goal-seven = On a 7
    .text = over { $cards } cards: discard half; Tormund moves and robs
watch-goal-wildlings = Wildlings
    .text = the twelve-sided die sends one down its trail
watch-goal-trade = Trade
    .text = with the players and with the supply
watch-goal-build = Build
    .text = as much as you can pay for
watch-goal-trade-and-build = Trade and build
    .text = in any order, as much as you can pay for

watch-goal-buy = What you can buy
watch-goal-buy-road = **Road**
watch-goal-buy-settlement = **Settlement**
watch-goal-buy-keep = **Keep**
watch-goal-buy-card = **Development card**
watch-goal-buy-guard = **Guard**
watch-goal-buy-trade = **Trade** with the others, or { $rate } : 1 with the supply

watch-goal-example-base = 5 and 3 make **8**. On every hex with an 8 a settlement takes **1 card** and a keep **2**, whoever has rolled. Tormund’s hex pays nothing.
watch-goal-example-full = 5 and 3 make **8**: on hexes with an 8 a settlement takes **1 card** and a keep **2**. The twelve-sided **3** sends a wildling down trail 3. If more wait there than guards stand above them, **they break through**.

watch-goal-end-base = **{ $points } points** on your own turn: you win at once.
watch-goal-end-wait = Points that come to you on somebody else’s turn count on your own.
watch-goal-end-secret = Secret Victory Point cards count too, from the day you buy them.
watch-goal-end-full = **{ $points } points** on your own turn, after the wildlings have moved: you win at once.
watch-goal-end-breaches = Or the Wall is **breached { $breaches ->
    [one] once
    [2] twice
   *[other] { $breaches } times
}**: the game is over.
watch-goal-end-gift = Or more than **{ $wildlings } wildlings** stand in the Gift: it is over, too.
watch-goal-end-guards = Then whoever has the **most guards** on the Wall wins; in a tie, more points decide.

watch-goal-icon-lumber = Lumber
    .text = from forests
watch-goal-icon-brick = Brick
    .text = from hills
watch-goal-icon-wool = Wool
    .text = from pastures
watch-goal-icon-grain = Grain
    .text = from fields
watch-goal-icon-ore = Ore
    .text = from mountains
watch-goal-icon-card = Development
    .text = patrols, roads, points
watch-goal-icon-tormund = Tormund
    .text = his hex yields nothing
watch-goal-icon-patrol = Patrol
    .text = moves Tormund and robs
watch-goal-icon-points = Victory points
    .text = public, cards excepted
watch-goal-icon-regular = Warrior
    .text = waits to outnumber the guards
watch-goal-icon-climber = Climber
    .text = crosses the Wall at once
watch-goal-icon-giant = Giant
    .text = takes a guard, or breaks through
watch-goal-icon-hero = Hero
    .text = one for each, with one power
watch-goal-icon-breach = Breach
    .text = too many end the game
