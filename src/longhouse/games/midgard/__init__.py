"""Champions of Midgard."""
