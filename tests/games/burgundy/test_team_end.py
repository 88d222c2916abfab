"""The team game: the final scoring, and which team wins."""

import pytest

from kontor.testing import proves
from scenario_burgundy import Scene, advance, final

PILE = {"red": 3, "pink": 1}


def team(**options: str) -> Scene:
    """A team game in which nobody has silver; seats 0 and 2 are team A."""
    return Scene(4, "12a", mode="team", **options).silver(0, 0).silver(1, 0)


def points(scene: Scene, seat: int, source: str | None = None) -> int:
    """The points of a seat and its partner."""
    return scene.points(seat, source) + scene.points(seat ^ 2, source)


def won_by(scene: Scene) -> list[tuple[int, int, int]]:
    """The events that name winning teams: two partners and their points."""
    found = [event.params for event in scene.log if event.key == "team-wins"]
    return [(int(e["seat"]), int(e["other"]), int(e["points"])) for e in found]


@proves("B-TEAM-27")
@pytest.mark.parametrize(("workers", "worth"), [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3)])
def test_goods_silver_and_workers_of_the_team_count_once(workers: int, worth: int) -> None:
    scene = final(team().goods(0, **PILE).silver(0, 5).workers(0, workers))
    assert points(scene, 0) == points(scene, 0, "leftovers") == 4 + 5 + worth
    assert points(scene, 1) == 0


@proves("B-TEAM-27")
def test_workers_of_both_partners_are_counted_together() -> None:
    scene = team().lay(0, d8="bank").workers(0, 1).phase("E").last_round()
    scene.do("end", "end", "1:workers", "end", "end")
    assert scene.s.actors == ()
    assert points(scene, 0) == 1  # three workers


@proves("B-TEAM-27")
def test_monasteries_and_shields_of_the_team_count_once() -> None:
    scene = team(shields="on").lay(0, c6="monastery25").sold(0, **PILE).silver(0, 2)
    scene.shield(0, d7=7, d10=1).phase("E").close_phase().do("tribute:0")
    assert points(scene, 0, "monasteries") == 4
    assert points(scene, 0, "shields") == 8 + 12
    assert points(scene, 0) == 24
    assert points(scene, 1) == 0


@proves("B-TEAM-27")
@pytest.mark.parametrize("scores", [(10, 9, 0, 0), (0, 0, 1, 0), (4, 5, 4, 2), (0, 7, 9, 1)])
def test_the_team_with_more_points_in_sum_wins(scores: tuple[int, int, int, int]) -> None:
    scene = team()
    for seat, score in enumerate(scores):
        scene.s.points[seat * len(scene.s.points) // 4] = score
    assert scene.s.outcome is None
    final(scene)
    assert scene.s.outcome == [1, 2, 1, 2]
    assert [scene.points(seat) for seat in range(4)] == list(scores)
    assert won_by(scene) == [(0, 2, scores[0] + scores[2])]


@proves("B-TEAM-27")
def test_the_best_single_player_may_be_in_the_losing_team() -> None:
    scene = team()
    for seat, score in enumerate((10, 6, 0, 5)):
        scene.s.points[seat * len(scene.s.points) // 4] = score
    assert final(scene).s.outcome == [2, 1, 2, 1]
    assert won_by(scene) == [(1, 3, 11)]


@proves("B-TEAM-27")
def test_the_final_scoring_decides_too() -> None:
    scene = team().goods(1, red=2)
    scene.s.points[0] = 1
    assert final(scene).s.outcome == [2, 1, 2, 1]


@proves("B-TEAM-28")
@pytest.mark.parametrize(("fuller", "outcome"), [(0, [2, 1, 2, 1]), (1, [1, 2, 1, 2])])
@pytest.mark.parametrize("turns", range(4))
def test_in_a_tie_the_team_with_more_empty_spaces_wins(
    fuller: int, outcome: list[int], turns: int
) -> None:
    scene = team().lay(fuller, d8="bank", e7="mine").lay(1 - fuller, d8="bank")
    scene.silver(1 - fuller, 1)  # the mine pays one
    for _ in range(turns):
        scene.do("end")
    final(scene)
    assert points(scene, 0) == points(scene, 1) == 1
    assert scene.s.outcome == outcome


@proves("B-TEAM-28")
@pytest.mark.parametrize("front", [0, 1, 2, 3])
def test_with_as_many_empty_spaces_both_teams_win(front: int) -> None:
    scene = advance(team().silver(0, 3).silver(1, 3), front, 2)
    assert final(scene).s.outcome == [1, 1, 1, 1]
    assert won_by(scene) == [(0, 2, 3), (1, 3, 3)]


@proves("B-TEAM-28")
def test_points_go_before_empty_spaces() -> None:
    scene = team().lay(0, d8="bank").silver(0, 1)
    assert final(scene).s.outcome == [1, 2, 1, 2]
