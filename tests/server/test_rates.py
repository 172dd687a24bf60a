"""How often somebody may do something, and for how long that is remembered."""

from limits import parse

from signoria.server.rates import Window


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def window(rate: str) -> tuple[Window, Clock]:
    clock = Clock()
    return Window(parse(rate), clock), clock


def test_so_many_in_any_stretch_of_that_length() -> None:
    allowed, clock = window("3/minute")
    for second in (0, 20, 40):
        clock.now = 100.0 + second
        assert allowed.lets_through(("Anna",))
    clock.now = 159.9
    assert not allowed.lets_through(("Anna",))
    clock.now = 160.1  # the first one is a minute ago
    assert allowed.lets_through(("Anna",))
    assert not allowed.lets_through(("Anna",))


def test_what_was_refused_doesnt_count() -> None:
    allowed, clock = window("1/minute")
    assert allowed.lets_through(("Anna",))
    for _ in range(59):
        clock.now += 1
        assert not allowed.lets_through(("Anna",))
    clock.now += 1
    assert allowed.lets_through(("Anna",))


def test_everybody_is_counted_alone() -> None:
    allowed, _ = window("1/minute")
    assert allowed.lets_through(("table", "1"))
    assert allowed.lets_through(("table", "2"))
    assert not allowed.lets_through(("table", "1"))


def test_those_who_left_are_forgotten() -> None:
    allowed, clock = window("2/minute")
    for number in range(1000):
        assert allowed.lets_through((f"10.0.{number // 250}.{number % 250}",))
    assert len(allowed) == 1000
    clock.now += 30
    assert allowed.lets_through(("10.0.0.0",))  # who comes again stays
    clock.now += 31
    assert allowed.lets_through(("Anna",))
    assert len(allowed) == 2
    assert allowed.lets_through(("10.0.0.0",))
    assert not allowed.lets_through(("10.0.0.0",))


def test_nothing_at_all() -> None:
    allowed, _ = window("0/minute")
    assert not allowed.lets_through(("Anna",))
    assert not allowed.lets_through(("Anna",))
