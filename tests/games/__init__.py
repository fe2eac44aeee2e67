"""Rule tests, a folder for each game."""
