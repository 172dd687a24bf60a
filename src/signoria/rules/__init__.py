"""The rules we play by, statement by statement, and which tests show each of them. It knows the documents, not the games."""

from signoria.rules.coverage import NoTests, Shown, find_root, not_behaviour, shown_statements
from signoria.rules.statements import GAMES, Statement, load_statements

__all__ = [
    "GAMES",
    "NoTests",
    "Shown",
    "Statement",
    "find_root",
    "load_statements",
    "not_behaviour",
    "shown_statements",
]
