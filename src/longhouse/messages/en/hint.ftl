### A hint: what a searching bot would do in the reader's place, and what it expects of it.

hint-thought =
    Played on { $simulations ->
        [one] once
       *[other] { $simulations } times
    } in { $seconds } s, from what this seat sees. The best first:
hint-at-once = Nothing to search here: this is what the bot does at once.
hint-result =
    tried { $visits ->
        [one] once
       *[other] { $visits } times
    }, wins { $percent } of 100
hint-thinking = The bot is thinking…
