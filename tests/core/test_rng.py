"""The two streams of chance: the words they give, and what is made of them."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.core.rng import Rng, from_seed, keyed

SECRET = bytes(range(32))
words = st.integers(0, 2**32 - 1)
seeds = st.text(st.characters(exclude_categories=["Cs"]))


def sfc32(a: int, b: int, c: int, counter: int, n: int) -> list[int]:
    """The generator written down anew, with whole numbers of any size."""
    out = []
    for _ in range(n):
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        rotated = (c * 2**21) % 2**32 + c // 2**11
        a, b, c = b ^ (b // 2**9), (c * 9) % 2**32, (rotated + word) % 2**32
        out.append(word)
    return out


def hmac_words(secret: bytes, n: int) -> list[int]:
    blocks = b"".join(hmac.digest(secret, i.to_bytes(8, "big"), "sha256") for i in range((n + 7) // 8))
    return [int.from_bytes(blocks[4 * i : 4 * i + 4], "big") for i in range(n)]


@given(words, words, words, words)
def test_the_small_stream_is_sfc32(a: int, b: int, c: int, counter: int) -> None:
    rng = Rng(a, b, c, counter)
    assert [rng.word() for _ in range(40)] == sfc32(a, b, c, counter, 40)


def test_the_first_words_of_a_fixed_state_never_change() -> None:
    rng = Rng(0, 0, 0, 1)
    assert [rng.word() for _ in range(8)] == [1, 2, 12, 0x120001F, 0x360B483, 0x99E14D9B, 0xD9C4E5DE, 0x3F6D95A6]


def test_the_counter_of_the_small_stream_wraps_around() -> None:
    rng = Rng(5, 6, 7, 2**32 - 1)
    rng.word()
    assert rng.counter == 0


def test_a_seed_is_any_text_hashed_and_warmed_up() -> None:
    seed = "Ĝis la revido, Győr!"
    digest = hashlib.sha256(seed.encode("utf-8")).digest()
    a, b, c = (int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8))
    rng = from_seed(seed)
    assert [rng.word() for _ in range(20)] == sfc32(a, b, c, 1, 32)[12:]


@given(seeds, seeds)
def test_equal_seeds_give_equal_streams_and_others_give_others(one: str, other: str) -> None:
    assert from_seed(one).numbers() == from_seed(one).numbers()
    assert (from_seed(one).numbers() == from_seed(other).numbers()) == (one == other)


def test_the_keyed_stream_is_hmac_of_a_counter_in_blocks_of_eight_words() -> None:
    rng = keyed(SECRET)
    assert [rng.word() for _ in range(100)] == hmac_words(SECRET, 100)


def test_the_key_is_not_among_the_numbers_of_the_state() -> None:
    rng = keyed(SECRET)
    other = keyed(bytes(32))
    for _ in range(11):
        rng.word()
        other.word()
    assert rng.numbers() == other.numbers() == [0, 0, 0, 11]


@pytest.mark.parametrize("length", [0, 16, 31, 33, 64])
def test_a_secret_has_256_bits(length: int) -> None:
    with pytest.raises(ValueError, match=f"32 bytes, not {length}"):
        keyed(bytes(length))


@pytest.fixture(params=["small", "keyed"])
def rng(request: pytest.FixtureRequest) -> Rng:
    return from_seed("a test") if request.param == "small" else keyed(SECRET)


def test_a_copy_goes_on_like_the_original_and_on_its_own(rng: Rng) -> None:
    for skipped in range(10):  # at every place in a block
        rng.word()
        twin = rng.copy()
        assert twin.numbers() == rng.numbers()
        ahead = [twin.word() for _ in range(20)]
        assert rng.numbers() != twin.numbers(), skipped
        again = rng.copy()
        assert [again.word() for _ in range(20)] == ahead


def test_a_stream_played_again_gives_the_same(rng: Rng) -> None:
    again = rng.copy()
    zone, zone_again = list(range(30)), list(range(30))
    rng.shuffle(zone)
    again.shuffle(zone_again)
    assert zone == zone_again
    assert rng.below(1000) == again.below(1000)
    assert rng.numbers() == again.numbers()


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 10, 17, 52, 60, 1000, 2**16, 2**31 - 1, 2**31])
def test_below_never_leaves_its_range(rng: Rng, n: int) -> None:
    assert all(0 <= rng.below(n) < n for _ in range(300))


def below(n: int, stream: list[int]) -> int:
    """Lemire's method: a word times n; the low half tells whether the word is one too many for its share."""
    for word in stream:
        if word * n % 2**32 >= 2**32 % n:
            return word * n // 2**32
    raise AssertionError("no fair word in the stream")


@pytest.mark.parametrize("n", [3, 5, 6, 7, 10, 1000, 2**30 + 1, 3 * 2**29, 2**31 - 1])
def test_below_throws_away_exactly_the_words_that_would_make_it_unfair(rng: Rng, n: int) -> None:
    for _ in range(200):
        ahead = rng.copy()
        stream = [ahead.word() for _ in range(60)]
        assert rng.below(n) == below(n, stream)


@pytest.mark.parametrize("n", range(1, 40))
def test_the_words_that_are_kept_are_the_same_number_for_every_result(n: int) -> None:
    """Shown on words of 8 bits, where all can be counted; the method is the same."""
    kept = Counter(word * n // 256 for word in range(256) if word * n % 256 >= 256 % n)
    assert set(kept) == set(range(n))
    assert len(set(kept.values())) == 1


def test_every_number_below_six_is_about_equally_frequent(rng: Rng) -> None:
    counts = Counter(rng.below(6) for _ in range(12_000))
    assert sum((counts[i] - 2000) ** 2 / 2000 for i in range(6)) < 25.7  # chi-square, 5 degrees, once in 10,000


@given(seeds, st.lists(st.integers(0, 500), max_size=60))
def test_a_shuffle_only_changes_the_order(seed: str, zone: list[int]) -> None:
    shuffled = zone[:]
    from_seed(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(zone)


def test_all_orders_of_a_shuffle_are_about_equally_frequent(rng: Rng) -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        zone = [0, 1, 2, 3]
        rng.shuffle(zone)
        counts[tuple(zone)] += 1
    assert len(counts) == 24
    assert sum((n - 500) ** 2 / 500 for n in counts.values()) < 56  # chi-square, 23 degrees, once in 10,000


def test_a_shuffle_of_nothing_or_of_one_card_uses_no_chance(rng: Rng) -> None:
    before = rng.numbers()
    rng.shuffle([])
    rng.shuffle([7])
    assert rng.numbers() == before
