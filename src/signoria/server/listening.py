"""Listening at an address."""

from __future__ import annotations

import socket

from signoria.core.errors import SignoriaError
from signoria.core.phrase import phrase
from signoria.core.system_errors import system_error

BACKLOG = 2048


class NoAddress(SignoriaError):
    """We cannot listen there."""


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address; NoAddress if somebody else has it, or nobody can."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
            listener.listen(BACKLOG)
        except OSError:
            listener.close()
            raise
    except OSError as error:
        raise NoAddress(phrase("serve-no-address", host=host, port=str(port), why=system_error(error))) from error
    return listener
