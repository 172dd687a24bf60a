"""The palace drawn as a ring: buildings have letters, gaps numbers, and the courtyard holds the players."""

from rich.cells import cell_len
from rich.text import Text

from signoria.cli.table.intrigo.names import Names
from signoria.cli.table.intrigo.players import Players
from signoria.cli.table.intrigo.ring import Marked, Ring
from signoria.cli.table.intrigo.table import IntrigoTable
from signoria.core.game import Game
from signoria.core.record import Start
from signoria.intrigo import GAME, IntrigoView, Setup, write_setup
from signoria.lang import Translator
from tests.intrigo.table import Table, TableMaker
from tests.rules import rule

ENGLISH = Translator("en")
TOKENS = "me d fa d wo cl mi d me d cl d wo d d d".split()  # noqa: SIM905 # one after another around the ring
GAPS = {"g0": "co4", "g1": "thief", "g3": "da3 (down)", "g4": "gr3", "g5": "mo4", "g7": "ti4", "g9": "gondolier"}
HANDS = ["co3, co2, ti3, da2", "da4, gr4, ti3", "gr2, mo3, mo2", "ti2"]


def set_table() -> Table:
    tokens = {f"b{i}": token for i, token in enumerate(TOKENS)} | {"b1": "d (down)", "b15": "nothing"}
    return TableMaker(cloning=False)(gaps=GAPS, tokens=tokens, hands=HANDS, ducats=[1, 1, 1, 1])


def view_of(game: Game, seat: int) -> IntrigoView:
    view = game.state.view(seat)
    assert isinstance(view, IntrigoView)
    return view


def drawn(game: Game, width: int, spaced: bool = False) -> list[str]:
    names = Names(game.state, ENGLISH)
    view = view_of(game, 0)
    ring = Ring(view.size(), width, names)
    return [line.plain.rstrip() for line in ring.lines(view, Marked(), [Text("courtyard")], spaced)]


@rule("intrigo:GE-8")
def test_the_ring_goes_clockwise_from_the_entrance_at_the_top_left() -> None:
    assert drawn(set_table().game, 80) == [
        "A mer›Co 1 Co4    B ducat↓ 2 thief  C farm   3 ····   D ducat  4 Da3↓   E wor›Gr",
        "16 ····                                                                 5 Gr3",
        "P –                                                                     F cle›Mo",
        "15 ····                                                                 6 Mo4",
        "O ducat                            courtyard                            G mil›Mo",
        "14 ····                                                                 7 ····",
        "N ducat                                                                 H ducat",
        "13 ····                                                                 8 Ti4",
        "M work   12 ····  L ducat  11 ····  K clergy 10 gondo J ducat  9 ····   I merch",
    ]


def test_where_there_is_room_names_are_longer_and_the_ring_is_higher() -> None:
    lines = drawn(set_table().game, 120, spaced=True)
    assert len(lines) == 17
    assert "C farmers" in lines[0]
    assert lines[16].startswith("M workers")
    assert "10 gondolier" in lines[16]


def test_three_players_have_a_smaller_ring() -> None:
    game = Start.dealt(write_setup(Setup(3)), "three").game(GAME)
    lines = drawn(game, 80)
    assert len(lines) == 7
    assert [line[0] for line in lines[::2]] == ["A", "L", "K", "J"]
    assert max(map(cell_len, lines)) <= 80


def test_each_player_is_shown_with_seals_goals_ducats_and_cards() -> None:
    counters = [{"merchants": 2, "clergy": 1}]
    t = TableMaker(cloning=False)(gaps=GAPS, hands=HANDS, ducats=[0, 3, 1, 1], counters=counters)
    names = Names(t.game.state, ENGLISH)
    players = Players(ENGLISH, names, ("Anna", "Maximilian Alexander", "Cesar", "Dora"))
    lines = [line.plain for line in players.lines(view_of(t.game, 0), [0, 1], 60)]
    assert lines == [
        "                    mer mil cle far wor kinds alike duc hand",
        "▸ Anna           Co   2   ·   1   ·   ·   2/5   2/4   0    4",
        "  Maximilian Al… Da   ·   ·   ·   ·   ·   0/5   0/4   3    3",
    ]


def test_cards_of_other_values_than_the_usual_have_names_too() -> None:
    values = (5, 6, 7)
    setup = Setup(4, intrigue_values=(values, values, values, values, (5, 6, 6, 7)))
    game = Start.dealt(write_setup(setup), "values").game(GAME)
    translator = Translator("en", IntrigoTable.own_names(game.state, ENGLISH))
    table = IntrigoTable(GAME, game, translator, ("Anna", "Bela", "Cesar", "Dora"))
    shown = [choice.names[0] for choice in table.choices(game, 0)]
    assert all(name.partition(" ")[2] in ("5", "6", "7") for name in shown)
