### A game on one page: what is the same for all games. Each game has its own file beside this one, <game>-goal.ftl.

goal-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
goal-aim = The aim
goal-turn = A turn
goal-round = A round
goal-year = A year
goal-end = How it ends
goal-icons = The icons
goal-example = Example
goal-first = Show before the first game
goal-rules = All rules
goal-print = Print
goal-table = To the table
goal-close = Close
