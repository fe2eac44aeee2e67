### What the server says when it cannot do what was asked: people, protection, tables before the game.

## Who somebody is

server-cookie-none = Nobody knows you here yet. Allow cookies for this page and load it again.
server-cookie-forged = Your cookie was not made by this server, so you are a new guest now.
server-cookie-expired = You have not been here for more than a year, so you are a new guest now.
server-session-over = You are no longer signed in. Sign in again to go on.
server-name-needed = Say your name first, so that the others know who you are.
server-name-empty = A name needs at least one letter.
server-name-long = That name is too long: at most { $most } letters.
server-name-letters = That name has signs that cannot be seen or that confuse. Use letters, digits and blanks.
server-name-mixed = “{ $name }” mixes letters of different alphabets in one word. Write each word in one alphabet.
server-name-of-bot = “{ $name }” sounds like a bot or like the server itself. Choose another name.
server-name-twice = Two at this table would be called “{ $name }”. Choose another name for one of them.
server-name-at-table = Somebody at this table is already called “{ $name }”. Take another name to sit down there.

## Accounts

server-account-taken = The name “{ $name }”, or one that looks just like it, belongs to an account. Choose another one.
server-account-already = You are already signed in as { $name }.
server-login-wrong = There is no account with this name and this password.
server-password-length = A password has { $least } to { $most } characters.
server-password-easy = This password is too easy to guess: take a longer one, or several words.

## Protection

server-metrics = Only who runs this server may see that.
server-origin = This request came from a page of another site and was refused.
server-csrf = This page has been open for too long. Load it again, then try once more.
server-too-many =
    That was too often. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
server-too-big = That is too big: at most { $most } KiB.
server-too-slow = The request took too long to arrive. Try again.

## Requests that cannot be read

server-not-readable = This request cannot be read.
server-no-such-page = There is nothing at this address.
server-wrong-method = This address cannot be used in this way.
server-field-missing = “{ $name }” is missing.
server-field-unknown = Nothing here is called “{ $name }”.
server-field-long = “{ $name }” is too long.
server-field-short = “{ $name }” is too short.
server-field-wrong = “{ $name }” cannot be what it is.

## When it is our fault

server-broken = Something went wrong on the server. It has been written down; nothing of yours was changed.
server-database = The server cannot reach its database at the moment. Nothing was changed; try again soon.

## Games and rules

server-rule-unknown = There is no rule { $rule }. Near it: { $near }.
server-no-goal = There is no page about the aim of this game.

## A new table

server-bot-unknown = There is no bot “{ $bot }”. There is: { $bots }.
server-pack-faulty =
    This pack cannot be played: { $faults ->
        [one] { $faults } fault was found.
       *[other] { $faults } faults were found.
    }
server-pack-unknown = This host no longer has that pack. Load the page again to see which there are.
server-branch-seats = That game had { $seats } seats: say who takes each of them.
server-seats-me = You can have one seat of your own. For others at your screen there are hot seats.
server-seed = A seed is a word or a number.
server-seed-open = Who knows the seed knows every card. You may choose it only where nobody else joins.

## Seats

server-table-full = All seats at this table are taken.
server-no-such-seat =
    There is no such seat: this table has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
server-seat-taken = This seat is somebody else’s. Choose a free one.
server-seated-already = You already sit at this table.
server-not-seated = You do not sit at this table.
server-give-up-others = Others play here too: leave your seat to a bot instead.
server-give-up-nothing = No game is being played here that could be given up.
server-remove-playing = You still play here. Leave the table first, or give the game up.
server-not-host = Only the host of the table may begin.
server-seats-free =
    { $free ->
        [one] { $free } seat is
       *[other] { $free } seats are
    } still free. Wait, or give free seats to bots.
server-promise-chosen = The seed of this table was chosen, so no word for the dice can be promised.
server-word-late = A word for the dice is revealed between the start of the game and the deal.
server-word-other = You have promised another word for the dice.
server-lesson-unknown = There is no lesson { $lesson }.
server-lesson-step = This lesson has no step or chapter “{ $step }”.

## Analyses

server-analysis-later = A game is analysed when it is over: before that, an analysis would tell what is hidden.
server-analysis-never = This server analyses no games of this kind.
server-analysis-many = You are having { $most } games analysed already. Wait for one of them, or stop it.
server-analysis-not-yours = Somebody else has asked for this analysis: only they can stop it.
server-analysis-failed = The analysis has come to a halt. What was found stays; try again.
