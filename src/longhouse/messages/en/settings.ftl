### Why a table cannot be as somebody wants it. $option and $value are named as in the list of options.

setting-game-unknown = There is no such game. There is: { $games }.
setting-players =
    This game is not for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, but for { $allowed }.
setting-option-unknown =
    This game has no option “{ $option }”.{ $near ->
        [none] { "" }
       *[other] { " " }Did you mean “{ $near }”?
    }
setting-option-value =
    { $option }: “{ $value }” cannot be.{ $near ->
        [none] { "" }
       *[other] { " " }Did you mean “{ $near }”?
    } Possible: { $values }.
setting-option-twice = { $option }: “{ $value }” is named twice.
setting-option-number = { $option }: a number from { $low } to { $high }.
