"""Programs for contributors; some generate files that are checked in. Nobody needs them to play."""
