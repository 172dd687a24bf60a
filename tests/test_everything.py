"""`make test`: every test runs somewhere, all that is compiled runs on both installs, and a part that fails is named."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import setup
from tools import everything
from tools.everything import Everything, Part, Running

ROOT = Path(__file__).resolve().parent.parent
FILES = sorted(file.relative_to(ROOT).as_posix() for file in (ROOT / "tests").rglob("test_*.py"))
# Rules, cards, bots, records and the library, in whatever folder their tests are.
ON_BOTH = (
    *(f"tests/{package}/" for package in setup.PACKAGES),
    *(f"tests/{folder}/" for folder in ("golden", "lessons", "library", "properties")),
    *(
        f"tests/test_{name}.py"
        for name in ("build", "first_bot", "first_card", "perft", "result", "scenarios", "third_game")
    ),
)


def runs(part: Part, file: str) -> bool:
    """Whether a part runs the tests of this file."""
    arguments = part.command[1:]
    left_out = [one.removeprefix("--ignore=") for one in arguments if one.startswith("--ignore=")]
    asked = [one for one in arguments if one.startswith("tests/")] or ["tests"]
    return is_in(file, asked) and not is_in(file, left_out)


def is_in(file: str, places: list[str]) -> bool:
    return any(file == place or file.startswith(f"{place}/") for place in places)


def installs(file: str) -> list[str]:
    tests = [part for part in everything.parts() if "pytest" in part.command[0]]
    return [part.settings["SIGNORIA_EXPECT"] for part in tests if runs(part, file)]


def test_every_test_runs_once_on_an_install_and_all_of_the_rules_on_both() -> None:
    for file in FILES:
        where = installs(file)
        assert where and len(where) == len(set(where)), file
        if file.startswith(ON_BOTH):
            assert set(where) == {"plain", "compiled"}, file


def test_what_the_plain_install_samples_runs_in_full_on_the_compiled_one() -> None:
    sampling = [part for part in everything.parts() if "SIGNORIA_TESTS" in part.settings]
    assert [part.settings["SIGNORIA_EXPECT"] for part in sampling] == ["plain"]
    repeating = [file for file in FILES if "\nfrom tests.volume import" in (ROOT / file).read_text(encoding="utf-8")]
    assert repeating and all("compiled" in installs(file) for file in repeating)


def test_what_is_left_out_somewhere_is_there() -> None:
    for place in (*everything.PLAIN_ONLY, *everything.COMPILED_ONLY):
        assert (ROOT / place).exists(), place
    assert all(any(file.startswith(place) for file in FILES) for place in ON_BOTH)


@pytest.mark.skipif(not os.access("/proc/self/autogroup", os.W_OK), reason="sessions have no priority here")
def test_a_session_has_the_priority_of_its_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(everything, "LOGS", tmp_path)
    running = Running(Part("waits", (sys.executable, "-c", "import time; time.sleep(60)"), nice=7))
    try:
        assert Path(f"/proc/{running.process.pid}/autogroup").read_text(encoding="ascii").split()[-1] == "7"
    finally:
        running.end()


ONE_LONG_PART = """
import sys
from pathlib import Path
from tools import everything

everything.LOGS = Path(sys.argv[1])
program = "import os, time; print(os.getpid(), flush=True); time.sleep(60)"
everything.parts = lambda workers: [everything.Part("long", (sys.executable, "-c", program))]
everything.EVERY = 0
sys.exit(everything.main())
"""


def test_whoever_ends_it_ends_its_parts(tmp_path: Path) -> None:
    command = [sys.executable, "-c", ONE_LONG_PART, str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        log = tmp_path / "long.log"
        for _ in running.stdout:  # it says five times a second what is running
            if log.exists() and log.read_text().endswith("\n"):
                break
        running.terminate()
        assert running.wait() == 128 + signal.SIGTERM
    with suppress(ProcessLookupError):
        os.kill(int(log.read_text()), signal.SIGKILL)
        pytest.fail("the part goes on")


def test_a_part_waits_only_for_parts_that_come_before_it() -> None:
    known: set[str] = set()
    for part in everything.parts():
        assert known.issuperset(part.after), part.name
        known.add(part.name)


def python(name: str, program: str, *after: str) -> Part:
    return Part(name, (sys.executable, "-c", program), after)


def test_a_failure_is_named_at_the_end_and_the_rest_runs_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(everything, "LOGS", tmp_path)
    parts = [
        python("install", "print('installed')"),
        python("lint", "print('a comma is missing'); raise SystemExit(3)", "install"),
        python("tests", "print('5 passed')", "install"),
        python("more", "", "lint"),
    ]
    assert not Everything(parts).run()
    said = capfd.readouterr().out
    assert "tests: passed in 0:0" in said and "; 5 passed\n" in said
    _, _, end = said.partition("======== lint: ")
    assert "a comma is missing" in end and "more: not run" in end
    assert end.endswith("FAILED: lint\n")


SOMETIMES = """
from pathlib import Path

def test_steady() -> None: ...

def test_sometimes() -> None:
    tries = Path(__file__).with_name("tries")
    tries.write_text(tries.read_text() + "x" if tries.exists() else "x")
    assert len(tries.read_text()) >= {needed}
"""


@pytest.mark.parametrize(("needed", "passes"), [(1, True), (2, True), (3, False)])
def test_a_test_that_fails_gets_one_more_try_alone_and_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], needed: int, passes: bool
) -> None:
    monkeypatch.setattr(everything, "LOGS", tmp_path / "logs")
    (tmp_path / "test_sometimes.py").write_text(SOMETIMES.format(needed=needed))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # most of a run that short would go into plugins
    install = Path(sys.executable).parent.parent.as_posix()
    part = everything.pytest(
        "tests", install, "0", "-pxdist.plugin", f"--rootdir={tmp_path}", tmp_path.as_posix(), after=()
    )
    assert Everything([part, python("more", "print('more ran')", "tests")]).run() == passes
    said = capfd.readouterr().out
    assert ("; more ran\n" in said) == passes
    assert ("tests again" in said) == (needed > 1)
    assert ("UNSTEADY, passed only when run again: FAILED " in said and "::test_sometimes" in said) == (needed == 2)
    assert ("FAILED: tests" in said) == (not passes)


def test_when_many_fail_they_have_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(everything, "LOGS", tmp_path)
    failures = [f"FAILED tests/test_{i}.py" for i in range(everything.FEW + 1)]
    program = f"print(*{failures}, sep=chr(10)); raise SystemExit(1)"
    part = Part("tests", (sys.executable, "-c", program), again=(sys.executable, "-c", ""))
    assert not Everything([part]).run()
    assert "again" not in capfd.readouterr().out


def test_all_that_pass_pass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(everything, "LOGS", tmp_path)
    assert Everything([python("one", "print('RERUN tests/page/test_a.py::test_b')"), python("two", "", "one")]).run()
    said = capfd.readouterr().out
    assert "one: RERUN tests/page/test_a.py::test_b" in said and "FAILED" not in said


def test_the_report_says_how_busy_the_cores_were(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = iter([(1000, 5000), (1150, 5200)])
    monkeypatch.setattr(everything, "work", lambda: next(seen))
    Everything([]).report()
    assert "All parts, after 0:00, the cores busy for 75 % of it:" in capsys.readouterr().out
