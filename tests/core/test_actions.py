"""The action table: codes, notation and hints from one declaration."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kontor.core.actions import ActionTable, Family, Field
from kontor.core.errors import NotationError

DIE = Field("die", 4, "a die", ["", "1:", "2:", "*:"])
TILE = Field("tile", 3, "a tile")
SPACE = Field("space", 12, "a space", [f"a{n}" for n in range(1, 13)])


def table() -> ActionTable:
    return ActionTable(
        Family("take", DIE, "take:", TILE),
        Family("place", DIE, "place:", TILE, "@", SPACE),
        Family("pass", "pass"),
        Family("end", "end"),
    )


def names(field: str) -> Sequence[str]:
    assert field == "tile"
    return ["church", "", "church"]


def test_codes_follow_the_order_of_families_and_fields() -> None:
    actions = table()
    assert actions.size == 12 + 144 + 1 + 1
    assert actions.code("take", 0, 0) == 0
    assert actions.code("take", 3, 2) == 11
    assert actions.offset("place") == 12
    assert actions.code("place", 1, 0, 11) == 12 + 36 + 11
    assert actions.code("end") == actions.size - 1


@given(st.integers(0, 157))
def test_every_code_round_trips_through_parts_and_text(code: int) -> None:
    actions = table()
    family, values = actions.parts(code)
    assert actions.code(family.name, *values) == code
    assert actions.read(actions.write(code, names), names) == code


def test_things_on_the_table_are_written_by_name_or_by_number() -> None:
    actions = table()
    assert actions.write(actions.code("take", 1, 0), names) == "1:take:church"
    assert actions.write(actions.code("take", 0, 1), names) == "take:#1"
    assert actions.write(actions.code("take", 0, 2), names) == "take:#2"
    assert actions.read("*:take:church", names) == actions.code("take", 3, 0)


def test_the_longest_token_is_read() -> None:
    actions = table()
    assert actions.read("place:church@a12", names) == actions.code("place", 0, 0, 11)
    assert actions.read("place:church@a1", names) == actions.code("place", 0, 0, 0)


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("", 1, "'take:'"),
        ("3:take:church", 1, "'take:'"),
        ("1:tale:church", 5, "'take:'"),
        ("1:take:bank", 8, "a tile"),
        ("1:place:church#a1", 15, "'@'"),
        ("1:place:church@b1", 16, "a space"),
        ("end now", 4, "the end"),
        ("take:#3", 6, "a tile"),
        ("take:#01", 6, "a tile"),
    ],
)
def test_errors_say_where_and_what_was_expected(text: str, column: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        table().read(text, names)
    assert caught.value.at == column - 1
    assert expected in caught.value.expected
    assert f"column {column}" in str(caught.value)


@given(st.text(max_size=30))
def test_any_text_is_an_action_or_a_notation_error(text: str) -> None:
    actions = table()
    try:
        code = actions.read(text, names)
    except NotationError as error:
        assert 0 <= error.at <= len(text)
        assert error.expected
    else:
        assert 0 <= code < actions.size


def test_fields_are_what_an_action_points_at() -> None:
    actions = table()
    code = actions.code("place", 2, 1, 5)
    assert actions.fields(code) == {"die": 2, "tile": 1, "space": 5}


def test_the_hash_changes_with_the_meaning_of_codes() -> None:
    assert table().hash == table().hash
    other = ActionTable(Family("end", "end"), Family("pass", "pass"))
    assert other.hash != ActionTable(Family("pass", "pass"), Family("end", "end")).hash


def test_what_does_not_exist_is_refused() -> None:
    actions = table()
    with pytest.raises(ValueError, match="codes go from 0 to 157"):
        actions.parts(158)
    with pytest.raises(ValueError, match="codes go from 0 to 157"):
        actions.parts(-1)
    with pytest.raises(ValueError, match="die is 4, not below 4"):
        actions.code("take", 4, 0)
    with pytest.raises(ValueError, match="has 2 values, but 1 tokens"):
        Field("x", 2, "an x", ["a"])
