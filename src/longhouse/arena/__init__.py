"""Games by the thousand: what bots are worth, and what a position is."""
