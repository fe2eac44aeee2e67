### The lesson "wolf" of Northgard, for two. Halla speaks; at most two sentences at a time.

northgard-lesson-wolf-title = The Wolf and the Goat
northgard-lesson-wolf-about = Northgard for two in ten minutes: new land, a quarrel over it, and a winter.
northgard-lesson-wolf-ketil = Ketil

## Chapters, as they are listed at the end

northgard-lesson-wolf-shore = The aim and the land
northgard-lesson-wolf-exploring = Exploring and closing
northgard-lesson-wolf-battle = Recruiting, moving and a battle
northgard-lesson-wolf-building = Building
northgard-lesson-wolf-year = Passing, harvest and winter
northgard-lesson-wolf-winning = How one wins

## The aim and the land

northgard-lesson-wolf-aim = Welcome to Northgard, where you lead the Clan of the Wolf, and Ketil that of the Goat. After 7 years the most fame wins, but whoever ends a year with three closed territories, each with a large building, wins there and then.
northgard-lesson-wolf-not-now = A good move for another day. Nothing was played: do what is lit.
northgard-lesson-wolf-land = Borders part the land into territories, which run on from tile to tile; most are easy to cross, a rough one costs twice as much. Your first 3 units hold D, so what grows there is yours.
northgard-lesson-wolf-settle = Each of you lays one more tile: take the one with the **large slot**, where a large building fits, put it **south** of the starting tile and leave it as it lies. Then land 3 more units **in C**.
northgard-lesson-wolf-settle-done = you hold C and D, with 3 units in each
northgard-lesson-wolf-other-tile = Food, but nowhere to build: a fine place for a picnic. Nothing was laid: take the tile with the large slot.
northgard-lesson-wolf-other-place = A tile may lie there, but our valley is to be in the south. Nothing was laid: choose the lit place.
northgard-lesson-wolf-other-turn = That would do, too, but my plan for C needs it as it lies. Nothing was laid: do not turn it.
northgard-lesson-wolf-other-group = You would sit there on one slot, away from everything. Nobody has landed: choose C, which has your D for a neighbour.

## Exploring and closing

northgard-lesson-wolf-explore = A year begins with 4 cards, and on your turn you play one of them: **play Explore**, which draws a tile to lay beside open land of yours. Put it on the **lit place** and **turn it once**, so that C has no open side left.
northgard-lesson-wolf-explore-done = C is closed: 4 tiles, 4 fame
northgard-lesson-wolf-no-raid-yet = Wolf Clan is for marching, and there is nobody to march against yet. Nothing was played: begin with Explore.
northgard-lesson-wolf-explore-first = You will play it soon, but land comes first. Nothing was played: begin with Explore.
northgard-lesson-wolf-no-waiting = To wait is to lay a card down unused, just to see what others do. Nothing was played: you have better things to do, and they are lit.
northgard-lesson-wolf-no-passing = Whoever passes is done for this year, and you still hold good cards. Nothing was played: do what is lit.
northgard-lesson-wolf-not-at-the-valley = There it would not touch C, and C would stay open. Nothing was laid: choose the lit place.
northgard-lesson-wolf-still-open = Turned like that, C would stay open. Nothing was laid: turn the tile once.
northgard-lesson-wolf-fewer-tiles = That closes C, too, but with 3 tiles, and 3 fame. Nothing was laid: turn it once, and it will be 4.
northgard-lesson-wolf-closed = Close a territory of yours by exploring, and you gain 1 fame for each of its tiles; from then on it brings fame at every harvest, but never grows again. A turn is one main card, so **end yours**.
northgard-lesson-wolf-keep-the-wolf = Wolf Clan may indeed follow, because it is instant, but you will want it next turn. Nothing was played: end your turn.

## Recruiting, moving and a battle

northgard-lesson-wolf-recruit = Ketil has strolled into A with 2 units, right beside your D. Play **Feast**, which is whichever of four actions you need: choose **Recruit**, and put the new unit **in D**.
northgard-lesson-wolf-recruit-done = 4 units in D
northgard-lesson-wolf-recruit-first = That is the spirit, but go with one unit more. Nothing was played: play Feast first.
northgard-lesson-wolf-build-later = Ketil is at the fence, so build when he is gone. Nothing was played: play Feast.
northgard-lesson-wolf-feast-recruits = Feast could be that, too, but what you need now is one more unit. Nothing was done: choose Recruit.
northgard-lesson-wolf-recruit-in-d = C does not touch A, and Ketil will not wait. Put the unit in D.
northgard-lesson-wolf-raid = Instant cards, such as **Wolf Clan**, come on top of your one main card: play it, and send **3 units** **from D to A**. One stays, for a territory without units is nobody’s; and mind the preview of the move, which knows your odds.
northgard-lesson-wolf-raid-now = Ketil would only settle in. Nothing was ended: play Wolf Clan first.
northgard-lesson-wolf-from-d = A lies beside D, and a move crosses one border. Nobody has moved: start from D.
northgard-lesson-wolf-already-yours = C is yours already, and Ketil sits in A. Nobody has moved: go to A.
northgard-lesson-wolf-one-stays = Then D would stand empty, and anybody could walk in. Nobody has moved: send 3.
northgard-lesson-wolf-too-few = Ketil’s 2 win a tie, because they defend. Nobody has moved: send 3.
northgard-lesson-wolf-too-strong = Ketil has 3 units there and would win every tie. Nobody has moved: go to A.
northgard-lesson-wolf-nobody-there = Nobody lives there: you could just walk in, and one day you may. Nobody has moved: go to A.
northgard-lesson-wolf-food = Each unit is 1 power, each food you pay is 1 more, and then both sides roll a die; in a tie the defender holds. **Pay 1 food** and keep 1 for the winter, and Ketil will answer.
northgard-lesson-wolf-food-done = 6 power to 4: A is yours
northgard-lesson-wolf-too-thrifty = 3 against 2 may end in a tie, and a tie is Ketil’s. Nothing was paid: pay 1 food.
northgard-lesson-wolf-too-generous = That would do, but your units must eat in the winter, too. Nothing was paid: pay 1 food.
northgard-lesson-wolf-won = Each skull on a die kills a unit of the other side (lose all, and you lose the battle); the loser’s rest must flee, and so Ketil’s last one is in B. For an attack that is won the Wolf gains 1 food, so you have 2 again: **end your turn**.

