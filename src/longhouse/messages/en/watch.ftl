### A Game of Thrones Catan: Brotherhood of the Watch. speech.py says how the variables are named.

## Things

watch-resource-lumber = lumber
watch-resource-brick = brick
watch-resource-wool = wool
watch-resource-grain = grain
watch-resource-ore = ore

# A number of cards of one resource; several of them become a list.
watch-cards-lumber = { $number } lumber
watch-cards-brick = { $number } brick
watch-cards-wool = { $number } wool
watch-cards-grain = { $number } grain
watch-cards-ore = { $number } ore
watch-cards-none = nothing yet

watch-terrain-forest = forest
watch-terrain-hills = hills
watch-terrain-pasture = pasture
watch-terrain-fields = fields
watch-terrain-mountains = mountains
watch-terrain-ice = ice fields
watch-terrain-desert = desert

watch-piece-road = road
watch-piece-settlement = settlement
watch-piece-keep = keep
watch-piece-guard = guard

watch-tile-longest_road = Longest Road
    .explain = Goes to whoever has the longest unbroken line of at least 5 roads, and is worth 2 victory points (1 in the full game).
watch-tile-largest_patrol = Largest Patrol
    .explain = Goes to whoever has played the most patrols, at least 3, and is worth 2 victory points (1 in the full game).

watch-card-ranger_patrol = Ranger Patrol
    .explain = Move Tormund and take a random card from one neighbour of his new hex; or, in the full game, send a wildling in the Gift back to the Frostfangs and take 1 resource card of the hex that it blocked. The card stays before you and counts for Largest Patrol.
    .explain-no-gain = Move Tormund and take a random card from one neighbour of his new hex; or, in the full game, send a wildling in the Gift back to the Frostfangs. The card stays before you and counts for Largest Patrol.
watch-card-winter_is_coming = Winter Is Coming
    .explain = Take any 2 resource cards from the supply.
watch-card-road_building = Road Building
    .explain = Build 2 roads without paying for them.
watch-card-new_recruits = New Recruits
    .explain = Place a guard on the Wall without paying for it.
watch-card-victory_point = Victory Point
    .explain = Worth 1 victory point. It stays hidden and counts by itself.
watch-card-classic_knight = Knight
    .explain = Move Tormund and take a random card from one neighbour of his new hex. The card stays before you and counts for Largest Patrol.
watch-card-classic_victory_point = Victory Point
    .explain = Worth 1 victory point. It stays hidden and counts by itself.
watch-card-classic_road_building = Road Building
    .explain = Build 2 roads without paying for them.
watch-card-classic_year_of_plenty = Year of Plenty
    .explain = Take any 2 resource cards from the supply.
watch-card-classic_monopoly = Monopoly
    .explain = Name a resource: every opponent gives you all their cards of it.

watch-wildling-regular = regular wildling
watch-wildling-climber = climber
watch-wildling-giant = giant

watch-clan-ice_river = Ice River clan
watch-clan-cave = Cave Dwellers
watch-clan-hornfoot = Hornfoot clan

## Places

watch-section = section { $number } of the Wall
watch-trail = trail “{ $label }”
watch-clearing = clearing “{ $label }”
watch-camp = camp { $number } of the { $clan }
watch-token = { $wildling }, { $clan }
watch-choice = Choice { $number }
watch-choice-move_tormund = Move Tormund
watch-choice-remove_wildling = Send a wildling back to the Frostfangs

# forest 8
watch-hex = { $terrain } { $token }
# forest 8 · hills 5 · fields 4 (1,0,N)
watch-place = { $place } ({ $at })
    .seen = { $place }
# where a path has a hex on one side only
watch-rim = edge
watch-route-any =
    { $board ->
        [classic19] harbour { $rate }:1
       *[other] trade route { $rate }:1
    }
watch-route-one =
    { $board ->
        [classic19] harbour { $rate }:1 { $resource }
       *[other] trade route { $rate }:1 { $resource }
    }

## What a player may do

