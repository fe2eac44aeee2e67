### Leaving a table, giving a game up, and what is taken off the list.

web-leave-explain = A bot takes your seat and plays on, so that the others need not wait. You can take the seat back at any time.
web-leave-yes = Leave the seat to a bot
web-leave-done = A bot plays on for you.
web-give-up-title = Give up this game?
web-give-up-explain = It ends here, without a result. Its journal and its replay stay, with all that was hidden, so it cannot be taken up again.
web-give-up-yes = Give up
web-give-up-done = The game has ended without a result.
