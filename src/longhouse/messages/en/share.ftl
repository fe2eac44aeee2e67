### What replays, analyses and the end of a game share.

web-journal = Journal
web-share = Share
web-share-copied = Link copied
web-share-by-hand = Copy this address:
web-replay-move = Move { $move } of { $all }
web-replay-loading = { $here } of { $all } moves…
web-analysis-chance-of = { $name }: { $chance } of 100.
