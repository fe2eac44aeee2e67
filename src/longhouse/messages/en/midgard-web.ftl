### The table of Champions of Midgard in the browser: what its board says besides the words of the game.

## Everywhere

midgard-web-nothing = nothing
midgard-web-board = The port and the shores
midgard-web-glory = Glory
midgard-web-blame = Blame
midgard-web-warriors = Warriors
midgard-web-worker = Worker
midgard-web-ship = Ship
midgard-web-first = First player
midgard-web-first-here = Has the first-player token.
midgard-web-supply = In the supply

## Cards

midgard-web-kind-rune = Rune
midgard-web-kind-destiny = Destiny
midgard-web-kind-journey = Journey
midgard-web-kind-troll = Troll
midgard-web-kind-draugr = Draugr
midgard-web-kind-monster = Monster
midgard-web-kind-kraken = Kraken
midgard-web-rune-used = used
midgard-web-attack = Attack
midgard-web-defence = Defence
midgard-web-reward = Reward
midgard-web-coins-on-it = Coins on it
midgard-web-colour = Colour
midgard-web-colour-red = red
midgard-web-colour-blue = blue
midgard-web-colour-yellow = yellow
midgard-web-ban = May not fight
midgard-web-banned = May not fight: { $die }

## The town

midgard-web-all = all
midgard-web-cost = Cost
midgard-web-gain = Brings
midgard-web-here = Workers here
midgard-web-lies-here = Lies here
midgard-web-hunt = Hunt
midgard-web-capacity = Capacity
midgard-web-ships-left = Longships left
midgard-web-no-enemy = no enemy
midgard-web-fight-of = The fight of { $name }
midgard-web-rune-deck = Deck of runes: { $number }
midgard-web-round = Round { $round } of { $last }
midgard-web-round-word = Round
midgard-web-turn = Round { $turn }
midgard-web-round-explain = After the last round destinies, sets, runes, ships, favour, coins and blame are scored.

## The shores

midgard-web-feeds =
    { $number ->
        [one] 1 food feeds 1 warrior
       *[other] 1 food feeds { $number } warriors
    }
midgard-web-journey-unknown = face down
midgard-web-seen-by = Seen by
midgard-web-harbour-free = free
midgard-web-owner = Whose

## What is to be chosen

midgard-web-aim-place = Choose where your worker goes.
midgard-web-aim-sail = Choose a free shore.
midgard-web-aim-peek = Choose the journey that you look at.

## The table in words

midgard-web-tell-now = The round
midgard-web-tell-enemies = Enemies
midgard-web-tell-town = The town
midgard-web-tell-runes = Open runes
midgard-web-tell-own-runes = Runes
midgard-web-tell-destinies = Secret destinies
midgard-web-tell-revealed = Revealed destinies
midgard-web-tell-warriors = Warriors: { $number }; at home: { $home }
midgard-web-tell-workers = Workers to place: { $number }
midgard-web-fighter = Fights

# --- Tray, drawer, dialogs

## Own leader board

midgard-web-tray = Your leader board
midgard-web-first-answer = Choose on the board
midgard-web-waits = Waiting for { $name }
midgard-web-waits-any = Waiting
midgard-web-cards = Destinies and runes
midgard-web-no-cards = No cards yet
midgard-web-revealed = revealed
midgard-web-destiny-secret = Only you see this card.
midgard-web-destiny-open = It lies open and is scored again at the end.
midgard-web-workers = Workers
midgard-web-workers-note = { $left } of your { $crew } workers are still to be placed.
midgard-web-glory-note = On the track. Destinies, sets, runes, your ship, favour, coins and blame are counted at the end.
midgard-web-food-note = Feeds warriors on their way to the shores.
midgard-web-wood-note = For runes and longships.
midgard-web-coin-note = Every 3 coins left are worth 1 glory at the end.
midgard-web-favour-note = Rerolls dice; each one left is worth 2 glory at the end.
midgard-web-longhouse = Longhouse
midgard-web-longhouse-full = Longhouse · { $number } of { $most }
midgard-web-longhouse-note = You never own more than { $most } warriors. Those who were sent away are faded.
midgard-web-bed-home = { $die }, at home
midgard-web-bed-sent = { $die }, sent: { $target }
midgard-web-blame-now = Blame tokens: { $blame }. At the end: { $glory } glory.
midgard-web-trophies = Trophies and ship
midgard-web-trophies-trolls = Trolls
midgard-web-sets = Sets of three colours: { $sets }, { $glory } glory
midgard-web-no-ship = No longship of your own
midgard-web-ship-facts = room { $capacity } · glory { $glory }

