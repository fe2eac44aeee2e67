### Playing on from a move of a past game.

web-playon-title = Play on from move { $move }
web-playon-seat = Your seat
web-playon-with = With whom
web-playon-bots = Against bots, at once
    .explain = { $bots ->
        [1] A bot takes the other seat.
       *[other] Bots take the other seats.
    }
web-playon-friends = A new table with friends
    .explain = You get a link; seats that stay free may go to bots later.
web-playon-level = The others play as
web-playon-note = Everything lies as it lay, hands and face-down piles too. What is rolled or shuffled from here on is new. The finished game itself does not change.
web-playon-begin = Begin here
