"""What an observation of each game tells: a list of parts, worked out from the box. One file a game."""
