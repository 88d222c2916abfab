"""Setting up a game."""

from collections import Counter

import pytest

from kontor.core.chance import SampledChance
from kontor.core.errors import OptionError
from kontor.core.events import Log
from kontor.games.burgundy.plans import COLOURS
from kontor.games.burgundy.state import BurgundyState
from kontor.testing import proves
from scenario_burgundy import GAME, Asked, Scene, look, why

COUNTS = [2, 3, 4]


def begin(players: int, *draws: int, duchies: str = "1") -> tuple[BurgundyState, list[int]]:
    """A new game with these first draws, and out of how many each draw was."""
    asked = Asked(*draws)
    return GAME.new({"players": players, "duchies": duchies}, asked), asked.of


def castles(s: BurgundyState, seat: int) -> list[str]:
    """The spaces of a seat's castles; nothing else may lie in the duchy."""
    tiles = s.tiles[seat * 37 : seat * 37 + 37]
    assert {kind for kind in tiles if kind} <= {s.tables.castle}
    return [s.duchies[0].space_names[space] for space, kind in enumerate(tiles) if kind]


@proves("B-SETUP-1")
@pytest.mark.parametrize("players", COUNTS)
def test_two_to_four_people_play(players: int) -> None:
    s, _ = begin(players)
    assert s.players == players
    assert sorted(s.order) == list(range(players))
    assert why(s.refusal(players, 0)) == ("no-such-seat", "B-SETUP-1")


