### The lesson "catan" of the Watch: plain Catan for two. Halla speaks; at most two sentences at a time.

watch-lesson-catan-title = Two Houses on an Island
watch-lesson-catan-about = Plain Catan in ten minutes: dice, trade, building, and a thief.
watch-lesson-catan-orm = Orm

## Chapters, as they are listed at the end

watch-lesson-catan-island = The aim
watch-lesson-catan-founding = The first settlements
watch-lesson-catan-harvest = Dice and goods
watch-lesson-catan-bargain = Trade with a player
watch-lesson-catan-building = Roads and settlements
watch-lesson-catan-supply = The supply and its cards
watch-lesson-catan-robber = A seven, and a Knight
watch-lesson-catan-goal = Points and the end

## The aim

watch-lesson-catan-aim = Welcome ashore! You and Orm share this island, and the first to have 10 victory points on their own turn wins it: a settlement is worth 1, a keep 2.
watch-lesson-catan-not-now = A good move for another day. Nothing was played: do what is lit.

## The first settlements

watch-lesson-catan-house = Found your first settlement on the **lit corner**: its hills give brick, its forest lumber and its fields grain when their number is rolled. The dots below a number say how often that is: the 6 on your hills has five of them.
watch-lesson-catan-house-done = your first settlement, and your first point
watch-lesson-catan-other-corner = A fine corner, but for another island. Nothing was built: choose the one that is lit.
watch-lesson-catan-track = Each of the two first settlements comes with a road, and both are free. Lay it on any of the **three paths** beside your house.
watch-lesson-catan-second-house = Orm has founded both settlements in a row, because the second round goes backwards. Now found yours **between fields and pasture**, where wool comes from: the second settlement brings you a card from each of its hexes at once.
watch-lesson-catan-second-house-done = 2 grain and 1 wool in your hand
watch-lesson-catan-second-track = Lay its road on the **lit path**. No two settlements may stand on neighbouring corners, so it is roads that lead you to new ones.
watch-lesson-catan-other-track = That road leads away from where we shall build. Nothing was laid: choose the lit path.

## Dice and goods

watch-lesson-catan-roll = Every turn begins with the dice: all hexes with that number pay, to everybody who lives beside them. **Roll**!
watch-lesson-catan-roll-done = 11 was rolled: 1 lumber from the forest, 1 wool from the pasture

## Trade with a player

watch-lesson-catan-offer = You have lumber for a road, but no brick; Orm has one to spare. **Propose a trade**: give 1 wool, want 1 brick, and send it.
watch-lesson-catan-trade-first = That ends trading for this turn, and you still need brick. Nothing was played: offer Orm a trade first.
watch-lesson-catan-wool-for-brick = Orm would like that, but 1 wool for 1 brick is a fair price. Nothing was changed: take what is lit.
watch-lesson-catan-deal = Orm accepts. **Close the deal**; at a larger table you would choose among all who said yes, and on his turn Orm may make you an offer.
watch-lesson-catan-take-the-deal = Orm has the brick that you need, and has said yes. Close the deal.
watch-lesson-catan-deal-done = your wool for Orm’s brick

## Roads and settlements

watch-lesson-catan-road = First you trade, then you build: **go on to building**. Then spend 1 lumber and 1 brick on a road on the lit path.
watch-lesson-catan-enough-traded = You have lumber and brick, which is all that a road costs. Go on to building.
watch-lesson-catan-other-road = A road may lie there, but it would not bring you to the forest. Nothing was built: choose the lit path.
watch-lesson-catan-road-before-end = You can still afford a road. Nothing was ended: build it on the lit path first.
watch-lesson-catan-end-turn = Your goods are well spent, so **end your turn**. Watch Orm roll: those dice pay you, too.
watch-lesson-catan-village = Orm’s 6 paid you brick and grain; a settlement costs 1 lumber, 1 brick, 1 wool and 1 grain. **Roll**, **go on to building**, found it at the end of your road, and **end your turn**.
watch-lesson-catan-have-it-all = You need no trade: all four goods are in your hand. Go on to building.
watch-lesson-catan-village-not-road = A road would use up the lumber and brick of your settlement. Nothing was built: choose the lit corner.
watch-lesson-catan-village-first = A settlement is within your reach, and worth a point. Found it on the lit corner before you end your turn.
watch-lesson-catan-village-done = a third settlement, and 3 points
watch-lesson-catan-keep = Later you may turn a settlement into a keep, for 3 ore, which mountains give, and 2 grain: it is worth 2 points and takes two cards from each hex. The settlement comes back to you, and you will need it, for you have only five.

## The supply and its cards

watch-lesson-catan-bank = Orm rolled a 4, and two of your settlements lie by those fields: 2 grain. **Roll**, then give the supply **4 grain** and take **1 ore**; from a settlement at a trade route on the coast you would give only 3, or 2 of the kind that it shows.
watch-lesson-catan-bank-not-orm = Orm keeps ore for himself. The supply never says no: 4 of a kind for any 1.
watch-lesson-catan-bank-before-building = Once you go on to building, trading is over. Give the supply 4 grain first.
watch-lesson-catan-ore-for-card = You will need ore for what comes next. Nothing was taken: take ore.
watch-lesson-catan-card = A development card costs 1 wool, 1 grain and 1 ore, and only you will see it: most are Knights, others bring roads, goods or a point. **Go on to building** and **buy one**.
watch-lesson-catan-card-now = You hold just what a development card costs. Nothing was played: buy it first.
watch-lesson-catan-card-done = a Knight, which you may play from your next turn on

## A seven, and a Knight

watch-lesson-catan-seven = Nobody likes a 7: whoever holds more than seven cards loses half of them, and whoever rolled it moves Tormund the robber and steals a card from somebody who lives beside him. **End your turn**, and see what Orm rolls.
watch-lesson-catan-knight = A 7! Orm has put Tormund on your fields, where nothing is harvested now, and has taken 1 grain from you: play your **Knight** and send Tormund to **Orm’s mountains**.
watch-lesson-catan-knight-before-roll = If you roll now, Tormund still sits in your fields. A Knight may ride before the dice: play it first.
watch-lesson-catan-orms-mountain = Tormund would go there, but nobody there has your grain. Send him to Orm’s mountains, which are lit.
watch-lesson-catan-knight-done = Tormund sits on Orm’s mountains, and your grain is home

## Points and the end

watch-lesson-catan-points = You lead by 3 points to 2. The Longest Road (at least 5 roads) and the Largest Patrol (at least 3 Knights) bring 2 points each: play on, and be the first to have 10!
