"""The printed cards, by box."""
