"""Compiles the rules and the bots with mypyc where that is possible; all else is in pyproject.toml.

SIGNORIA_COMPILE=auto  (default) compile if a C compiler and the Python headers are there; never for an editable install
SIGNORIA_COMPILE=1     compile, or fail and say why
SIGNORIA_COMPILE=0     do not compile

It also builds the page into the package, unless that is there already, as in an sdist. Where the page's packages cannot be
fetched, the package is built without it and says so.
"""

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGES = ("core", "dominion", "intrigo", "bots", "batch")

# What stays interpreted, as patterns below src/signoria:
PLAIN = (
    "*/record.py",  # files in and out: the time goes into the JSON library
    "core/branch.py",  # the same
    "*/position.py",  # positions in words are read and written once per scenario
    "core/watch.py",  # the games of scenarios and tests, each answer checked twice
    "core/moves.py",  # moves in words, for the same
    "core/words.py",
    "core/errors.py",  # errors, of more than one base class
    "core/facts.py",
    "*/scenario.py",  # YAML in, a few moves, out again
    "*/table_text.py",  # what print(game) shows
    "batch/__init__.py",  # NumPy's arrays around what is compiled
    "bots/dominion/learned/*.py",  # the same
)

# What no game waits for, as patterns like those above. A C compiler takes little more than half as long to make it a bit slower.
COLD = (
    "*/lobby.py",
    "*/ruleset.py",
    "*/scoreboard.py",
    "*/story.py",
    "*/telling.py",
    "*/registry.py",
    "core/happened.py",
    "core/history.py",
    "core/yaml_text.py",
    "dominion/book.py",
    "dominion/custom/*.py",
    "dominion/kingdoms.py",
    "dominion/roster.py",
    "dominion/series.py",
    "dominion/share.py",
)
QUICKLY = ("-O1",) if os.name == "posix" else ()

# Calls within the one library need no detour by its table of symbols, and may be inlined. Compilers of another kind have
# other names for that.
CLOSED = ("-fvisibility=hidden", "-fno-semantic-interposition") if os.name == "posix" else ()

HEADERS = ("__native_signoria.h", "__native_internal_signoria.h")  # of the group, as mypyc orders them
RULES = ("dominion.md", "intrigo.md", "cards.csv", "not-behaviour.yaml")  # of docs/rules
ROOT = Path(__file__).resolve().parent


def modules(root: Path) -> list[str]:
    """The source files that mypyc compiles, relative to the root of the project."""
    found = (path for package in PACKAGES for path in sorted((root / "src" / "signoria" / package).rglob("*.py")))
    return [path.relative_to(root).as_posix() for path in found if not is_plain(path)]


def is_plain(path: Path) -> bool:
    return is_one_of(path, PLAIN)


def is_one_of(path: Path, patterns: tuple[str, ...]) -> bool:
    return any(path.match(f"signoria/{pattern}") for pattern in patterns)


def is_cold(c_file: str) -> bool:
    """Whether it was made of a module that no game waits for; mypyc writes the dots of a module's name as underscores."""
    return is_one_of(Path(*Path(c_file).stem.removeprefix("__native_").split("___")).with_suffix(".py"), COLD)


def why_not_compile() -> str | None:
    """What is missing for compiling, or None: one try with the real compiler and the real headers decides."""
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython only, this is {sys.implementation.name}"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "try.c")
        source.write_text("#include <Python.h>\nint answer(void) { return 42; }\n", encoding="ascii")
        flags = ["-I", sysconfig.get_path("include"), "-o", str(source.with_suffix(".o"))]
        command = [*compiler, *flags, "-c", str(source)]
        try:
            attempt = subprocess.run(command, capture_output=True, text=True, check=False)
        except OSError as error:
            return f"no C compiler: {error}"
    return None if attempt.returncode == 0 else f"{' '.join(command)}\n{attempt.stderr}"


def refuse_stale(root: Path) -> None:
    """A compiled file in the source tree hides the source beside it, whatever is edited there."""
    stale = sorted(path.relative_to(root) for suffix in ("so", "pyd") for path in (root / "src").rglob(f"*.{suffix}"))
    if stale:
        raise SystemExit(
            "signoria: compiled files in the source tree would hide the sources; remove them (make clean does):\n  "
            + "\n  ".join(map(str, stale))
        )


