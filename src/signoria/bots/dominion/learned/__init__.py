"""What was learned from many games: a net that says what to buy and who will win. It needs NumPy, and no more."""
