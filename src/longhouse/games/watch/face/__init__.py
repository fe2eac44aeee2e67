"""What players are shown and told."""
