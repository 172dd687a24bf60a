"""What is wrong with JSON is said in every language, not in the English of the library that reads it."""

import msgspec
import pytest

from signoria.core.json_errors import where_it_breaks, wrong_field
from signoria.lang import Translator, languages


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    n: int


class Outer(msgspec.Struct, forbid_unknown_fields=True):
    inner: Inner


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"inner": {"n": "x"}}', "`$.inner.n`: expected `int`, not `str`"),
        ('{"inner": {}}', "`$.inner`: the field `n` is missing"),
        ("{}", "`$`: the field `inner` is missing"),
        ('{"inner": {"n": 1}, "other": 1}', "`$`: there’s no field called `other`"),
    ],
)
def test_a_wrong_field_is_named_with_what_is_wrong(text: str, said: str) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(text, type=Outer)
    assert Translator("en").say(wrong_field(caught.value)) == said


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_other_languages_have_no_english_in_it(lang: str) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode('{"inner": {"n": "x"}}', type=Outer)
    said = Translator(lang).say(wrong_field(caught.value))
    assert "xpected" not in said and "`$.inner.n`" in said and "`int`" in said


def test_where_a_text_stops_being_json_is_said() -> None:
    with pytest.raises(msgspec.DecodeError) as caught:
        msgspec.json.decode(b'{"n": ?}')
    assert Translator("en").say(where_it_breaks(caught.value)) == "unreadable at position 6"


def test_a_complaint_of_an_unknown_form_is_quoted() -> None:
    assert Translator("en").say(wrong_field(ValueError("something else"))) == "something else"
