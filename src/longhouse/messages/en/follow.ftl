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
follow-sounds-off = Off
follow-sounds-alerts = Attacks and my turn
follow-sounds-all = All
follow-tips = Tips when something matters for the first time

## What the keys do

web-key-tab = Next place that can be picked, from west to east
web-key-enter = Pick it
web-key-esc = Close what was opened last
web-key-main = The main button: roll, go on, end the turn
web-key-undo = Undo
web-key-aside = Put the question aside, or show it again
web-key-hint = A hint, where you play only against bots
web-key-build = Road, settlement, keep, card
web-key-trade = Trade with the players
web-key-seats = All that is public about a player
web-key-word = The next word that is explained; Enter opens it
web-key-view = The board in words
web-key-zoom = Farther, closer, the whole board
web-key-pan = Move the board, while the focus is on it
web-key-head = Next event, or my turn if it waits; pause; catch up; to my turn
