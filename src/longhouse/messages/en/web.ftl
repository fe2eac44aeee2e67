### What every page in the browser may say, and what the table says there besides the words of the game itself.

web-title = Longhouse: four Norse games, one hall
web-language = Language
web-theme-light = Light theme
web-theme-dark = Dark theme
web-nav = Pages
web-nav-hall = Hall
web-nav-rules = Rules
web-nav-about = About
web-close = Close
web-back = Back
web-back-to-hall = Back to the hall
web-less = Less
web-more = More
web-you = you

## What can go wrong

web-error-offline = The server does not answer. We keep trying.
web-error-server = The server could not do this (error { $status }). Try again in a moment.
web-error-turned-away = This table does not let you in.
web-lost-page = There is no page at this address
web-broken-page = This page has broken down
web-reload = Load it again

## Who I am

web-me-title = Your name
web-me-nobody = Guest
web-me-name = Name
web-me-password = Password
web-me-guest = Guest
web-me-sign-in = Sign in
web-me-sign-up = New account
web-me-sign-out = Sign out
web-me-explain-name = A name is all you need to play. This browser remembers it.
web-me-explain-in = Your games follow you to this device.
web-me-explain-new = Keeps your games when you change devices. The games you have played as a guest stay yours.
web-me-explain-account = At tables where you already sit you keep the name you had.
web-me-send-name = Save
web-me-send-in = Sign in
web-me-send-new = Create account
# Names for guests and for players at one screen; their initials must differ.
web-guest-names = Ingrid Olaf Freya Sven Astrid Bjorn Helga Thorstein Ragnar Dagny

## The games

web-door-northgard = Northgard: Uncharted Lands
    .motto = Explore, hold three lands, outlive winter
    .first = First game: you and one bot
web-door-midgard = Champions of Midgard
    .motto = Send warriors, slay the draugr, win glory
    .first = First game: you and one bot
web-door-watch = Brotherhood of the Watch
    .motto = Settle the Gift, trade and build the roads
    .first = First game: plain Catan with one bot
web-door-wild = Vikings Gone Wild
    .motto = Brew beer, build the village, raid a friend
    .first = First game: you and one bot

## The rules

web-rules = Rules
web-goal = The game on one page
web-rule-open = Read rule { $id }

## The table

web-title-table = Table
web-title-your-turn = Your turn
web-confirm = Do it
web-cancel = Cancel
web-table-menu = Menu
web-settings = Settings
web-sounds = Sounds
web-speed = Speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = Off
web-speed-reduced = Your system asks for less motion: nothing moves, but all is shown step by step.
web-what = What can I do?
web-help = Keys
web-key-nothing = Key { $key } does nothing now.
web-key-idle = Key { $key } does nothing now: first answer what is asked.
web-key-wait = Key { $key } does nothing now: it is not your move.
web-key-watching = Key { $key } does nothing here: you are only watching.
web-key-no-hint = Hints are given only where you play against bots alone.
web-text-view = The board in words
web-text-board = The board as text
web-choices = What you can do now
web-aside = Put aside to look at the board
web-aside-waits = The question waits: { $title } · show it
web-zoom-in = Closer
web-zoom-out = Farther
web-zoom-fit = The whole board

web-connection-connecting = Coming to the table…
web-connection-online = Connected
web-connection-silent = The server is silent; waiting.
web-connection-offline = The connection is lost. Coming back…

web-turn = Turn { $turn }
web-status = What is going on
web-status-your-turn = Your turn.
web-status-your-answer = Your answer.
web-status-turn-of = { $name }:
web-status-over = The game is over.
web-status-score = Score
web-status-sending = One moment…
web-status-confirm = Confirm or cancel.
web-status-confirm-place = Confirm, or choose another place.
web-status-places =
    { $places ->
        [one] { $places } place glows. Esc cancels.
       *[other] { $places } places glow. Esc cancels.
    }

web-seat-away = away
web-seat-your-turn = your turn
web-seat-plays = is playing
web-seat-passed = passed
web-seat-first = first
web-seat-stood-in = a bot plays
web-seat-sheet = { $name }: all that is public
web-seat-table = The numbers of all players
web-seat-stand-in = A bot plays for this player until they are back
web-seat-thinks = The table waits for this player
web-seat-partner = Wins together with { $name }
web-seat-points-secret = Points unknown
web-seat-points =
    { $hidden ->
        [0] Victory points: { $points }
       *[other] Victory points: { $points }, and { $hidden } hidden
    }
web-bot-easy = Easy
web-bot-normal = Normal
web-bot-hard = Hard
web-bot-greedy = Huskarl
web-bot-uniform = Thrall

web-log = Chronicle
web-log-turn = Turn { $turn } · { $name }
web-log-before = Before the first turn
web-log-empty = Nothing has happened yet.
web-log-more = Earlier turns
web-log-fold = Fold away
web-log-unfold = Open the chronicle
web-chat = Chat
web-chat-say = Say something at the table…
web-chat-send = Say it
web-chat-empty = Nobody has said anything yet.
web-chat-watches = watches
web-chat-mute = Hear no more from { $name }
web-chat-muted = You no longer hear { $name }.
web-chat-unmute = Hear again
web-chat-unread = { $unread } unread
web-news-lines =
    { $lines ->
        [one] { $lines } new line
       *[other] { $lines } new lines
    }
web-news-attacks =
    { $attacks ->
        [one] { $attacks } attack on you
       *[other] { $attacks } attacks on you
    }
web-news-chat = chat: { $unread } unread

web-hint = Hint
web-undo = Undo
web-undo-explain = Take your last move back.
web-undo-nothing = There is nothing to take back.
web-end-ask = End the turn?
web-end-left = Still open to you: { $left }.
web-warns = Careful: { $what }
web-end-ask-always = Ask before a turn ends
web-formalities = Pass for me when I can only pass (after a random pause)

web-vote-left = { $name } has left the table.
web-vote-wait = Wait ({ $wait })
web-vote-bot = A bot stands in ({ $bot } of { $needed })
web-vote-soon = You can vote in { $seconds } s.
web-vote-stands-in = A bot plays in your seat.
web-vote-take-back = Play on myself
web-leave = Leave: a bot plays for me
web-give-up = Give up this game
web-curtain = { $name } is next
web-curtain-who = Who is looking?
web-curtain-explain = Hand the screen over. Nobody else should look now.
web-curtain-ready = I am { $name }
web-watching = You are looking on. Spectators: { $watching }.

web-waiting = Waiting for players
web-waiting-for =
    { $free ->
        [0] Everybody is here.
        [one] { $free } seat is still free.
       *[other] { $free } seats are still free.
    }
web-waiting-bots = Bots for the free seats
web-waiting-invite = Invite your friends
web-waiting-link = Address of the invitation
web-waiting-copy = Copy the link
web-waiting-copied = Copied
web-waiting-leave = Leave the table
web-pack = Values: { $pack }
web-origin = From move { $move } of an earlier game
web-create-start = Begin the game
web-join-free = Free seat
web-join-sit = Sit here
web-table-replay = Replay

## Fair dice

web-proof = Fair dice
web-proof-gathering = Collecting the players’ words for the dice …

## Where the values of a card or tile are from; nothing is said of printed ones

web-sources = Where the values come from
web-source-house = Our own values
web-source-public = Values from a public source
web-source-pack = Values of the owner’s pack
