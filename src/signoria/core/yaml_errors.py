"""What is wrong with YAML that somebody wrote, in phrases of ours: the library that reads it complains in English only."""

from __future__ import annotations

import re
from typing import Final

import yaml

from signoria.core.phrase import Phrase, phrase

UNCLOSED: Final = {  # where it was opened helps, where it was missed does not
    r"could not find expected ':'": "error-yaml-no-colon",
    r"found unexpected (?:end of stream|document separator)": "error-yaml-quote",
    r"expected ',' or '[]}]'": "error-yaml-bracket",
}
BROKEN: Final = {
    r"mapping values are not allowed": "error-yaml-colon",
    r"expected the node content": "error-yaml-value",
    r"found character '\\t'": "error-yaml-tab",
    r"expected '?<(?:block end|document start)>": "error-yaml-indentation",
    r"(?:sequence entries|mapping keys) are not allowed": "error-yaml-indentation",
}
CHARACTER: Final = re.compile(r"found character '(.)' that cannot start")


def yaml_error(error: yaml.YAMLError, text: str) -> tuple[int, int, Phrase]:
    """Line and column from 1, or 0 where the library knows none, and what is wrong there."""
    if isinstance(error, yaml.MarkedYAMLError):
        problem = str(error.problem or error.context)
        unclosed = _message(UNCLOSED, problem)
        mark = (unclosed and error.context_mark) or error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
        return line, column, _marked(unclosed or _message(BROKEN, problem), problem)
    if isinstance(error, yaml.reader.ReaderError):
        before = text[: error.position]
        return before.count("\n") + 1, len(before) - before.rfind("\n"), phrase("error-yaml-unprintable")
    return 0, 0, phrase("error-yaml", why=str(error))


def _marked(message: str | None, problem: str) -> Phrase:
    if message is not None:
        return phrase(message)
    character = CHARACTER.match(problem)
    if character is not None:
        return phrase("error-yaml-character", character=character[1])
    return phrase("error-yaml", why=problem)


def _message(messages: dict[str, str], problem: str) -> str | None:
    return next((message for pattern, message in messages.items() if re.match(pattern, problem)), None)
