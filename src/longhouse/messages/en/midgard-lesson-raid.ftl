### The lesson "raid": two rounds of Champions of Midgard for two. Halla speaks; at most two sentences at a time.

midgard-lesson-raid-title = A Troll, a Barrow and a Storm
midgard-lesson-raid-about = Two rounds: workers, warriors, dice, and a longship that knows its weather.
midgard-lesson-raid-ketil = Ketil

## Chapters, as they are listed at the end

midgard-lesson-raid-jarls-seat = The aim
midgard-lesson-raid-town = Workers, warriors, coins
midgard-lesson-raid-enemies = Trolls, blame and draugr
midgard-lesson-raid-fight = Assignment and dice
midgard-lesson-raid-rounds = From round to round
midgard-lesson-raid-sea = Longship, food and journey
midgard-lesson-raid-end = Scoring

## The aim

midgard-lesson-raid-aim = The old jarl is dead, and whoever has the most glory after eight rounds takes his seat: you as Asmundr the Pious, or Ketil as Gylfir the Seaworthy. In each round you place your four workers in turn, one at a time, and then your warriors fight.
midgard-lesson-raid-not-now = A good deed for another day. Nothing was played: do what is lit.

## Workers, warriors, coins

midgard-lesson-raid-smith = A worker takes what the place gives, and nobody else may go there this round: send the first one to the **Blacksmith**, for the axeman who waits there. Each of the three smiths gets one warrior more every round, but your longhouse sleeps only eight.
midgard-lesson-raid-smith-done = an axeman, who hits hardest of all, but has no shield
midgard-lesson-raid-other-smith = Good steel, but an axeman hits twice as hard as the others. Nothing was placed: send your worker to the Blacksmith.
midgard-lesson-raid-warriors-first = A fight needs warriors, and you have hardly any. Nothing was placed: gather some first, where it is lit.
midgard-lesson-raid-sea-later = The sea can wait until round two: a voyage needs food, and a look at the weather first. Nothing was placed: choose the place that is lit.
midgard-lesson-raid-merchant = The **Merchant Ship** takes 1 coin and gives everything on its card: today 2 swordsmen and 2 food. Every round brings another card, so always look what lies in the harbour.
midgard-lesson-raid-merchant-done = 2 swordsmen and 2 food for 1 coin
midgard-lesson-raid-market-swaps = The Market swaps food, wood and coins one for one, so you leave it with as much as you brought. Nothing was placed: the Merchant Ship gives four things for one coin.
midgard-lesson-raid-church-sells = The Stave Church sells favour, and you have one for today. Nothing was paid: spend your coin on the Merchant Ship.
midgard-lesson-raid-two-for-a-coin = One thing for one worker; the Merchant Ship has four on board. Nothing was placed: take them before Ketil does.

## Trolls, blame and draugr

midgard-lesson-raid-troll = If nobody kills the troll, everybody takes 1 blame, and each token costs more glory than the last; whoever kills it hands 1 to somebody else. Reserve that fight at the **Troll Space**: your secret destiny, Troll Slayer, is worth 6 glory if you alone have the most trolls.
midgard-lesson-raid-troll-done = the fight against the troll is yours
midgard-lesson-raid-troll-before-draugr = A draugr that nobody fights just goes away; a troll leaves blame to everybody. Nothing was placed: reserve the troll first.
midgard-lesson-raid-warriors-enough = You have four warriors, and they are bored already. Nothing was placed: reserve the troll before Ketil does.
midgard-lesson-raid-no-begging = A worker who begs brings 1 food and 1 blame: always possible, seldom wise. Nothing was placed: choose what is lit.
midgard-lesson-raid-draugr = Draugr pay in coins and, like monsters, have a colour: every set of one red, one blue and one yellow enemy is worth 5 glory at the end. Reserve the blue one, on **Draugr Space 1**.
midgard-lesson-raid-no-hunt = At the Hunting Grounds warriors without a fight bring 1 food for each hit. Yours have work tonight: reserve the blue draugr.
midgard-lesson-raid-jarl-gives = The Jarl’s Longhouse gives a swordsman and the first-player token; but you hold it already, and would pass it to Ketil. Nothing was placed: reserve the blue draugr.
midgard-lesson-raid-sage-tomorrow = The Sage knows the weather at sea and deals out destinies; we call on him in round two. Nothing was placed: reserve the blue draugr.
midgard-lesson-raid-hafter-waits = That spearman is in no hurry, and in round two there are two of them. Nothing was placed: reserve the blue draugr.

