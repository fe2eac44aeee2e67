"""A game of another package, as small as one can be: what it needs to be played at our tables."""
