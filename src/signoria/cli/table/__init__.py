"""A table in the terminal: people at one keyboard and bots, on a screen of 80 columns or more."""
