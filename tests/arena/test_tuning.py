"""Tuning: numbers move where trials say, and a tuning goes on where it was."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

import pytest

from kontor import games
from kontor.arena import tuning as tunings
from kontor.arena.jobs import Progress, here, local, run
from kontor.arena.tuning import LEAST, REACH, Plan, TrialOrder, Tuning, drawn, mixed, moved
from kontor.bots.numbers import Numbers, constant, read_numbers
from kontor.bots.search_judge import THUMBS
from kontor.core.errors import KontorError

PLAIN: Numbers = {"up": (2.0, 2.0), "down": (-1.0, -1.0), "nothing": (0.0, 0.0)}
SIGNS = [(1.0, -1.0), (1.0, -1.0), (1.0, 1.0)]


@contextmanager
def silent(_what: str, _total: int) -> Iterator[Progress]:
    yield lambda _done: None


def test_numbers_are_moved_by_a_part_of_what_they_were() -> None:
    found = moved(PLAIN, PLAIN, SIGNS, 0.5)
    step = 0.5 * REACH
    assert found["up"] == pytest.approx((2 + 2 * step, 2 - 2 * step))
    assert found["down"] == pytest.approx((-1 + step, -1 - step))
    assert found["nothing"] == (0.0, 0.0)


def test_no_number_changes_its_sign() -> None:
    found = moved(PLAIN, PLAIN, SIGNS, -100.0)
    assert found["up"][0] == pytest.approx(2 * LEAST)
    assert moved(PLAIN, PLAIN, SIGNS, 100.0)["down"][0] == pytest.approx(-LEAST)


def test_a_mean_has_a_share_of_what_is_new() -> None:
    assert mixed({"a": (0.0, 4.0)}, {"a": (8.0, 4.0)}, 0.25) == {"a": (2.0, 4.0)}


def test_each_trial_moves_numbers_another_way() -> None:
    numbers = constant(THUMBS["mombasa"]())
    assert drawn(numbers, 1, 0) == drawn(numbers, 1, 0) != drawn(numbers, 1, 1)


@pytest.mark.parametrize(
    ("title", "given"), [("burgundy", {}), ("burgundy", {"mode": "solo"}), ("mombasa", {})]
)
def test_trials_do_not_depend_on_who_plays(
    title: str, given: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tunings, "PAIRS", 1)
    game = games.load(title)
    subject = "burgundy-solo" if given else title
    plain = constant(THUMBS[subject]())
    order = TrialOrder(title, "", game.settle(given), [], 5, plain, plain)
    one = run(order, range(2), here).results
    assert any(one)
    assert all(-1 <= result <= 1 for result in one)
    if title == "mombasa":
        monkeypatch.setattr(tunings, "PAIRS", 4)
        assert run(order, range(2), local(2)).results == run(order, range(2), here).results


def uphill(order: TrialOrder, number: int) -> float:
    """A trial that is won by more growth at the beginning, and by less at the end."""
    signs = dict(zip(order.numbers, drawn(order.numbers, order.seed, number), strict=True))
    first, last = signs["growth"]
    return (first - last) / 2


def test_numbers_move_where_trials_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TrialOrder, "trial", uphill)
    monkeypatch.setattr(Tuning, "test", lambda *_: 0.5)
    tuning = Tuning(tmp_path, Plan("mombasa", 1, 40, 2), games.load("mombasa"))
    usual = tuning.plain["growth"][0]
    for _ in range(3):
        tuning.go_on(here, silent)
    first, last = tuning.numbers["growth"]
    assert first > 1.3 * usual
    assert last < 0.7 * usual
    others = [
        abs(number - plain) / plain
        for name, numbers in tuning.numbers.items()
        for number, plain in zip(numbers, tuning.plain[name], strict=True)
        if name != "growth"
    ]
    assert sum(others) / len(others) < 0.15
    kept = read_numbers(tuning.result(2), THUMBS["mombasa"]())
    assert usual < kept["growth"][0] < first


def test_a_tuning_goes_on_after_its_last_whole_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TrialOrder, "trial", uphill)
    game, plan = games.load("mombasa"), Plan("mombasa", 1, 3, 2)
    whole = Tuning(tmp_path / "whole", plan, game)
    for _ in range(2):
        whole.go_on(here, silent)
    parts = tmp_path / "parts"
    Tuning(parts, plan, game).go_on(here, silent)
    again = Tuning(parts, plan, game)
    assert len(again.rounds) == 1
    again.go_on(here, silent)
    assert whole.numbers == again.numbers
    assert whole.result(1).read_text() == again.result(1).read_text()
    with pytest.raises(KontorError, match="holds another tuning"):
        Tuning(parts, Plan("mombasa", 2, 3, 2), game)
    (parts / "tuning.json").write_text(json.dumps({"plan": asdict(plan), "rounds": 3}))
    with pytest.raises(KontorError, match="this is no tuning"):
        Tuning(parts, plan, game)
