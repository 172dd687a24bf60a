"""Custom cards, the blank cards of the boxes: read from YAML or plain data, and played by one generator."""

from signoria.dominion.custom.cards import CustomCard, read_card, read_cards
from signoria.dominion.custom.file import BadCardFile, read_file, read_text
from signoria.dominion.custom.values import WrongCard, is_id

__all__ = [
    "BadCardFile",
    "CustomCard",
    "WrongCard",
    "is_id",
    "read_card",
    "read_cards",
    "read_file",
    "read_text",
]
