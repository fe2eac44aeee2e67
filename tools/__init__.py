"""Programs for those who change Longhouse: some make what is checked in. Nobody needs them to play."""
