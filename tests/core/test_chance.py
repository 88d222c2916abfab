"""Where draws come from."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kontor.core.chance import (
    KeyedChance,
    ListedChance,
    SampledChance,
    ScriptedChance,
    fresh_key,
    key_from_seed,
    key_hash,
)
from kontor.core.errors import ChanceError


def test_a_key_gives_the_same_draws_on_every_machine() -> None:
    chance = KeyedChance(bytes(range(32)))
    assert [chance.below(6) for _ in range(12)] == [2, 3, 0, 0, 2, 2, 0, 3, 2, 0, 0, 1]
    assert chance.below(10**12) == 5880578081


def test_draws_depend_on_key_and_counter_only() -> None:
    a, b = KeyedChance(key_from_seed(1)), KeyedChance(key_from_seed(1))
    first = [a.below(n) for n in (6, 40, 6, 1, 17)]
    assert [b.below(n) for n in (6, 40, 6, 1, 17)] == first
    again = KeyedChance(key_from_seed(1), counter=2)
    assert [again.below(n) for n in (6, 1, 17)] == first[2:]
    other = KeyedChance(key_from_seed(2))
    assert [other.below(1000) for _ in range(5)] != [KeyedChance(key_from_seed(1)).below(1000)] * 5


def test_keyed_draws_are_even() -> None:
    chance = KeyedChance(key_from_seed("even"))
    counts = Counter(chance.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 25


@given(st.integers(1, 2**40), st.integers(0, 1000))
def test_every_chance_stays_below_its_bound(n: int, seed: int) -> None:
    assert 0 <= KeyedChance(key_from_seed(seed)).below(n) < n
    assert 0 <= SampledChance(seed).below(n) < n


def test_words_beyond_the_last_full_cycle_are_rejected() -> None:
    """With n just above half of all words nearly every second word is rejected."""
    n = 2**63 + 1
    chance = KeyedChance(key_from_seed("reject"))
    assert all(chance.below(n) < n for _ in range(50))
    assert chance.counter == 50


def test_a_key_has_32_bytes() -> None:
    with pytest.raises(ChanceError, match="32 bytes, this one has 5"):
        KeyedChance(b"short")
    assert len(fresh_key()) == 32
    assert fresh_key() != fresh_key()


def test_the_hash_tells_keys_apart_and_does_not_contain_them() -> None:
    a, b = key_from_seed(1), key_from_seed(2)
    assert key_hash(a) != key_hash(b)
    assert a.hex() not in key_hash(a)


def test_a_script_gives_its_draws_and_no_others() -> None:
    chance = ScriptedChance([2, 5])
    assert chance.below(6) == 2
    assert chance.left == 1
    assert chance.below(6) == 5
    with pytest.raises(ChanceError, match=r"draw 3 \(of 6 possibilities\)"):
        chance.below(6)


def test_a_scripted_draw_must_be_possible() -> None:
    with pytest.raises(ChanceError, match="draw 1 is 7, but there are 6"):
        ScriptedChance([6]).below(6)


def test_a_sampled_chance_is_the_same_for_the_same_seed() -> None:
    a, b = SampledChance("x"), SampledChance("x")
    assert [a.below(100) for _ in range(20)] == [b.below(100) for _ in range(20)]


def test_listed_draws_are_those_of_the_source() -> None:
    listed = ListedChance(ScriptedChance([1, 0, 3]))
    assert [listed.below(n) for n in (2, 1, 4)] == [1, 0, 3] == listed.draws
