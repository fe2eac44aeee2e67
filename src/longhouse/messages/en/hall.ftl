### The pages before a game: the hall, a new table, an invitation; and what Longhouse is.

## The hall

web-choose-a-door = Choose a game
web-door-players = { $low }–{ $high } players
web-door-minutes = { $minutes } min
web-door-again = As last time: you and { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
web-door-new = First time?
web-door-learn = Learn it in { $minutes } minutes
web-door-step = Lesson · step { $n } of { $all }
web-door-go-on = Go on learning
web-door-go-on-short = Go on
web-door-play-on = Play on from here
web-door-finished = Lesson finished
web-door-your-move = your move
web-door-lesson-again = See it again
web-door-lesson-other = or: { $title }
web-door-from-lesson = From a lesson
web-door-later = Not built yet
web-play-now = Play now
web-play-now-label = { $game }: play now against bots
web-set-up = Set up a table
web-set-up-label = { $game }: set up a table
web-hot-seat = Several at one screen
web-upload = Replay from a file
web-footer = About Longhouse, credits and notices

web-invitation = Have an invitation?
web-invitation-hint = Paste the link from a friend.
web-invitation-code = Link or code of the table
web-invitation-enter = Enter
web-invitation-unreadable = This is no link to a table. It looks like this: { $example }

web-tables-mine = Your tables
web-tables-mine-none = None yet. Open a door above and play.
web-tables-open = Open tables
web-tables-open-none = Nobody is looking for players right now. Set up a table and leave a seat open.
web-tables-turns =
    { $turns ->
        [one] { $turns } waits for you
       *[other] { $turns } wait for you
    }
web-tables-more = { $more } more
web-table-of = Table of { $host }
web-table-alone = Nobody else yet
web-table-seats = { $taken } of { $all } seats taken
web-table-open = Open
web-table-join = Join
web-table-watch = Watch
web-standing-free =
    { $free ->
        [one] { $free } free seat
       *[other] { $free } free seats
    }
web-standing-full = All seats are taken, about to begin
web-standing-your-move = Your move
web-standing-waits = Waiting for { $name }
web-standing-playing = Being played
web-standing-won = Finished: { $name } won
web-standing-over = Finished
web-standing-brought = Brought here, not played to the end
web-standing-given-up = Given up, no result
web-standing-left = A bot plays for you
web-row-give-up = Give up: { $game }
web-row-leave = Leave: { $game }
web-row-remove = Remove from your tables: { $game }
web-removed = Removed from your tables. Its link still works.
web-removed-back = Put back

## A new table

web-create-title = New table
web-create-game = Game
web-create-rules = House rules
web-create-changed = { $changed } of { $all } changed
web-create-more =
    { $more ->
        [one] { $more } more rule
       *[other] { $more } more rules
    }
web-create-less = Fewer rules
web-values = Values
web-values-explain = Dice, cards and numbers: as they come with the game, or an owner’s own.
web-values-standard = As they come
web-values-host = Of this host
web-values-file = My file
web-values-choose = Choose a file…
web-values-checked = Checking…
web-values-good = “{ $pack }” can be played.
web-values-line = Line { $line }
web-create-seats = Seats
web-create-players = Number of players
web-create-bots-see = A bot sees only what a player in its seat sees. If somebody leaves, the others may vote a bot into the seat; whoever comes back gets it again.
web-create-call = Call to the table
web-create-bots-now = Begin at once: bots take the free seats
web-create-link-follows = The link for your friends is shown at the table.
web-create-shuffled = Dealt at random: shuffled at the start.
web-lost-game = There is no such game in this hall
web-seat = Seat { $number }
web-explain-bot-easy = Knows what is good, but leaves three decisions of ten to chance; answers at once
web-explain-bot-normal = Takes what looks best one step ahead; answers at once
web-explain-bot-hard = Plays on in thought from what it sees; up to a second for a decision
web-explain-bot-greedy = Takes what looks best one step ahead
web-explain-bot-uniform = Does anything that is allowed, at random
web-seat-kind = Who sits here
web-seat-level = Level of the bot
web-seat-kind-me = Me
web-seat-kind-open = Open
web-seat-kind-bot = Bot
web-seat-kind-hotseat = Beside me
web-seat-me =
    .explain = This browser plays here
web-seat-open = Waiting for a friend
    .explain = Whoever has the link may sit here
web-seat-bot = Bot
web-spectators = Who may watch
web-spectators-explain = They see what lies open on the table.
web-spectators-all = Everyone
web-spectators-link = By link
web-spectators-none = Nobody
web-sum-people = Players
web-sum-persons =
    { $people ->
        [one] { $people } person
       *[other] { $people } people
    }
web-sum-open = { $open } open
web-sum-bots =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
web-sum-length = Length
web-sum-minutes = about { $minutes } min
web-sum-as-printed = All settings as in the book.
web-sum-differs = Unlike the book:
web-sum-chosen = Chosen from the book:
web-sum-agreed = Agreed for this table

## An invitation

web-join-title = Invitation
web-join-host = { $host } invites you to the table
web-join-watch = Only watch
web-join-agreed = What was agreed

## About

web-about-title = About Longhouse
web-about-what = Longhouse is a free digital table for four Norse board games: in the browser with friends or bots, in the terminal, and as a library for those who write bots.
web-about-rules = The games are played by their printed rules; values of cards that the book does not print are ours, and yours to replace. Everything the table does names the rule it follows, and every rule can be read here.
web-about-notice-title = Notice
web-about-notice = Longhouse is not affiliated with, endorsed by or connected to the publishers or authors of these games. Names of games belong to their owners and are used here only to say which rules are played. No publisher’s artwork and no publisher’s card text is used.
web-about-credits-title = Credits
web-about-icons = Icons by Lorc, Delapouite and contributors:
web-about-fonts = Letters: the Alegreya family by Juan Pablo del Peral:
web-about-drawings = Boards, pieces, shapes, line icons, the hall and the logo are drawn by us.
web-about-privacy-title = What is kept
web-about-privacy = As a guest: your name and one signed cookie, nothing else. With an account: also your password, as a hash. Games are kept as journals, which you can download when they are over.
web-about-licence = The program is free software under the Apache License 2.0.
