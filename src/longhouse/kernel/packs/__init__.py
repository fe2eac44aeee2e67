"""An owner's values for a game: read, checked with every fault by its line, tried out, and told apart from ours."""
