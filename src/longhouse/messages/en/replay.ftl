### Replays: the table as it was.

web-replay-title = Replay: { $game }
web-replay-turn-of = Turn { $turn } of { $all }
web-replay-see-as = See as
web-replay-as-spectator = Spectator
web-replay-as-all = All open
web-replay-as-seat = What { $name } saw
web-replay-first = First move
web-replay-back = Back one move
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = Forward one move
web-replay-last = Last move
web-replay-speed = Speed
web-replay-score = Score
web-replay-turns = Turns of the game
web-replay-lost = This game cannot be replayed
web-playon = Play on from here
web-playon-over = The game is over here: go back to an earlier move
web-replay-back-turn = Back one turn
web-replay-forward-turn = Forward one turn
web-replay-turn = turn
web-replay-chances-of = { $chance } of 100
web-replay-hide = Hide what follows
web-replay-tray = What lies before the player
web-replay-analysis = Analysis
