"""NG-11, NG-21: playing a card, and what its steps do."""
