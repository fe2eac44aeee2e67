### The lesson "village" of Vikings Gone Wild: a village to brew, build and raid for. Halla speaks; at most two sentences at a time.

wild-lesson-village-title = Aunt Gudrun’s Village
wild-lesson-village-about = Two rounds in ten minutes: beer, gold, a raid, and a raid repelled.
wild-lesson-village-ulf = Ulf

## Chapters, as they are listed at the end

wild-lesson-village-village = The aim, and a round
wild-lesson-village-cards = Playing and buying cards
wild-lesson-village-missions = Missions
wild-lesson-village-dragon = Fighting: the dragon and the undead
wild-lesson-village-building = Buildings
wild-lesson-village-path = Odin’s Path
wild-lesson-village-defence = Answering an attack
wild-lesson-village-raid = Attacking a player
wild-lesson-village-storage = Storages
wild-lesson-village-gods = Cards of Asgard
wild-lesson-village-hall = The town hall, and the end of a round
wild-lesson-village-goal = Points and the end

## The aim, and a round

wild-lesson-village-aim = Your aunt Gudrun has sailed west and left you her village, with Ulf for a neighbour. When one of you reaches 40 victory points the round is played out, and the most points win: raid, repel raids, complete missions, fill storages.
wild-lesson-village-not-now = A good move for another day. Nothing was played: do what is lit.
wild-lesson-village-round = A round is production, draw, action, storage and a tidy end. Production has just laid 1 gold on the smelter that Gudrun built, you have drawn five cards, and now it is action: do what you like, in any order, as often as you can pay.

## Playing and buying cards

wild-lesson-village-beer = Start with a drink, as Gudrun always did: play one **Beer** card. It gives you 1 beer to spend this turn.
wild-lesson-village-beer-done = 1 beer to spend
wild-lesson-village-warrior-waits = Your warrior can hardly wait, but fights only once a turn. Nothing was played: beer first.
wild-lesson-village-beer-first = You may: what is missing is paid from your hand by itself. Nothing was bought: play one Beer by hand first, to see what it does.
wild-lesson-village-hand-unplayed = Unplayed cards are discarded when the round ends. Nothing was ended: play a Beer first.
wild-lesson-village-archer = In the market, buy an **Elf Archer** for 3 beer; the two that are missing are paid from your hand by themselves. What you buy is not for now: it goes to your discard pile and comes to your hand in a later round.
wild-lesson-village-archer-done = an Elf Archer, a fighter of strength 2
wild-lesson-village-paid-by-itself = You need not: when you buy, your Beer cards are played by themselves. Nothing was played: buy what is lit.
wild-lesson-village-archer-is-enough = You could afford that instead, and another day perhaps you should. Nothing was bought: today it is the Elf Archer.
wild-lesson-village-archer-before-building = We shall build soon, and with gold. Nothing was built: your beer buys the Elf Archer.
wild-lesson-village-beer-goes-stale = Beer that you have not spent is lost when your turn ends. Nothing was ended: buy the Elf Archer first.

## Missions

wild-lesson-village-strategy = Two missions lie before you, and Strategy asks for a fighter bought this turn. **Complete it** for 1 point: you may complete one mission a round, and a new one comes with the next draw.
wild-lesson-village-strategy-done = a mission, and your first point
wild-lesson-village-mission-first = That can wait a moment. Nothing was played: a point lies on the table, so complete Strategy.
wild-lesson-village-keep-missions = Swapping a mission costs a gold token, and you need yours. Nothing was swapped: do what is lit.
wild-lesson-village-point-first = A fulfilled mission counts only when you complete it, in your own turn. Nothing was ended: take your point first.

## Fighting: the dragon and the undead

wild-lesson-village-fight = Each fighter may attack once a turn, and anybody beats the dragon: once a round, against defence 1, for a token. **Attack it** with your Viking Warrior, **declare**, and **take gold**.
wild-lesson-village-fight-done = 1 gold on your town hall; the dragon bears no grudge
wild-lesson-village-ulf-later = Ulf will have his turn to be raided. Nothing was begun: attack the dragon.
wild-lesson-village-straight-from-hand = A fighter played like this stands ready and attacks later in the turn. You can as well attack straight from your hand: choose the target that is lit.
wild-lesson-village-gold-for-brewery = Beer you will soon have every round. Nothing was taken: your brewery wants gold.
wild-lesson-village-warrior-unused = Your warrior has done nothing yet, and will be discarded all the same. Nothing was ended: attack the dragon.

## Buildings

