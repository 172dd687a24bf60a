"""Dominion at the terminal's table."""
