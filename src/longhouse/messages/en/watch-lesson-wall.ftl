### The lesson "wall" of the Watch: the full game for three, after plain Catan. Halla speaks; at most two sentences at a time.

watch-lesson-wall-title = Three Houses below the Wall
watch-lesson-wall-about = The full game in ten minutes, for those who know plain Catan: wildlings, guards and heroes.
watch-lesson-wall-kari = Kari
watch-lesson-wall-ulf = Ulf

## Chapters, as they are listed at the end

watch-lesson-wall-wall = The Wall and its guards
watch-lesson-wall-dice = Three dice
watch-lesson-wall-heroes = Your hero
watch-lesson-wall-wildlings = Camps, trails and clearings
watch-lesson-wall-patrols = Climbers and patrols
watch-lesson-wall-supply = Giants, the supply, a new hero
watch-lesson-wall-guards = Guards and their points
watch-lesson-wall-ends = Breaches and the two ends

## The Wall and its guards

watch-lesson-wall-aim = You know Catan; now look north. You, Kari and Ulf each want 10 victory points, but you hold the Wall together: if it falls, points no longer count, and whoever has most guards on it wins.
watch-lesson-wall-not-now = A good move for another day. Nothing was played: do what is lit.
watch-lesson-wall-first-guard = You have two settlements already; the last thing set-up gives you is a free guard. Place it on **section 3**, the third from the left: two clans have trails to the clearing before it.
watch-lesson-wall-other-section = Every section wants a guard, but our story is at the third. Nothing was placed: choose section 3.
watch-lesson-wall-first-guard-done = your first guard, on post 1 of section 3

## Three dice

watch-lesson-wall-roll = Three dice now: two pay as you know; the trail die, with twelve sides, calls a wildling down the trail of that number. The trails bear the numbers 1 to 8, so 9 to 12 call nobody, and all camps are still empty: **roll**!
watch-lesson-wall-roll-done = 5 was rolled: 1 grain, 1 lumber; nobody walks trail 4

## Your hero

watch-lesson-wall-hero = Each player has one hero with one power: your Bowen Marsh swaps a card with the supply, one for one. **Use him**, give **1 grain**, take **1 brick**; then **keep him**, which turns him to side B.
watch-lesson-wall-hero-before-building = Bowen helps only while you trade, and you lack a brick. Nothing was played: use him first.
watch-lesson-wall-hero-not-offer = Kari and Ulf would haggle; Bowen does not. Nothing was offered: use your hero.
watch-lesson-wall-grain-for-brick = That is not the swap you need today. Give 1 grain and take 1 brick.
watch-lesson-wall-keep-bowen = You may replace a hero after any use, by any that is free. But Bowen can serve once more: keep him.
watch-lesson-wall-hero-done = your grain is a brick, and Bowen stays on side B

## Camps, trails and clearings

watch-lesson-wall-house = **Go on to building**, lay the **lit road**, and found a **settlement** at its end. Each new settlement turns up a token, which brings a wildling to a clan’s camps; a keep brings two.
watch-lesson-wall-have-it-all = You hold all that a road and a settlement cost. Go on to building.
watch-lesson-wall-other-road = That road does not lead to your new corner. Nothing was built: choose the lit path.
watch-lesson-wall-guard-later = A guard would take the wool and lumber of your settlement, and the camps are still empty. Nothing was placed: build what is lit.
watch-lesson-wall-house-first = You can afford a road and a settlement, and a settlement is a point. Build both before you end your turn.
watch-lesson-wall-house-done = a third settlement, and a regular wildling in camp 1 of the Cave Dwellers
watch-lesson-wall-march = A trail calls whoever stands in camp 1 of its clan; if a fifth wildling comes to a clan’s four camps, two of them storm down at once. **End your turn**, and see what Kari rolls.
watch-lesson-wall-card = Trail 5 led the regular to the clearing before section 3, where regulars wait until they outnumber the guards. One against one, so there is time: **roll**, **go on to building**, **buy a development card**, and **end your turn**.
watch-lesson-wall-card-now = Ore, wool and grain are in your hand. Buy a development card first.
watch-lesson-wall-bowen-later = Bowen’s second use is his last, for on side B he must be replaced after it. Save him for your next turn.
watch-lesson-wall-card-done = a Ranger Patrol; meanwhile Kari and Ulf have built keeps

