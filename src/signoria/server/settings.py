"""What a server is told when it starts. Every value has a default that suits one machine at home."""

from dataclasses import dataclass, field
from datetime import timedelta


@dataclass(frozen=True)
class Limits:
    """How much anybody may send, open and keep. Rates are in the notation of the `limits` library."""

    message_bytes: int = 16_384  # one message on a socket
    body_bytes: int = 1_048_576  # one request; a record is the largest thing anybody sends
    sockets_per_guest: int = 20
    sockets_per_address: int = 200  # a school behind one address is not shut out
    sockets: int = 5_000
    spectators_per_table: int = 50
    tables_per_guest: int = 20  # that are not over
    messages: str = "40/second"  # of one socket
    requests: str = "20/second"  # of one address
    new_sockets: str = "50/second"  # of one address: after a restart all come back at once
    new_guests: str = "30/minute"
    new_tables: str = "20/minute"
    chat: str = "5/10 seconds"


@dataclass(frozen=True)
class Settings:
    database: str = ""  # sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
    base_path: str = ""  # where a proxy has put us: "/games"
    trusted_proxies: str = "127.0.0.1"
    origins: tuple[str, ...] = ()  # pages of other addresses that may talk to us
    secure_cookies: bool = False  # behind HTTPS
    public_metrics: bool = False  # else only this machine may read them
    bot_workers: int = 1
    open_for: timedelta = timedelta(hours=24)  # a table that nobody starts
    idle_for: timedelta = timedelta(days=30)  # a game that nobody goes on with
    keep_for: timedelta = timedelta(days=365)  # what is over
    away_after: timedelta = timedelta(seconds=60)  # then a seat may be given to a bot
    heartbeat: timedelta = timedelta(seconds=20)
    drain: timedelta = timedelta(seconds=10)
    limits: Limits = field(default_factory=Limits)
