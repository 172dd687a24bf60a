"""Tournaments: many bots, one or many kingdoms, ratings, and who beats whom."""
