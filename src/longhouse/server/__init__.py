"""The server: rooms that own tables, the wire to the browsers, and the journal on disk. It knows no rules."""
