"""The strongest level: it compares not only buys but whole plans in imagined games, and changes its plan in mid-game."""

from __future__ import annotations

from signoria import compiled
from signoria.bots.bot import Bot
from signoria.bots.dominion.card_play import CardPlay
from signoria.bots.dominion.learned.net import Weights
from signoria.bots.dominion.learned.player import NetBot
from signoria.bots.dominion.learned.position import N
from signoria.bots.dominion.levels.best_plan import best_plans
from signoria.bots.dominion.levels.candidates import FIRST_KINGDOM_PILE
from signoria.bots.dominion.levels.hard import CHOICES, FEW, MOST, Hard
from signoria.bots.dominion.levels.tournament import best_menu, board_at, table_key
from signoria.bots.dominion.levels.trial import Course, Trial, courses
from signoria.bots.dominion.levels.variants import cautious, with_copies, with_points
from signoria.bots.dominion.levels.winning_buy import winning_buy
from signoria.bots.dominion.menu import MenuText, lines_of, text_of
from signoria.core.rng import Rng
from signoria.core.seat import Seat
from signoria.dominion import BUY, CHOOSE, DISCARD, END_TURN, GAIN, STOP, TRASH, CardQuestion, DominionView

PICKS = 400_000 if compiled() else 24_000  # made in imagined games for one buy
SITTING_DOWN = 4  # the first buy gets this fraction of them, because the race of plans takes its time, too
RACE = PICKS * 5 // 8  # picks in the race of plans; with more players fewer, because other things take longer, too
LIKED = 4  # buys that the net would make are tried
UNLIKELY = 0.02  # unless it would make them so rarely
COPIES = (2, 4)  # a card that could be bought now may be bought so often
SOONER = (-1, 1, 2)  # Provinces left, when Duchies and Estates begin to count


def plans_for(seat: Seat[DominionView], picks: int = PICKS) -> list[MenuText]:
    """The plans it chooses from, the best first. `picks` is what it may imagine for a buy."""
    race = RACE * 3 // (int(seat.view.seats()) + 1)
    return [cautious(plan) for plan in best_plans(seat, min(race, picks))]


