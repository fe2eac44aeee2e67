### How far the table is shown, when the others' moves are shown one after another

follow-title = Following the game
follow-step = in step
follow-all = all shown
follow-behind =
    { $n ->
        [one] { $n } turn behind
       *[other] { $n } turns behind
    }
follow-pause = Pause
follow-catch = Catch up
follow-skip = To my turn
follow-next = Next
follow-space = Space
