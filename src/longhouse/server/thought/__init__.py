"""Bots and hints, which run in separate processes."""
