### The table of the Watch in the browser: what its board, tray and dialogs say besides the words of the game.

## The Watch at the table

web-watch-board = The board
web-watch-tormund = Tormund
    .explain = The hex he stands on yields nothing. After a roll of 7, or for a patrol, he moves on and takes a card.
web-watch-route = Whoever has a building at one of its ends may trade with the supply at this rate.
web-watch-yields = Yields
web-watch-rolls = On { $rolls }
web-watch-of-36 = { $ways } of 36
web-watch-barren = This land yields nothing.

web-watch-step-roll = Roll
web-watch-step-trade = Trade
web-watch-step-build = Build
web-watch-step-both = Trade and build
web-watch-main-roll = Roll the dice
web-watch-main-go-on = On to building
web-watch-main-end-turn = End turn
web-watch-waits = { $name } is playing
web-watch-waits-others = Waiting for the others
web-watch-first-answer = Choose first
web-watch-aim-road = Choose a path for the road.
web-watch-aim-settlement = Choose an intersection for the settlement.
web-watch-aim-keep = Choose the settlement that becomes a keep.
web-watch-aim-tormund = Choose the hex that Tormund moves to.

web-watch-number-hand = Resource cards
web-watch-number-cards = Development cards
web-watch-number-road = Longest road of their own
web-watch-number-patrols = Patrols played
web-watch-number-settlements = Settlements on the board

web-watch-tray = Your hand
web-watch-resources = Resources
web-watch-hand =
    { $cards ->
        [one] { $cards } card, discard at { $limit }
       *[other] { $cards } cards, discard at { $limit }
    }
web-watch-in-hand = In hand
web-watch-in-supply = In the supply
web-watch-rate = Trade with the supply
web-watch-development = Development cards
web-watch-card-play = play
web-watch-card-secret = secret
web-watch-card-fresh = next turn
web-watch-card-not-now = not now
web-watch-card-none = None yet. They can be bought while you build.
web-watch-one-card = development card
web-watch-build = Build
web-watch-build-later = once trading is over
web-watch-left = Left
web-watch-missing = missing: { $cards }
web-watch-item-road = Road
    .explain = Goes on a free path beside one of your roads or buildings.
web-watch-item-settlement = Settlement
    .explain = Goes on a free intersection at one of your roads, with no building on the next ones. 1 victory point.
web-watch-item-keep = Keep
    .explain = Takes the place of one of your settlements. 2 victory points, and twice the income.
web-watch-item-dev_card = Card
    .explain = The top card of the deck. It can be played from your next turn on.
web-watch-trade = Trade
web-watch-trade-players = Players
web-watch-trade-supply = Supply
web-watch-proposals = Proposals left this turn
web-watch-proposals-left = { $left } left
web-watch-rate-from = from { $rate }:1

web-watch-dice = Dice
web-watch-rolled = { $one } and { $other }, together { $sum }
web-watch-not-rolled = No roll yet
web-watch-tiles = Special tiles
web-watch-tile-points = Victory points
web-watch-tile-free = nobody yet, from { $minimum }
web-watch-supply = Supply
web-watch-deck = Cards in the deck: { $cards }
web-watch-goal = Points to win: { $goal }

web-watch-proposal-title = Trade proposal
web-watch-proposal-of = { $number } of { $all } this turn
web-watch-proposal-explain = It goes to all opponents at once; then you choose one of them.
web-watch-counter-title = Counter-offer
web-watch-counter-explain = It goes to whoever made the proposal. Once begun, dropping it is declining.
web-watch-counter-same = Change something first: this is the very trade you were offered.
web-watch-give = I give
web-watch-want = I want
web-watch-take = I take
web-watch-side-limit =
    { $limit ->
        [one] up to { $limit } card
       *[other] up to { $limit } cards
    }
web-watch-less = One less: { $resource }, now { $count }
web-watch-more = One more: { $resource }, now { $count }
web-watch-send = Send the offer
web-watch-gives = gives
web-watch-wants = for
web-watch-you-give = you give
web-watch-you-get = you get
web-watch-offered = { $name } offers a trade
web-watch-answer-accept = Accept
web-watch-answer-decline = Decline
web-watch-answer-counter = Counter-offer
web-watch-answers = Answers to your proposal
web-watch-answers-wait = The answers are shown when all have given theirs.
web-watch-withdraw = Withdraw
web-watch-accepted = accepts
web-watch-declined = declines
web-watch-thinking = thinking…
web-watch-answered = has answered
web-watch-close = Trade
web-watch-take-counter = Take this offer
web-watch-supply-title = Trade with the supply
web-watch-supply-explain = Routes beside your buildings make it cheaper.
web-watch-exchange = Exchange
web-watch-discard-title = Seven: discard half
web-watch-discard = Discard
web-watch-discard-left =
    { $left ->
        [0] That is enough.
        [one] { $left } more card to choose.
       *[other] { $left } more cards to choose.
    }
