"""A broken invariant is named."""

from collections.abc import Callable

import pytest

from kontor.games.burgundy import frames
from kontor.games.burgundy.state import BurgundyState
from kontor.games.burgundy.tables import OVER
from scenario_burgundy import Scene

Break = Callable[[BurgundyState], None]


def put(name: str, index: int, value: int) -> Break:
    """Write a value into one of the state's lists."""

    def change(s: BurgundyState) -> None:
        getattr(s, name)[index] = value

    return change


def store_many(s: BurgundyState) -> None:
    for colour in range(4):
        s.goods[colour] += 1
        s.goods_bag[colour] -= 1


def end_with_follow_up(s: BurgundyState) -> None:
    s.stage = OVER
    s.pending.append(frames.frame(frames.ACTION))


def lay_apart(s: BurgundyState) -> None:
    space = s.duchies[0].space_names.index("a1")
    s.tiles[space] = s.tables.kind_of["cow2"]
    s.stacks[s.tables.kind_of["cow2"]] -= 1
    s.filled[0] |= 1 << space


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (put("goods", 0, 3), "there are 10 turquoise goods"),
        (put("tiles", 0, 1), "castle tiles"),
        (put("depots", 0, 1), "castle lies on a wrong space of depot 1"),
        (put("round_goods", 0, 0), "goods"),
        (lambda s: s.round_goods.pop(), "goods are left for the rounds to come"),
        (put("dice", 0, 0), "a die shows no number"),
        (put("dice", 2, -1), "seat 1 has used a die before its turn"),
        (put("bridge", 1, 3), "the order does not follow the bridge"),
        (put("chosen", 0, 4), "seat 0 has a secret choice open"),
        (put("bonus", 0, 1), "bonus tiles of colour 0 are shared out wrongly"),
        (put("filled", 0, 0), "seat 0: the filled or open spaces are wrong"),
        (put("open", 1, 5), "seat 1: the filled or open spaces are wrong"),
        (put("powers", 0, 1), "seat 0: the powers are wrong"),
        (put("barred", 0, 1), "seat 0: the buildings of the towns are wrong"),
        (put("silver", 1, -1), "seat 1: silver or workers are below nothing"),
        (put("workers", 1, -1), "seat 1: silver or workers are below nothing"),
        (store_many, "seat 0: there are too many colours of goods"),
        (lay_apart, "seat 0: a tile has no neighbour"),
        (
            lambda s: s.pending.append(frames.frame(frames.DISCARD, 2)),
            "a tile waits though a store",
        ),
        (end_with_follow_up, "follow-ups are open outside"),
        (put("stacks", 5, -1), "tiles"),
    ],
)
def test_what_is_broken_is_named(change: Break, complaint: str) -> None:
    state = Scene().s
    assert state.status() == []
    change(state)
    assert complaint in "; ".join(state.status())


def test_a_duchy_without_a_castle_is_named() -> None:
    state = Scene().s
    space = state.duchies[0].space_names.index("d4")
    state.tiles[space] = 0
    state.filled[0] = state.open[0] = 0
    assert "seat 0: there is no castle" in state.status()


def test_a_tile_on_a_wrong_colour_is_named() -> None:
    state = Scene().lay(0, d5="ship").s
    state.tiles[state.duchies[0].space_names.index("d5")] = state.tables.kind_of["mine"]
    assert "seat 0: mine lies on a wrong colour at d5" in state.status()
