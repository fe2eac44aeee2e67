### What the table says besides the game: why something was not done, and what became of a connection.

## Picks

room-database-lost = The server cannot write to its database any more, so this did not happen. Please tell whoever runs it.
room-disk-full = The disk of the server is full, so this could not be saved and did not happen. Try again once there is space.
room-hint-busy = The bot is still thinking about your last question.
room-hint-failed = No hint could be found. Try again.
room-hint-others = A hint is only given where nobody else plays: it would be unfair to the others.
room-hint-nothing = There is nothing to decide for this seat now.
room-late = The table has moved on: look again and choose anew.
room-not-begun = The game has not begun yet.
room-not-your-seat = This is not your seat.
room-not-your-eyes = You can only look through your own eyes, or through those of a spectator, until the game is over.
room-not-kept = That could not be saved, so it did not happen. Try again.
room-stand-in = A bot is playing for you. Take your seat back first.
room-given-up = You have given this game up.
room-undo-nothing = Nothing to take back: the dice, a shown card or another player’s move cannot be undone.
room-unknown-option = Nothing in this game is called “{ $option }”.

## Seats

room-vote-here = This player is here.
room-vote-nobody = Nobody has left that seat.
room-vote-not-yours = Only the other players at the table decide on that.
room-vote-soon = This player has only just left. Wait a little.

## Chat

room-chat-empty = There is nothing in this message.
room-chat-no-name = Say what you are called first, then chat.
room-chat-name = Somebody at this table is already called “{ $name }”. Take another name to chat here.
room-chat-too-fast = Not so fast: wait a moment before the next message.
room-muted-many = You already keep { $most } people quiet. Hear one of them again first.
room-speaker-unknown = There is nobody here who has said that.

## Journals

room-journal-damaged = This journal cannot be played: { $problem }
room-journal-later = The journal tells what is hidden, so it can be had when the game is over.
room-not-over = The game is not over yet.

## The connection

room-bad-frame = The server did not understand this message: { $problem }
room-crowded = There are too many spectators at this table. Try again later.
room-no-hello = The first message must be a hello.
room-no-spectators = This table is closed to spectators.
room-too-big = This message is too long: { $bytes } bytes of at most { $most }.
room-too-fast = Too many messages at once. Wait a moment.
room-try-later = The table cannot be opened right now. Try again in a moment.
room-unknown-table = There is no such table.
room-unreadable-table = This game was played by other rules: this version of Longhouse cannot go on with it.
room-no-lesson = There is no lesson at this table any more: it goes on as a game.

## What bots are called

# More than any table has seats, and one word each.
bot-thorstein = Thorstein
bot-astrid = Astrid
bot-gunnar = Gunnar
bot-freydis = Freydis
bot-leif = Leif
bot-ragnhild = Ragnhild
bot-sigurd = Sigurd
bot-thyra = Thyra
bot-halfdan = Halfdan
bot-gudrun = Gudrun
bot-eskil = Eskil
bot-solveig = Solveig