web-watch-pick-take = Take from the supply
web-watch-pick-gain = Cards from the supply
web-watch-pick-name = Name a resource

web-watch-tell-now = Beside the board
web-watch-tell-land = The land, from north to south, each row from the west
web-watch-tell-row = Row { $row }: { $hexes }
web-watch-tell-routes = Trade routes
web-watch-tell-points = Victory points: { $points }; resource cards: { $hand }
web-watch-tell-roads = Roads: { $count }, the longest line { $length }: { $roads }

## The full game of the Watch

web-watch-clan-ice_river = Ice River
web-watch-clan-cave = Cave Dwellers
web-watch-clan-hornfoot = Hornfoots
web-watch-clan-explain = The one in camp 1 goes down a trail when the trail die shows its number; the others move up.
web-watch-clan-full = All camps are full: with the next newcomer the first two rush down both trails.
web-watch-camp = Camp { $camp }
web-watch-trail = Trail { $numbers }
    .explain = Down to the Wall, for the one in camp 1: { $clan }.
web-watch-clearing = Clearing { $label }
web-watch-clearing-explain = Regular wildlings wait here while they are not more than the guards of this section.
web-watch-clearing-danger = One more regular wildling, and they break through.
web-watch-waiting = Waiting here
web-watch-section = Wall section { $number }
web-watch-section-explain = A new guard goes to the lowest free post. The one on post 1 is the first to go home.
web-watch-arrow = Way into the Gift from section { $number }
    .explain = Whoever crosses the Wall here goes to the first free hex along the arrow.
web-watch-post = Post { $post }
web-watch-frostfangs = Frostfangs
    .explain = Wildlings who have not come yet, or were sent back.
web-watch-breaches = Breaches
    .explain = At { $limit } the Wall falls, and the game ends.
web-watch-gift = Wildlings in the Gift
    .explain = With more than { $limit } of them the game ends.
web-watch-raided = A wildling is here: this land yields nothing.
web-watch-tormund-camp = Tormund’s camp
web-watch-tormund-home = Tormund is in his camp and blocks nothing.
web-watch-trail-die = trail die { $number }
web-watch-and-trail = and { $number }
web-watch-tokens = Wildling tokens
    .explain = A settlement, a keep or a special tile reveals one or two. When none is left, the used ones are shuffled anew.
web-watch-reserve = Tokens in the reserve: { $tokens }
web-watch-tokens-under = Face-down tokens under them
web-watch-threats = Threats
web-watch-harm-breach = { $kind }: a breach at section { $section }.
web-watch-harm-breach-short = breaks through at { $section }
web-watch-harm-cross = { $kind }: over section { $section } into the Gift.
web-watch-harm-cross-short = climbs over { $section }
web-watch-harm-guard = { $kind }: drives a guard off section { $section }.
web-watch-harm-guard-short = a guard leaves { $section }
web-watch-harm-deadly = It ends the game.
web-watch-harm-deadly-short = the game ends
web-watch-harm-none = The next roll does no harm.
web-watch-rush = Rush
web-watch-rush-near = { $clan }: one more sets off a rush
web-watch-number-guards = Guards on the Wall
web-watch-guard-points = Points for your guards
web-watch-item-guard = Guard
    .explain = Stands on the lowest free post of a section. Three on the Wall are worth 1 point, five are worth 2.
web-watch-aim-guard = Choose a section of the Wall for the guard.
web-watch-aim-wildling = Choose the wildling to send away.
web-watch-aim-lift = Choose the road to take up.
web-watch-hero = Your hero
web-watch-heroes = Heroes
web-watch-display = Free heroes
web-watch-hero-side = side { $side }
web-watch-hero-rests = rests this turn
web-watch-hero-ready = ready
web-watch-hero-use = use
web-watch-hero-next = Keep the hero or take another
web-watch-hero-leaves = A hero leaves the game
web-watch-hero-keep = Keep { $hero }, side B
web-watch-pick-give = Give to the supply
web-watch-pick-hand = Give a card back
web-watch-pick-seize = Take a card you see
web-watch-pick-leave-out = What do you replace?
web-watch-pick-substitute = What do you pay instead?
web-watch-pick-keep-card = Keep one card
web-watch-tell-north = Beyond the Wall
web-watch-tell-wall = The Wall, from west to east
web-watch-tell-clan = { $clan }, camps from the first: { $camps }
web-watch-tell-section = Section { $number }: guards { $guards }; in the clearing { $clearing }.
web-watch-tell-guards = Guards on the Wall: { $guards }; points for them: { $points }
web-watch-tell-nobody = nobody
