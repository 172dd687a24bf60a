"""What a server is told when it starts. Every value has a default that suits one machine at home."""

from dataclasses import dataclass, field
from datetime import timedelta


@dataclass(frozen=True)
class Limits:
    """How much anybody may send, open and keep. Rates are in the notation of the `limits` library."""

    message_bytes: int = 16_384  # one message on a socket
    body_bytes: int = 1_048_576  # one request; a record is the largest thing anybody sends
    head_bytes: int = 32_768  # address and headers of a request
    head_seconds: float = 10.0  # until they are there; a browser sends them at once
    body_seconds: float = 30.0  # until the rest is there
    answer_seconds: float = 120.0  # until it is answered and the answer is read
    idle_seconds: int = 15  # a connection without a request
    connections: int = 2_000  # other than sockets
    connections_per_address: int = 100  # but for a trusted proxy's
    memory_bytes: int = 2 * 1024**3  # then no new tables are opened
    sockets_per_guest: int = 20
    sockets_per_address: int = 200  # a school behind one address is not shut out
    sockets: int = 5_000
    spectators_per_table: int = 50
    tables_per_guest: int = 20  # that are not over
    tables: int = 10_000  # of all, that are not over
    seats_per_guest: int = 2  # at a public table of somebody else: two may share a screen
    messages: str = "40/second"  # of one socket
    messages_from: str = "400/second"  # of one address
    requests: str = "20/second"  # of one address
    new_sockets: str = "50/second"  # of one address: after a restart all come back at once
    new_guests: str = "30/minute"
    new_tables: str = "20/minute"  # of one guest
    tables_from: str = "60/minute"  # of one address: a class opens many at once
    new_records: str = "20/minute"  # to be looked at, of one address
    chat: str = "5/10 seconds"
    new_reports: str = "30/minute"  # on kingdoms, of one address; most were worked out before
    reports: int = 50  # on kingdoms, that wait to be worked out or are
    reports_per_address: int = 10
    reports_per_guest: int = 2
    report_games: int = 16_000  # of the search for one; what it finds is then studied in about 7,000 more
    report_seconds: float = 3_600.0  # for one
    new_reviews: str = "30/minute"  # of one address: asked for, be they ready or not
    reviews: int = 40  # that are worked on at a time
    reviews_per_address: int = 20
    reviews_per_guest: int = 3
    review_seconds: float = 120.0  # of the processor for one; then it stays as it is
    hints: str = "40/minute"  # of one guest
    checks: str = "120/minute"  # moves at a practice table, of one guest
    proposals: str = "5/10 seconds"  # of one guest: a rematch with custom cards is hard to set up


@dataclass(frozen=True)
class Settings:
    database: str = ""  # sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
    base_path: str = ""  # where a proxy has put us: "/games"
    trusted_proxies: str = "127.0.0.1"
    origins: tuple[str, ...] = ()  # pages of other addresses that may talk to us
    personal: bool = False  # for the person at this computer, who may open it to a network; never behind a proxy
    secure_cookies: bool = False  # behind HTTPS
    public_metrics: bool = False  # else only this machine may read them
    bot_workers: int = 1
    background: int = 19  # of reviews and kingdom reports (nice): with 19 they wait for everything else; bots have 10
    cache: str = ""  # a folder for what could be worked out again; the user's own if it isn't said
    open_for: timedelta = timedelta(hours=24)  # a table that nobody starts
    idle_for: timedelta = timedelta(days=30)  # a game without moves
    keep_for: timedelta = timedelta(days=365)  # what is over
    away_after: timedelta = timedelta(seconds=60)  # then a seat may be given to a bot
    heartbeat: timedelta = timedelta(seconds=20)
    drain: timedelta = timedelta(seconds=10)
    limits: Limits = field(default_factory=Limits)
