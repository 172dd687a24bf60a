"""What runs on a node of a cluster: a process that works chunks out, and the line on which it gets them.

The line is a socket between the two processes alone. Ray's own calls pass through several threads on each side, and where a processor
sleeps between two of them, waking it takes longer than sending the chunk.
"""

from __future__ import annotations

import gc
import pickle
import socket
from multiprocessing import AuthenticationError
from multiprocessing.connection import Client, Connection, Listener
from threading import Thread

from signoria import __version__

PATIENCE = 5.0  # seconds until an address counts as unreachable

Address = tuple[str, int]


class Process:
    """One process of the cluster."""

    def __init__(self) -> None:
        gc.freeze()  # Ray's own objects stay anyway: garbage needn't be looked for among them

    def arrive(self, version: str, key: bytes) -> Address:
        """Where it waits for chunks. It must have the same Signoria: another version may play differently."""
        if version != __version__:
            raise ImportError(f"Signoria {__version__}, not {version}")
        import ray  # here: not everybody has it

        listener = Listener((ray.util.get_node_ip_address(), 0), authkey=key)
        Thread(target=serve, args=(listener,), daemon=True).start()
        host, port = listener.address
        return str(host), int(port)


def serve(listener: Listener) -> None:
    """Work for the one who knows the key, until they hang up."""
    with listener, accepted(listener) as line:
        send_at_once(line)
        while True:
            try:
                order = line.recv_bytes()
            except (EOFError, OSError):
                return
            line.send_bytes(worked_out(order))


def accepted(listener: Listener) -> Connection:
    while True:
        try:
            return listener.accept()
        except (AuthenticationError, EOFError, ConnectionError):
            continue  # a stranger, or somebody who only knocked


def worked_out(order: bytes) -> bytes:
    """Work on something shared and a chunk: whether it went well, and the result or the error."""
    try:
        work, shared, chunk = pickle.loads(order)  # noqa: S301  # from the one who knows the key
        return pickle.dumps((True, work(shared, chunk)))
    except Exception as error:  # noqa: BLE001  # it is raised again at the other end
        try:
            return pickle.dumps((False, error))
        except Exception:  # noqa: BLE001  # whatever an error may carry with it
            return pickle.dumps((False, RuntimeError(repr(error))))


def call(address: Address, key: bytes) -> Connection:
    """The other end of the line."""
    socket.create_connection(address, PATIENCE).close()  # the next line would wait for minutes if nobody is there
    line = Client(address, authkey=key)
    send_at_once(line)
    return line


def send_at_once(line: Connection) -> None:
    """A long message is sent in two parts, and the second must not wait until the first has arrived."""
    with socket.fromfd(line.fileno(), socket.AF_INET, socket.SOCK_STREAM) as same:
        same.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
