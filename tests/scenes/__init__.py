"""Scenes: real tables put into any position, played and described in the words of their games."""
