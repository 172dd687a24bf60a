"""The adapter: from a message's name and its arguments to text."""

import pytest

from signoria.core.telling import Phrase
from signoria.lang import BadCatalogue, NoSuchMessage, Tongue, UnknownLanguage, languages
from signoria.lang.catalogue import read_entries
from signoria.lang.tongue import BadMessage


@pytest.fixture(scope="module")
def english() -> Tongue:
    return Tongue("en")


def test_cards_are_counted_with_articles_and_plurals(english: Tongue) -> None:
    hand = ["copper", "estate", "copper"]
    assert english.say("event-draw.you", cards=hand) == "You draw 2 Coppers and an Estate."
    assert english.say("event-draw", player="Anna", cards=["witch@base1", "gold", "moat@base1"]) == (
        "Anna draws a Witch, a Gold and a Moat."
    )


def test_those_who_do_not_see_the_cards_hear_how_many(english: Tongue) -> None:
    assert english.say("event-draw.unseen", player="Anna", n=1) == "Anna draws a card."
    assert english.say("event-draw.unseen", player="Anna", n=2) == "Anna draws 2 cards."


def test_the_first_message_there_is_of_a_phrase_is_said(english: Tongue) -> None:
    assert english.say(Phrase(("word-coins-bridge", "word-coins-minion", "word-coins"), {})) == "+$2"


def test_a_list_of_phrases_is_said_one_after_another(english: Tongue) -> None:
    words = [Phrase(("word-cards-pawn", "word-cards"), {}), Phrase(("word-coins-pawn", "word-coins"), {})]
    assert english.say("event-choose", player="Ben", words=words) == "Ben chooses: +1 Card and +$1."


def test_a_name_is_said_as_it_is_written(english: Tongue) -> None:
    assert english.say("event-shuffle", player="{ $n } O'Hara") == "{ $n } O'Hara shuffles."


def test_a_custom_card_is_called_what_its_author_calls_it() -> None:
    tongue = Tongue("en", {"forge": {"en": "Forge", "hu": "Kovácsműhely"}})
    assert tongue.say("event-gain.you", cards=["forge@custom", "forge@custom"]) == "You gain 2 Forge."


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    from fluent.syntax.ast import Resource

    from signoria.lang import catalogue, tongue

    read = catalogue.catalogue
    only_silver = Resource(list(read_entries("card-silver = Ezüst", "hu/cards.ftl")))
    monkeypatch.setattr(tongue, "catalogue", lambda lang: only_silver if lang == "hu" else read(lang))
    hungarian = Tongue("hu")
    assert hungarian.card("silver") == "Ezüst"
    assert hungarian.card("gold") == "Gold"
    assert hungarian.say("word-yes") == "Yes"


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match=f"'tlh'; there are: {', '.join(languages())}"):
        Tongue("tlh")


def test_an_unknown_message_is_an_error(english: Tongue) -> None:
    with pytest.raises(NoSuchMessage, match=r"no-such-thing or event-draw\.nor-this"):
        english.say(Phrase(("no-such-thing", "event-draw.nor-this"), {}))


def test_a_missing_argument_is_an_error(english: Tongue) -> None:
    with pytest.raises(BadMessage, match=r"event-gain in en: .*player"):
        english.say("event-gain", cards=["gold"])


def test_an_unknown_card_is_an_error(english: Tongue) -> None:
    with pytest.raises(BadMessage, match="card-no_such_card"):
        english.say("event-gain.you", cards=["no_such_card"])


def test_a_catalogue_with_a_mistake_is_refused_with_its_line() -> None:
    with pytest.raises(BadCatalogue, match=r"^hu/cards.ftl:2: "):
        read_entries("card-gold = Arany\ncard-silver =\n", "hu/cards.ftl")
