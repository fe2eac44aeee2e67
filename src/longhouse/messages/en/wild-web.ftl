### The table of Vikings Gone Wild in the browser: what its board says besides the words of the game.

## The board

wild-web-board = The settlements and the market
wild-web-points = Victory points
wild-web-hand = Cards in hand
wild-web-deck = Cards in the deck
wild-web-buildings = Buildings
wild-web-turn = Round { $turn }
wild-web-last-round = Last round
wild-web-round-note = The round in which somebody reaches { $number } VP is the last.
wild-web-round-limit = As agreed, round { $number } is the last at the latest.
wild-web-ahead = { $name } at the end of the turn: { $number } VP
wild-web-threshold = { $number } VP: an Asgard card
wild-web-goal = { $number } VP: the last round
wild-web-own = Your settlement
wild-web-tab-foes = Opponents
wild-web-tab-towns = Settlements
wild-web-tab-path = Odin’s Path
wild-web-tab-market = Market
wild-web-tab-own = Settlement
wild-web-aimed-at = under attack
wild-web-attacked-short = attacked
wild-web-limit = { $number } of { $limit } buildings
wild-web-no-limit =
    { $number ->
        [one] { $number } building
       *[other] { $number } buildings
    }
wild-web-safe-one = not this turn: one opponent only
wild-web-safe-attacked = somebody attacked first
wild-web-state = State
wild-web-cost = Cost
wild-web-reward = Reward
wild-web-any = 1 beer or 1 gold
wild-web-left-in-pile = Left in the pile
wild-web-path = Odin’s Path
wild-web-path-note = at the end of the round card { $number } leaves
wild-web-path-deck = Deck of Odin’s Path: { $number }
wild-web-discarded = Discarded
wild-web-asgard = Asgard
wild-web-asgard-deck = Asgard deck: { $number }
wild-web-asgard-note = Not for sale: whoever reaches { $points } VP or damages a town hall III receives one.
wild-web-dragon = Dragon
wild-web-dragon-note = Once a round each player may defeat it with fighters and heroes. It stays.
wild-web-dragon-fought = defeated this round
wild-web-market = Market
wild-web-achievements = Achievements
wild-web-achievements-note = { $number } VP at the end
wild-web-nobody = nobody
wild-web-parts = Parts of the board

## Cards and the tray

wild-web-strength = Strength
wild-web-defence = Defence
wild-web-vp = { $number } VP
wild-web-deck-path = Odin’s Path
wild-web-deck-asgard = Asgard
wild-web-copy-of = A copy of { $card }
wild-web-mission = Mission
wild-web-mission-met = Fulfilled
wild-web-held = { $resource }: { $number } of { $room }
wild-web-damaged = Damaged
wild-web-construction = Under construction
wild-web-if-damaged = For whoever damages it
wild-web-forts = Fortifications on it
wild-web-tray = Your hand, missions and resources
wild-web-missions = Missions
wild-web-missions-none = No missions left
wild-web-missions-done = completed: { $number }
wild-web-mission-how = Complete it in your turn once its condition is met; one mission in a round.
wild-web-mission-far = Done so far
wild-web-swap = Swap
wild-web-own-hand = Hand
wild-web-hand-empty = Your hand is empty
wild-web-chosen = chosen: { $number }
wild-web-in-attack = in an attack
wild-web-in-defence = in defence
wild-web-ready = Ready
wild-web-ready-explain = Played and ready to attack once this turn.
wild-web-played-now = Played this turn
wild-web-played-now-explain = These cards lie before you until the end of the round.
wild-web-resources = Resources
wild-web-pool = Pool
wild-web-pool-explain = From played cards and exchanges. What is left at the end of your turn is lost.
wild-web-in-cards = Cards
wild-web-in-cards-explain = Resource cards in your hand. A payment plays as many of them as it needs.
wild-web-tokens = Tokens
wild-web-tokens-explain = On your breweries, smelters, storages and town hall.
wild-web-to-spend = To spend
wild-web-to-spend-explain = All that you can spend now, without an exchange.
wild-web-exchange = Exchange
wild-web-by-hand = Choose what to pay with
wild-web-dismantle = Dismantle a building
wild-web-dismantle-explain = Once in a round one of your buildings goes back to its pile, for nothing in return. Its tokens are lost.
wild-web-dismantle-none = You have no buildings
wild-web-piles = Cards of the players
wild-web-zone-deck = Deck
wild-web-zone-discard = Discard pile
wild-web-zone-played = Played area
wild-web-zone-completed = Completed missions
wild-web-zone-hidden = face down: { $number }
wild-web-nothing-there = nothing
wild-web-in-hand-and-deck = In hand: { $hand }; in the deck: { $deck }
wild-web-discard = Discard pile
wild-web-attacked = Attacked this round
wild-web-attacked-explain = Nobody else may attack this player before the next round, unless all the others were attacked too.
wild-web-first = First player
wild-web-first-here = Has the first-player token.
wild-web-left-mission = the mission { $mission }
wild-web-left-card = { $card }
wild-web-left-attack = an attack
wild-web-left-buy = something you can pay for
wild-web-first-answer = Answer first
wild-web-waits = Waiting for { $name }
wild-web-waits-any = Please wait