def extensions(arguments: list[str], wish: str) -> list[Extension]:
    """The extension modules that this run of setuptools builds: none, or one group of all compiled modules."""
    if wish not in ("auto", "0", "1"):
        raise SystemExit(f"signoria: SIGNORIA_COMPILE is auto, 0 or 1, not {wish!r}")
    editable = "editable_wheel" in arguments or "develop" in arguments
    builds = editable or not {"bdist_wheel", "build", "build_ext", "install"}.isdisjoint(arguments)
    if not builds:
        return []  # an sdist, or only the metadata
    refuse_stale(ROOT)
    if wish == "0" or (wish == "auto" and editable):
        return []
    if editable:
        raise SystemExit(
            "signoria: SIGNORIA_COMPILE=1 asks to compile an editable install, whose compiled files would hide every "
            "later edit. Install without -e, or without SIGNORIA_COMPILE=1."
        )
    missing = why_not_compile()
    if missing:
        if wish == "1":
            raise SystemExit(f"signoria: SIGNORIA_COMPILE=1, but nothing can be compiled here: {missing}")
        print(f"signoria: installing the plain Python code, which is slower; nothing can be compiled: {missing}")
        return []
    return compiled()


def compiled() -> list[Extension]:
    from mypyc.build import mypycify  # only here: plain builds and sdists need no mypy

    # A cache of its own: make looks at the types at the same time.
    flags = ["--config-file=pyproject.toml", "--cache-dir=.mypy_cache/mypyc", "--follow-imports=silent"]
    arguments = [*flags, *modules(ROOT)]
    # Names for profilers take a compiler a minute more: only when they are asked for.
    named = "1" if "-g" in os.environ.get("CFLAGS", "").split() else "0"
    # A C file per module: one big file takes three times as long, and only one core can work on it.
    built: list[Extension] = mypycify(
        arguments, opt_level="3", debug_level=named, group_name="signoria", multi_file=True
    )  # type: ignore[assignment] # says distutils too
    for extension in built:
        # Warnings about generated code help nobody and cost most of the compiler's time. Python's own flags ask for them
        # with -Wall, so they are switched off after those.
        extension.extra_compile_args = [*extension.extra_compile_args, "-w", *CLOSED]
    return built


class ParallelBuild(build_ext):
    """Compiles the C files of an extension on all cores, and reads what all of them include only once."""

    def build_extensions(self) -> None:
        if self.extensions and self.compiler.compiler_type == "unix":
            self.precompile_headers()
        self.parallel = self.parallel or os.cpu_count()  # beside the library there is a small extension for each module
        one_by_one = self.compiler.compile

        def one(source: str, options: dict[str, Any]) -> list[str]:
            flags = [*options["extra_postargs"], *(QUICKLY if is_cold(source) else ())]
            built: list[str] = one_by_one([source], **{**options, "extra_postargs": flags})
            return built

        def on_all_cores(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                built = pool.map(lambda source: one(source, options), sources)
                return [file for files in built for file in files]

        self.compiler.compile = on_all_cores
        super().build_extensions()

    def precompile_headers(self) -> None:
        """Python's headers and those of the group are longer than most of the files that include them."""
        library = self.extensions[0]
        header = Path(library.include_dirs[1], "precompiled.h")
        header.write_text("".join(f'#include "{name}"\n' for name in HEADERS), encoding="ascii")
        places = [f"-I{place}" for place in (*library.include_dirs, *self.compiler.include_dirs)]
        how = [*self.compiler.compiler_so, *places, *library.extra_compile_args, "-x", "c-header"]
        self.compiler.spawn([*how, str(header), "-o", f"{header}.gch"])
        for extension in self.extensions:
            # A compiler that finds the precompiled file unfit for its flags includes the header itself.
            extension.include_dirs = library.include_dirs
            extension.extra_compile_args = [*extension.extra_compile_args, "-include", str(header)]


def build_page() -> None:
    place = ROOT / "tools" / "page.py"
    spec = importlib.util.spec_from_file_location("signoria_page", place)
    assert spec is not None and spec.loader is not None
    page = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(page)
    try:
        page.build()
    except page.PageFailed as problem:
        print(f"signoria: installing without the page in the browser: {problem}")


class FreshBuild(build_py):
    """Starts from an empty build directory, so that modules deleted since the last build do not come back; adds page and rules."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        if not self.editable_mode:
            build_page()
        super().run()
        if not self.editable_mode:
            self.copy_rules()

    def copy_rules(self) -> None:
        """`signoria rules` reads the documents; a source tree has them in docs, an installed package beside the code."""
        target = Path(self.build_lib, "signoria", "rules")
        target.mkdir(parents=True, exist_ok=True)
        for name in RULES:
            shutil.copy(ROOT / "docs" / "rules" / name, target)


if __name__ == "__main__":
    setup(
        ext_modules=extensions(sys.argv, os.environ.get("SIGNORIA_COMPILE", "auto")),
        cmdclass={"build_py": FreshBuild, "build_ext": ParallelBuild},
    )
