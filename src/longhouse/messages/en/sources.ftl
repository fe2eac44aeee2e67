### Where the values of a game come from: said before a game, in the table's menu and in the terminal.

sources-counted =
    Of { $all } values { $book ->
        [one] { $book } is
       *[other] { $book } are
    } printed in the book, { $public ->
        [one] { $public } comes
       *[other] { $public } come
    } from public sources and { $house ->
        [one] { $house } is
       *[other] { $house } are
    } our own, which you can replace.
sources-pack =
    { $pack ->
        [one] { $pack } value is
       *[other] { $pack } values are
    } from the pack “{ $title }”.
sources-why = The rules are the printed ones. The books do not print what stands on every card; those values carry a mark.
sources-none = No mark: as printed in the book.
sources-mark-public = Found in a public source, such as another edition, a review or an open program.
sources-mark-house = Found nowhere, so we have made them to fit all that is known.
sources-mark-pack = Brought to this table by its owner.
sources-replace = Whoever owns the box can write in what is printed there: longhouse content { $game } --export FILE