## Building

northgard-lesson-wolf-build = Ketil has built a Food Silo: **play Build**, choose D and a **Woodcutter’s Lodge**, and **end your turn**. Small buildings cost 1 wood, large ones 3; each needs a free slot of its size, and no territory takes two of a kind.
northgard-lesson-wolf-build-done = 1 wood from the lodge at every harvest
northgard-lesson-wolf-build-before-passing = You may always pass, but with Build in hand it would be a pity. Nothing was played: play Build.
northgard-lesson-wolf-keep-the-runes = C has rune slots, the only ones where a Carved Stone can stand; let us keep them. Nothing was built: choose D.
northgard-lesson-wolf-wood-is-needed = Useful, but what you will need next is wood. Nothing was built: choose the Woodcutter’s Lodge.

## Passing, harvest and winter

northgard-lesson-wolf-pass = Without cards you must pass (you may pass earlier), and the first to pass begins the next year. Passing brings a new card onto your deck: **take Scouts**, worth 2 fame at the end.
northgard-lesson-wolf-pass-done = Scouts is on top of your deck, so you will draw it next year
northgard-lesson-wolf-rather-scouts = Market Place draws 2 cards, which is never bad, but it has no fame. Nothing was taken: take Scouts.
northgard-lesson-wolf-harvest = All have passed, so you have harvested: 2 fame for C, 1 for A, which has only 2 tiles, and 1 food, 1 wood and 2 lore from your land. Any 3 goods buy 1: give **2 lore and 1 food**, **take 1 wood**, and **trade no more**.
northgard-lesson-wolf-harvest-done = 3 wood, which is the price of a large building
northgard-lesson-wolf-trade-first = You have 2 wood, and a large building costs 3. Nothing was ended: trade once.
northgard-lesson-wolf-keep-the-wood = Wood is what you are after. Nothing was given: do what is lit.
northgard-lesson-wolf-food-for-winter = The winter will ask for 1 food, and you have just enough of it. Nothing was given: do what is lit.
northgard-lesson-wolf-take-wood = A large building needs 3 wood, and you have 2. Nothing was taken: take wood.
northgard-lesson-wolf-winter = Winter has come and gone, and your 6 units ate 1 food: up to 3 eat nothing, 7 eat 2, and from 10 on they want wood for the fire as well. Whoever cannot pay takes an Unrest card, which is worth −5 fame and never leaves the deck.
northgard-lesson-wolf-lore = Lore works on your cards: instead of playing one, you may replace it for 1 lore, remove it for good and draw 2 for 2 lore, or take an upgrade of your clan for 3. You may also lay it down and wait, which costs nothing.

## How one wins

northgard-lesson-wolf-scouts = Nobody has three large buildings in closed land, so year 2 begins, and you have drawn **Scouts**. It is instant: play it and leave the tile as it lies, and D will be closed.
northgard-lesson-wolf-scouts-done = D is closed: 4 more fame
northgard-lesson-wolf-scouts-first = That can wait: an instant card may come before your main card, too. Nothing was played: begin with Scouts.
northgard-lesson-wolf-d-still-open = Turned like that, D would stay open. Nothing was laid: leave the tile as it lies.
northgard-lesson-wolf-altar = Now for your main card: play **Feast**, choose **Build**, and raise an **Altar of Kings** in C. That is 3 fame at every harvest, and the first of the three large buildings that win the game; then **end your turn**.
northgard-lesson-wolf-altar-done = a large building in closed land: 1 of 3
northgard-lesson-wolf-feast-now = Keep that for your next turn, when you may need it badly. Nothing was played: play Feast.
northgard-lesson-wolf-altar-first = You have 3 wood and a card that builds. Nothing was ended: raise the altar first.
northgard-lesson-wolf-feast-builds = Feast could be that, too, but you have not saved 3 wood for nothing. Nothing was done: choose Build.
northgard-lesson-wolf-no-large-slot = D has no large slot. Nothing was built: choose C.
northgard-lesson-wolf-not-a-fortress = A Fortress gives whoever defends C 2 power; it counts for the three, but brings no fame. Nothing was built: choose the Altar of Kings.
northgard-lesson-wolf-not-a-forge = A Forge draws 1 more card each year; it counts for the three, but brings no fame. Nothing was built: choose the Altar of Kings.
northgard-lesson-wolf-build-large = That is a small building, and you can pay for a large one. Nothing was built: choose the Altar of Kings.
northgard-lesson-wolf-points = You lead by 11 fame to none; to this the end adds your new cards, achievements taken in year 7, and 1 for every 3 goods left. But Ketil gathers 2 units in B, a single one of yours guards D, and all your land is closed: will you recruit, or move on to new shores?
