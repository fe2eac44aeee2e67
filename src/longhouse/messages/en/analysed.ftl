### A finished game, analysed: on its own page and on the end screen.

web-analysis-title = Analysis
web-analysis-lost = This game cannot be analysed
web-analysis-what = A bot thinks about every decision of this game, from what its player saw, and measures what luck did. The first picture is there within seconds; you may leave meanwhile, and everybody who may see the replay gets the same result.
web-analysis-behind =
    { $points ->
        [one] How { $winner } came out { $points } point ahead of you
       *[other] How { $winner } came out { $points } points ahead of you
    }
web-analysis-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
web-analysis-picks =
    { $picks ->
        [one] { $picks } move
       *[other] { $picks } moves
    }

## How far it is

web-analysis-none = Not analysed yet
web-analysis-waits =
    { $ahead ->
        [one] { $ahead } game comes first
       *[other] { $ahead } games come first
    }
web-analysis-progress = Move { $here } of { $all }
web-analysis-left = about { $time } left
web-analysis-done = Done in { $time }
web-analysis-by =
    { $simulations ->
        [one] · { $simulations } imagined game a decision
       *[other] · { $simulations } imagined games a decision
    }
web-analysis-pause = Pause
web-analysis-on = Go on
web-span-seconds = { $seconds } s
web-span-minutes = { $minutes } min
web-span-both = { $minutes } min { $seconds } s

## The curve

web-analysis-ahead = Who was ahead
web-analysis-of-hundred = chances to win, of 100, move by move
web-analysis-was = As it was
web-analysis-luckless = Without luck
web-analysis-faultless = Without mistakes
web-analysis-turn = { $turn }
web-analysis-mistake = mistake
web-analysis-lucky-you = good luck
web-analysis-unlucky = bad luck
web-analysis-band = ± of your chances
web-analysis-there = Show this moment
web-analysis-play-on = Play on from here

## Mistakes and luck

web-analysis-apart = Mistakes and luck apart
web-analysis-unit = points: how many wins of 100 it is worth
web-analysis-so-far =
    { $decisions ->
        [one] { $decisions } decision so far
       *[other] { $decisions } decisions so far
    }
web-analysis-head-decided = decided
web-analysis-head-agreed = agreed
web-analysis-head-mistakes = mistakes
web-analysis-head-lost = lost
web-analysis-head-luck = luck
web-analysis-head-rolls = rolls
web-analysis-head-draws = draws
web-analysis-head-usual = usual
web-analysis-opinion = This is a bot’s opinion: it saw only what the player saw. Only a loss larger than its margin is called a mistake. Everybody errs, so the sum may exceed 100.
web-analysis-five = The decisions that cost most
web-analysis-better = Better: { $option }
web-analysis-no-mistakes = None that is sure.
web-analysis-order = The rest is still being worked out: the order may change.
web-analysis-show = Show it on the board
web-analysis-otherwise = Play it differently from here

## Dice and draws

web-analysis-dice = Your dice against expectation
web-analysis-dice-all = Dice against expectation
web-analysis-drawn = What draws did to the chances
web-analysis-whole-table = The whole table
web-analysis-of =
    { $rolls ->
        [one] of { $expected } · { $rolls } roll
       *[other] of { $expected } · { $rolls } rolls
    }
web-analysis-or-more = so many or more: { $chance } of 100
web-analysis-or-less = so few or fewer: { $chance } of 100
web-analysis-drawn-times =
    { $times ->
        [one] · drawn once
       *[other] · drawn { $times } times
    }
web-analysis-luckier =
    { $games ->
        [one] as lucky or luckier: { $games } game of 100
       *[other] as lucky or luckier: { $games } games of 100
    }
web-analysis-strokes = The greatest strokes of luck
web-analysis-no-strokes = There were none.
web-analysis-rolled = dice
web-analysis-drew = a draw

## On the end screen

web-end-analyse = Analyse
web-end-luck-unit = points of 100 chances to win
web-end-usual = usual ± { $points }
web-end-by-rolls = by rolls
web-end-by-draws = by draws
web-end-decisions = Your decisions
web-end-decisions-all = The decisions
web-end-agreed = { $decided } decided · { $agreed } as the bot would
web-end-sure =
    { $mistakes ->
        [0] No mistake is sure.
        [one] One mistake is sure:
       *[other] { $mistakes } mistakes are sure. These cost the most chances:
    }
web-end-reasons = Open the analysis
web-end-offer = Luck and mistakes of everybody, the decisions that cost most, and what would have been better.
