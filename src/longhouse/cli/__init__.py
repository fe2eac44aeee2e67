"""The terminal: every command is one file. It knows no rules; it shows the options that the rules offer."""
