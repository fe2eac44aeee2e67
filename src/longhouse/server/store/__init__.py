"""Storage: the database and its rows."""
