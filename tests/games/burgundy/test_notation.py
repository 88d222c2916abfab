"""Notation: one token for die, verb and target, read strictly."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kontor.core.errors import NotationError
from scenario_burgundy import Scene


def scene() -> Scene:
    return (
        Scene()
        .store(0, "ship", "church")
        .dice(0, 3, 5)
        .depot(3, "cow3", "bank")
        .black("mine", "castle")
        .goods(0, pink=2)
        .silver(0, 2)
    )


def test_a_turn_reads_as_a_player_would_say_it() -> None:
    assert scene().legal() == [
        "3:take:cow3@3",
        "3:take:bank@3",
        "3:place:church@c3",
        "3:place:church@e4",
        "5:place:ship@d5",
        "3:sell:pink",
        "3:workers",
        "5:workers",
        "buy:mine",
        "buy:castle",
        "end",
    ]


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("7:take:bank@3", 1, "'take:'"),
        ("3:take:bank@4", 8, "a tile and its depot, such as church@4"),
        ("3:take:bank", 8, "a tile and its depot, such as church@4"),
        ("5:place:bank@d5", 9, "a tile from your stores"),
        ("5:place:ship@h1", 14, "a space of your duchy, such as d4"),
        ("5:place:ship", 13, "'@'"),
        ("3:sell:blue", 8, "a colour of goods"),
        ("buy:ship", 5, "a tile of the black depot (or of a depot, church@4)"),
        ("buy:mine:3w", 9, "the end"),
        ("End", 1, "'end'"),
        (" end", 1, "'end'"),
        ("end ", 4, "the end"),
    ],
)
def test_a_slip_is_named_with_its_column(text: str, column: int, expected: str) -> None:
    table = scene().s
    with pytest.raises(NotationError) as caught:
        table.read(0, text)
    assert caught.value.at + 1 == column
    assert expected in caught.value.expected


@given(st.integers(0, 1320))
def test_every_action_has_a_text_of_its_own(action: int) -> None:
    table = scene().s
    if action < table.actions.size:
        assert table.read(0, table.write(0, action)) == action


def test_equal_tiles_are_one_choice() -> None:
    table = Scene(4).store(0, "ship", "ship", "mine").dice(0, 2, 5).black("mine", "mine")
    table.depot(2, "bank", "bank").silver(0, 2)
    assert table.legal().count("2:take:bank@2") == 1
    assert [text for text in table.legal() if "bank" in text] == ["2:take:bank@2"]
    assert [text for text in table.legal() if "5:place" in text] == ["5:place:ship@d5"]
    assert [text for text in table.legal() if "buy" in text] == ["buy:mine"]
    assert table.refused("buy:#25").reason == "equal-tile"


def test_hints_point_at_things_and_tell_the_cost() -> None:
    table = scene().workers(0, 2)
    s = table.s
    hints = {hint.pop("action"): hint for hint in s.hints(0)}
    assert hints["5:take:bank@3"] == {
        "verb": "take",
        "fields": {"die": 5, "slot": 10},
        "details": {"die": 5, "tile": "bank", "depot": 3, "workers": 2},
    }
    assert hints["buy:castle"] == {
        "verb": "buy",
        "fields": {"offer": 25, "pay": 0},
        "details": {"tile": "castle", "depot": 0, "silver": 2, "workers": 0},
    }
    assert s.details(0, s.read(0, "3:sell:pink"))["count"] == 2
    assert s.details(0, s.read(0, "5:workers")) == {"die": 5, "workers": 2, "silver": 0}
    assert hints["end"] == {"verb": "end", "fields": {}, "details": {}}
