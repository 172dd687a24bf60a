"""Why the server does not do what somebody asked for: a code for programs, a phrase for people."""

from typing import Final

from signoria.core.errors import SignoriaError
from signoria.core.phrase import Argument, Phrase

# The HTTP status that goes with each code, where it is answered over HTTP.
STATUS: Final[dict[str, int]] = {
    "bad_message": 400,
    "bad_setup": 422,
    "bad_kingdom": 422,
    "bad_cards": 422,
    "bad_name": 422,
    "bad_text": 422,
    "no_guest": 401,
    "no_page": 404,
    "no_table": 404,
    "no_record": 404,
    "bad_record": 422,
    "bad_position": 422,
    "no_lesson": 404,
    "no_report": 404,
    "report_failed": 409,
    "no_review": 404,
    "review_failed": 409,
    "no_hints": 403,
    "no_advice": 409,
    "no_such_step": 404,
    "no_code": 404,
    "no_bot": 422,
    "no_such_seat": 422,
    "not_your_seat": 403,
    "not_the_host": 403,
    "seat_taken": 409,
    "seats_empty": 409,
    "nobody_plays": 409,
    "not_open": 409,
    "not_playing": 409,
    "not_over": 409,
    "closed": 410,
    "not_asked": 409,
    "stale_question": 409,
    "already_answered": 409,
    "illegal": 409,
    "no_undo": 409,
    "no_proposal": 409,
    "already_proposed": 409,
    "not_away": 409,
    "no_standing": 422,
    "no_chat": 403,
    "too_fast": 429,
    "too_many": 429,
    "too_large": 413,
    "bad_origin": 403,
    "not_here": 403,
    "no_network": 422,
    "going_down": 503,
    "failed": 500,
}


class Refused(SignoriaError):
    """A request that is turned down. Nothing has changed, unless it is `Unknown` whether it has."""

    def __init__(self, code: str, why: Phrase | None = None, **arguments: Argument) -> None:
        assert code in STATUS, code
        super().__init__(why if why is not None else Phrase((f"refused-{code}",), arguments))
        self.code = code

    @property
    def status(self) -> int:
        return STATUS[self.code]


class Unknown(Refused):
    """Nobody can tell now whether this, or the same request sent before, was kept: it is to be sent again.

    All other refusals say that it was not.
    """

    def __init__(self) -> None:
        super().__init__("going_down")
