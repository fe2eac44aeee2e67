### The chronicle of a table, the board as it was, and what happened since the reader's last turn.

chronicle-now = now
chronicle-you = you
chronicle-not-begun = Nothing has happened in this turn yet.
chronicle-click = Click a line: the board of that moment
chronicle-every = Every line
chronicle-then = As it was: { $turn }
chronicle-return = Back to now
# what the dice came to: 5 of 3
chronicle-of = { $number } of { $all }
chronicle-winner = The winner
# a thing alone, in a summary
chronicle-thing = { $thing }

recap-title = Since your last turn
recap-strip = Since your turn
recap-time =
    { $time } ago; { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    } since.
recap-days =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
recap-hours =
    { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
recap-minutes =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
recap-open = Show
recap-more = { $number } more
recap-show = show
recap-show-turn = Show: { $turn }
recap-changed = What has changed
recap-gains = For you:
recap-points = Points
recap-order = Show in order
recap-go = To my move
recap-when = This card greets you after an hour or more, and after you were away.
