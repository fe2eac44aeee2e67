"""Scenes: real tables put into any position, played and told in the words of their games."""
