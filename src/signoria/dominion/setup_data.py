"""A setup as plain data, for records and for the network."""

from __future__ import annotations

from collections.abc import Mapping

from signoria.core.phrase import phrase
from signoria.core.registry import BadSetup, check_setup, unknown_field
from signoria.dominion.custom import read_cards
from signoria.dominion.setup import Setup


def read_setup(data: Mapping[str, object]) -> Setup:
    """A setup from plain data; BadSetup names the field that is wrong."""
    check_setup(data)
    known = {
        "seats": int,
        "kingdom": list,
        "profile": str,
        "merged_treasure": bool,
        "choose_discard_top": bool,
        "first": int,
        "custom": list,
        "most_custom": int,
    }
    for field, value in data.items():
        if field not in known:
            raise unknown_field(field, known)
        if type(value) is not known[field]:
            kind = phrase(f"kind-{known[field].__name__}")
            raise BadSetup(phrase("error-setup-type", field=field, value=repr(value), kind=kind))
    kingdom = data.get("kingdom")
    seats = data.get("seats")
    if not isinstance(kingdom, list) or not all(isinstance(entry, str) for entry in kingdom):
        raise BadSetup(phrase("error-setup-kingdom"))
    if not isinstance(seats, int):
        raise BadSetup(phrase("error-setup-seats"))
    return Setup(
        seats=seats,
        kingdom=tuple(kingdom),
        profile=str(data.get("profile", "")),
        merged_treasure=data.get("merged_treasure", False) is True,
        choose_discard_top=data.get("choose_discard_top", False) is True,
        first=int(str(data.get("first", -1))),
        custom=read_cards(data.get("custom", [])),
        most_custom=int(str(data.get("most_custom", 1))),
    )


def write_setup(setup: Setup) -> dict[str, object]:
    """Plain data from which `read_setup` makes an equal setup; custom cards are in it, so that it can be played elsewhere."""
    words: dict[str, object] = {
        "seats": setup.seats,
        "kingdom": list(setup.kingdom),
        "profile": "ed2" if setup.second_edition() else "ed1",
        "merged_treasure": setup.merged_treasure,
        "choose_discard_top": setup.choose_discard_top,
        "first": setup.first,
    }
    if setup.custom:
        words["custom"] = [card.data() for card in setup.custom]
    if setup.most_custom != 1:
        words["most_custom"] = setup.most_custom
    return words
