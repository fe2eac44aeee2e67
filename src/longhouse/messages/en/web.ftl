### What the web page says besides the words of the game itself.

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
web-lost-game = There is no such game in this hall
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

## The hall

web-choose-a-door = Choose a game
web-door-northgard = Northgard: Uncharted Lands
    .motto = Explore, hold three lands, outlive winter
web-door-midgard = Champions of Midgard
    .motto = Send warriors, slay the draugr, win glory
web-door-watch = Brotherhood of the Watch
    .motto = Settle the Gift, trade and build the roads
web-door-wild = Vikings Gone Wild
    .motto = Brew beer, build the village, raid a friend
web-door-players = { $low }–{ $high } players
web-door-minutes = { $minutes } min
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
web-table-replay = Replay
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
web-create-seats = Seats
web-create-players = Number of players
web-create-bots-see = A bot sees only what a player in its seat sees. If somebody leaves, the others may vote a bot into the seat; whoever comes back gets it again.
web-create-call = Call to the table
web-create-start = Begin the game
web-create-bots-now = Begin at once: bots take the free seats
web-create-link-follows = The link for your friends is shown at the table.
web-create-shuffled = Dealt at random: shuffled at the start.
web-seat = Seat { $number }
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
web-bot-greedy = Huskarl
    .explain = Takes what looks best one step ahead
web-bot-uniform = Thrall
    .explain = Does anything that is allowed, at random
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
web-sum-as-printed = Everything as printed in the book.
web-sum-differs = Unlike the book:

## An invitation

web-join-title = Invitation
web-join-host = { $host } invites you to the table
web-join-free = Free seat
web-join-sit = Sit here
web-join-watch = Only watch
web-join-agreed = What was agreed

## The rules

web-rules = Rules
web-rule-open = Read rule { $id }
web-rules-search = Id of a rule
web-rules-find = Find
web-rules-english = The digest of the rules is written in English.
web-rules-marks = { $public } marks what comes from a public source, { $house } what we have decided; the rest is the book.
web-rules-cover = Type the id of a rule, or choose a section. Rule ids in the game open here as well.
web-rules-sections = Sections
web-rules-near = Beside it:

## About

web-about-title = About Longhouse
web-about-what = Longhouse is a free digital table for four Norse board games: in the browser with friends or bots, in the terminal, and as a library for those who write bots.
web-about-rules = The games are played exactly by their printed rules. Everything the table does names the rule it follows, and every rule can be read here.
web-about-notice-title = Notice
web-about-notice = Longhouse is not affiliated with, endorsed by or connected to the publishers or authors of these games. Names of games belong to their owners and are used here only to say which rules are played. No publisher’s artwork and no publisher’s card text is used.
web-about-credits-title = Credits
web-about-icons = Icons by Lorc, Delapouite and contributors:
web-about-fonts = Letters: the Alegreya family by Juan Pablo del Peral:
web-about-drawings = Boards, pieces, shapes, line icons, the hall and the logo are drawn by us.
web-about-privacy-title = What is kept
web-about-privacy = As a guest: your name and one signed cookie, nothing else. With an account: also your password, as a hash. Games are kept as journals, which you can download when they are over.
web-about-licence = The program is free software under the Apache License 2.0.

## The end of a game

web-end-wins =
    { $winners ->
        [one] { $names } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $names } win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
web-end-nobody = Nobody wins
web-end-level = { $names } had just as many points.
web-end-behind =
    { $points ->
        [one] Next: { $names }, { $points } point behind.
       *[other] Next: { $names }, { $points } points behind.
    }
web-end-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
web-end-score = Score by source
web-end-player = Player
web-end-total = Total
web-end-share = Share
web-end-winner = winner
web-end-course = How it went
web-end-rematch = Rematch, same seats
web-end-rematch-on = To the rematch
web-end-board = Look at the board
web-end-seed = Seed
web-journal = Journal
web-share = Share
web-share-copied = Link copied
web-share-by-hand = Copy this address:
web-chart-table = Show as a table
web-chart-points = Points by turn
web-chart-points-of = { $name }: { $points }.
web-chart-turn = Turn
web-chart-rolls = Rolls of two dice, and what was to be expected
web-chart-sum = Roll
web-luck-title = Luck
web-luck-rolls =
    { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }
