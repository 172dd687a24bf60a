"""The adapter: from a message's name and its arguments to text."""

from pathlib import Path

import pytest

from signoria.core.phrase import Phrase, phrase
from signoria.lang import BadCatalogue, NoSuchMessage, Tongue, UnknownLanguage, languages
from signoria.lang.catalogue import catalogue, find_file, parse, split
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


def test_a_phrase_in_a_phrase_is_said_in_its_own_words(english: Tongue) -> None:
    why = phrase("error-kingdom-size", size=10, n=9)
    assert english.say("error-where", where="a.yaml:3", why=why) == "a.yaml:3: a kingdom has 10 cards, not 9"


def test_a_list_ends_in_and_or_or_or_nothing(english: Tongue) -> None:
    names = ["Anna", "Ben", "Cleo"]
    assert english.say("hint-near", near=names) == "; did you mean Anna, Ben or Cleo?"
    assert english.say("hint-known", known=names) == "; there are: Anna, Ben, Cleo"
    assert english.say("waiting", players=names) == "Waiting for Anna, Ben and Cleo."


def test_a_name_is_said_as_it_is_written(english: Tongue) -> None:
    assert english.say("event-shuffle", player="{ $n } O'Hara") == "{ $n } O'Hara shuffles."


def test_a_name_cannot_move_the_cursor(english: Tongue) -> None:
    assert english.say("event-shuffle", player="\x1b[2J\rEve") == "·[2J·Eve shuffles."
    assert english.say("waiting", players=["\x07Anna", "Ben"]) == "Waiting for ·Anna and Ben."


def test_large_numbers_keep_their_spaces_in_a_list() -> None:
    bonuses = [phrase("bonus-coins", n=1000), phrase("bonus-buys", n=20000)]
    assert Tongue("hu").say("event-bonuses", bonuses=bonuses) == "+1\xa0000 érme és +20\xa0000 vásárlás."


def test_a_custom_card_is_called_what_its_author_calls_it() -> None:
    names = {"forge": {"en": "Forge", "hu": "Kovácsműhely"}}
    cards = ["forge@custom", "forge@custom"]
    assert Tongue("en", names).say("event-gain.you", cards=cards) == "You gain 2 Forge."
    assert "Kovácsműhely" in Tongue("hu", names).say("event-gain.you", cards=cards)
    assert "Forge" in Tongue("pl", names).say("event-gain.you", cards=cards)


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


# --- files --------------------------------------------------------------------------------------------------------------


def test_a_catalogue_with_a_mistake_is_refused_with_its_line() -> None:
    text = "# names\ncard-gold = Arany\n\ncard-silver =\n    .acc\ncard-copper = Réz\n"
    entries = dict(split(text, "hu/cards.ftl"))
    assert list(entries) == ["card-gold", "card-silver", "card-copper"]
    parse(entries["card-gold"])
    with pytest.raises(BadCatalogue, match=r"^hu/cards.ftl:4: "):
        parse(entries["card-silver"])


# --- another language ---------------------------------------------------------------------------------------------------


@pytest.fixture
def esperanto(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place of somebody's own with a language of which only a little is translated."""
    folder = tmp_path / "eo"
    folder.mkdir()
    (folder / "cards.ftl").write_text(
        "card-copper = Kupro\n    .acc = Kupron\n    .plural = Kuprojn\n"
        "cards-item = { $n ->\n"
        '    [one] { CARD($card, case: "acc") }\n   *[other] { $n } { CARD($card, form: "plural") }\n}\n'
        "event-draw = { $player } prenas { CARDS($cards) }.\n",
        encoding="utf-8",
    )
    (folder / "guide-dominion.md").write_text("# Dominion\n\nVi regas landon.\n", encoding="utf-8")
    monkeypatch.setenv("SIGNORIA_LANG_PATH", str(tmp_path))
    return folder


@pytest.mark.usefixtures("esperanto")
def test_a_folder_is_a_language() -> None:
    assert languages() == ["en", "eo", *languages()[2:]]
    esperanto = Tongue("eo")
    assert esperanto.say("event-draw", player="Anna", cards=["copper"]) == "Anna prenas Kupron."
    assert esperanto.say("event-draw", player="Anna", cards=["copper"] * 2) == "Anna prenas 2 Kuprojn."
    guide = find_file("eo", "guide-dominion.md")
    assert guide is not None and "landon" in guide.read_text(encoding="utf-8")


@pytest.mark.usefixtures("esperanto")
def test_what_a_language_lacks_is_said_in_english() -> None:
    esperanto = Tongue("eo")
    assert esperanto.say("word-yes") == "Yes"
    assert esperanto.card("gold") == "Gold"
    assert esperanto.say("event-draw.you", cards=["copper"]) == "You draw Kupron."
    assert find_file("eo", "guide-intrigo.md") is None


def test_a_folder_may_add_messages_to_a_language_that_there_is(esperanto: Path) -> None:
    ours = esperanto.parent / "en"
    ours.mkdir()
    (ours / "chess.ftl").write_text("chess-check = Check!\n", encoding="utf-8")
    assert Tongue("en").say("chess-check") == "Check!"
    assert Tongue("hu").say("chess-check") == "Check!"


def test_a_message_that_is_there_twice_is_refused(esperanto: Path) -> None:
    (esperanto / "more.ftl").write_text("# more\ncard-copper = Kupraĵo\n", encoding="utf-8")
    with pytest.raises(BadCatalogue, match=r"eo/more.ftl:2: card-copper is already in eo/cards.ftl"):
        Tongue("eo")


def test_without_the_place_the_language_is_unknown() -> None:
    with pytest.raises(UnknownLanguage):
        catalogue("eo")
