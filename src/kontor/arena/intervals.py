"""How far a mean can be trusted. What is averaged are the means of whole sets of games: the games
of a set share their chance, so they are not independent, but the sets are."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev

Interval = tuple[float, float]

CONFIDENCE = 0.95

STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""Student's t at 95% for 1 to 10 degrees of freedom."""


def deviations(confidence: float) -> float:
    """How many standard deviations to either side hold so much of a normal distribution."""
    return NormalDist().inv_cdf(0.5 + confidence / 2)


def share_interval(shares: Sequence[float], confidence: float = CONFIDENCE) -> Interval:
    """An interval for the mean of shares from 0 to 1.

    Agresti and Coull's for a proportion, carried over to the means of sets: z²/2 sets won outright
    and z²/2 lost ones are added, then the normal interval is taken from mean and variance of all.
    If each set is won or lost outright it is theirs; where common chance makes the sets alike it is
    narrower; and where all sets are equal, or few, the added ones keep it from pretending."""
    z = deviations(confidence)
    count = len(shares) + z * z
    mean = (sum(shares) + z * z / 2) / count
    variance = (sum(share * share for share in shares) + z * z / 2) / count - mean * mean
    half = z * sqrt(variance / count)
    return max(0.0, mean - half), min(1.0, mean + half)


def mean_interval(means: Sequence[float]) -> Interval | None:
    """Student's interval at 95% for the mean of anything; one set alone tells nothing."""
    freedom = len(means) - 1
    if freedom < 1:
        return None
    half = student(freedom) * stdev(means) / sqrt(len(means))
    return fmean(means) - half, fmean(means) + half


def student(freedom: int) -> float:
    """Student's t at 95%; beyond the table by its expansion around the normal distribution."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = deviations(CONFIDENCE)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    return z + (z**3 + z) / (4 * freedom) + second