web-luck-rolled = rolled
web-luck-expected = expected
web-luck-uneven = this uneven or more: { $games } of 100 games
web-luck-cards = Cards from the dice
web-luck-took = Cards taken
web-luck-lost = Cards lost

## Fair dice

web-proof = Fair dice
web-proof-explain = All dice and decks of this game come from a secret that the server has already drawn. Here is its hash; the secret itself is shown at the end, and then everybody can check that no roll was changed. A word of yours is mixed in, so that nobody could have chosen the rolls.
web-proof-hash = Hash shown before the first move
web-proof-words = Words of the players
web-proof-word = A word of { $name } for the dice
web-proof-word-hint = Any word of yours
web-proof-add = Mix it in
web-proof-title = Dice proof
web-proof-none = There is no proof for these dice: no hash was shown before the game, because the seed was chosen or the game was brought here as a file.
web-proof-kept = Checked by your browser: the secret has the hash that was shown, and with the players’ words it gives the seed.
web-proof-broken = Your browser finds: the secret, the hash and the seed do not belong together.
web-proof-secret = Secret, opened at the end
web-proof-check = Check every roll and card

## A game told again

web-replay-title = Replay: { $game }
web-replay-turn-of = Turn { $turn } of { $all }
web-replay-move = Move { $move } of { $all }
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
web-replay-space = Space
web-replay-link = Link to this move
web-replay-score = Score
web-replay-turns = Turns of the game
web-replay-loading = { $here } of { $all } moves…
web-replay-lost = This game cannot be told

## The table

web-title-table = Table
web-title-your-turn = Your turn
web-confirm = Do it
web-cancel = Cancel
web-table-menu = Menu
web-settings = Settings
web-sounds = Sounds
web-speed = Motion
web-speed-off = Off
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-reduced = Your system asks for less motion, so everything stands still.
web-help = Keys
web-key-tab = Next place that can be picked, from west to east
web-key-enter = Pick it
web-key-esc = One step back
web-key-main = The main button: roll, go on, end the turn
web-key-undo = Undo
web-key-build = Road, settlement, keep, card
web-key-trade = Trade with the players
web-key-view = The board in words
web-key-zoom = Farther, closer, the whole board
web-key-help = This list
web-text-view = The board in words
web-choices = What you can do now
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
web-seat-stand-in = A bot plays for this player until they are back
web-seat-thinks = The table waits for this player
web-seat-points =
    { $hidden ->
        [0] Victory points: { $points }
       *[other] Victory points: { $points }, and { $hidden } hidden
    }

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

web-undo = Undo
web-undo-explain = Take your last move back.
web-undo-nothing = There is nothing to take back.
web-end-ask = End the turn?
web-end-left = You could still pay for: { $left }.
web-end-ask-always = Ask before a turn ends

web-vote-left = { $name } has left the table.
web-vote-wait = Wait
web-vote-bot = A bot stands in ({ $bot } of { $needed })
web-vote-stands-in = A bot plays in your seat.
web-vote-take-back = Play on myself
web-curtain = { $name } is next
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

## The Watch at the table

web-watch-board = The board
web-watch-tormund = Tormund
    .explain = The hex he stands on yields nothing. After a roll of 7, or for a patrol, he moves on and takes a card.
web-watch-route = Whoever has a building at one of its ends may trade with the supply at this rate.
web-watch-yields = Yields
web-watch-rolls = On { $rolls }
web-watch-of-36 = { $ways } of 36
web-watch-barren = This land yields nothing.

web-watch-step-roll = Roll
web-watch-step-trade = Trade
web-watch-step-build = Build
web-watch-step-both = Trade and build
web-watch-main-roll = Roll the dice
web-watch-main-go-on = On to building
web-watch-main-end-turn = End turn
web-watch-waits = { $name } is playing
web-watch-waits-others = Waiting for the others
web-watch-first-answer = Choose first
web-watch-aim-road = Choose a path for the road.
web-watch-aim-settlement = Choose an intersection for the settlement.
web-watch-aim-keep = Choose the settlement that becomes a keep.
web-watch-aim-tormund = Choose the hex that Tormund moves to.

