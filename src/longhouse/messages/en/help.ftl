### Help at the table: first tips, and what can be done now

help-tip = Tip:
help-tip-close = Got it

help-what-question = You are asked:
help-what-all = Everything you can do
help-what-else = Anything else
help-what-none = You are not asked anything now.
help-what-over = The game is over.
help-what-watching = You are watching. The players choose:
help-what-best = What would a bot do?
help-what-best-of = The best three, as a bot sees them
