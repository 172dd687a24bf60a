"""The screen and the keyboard. It knows no game: it shows lines of text and hands on what is typed."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from rich.console import Console
from rich.text import Text

WIDEST = 120
COVER_LINES = 100  # if the screen can't be cleared, this many lines separate two players


class Left(Exception):
    """The person went away: end of input, or Ctrl-C."""


class Terminal:
    def __init__(self, console: Console) -> None:
        self.console = console
        self.live = console.is_terminal and not console.is_dumb_terminal  # a screen that can be cleared
        if self.live:
            _edit_lines()

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int:
        return self.console.height

    @contextmanager
    def own_screen(self) -> Iterator[None]:
        """A screen of our own, whose lines nobody can scroll back to; afterwards the old one is there again."""
        if not self.live:
            yield
            return
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.console.set_alt_screen(False)

    def show(self, lines: Sequence[Text]) -> None:
        """Show these lines and nothing else."""
        if self.live:
            self.console.clear()
        for line in self.fit(lines):
            self.console.print(line, soft_wrap=True, highlight=False)

    def notice(self, text: str) -> None:
        """Print something that stays until the next screen is shown."""
        if self.live:
            self.console.print(Text(text, style="dim"), soft_wrap=True, highlight=False)

    def cover(self) -> None:
        """Nothing of what was shown can be seen any more."""
        if self.live:
            self.console.clear()
        else:
            self.console.print("\n" * COVER_LINES)

    def fit(self, lines: Sequence[Text]) -> list[Text]:
        """The same lines, none longer than the screen is wide."""
        fitting: list[Text] = []
        for line in lines:
            fitting.extend(line.wrap(self.console, self.width) if line.cell_len > self.width else [line])
        return fitting

    def ask(self, prompt: str) -> str:
        """A line from the keyboard, without the blanks around it."""
        try:
            said = input(prompt).strip()
        except (EOFError, KeyboardInterrupt) as gone:
            self.console.print()
            raise Left from gone
        if not self.live:  # nobody has seen it yet
            self.console.print(said, markup=False, highlight=False, soft_wrap=True)
        return said

    def leaf(self, lines: Sequence[Text], more: str, done: str, leave: Sequence[str]) -> None:
        """Show long text in pages; typing one of `leave` skips the rest."""
        fitting = self.fit(lines)
        page = max(self.height - 1, 4) if self.live else len(fitting)
        for start in range(0, max(len(fitting), 1), page):
            self.show(fitting[start : start + page])
            last = start + page >= len(fitting)
            if self.ask(done if last else more).lower() in leave:
                return


def _edit_lines() -> None:
    """Let the arrow keys work in what is typed, where the system can."""
    with suppress(ImportError):
        import readline  # noqa: F401 # to have it is enough: input() uses it
