"""Simulation and measuring."""

import shutil

import pytest

from kontor import games
from kontor.arena.against import Sources, compare, regression
from kontor.arena.recording import play_on
from kontor.arena.simulation import simulate
from kontor.bots import BOTS
from kontor.bots.bot import Budget
from kontor.bots.random import RandomBot
from kontor.core import play as plays
from kontor.core.catalogue import project_root
from kontor.core.chance import key_from_seed
from kontor.core.errors import KontorError
from kontor.core.game import State

GAME = games.load("burgundy")


def test_a_series_of_games_is_counted() -> None:
    seen: list[int] = []
    options = GAME.settle({"players": 3})
    result = simulate(GAME, options, ["random", "greedy", "random"], 4, 1, seen.append)
    summary = result.summary()
    assert seen == [1, 2, 3, 4]
    assert summary["games"] == 4
    assert summary["errors"] == 0
    assert result.wins == [0, 4, 0]
    assert summary["mean_scores"] == [points / 4 for points in result.points]
    assert result.decisions > 4 * 3 * 25


def test_seats_and_bots_must_agree() -> None:
    with pytest.raises(KontorError, match="1 bots for 2 players"):
        simulate(GAME, GAME.settle({}), ["random"], 1, 1)
    running, _ = plays.start(GAME, {}, key_from_seed(1), ["a", "b"])
    with pytest.raises(KontorError, match="3 bots for 2 players"):
        play_on(running, ["random"] * 3, 1)


class CheatingBot(RandomBot):
    """Ends the turn whatever is asked."""

    def choose(self, _known: State, _seat: int, _legal: list[int], _budget: Budget) -> int:
        return 10**6


def test_a_game_that_goes_wrong_is_counted_as_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "cheat", CheatingBot)
    result = simulate(GAME, GAME.settle({}), ["random", "cheat"], 2, 1)
    assert result.games == 0
    assert len(result.errors) == 2
    assert "unknown-action" in result.errors[0]


def test_a_revision_is_compared_with_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    root = project_root()
    assert root is not None
    with Sources(root, "HEAD") as sources:
        report = compare(sources, "burgundy", 2, 0.5)
    assert report["against"] == "HEAD"
    assert isinstance(report["ratio"], float)
    assert report["ratio"] > 0
    assert not sources.folder.exists()
    assert "instructions" not in report
    assert not regression({**report, "cost": 1.09})
    assert "takes 1.11 times the time of HEAD" in regression({**report, "cost": 1.11})


@pytest.mark.full
def test_the_same_revision_takes_the_same_instructions() -> None:
    if not shutil.which("valgrind"):
        pytest.fail("valgrind is not here: install Debian's valgrind", pytrace=False)
    root = project_root()
    assert root is not None
    with Sources(root, "HEAD") as sources:
        sources.ours = sources.theirs
        report = compare(sources, "burgundy", 2, 0.5)
    ours, theirs = report["instructions"], report["their_instructions"]
    assert isinstance(ours, int)
    assert isinstance(theirs, int)
    assert abs(ours - theirs) < 0.02 * theirs
    assert not regression(report)


def test_an_unknown_revision_is_an_error() -> None:
    root = project_root()
    assert root is not None
    for ref in ("no-such-thing", "--help", ""):
        with pytest.raises(KontorError, match=f"--against {ref}"):
            Sources(root, ref)
    with (
        Sources(root, "HEAD") as sources,
        pytest.raises(KontorError, match=r"the game does not run: .*no game 'chess'"),
    ):
        compare(sources, "chess", 2, 0.5)