wild-lesson-village-brewery = Loot on the town hall is lost when the round ends, so build a **Brewery** for 2 gold: from the next round it makes 1 beer token a round. And should gold ever be short, 2 beer make 1 gold, or the other way round.
wild-lesson-village-brewery-done = a brewery; while it is being built, nobody can attack it
wild-lesson-village-gold-for-building = That gold is meant for the brewery, which pays it back in beer. Nothing was bought: build the Brewery.
wild-lesson-village-path-next = Odin’s Path comes right after. Nothing was bought: build the Brewery.
wild-lesson-village-no-exchange = Two of one resource make one of the other, which is a poor bargain today. Nothing was exchanged: do what is lit.
wild-lesson-village-tear-nothing-down = You may dismantle one building a round, and get nothing for it. Your aunt would not approve: do what is lit.
wild-lesson-village-gold-gone = Both your gold tokens would be lost at the end of the round. Nothing was ended: build the Brewery.

## Odin’s Path

wild-lesson-village-gift = Your last beer buys the **Mystery Gift** on Odin’s Path, whose cards change from round to round. Only the Undead are not for sale: beat this one with strength 2, and it leaves you 1 point and 1 beer.
wild-lesson-village-gift-done = a card that finds you a resource in your deck
wild-lesson-village-last-beer = One Beer is left in your hand, and cards cannot be stored. Nothing was ended: buy the Mystery Gift.
wild-lesson-village-turn-over = You have spent it all, so **end your turn** and watch Ulf. Your deck is empty too: for the next draw, all that you have played and bought is shuffled into a new one.

## Answering an attack

wild-lesson-village-cannon = Round 3, Ulf begins, and here come two warriors: strength 2 against your smelter’s 1. For such moments you keep a fortification in hand: answer with Gudrun’s **Cannon** for 2 more defence, then **pass**.
wild-lesson-village-cannon-done = attack repelled: 2 points for two attackers, and 1 for full defence, as the token on your town hall shows
wild-lesson-village-answer-first = If you pass now, 2 against 1 damages your smelter, and Ulf scores. Nothing was played: answer with the Cannon.

## Attacking a player

wild-lesson-village-storage-raid = Your turn, and your Elf Archer has come: attack Ulf’s **Gold Storage**, and you may carry off 1 gold. Strength 2 against defence 2 is enough, unless he answers.
wild-lesson-village-storage-raid-done = 1 gold of Ulf’s on your town hall, and a point when your turn ends
wild-lesson-village-hall-too-strong = His town hall has defence 4; with strength 2 you would only give him points. Nothing was begun: attack his Gold Storage.
wild-lesson-village-one-attack = Your Elf Archer could do that, but attacks only once a turn. Nothing was begun: Ulf’s gold is worth more.
wild-lesson-village-raid-first = All in good time, and Ulf’s gold will help to pay. Nothing was bought: raid first.
wild-lesson-village-archer-unused = Your Elf Archer would go to the discard pile without a fight. Nothing was ended: attack Ulf’s Gold Storage.

## Storages

wild-lesson-village-gold-storage = Unspent tokens are lost at the end of a round, unless you have a storage: build a **Gold Storage** for 2 beer and 1 gold. It takes up to 4 tokens in the storage phase, and a full one brings you 1 point, every round.
wild-lesson-village-gold-storage-done = a Gold Storage; from the next round on, loot goes straight into it
wild-lesson-village-hall-next = That comes next, and you will have the gold for it. Nothing was paid: build the Gold Storage first.
wild-lesson-village-storage-now = Not today: you need a place for what your smelter makes. Nothing was bought: build the Gold Storage.
wild-lesson-village-loot-gone = Ulf’s gold on your town hall would be lost. Nothing was ended: build the Gold Storage.

## Cards of Asgard

wild-lesson-village-asgard = You have built, so **complete Worker**: that is your fifth point. At 5, at 12 and at 20 points the gods send you a card; choose **any of the three**.
wild-lesson-village-asgard-done = a card of the gods, which comes with a later hand
wild-lesson-village-gods-first = In a moment. Nothing was played: complete Worker, for the gods are waiting.

## The town hall, and the end of a round

wild-lesson-village-upgrade = Your town hall has room for 3 buildings, and you have 3: **upgrade it** for 3 gold, and from the next round there is room for 6. A tavern, say, draws you a sixth card, and a town hall of level 3 brings 3 points by itself.
wild-lesson-village-upgrade-done = a town hall of level 2
wild-lesson-village-gold-for-hall = You hold exactly the 3 gold that your town hall costs, and what you do not spend is lost. Nothing was played: upgrade it.
wild-lesson-village-round-over = **End your turn**: one damaged building brings 1 point, two bring 3, three bring 5. Then tokens are stored, hands are discarded, damage is repaired, and the first player changes.
wild-lesson-village-round-over-done = 1 point for Ulf’s storage

## Points and the end

wild-lesson-village-points = You lead by 6 points to 3, and at the end four achievements bring up to 6 each: most missions, buildings, Pigators, gold in storages. Round 4 is yours to begin, with two warriors in hand and Undead on the path: play on!