watch-option-roll = Roll the dice
watch-option-go-on = Finish trading and go on to building
watch-option-end-turn = End the turn
watch-option-road = Road: { $path }
watch-option-settlement = Settlement: { $intersection }
watch-option-keep = Keep: { $intersection }
watch-option-buy-card = Buy a development card
watch-option-play = Play { $card }
watch-option-tormund = Move Tormund to { $hex }
watch-option-rob = Rob { $seat }
watch-option-give = Give { $number } { $resource } to the supply
watch-option-take = Take 1 { $resource }
watch-option-propose = Propose a trade to the other players
watch-option-add = Add 1 { $resource }
watch-option-done = That is all I give
watch-option-send = Send the offer
watch-option-drop = Drop the offer
watch-option-accept = Accept
watch-option-decline = Decline
watch-option-counter = Make a counter-offer
watch-option-close =
    { $cards ->
        [hidden] Trade with { $seat }
       *[other] Trade with { $seat }: give { $cards }, get { $cards2 }
    }
watch-option-withdraw = Withdraw the proposal
watch-option-discard = Discard 1 { $resource }
watch-option-gain = Take 1 { $resource } from the supply
watch-option-name = Name { $resource }
watch-option-choose = { $choice }
watch-option-guard = Guard: { $section }
watch-option-wildling =
    { $wildling ->
        [hidden] Send back to the Frostfangs: { $wildling_place }
       *[other] Send back to the Frostfangs: { $wildling }, { $wildling_place }
    }
watch-option-none =
    { $about ->
        [price] Pay the normal price
        [guard] No second guard
        [gain] Take nothing
       *[other] None of these
    }
watch-option-remove-hero = Remove { $hero } from the game

## Questions; .others is what the other players read

watch-ask-first-settlement = Choose an intersection for your settlement.
    .others = { $who } is choosing a place for a settlement.
watch-ask-first-road = Choose a path beside that settlement for your road.
    .others = { $who } is choosing a path for a road.
watch-ask-roll =
    { $mode ->
        [full] Roll the dice (before that you may play a development card, and some heroes can help).
       *[base] Roll the dice (before that you may play a development card).
    }
    .others = { $who } is about to roll the dice.
watch-ask-trade =
    { $mode ->
        [full] Trade, play a card, use your hero, or go on to building.
       *[base] Trade, play a card, or go on to building.
    }
    .others = { $who } is trading.
watch-ask-build =
    { $mode ->
        [full] Build, buy or play a card, use your hero, or end your turn.
       *[base] Build, buy or play a card, or end your turn.
    }
    .others = { $who } is building.
watch-ask-turn =
    { $mode ->
        [full] Trade, build, buy or play a card, use your hero, or end your turn.
       *[base] Trade, build, buy or play a card, or end your turn.
    }
    .others = { $who } is trading and building.
watch-ask-take = Choose what to take from the supply for { $number } { $resource }.
    .others = { $who } is trading { $number } { $resource } with the supply.
watch-ask-give = Choose the cards you would give. You give: { $cards }.
watch-ask-want = Choose the cards you want for { $cards }. You want: { $cards2 }.
watch-ask-compose-others = { $who } is putting a proposal together.
watch-ask-answer = { $seat } offers you { $cards } for { $cards2 }. Choose your answer.
watch-ask-answer-others = { $who } is thinking about the proposal.
watch-ask-close = You offered { $cards } for { $cards2 }. Choose whom to trade with, or withdraw.
    .others = { $who } is choosing whom to trade with.
watch-ask-discard =
    { $number ->
        [one] Choose { $number } more card to discard.
       *[other] Choose { $number } more cards to discard.
    }
watch-ask-discard-others = { $who } is choosing cards to discard.
watch-ask-tormund = Choose the hex that Tormund moves to.
    .others = { $who } is moving Tormund.
watch-ask-rob = Choose the opponent to take a card from.
    .others = { $who } is choosing whom to rob.
watch-ask-choose = Choose what the card does.
    .others = { $who } is choosing what the card does.
watch-ask-gain =
    { $number ->
        [one] Choose { $number } card from the supply.
       *[other] Choose { $number } cards from the supply.
    }
    .others = { $who } is taking cards from the supply.
watch-ask-free-road = Choose a path for a free road (left to build: { $number }).
    .others = { $who } is building free roads.
watch-ask-name = Name a resource: every opponent gives you all their cards of it.
    .others = { $who } is naming a resource.

watch-ask-first-guard = Choose a section of the Wall for your first guard.
    .others = { $who } is placing a first guard.
