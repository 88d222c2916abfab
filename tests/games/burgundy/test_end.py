"""The end of the game, final scoring and ties."""

import pytest

from kontor.testing import proves
from scenario_burgundy import Scene, advance, final, why


def last(players: int = 2) -> Scene:
    """The last round of the game; nobody has silver."""
    scene = Scene(players).phase("E").last_round()
    for seat in range(players):
        scene.silver(seat, 0)
    return scene


@proves("B-END-1")
def test_the_game_ends_after_the_last_round_of_phase_e() -> None:
    scene = last().do("end")
    assert scene.s.outcome is None
    scene.do("end")
    assert scene.s.outcome is not None
    assert scene.s.actors == ()
    assert why(scene.refused("end", 0)) == ("game-over", "B-END-1")
    assert why(scene.refused("1:workers", 1)) == ("game-over", "B-END-1")


@proves("B-END-1")
@pytest.mark.parametrize("phase", "ABCD")
def test_no_earlier_phase_ends_the_game_or_scores_leftovers(phase: str) -> None:
    scene = Scene().phase(phase).last_round().silver(0, 9).workers(0, 9).goods(0, red=3)
    scene.lay(0, c4="monastery26").end_round()
    assert scene.s.outcome is None
    assert scene.s.actors != ()
    assert scene.points(0) == 0


@proves("B-END-1", "B-PHASEEND-1")
def test_the_mines_of_phase_e_pay_before_the_final_scoring() -> None:
    scene = last().lay(0, e3="mine", f2="mine").do("end", "end")
    assert list(scene.s.silver) == [2, 0]
    assert [scene.points(seat, "leftovers") for seat in (0, 1)] == [2, 0]
    assert scene.events() == ["turn-ended", "mines-pay", "final-silver", "game-over"]


@proves("B-END-2")
@pytest.mark.parametrize("goods", [{}, {"red": 1}, {"red": 4, "pink": 2}, {"red": 7, "orange": 5}])
def test_each_unsold_good_is_a_point(goods: dict[str, int]) -> None:
    scene = last(4).goods(0, **goods).sold(0, brown=3)
    assert final(scene).points(0) == sum(goods.values())
    assert scene.points(0, "leftovers") == sum(goods.values())


@proves("B-END-3")
@pytest.mark.parametrize("silver", [0, 1, 2, 7])
def test_each_silver_is_a_point(silver: int) -> None:
    assert final(last().silver(0, silver)).points(0) == silver


@proves("B-END-4")
@pytest.mark.parametrize(
    ("workers", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (9, 4), (30, 15)]
)
def test_two_workers_are_a_point(workers: int, points: int) -> None:
    assert final(last().workers(0, workers)).points(0) == points


@proves("B-END-2", "B-END-3", "B-END-4")
def test_what_is_left_over_adds_up_for_each_player() -> None:
    scene = last(3).goods(0, red=2).silver(0, 3).workers(0, 5).workers(2, 3).silver(2, 1)
    final(scene)
    assert [scene.points(seat) for seat in range(3)] == [2 + 3 + 2, 0, 1 + 1]


def with_everything(scene: Scene) -> Scene:
    """Something to count for every monastery that scores, and 1 point is scored for nothing."""
    scene.lay(0, c3="warehouse", e4="watchtower", e5="carpenter", f4="church", f5="market")
    scene.lay(0, g4="boarding-house", d5="ship", c5="bank", b5="town-hall", e6="cow2")
    scene.s.bonus[0] = 2
    return scene.sold(0, red=2, pink=1)


VALUES = {
    15: 2 * 2, 16: 4, 17: 4, 18: 4, 19: 4, 20: 4, 21: 4, 22: 4, 23: 4, 24: 4, 25: 3, 26: 3,
}  # fmt: skip


@proves("B-END-5")
@pytest.mark.parametrize("number", range(1, 27))
def test_monasteries_15_to_26_score_in_the_duchy(number: int) -> None:
    scene = with_everything(last()).lay(0, c4=f"monastery{number}")
    assert final(scene).points(0) == VALUES.get(number, 0)
    assert scene.points(0, "monasteries") == VALUES.get(number, 0)


@proves("B-END-5")
@pytest.mark.parametrize("number", range(15, 27))
def test_monasteries_in_a_store_score_nothing(number: int) -> None:
    scene = with_everything(last()).store(0, f"monastery{number}")
    assert final(scene).points(0) == 0


@proves("B-END-5")
def test_tiles_in_a_store_do_not_count_for_a_monastery() -> None:
    scene = last().lay(0, c4="monastery17", b4="monastery24").store(0, "watchtower", "goat2")
    assert final(scene).points(0) == 0


@proves("B-END-6")
@pytest.mark.parametrize(
    ("silver", "places"),
    [
        ([3, 1, 2, 0], [1, 3, 2, 4]),
        ([0, 1, 2, 3], [4, 3, 2, 1]),
        ([5, 9, 2, 7], [3, 1, 4, 2]),
    ],
)
def test_most_points_win(silver: list[int], places: list[int]) -> None:
    scene = last(4)
    for seat, amount in enumerate(silver):
        scene.silver(seat, amount)
    assert final(scene).s.outcome == places
    winner = places.index(1)
    assert scene.log[-1].key == "game-over"
    assert scene.log[-1].params == {"seat": winner, "points": silver[winner]}


@proves("B-END-6", "B-TIE-1")
def test_points_decide_before_empty_spaces() -> None:
    scene = last().lay(0, d5="ship", d6="ship", e4="bank").silver(0, 3).silver(1, 2)
    assert final(scene).s.outcome == [1, 2]


@proves("B-TIE-1")
@pytest.mark.parametrize("builder", [0, 1])
def test_with_equal_points_more_empty_spaces_win(builder: int) -> None:
    scene = last().lay(builder, d5="ship").silver(0, 2).silver(1, 2)
    final(scene)
    assert scene.points(0) == scene.points(1)
    other = 1 - builder
    assert scene.s.outcome is not None
    assert (scene.s.outcome[other], scene.s.outcome[builder]) == (1, 2)
    assert scene.log[-1].params["seat"] == other


@proves("B-TIE-1")
@pytest.mark.parametrize("builder", [0, 1])
def test_empty_spaces_decide_before_the_bridge(builder: int) -> None:
    for ahead in (0, 1):
        scene = advance(last().lay(builder, d5="ship"), ahead, 3)
        final(scene)
        assert scene.s.outcome is not None
        assert scene.s.outcome[builder] == 2


@proves("B-TIE-2")
@pytest.mark.parametrize(
    ("steps", "places"),
    [
        # One stack, seat 0 on top: the lowest marker is last in turn order and wins.
        ([], [4, 3, 2, 1]),
        ([3], [3, 2, 1, 4]),
        ([0], [4, 3, 2, 1]),
        ([2, 2, 1], [2, 3, 4, 1]),
        # Seat 1 goes on top of seat 0 on space 2.
        ([0, 1], [3, 4, 2, 1]),
        ([0, 1, 2, 3], [1, 2, 3, 4]),
    ],
)
def test_then_the_marker_further_back_and_lower_in_a_stack_wins(
    steps: list[int], places: list[int]
) -> None:
    scene = last(4)
    for seat in steps:
        advance(scene, seat)
    final(scene)
    assert [scene.points(seat) for seat in range(4)] == [0, 0, 0, 0]
    assert scene.s.outcome == places


@proves("B-TIE-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_always_exactly_one_winner(players: int) -> None:
    assert sorted(final(last(players)).s.outcome or []) == list(range(1, players + 1))
