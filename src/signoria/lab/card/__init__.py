"""What a card is worth over many random kingdoms."""