web-watch-number-hand = Resource cards
web-watch-number-cards = Development cards
web-watch-number-road = Longest road of their own
web-watch-number-patrols = Patrols played
web-watch-number-settlements = Settlements on the board

web-watch-tray = Your hand
web-watch-resources = Resources
web-watch-hand =
    { $cards ->
        [one] { $cards } card, discard at { $limit }
       *[other] { $cards } cards, discard at { $limit }
    }
web-watch-in-hand = In hand
web-watch-in-supply = In the supply
web-watch-rate = Trade with the supply
web-watch-development = Development cards
web-watch-card-play = play
web-watch-card-secret = secret
web-watch-card-fresh = next turn
web-watch-card-not-now = not now
web-watch-card-none = None yet. They can be bought while you build.
web-watch-one-card = development card
web-watch-build = Build
web-watch-build-later = once trading is over
web-watch-left = Left
web-watch-missing = missing: { $cards }
web-watch-item-road = Road
    .explain = Goes on a free path beside one of your roads or buildings.
web-watch-item-settlement = Settlement
    .explain = Goes on a free intersection at one of your roads, with no building on the next ones. 1 victory point.
web-watch-item-keep = Keep
    .explain = Takes the place of one of your settlements. 2 victory points, and twice the income.
web-watch-item-dev_card = Card
    .explain = The top card of the deck. It can be played from your next turn on.
web-watch-trade = Trade
web-watch-trade-players = Players
web-watch-trade-supply = Supply
web-watch-proposals = Proposals left this turn
web-watch-proposals-left = { $left } left
web-watch-rate-from = from { $rate }:1

web-watch-dice = Dice
web-watch-rolled = { $one } and { $other }, together { $sum }
web-watch-not-rolled = No roll yet
web-watch-tiles = Special tiles
web-watch-tile-points = Victory points
web-watch-tile-free = nobody yet, from { $minimum }
web-watch-supply = Supply
web-watch-deck = Cards in the deck: { $cards }
web-watch-goal = Points to win: { $goal }

web-watch-proposal-title = Trade proposal
web-watch-proposal-of = { $number } of { $all } this turn
web-watch-proposal-explain = It goes to all opponents at once; then you choose one of them.
web-watch-counter-title = Counter-offer
web-watch-counter-explain = It goes to whoever made the proposal. Once begun, dropping it is declining.
web-watch-give = I give
web-watch-want = I want
web-watch-take = I take
web-watch-side-limit =
    { $limit ->
        [one] up to { $limit } card
       *[other] up to { $limit } cards
    }
web-watch-less = One less: { $resource }, now { $count }
web-watch-more = One more: { $resource }, now { $count }
web-watch-send = Send the offer
web-watch-gives = gives
web-watch-wants = for
web-watch-you-give = you give
web-watch-you-get = you get
web-watch-offered = { $name } offers a trade
web-watch-answer-accept = Accept
web-watch-answer-decline = Decline
web-watch-answer-counter = Counter-offer
web-watch-answers = Answers to your proposal
web-watch-answers-wait = The answers are shown when all have given theirs.
web-watch-accepted = accepts
web-watch-declined = declines
web-watch-thinking = thinking…
web-watch-answered = has answered
web-watch-close = Trade
web-watch-take-counter = Take this offer
web-watch-supply-title = Trade with the supply
web-watch-supply-explain = Routes beside your buildings make it cheaper.
web-watch-exchange = Exchange
web-watch-discard-title = Seven: discard half
web-watch-discard = Discard
web-watch-discard-left =
    { $left ->
        [0] That is enough.
        [one] { $left } more card to choose.
       *[other] { $left } more cards to choose.
    }
web-watch-pick-take = Take from the supply
web-watch-pick-gain = Cards from the supply
web-watch-pick-name = Name a resource

web-watch-tell-land = The land, from north to south, each row from the west
web-watch-tell-row = Row { $row }: { $hexes }
web-watch-tell-routes = Trade routes
web-watch-tell-points = Victory points: { $points }; resource cards: { $hand }
web-watch-tell-roads = Roads: { $count }, the longest line { $length }: { $roads }
