"""Reports: what can be refused before a game is played, and files that hold what they promise."""

import base64
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from signoria.lab import Run, new_match
from signoria.lab import report as report_module
from signoria.lab.report import BadReport, Report, check_report
from signoria.lang import Translator

pytest.importorskip("matplotlib", reason="the extra `report` is not installed")

PNG = b"\x89PNG\r\n\x1a\n"


def played(*bots: str, game: str = "dominion", games: int = 6, rounds: int = 0) -> Run:
    run = Run(new_match(game, bots, {}, "1", rounds), games, chronicled=True)
    run.play()
    return run


@pytest.fixture(scope="module")
def run() -> Run:
    return played("smithy", "workshop_gardens")


@pytest.mark.parametrize("name", ["report.pdf", "report", "html"])
def test_another_ending_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadReport, match=r"\.html, \.png, or \.md"):
        check_report(tmp_path / name)


def test_a_place_that_cannot_be_written_to_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadReport, match="can’t write"):
        check_report(tmp_path / "no such folder" / "report.html")
    (tmp_path / "folder.png").mkdir()
    with pytest.raises(BadReport, match="can’t write"):
        check_report(tmp_path / "folder.md")  # its picture would be folder.png


def test_looking_whether_a_file_can_be_written_leaves_nothing_behind_and_harms_nothing(tmp_path: Path) -> None:
    check_report(tmp_path / "new.html")
    assert list(tmp_path.iterdir()) == []
    old = tmp_path / "old.html"
    old.write_text("an older report", encoding="utf-8")
    check_report(old)
    assert old.read_text(encoding="utf-8") == "an older report"


def test_without_the_library_the_way_to_get_it_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report_module, "LIBRARY", "a_library_that_is_not_there")
    with pytest.raises(BadReport, match=r"pip install 'signoria\[report\]'"):
        check_report(tmp_path / "report.html")


def test_a_page_has_everything_in_itself(run: Run, tmp_path: Path) -> None:
    Report(run, "225J-CR4J-28XA", Translator()).write(tmp_path / "report.html")
    assert [file.name for file in tmp_path.iterdir()] == ["report.html"]
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "225J-CR4J-28XA" in page and "Points by turn" in page and "How games end" in page
    assert not re.search(r'(src|href)="(?!data:)', page)
    pictures = re.findall(r'src="data:image/svg\+xml;base64,([^"]+)"', page)
    assert len(pictures) == 6  # scores, endings, points, lengths, and what each of two bots buys
    for picture in pictures:
        assert ElementTree.fromstring(base64.b64decode(picture)).tag.endswith("svg")


def test_a_picture_is_one_png(run: Run, tmp_path: Path) -> None:
    Report(run, "", Translator()).write(tmp_path / "report.png")
    assert (tmp_path / "report.png").read_bytes().startswith(PNG)


def test_a_text_has_its_picture_beside_it(run: Run, tmp_path: Path) -> None:
    Report(run, "", Translator()).write(tmp_path / "report.md")
    text = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert "(report.png)" in text
    assert (tmp_path / "report.png").read_bytes().startswith(PNG)
    assert "| Workshop Gardens bot | " in text


def test_the_same_games_make_the_same_pictures(run: Run) -> None:
    one, two = (Report(run, "", Translator()).sheet for _ in range(2))
    for panel, same in list(zip(one.panels, two.panels))[1:3]:
        assert one.svg(panel) == two.svg(same)


def in_words(report: Report) -> str:
    """What the panels would tell somebody who cannot see them."""
    return "\n".join(f"{panel.title}: {panel.in_words()}" for panel in report.sheet.panels)


def test_an_ending_names_the_piles_that_are_gone(run: Run) -> None:
    assert re.search(r"How games end: piles empty: .*Workshop.* \d+%", in_words(Report(run, "", Translator())))
    assert "How games end: Provinces ran out 100%" in in_words(
        Report(played("big_money", "big_money"), "", Translator())
    )


def test_a_report_tells_how_many_games_were_not_over(tmp_path: Path) -> None:
    report = Report(played("smithy", "big_money", rounds=3), "", Translator())
    assert "6 unfinished after 3 turns each" in report.about()
    assert "How games end: unfinished 100%" in in_words(report)
    report.write(tmp_path / "report.png")  # a picture without winners


@pytest.mark.parametrize("lang", ["en", "hu", "pl", "ru"])
def test_intrigo_has_a_report_in_every_language(lang: str) -> None:
    translator = Translator(lang)
    report = Report(played("random", "random", "random", game="intrigo", games=3), "", translator)
    titles = [panel.title for panel in report.sheet.panels]
    assert {translator.say(gauge) for gauge in ("gauge-seals", "gauge-missing", "gauge-ducats")} < set(titles)
    assert report.sheet.card("trader") == translator.card("intrigo_trader")
    assert report.sheet.svg(report.sheet.panels[-1])


def test_six_bots_have_room(tmp_path: Path) -> None:
    bots = ["smithy", "random", "random", "militia", "witch", "big_money"]
    Report(played(*bots), "", Translator()).write(tmp_path / "report.png")
    assert (tmp_path / "report.png").stat().st_size > 50_000


def test_names_cannot_break_the_page(tmp_path: Path) -> None:
    menu = tmp_path / "<b>&amp;.menu"
    menu.write_text("Province\nGold\nSilver\n", encoding="utf-8")
    report = Report(played(str(menu), "big_money"), "", Translator())
    del report.sheet.panels[2:]
    assert "<b>" not in report.page()
    assert "&lt;b&gt;&amp;amp;.menu" in report.page()
