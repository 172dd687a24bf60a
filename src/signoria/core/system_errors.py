"""What the operating system complains of, in phrases of ours: it speaks a language of its own, which few readers chose."""

from __future__ import annotations

import errno
import socket
from typing import Final

from signoria.core.phrase import Phrase, phrase

MESSAGES: Final = {
    errno.ENOENT: "system-no-file",
    errno.EACCES: "system-no-permission",
    errno.EPERM: "system-no-permission",
    errno.EROFS: "system-read-only",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-not-folder",
    errno.EEXIST: "system-exists",
    errno.ENOSPC: "system-no-space",
    errno.EDQUOT: "system-no-space",
    errno.ENAMETOOLONG: "system-name-too-long",
    errno.EADDRINUSE: "system-address-in-use",
    errno.EADDRNOTAVAIL: "system-address-elsewhere",
    errno.ECONNREFUSED: "system-refused",
    errno.ETIMEDOUT: "system-no-answer",
    errno.EHOSTUNREACH: "system-unreachable",
    errno.ENETUNREACH: "system-unreachable",
}


def system_error(error: BaseException) -> Phrase:
    """Why something failed; what we have no words for is quoted as the system, or a library, said it."""
    if isinstance(error, socket.gaierror):  # its numbers are others
        return phrase("system-no-host")
    if isinstance(error, TimeoutError):  # one of Python's own has no number
        return phrase("system-no-answer")
    if isinstance(error, OSError):
        message = MESSAGES.get(error.errno or 0)
        if message is not None:
            return phrase(message)
    text = (isinstance(error, OSError) and error.strerror) or str(error)
    return phrase("system-says", text=text.strip().partition("\n")[0] or type(error).__name__)