## Attacks and questions

wild-web-attack = Attack
wild-web-attack-empty = Add the first fighter or hero.
wild-web-attack-join = May join
wild-web-attackers = Cards of the attack
wild-web-together = What the cards give one another
wild-web-versus = against
wild-web-stands-wins = succeeds as it stands
wild-web-stands-fails = not enough as it stands
wild-web-stands-repelled = repelled as it stands
wild-web-reserve = Reserve { $number }: one of these alone would not repel it: { $cards }.
wild-web-reserve-none = Reserve { $number }: any fortification would repel it.
wild-web-attacked-you = { $name } attacks you
wild-web-attack-of = { $name } attacks { $other }
wild-web-attack-show = Attack of { $name }
wild-web-may-answer =
    { $name } may answer ({ $number } { $number ->
        [one] card
       *[other] cards
    } in hand).
wild-web-settling = The attack is being settled.
wild-web-no-answer = None of your cards fits. Nobody else sees that; you only pass.
wild-web-taken-out = taken out
wild-web-take-out-hint = Press the card that you take out of the attack.
wild-web-outcome = How it came out
wild-web-end-damaged = damaged
wild-web-end-repelled = repelled
wild-web-take-back = Take back the last card
wild-web-look-hint = Point at one, or tap it, to see what it would bring.
wild-web-just-revealed = just revealed
wild-web-zone-hand = Hand
wild-web-pick-destroy = Destroy a card
wild-web-pick-recover = From the discard pile
wild-web-pick-copy = Copy a card
wild-web-pick-asgard = A card of Asgard
wild-web-pick-keep = Keep for the next round
wild-web-pick-step = Which effect first?
wild-web-pick-gain = Beer or gold?
wild-web-pick-token = The dragon’s hoard
wild-web-pick-take-asgard = The treasure of the town hall
wild-web-pick-storage = Storage phase
wild-web-pick-steal = Take a token
wild-web-pick-store = Into which storage?
wild-web-pick-hold = Storing by hand
wild-web-pick-pay = Paying by hand
wild-web-nothing-to-take = nothing to take
wild-web-left-to-place =
    { $number } { $number ->
        [one] token
       *[other] tokens
    } left to place
wild-web-hold-here = Tokens in this storage
wild-web-hold-hint = Say how many tokens this storage shall hold. What is not stored returns to the supply.
wild-web-pay-units = The price, unit by unit
wild-web-pay-hint = Press where the next unit shall come from. Nothing has happened before the last one is paid.
wild-web-pay-cancel = Do not buy
wild-web-exchange-into = Exchange: { $resource }
wild-web-ending = Points and achievements
wild-web-total = Total
wild-web-tie = To break the tie: { $achievements }.
wild-web-tell-now = The table now
wild-web-tell-market = Market
wild-web-tell-plan = Your attack
wild-web-tell-score = { $name }: { $number } of { $target } VP
wild-web-tell-town = Settlement
wild-web-tell-building = { $site } ({ $slot }), defence { $number }
wild-web-tell-hall = { $site }, defence { $number }
wild-web-tell-tokens = tokens: { $number }
wild-web-tell-ready = Ready to attack
wild-web-tell-played = Played this turn
wild-web-tell-pool = Pool: { $pool }
wild-web-tell-spend = To spend: { $pair }
wild-web-tell-loot = on the town hall: { $pair }
wild-web-tell-sums = Strength { $number } against defence { $number2 }
wild-web-tell-mission = { $mission } ({ $vp } VP): { $text } { $number } of { $need }
wild-web-tell-leads = { $achievement } ({ $text }): { $names }
