"""The build: which modules are compiled and when, what the lock files hold, and that we test the install we mean to test."""

import os
import shutil
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import setup
import signoria

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))


@pytest.mark.skipif("SIGNORIA_EXPECT" not in os.environ, reason="the Makefile says which install it tests")
def test_the_install_under_test_is_the_expected_one() -> None:
    expected = os.environ["SIGNORIA_EXPECT"]
    assert expected in ("plain", "compiled")
    suffixes = tuple(EXTENSION_SUFFIXES) if expected == "compiled" else (".py",)
    assert signoria.compiled() == (expected == "compiled")
    assert [name for name in map(module_name, setup.modules(ROOT)) if not origin(name).endswith(suffixes)] == []


def module_name(file: str) -> str:
    return file.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def origin(name: str) -> str:
    spec = find_spec(name)
    return (spec and spec.origin) or "not installed"


def tree(root: Path, *files: str) -> Path:
    for file in files:
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).touch()
    return root


def test_every_exception_from_compiling_is_about_a_file_that_is_there() -> None:
    for pattern in setup.PLAIN + setup.COLD:
        found = [path for package in setup.PACKAGES for path in (ROOT / "src/signoria" / package).rglob("*.py")]
        assert any(path.match(f"signoria/{pattern}") for path in found), pattern


def test_only_what_no_game_waits_for_is_compiled_quickly() -> None:
    assert setup.is_cold("build/__native_signoria___dominion___custom___verbs.c")
    assert setup.is_cold("build/__native_signoria___bots___registry.c")
    assert not setup.is_cold("build/__native_signoria___dominion___effects.c")
    assert not setup.is_cold("build/__native_signoria.c")
    assert not setup.is_cold("build/signoria/dominion/share.c")  # a module's own small extension


def test_rules_and_bots_are_compiled_but_not_the_edges(tmp_path: Path) -> None:
    tree(
        tmp_path,
        "src/signoria/__init__.py",
        "src/signoria/core/__init__.py",
        "src/signoria/core/game.py",
        "src/signoria/core/record.py",
        "src/signoria/dominion/position.py",
        "src/signoria/dominion/scenario.py",
        "src/signoria/dominion/cards/base.py",
        "src/signoria/bots/dominion/menu.py",
        "src/signoria/cli/main.py",
        "src/signoria/server/tables.py",
    )
    assert setup.modules(tmp_path) == [
        "src/signoria/core/__init__.py",
        "src/signoria/core/game.py",
        "src/signoria/dominion/cards/base.py",
        "src/signoria/bots/dominion/menu.py",
    ]


@pytest.mark.parametrize(
    ("command", "wish"),
    [("sdist", "1"), ("egg_info", "1"), ("dist_info", "1"), ("editable_wheel", "auto"), ("bdist_wheel", "0")],
)
def test_nothing_is_compiled_for(command: str, wish: str) -> None:
    assert setup.extensions(["setup.py", command], wish) == []


def test_an_editable_install_is_never_compiled() -> None:
    with pytest.raises(SystemExit, match="would hide every later edit"):
        setup.extensions(["setup.py", "editable_wheel"], "1")


def test_an_unknown_wish_is_refused() -> None:
    with pytest.raises(SystemExit, match="auto, 0 or 1, not 'yes'"):
        setup.extensions(["setup.py", "bdist_wheel"], "yes")


def test_without_a_compiler_the_install_is_plain_and_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert setup.extensions(["setup.py", "bdist_wheel"], "auto") == []
    assert "no-such-compiler" in capsys.readouterr().out


def test_without_a_compiler_a_forced_build_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(SystemExit, match=r"SIGNORIA_COMPILE=1.*no-such-compiler"):
        setup.extensions(["setup.py", "bdist_wheel"], "1")


def test_a_compiler_that_fails_shows_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", f"{sys.executable} -c raise(SystemExit('headers_missing'))")
    assert "headers_missing" in (setup.why_not_compile() or "")


def test_compiled_files_among_the_sources_are_refused(tmp_path: Path) -> None:
    setup.refuse_stale(tree(tmp_path, "src/signoria/core/game.py"))
    tree(tmp_path, "src/signoria/core/game.cpython-311-x86_64-linux-gnu.so")
    with pytest.raises(SystemExit, match=r"remove them.*\n  src/signoria/core/game\.cpython"):
        setup.refuse_stale(tmp_path)


def test_the_dev_extra_holds_all_that_the_build_needs() -> None:
    assert set(PROJECT["build-system"]["requires"]) <= set(PROJECT["project"]["optional-dependencies"]["dev"])


@pytest.mark.parametrize(("lock", "extra"), [("runtime", None), ("dev", "dev"), ("bench", "bench")])
def test_the_lock_files_hold_what_the_project_asks_for(lock: str, extra: str | None) -> None:
    pins = pinned(ROOT / "requirements" / f"{lock}.lock")
    asked = PROJECT["project"]["dependencies"] + (PROJECT["project"]["optional-dependencies"][extra] if extra else [])
    wanted = [Requirement(text) for text in asked]
    assert [
        str(need) for need in wanted if not need.specifier.contains(pins.get(canonicalize_name(need.name), "0"))
    ] == []


def pinned(lock: Path) -> dict[str, str]:
    pins = (line.split()[0].split("==") for line in lock.read_text(encoding="utf-8").splitlines() if line[0].isalnum())
    return {name.lower(): version for name, version in pins}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_lock_files_name_no_host_and_no_place_on_a_disk(lock: Path) -> None:
    lines = lock.read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if not line.lstrip().startswith(("#", "--hash=sha256:"))]
    assert pins
    assert [line for line in pins if "/" in line or not line[0].isalnum()] == []


def stamp(clone: Path) -> str:
    """What the Makefile takes as the sign that the compiled install is ready."""
    said = subprocess.run(
        ["make", "-s", "--eval", "stamp: ; @echo $(compiled)", "stamp", f"PYTHON={sys.executable}"],
        cwd=clone,
        capture_output=True,
        text=True,
        check=True,
    )
    return said.stdout


def test_the_compiled_install_is_made_anew_for_new_sources_but_not_for_a_page_built_meanwhile(tmp_path: Path) -> None:
    clone = tree(tmp_path, "pyproject.toml", "setup.py", "requirements/dev.lock", "tools/page.py")
    tree(clone, "src/signoria/core/game.py", "web/src/table.ts")
    shutil.copy(ROOT / "Makefile", clone)
    ready = stamp(clone)
    tree(
        clone, "src/signoria/server/page/index.html", "src/signoria.egg-info/PKG-INFO", "web/node_modules/vite/index.js"
    )
    assert stamp(clone) == ready
    (clone / "web/src/table.ts").write_text("export {};")
    assert stamp(clone) != ready
    (clone / "web/src/table.ts").write_text("")
    (clone / "src/signoria/core/game.py").write_text("1")
    assert stamp(clone) != ready
