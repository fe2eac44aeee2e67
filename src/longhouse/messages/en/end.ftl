### When a game is over: the score, how it went, the proof of its dice; and the replay.

## The end of a game

web-end-wins =
    { $winners ->
        [one] { $names } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $names } win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
web-end-wins-otherwise =
    { $winners ->
        [one] { $names } wins
       *[other] { $names } win
    }
web-end-nobody = Nobody wins
web-end-level = { $names } had just as many points.
web-end-behind =
    { $points ->
        [one] Next: { $names }, { $points } point behind.
       *[other] Next: { $names }, { $points } points behind.
    }
web-end-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
web-end-place-you = You came { $place }
web-end-with =
    { $points ->
        [one] with { $points } point.
       *[other] with { $points } points.
    }
web-end-with-behind =
    { $points ->
        [one] with { $points } point, { $behind } behind.
       *[other] with { $points } points, { $behind } behind.
    }
web-end-brought =
    { $points ->
        [one] Before final scoring you were { $place }; it brought you { $points } point.
       *[other] Before final scoring you were { $place }; it brought you { $points } points.
    }
web-end-final = final scoring
web-end-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
web-end-score = Score by source
web-end-player = Player
web-end-total = Total
web-end-share = Share
web-end-winner = winner
web-end-course = How it went
web-end-rematch = Rematch, same seats
web-end-rematch-on = To the rematch
web-end-board = Look at the board
web-end-seed = Seed
web-chart-table = Show as a table
web-chart-points = Points by turn
web-chart-points-of = { $name }: { $points }.
web-chart-turn = Turn
web-chart-rolls = Rolls of two dice, and what was to be expected
web-chart-sum = Roll
web-luck-title = Luck
web-luck-rolls =
    { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }
web-luck-rolled = rolled
web-luck-expected = expected
web-luck-uneven = this uneven or more: { $games } of 100 games
web-luck-cards = Cards from the dice
web-luck-took = Cards taken
web-luck-lost = Cards lost

## Fair dice

web-proof-title = Dice proof
web-proof-title-draws = Proof of the shuffles
web-proof-kept = Checked by your browser: the secret and the players’ words have the hashes that were shown, and together they give the seed.
web-proof-broken = Your browser finds: the secret, the words, their hashes and the seed do not belong together.
web-proof-secret = Secret, opened at the end
web-proof-check = Check every roll and card
web-proof-computed = Your browser has computed every roll and card from the seed, too: they are the same.
web-proof-otherwise = Your browser has computed other rolls or cards from the seed than those that were played.
