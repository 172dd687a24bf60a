"""Numbered messages for one seat: after a reconnect it gets what it missed, and nothing twice."""

from __future__ import annotations

import secrets
from typing import Final, Protocol

from msgspec import Raw

from signoria.server import presenter
from signoria.server.protocol import ChatMessage, State, encode
from signoria.server.table import CHAT_KEPT, Table
from signoria.server.table_parts import ChatLine

CUTS_KEPT: Final = 500  # who has missed more states than these gets the whole log


class Link(Protocol):
    """One socket, as a table needs it."""

    seat: int
    busy: bool  # with a request that is not answered yet

    def send(self, data: bytes) -> None:
        """Queue a message; a reader who is too slow is cut off."""

    def end(self) -> None:
        """Close it when all that is queued has been sent."""


class Stream:
    """All sockets of a seat get the same messages, with the same numbers."""

    def __init__(self, seat: int, table: Table) -> None:
        self.seat = seat
        self.epoch = secrets.token_hex(8)  # numbers of another epoch mean nothing
        self.seq = 0
        self.log = presenter.SentLog(seat)
        self.links: set[Link] = set()
        self._told: dict[str, Raw] = {}  # what the last state said, without its number and log; encoded, to be compared
        self._told_at = 0  # its number
        self._cuts: list[tuple[int, int]] = []  # of the last states: number, and the first line that was new
        self._forgotten = 0  # the number of the last state that is not among these any more
        self._chat: list[tuple[int, ChatMessage]] = []  # by the number of the line
        for line in table.chat:
            self.hear(table, line)

    def state(self, table: Table, present: set[int]) -> State | None:
        """What there is to say now; None if nothing has changed for this seat."""
        changed = self.log.bring_up_to_date(table)
        told = {
            "table": Raw(presenter.table_info(table, self.seat, present)),
            "view": Raw(encode(presenter.view_of(table, self.seat))),
            "ask": Raw(encode(presenter.ask_of(table, self.seat))),
            "prompt": Raw(encode(presenter.prompt_of(table, self.seat))),
        }
        coach = presenter.coach_of(table, self.seat)
        if coach is not None:
            told["coach"] = Raw(encode(coach))
        if told == self._told and changed < 0:
            return None
        first = changed if changed >= 0 else len(self.log.lines)
        self.seq += 1
        self._told = told
        self._told_at = self.seq
        self._cuts.append((self.seq, first))
        if len(self._cuts) > CUTS_KEPT:
            self._forgotten = self._cuts.pop(0)[0]
        return self._state_from(first)

    def send(self, message: State | ChatMessage | None) -> None:
        """To every socket of this seat."""
        if message is not None:
            data = encode(message)
            for link in list(self.links):
                link.send(data)

    def hear(self, table: Table, line: ChatLine) -> ChatMessage | None:
        """Take in what somebody said; None if this seat does not want to read it."""
        if self.seat >= 0 and line.seat in table.chairs[self.seat].muted:
            return None
        self.seq += 1
        message = ChatMessage(self.seq, line.seat, line.name, line.text)
        self._chat.append((line.number, message))
        del self._chat[:-CHAT_KEPT]
        return message

    def reread(self, table: Table) -> None:
        """The table was loaded anew: what somebody wanted to be forgotten is not in it any more."""
        lines = {line.number: line for line in table.chat}
        for number, message in self._chat:
            if number in lines:
                message.name, message.text = lines[number].name, lines[number].text

    def since(self, epoch: str, seq: int) -> list[State | ChatMessage]:
        """What somebody lacks who has seen everything up to this number."""
        known = epoch == self.epoch and self._forgotten <= seq <= self.seq
        after = seq if known else 0
        messages: list[State | ChatMessage] = [said for _, said in self._chat if said.seq > after]
        if not known:
            messages.append(self._state_from(0))
        elif self._told_at > after:
            messages.append(self._state_from(min(first for number, first in self._cuts if number > after)))
        return sorted(messages, key=lambda message: message.seq)

    def _state_from(self, first: int) -> State:
        lines = [Raw(line) for line in self.log.lines[first:]]
        return State(seq=self._told_at, log_from=first, log=lines, **self._told)  # type: ignore[arg-type]  # encoded already
