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

follow-grace = After a pick that can be undone
follow-grace-none = Bots answer at once
follow-grace-wait = Bots wait 3 s
follow-grace-confirm = Ask me first
