"""Names that cannot be guessed, and how they are kept."""

import hashlib
import re
import secrets
from typing import Final

# Letters that are not mistaken for one another when somebody types a code from another screen.
CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
_OURS: Final = re.compile(r"[A-Za-z0-9_-]{1,48}", re.ASCII)


def id_for(guest: str, request: str) -> str:
    """The id of what a guest asks for under a name of their own: the same for the same, and nobody else's."""
    return hashlib.blake2b(f"{guest} {request}".encode(), digest_size=12).hexdigest()


def new_id() -> str:
    """For a guest or a table: 96 bits."""
    return secrets.token_urlsafe(12)


def could_be_ours(text: str) -> bool:
    """Whether this may be an id or an invite. Other text isn't looked up: PostgreSQL fails on some of it."""
    return _OURS.fullmatch(text) is not None


def new_token() -> str:
    """What proves who somebody is: 256 bits."""
    return secrets.token_urlsafe(32)


def new_invite() -> str:
    """The last part of an invite link: 128 bits."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """To type on another device within some minutes: 49 bits."""
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(10))
    return f"{letters[:5]}-{letters[5:]}"


def plain_code(typed: str) -> str:
    """A code as it was given out, however it was typed."""
    letters = "".join(letter for letter in typed.upper() if letter.isalnum())
    return f"{letters[:5]}-{letters[5:]}"


def kept(token: str) -> str:
    """What the database holds of a token or code: who reads it there cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()
