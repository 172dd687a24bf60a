"""The networks this computer is in, and its addresses there that others can reach."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import struct
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

IF_INET6: Final = Path("/proc/net/if_inet6")
SIOCGIFADDR: Final = 0x8915
NAME_LENGTH: Final = 15  # of an interface, on Linux
# Addresses for documents (RFC 5737, RFC 3849): nothing is sent there, but the way there begins at our own address.
ELSEWHERE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


@dataclass(frozen=True)
class Network:
    """A network by the name of our connection to it, "" where the system doesn't tell, and our addresses in it."""

    name: str
    addresses: tuple[str, ...]


def find_networks() -> list[Network]:
    """Every network with an address that others can reach; first the one that leads farthest."""
    found: dict[str, list[str]] = {}
    for name, address in [*_of_linux(), *[("", address) for address in [*_on_the_way_out(), *_of_our_name()]]]:
        if is_reachable(address) and not any(address in addresses for addresses in found.values()):
            found.setdefault(name or address, []).append(address)
    usual = _on_the_way_out()
    networks = [Network(name, tuple(sorted(addresses, key=_rank))) for name, addresses in found.items()]
    return sorted(networks, key=lambda network: not set(network.addresses) & set(usual))


def is_reachable(address: str) -> bool:
    """Whether a browser on another device could open this address: not this computer's own, and not of one cable only."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    return not (ip.is_loopback or ip.is_link_local or ip.is_unspecified or ip.is_multicast)


def _rank(address: str) -> tuple[int, str]:
    """Short addresses first: people may have to type them."""
    return ipaddress.ip_address(address).version, address


def _of_linux() -> list[tuple[str, str]]:
    if sys.platform != "linux":
        return []
    import fcntl

    found: list[tuple[str, str]] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):  # an interface without an address
                asked = struct.pack("256s", name.encode()[:NAME_LENGTH])
                found.append((name, socket.inet_ntoa(fcntl.ioctl(probe.fileno(), SIOCGIFADDR, asked)[20:24])))
    with contextlib.suppress(OSError):
        for line in IF_INET6.read_text(encoding="ascii").splitlines():
            number, *_, name = line.split()
            found.append((name, str(ipaddress.IPv6Address(bytes.fromhex(number)))))
    return found


def _on_the_way_out() -> list[str]:
    """Our addresses on the way to anywhere else."""
    found = []
    for family, there in ELSEWHERE.items():
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((there, 9))
            found.append(str(probe.getsockname()[0]))
    return found


def _of_our_name() -> list[str]:
    with contextlib.suppress(OSError, UnicodeError):
        return [str(entry[4][0]).partition("%")[0] for entry in socket.getaddrinfo(socket.gethostname(), None)]
    return []
