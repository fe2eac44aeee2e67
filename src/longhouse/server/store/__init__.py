"""What is kept: the database and its rows."""