## Climbers and patrols

watch-lesson-wall-patrol = A climber came over the Wall past your guard, as climbers do, and sits in the Gift, the land you all live in: its hex yields nothing until a card or a hero frees it. Play your **Ranger Patrol**, choose its **second half**, **send the climber home** for 1 wool, and **roll**.
watch-lesson-wall-patrol-before-roll = That comes next. A card may be played before the dice, and yours frees the pasture first.
watch-lesson-wall-not-tormund = That half is the Knight you know: it moves Tormund and steals. Take the other one, which rids the Gift of a wildling.
watch-lesson-wall-patrol-done = the climber is home, 1 wool is yours, and trail 3 brings a giant

## Giants, the supply, a new hero

watch-lesson-wall-giant = The giant took Kari’s guard off section 2, and both went home; where nobody stands, a giant breaks through. A guard costs brick, wool and lumber: give the supply **3 ore** for **1 brick**, since everybody trades at 3 to 1 here.
watch-lesson-wall-trade-before-building = Once you go on to building, trading is over. Give the supply 3 ore first.
watch-lesson-wall-supply-not-players = Kari and Ulf need their bricks themselves. The supply takes 3 of a kind for any 1, or 2 if you live on their trade route.
watch-lesson-wall-bowen-next = Bowen comes next. First give the supply 3 ore.
watch-lesson-wall-brick-for-guard = Your second guard lacks a brick. Nothing was taken: take brick.
watch-lesson-wall-giant-done = 3 ore for 1 brick
watch-lesson-wall-farewell = One lumber is missing: **use Bowen** again and give **1 grain** for it. After side B he must be replaced: **take Ygritte**, who can send a wildling in the Gift home, but rests until your next turn.
watch-lesson-wall-lumber-first = For two guards you still lack 1 lumber. Use Bowen Marsh.
watch-lesson-wall-grain-for-lumber = Guards need the rest of your cards. Give 1 grain and take 1 lumber.
watch-lesson-wall-take-ygritte = A worthy hero, but for another game. There will be wildlings in the Gift soon: take Ygritte.
watch-lesson-wall-farewell-done = all that two guards cost, and Ygritte at your side

## Guards and their points

watch-lesson-wall-guard = **Go on to building**, place a guard on **section 3**, where another regular may come, and one on bare **section 4**, and **end your turn**. Three guards on the Wall are worth 1 victory point, five are worth 2, as long as they stand there.
watch-lesson-wall-two-guards = Your cards are just what two guards cost, and the third on the Wall is a point. Build them first.
watch-lesson-wall-three-and-four = Guard section 3 first, then section 4. The hole in section 2 leads to Kari’s mountains: let her mind it.
watch-lesson-wall-no-road = That would use up the brick and lumber of a guard. Nothing was built: choose the Wall.
watch-lesson-wall-guard-done = three guards and 1 point for them; section 3 holds off two regulars

## Breaches and the two ends

watch-lesson-wall-breach = Section 3 holds, two against two; at section 2 one regular outnumbered nobody and broke through: 1 breach of 3. In a breach the guard on post 1 goes home, if there is one, and all who wait in the clearing enter the Gift along its arrow.
watch-lesson-wall-points = You lead by 4 points to 3 and 3, Longest Road and Largest Patrol are worth only 1 each here, and 10 points on your turn win. But at the third breach, or with an eighth wildling in the Gift, most guards win, and yours are 3 to Ulf’s 1: play on!
