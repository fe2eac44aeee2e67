"""Bots and hints, which share a few processes."""