## Assignment

midgard-web-assign = Assign warriors
midgard-web-assign-final = Once confirmed, nothing can be moved.
midgard-web-left = { $number } left
midgard-web-more = One more: { $name }
midgard-web-less = One less: { $name }
midgard-web-ban-here = { $die }: may not fight this enemy
midgard-web-ban-ashore = { $die }: may sail, but is lost before the fight with this monster
midgard-web-hold = { $ship }: { $laden } of { $capacity }
midgard-web-hungry = { $number } unfed
midgard-web-quiet = on a quiet sea: { $percent }
midgard-web-known-journey = you know: { $journey }
midgard-web-nobody = Nobody is sent: there is no fight.
midgard-web-odds = Chance to win
midgard-web-odds-exact = Exact odds, without rerolls. Under − and +: what they become.
midgard-web-hunt-who = who stays home
midgard-web-hunt-rule = 1 food for a hit, at most { $most }
midgard-web-average = on average
midgard-web-reset = Reset
midgard-web-confirm = Confirm
midgard-web-fold = Put away, to see the board
midgard-web-unfold = Back to the warriors
midgard-web-confirmed = Confirmed:
midgard-web-nobody-yet = nobody yet
midgard-web-sealed = The others are still assigning in secret.

## Fights, hunts, voyages

midgard-web-fight = Fight: { $enemy }
midgard-web-fight-show = Fight of { $name }
midgard-web-fight-step-roll = Roll
midgard-web-fight-step-again = Reroll
midgard-web-fight-step-damage = Damage
midgard-web-fight-step-losses = Losses
midgard-web-fight-round = Round { $round }
midgard-web-fight-odds = Chance to win, as it stands
midgard-web-fight-won = Victory!
midgard-web-fight-decides = { $name } decides.
midgard-web-fight-no-way-back = A fight cannot be broken off.
midgard-web-dice = Dice of the roll
midgard-web-hits = Hits
midgard-web-shields = Shields
midgard-web-losses = Losses
midgard-web-lost = lost
midgard-web-damage = Damage
midgard-web-damage-sum = before { $before } + now { $hits }
midgard-web-losses-sum = attack { $attack } − shields { $shields }
midgard-web-hunt-food = Food
midgard-web-hunt-hits = hits { $hits }, at most { $most } food
midgard-web-mark-dice = Press the dice that you want to roll again.
midgard-web-lose-dice = Press the dice that you give up: { $number } more.
midgard-web-lose-one = Lose one: { $name } (aboard: { $number })
midgard-web-reaction = Reaction: shields hit, too
midgard-web-reroll = Reroll (favour: { $favour })
midgard-web-results = Your fights
midgard-web-end-defeated = defeated
midgard-web-end-beaten = beaten
midgard-web-end-hunted = hunted
midgard-web-go-on = Go on
midgard-web-voyage = Voyage: { $shore }
midgard-web-aboard = Aboard
midgard-web-sail-on = Sail on

## Choices

midgard-web-leaders = The leaders
midgard-web-leader-taken = taken: { $name }
midgard-web-keep = Which destiny do you keep?
midgard-web-reveal = Which destiny do you reveal?
midgard-web-prayer = { $favour } favour for { $coin } coins
midgard-web-give = Give
midgard-web-for = for { $good }
midgard-web-may-give = { $number } to give
midgard-web-swap = { $give } for { $take }
midgard-web-market-note = What you received here cannot be given away again.
midgard-web-pick-recruit = Who is taken in?
midgard-web-pick-gifts = Gifts
midgard-web-pick-again = Once more?
midgard-web-pick-runes = A rune can be used
