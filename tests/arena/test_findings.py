"""What finished games tell about balance."""

from dataclasses import asdict

import pytest

from kontor import games
from kontor.arena.findings import Findings
from kontor.arena.simulation import simulate
from kontor.core.chance import SampledChance
from kontor.games.mombasa.findings import STRATEGIES, figures, labels
from kontor.games.mombasa.game import Mombasa
from kontor.games.mombasa.state import MombasaState
from kontor.games.mombasa.tables import OVER

MOMBASA = Mombasa()


def finished() -> tuple[MombasaState, MombasaState]:
    """A game of three that ends at once: seat 2 begins, seat 0 has diamonds, seat 1 books, and
    seat 2 shares of Cairo."""
    opening = MOMBASA.new({"players": 3}, SampledChance(1))
    opening.first = 2
    end = opening.copy()
    end.stage, end.actors = OVER, ()
    end.diamonds[0] = 6
    end.jar[1] = 5
    end.places[2 * 4 + 3] = 18
    end.columns[9] = 0
    return opening, end


def test_labels_of_a_finished_game() -> None:
    opening, end = finished()
    found = labels(opening, end)
    assert [seat["place"] for seat in found] == ["second", "third", "first"]
    assert [seat["strategy"] for seat in found] == ["diamonds", "books", "shares"]
    assert (found[2]["company"], found[2]["track"]) == ("cairo", "D1")
    told = figures(end)
    assert told["share value of cairo"] == told["share value of the leading company"] == 5
    assert told["share value of the last company"] == 0
    assert told["steps on the company tracks"] == 6
    assert told["books entered"] == 2


def test_sums_and_shares() -> None:
    opening, end = finished()
    found = Findings()
    found.add(opening, end)
    assert (found.games, found.seats, found.won) == (1, 3, 1)
    assert found.summary()["mean_score_of_winners"] == 41
    assert found.sources()[4] == {
        "source": "cairo",
        "mean": 13.33,
        "share": 0.5882,
        "mean_of_winners": 40.0,
        "share_of_winners": 0.9756,
    }
    strategies = found.group("strategy")
    assert [label["label"] for label in strategies] == list(STRATEGIES)
    assert [label["players"] for label in strategies] == [1, 1, 1]
    assert [label["winners"] for label in strategies] == [1, 0, 0]


def test_findings_of_several_processes_are_merged() -> None:
    options = MOMBASA.settle({"players": 2})
    parts = [simulate(MOMBASA, options, ["random"] * 2, 2, seed).findings for seed in (1, 2)]
    merged = Findings()
    for part in parts:
        merged.merge(part)
    assert merged.games == 4
    for name, sum_ in merged.points.items():
        assert sum_ == sum(part.points[name] for part in parts)
    alone = Findings()
    alone.merge(parts[0])
    assert asdict(alone) == asdict(parts[0])


def test_a_title_without_a_hook_has_points_only() -> None:
    burgundy = games.load("burgundy")
    found = simulate(burgundy, burgundy.settle({}), ["random"] * 2, 1, 1).findings
    assert found.points
    assert not found.labels
    assert not found.figures


def test_where_nobody_has_won_there_is_nothing_of_winners() -> None:
    game = games.load("burgundy")
    options = game.settle({"mode": "solo"})
    findings = simulate(game, options, ["random"], 3, seed=1).findings
    assert findings.won == 0
    sources = findings.summary()["sources"]
    assert isinstance(sources, list)
    assert [row["source"] for row in sources] == ["filled", "rounds"]
    assert {row["mean_of_winners"] for row in sources} == {0}


def test_no_game_has_no_figures() -> None:
    assert Findings().summary()["sources"] == []


@pytest.mark.full
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_company_track_and_strategy_wins_games(players: int) -> None:
    options = MOMBASA.settle({"players": players, "setup": "variable"})
    found = simulate(MOMBASA, options, ["greedy"] * players, 300, 1).findings
    for group in ("company", "track", "strategy"):
        assert all(label["winners"] for label in found.group(group))
