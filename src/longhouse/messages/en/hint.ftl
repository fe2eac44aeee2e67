### A hint: what a searching bot would do in the reader's place, and what it expects of it.

hint-thought =
    Played on { $simulations ->
        [one] once
       *[other] { $simulations } times
    } in { $seconds } s, from what this seat sees. The best first:
hint-planned =
    The bot plans several picks at once here. Its plan first, then what else it looked at; tried in imagined worlds { $simulations ->
        [one] once
       *[other] { $simulations } times
    } in { $seconds } s, from what this seat sees:
hint-at-once = There is nothing to choose here.
hint-wins =
    wins { $percent } of 100 ± { $margin }, tried { $visits ->
        [one] once
       *[other] { $visits } times
    }
hint-tried =
    tried { $visits ->
        [one] once
       *[other] { $visits } times
    }
hint-level = as good, as far as the tries can tell
hint-not-sure = Not sure yet: no option has been tried often enough to be ranked.
hint-few = Tried too little to be ranked:
hint-nudge = What counts most here: { $what }
hint-no-nudge = Nothing stands out here; ask for the options.
hint-result =
    tried { $visits ->
        [one] once
       *[other] { $visits } times
    }, wins { $percent } of 100
hint-thinking = The bot is thinking…
hint-play = Play it
hint-on-board = On the board
hint-think-on = Think on, { $seconds } s
hint-reveal = Show the options
hint-kind = Kind of move:
hint-is-plan = The bot plans several picks at once here: its plan comes first.
hint-no-reason = No single fact decides: it only did better in the games played on.
hint-played =
    Played on { $simulations ->
        [one] once
       *[other] { $simulations } times
    } in { $seconds } s, from what this seat sees
# The same pick several times in a row.
hint-step-times = { $times } × { $what }