## Assignment and dice

midgard-lesson-raid-assign = All workers are placed; now both of you assign your warriors in secret, and then everything is revealed at once. Send the axeman and a swordsman **to the troll**, the other two to **draugr 1**, and **confirm**.
midgard-lesson-raid-nobody-stays = Whoever is not sent stays at home, and without warriors there is no fight. Nothing was confirmed: send all four first.
midgard-lesson-raid-no-demand = Then everybody would assign openly, in turn order; anybody may demand that. Nothing was changed: today we keep our secrets.
midgard-lesson-raid-two-and-two = One after another, please: the axeman to the troll, a swordsman to the troll, then two swordsmen to draugr 1. Nothing was moved.
midgard-lesson-raid-favour = A hit deals 1 damage, a double hit 2, and a shield saves one warrior; this troll has attack 1 and defence 3, and your axe shows a blank. Spend **1 favour**, **mark the axe** and roll it again: for Asmundr that is also 2 glory at once.
midgard-lesson-raid-favour-done = 2 damage; the fight went on, and the next combat round brought the third
midgard-lesson-raid-keep-the-shield = That die shows the shield that saves a warrior, so let it lie. Mark the axe instead.
midgard-lesson-raid-axe-again = You may keep a roll, and reroll as many dice as you like for 1 favour; here only the axe has missed. Spend the favour, mark the axe and roll.
midgard-lesson-raid-loss = The troll has its 3 damage, but it strikes in every combat round, the last one too, and this time you have no shield. You lose 1 warrior of your choice: let it be the **swordsman**, who is easier to replace.
midgard-lesson-raid-loss-done = for the troll 2 glory, 2 wood, and 1 blame for Ketil; for the draugr 2 glory and 1 coin
midgard-lesson-raid-keep-the-axe = You may, but an axe hits twice as hard as a sword. Nobody was lost: give up the swordsman.

## From round to round

midgard-lesson-raid-clean-up = Round two: the workers are home, all places are free again, and new enemies and another merchant ship have come. Every monster still alive gets a coin, and Ketil begins, for he fetched the first-player token from the Jarl’s Longhouse.
midgard-lesson-raid-places = Still to be visited: the Market swaps food, wood and coins, the Stave Church sells favour, the Shipwright a longship of your own, the Worker Huts a fifth worker for good. Warriors without a fight bring food from the Hunting Grounds, and the stalls change from game to game.

## Longship, food and journey

