"""The terminal: every command is one file. It knows no rules; it shows what the rules give out."""
