### Replays: what comes a little after the board.

web-replay-link = Link to this move
web-replay-stop-at = Stop at
web-replay-stop-mine = my turns
web-replay-stop-lead = lead changes
web-replay-stop-fights = fights
web-replay-stop-battles = battles
web-replay-stop-breaches = breaches
web-replay-stop-luck = luck
web-replay-chances = Chances to win
web-replay-chances-sure = of 100, ± { $margin },
web-replay-chances-by = as search/{ $simulations } sees it
web-replay-to-win = To win
web-replay-moments = Moments
web-replay-no-moments = None so far.
web-replay-turning = Turning point { $number }
web-replay-mistake = Mistake
web-replay-lucky = Good luck
web-replay-unlucky = Bad luck
web-replay-at = move { $move }
web-replay-moves = moves { $from }–{ $until }
web-replay-whose = Whose hand
web-replay-hand-of = Hand of { $name }
web-replay-others = What the others held
web-replay-knew = What { $name } knew of the others
web-replay-cards =
    { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    }
web-replay-no-chances = No analysis of this game yet.
web-replay-analyse = Analyse it
web-replay-another = Open a journal
web-share-move = This move
web-share-turn = This turn
web-share-game = The whole game
web-share-opens = Opens as
web-share-copy = Copy
web-share-note = Whoever has the link can watch, also without an account. Chat is not shown.
