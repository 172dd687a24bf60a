"""Runs everything that `make test` stands for: several parts at once, so that no core waits, and says how each of them went.

    python tools/everything.py

A part begins as soon as those it needs have passed. What it prints is in build/test/<part>.log, and of a part that fails it is
shown at the end, too. What others wait for runs at full priority; the rest fills the cores meanwhile.

If only a few tests of a part fail, they run once more at the end, when nothing else does: on a shared machine, a real browser or server
sometimes comes too late. A test that fails again has failed; one that passes then is named at the end, and is a bug to fix.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / "build" / "test"
EVERY = 60  # seconds from one word about what is running to the next
FEW = 5  # tests of a part that may run again; if more fail, it isn't the machine

# Everything runs on the compiled install, and on the plain one too, but for these:
#
# They read sources, texts and documents, in which nothing is compiled, so once is enough. They don't wait for the compiler.
PLAIN_ONLY = (
    "tests/lang",
    "tests/test_add_a_card.py",
    "tests/test_compile_later.py",
    "tests/test_coverage.py",
    "tests/test_everything.py",
    "tests/test_imports.py",
    "tests/test_mutants.py",
    "tests/test_options.py",
)
# Programs around the rules: nothing of them is compiled, and with quick bots they are done sooner. `make check` runs all of
# them but the page on the plain install.
SERVER, PAGE = "tests/server", "tests/page"
COMPILED_ONLY = (SERVER, PAGE, "tests/cli", "tests/env", "tests/lab", "tests/review", "tests/test_doc_examples.py")


@dataclass(frozen=True)
class Part:
    name: str
    command: tuple[str, ...]
    after: tuple[str, ...] = ()
    nice: int = 0
    settings: dict[str, str] = field(default_factory=dict)
    again: tuple[str, ...] = ()  # runs only the tests that failed, without others beside them


def make(*targets: str) -> tuple[str, ...]:
    return (os.environ.get("MAKE", "make"), *targets)


def pytest(
    name: str,
    install: str,
    workers: str,
    *arguments: str,
    after: tuple[str, ...],
    nice: int = 0,
    settings: dict[str, str] | None = None,
) -> Part:
    """Tests on one of the installs, which is called like its virtualenv."""
    expected = "compiled" if install.endswith("compiled") else "plain"
    # What failed is noted apart for each part: they run at the same time.
    # The fuzzer of requests takes every process of pytest a second to load, and only the server's tests use it.
    plugins = () if SERVER in arguments else ("-p", "no:schemathesis")
    run = (f"{install}/bin/pytest", "-q", "-o", f"cache_dir={LOGS / slug(name)}", *plugins, *arguments)
    return Part(
        name,
        # Each worker begins with tests that stand beside each other, which share servers and browsers, and takes from others later.
        (*run, "-n", workers, "--dist", "worksteal"),
        after,
        nice,
        {"SIGNORIA_EXPECT": expected, **(settings or {})},
        again=(*run, "--last-failed", "--last-failed-no-failures", "none"),
    )


def slug(name: str) -> str:
    return name.replace(" ", "-")


def ignoring(paths: tuple[str, ...]) -> list[str]:
    return [f"--ignore={path}" for path in paths]


def parts(workers: str = "auto") -> list[Part]:
    plain, compiled = ".venv", ".venv-compiled"
    node = (".venv/bin/python", "tools/page.py")
    return [
        Part("install", make("plain")),
        # The same packages, which lie unpacked in uv's cache by then.
        Part("second install", make("second"), after=("install",)),
        Part("programs", make("postgresql", "chromium")),
        Part("page", (*node, "build"), after=("install",)),
        Part("compile", make("compiled"), after=("page", "second install", "programs")),
        Part("lint", make("lint"), after=("page",), nice=5),
        Part("page logic", (*node, "test"), after=("page",), nice=5),
        pytest(
            "plain tests",
            plain,
            workers,
            *ignoring(COMPILED_ONLY),
            after=("page",),
            nice=10,
            settings={"SIGNORIA_TESTS": "sample"},  # the compiled install plays all of them: tests/volume.py
        ),
        # People and browsers wait for each other much of the time, so these run side by side; a browser that waits works, too.
        pytest("browser", compiled, "2", PAGE, after=("compile",)),
        pytest("server", compiled, "2", SERVER, after=("compile",), nice=2),
        pytest(
            "compiled tests",
            compiled,
            workers,
            *ignoring((*PLAIN_ONLY, SERVER, PAGE)),
            after=("compile", "plain tests"),
            nice=10,
        ),
    ]


class Running:
    """A part that has begun."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.log = LOGS / f"{slug(part.name)}.log"
        self.begun = time.monotonic()
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                ["nice", "-n", str(part.nice), *part.command],
                cwd=ROOT,
                stdout=log,
                stderr=subprocess.STDOUT,
                stdin=subprocess.DEVNULL,
                env={**os.environ, **part.settings},
                start_new_session=True,
            )
        # Linux shares the cores among sessions first: a part's session has the part's priority, too.
        with suppress(OSError):
            Path(f"/proc/{self.process.pid}/autogroup").write_text(str(part.nice), encoding="ascii")

    def end(self) -> None:
        """With all that it has started."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()

    @property
    def said(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    @property
    def last_line(self) -> str:
        lines = self.said.split("\n")
        return next((line.strip("= ") for line in reversed(lines) if line.strip()), "")


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def work() -> tuple[int, int]:
    """What the cores have done so far, and what they could have done, in Linux's ticks; elsewhere nothing."""
    with suppress(OSError):
        spent = [int(ticks) for ticks in Path("/proc/stat").read_text(encoding="ascii").split("\n")[0].split()[1:8]]
        idle, waiting_for_disks = spent[3:5]
        return sum(spent) - idle - waiting_for_disks, sum(spent)
    return 0, 0


