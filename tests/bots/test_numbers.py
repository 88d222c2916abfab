"""Numbers in rules of thumb: named, laid over a game, kept in files."""

from pathlib import Path

import pytest

from kontor import bots, games
from kontor.bots.numbers import (
    Numbers,
    constant,
    moments,
    parts,
    read_numbers,
    shipped_numbers,
    written,
)
from kontor.bots.search_judge import THUMBS, judge_of, subject_of
from kontor.bots.thumb_mombasa import Thumb
from kontor.core.chance import SampledChance
from kontor.core.errors import KontorError

every_subject = pytest.mark.parametrize("subject", THUMBS)
ALONE: dict[str, object] = {"mode": "solo"}


class Two:
    """A number and a row."""

    one: float = 1.0
    few: tuple[float, ...] = (2.0, 0.0)


def test_numbers_have_names_in_rows_too() -> None:
    assert dict(parts(Two())) == {"one": 1.0, "few.0": 2.0, "few.1": 0.0}
    assert constant(Two())["few.0"] == (2.0, 2.0)


def test_what_lies_between_the_first_round_and_the_last_is_mixed() -> None:
    numbers: Numbers = {"one": (1.0, 3.0), "few.0": (2.0, 0.0), "few.1": (5.0, 5.0)}
    found = [(two.one, two.few) for two in moments(Two, numbers, 3)]
    assert found == [(1.0, (2.0, 5.0)), (2.0, (1.0, 5.0)), (3.0, (0.0, 5.0))]
    assert [two.one for two in moments(Two, numbers, 1)] == [1.0]


def test_numbers_are_written_and_read(tmp_path: Path) -> None:
    file = tmp_path / "numbers.toml"
    numbers = constant(Thumb()) | {"growth": (1.25, 0.5)}
    file.write_text(written(numbers))
    assert read_numbers(file, Thumb()) == numbers


@pytest.mark.parametrize("wrong", ["growth", "growth = 1", 'growth = ["a", 1]', "growth = [1]"])
def test_what_holds_no_numbers_is_refused(tmp_path: Path, wrong: str) -> None:
    file = tmp_path / "numbers.toml"
    file.write_text(wrong)
    with pytest.raises(KontorError, match="holds no numbers"):
        read_numbers(file, Thumb())
    with pytest.raises(KontorError, match="holds no numbers"):
        read_numbers(tmp_path / "nowhere.toml", Thumb())


def test_numbers_of_other_rules_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "numbers.toml"
    numbers = constant(Thumb())
    del numbers["growth"]
    file.write_text(written(numbers | {"luck": (1.0, 1.0)}))
    with pytest.raises(KontorError, match="of other rules of thumb: growth, luck"):
        read_numbers(file, Thumb())


@every_subject
def test_shipped_numbers_fit_the_rules(subject: str) -> None:
    numbers = read_numbers(shipped_numbers(subject), THUMBS[subject]())
    assert any(first != last for first, last in numbers.values())


@every_subject
def test_plain_numbers_judge_as_none_do(subject: str) -> None:
    """A row of equal numbers is the same as the one that greedy thinks with."""
    game = games.load(subject.removesuffix("-solo"))
    chance = SampledChance("numbers")
    state = game.new(ALONE if subject.endswith("solo") else {"players": 2}, chance)
    assert subject_of(state) == subject
    plain, laid = judge_of(subject), judge_of(subject, None, constant(THUMBS[subject]()))
    other = judge_of(subject, None, read_numbers(shipped_numbers(subject), THUMBS[subject]()))
    differs = False
    while state.actors:
        seat = state.actors[0]
        legal = state.legal(seat)
        worths = plain.by_thumb(state, seat, legal)
        assert laid.by_thumb(state, seat, legal) == worths
        assert laid.value(state, seat) == plain.value(state, seat)
        differs = differs or other.value(state, seat) != plain.value(state, seat)
        state.step(seat, legal[worths.index(max(worths))], chance)
    assert differs


def test_numbers_of_ones_own_are_a_player(tmp_path: Path) -> None:
    chance = SampledChance(1)
    state = games.load("mombasa").new({"players": 2}, chance)
    file = tmp_path / "mine@home.toml"
    file.write_text(written(constant(Thumb())))
    player = bots.make(f"{file}@3", 1)
    assert player.budget.playouts == 3
    for _ in range(12):
        seat = state.actors[0]
        state.apply(seat, player.decide(state, seat), chance)
