"""Programs that make what is checked in; nobody needs them to play."""
