"""Guided first games: a lesson is data over the real engine (docs/guide/lessons.md)."""