watch-ask-free-guard = Choose a section of the Wall for a free guard (left to place: { $number }).
    .others = { $who } is placing a guard.
watch-ask-guard = Choose a section of the Wall for your guard.
    .others = { $who } is placing a guard.
watch-ask-wildling = Choose the wildling to send back to the Frostfangs.
    .others = { $who } is choosing a wildling to send back.
watch-ask-remove-hero = All three dice are equal: choose a hero on display to remove from the game.
    .others = { $who } is choosing a hero to remove from the game.

## What happened

watch-event-first = { $who } is the first player.
watch-event-turn = Turn { $number }: { $who }.
watch-event-rolled = { $who } rolls { $total } ({ $number } + { $number2 }).
watch-event-gained = { $who } gets { $cards }.
watch-event-shortage = There is not enough { $resource } in the supply.
watch-event-road = { $who } builds a road: { $path }.
watch-event-settlement = { $who } founds a settlement: { $intersection }.
watch-event-keep = { $who } builds a keep: { $intersection }.
watch-event-bought =
    { $card ->
        [hidden] { $who } buys a development card.
       *[other] { $who } buys a development card: { $card }.
    }
watch-event-played = { $who } plays { $card }.
watch-event-tormund = { $who } moves Tormund to { $hex }.
watch-event-robbed =
    { $resource ->
        [hidden] { $who } takes a card from { $seat }.
       *[other] { $who } takes 1 { $resource } from { $seat }.
    }
watch-event-discarded = { $who } discards { $cards }.
watch-event-supply-trade = { $who } gives { $number } { $resource } to the supply and takes 1 { $resource2 }.
watch-event-proposed = { $who } offers { $cards } for { $cards2 }.
watch-event-accepted = { $who } accepts.
watch-event-declined = { $who } declines.
watch-event-countered = { $who } makes a counter-offer: { $cards } for { $cards2 }.
watch-event-traded = { $who } trades with { $seat }: gives { $cards }, gets { $cards2 }.
watch-event-withdrawn = { $who } withdraws the proposal.
watch-event-named = { $who } names { $resource }.
watch-event-handed =
    { $number ->
        [0] { $who } has no { $resource } to give to { $seat }.
       *[other] { $who } → { $seat }: { $number } { $resource }.
    }
watch-event-tile = { $who } takes { $tile } ({ $number }).
watch-event-tile-aside = { $tile } is set aside: nobody holds it now.
watch-event-revealed =
    { $number ->
        [one] { $who } reveals { $number } card: { $card }.
       *[other] { $who } reveals { $number } cards: { $card }.
    }
watch-event-won =
    { $number ->
        [one] { $who } wins with { $number } victory point.
       *[other] { $who } wins with { $number } victory points.
    }

watch-event-rolled-three = { $who } rolls { $total } ({ $number } + { $number2 }); the trail die shows { $die }.
watch-event-hero-dealt = { $who } begins with { $hero }.
watch-event-hero-removed = { $who } removes { $hero } from the game.
watch-event-token = { $who } reveals a wildling token: { $token }.
watch-event-camp = A { $wildling } joins the { $clan } in camp { $number }.
watch-event-no-figure = There is no { $wildling } left in the Frostfangs for this token.
watch-event-refilled = The used wildling tokens are shuffled into a new reserve ({ $number }).
watch-event-token-under = { $who } puts the settlement back on the build card, with a new token under it.
watch-event-advance = A { $wildling } goes down { $trail } to { $clearing }.
watch-event-no-advance = The trail die shows { $die }: no wildling advances.
watch-event-rush = The camps of the { $clan } are full: two wildlings rush towards the Wall.
watch-event-waits = A { $wildling } stands in { $clearing }.
watch-event-crossed = A { $wildling } climbs over { $section } into the Gift: { $hex }.
watch-event-turned-back = A { $wildling } finds no free hex behind { $section } and goes back to the Frostfangs.
watch-event-gift = Wildlings in the Gift: { $number }; more than { $number2 } end the game.
watch-event-guard = { $who } places a guard on { $section }.
watch-event-guard-home = { $who } loses the guard on post 1, { $section }.
watch-event-guard-points =
    { $number ->
        [one] { $who } now has { $number } victory point for guards.
       *[other] { $who } now has { $number } victory points for guards.
    }
