"""Guests, accounts and their names."""
