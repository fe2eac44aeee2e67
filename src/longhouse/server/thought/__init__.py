"""Bots and hints, which think in processes of their own."""