watch-event-wildling-home = The { $wildling } goes back to the Frostfangs.
watch-event-removed = { $who } sends a { $wildling } back to the Frostfangs: { $wildling_place }.
watch-event-breach = The wildlings break through { $section }.
watch-event-marker = Breaches: { $number } of { $number2 }.
watch-event-fallen = The Wall has fallen.
watch-event-survived =
    { $number ->
        [one] { $who } wins with { $number } guard on the Wall.
       *[other] { $who } wins with { $number } guards on the Wall.
    }
watch-event-all-lost = Nobody stands out among the defenders of the Wall: everybody loses.

## The end

watch-ending-goal = The winner reached the victory points needed on their own turn.
watch-ending-breaches = The Wall was breached too often and has fallen.
watch-ending-gift = Too many wildlings came into the Gift, and the Wall has fallen.
watch-tie-guards = The winner has the most guards on the Wall.
watch-tie-points = Among those with the most guards, the winner has the most victory points.
watch-tie-cards = Among those with the most guards and victory points, the winner has the most resource cards.
watch-tie-nobody = Guards, victory points and resource cards are equal, so everybody loses.
watch-source-settlements = Settlements
watch-source-keeps = Keeps
watch-source-longest-road = Longest Road
watch-source-largest-patrol = Largest Patrol
watch-source-guards = Guards on the Wall
watch-source-cards = Victory Point cards

## What a pick would cost and bring; 36 are all the ways two dice can fall

watch-preview-cost = Cost: { $cards }
watch-preview-give = You give: { $cards }
watch-preview-gain = You get: { $cards }
watch-preview-gain-later = With its road you get: { $cards }
watch-preview-gain-one = You get one of these: { $cards }
watch-preview-gain-any =
    { $number ->
        [one] You choose { $number } card from the supply
       *[other] You choose { $number } cards from the supply
    }
watch-preview-gain-nothing = Nobody has a card of it: you get nothing
watch-preview-free-roads =
    { $number ->
        [one] You build { $number } road for free
       *[other] You build up to { $number } roads for free
    }
watch-preview-points = Victory points: { $number } → { $number2 }
watch-preview-wins =
    { $number ->
        [one] You win with { $number } victory point
       *[other] You win with { $number } victory points
    }
watch-preview-wins-unless =
    { $number ->
        [one] You win with { $number } victory point, unless the wildlings end the game first
       *[other] You win with { $number } victory points, unless the wildlings end the game first
    }
watch-preview-length = Your longest road: { $number } → { $number2 }
watch-preview-cut = Cuts the road of { $seat }: { $number } → { $number2 }
watch-preview-patrols = Your patrols: { $number } → { $number2 }
watch-preview-tile = You take { $tile }
watch-preview-tile-from = You take { $tile } from { $seat }
watch-preview-tile-to = { $tile } goes to { $seat }
watch-preview-tile-aside = { $tile } is set aside
watch-preview-income = Income, { $hex }: { $cards } ({ $number } of 36)
watch-preview-income-blocked = No income while Tormund stands there: { $hex }
watch-preview-income-sum = Cards in 36 rolls on average: { $number }
watch-preview-income-silent =
    { $number ->
        [one] Its only hex that yields is blocked now: it brings no cards until that is free
       *[other] All { $number } hexes that yield are blocked now: it brings no cards until they are free
    }
watch-preview-route = Trade with the supply: { $resource } at { $number }:1
watch-preview-route-any = Trade with the supply: any resource at { $number }:1
watch-preview-rob = You take a random card from { $seat } (cards in hand: { $number })
watch-preview-rob-maybe = You can rob { $seat } (cards in hand: { $number })
watch-preview-rob-nobody = There is nobody to rob here
watch-preview-rob-nobody-anywhere = Nobody can be robbed on any hex
watch-preview-tormund = Tormund moves to another hex
watch-preview-block = { $seat } goes without { $cards } ({ $number } of 36)
watch-preview-unblock = Pays you again, { $hex }: { $cards } ({ $number } of 36)
watch-preview-odds = { $card }: { $number } of { $number2 } cards you have not seen
watch-preview-deal = If it comes to the trade, you give { $cards } and get { $cards2 }
watch-preview-proposals = Proposals left this turn: { $number } → { $number2 }
watch-preview-roll = Roll { $number } ({ $number2 } of 36): you get { $cards }
watch-preview-roll-any = The roll brings you cards: { $number } of 36
watch-preview-roll-seven =
    { $number ->
        [one] Roll 7 ({ $number2 } of 36): you discard { $number } card
       *[other] Roll 7 ({ $number2 } of 36): you discard { $number } cards
    }
