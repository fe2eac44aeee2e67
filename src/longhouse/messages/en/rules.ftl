### The rules: the page, and the drawer over a table.

## The page of the rules

web-ref-games = Games
web-ref-search = Search the rules: words, or the number of a rule
web-ref-placeholder = A word, or a number such as { $example }
web-ref-clear = Clear the search
web-ref-number = To a number
web-ref-also = also found: { $words }
web-ref-quoted = “{ $word }”
web-ref-found =
    { $number ->
        [one] { $game }: { $number } place
       *[other] { $game }: { $number } places
    }
web-ref-all = All { $number }
web-ref-some-book = Printed { $number }
web-ref-some-public = Sources { $number }
web-ref-some-house = Decided by us { $number }
web-ref-whole = the whole section
web-ref-places =
    { $number ->
        [one] { $number } place
       *[other] { $number } places
    }
web-ref-loading = One moment: the rules are on their way.

## Where a rule comes from

web-ref-source = Where a rule comes from
web-ref-book = Printed
    .explain = The rule book says so.
web-ref-public = Public source
    .explain = The book has a gap; published rules and reviews close it.
web-ref-house = Decided by us
    .explain = Nobody says; the reason stands beside it.
web-ref-mark-book = in the book
web-ref-mark-public = source
web-ref-mark-house = decided by us

## Beside a rule

web-ref-example = Example { $id }
web-ref-why = Why so:
web-ref-english = not translated yet
web-ref-open = Open in the rules
web-ref-beside = Your table, other games, rules opened lately
web-ref-other = In other games
web-ref-recent = Opened lately
web-ref-nothing = nothing found
web-ref-related = Related:
web-ref-more = { $number } more
web-ref-or-more = { $number } or more
web-ref-offline = Saved copy: the server is away.

## At the reader's table

web-ref-here = at this table
web-ref-back = To the table
web-ref-at-table = At your table now
web-ref-at-table-none = Nothing to say of these rules: they are played as they stand.
web-ref-on-table = At your table: { $what }
web-ref-show = Show at the table
web-ref-you-have = you have { $number } ({ $what })
web-ref-you-play = You play: { $what }
web-ref-winter = Your winter, year { $year }
web-ref-winter-units =
    { $units ->
        [one] you have { $units } unit on the map
       *[other] you have { $units } units on the map
    }
web-ref-winter-enough = In stock: { $stock }. That is enough.
web-ref-winter-short = In stock: { $stock }. Missing: { $lacking }, which brings an Unrest card.
web-ref-winter-fame = In stock: { $stock }. Missing: { $lacking }; no Unrest card is left, so it costs fame.
web-ref-winter-others = The others pay for the winter
web-ref-seven-title = If a seven is rolled now
web-ref-seven =
    { $cards ->
        [one] you hold { $cards } card
       *[other] you hold { $cards } cards
    } and discard { $lost }

## Nothing was found

web-ref-none = “{ $word }” is in no rule of { $game }
web-ref-none-text = It may be a word of another game, or spelt otherwise.
web-ref-none-english = These rules are not translated yet: look for an English word.
web-ref-no-rule = There is no rule { $id }
web-ref-no-rule-text = Perhaps one of these was meant.
web-ref-contents = Contents: { $game }
web-ref-hints = What may have been meant

## The drawer

web-rules-search = A word, or the id of a rule
web-rules-find = Find
web-rules-english = This rule is not translated yet: you read it in English.
web-rules-marks = { $public } marks what comes from a public source, { $house } what we have decided; the rest is the book.
web-rules-cover = Type a word or the id of a rule, or choose a section. Rule ids in the game open here as well.
web-rules-sections = Sections
web-rules-near = Beside it:
