"""What the system and the parser of YAML complain of is said in every language, and the rest is quoted as such."""

import errno
import os
import socket
from pathlib import Path

import pytest

from signoria.core.phrase import Phrase
from signoria.core.system_errors import MESSAGES, system_error
from signoria.core.yaml_text import BadYaml, read_yaml
from signoria.lang import Translator, languages


def english(what: Phrase) -> str:
    return Translator("en").say(what)


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as missing:
        (tmp_path / "nowhere").read_bytes()
    assert english(system_error(missing.value)) == "no such file or folder"
    with pytest.raises((IsADirectoryError, PermissionError)) as folder:  # the second on Windows
        tmp_path.read_bytes()
    assert english(system_error(folder.value)) in ("this is a folder, not a file", "permission denied")


def test_a_taken_port_is_called_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, socket.socket() as second:
        with pytest.raises(OSError, match=r"\[") as error:
            second.bind(taken.getsockname())
        assert english(system_error(error.value)) == "another program is already using this address and port"


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
@pytest.mark.parametrize("number", MESSAGES)
def test_no_language_quotes_what_it_has_words_for(lang: str, number: int) -> None:
    what = system_error(OSError(number, os.strerror(number)))
    said = Translator(lang).say(what)
    assert os.strerror(number) not in said
    assert said != english(what)


def test_timeouts_and_unknown_hosts_have_numbers_of_their_own() -> None:
    assert english(system_error(TimeoutError("timed out"))) == "there was no answer in time"
    assert english(system_error(socket.gaierror(socket.EAI_NONAME, "Name or service not known"))) == (
        "no computer has this name"
    )


@pytest.mark.parametrize(
    ("error", "quoted"),
    [
        (OSError(errno.EIO, "Input/output error"), "Input/output error"),
        (ConnectionError("lost\nand more"), "lost"),
        (EOFError("the stream ended"), "the stream ended"),
        (EOFError(), "EOFError"),
    ],
)
def test_what_we_have_no_words_for_is_quoted(error: Exception, quoted: str) -> None:
    assert english(system_error(error)) == f"the system says “{quoted}”"
    assert Translator("hu").say(system_error(error)) == f"a rendszer üzenete: „{quoted}”"


@pytest.mark.parametrize(
    ("text", "line", "column", "said"),
    [
        ("a:\n\tb: 1", 2, 1, "spaces, not tabs"),
        ("a: b: c", 1, 5, "a colon can’t be here"),
        ("a: 1\nb 2\nc: 3", 2, 1, "this line has no colon"),
        ("a: 1\nb: 'x\nc: 3", 2, 4, "this quotation mark is never closed"),
        ("a: 1\nb: [1, 2\nc: 3", 2, 4, "this bracket is never closed"),
        ("a: {b: 1", 1, 4, "this bracket is never closed"),
        ("- a\nb: 1", 2, 1, "the indentation doesn’t match"),
        (" a: 1\nb: 2", 2, 1, "the indentation doesn’t match"),
        ("a: [\n", 2, 1, "a value is missing here"),
        ("a: @x", 1, 4, "begins with “@”"),
        ("a: 1\nb: x\x01", 2, 5, "can’t be printed"),
        ('a: "\\q"', 1, 6, "the parser says: “found unknown escape character 'q'”"),
    ],
)
def test_broken_yaml_says_what_to_mend_and_where(text: str, line: int, column: int, said: str) -> None:
    with pytest.raises(BadYaml) as broken:
        read_yaml(text)
    assert said in str(broken.value)
    assert (broken.value.line, broken.value.column) == (line, column)
    for lang in languages():
        if lang != "en" and "parser" not in said:
            assert english(broken.value.phrase) != Translator(lang).say(broken.value.phrase)