def lines(said: str, *beginnings: str) -> list[str]:
    return [line for line in said.split("\n") if line.startswith(beginnings)]


class Everything:
    def __init__(self, all_parts: list[Part]) -> None:
        self.waiting = list(all_parts)
        self.running: list[Running] = []
        self.results: dict[str, str] = {}  # of each part that has ended, in words
        self.failed: list[Running] = []
        self.passed: set[str] = set()
        self.left_out: list[Part] = []  # what they need has failed
        self.unsteady: list[str] = []  # tests that have passed only alone
        self.begun = self.spoken = time.monotonic()
        self.work_before = work()

    def say(self, text: str) -> None:
        self.spoken = time.monotonic()
        print(f"[{clock(self.spoken - self.begun)}] {text}", flush=True)

    def run(self) -> bool:
        """Whether all of it has passed."""
        LOGS.mkdir(parents=True, exist_ok=True)
        try:
            self.run_waiting()
            if self.left_out and not self.failed:  # what they need has passed at its second try
                self.waiting, self.left_out = self.left_out, []
                self.run_waiting()
        finally:
            for one in self.running:
                one.end()
        self.report()
        return not self.failed

    def run_waiting(self) -> None:
        while self.waiting or self.running:
            self.begin_what_can_begin()
            self.end_what_has_ended()
            if time.monotonic() - self.spoken > EVERY:
                self.say("running: " + ", ".join(one.part.name for one in self.running))
            time.sleep(0.2)
        for one in list(self.failed):
            self.try_again(one)

    def begin_what_can_begin(self) -> None:
        for part in list(self.waiting):
            if any(name in self.results and name not in self.passed for name in part.after):
                self.waiting.remove(part)
                self.left_out.append(part)
                self.results[part.name] = "not run, as what it needs has failed"
            elif self.passed.issuperset(part.after):
                self.waiting.remove(part)
                self.running.append(Running(part))

    def end_what_has_ended(self) -> None:
        for one in list(self.running):
            ended, status, used = os.wait4(one.process.pid, os.WNOHANG)
            if not ended:
                continue
            one.process.returncode = os.waitstatus_to_exitcode(status)
            self.running.remove(one)
            took, cpu = clock(time.monotonic() - one.begun), clock(used.ru_utime + used.ru_stime)
            word = "passed" if one.process.returncode == 0 else "FAILED"
            self.results[one.part.name] = f"{word} in {took} ({cpu} of processor time)"
            self.say(f"{one.part.name}: {self.results[one.part.name]}; {one.last_line}")
            for line in lines(one.said, "RERUN "):  # tests that have passed at their second try
                self.say(f"{one.part.name}: {line}")
            if word == "passed":
                self.passed.add(one.part.name)
            else:
                self.failed.append(one)

    def try_again(self, first: Running) -> None:
        """Run the tests that failed once more, alone, if they are few."""
        tests = lines(first.said, "FAILED ", "ERROR ")
        if not first.part.again or not 0 < len(tests) <= FEW:
            return
        name = f"{first.part.name} again"
        self.say(f"{name}, with nothing beside it: {len(tests)} failed")
        second = Running(Part(name, first.part.again, settings=first.part.settings))
        self.running.append(second)
        while self.running:
            self.end_what_has_ended()
            time.sleep(0.2)
        if second not in self.failed:
            self.failed.remove(first)
            self.passed.add(first.part.name)
            self.unsteady += tests

    def busy(self) -> str:
        """How much the cores had to do: what is missing to 100 % is time in which all parts waited."""
        done, possible = (after - before for before, after in zip(self.work_before, work()))
        return f", the cores busy for {100 * done // possible} % of it" if possible else ""

    def report(self) -> None:
        for one in self.failed:
            print(f"\n======== {one.part.name}: {' '.join(one.part.command)}\n{one.said}")
        print(f"\nAll parts, after {clock(time.monotonic() - self.begun)}{self.busy()}:")
        for name, result in self.results.items():
            print(f"  {name}: {result}")
        for test in self.unsteady:
            print(f"UNSTEADY, passed only when run again: {test}")
        if self.failed:
            print("FAILED: " + ", ".join(one.part.name for one in self.failed))


def main() -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # what is running ends, too
    return 0 if Everything(parts(os.environ.get("WORKERS", "auto"))).run() else 1


if __name__ == "__main__":
    sys.exit(main())
