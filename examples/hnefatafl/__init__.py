"""Hnefatafl on the board of 7 by 7, called Brandubh: a game that is added to Longhouse from outside."""
