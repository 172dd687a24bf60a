"""How much may come in: size, count, depth and work of everything that others write. It knows no game and no network.

Every reader of something from outside takes its bounds from here: records, scenarios, files of custom cards, requests and
messages to a server, arguments of a command. What an operator may want to change (how often, how many at once) is in the
server's settings instead.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from signoria.core.errors import SignoriaError
from signoria.core.phrase import phrase

# --- plain data: what JSON and YAML are read into -------------------------------------------------------------------------

DEEPEST: Final = 20  # lists and tables in one another; our own formats need eight
MOST_PARTS: Final = 50_000  # values and keys in one document; the largest scenario file of ours has about 3,000
LONGEST_TEXT: Final = 10_000  # characters of one value; an explanation in a scenario has some hundreds
LARGEST_NUMBER: Final = 2**53  # what JSON can carry everywhere; seeds and amounts are far below it
MOST_DIGITS: Final = 16  # of a number in words: what is longer is larger than that

# --- files ----------------------------------------------------------------------------------------------------------------

SCENARIO_BYTES: Final = 1_000_000  # of one YAML file; ours have up to 60 kB
BATCH_GAMES: Final = 65_536  # in one batch; each takes about 20 kB
CARD_FILE_BYTES: Final = 64 * 1024
CARD_FILE_CARDS: Final = 100
MENU_BYTES: Final = 64 * 1024  # of a bot's menu; the longest of ours has 1 kB

CARD_KINGDOMS: Final = 1_000  # that one card is studied in
REPORT_BYTES: Final = 4 * 1024 * 1024  # of a kingdom report in the cache; one has about 60 kB
REPORT_CACHE_BYTES: Final = 32 * 1024 * 1024  # of all of them
TOURNAMENT_BOTS: Final = 100
TOURNAMENT_KINGDOMS: Final = 1_000
TOURNAMENT_TABLES: Final = 200_000  # groups of bots on a kingdom each
TOURNAMENT_FILE_BYTES: Final = 256 * 1024 * 1024

LISTED_CARDS: Final = 1_000  # in one list in words: a zone, a shuffle, a move

# --- records --------------------------------------------------------------------------------------------------------------

RECORD_BYTES: Final = 1_000_000  # a game of six with a thousand moves has 60 kB
RECORD_LINES: Final = 20_000  # of the log
RECORD_PICKS: Final = 200  # in one move; nobody holds as many cards
# Moves played again for undos, on top of those in the log. An undo costs about as much as the moves it undoes
# (core/history.py), so a log of people who undo every other move of 20,000 stays far below this.
RECORD_WORK: Final = 100_000
RECORD_TURNS: Final = RECORD_LINES + 1  # a turn has a move at least
RECORD_PLAYERS: Final = 8
RECORD_TEXT: Final = 1_000  # characters of a seed or of a name
RECORD_PARTS: Final = 20_000  # values in a setup or a position; a setup with twenty custom cards has 3,000

REVIEW_MOVES: Final = 4_000  # of a game that is reviewed: each is kept with its position

# --- games to play on from, and links to positions ------------------------------------------------------------------------

BRANCH_MOVES: Final = 4_000  # before it; a game of six has about a thousand
BRANCH_BYTES: Final = 200_000  # of a position that a link contains, unpacked
POSITION_CODE: Final = 12_000  # characters of such a link; a usual game to its end takes about 1,500

# --- lessons --------------------------------------------------------------------------------------------------------------

LESSON_BYTES: Final = 64 * 1024  # of one YAML file; ours have up to 6 kB
LESSON_REMARKS: Final = 60
LESSON_POINTS: Final = 6  # things that one remark points at

# --- kingdoms and custom cards --------------------------------------------------------------------------------------------

KINGDOM_TEXT: Final = 400  # characters: ten cards with their editions, or wishes
WISH_TEXT: Final = 300
WISHES: Final = 40  # of one kind; what is counted for a draw grows with their number
OWN_CARDS: Final = 20  # custom cards at one table; ten can be in a kingdom
CARD_PARTS: Final = 1_500  # values in the data of one custom card
CARD_DEPTH: Final = 30  # its lists of steps nest
DEEPEST_START: Final = CARD_DEPTH + 5  # a setup or a position, which may bring custom cards along
CARD_TEXT: Final = 600
CARD_NAME: Final = 40

# --- what a person sends to a server ----------------------------------------------------------------------------------------

SEATS: Final = 15  # the highest number of a seat anybody may name; tables have fewer
NAME: Final = 24  # characters of a player's name
WORD: Final = 80  # a card, a verb, a family, or another word of a game
KEY: Final = 64  # ids of games, bots, editions, requests
TOKEN: Final = 100
CODE: Final = 20
CHAT: Final = 400
PICKS: Final = 200  # in one move
SETUP_PARTS: Final = 8_000  # values in what a table is set up with: twenty custom cards of a usual size
SETUP_BYTES: Final = 64 * 1024  # of the same, written as JSON: everybody at the table is sent it


class OverLimit(SignoriaError):
    """Something is larger, longer, deeper or more than it may be."""


def check_data(data: object, parts: int = MOST_PARTS, deepest: int = DEEPEST, longest: int = LONGEST_TEXT) -> None:
    """Plain data that can be walked through, written down and sent on; OverLimit says what is too much.

    It walks without recursion, so that nothing is too deep for it.
    """
    seen = 0
    todo: list[tuple[object, int]] = [(data, 0)]
    while todo:
        value, depth = todo.pop()
        seen += 1
        if seen > parts:
            raise OverLimit(phrase("limit-parts", most=parts))
        if depth > deepest:
            raise OverLimit(phrase("limit-depth", most=deepest))
        if isinstance(value, dict):
            todo.extend([(key, depth + 1) for key in value])
            todo.extend([(below, depth + 1) for below in value.values()])
        elif isinstance(value, (list, tuple)):
            todo.extend([(below, depth + 1) for below in value])
        elif isinstance(value, str):
            check_text(value, longest)
        elif isinstance(value, float):
            if not math.isfinite(value):
                raise OverLimit(phrase("limit-no-number"))
        elif isinstance(value, int) and not -LARGEST_NUMBER <= value <= LARGEST_NUMBER:
            raise OverLimit(phrase("limit-number", most=str(LARGEST_NUMBER)))


def read_bytes(path: Path, most: int) -> bytes:
    """What is in a file; OverLimit, without reading more, if that is too much. OSError if it cannot be read."""
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise OverLimit(phrase("limit-bytes", most=most))
    return data


def check_text(text: str, longest: int = LONGEST_TEXT) -> None:
    """Text of a modest length that can be written down: no half characters."""
    if len(text) > longest:
        raise OverLimit(phrase("limit-text", most=longest, n=len(text)))
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise OverLimit(phrase("limit-half-character")) from error
