"""The server over real sockets and real SQLite files."""
