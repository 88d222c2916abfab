"""Learning: slopes are right, an error goes down, a course goes on where it was."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from kontor import games
from kontor.arena import course as courses
from kontor.arena.course import Course, Syllabus
from kontor.arena.jobs import Progress, here, local, run
from kontor.arena.lessons import LessonOrder, Lessons, returns
from kontor.arena.training import Trainer, beginner
from kontor.bots.network import POINTS, Floats, read_network
from kontor.core.errors import KontorError
from kontor.core.features import FeatureTable, Group

TABLE = FeatureTable([Group("round", "ABC")], [Group("goods", range(4), 2)], 4)


def some_lessons(count: int) -> tuple[np.ndarray, Floats]:
    dice = np.random.default_rng(3)
    seen = dice.integers(0, 4, (count, TABLE.size(2)), dtype=np.uint8)
    wanted = (seen[:, 0] - 0.5 * seen[:, 4] * (seen[:, 1] > 1)).astype(np.float32)
    return seen, wanted


def test_slopes_are_those_of_the_error() -> None:
    seen, wanted = some_lessons(50)
    network = beginner(TABLE, 1)
    network.weights[4][:] = 0.3
    weights = network.weights = [one.astype(np.float64) for one in network.weights]
    trainer = Trainer(network, 1)

    def error() -> float:
        first, first_bias, second, second_bias, last, last_bias = weights
        one = np.maximum(seen / network.much @ first + first_bias, 0)
        said = np.maximum(one @ second + second_bias, 0) @ last + last_bias
        return float(np.mean((said[:, 0] - wanted) ** 2))

    slopes = trainer.slopes(seen, wanted)
    for part, slope in zip(weights, slopes, strict=True):
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        before = error()
        part[place] += 1e-6
        assert (error() - before) / 1e-6 == pytest.approx(slope[place], rel=1e-2)
        part[place] -= 1e-6


def test_an_error_goes_down() -> None:
    seen, wanted = some_lessons(4000)
    network = beginner(TABLE, 1)
    Trainer(network, 1).learn(seen, wanted, 30, 5e-3)
    said = np.array(network.points([row.tobytes() for row in seen], 2)) / POINTS
    before = float(np.mean((network.points([seen[0].tobytes()], 2)[0] / POINTS - wanted) ** 2))
    assert np.mean((said - wanted) ** 2) < 0.05 * before


def test_looking_back_mixes_the_end_with_what_was_thought() -> None:
    judged = np.array([1, 2, 3], np.float32)
    assert returns(judged, 10, 1.0).tolist() == [10, 10, 10]
    assert returns(judged, 10, 0.5).tolist() == [4.25, 6.5, 10]
    assert returns(judged, 10, 0.0).tolist() == [2, 3, 10]


def lessons(title: str, jobs: int) -> Lessons:
    order = LessonOrder(title, "", games.load(title).settle({}), [], 5, None, 1)
    return run(order, range(4), here if jobs == 1 else local(jobs))


@pytest.mark.parametrize("title", games.TITLES)
def test_lessons_do_not_depend_on_who_plays(title: str) -> None:
    one, two = lessons(title, 1), lessons(title, 2)
    assert one.games == two.games == 4
    assert np.array_equal(np.concatenate(one.seen), np.concatenate(two.seen))
    assert np.array_equal(np.concatenate(one.wanted), np.concatenate(two.wanted))
    assert one.error == two.error > 0


@contextmanager
def silent(_what: str, _total: int) -> Iterator[Progress]:
    yield lambda _done: None


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courses, "FIRST_EPOCHS", 0.5)
    monkeypatch.setattr(courses, "LATER_EPOCHS", 0.5)


@pytest.mark.usefixtures("small")
def test_a_course_goes_on_after_its_last_whole_round(tmp_path: Path) -> None:
    game = games.load("burgundy")
    syllabus = Syllabus("burgundy", 1, 2, 2)
    whole = Course(tmp_path / "whole", syllabus, game)
    for _ in range(2):
        whole.go_on(here, silent)
    parts = tmp_path / "parts"
    Course(parts, syllabus, game).go_on(here, silent)
    again = Course(parts, syllabus, game)
    assert len(again.rounds) == 1
    again.go_on(here, silent)
    figures = [
        [(one.games, one.positions, one.mean_score, one.error) for one in course.rounds]
        for course in (whole, again)
    ]
    assert figures[0] == figures[1]
    assert whole.weights(1).read_bytes() == again.weights(1).read_bytes()
    assert whole.weights(0).read_bytes() != whole.weights(1).read_bytes()


@pytest.mark.usefixtures("small")
def test_a_course_says_how_large_its_network_is(tmp_path: Path) -> None:
    game = games.load("burgundy")
    course = Course(tmp_path, Syllabus("burgundy", 1, 2, 2, neurons=12), game)
    course.go_on(here, silent)
    network = read_network(course.weights(0), game.features)
    assert [weights.shape[-1] for weights in network.weights] == [12, 12, 4, 4, 1, 1]


@pytest.mark.usefixtures("small")
def test_a_course_goes_on_from_weights(tmp_path: Path) -> None:
    game = games.load("burgundy")
    Course(tmp_path / "one", Syllabus("burgundy", 1, 2, 2), game).go_on(here, silent)
    begin = tmp_path / "one" / "network-1.npz"
    course = Course(tmp_path / "two", Syllabus("burgundy", 1, 2, 2, {}, 2, str(begin)), game)
    assert course.before == begin
    course.go_on(here, silent)
    assert course.before == course.weights(0)
    taught, gone_on = (read_network(file, game.features) for file in (begin, course.weights(0)))
    # The first weights hardly move in a round: it did not begin with nothing.
    assert 0 < abs(gone_on.weights[0] - taught.weights[0]).max() < 0.05
    nothing = Syllabus("burgundy", 1, 2, 2, {}, 1, str(tmp_path / "none.npz"))
    with pytest.raises(KontorError, match=r"none\.npz holds no weights"):
        Course(tmp_path / "three", nothing, game).go_on(here, silent)


@pytest.mark.usefixtures("small")
def test_another_course_in_the_folder_is_refused(tmp_path: Path) -> None:
    game = games.load("burgundy")
    Course(tmp_path, Syllabus("burgundy", 1, 2, 2), game).go_on(here, silent)
    with pytest.raises(KontorError, match="holds another course"):
        Course(tmp_path, Syllabus("burgundy", 2, 2, 2), game)
    report = tmp_path / "course.json"
    report.write_text(json.dumps({"rounds": 3}))
    with pytest.raises(KontorError, match="this is no course"):
        Course(tmp_path, Syllabus("burgundy", 1, 2, 2), game)