@proves("B-SETUP-1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_cannot_play(players: int) -> None:
    with pytest.raises(OptionError, match=r"is not from 1 to 4|plays with mode=solo"):
        GAME.new({"players": players}, SampledChance(1))


STACKS = {"building": 40, "animal": 20, "monastery": 20, "castle": 14, "mine": 10, "ship": 20}


@proves("B-SETUP-2", "B-SETUP-3", "B-SETUP-6", "B-PHASE-6", "B-PHASE-7")
@pytest.mark.parametrize("players", COUNTS)
def test_every_draw_of_a_setup_is_out_of_all_that_is_left_in_its_stack(players: int) -> None:
    _, of = begin(players)
    left = dict(STACKS, castle=14 - players)
    tiles = []
    for space in GAME.components.used_spaces(players):
        tiles.append(left[COLOURS[space.colour]])
        left[COLOURS[space.colour]] -= 1
    goods = [42 - drawn for drawn in range(3 * players + 5)]
    black = [40 - drawn for drawn in range({2: 4, 3: 6, 4: 8}[players])]
    dice = [6] * (2 * players + 1)
    assert of == [players, *goods[: 3 * players], *tiles, *black, *goods[3 * players :], *dice]


@proves("B-SETUP-2")
def test_each_tile_of_a_face_down_stack_is_equally_likely() -> None:
    # After the first player, 2 x 3 goods and 4 tiles, draw 12 fills the animal space of depot 3.
    found = Counter[str]()
    for pick in range(20):
        s, _ = begin(2, *[0] * 11, pick)
        found[s.tables.names[s.depots[8]]] += 1
    each = {"2": 2, "3": 2, "4": 1}
    assert found == {
        f"{name}{n}": each[n] for name in ("cow", "sheep", "pig", "goat") for n in each
    }


@proves("B-SETUP-3", "B-PHASE-9")
@pytest.mark.parametrize(("players", "left_over"), [(2, 11), (3, 8), (4, 5)])
def test_25_goods_are_for_the_phases_and_three_for_each_player(
    players: int, left_over: int
) -> None:
    s, _ = begin(players)
    assert sum(s.goods) == 3 * players
    chance = SampledChance(players)
    for phase in range(5):
        # What later phases need is still in the bag.
        assert sum(s.goods_bag) == left_over + 5 * (4 - phase)
        while s.actors and s.phase == phase:
            s.apply(s.actors[0], s.read(s.actors[0], "end"), chance)
    assert s.outcome is not None
    assert sum(s.goods_bag) == left_over
    assert sum(s.depot_goods) == 25


@proves("B-SETUP-4")
@pytest.mark.parametrize(("players", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_a_large_bonus_tile_lies_on_a_small_one_for_each_colour(
    players: int, large: int, small: int
) -> None:
    s, _ = begin(players)
    assert look(s, None, "bonus_tiles") == [
        {"colour": colour, "large": large, "small": small} for colour in COLOURS
    ]


@proves("B-SETUP-4")
def test_the_large_bonus_tile_is_earned_before_the_small_one() -> None:
    scene = Scene()
    for seat, (large, small) in enumerate([(0, 2), (0, 0)]):
        scene.lay(seat, e3="mine", f2="mine").store(seat, "mine").dice(seat, 3, 3)
        scene.do("3:place:mine@g1", "end")
        mines = {"colour": "mine", "large": large, "small": small}
        assert look(scene.s, None, "bonus_tiles", COLOURS.index("mine")) == mines
    assert [scene.points(seat, "colours") for seat in (0, 1)] == [5, 2]


@proves("B-SETUP-5")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("name", ["1", "2"])
def test_all_play_on_duchy_1_or_all_on_duchy_2(players: int, name: str) -> None:
    s, _ = begin(players, duchies=name)
    assert [duchy.name for duchy in s.duchies] == [name] * players


@proves("B-SETUP-5")
def test_the_standard_duchy_is_number_1() -> None:
    s = GAME.new({}, SampledChance(1))
    assert [duchy.name for duchy in s.duchies] == ["1", "1"]


@proves("B-SETUP-5")
@pytest.mark.parametrize("names", ["3,7", "10,10", "1,2,9", "4,4,5,6"])
def test_seats_may_be_given_duchies_by_name(names: str) -> None:
    s, _ = begin(names.count(",") + 1, duchies=names)
    assert ",".join(duchy.name for duchy in s.duchies) == names


@proves("B-SETUP-5")
@pytest.mark.parametrize("name", ["0", "11", "11a", "1,11"])
def test_without_border_posts_there_are_no_duchies_but_1_to_10(name: str) -> None:
    with pytest.raises(OptionError, match=r"there is no duchy|needs border-posts"):
        begin(2, duchies=name)


@proves("B-SETUP-5")
def test_named_duchies_are_one_for_each_seat() -> None:
    with pytest.raises(OptionError, match="3 duchies are named for 2 players"):
        begin(2, duchies="1,2,3")


@proves("B-SETUP-6")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("name", ["1", "2"])
def test_the_start_castle_lies_on_the_central_6(players: int, name: str) -> None:
    s, _ = begin(players, duchies=name)
    for seat in range(players):
        assert castles(s, seat) == ["d4"]
    duchy = s.duchies[0]
    space = s.duchies[0].space_names.index("d4")
    assert (COLOURS[duchy.colour_of[space]], duchy.number_of[space]) == ("castle", 6)
    in_depots = list(s.depots).count(s.tables.castle)
    assert s.stacks[s.tables.castle] == 14 - players - in_depots
    assert s.black_stack[s.tables.castle] + list(s.black).count(s.tables.castle) == 2


@proves("B-SETUP-7")
@pytest.mark.parametrize(
    ("name", "spaces"),
    [
        ("3", "b3 d4 f1 f5"),
        ("4", "a1 c5 e2 g4"),
        ("5", "c2 d5 e2 f4"),
        ("6", "a3 d4 g1 g4"),
        ("7", "a2 a3 g2 g3"),
        ("8", "b2 b4 f2 f4"),
        ("9", "a3 d1 d6 g2"),
        ("10", "a4 d7 g1 g4"),
    ],
)
def test_on_duchies_3_to_10_any_castle_space_can_be_the_start(name: str, spaces: str) -> None:
    scene = Scene(duchies=name)
    choices = [f"start:{name}@{space}" for space in spaces.split()]
    assert scene.legal() == choices
    for choice in choices:
        one = Scene(duchies=name).do(choice)
        assert castles(one.s, 0) == [choice[-2:]]


@proves("B-SETUP-7")
def test_start_castles_are_chosen_before_phase_a_is_laid_out() -> None:
    scene = Scene(duchies="3")
    for choice in ("start:3@b3", "start:3@f5"):
        s = scene.s
        assert not any([*s.depots, *s.black, *s.round_goods, *s.dice])
        assert why(scene.refused("end")) == ("start-first", "B-SETUP-7")
        assert why(scene.refused("start:3@a1")) == ("no-castle-space", "B-SETUP-7")
        scene.do(choice)
    assert [castles(scene.s, seat) for seat in (0, 1)] == [["b3"], ["f5"]]
    assert all(scene.s.dice)
    assert sum(1 for kind in scene.s.depots if kind) == 12


@proves("B-SETUP-7")
def test_a_start_castle_is_not_chosen_on_duchies_1_and_2_nor_twice() -> None:
    assert why(Scene().refused("start:1@d4")) == ("start-over", "B-SETUP-7")
    scene = Scene(duchies="1,3")
    assert [castles(scene.s, seat) for seat in (0, 1)] == [["d4"], []]
    assert scene.s.actors == (1,)
    scene.do("start:3@b3")
    assert why(scene.refused("start:1@a2")) == ("start-over", "B-SETUP-7")


@proves("B-SETUP-8")
@pytest.mark.parametrize("duchies", ["1", "2", "3", "8"])
def test_the_start_castle_triggers_and_scores_nothing(duchies: str) -> None:
    # On each of these duchies the start castle fills a region of one space.
    scene = Scene(duchies=duchies)
    log: Log = []
    while scene.s.stage == 0:
        scene.do(scene.legal()[1])
        log += scene.log
    assert scene.s.pending == []
    assert not {"region-completed", "points-scored"} & {event.key for event in log}
    assert [scene.points(seat) for seat in (0, 1)] == [0, 0]
    assert not [action for action in scene.legal() if action.startswith("*") or action == "pass"]


@proves("B-SETUP-8")
def test_a_region_that_the_start_castle_filled_never_scores() -> None:
    scene = Scene().lay(0, c3="bank", b3="castle", a2="castle").store(0, "castle").dice(0, 4, 4)
    scene.do("4:place:castle@a3")
    # Only the other castle region, of three spaces, scores: 6 points, and 10 for phase A.
    assert (scene.points(0, "regions"), scene.points(0, "phases")) == (6, 10)


@proves("B-SETUP-9")
def test_a_larger_region_with_the_start_castle_scores_its_full_size() -> None:
    scene = Scene(duchies="7").do("start:7@a2", "start:7@a2")
    scene.clear()
    scene.store(0, "castle").dice(0, 4, 4).do("4:place:castle@a3")
    assert scene.points(0, "regions") == 3
    assert scene.points(0, "phases") == 10
    assert scene.points(0, "colours") == 0


@proves("B-SETUP-9")
def test_the_start_castle_is_one_of_the_four_castles() -> None:
    scene = Scene().lay(0, c3="bank", b3="castle", a2="castle").store(0, "castle").dice(0, 4, 4)
    scene.do("4:place:castle@a3")
    assert scene.points(0, "colours") == 5
    assert look(scene.s, 0, "bonus_tiles", COLOURS.index("castle"), "large") == 0


@proves("B-SETUP-10", "B-SETUP-14")
@pytest.mark.parametrize("players", COUNTS)
def test_what_everybody_has_at_the_start(players: int) -> None:
    s, _ = begin(players)
    assert list(s.silver) == [1] * players
    assert list(s.stores) == [0] * 3 * players
    assert s.sold == [0] * 6 * players
    assert [score.total for score in s.scores()] == [0] * players
    assert len(s.dice) == 2 * players
    for seat in range(players):
        assert sum(s.goods[seat * 6 : seat * 6 + 6]) == 3


@proves("B-SETUP-10")
def test_goods_of_one_colour_share_a_space_from_the_start() -> None:
    # Turquoise are the first 7 of 42 goods; behind them come 7 purple ones.
    s, _ = begin(2, 0, 0, 0, 0, 0, 4, 4)
    assert list(s.goods[:6]) == [3, 0, 0, 0, 0, 0]
    assert list(s.goods[6:]) == [1, 2, 0, 0, 0, 0]
    assert [seat["goods"] for seat in look(s, None, "seats")] == [
        {"turquoise": 3},
        {"turquoise": 1, "purple": 2},
    ]


@proves("B-SETUP-11", "B-SETUP-12", "B-SETUP-13")
@pytest.mark.parametrize("players", COUNTS)
def test_each_seat_is_equally_likely_first_and_gets_the_fewest_workers(players: int) -> None:
    firsts = []
    for draw in range(players):
        s, of = begin(players, draw)
        assert of[0] == players
        first = s.order[0]
        firsts.append(first)
        clockwise = [(first + place) % players for place in range(players)]
        assert s.order == s.queue == clockwise
        assert [s.workers[seat] for seat in clockwise] == [1, 2, 3, 4][:players]
        assert s.actors == (first,)
        # One stack on space 1 of the bridge, the first player's marker on top.
        assert [seat["bridge"] for seat in look(s, None, "seats")] == [1] * players
        assert look(s, None, "next_order") == clockwise
    assert sorted(firsts) == list(range(players))


@proves("B-SETUP-13")
def test_the_markers_lie_in_one_stack_the_first_players_on_top() -> None:
    # Whoever leaves the stack is in front; the others keep the order of the stack.
    scene = Scene(4)
    scene.store(2, "ship").dice(2, 5, 5).do("end", "end", "5:place:ship@d5").end_round()
    assert scene.s.order == [2, 0, 1, 3]


@proves("B-SETUP-14")
@pytest.mark.parametrize("mark", [100, 200])
def test_reaching_100_or_200_points_triggers_nothing(mark: int) -> None:
    scene = Scene().store(0, "watchtower").dice(0, 3, 3)
    scene.s.points[0] = mark - 5
    scene.do("3:place:watchtower@e4")
    assert scene.points(0) == mark - 1
    silver, workers = scene.s.silver[0], scene.s.workers[0]
    scene.goods(0, pink=1).do("3:sell:pink")
    assert scene.points(0) == mark + 1
    assert (scene.s.silver[0], scene.s.workers[0]) == (silver + 1, workers)
    assert scene.events() == ["goods-sold"]
    assert look(scene.s, None, "seats", 0, "score") == mark + 1


@proves("B-SETUP-14")
def test_points_have_no_upper_bound() -> None:
    scene = Scene().goods(0, turquoise=2)
    scene.s.points[0] = 999
    assert scene.do("1:sell:turquoise").points(0) == 999 + 4
