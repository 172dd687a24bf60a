"""The reader of an answer, and their language."""

from fastapi import Request

from signoria.lang import languages


def wanted_language(request: Request) -> str:
    """The first language of the reader's that we have."""
    known = languages()
    for part in request.headers.get("accept-language", "").split(",")[:10]:
        code = part.split(";")[0].strip().split("-")[0].lower()
        if code in known:
            return code
    return known[0]
