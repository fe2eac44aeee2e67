"""Boards as text: one drawing per game, for terminals of every kind, with and without colour."""
