"""Intervals that hold what they promise."""

from math import sqrt
from random import Random

import pytest

from kontor.arena.intervals import mean_interval, share_interval, student


def test_sets_won_or_lost_outright_have_the_interval_of_agresti_and_coull() -> None:
    """By hand: 14 of 20, z² = 3.8415: 15.9207 of 23.8415, and 1.96 times the deviation of that."""
    mean = 15.9207 / 23.8415
    half = 1.95996 * sqrt(mean * (1 - mean) / 23.8415)
    assert share_interval([1.0] * 14 + [0.0] * 6) == pytest.approx((mean - half, mean + half), 1e-4)


def test_sets_that_are_alike_have_a_narrower_interval() -> None:
    low, high = share_interval([0.5] * 40)
    outright_low, outright_high = share_interval([1.0, 0.0] * 20)
    assert 0.02 < high - low < (outright_high - outright_low) / 2
    assert low + high == pytest.approx(1)


@pytest.mark.parametrize("count", [1, 2, 5, 20, 200])
def test_who_has_won_everything_is_not_sure_to_go_on_so(count: int) -> None:
    low, high = share_interval([1.0] * count)
    assert high == 1
    assert low < 1 - 1 / (count + 1)


@pytest.mark.parametrize("count", [10, 40, 160])
@pytest.mark.parametrize("rate", [0.25, 0.5, 0.9, 0.97])
@pytest.mark.parametrize("level", [0.95, 0.99])
def test_the_interval_of_a_share_holds_as_often_as_it_says(
    count: int, rate: float, level: float
) -> None:
    """Sets of two games with common luck: it decides both, or each goes by itself."""
    random = Random(f"coverage {count} {rate}").random
    held = 0
    trials = 600
    for _ in range(trials):
        shares = []
        for _ in range(count):
            first, second = random() < rate, random() < rate
            shares.append(first if random() < 0.3 else (first + second) / 2)
        low, high = share_interval(shares, level)
        held += low <= rate <= high
    assert held / trials >= level - 0.02


def test_the_interval_of_a_mean() -> None:
    """By hand: mean 4, deviation 2, t for two degrees of freedom 4.303."""
    half = 4.303 * 2 / sqrt(3)
    assert mean_interval([2, 4, 6]) == pytest.approx((4 - half, 4 + half))
    assert mean_interval([5.0]) is None


@pytest.mark.parametrize(("freedom", "value"), [(1, 12.706), (11, 2.201), (30, 2.042), (99, 1.984)])
def test_student(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, abs=0.003)