watch-preview-gain-nobody = No other player has a card: you get nothing
watch-preview-road-nowhere = It leads nowhere: no free place for a settlement lies beyond it, and your longest road does not grow
watch-preview-nobody-holds = No other player can have these cards: nobody can accept
watch-preview-cheaper = The supply gives you the same for { $cards }
watch-preview-helps-leader = { $seat } has { $number } of the { $number2 } points that win: this trade may help them there
watch-preview-patrol-first = Play your patrol before the roll: Tormund keeps you from { $cards } ({ $number } of 36), { $hex }
watch-preview-full-hand =
    { $number ->
        [one] You keep { $number2 } cards: if anybody rolls a 7, you discard { $number } card
       *[other] You keep { $number2 } cards: if anybody rolls a 7, you discard { $number } cards
    }

## Heroes

watch-hero-jeor_mormont = Jeor Mormont
    .explain = In your trade step: name a resource and one or two opponents. Each of them who has it gives you 1 card of it; you give each giver 1 card of your choice back.
watch-hero-bowen_marsh = Bowen Marsh
    .explain = In your trade step: swap 1 card with the supply, 1:1.
watch-hero-samwell_tarly = Samwell Tarly
    .explain = After any roll but a 7, on anybody’s turn, that brought you no card: take 1 card of your choice from the supply.
watch-hero-othell_yarwyck = Othell Yarwyck
    .explain = In your build step: take up one of your roads that has pieces of yours at one end only, and rebuild it free elsewhere.
watch-hero-alliser_thorne = Ser Alliser Thorne
    .explain = In your build step: build a guard and pay any other card instead of one of the three.
watch-hero-melisandre = Melisandre
    .explain = In your build step: buy a development card with another resource card instead of one of the three. Look at the top 3 cards and keep 1; the deck is shuffled.
    .explain-v1 = In your build step: buy a development card, if you like with another card instead of one of the three. Look at the top 3 cards and keep 1; the deck is shuffled.
watch-hero-mance_rayder = Mance Rayder
    .explain = After your roll: look at the hand of an opponent with more public victory points than you, and take 1 card of your choice.
watch-hero-benjen_stark = Benjen Stark
    .explain = Before or after your roll: send 1 wildling from a camp or clearing back to the Frostfangs, then reveal a token of the reserve.
watch-hero-ygritte = Ygritte
    .explain = Before or after your roll: send 1 wildling in the Gift back to the Frostfangs.
watch-hero-yoren = Yoren
    .explain = Before or after your roll: discard one of your face-up Ranger Patrols and place a guard for free.
watch-hero-qhorin_halfhand = Qhorin Halfhand
    .explain = Before or after your roll: Tormund goes from his hex back to his camp, and you take 1 card of what that hex produces.

watch-option-hero = Use { $hero }
watch-option-keep-hero = Keep the hero, side B up
watch-option-take-hero = Take { $hero }
watch-option-ask = Ask { $seat }
watch-option-no-more = Ask nobody else
watch-option-hand = Give 1 { $resource } back
watch-option-look = Look at the hand of { $seat }
watch-option-seize = Take 1 { $resource } from this hand
watch-option-leave-out = Do not pay { $resource }
watch-option-substitute = Pay { $resource } instead
watch-option-keep-card = Keep { $card }
watch-option-lift = Take up the road: { $path }

watch-ask-keep-hero = You have used { $hero }. Keep the hero with side B up, or take another one.
    .others = { $who } is deciding whether to keep { $hero }.
watch-ask-replace-hero = You have used side B of { $hero }. Choose another hero.
    .others = { $who } is choosing another hero for { $hero }.
watch-ask-hero-gain = The roll brought you nothing. Use { $hero } to take 1 card of your choice, or take none.
    .others = { $who } may use { $hero }, since the roll brought nothing.
