"""The adapter: from a message's name and its arguments to text."""

from pathlib import Path

import pytest

from signoria.core.phrase import Phrase, phrase
from signoria.lang import BadCatalogue, NoSuchMessage, Translator, UnknownLanguage, languages
from signoria.lang.catalogue import catalogue, find_file, parse, split
from signoria.lang.translator import BadMessage


@pytest.fixture(scope="module")
def english() -> Translator:
    return Translator("en")


def test_cards_are_counted_with_articles_and_plurals(english: Translator) -> None:
    hand = ["copper", "estate", "copper"]
    assert english.say("deed-draw.you", cards=hand) == "draw 2 Coppers and an Estate"
    assert english.say("deed-draw", cards=["witch@base1", "gold", "moat@base1"]) == "draws a Witch, a Gold, and a Moat"


def test_those_who_do_not_see_the_cards_hear_how_many(english: Translator) -> None:
    assert english.say("deed-draw.unseen", n=1) == "draws a card"
    assert english.say("deed-draw.unseen", n=2) == "draws 2 cards"


def test_the_first_message_there_is_of_a_phrase_is_said(english: Translator) -> None:
    assert english.say(Phrase(("word-coins-bridge", "word-coins-minion", "word-coins"), {})) == "+$2"


def test_a_list_of_phrases_is_said_one_after_another(english: Translator) -> None:
    words = [Phrase(("word-cards-pawn", "word-cards"), {}), Phrase(("word-coins-pawn", "word-coins"), {})]
    assert english.say("deed-choose", words=words) == "chooses “+1 Card and +$1”"


def test_a_phrase_in_a_phrase_is_said_in_its_own_words(english: Translator) -> None:
    why = phrase("error-kingdom-size", size=10, n=9)
    assert english.say("error-where", where="a.yaml:3", why=why) == "a.yaml:3: a kingdom has 10 cards, not 9"


def test_a_list_ends_in_and_or_or_or_nothing(english: Translator) -> None:
    names = ["Anna", "Ben", "Cleo"]
    assert english.say("hint-near", near=names) == "; did you mean Anna, Ben, or Cleo?"
    assert english.say("hint-known", known=names) == "; available: Anna, Ben, Cleo"
    assert english.say("waiting", players=names, n=3) == "Waiting for Anna, Ben, and Cleo."


def test_a_name_is_said_as_it_is_written(english: Translator) -> None:
    assert english.say("event-turn", player="{ $n } O'Hara", n=2) == "{ $n } O'Hara, turn 2"


def test_a_name_cannot_move_the_cursor(english: Translator) -> None:
    assert english.say("event-turn", player="\x1b[2J\rEve", n=2) == "·[2J·Eve, turn 2"
    assert english.say("waiting", players=["\x07Anna", "Ben"], n=2) == "Waiting for ·Anna and Ben."


def test_large_numbers_keep_their_spaces_in_a_list() -> None:
    bonuses = [phrase("bonus-coins", n=1000), phrase("bonus-buys", n=20000)]
    assert Translator("hu").say("deed-choose", words=bonuses) == "ezt választja: +1\xa0000 érme és +20\xa0000 vásárlás"


def test_a_percent_sign_keeps_its_space_in_a_sentence() -> None:
    russian = Translator("ru")
    assert russian.say("review-progress", percent=russian.percent(46), n=7).startswith("46\xa0% ")


def test_a_custom_card_is_called_what_its_author_calls_it() -> None:
    names = {"forge": {"en": "Forge", "hu": "Kovácsműhely"}}
    cards = ["forge@custom", "forge@custom"]
    assert Translator("en", names).say("deed-gain.you", cards=cards) == "gain 2 Forge"
    assert "Kovácsműhely" in Translator("hu", names).say("deed-gain.you", cards=cards)
    assert "Forge" in Translator("pl", names).say("deed-gain.you", cards=cards)


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match=f"“tlh”; available: {', '.join(languages())}"):
        Translator("tlh")


def test_an_unknown_message_is_an_error(english: Translator) -> None:
    with pytest.raises(NoSuchMessage, match=r"no-such-thing or deed-draw\.nor-this"):
        english.say(Phrase(("no-such-thing", "deed-draw.nor-this"), {}))


def test_a_missing_argument_is_an_error(english: Translator) -> None:
    with pytest.raises(BadMessage, match=r"event-turn in en: .*player"):
        english.say("event-turn", n=2)


def test_an_unknown_card_is_an_error(english: Translator) -> None:
    with pytest.raises(BadMessage, match="card-no_such_card"):
        english.say("deed-gain.you", cards=["no_such_card"])


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
        "deed-draw = prenas { CARDS($cards) }\n",
        encoding="utf-8",
    )
    (folder / "guide-dominion.md").write_text("# Dominion\n\nVi regas landon.\n", encoding="utf-8")
    monkeypatch.setenv("SIGNORIA_LANG_PATH", str(tmp_path))
    return folder


@pytest.mark.usefixtures("esperanto")
def test_a_folder_is_a_language() -> None:
    assert languages() == ["en", "eo", *languages()[2:]]
    esperanto = Translator("eo")
    assert esperanto.say("deed-draw", cards=["copper"]) == "prenas Kupron"
    assert esperanto.say("deed-draw", cards=["copper"] * 2) == "prenas 2 Kuprojn"
    guide = find_file("eo", "guide-dominion.md")
    assert guide is not None and "landon" in guide.read_text(encoding="utf-8")


@pytest.mark.usefixtures("esperanto")
def test_what_a_language_lacks_is_said_in_english() -> None:
    esperanto = Translator("eo")
    assert esperanto.say("word-yes") == "Yes"
    assert esperanto.card("gold") == "Gold"
    assert esperanto.say("deed-draw.you", cards=["copper"]) == "draw Kupron"
    assert find_file("eo", "guide-intrigo.md") is None


def test_a_folder_may_add_messages_to_a_language_that_there_is(esperanto: Path) -> None:
    ours = esperanto.parent / "en"
    ours.mkdir()
    (ours / "chess.ftl").write_text("chess-check = Check!\n", encoding="utf-8")
    assert Translator("en").say("chess-check") == "Check!"
    assert Translator("hu").say("chess-check") == "Check!"


def test_a_message_that_is_there_twice_is_refused(esperanto: Path) -> None:
    (esperanto / "more.ftl").write_text("# more\ncard-copper = Kupraĵo\n", encoding="utf-8")
    with pytest.raises(BadCatalogue, match=r"eo/more.ftl:2: card-copper is already in eo/cards.ftl"):
        Translator("eo")


def test_without_the_place_the_language_is_unknown() -> None:
    with pytest.raises(UnknownLanguage):
        catalogue("eo")


@pytest.mark.parametrize("lang", ["en", "ru", "pl", "hu"])
def test_a_number_of_any_size_can_be_said(lang: str) -> None:
    for number in (-(10**30), 10**30, -(10**5_000), 10**5_000):
        text = Translator(lang).say("limit-text", most=number, n=number)
        assert 0 < len(text) < 200
