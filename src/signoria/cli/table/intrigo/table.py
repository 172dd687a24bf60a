"""Intrigo at the table: cards, gaps and buildings to pick from, and all that is shown of the palace."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from signoria.cli.table.answers import Choice
from signoria.cli.table.drawing import dotted, heading, number
from signoria.cli.table.game_table import NO_NUMBERS, Drawing, GameTable, Numbers
from signoria.cli.table.intrigo.names import Names, own_names
from signoria.cli.table.intrigo.players import Players
from signoria.cli.table.intrigo.ring import Marked, Ring
from signoria.cli.table.intrigo.scoreboard import final_standing
from signoria.core.event import SPECTATOR, Event
from signoria.core.game import Game
from signoria.core.registry import Ruleset
from signoria.core.state import State
from signoria.core.telling import Phrase
from signoria.intrigo import (
    AWARDS,
    CHARACTERS,
    DECLINE,
    DRAFT,
    FIRST_BUILDING,
    FIRST_CHARACTER,
    FIRST_GAP,
    PASS,
    PER_FAMILY,
    TIEPOLO,
    Intrigo,
    IntrigoView,
    building_label,
    card_name,
    gap_label,
    outlook,
    token_name,
)
from signoria.lang import Translator

FEW_SPOTS: Final = 4  # up to this many gaps or buildings are listed; more are only marked in the palace
NARROW: Final = 80  # of pages that do not know how wide the screen is
FIRST_STACK: Final = 5  # after the four cards of a hand, so that a character always has the same number
IN_A_ROW: Final = 3
STACKS: Final = range(FIRST_CHARACTER, FIRST_CHARACTER + len(CHARACTERS))


class IntrigoTable(GameTable):
    commands: tuple[str, ...] = ("palace",)
    help_message = "intrigo-help"
    hint_message = "intrigo-hint"
    step_by_step = True
    paragraph_per_move = True

    def __init__(self, ruleset: Ruleset, game: Game, translator: Translator, names: Sequence[str]) -> None:
        super().__init__(ruleset, game, translator, names)
        self.things = Names(game.state, translator)
        self.players = Players(translator, self.things, names)

    @classmethod
    def own_names(cls, state: State, translator: Translator) -> dict[str, dict[str, str]]:
        return own_names(state, translator)

    def view(self, seat: int) -> IntrigoView:
        view = self.game.state.view(seat)
        assert isinstance(view, IntrigoView)
        return view

    # --- what can be picked -------------------------------------------------------------------------------------------

    def choices(self, game: Game, seat: int) -> list[Choice]:
        """Cards are numbered from 1, characters from 5; gaps and buildings have the signs of the palace."""
        choices: list[Choice] = []
        for option in game.options(seat):
            shown = self.translator.say(self.teller.option(game, seat, option))
            if option >= FIRST_GAP:
                choices.append(self._spot(option, shown))
            elif option in (PASS, DECLINE):
                words = self.translator.say(f"intrigo-alias-{game.state.option_name(option)}").split(",")
                choices.append(Choice(0, option, (shown, *(word.strip() for word in words)), words[0]))
            elif option in STACKS:
                choices.append(Choice(FIRST_STACK + STACKS.index(option), option, (shown, *self._also_called(option))))
            else:
                choices.append(Choice(len(choices) + 1, option, (shown, *self._also_called(option))))
        return choices

    def _spot(self, option: int, shown: str, pickable: bool = True) -> Choice:
        if option >= FIRST_BUILDING:
            label = building_label(option - FIRST_BUILDING)
            return Choice(option - FIRST_BUILDING + 1 if pickable else 0, option, (shown, label), label)
        at = gap_label(option - FIRST_GAP)
        return Choice(at if pickable else 0, option, (shown, str(at)), str(at))

    def _also_called(self, option: int) -> tuple[str, ...]:
        """Other names of a card or a character: its id, and what it is called in narrow places."""
        id = self.game.state.option_name(option)
        if option < FIRST_CHARACTER:
            return id, self.things.short_card(option)
        ref = card_name(option)
        return id, *self.translator.forms_of(ref)

    def everything(self) -> list[Choice]:
        """Cards, characters, gaps and buildings."""
        size = self.view(SPECTATOR).size()
        things = [*self.things.cards, *STACKS]
        known = [Choice(0, option, (self.things.card(option), *self._also_called(option))) for option in things]
        spots = [*range(FIRST_GAP, FIRST_GAP + size), *range(FIRST_BUILDING, FIRST_BUILDING + size)]
        for option in spots:
            shown = self.translator.say(self.teller.option(self.game, SPECTATOR, option))
            known.append(self._spot(option, shown, pickable=False))
        return known

    def default(self, seat: int) -> int:
        """What leaves no choice."""
        options = self.game.options(seat)
        return options[0] if len(options) == 1 else -1

    # --- what is shown ------------------------------------------------------------------------------------------------

    def draw(self, seat: int, choices: Sequence[Choice], width: int) -> Drawing:
        view = self.view(seat)
        picked_from = self.teller.picked_from(self.game, seat)
        numbers = (
            {choice.option: choice.number for choice in choices} if picked_from in ("hand", "pack") else NO_NUMBERS
        )
        ring = Ring(view.size(), width, self.things)
        picks = self.game.picks(seat)
        about_to_lie = (picks[0], picks[1] - FIRST_GAP) if len(picks) > 1 else (-1, -1)
        marked = Marked([choice.option for choice in choices if choice.option >= FIRST_GAP], *about_to_lie)
        inner, height = ring.courtyard
        players = self.players.lines(view, self._order(view, seat), inner)
        stacks = self._stacks(view, inner, numbers)
        all_inside = len(players) + len(stacks) <= height
        inside = players + stacks if all_inside else players
        return Drawing(
            heading=self._heading(view, width),
            board=ring.lines(view, marked, inside) + ([] if all_inside else self._stacks(view, width, numbers)),
            others=[],
            mine=self._mine(view, seat, numbers),
            text=self._text(seat),
            choices=self._listed(choices, picked_from),
            taller=ring.lines(view, marked, [*players, Text(), *stacks], spaced=True),
        )

    def _heading(self, view: IntrigoView, width: int) -> Text:
        say = self.translator.say
        if view.phase() == DRAFT:
            left = say("intrigo-heading-draft", n=view.round(), pack=view.step() + 1)
        else:
            left = say("intrigo-heading-placement", n=view.round(), gaps=view.empty_gaps().bit_count())
        return heading(left, say("intrigo-supplies", ducats=view.pool(), seals=sum(view.bag())), width)

    def _order(self, view: IntrigoView, seat: int) -> list[int]:
        """The reader first, then as they sit."""
        return [(seat + i) % view.seats() for i in range(view.seats())]

    def _stacks(self, view: IntrigoView, width: int, numbers: Numbers) -> list[Text]:
        """The characters with their prices, three in a row."""
        cells: list[Text] = []
        for option in STACKS:
            price = view.price(option)
            name = self.translator.card(card_name(option), form="word")
            at = number(numbers.get(option, 0), 2)
            if price < 0:
                cells.append(Text.assemble(at, " ", (name, "dim strike")))
            else:
                style = "cyan" if price <= view.ducats(view.seat) else "dim"
                cost = self.translator.say("intrigo-price", ducats=price)
                cells.append(Text.assemble(at, " ", (name, style), " ", (cost, "yellow")))
        wide = min(max(cell.cell_len for cell in cells) + 3, width // IN_A_ROW)
        for cell in cells:
            cell.pad_right(wide - cell.cell_len)
        return [Text.assemble(*cells[i : i + IN_A_ROW]) for i in range(0, len(cells), IN_A_ROW)]

    def _mine(self, view: IntrigoView, seat: int, numbers: Numbers) -> list[Text]:
        """What the seat itself holds, and what it knows of the others."""
        drafting = view.phase() == DRAFT
        rows: list[tuple[str, Text]] = []
        if drafting:
            rows.append(("intrigo-pack", self._cards(view.pack(), numbers)))
            rows.append(("intrigo-kept", self._cards(view.hand(), NO_NUMBERS)))
        else:
            rows.append(("intrigo-hand", self._cards(view.hand(), numbers)))
            known = self._known(view, seat)
            if known:
                rows.append(("intrigo-known", dotted(known)))
        labels = [self.translator.say(label) for label, _ in rows]
        wide = max(map(len, labels)) + 2
        return [Text.assemble((label.ljust(wide), "dim"), text) for label, (_, text) in zip(labels, rows)]

    def _cards(self, cards: Sequence[int], numbers: Numbers) -> Text:
        if not cards:
            return Text(self.translator.say("intrigo-nothing"), style="dim")
        parts: list[Text] = []
        for card in cards:
            at = number(numbers.get(card, 0), 0)
            parts.append(Text.assemble(at, " " if at.plain else "", self.things.painted(card)))
        return Text("   ").join(parts)

    def _known(self, view: IntrigoView, seat: int) -> list[Text]:
        """Which cards are certainly in which other hand."""
        sure = view.holders().sure
        parts: list[Text] = []
        for other in self._order(view, seat)[1:]:
            cards = [card for card in self.things.cards if sure[card] >> other & 1]
            if cards:
                held = [self.things.card(card) for card in cards]
                parts.append(self.paint(self.translator.say("intrigo-holds", player=self.names[other], names=held)))
        return parts

    def _text(self, seat: int) -> list[Text]:
        """What the character being bought does."""
        picks = self.game.picks(seat)
        if not picks or picks[0] not in STACKS:
            return []
        return [Text(self.translator.say(f"text-{card_name(picks[0])}"), style="dim")]

    def _listed(self, choices: Sequence[Choice], picked_from: str) -> list[Choice]:
        """Options that are neither in the hand nor among the stacks; the palace marks places if there are many."""
        if picked_from in ("hand", "pack"):
            return [choice for choice in choices if choice.option in (PASS, DECLINE)]
        spots = [choice for choice in choices if choice.option >= FIRST_GAP]
        if len(spots) > FEW_SPOTS or not self._lies_something(spots):
            return [choice for choice in choices if choice.option < FIRST_GAP]
        return [*spots, *(choice for choice in choices if choice.option < FIRST_GAP)]

    def _lies_something(self, spots: Sequence[Choice]) -> bool:
        view = self.view(SPECTATOR)
        return all(one.option >= FIRST_BUILDING or view.card_in(one.option - FIRST_GAP) >= 0 for one in spots)

    def paint(self, sentence: str) -> Text:
        return self.things.paint(sentence)

    def painted(self, choice: Choice) -> Text:
        """A place is described by what is there."""
        view = self.view(SPECTATOR)
        if choice.option >= FIRST_BUILDING:
            token = view.token_on(choice.option - FIRST_BUILDING)
            return Text(self.translator.card(token_name(token)))
        if choice.option >= FIRST_GAP:
            return self.things.painted(view.card_in(choice.option - FIRST_GAP))
        return self.paint(choice.names[0])

    # --- what can be asked about ----------------------------------------------------------------------------------------

    def about(self, option: int, reader: int) -> list[Text]:
        view = self.view(reader)
        if option >= FIRST_BUILDING:
            return [self.paint(self.translator.say(outlook(view, option - FIRST_BUILDING, self.names)))]
        if option >= FIRST_GAP:
            return [self._gap(view, option - FIRST_GAP)]
        if option < FIRST_CHARACTER:
            return self._about_card(view, option)
        left, price = view.left_in_stack(option), max(view.price(option), 0)
        name = self.things.characters[option]
        head = self.translator.say("intrigo-character-here", name=name, ducats=price, left=left)
        text = f"text-{card_name(option)}"
        return [
            Text(head, style="bold cyan"),
            Text(self.translator.say(text)),
            Text(self.translator.say(f"{text}.help"), style="dim italic"),
        ]

    def _about_card(self, view: IntrigoView, card: int) -> list[Text]:
        family = card // PER_FAMILY
        owner = view.owner(family)
        form = ".nobody" if owner < 0 else ".you" if owner == view.seat else ""
        head = self.things.painted(card)
        head.stylize("bold")
        player = self.names[owner] if owner >= 0 else ""
        return [
            head,
            Text(self.translator.say(f"text-intrigo_card{form}", family=self.things.families[family], player=player)),
        ]

    def _gap(self, view: IntrigoView, gap: int) -> Text:
        card = view.card_in(gap)
        lies = "nothing" if card < 0 else "down" if view.is_card_down(gap) else "card"
        return self.paint(
            self.translator.say(
                "intrigo-gap-here",
                gap=gap_label(gap),
                building=building_label(gap),
                other=building_label((gap + 1) % view.size()),
                lies=lies,
                card=card_name(card) if card >= 0 else "",
            )
        )

    def introduction(self, reader: int, players: Sequence[str]) -> list[Text]:
        view = self.view(reader)
        say = self.translator.say
        heads: list[Phrase] = []
        for seat in self._order(view, max(reader, 0)):
            message = "intrigo-heads.you" if seat == reader else "intrigo-heads"
            heads.append(
                Phrase((message,), {"player": players[seat], "family": self.things.families[view.family(seat)]})
            )
        return [
            Text(say("intrigo-title"), style="bold reverse"),
            *(Text(line) for line in say("intrigo-goal").splitlines()),
            Text(),
            self.paint(say("intrigo-families", families=heads)),
            self.paint(self._neutral(view)),
            Text(),
            *self.cards_in_short(),
        ]

    def _neutral(self, view: IntrigoView) -> str:
        absent = view.absent_family()
        if absent < 0:
            return self.translator.say("intrigo-neutral", family=self.things.families[TIEPOLO])
        return self.translator.say("intrigo-absent", family=self.things.families[absent])

    def cards_in_short(self) -> list[Text]:
        lines: list[Text] = []
        for option in STACKS:
            text = self.translator.say(f"text-{card_name(option)}")
            lines.append(Text.assemble((self.things.characters[option], "bold cyan"), "  ", text))
        return lines

    # --- pages of their own -----------------------------------------------------------------------------------------------

    def obey(self, command: str, seat: int) -> tuple[list[Text], bool]:
        """The palace building by building, as the award would find it now."""
        assert command == "palace"
        view = self.view(seat)
        title = Text(self.translator.say("intrigo-palace-now"), style="bold reverse")
        told = [self.paint(self.translator.say(outlook(view, i, self.names))) for i in range(view.size())]
        return [title, *told], True

    def news(self, events: Sequence[Event], reader: int) -> list[Text]:
        """The award of a round, building by building, and what it has led to."""
        awards = [event for event in events if event.code in AWARDS]
        if not awards:
            return []
        view = self.view(reader)
        ended = view.round() - (0 if self.game.over() else 1)
        title = Text(self.translator.say("intrigo-award-title", n=ended), style="bold reverse")
        lines = [title]
        for sentence in self.teller.story(self.game, [awards], reader, self.names):
            lines.append(self.paint(self.translator.say(sentence.phrase)))
            if sentence.seat == reader >= 0:
                lines[-1].stylize("bold")
        return lines + self.players.lines(view, self._order(view, max(reader, 0)), NARROW, hands=False)

    def final_score(self, reader: int) -> list[Text]:
        state = self.game.state
        assert isinstance(state, Intrigo)
        return final_standing(state, self.players, self.translator, self.names, reader, NARROW)
