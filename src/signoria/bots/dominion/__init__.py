"""Bots for Dominion: buy menus, how they play their cards, and the levels people play against."""