midgard-lesson-raid-sage = Monsters live on the Distant Shores, and before each lies a face-down journey card: calm water, a storm, even a kraken. Go to the **Sage’s House**, look at the journey to **Distant Shore 2**, where the Fenris Cub lives; a second destiny comes with it.
midgard-lesson-raid-sage-done = you know of the Storm, and hold the destiny Odin’s Favored: the most favour
midgard-lesson-raid-look-where-we-sail = We do not sail there this time. Nothing was turned over: look at the journey to Distant Shore 2.
midgard-lesson-raid-look-first = You can sail blind, and many do, once. Nothing was placed: ask the Sage about the weather first.
midgard-lesson-raid-keep-the-coin = You have 1 coin, and the large longship wants it. Nothing was paid: choose what is lit.
midgard-lesson-raid-one-troll = Two at once would be greedy: your warriors are going to sea, and nobody fights in two places. Nothing was placed: choose what is lit.
midgard-lesson-raid-no-own-ship = A longship of your own sails without a fee and is worth glory at the end; you can buy one in the whole game. Nothing was bought: today your wood and coin have other work.
midgard-lesson-raid-ship = The Storm will take 1 food or 1 warrior, so you want spare food aboard: the **large longship** costs 1 coin and holds ten, warriors and food together. Sail to **Distant Shore 2**; a shore takes one ship, so the Fenris Cub is yours alone.
midgard-lesson-raid-too-small = The small longship is free but holds five, food included, and you want six aboard. Nothing was placed: take the large one.
midgard-lesson-raid-cub-not-giant = A stronger monster or a dearer table: on Distant Shore 3 every warrior eats a whole food. The ship has not sailed: choose Distant Shore 2.
midgard-lesson-raid-rune = Wood buys runes: each can be used once, when its text says so, and is worth glory at the end, used or not. Pay the **Runesmith** 1 wood and take the **rune Glory**: half of an enemy’s glory once more.
midgard-lesson-raid-rune-done = the rune Glory, for when the Fenris Cub falls
midgard-lesson-raid-other-rune = A good rune, for another voyage. Nothing was taken: take Glory.
midgard-lesson-raid-wood-for-rune = The Market would only swap what you have. Nothing was placed: make a rune of your wood.
midgard-lesson-raid-smith-next = Your last worker may go there in a moment. Nothing was placed: the rune comes first.
midgard-lesson-raid-choice = Your last worker is your own choice: two spearmen, who have most shields, at the **Hafter**, a swordsman at the **Swordsmith**, or the **Jarl’s Longhouse** with a swordsman and the first-player token. If nothing is of use, a worker can always beg: 1 food and 1 blame.
midgard-lesson-raid-nobody-hunts = At the Hunting Grounds warriors who stay at home bring 1 food for each hit, at most 6; yours go to sea. Nothing was placed: choose one of the three lit places.
midgard-lesson-raid-they-sail = Your warriors will be at sea, and nobody fights twice in a round. Nothing was placed: choose one of the three lit places.
midgard-lesson-raid-all-we-need = The Market swaps food, wood and coins one for one, but you need your 3 food as it is. Nothing was placed: choose one of the three lit places.
midgard-lesson-raid-keep-the-food = The Beggar is a stall, and stalls change from game to game; this one gives favour for food, which your ship needs. Nothing was placed: choose one of the three lit places.
midgard-lesson-raid-one-voyage = You may send several ships in one round, but you have warriors for one. Nothing was placed: choose one of the three lit places.
midgard-lesson-raid-load = On shores 1 and 2 one food feeds two warriors, on shore 3 only one, and the Storm wants its share. Load **the axeman, two swordsmen** and **all 3 food**, and **confirm**; with a worker at the Hunting Grounds, those at home would bring food.
midgard-lesson-raid-not-loaded = What is not aboard stays ashore, and nothing can be moved afterwards. Nothing was confirmed: load the axeman, two swordsmen and 3 food first.
midgard-lesson-raid-warriors-aboard-first = Food alone wins no fight. Nothing was loaded: first the axeman and two swordsmen, then 3 food.
midgard-lesson-raid-crew-of-three = One after another, please: the axeman, two swordsmen, then all 3 food, for these three are enough for a cub. Nothing was changed.
midgard-lesson-raid-storm = There is your Storm, right where you saw it. Throw it **1 food**: the other 2 still feed all three warriors, and then the dice roll.
midgard-lesson-raid-storm-done = nobody starves, and a double hit is enough for the Fenris Cub
midgard-lesson-raid-food-overboard = The sea takes warriors, too, but food is cheaper, and you have some to spare. Nobody was lost: give up 1 food.
midgard-lesson-raid-monster = The Fenris Cub attacks with 2 and your shield stops 1, so give up **one swordsman**, and the monster falls. It is worth 8 glory; then use **your rune** for half of that once more.
midgard-lesson-raid-monster-done = 12 glory for the Fenris Cub, 1 favour, and the coin that lay on it
midgard-lesson-raid-use-the-rune = You may save it for a bigger monster, but bigger ones bite harder. Nothing was lost: use it now, for 4 glory.

## Scoring

midgard-lesson-raid-points = At the end destinies are added (8 for you, as things stand), sets, runes (1), your own longship, favour (2 each) and coins (1 for every 3), and blame is taken off (1, from Ketil’s troll): your 18 glory would be 28. Ketil has 3, one red enemy completes your set, and six rounds are left: play on!