watch-ask-swap =
    { $number ->
        [one] Choose { $number } card to give to the supply.
       *[other] Choose { $number } equal cards to give to the supply.
    }
    .others = { $who } is swapping a card with the supply.
watch-ask-forced-trade = Name the resource you want from your opponents.
    .others = { $who } is naming a resource to ask for.
watch-ask-ask = Choose the opponent to ask for { $resource }.
    .others = { $who } is choosing whom to ask for { $resource }.
watch-ask-ask-more = Choose another opponent to ask for { $resource }, or ask nobody else.
    .others = { $who } is choosing whom else to ask for { $resource }.
watch-ask-hand = Choose the card you give back to { $seat }.
    .others = { $who } is choosing a card to give back to { $seat }.
watch-ask-look = Choose the opponent whose hand you want to see.
    .others = { $who } is choosing whose hand to see.
watch-ask-seize = Choose the card to take from { $seat }.
    .others = { $who } is choosing a card from the hand of { $seat }.
watch-ask-keep-card =
    { $number ->
        [one] Keep the card you have drawn.
       *[other] Choose which of the { $number } cards to keep; the others go back into the deck.
    }
    .others = { $who } is choosing among the top cards of the deck.
watch-ask-lift = Choose the road to take up.
    .others = { $who } is choosing a road to take up.
watch-ask-rebuild = Choose the path where you rebuild the road.
    .others = { $who } is rebuilding a road.
watch-ask-leave-out = This costs { $cards }. Choose the resource you replace.
    .others = { $who } is choosing what to pay with.
watch-ask-substitute = Choose what you pay instead of { $resource }.
    .others = { $who } is choosing what to pay instead of { $resource }.

watch-event-hero = { $who } uses { $hero }.
watch-event-hero-kept = { $who } keeps { $hero }, side B up.
watch-event-hero-taken = { $who } gives { $hero } back and takes { $hero2 }.
watch-event-hero-back = { $who } takes { $hero } back, side A up.
watch-event-looked =
    { $cards ->
        [hidden] { $who } looks at the hand of { $seat }.
       *[other] { $who } looks at the hand of { $seat }: { $cards }.
    }
watch-event-looked-at-deck =
    { $number ->
        [one] { $who } looks at the top card of the deck.
       *[other] { $who } looks at the top { $number } cards of the deck.
    }
watch-event-paid = { $who } pays { $cards }.
watch-event-lifted = { $who } takes up a road: { $path }.
watch-event-discarded-card = { $who } discards { $card } from the game.
watch-event-tormund-home = { $who } drives Tormund from { $hex } back to his camp.

watch-preview-income-wildling = No income while a wildling stands there: { $hex }
watch-preview-free-guards =
    { $number ->
        [one] You place { $number } guard for free
       *[other] You place up to { $number } guards for free
    }
watch-preview-tokens =
    { $number ->
        [one] Reveals { $number } wildling token
       *[other] Reveals { $number } wildling tokens
    }
watch-preview-rush-near =
    { $number ->
        [one] { $number } clan has no free camp: a newcomer of it sets off a rush to the Wall
       *[other] { $number } clans have no free camp: a newcomer of theirs sets off a rush to the Wall
    }
watch-preview-tokens-tile =
    { $number ->
        [one] { $tile } reveals { $number } wildling token
       *[other] { $tile } reveals { $number } wildling tokens
    }
watch-preview-guards = Your guards on the Wall: { $number } → { $number2 }
watch-preview-section = Guards on this section: { $number } → { $number2 }; wildlings waiting before it: { $number3 }
watch-preview-gift = Wildlings in the Gift: { $number } → { $number2 } (more than { $number3 } end the game)
watch-preview-roll-breach = Trail die ({ $number } of { $number2 }): the wildlings break through { $section }
watch-preview-roll-gift = Trail die ({ $number } of { $number2 }): one wildling too many comes into the Gift past { $section }, and the Wall falls

## What dice bring, counted over a whole game

watch-rolls-sevens = sevens
watch-rolls-cards = cards from rolls
watch-rolls-number = number { $number }
watch-draws-cards = development cards
watch-draws-tokens = wildling tokens
watch-draws-robbed = cards robbed
