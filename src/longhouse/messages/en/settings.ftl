### Why a table cannot be as somebody wants it. $setting and $value are named as in the list of settings.

setting-seed-old = The seed { $seed } is that of the game which is played on: name another one.
setting-game-unknown = There is no such game. There is: { $games }.
setting-players =
    This game is not for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, but for { $allowed }.
setting-unknown =
    This game has no setting “{ $setting }”.{ $near ->
        [none] { "" }
       *[other] { " " }Did you mean “{ $near }”?
    }
setting-value =
    { $setting }: “{ $value }” cannot be.{ $near ->
        [none] { "" }
       *[other] { " " }Did you mean “{ $near }”?
    } Possible: { $values }.
setting-twice = { $setting }: “{ $value }” is named twice.
setting-number = { $setting }: a number from { $low } to { $high }.

## Why a journal cannot be read or played again. Pick 0 is the deal.

journal-not-text = It is no text in UTF-8.
journal-parent = “parent { $text }” cannot be read: a fingerprint of { $digits } digits and a number follow it.
journal-cut = It breaks off after { $picks } of the { $taken } picks that it took over from another game.
journal-beyond = There is no move { $picks } in it: its moves are 0 (the deal) to { $last }.
journal-ended = After move { $picks } the game is over: play on from an earlier one.
journal-unfinished = This game is not over, and playing on would show what is still hidden in it: go on with --resume, or add --unfinished.
journal-none = This is no journal: its first line is not “{ $first }”.
journal-long = It has more than { $most } picks.
journal-no-game = It names no game: a line “game” is missing.
journal-no-deal = It breaks off in its head: a line “deal” is missing.
journal-head = Line { $line }: “{ $text }” is not known in the head of a journal.
journal-generator = It names the generator “{ $text }”, which is not known here (known: { $known }): replay it with a newer release.
journal-other-game = It is a journal of “{ $given }”, not of { $game }.
journal-rules =
    It was played by { $given ->
        [none] an unknown version of the rules
       *[other] version { $given } of the rules
    }, this is version { $version }: use a release of Longhouse that has that version.
journal-content = It was played with a content file of its own, which is not here.
journal-pack = Its values cannot be played: { $problem }
journal-pack-other = The values in it are not those that it was played with.
journal-word = “{ $name } { $text }” cannot be read: a seat and a text follow “{ $name }”, with { $seats } seats.
journal-pick = Line { $line }: “{ $text }” is no pick: it is a seat, an option and the random outcomes, with { $seats } seats.
journal-luck = Line { $line }: “{ $text }” is no random outcome. Known streams: { $streams }.
journal-outcome = Line { $line }: “{ $text }” is no outcome of { $stream }.
journal-deal = The deal cannot have happened like that.
journal-after-end = Pick { $number } ({ $pick }): the game was already over.
journal-option = Pick { $number }: there is nothing like “{ $pick }” in this game.
journal-illegal = Pick { $number }: seat { $seat } could not pick “{ $pick }” then.
journal-impossible = Pick { $number } ({ $pick }): the recorded outcomes are impossible.
journal-luck-more =
    { $number ->
        [0] The deal
       *[other] Pick { $number } ({ $pick })
    }: more outcomes are recorded than were drawn.
journal-luck-less =
    { $number ->
        [0] The deal
       *[other] Pick { $number } ({ $pick })
    }: fewer outcomes are recorded than were drawn.
journal-luck-other =
    { $number ->
        [0] The deal
       *[other] Pick { $number } ({ $pick })
    }: other outcomes are recorded ({ $recorded }) than were drawn.
