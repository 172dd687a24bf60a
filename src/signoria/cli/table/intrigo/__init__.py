"""Intrigo at the terminal's table."""
