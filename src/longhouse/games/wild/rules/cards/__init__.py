"""VW-3, VW-17: playing a card, and what its steps do."""