class Expert(Bot[DominionView]):
    """Does what the net makes of its plan, unless another answer or another plan clearly wins more imagined games.

    The plan is all that it remembers of a game.
    """

    game = "dominion"

    def __init__(self, rng: Rng, picks: int = PICKS, net: Weights | None = None) -> None:
        self.rng = rng
        self.picks = picks
        self.player = NetBot(net)
        self.hard = Hard(rng, picks)  # knows which buys are worth a thought
        self.plans: list[MenuText] = []  # the best ones for this kingdom, whatever has happened so far
        self.recalled = ""
        self.table = ""  # where it sits
        self.turns = 0

    def memory(self) -> str:
        """Its plan."""
        return text_of(lines_of(self.plan)) if self.table else self.recalled

    def recall(self, memory: str) -> None:
        self.recalled = memory
        self.table = ""

    def pick(self, seat: Seat[DominionView]) -> int:
        question = seat.pending()
        assert isinstance(question, CardQuestion), "this bot plays Dominion"
        picks = self.picks
        if not self._sits_at(seat):
            self._sit_at(seat)
            if not self.recalled:
                picks //= SITTING_DOWN
            self.recalled = ""
        self.player.follow(self.plan)
        usual = int(self.player.pick(seat))
        if question.verb == BUY and seat.view.buys() > 0:
            last = winning_buy(seat)
            return int(last) if last >= 0 else self._buy(seat, question, usual, picks)
        if question.verb == GAIN and question.owner == seat.seat:
            return self._tried(seat, usual, self._takings(seat, question, usual), picks).option
        if question.verb in (GAIN, TRASH, DISCARD, CHOOSE):
            thought_of = dict.fromkeys([self._answer(seat, question, self.plan), *seat.options()])
            others = [option for option in thought_of if option != usual]
            return self._tried(seat, usual, courses(others[:MOST], self.plan), picks // int(CHOICES)).option
        return usual

    def _sits_at(self, seat: Seat[DominionView]) -> bool:
        """Whether this is still the game in which it answered last: a `Seat` may be made anew for each answer."""
        table, turns = f"{seat.seat} {table_key(board_at(seat))}", int(seat.view.turns(seat.seat))
        same = table == self.table and turns >= self.turns
        self.table, self.turns = table, turns
        return same

    def _sit_at(self, seat: Seat[DominionView]) -> None:
        """Look for plans; the others are expected to play by the menu that wins the tournament."""
        self.hard.fit(seat)
        self.theirs = cautious(best_menu(seat))
        plans = {text_of(lines_of(plan)): plan for plan in plans_for(seat, self.picks)}
        self.plans = list(plans.values())
        if self.recalled:
            self.plan = plans.get(self.recalled) or MenuText("recalled", self.recalled)
        else:
            self.plan = self._fitting_plan(seat.view)
        for plan in self.plans:
            self.hard.fancied |= plan.at(seat.view).wanted

    def _fitting_plan(self, view: DominionView) -> MenuText:
        """The plan that explains best what it has bought so far; of those that are equal, the best one."""

        def unexplained(plan: MenuText) -> int:
            menu = plan.at(view)
            return sum(int(view.own(pile)) for pile in range(FIRST_KINGDOM_PILE, N) if not menu.wants(pile))

        return min(self.plans, key=unexplained)

    def _answer(self, seat: Seat[DominionView], question: CardQuestion, plan: MenuText) -> int:
        view = seat.view
        return int(CardPlay(view, plan.at(view)).answer(seat, question))

    def _buy(self, seat: Seat[DominionView], question: CardQuestion, usual: int, picks: int) -> int:
        """A card, or nothing; perhaps it is the first of another plan, which is followed from then on."""
        others = self._takings(seat, question, usual)
        cards = [usual, *[course.option for course in others]]
        plans = [plan for plan in self.plans if plan is not self.plan]
        plans += [with_points(self.plan, sooner) for sooner in SOONER]
        others += [Course(self._answer(seat, question, plan), plan) for plan in plans]
        others += self._more_copies(seat.view, cards)
        best = self._tried(seat, usual, others, picks)
        self.plan = best.plan
        return best.option

    def _takings(self, seat: Seat[DominionView], question: CardQuestion, usual: int) -> list[Course]:
        """Other cards to take now, before the plan continues."""
        planned = self._answer(seat, question, self.plan)
        thought_of = [planned, *self._liked(seat, question), *self.hard.others(seat.view, seat.options(), usual)]
        return courses([option for option in dict.fromkeys(thought_of) if option != usual], self.plan)

    def _more_copies(self, view: DominionView, options: list[int]) -> list[Course]:
        """One of these Kingdom cards now, and more of them later."""
        return [
            Course(pile, with_copies(self.plan, view.card(pile).id, int(view.own(pile)) + copies))
            for pile in options
            if FIRST_KINGDOM_PILE <= pile < N
            for copies in COPIES
        ]

    def _tried(self, seat: Seat[DominionView], usual: int, others: list[Course], picks: int) -> Course:
        few = picks * int(FEW) // max(int(FEW), int(seat.view.seats()))  # the more play, the longer a game takes
        return Trial(seat, self.theirs, self.rng, few).best(Course(usual, self.plan), others)

    def _liked(self, seat: Seat[DominionView], question: CardQuestion) -> list[int]:
        """What the net would take, the most likely first."""
        nothing = int(END_TURN if question.verb == BUY else STOP)
        likely = self.player.wishes(seat)
        order = [int(pile) for pile in likely.argsort()[::-1][:LIKED] if likely[pile] >= UNLIKELY]
        return [pile if pile < N else nothing for pile in order]
