"""Border posts: the duchies 11a to 11f, and what linking their posts scores."""

from collections import Counter

import pytest

from kontor.core.chance import SampledChance
from kontor.core.events import Log
from kontor.games.burgundy.plans import COLOURS
from kontor.games.burgundy.state import BurgundyState
from kontor.testing import proves
from scenario_burgundy import GAME, Asked, Scene, final, look

BORDER = ["11a", "11b", "11c", "11d", "11e", "11f"]
CASTLES = {
    "11a": "a1 a4 f1 f5", "11b": "a4 d1 e6 g2", "11c": "a1 c3 e4 g4", "11d": "a2 a3 g1 g4",
    "11e": "c1 c6 g2 g3", "11f": "b3 d1 d7 f3",
}  # fmt: skip
HERDS = ("cow", "sheep", "pig", "goat")
SHIPS = ("c1", "d2", "e2", "f2")
PASTURE = ("g3", "f4", "e5", "d6")


def border(players: int = 2, start: str = "f1", **options: str) -> Scene:
    """Everybody on duchy 11a with the start castle on this space."""
    scene = Scene(players, "11a", **{"border-posts": "on", **options})
    return scene.found(*[start] * players)


def ready(scene: Scene, *seats: int) -> Scene:
    """Ships on c1, d2, e2 and f2 lead from the upper left post to g2 below, which is missing."""
    for seat in seats:
        scene.lay(seat, **dict.fromkeys(SHIPS, "ship")).store(seat, "ship").dice(seat, 4, 3)
    return scene


def two_linked(scene: Scene, *seats: int) -> Scene:
    """Upper left and lower post are linked; only c6 is missing for the upper right one."""
    for seat in seats:
        herd = HERDS[seat]
        scene.lay(seat, **dict.fromkeys(SHIPS, "ship"), g2="ship")
        tiles = (f"{herd}2", f"{herd}2", f"{herd}3", f"{herd}3")
        scene.lay(seat, **dict(zip(PASTURE, tiles, strict=True)))
        scene.note_links(seat).store(seat, f"{herd}4").dice(seat, 3, 3)
    return scene


def in_the_middle(scene: Scene, seat: int = 0) -> Scene:
    """Three groups of tiles, each at one post of a seat, lie around d4."""
    herd = HERDS[seat]
    scene.lay(seat, c1="ship", d2="ship", d3="bank")
    scene.lay(seat, c6=f"{herd}2", c5="ship", c4="church")
    scene.lay(seat, g3=f"{herd}2", f4=f"{herd}3", e4="market")
    return scene.store(seat, "watchtower").dice(seat, 6, 6)


def new(players: int, *draws: int, **options: str) -> tuple[BurgundyState, Asked]:
    """A game with border posts in which duchies or sheets are drawn like this."""
    asked = Asked(0, *[0] * 3 * players, *draws)
    given: dict[str, object] = {"players": players, "border-posts": "on", **options}
    return GAME.new(given, asked), asked


def duchies(s: BurgundyState) -> list[str]:
    return [look(s, None, "seats", seat, "sides")[0] for seat in range(s.players)]


# which duchies


@proves("B-POST-1")
@pytest.mark.parametrize("options", [{}, {"duchies": "11"}])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_duchies_11_are_dealt_at_random_and_all_different(
    players: int, options: dict[str, str]
) -> None:
    first = [duchies(new(players, pick, **options)[0])[0] for pick in range(6)]
    assert sorted(first) == BORDER
    s, asked = new(players, *[0] * players, **options)
    assert asked.of[1 + 3 * players :] == [6, 5, 4, 3][:players]
    assert len(set(duchies(s))) == players
    for seed in range(20):
        s = GAME.new({"players": players, "border-posts": "on", **options}, SampledChance(seed))
        assert len(set(duchies(s))) == players
        assert set(duchies(s)) <= set(BORDER)


@proves("B-POST-1")
@pytest.mark.parametrize("named", ["11a,11b", "11f,11f", "11c,11e"])
def test_seats_may_be_given_duchies_by_name(named: str) -> None:
    s, asked = new(2, duchies=named)
    assert duchies(s) == named.split(",")
    assert len(asked.of) == 1 + 6
    assert duchies(new(3, duchies="11d")[0]) == ["11d"] * 3


@proves("B-POST-2")
@pytest.mark.parametrize("name", BORDER)
def test_they_have_the_same_spaces_by_colour_as_the_others(name: str) -> None:
    duchy = GAME.tables.duchy(name)
    assert duchy is not None
    assert Counter(COLOURS[colour] for colour in duchy.colour_of) == {
        "building": 12, "animal": 6, "monastery": 6, "ship": 6, "castle": 4, "mine": 3,
    }  # fmt: skip


@proves("B-POST-2")
@pytest.mark.parametrize("name", BORDER)
def test_any_castle_space_takes_the_start_castle(name: str) -> None:
    scene = Scene(2, name, **{"border-posts": "on"})
    assert scene.legal() == [f"start:{name}@{space}" for space in CASTLES[name].split()]
    assert scene.why(f"start:{name}@d4") == ("no-castle-space", "B-SETUP-7")
    for space in CASTLES[name].split():
        scene = Scene(2, name, **{"border-posts": "on"}).do(f"start:{name}@{space}")
        assert scene.tile(0, space) == "castle"
        # B-POST-12: it links nothing.
        assert (scene.points(0), look(scene.s, None, "seats", 0, "linked_posts")) == (0, 0)


@proves("B-POST-3")
@pytest.mark.parametrize(("players", "sheets"), [(2, [3, 2]), (3, [3, 2, 1]), (4, [6, 5, 4, 3])])
def test_the_expert_variant_deals_sheets_of_the_duchies_11_only(
    players: int, sheets: list[int]
) -> None:
    _, asked = new(players, duchies="random")
    assert asked.of[1 + 3 * players :] == sheets
    copies = 2 if players == 4 else 1
    pairs = Counter(
        tuple(look(new(players, pick, duchies="random")[0], None, "seats", 0, "sides"))
        for pick in range(3 * copies)
    )
    assert pairs == {("11a", "11b"): copies, ("11c", "11d"): copies, ("11e", "11f"): copies}


@proves("B-POST-3")
def test_the_player_chooses_a_side_and_two_of_four_may_have_the_same() -> None:
    s, _ = new(4, 0, 0, 0, 0, duchies="random")
    pairs = [look(s, None, "seats", seat, "sides") for seat in range(4)]
    assert pairs == [["11a", "11b"]] * 2 + [["11c", "11d"]] * 2
    choices = [f"start:11a@{space}" for space in CASTLES["11a"].split()]
    choices += [f"start:11b@{space}" for space in CASTLES["11b"].split()]
    assert [s.write(0, action) for action in s.legal(0)] == choices
    for seat in (0, 1):
        s.apply(seat, s.read(seat, "start:11b@a4"), SampledChance(1))
    assert [look(s, None, "seats", seat, "duchy") for seat in (0, 1)] == ["11b", "11b"]


# joining and linking


@proves("B-POST-4")
@pytest.mark.parametrize("name", BORDER)
def test_each_duchy_has_three_posts_that_touch_two_spaces_each(name: str) -> None:
    duchy = GAME.tables.duchy(name)
    assert duchy is not None
    names = GAME.tables.duchies[0].space_names
    posts = [[names[index] for index in range(37) if post >> index & 1] for post in duchy.posts]
    assert posts == [["b1", "c1"], ["b5", "c6"], ["g2", "g3"]]


MONASTERIES = ("monastery15", "monastery16", "monastery17", "monastery18")


@proves("B-POST-4", "B-POST-5", "B-POST-7")
@pytest.mark.parametrize(
    ("start", "row", "bridge", "tile", "space", "die"),
    [
        # upper left, coming from the upper right post
        ("a1", "b2 b3 b4 b5", {}, "monastery20", "b1", 2),
        ("a1", "b2 b3 b4 b5", {"c2": "cow2"}, "ship", "c1", 5),
        # upper right, coming from the upper left post
        ("a4", "b1 b2 b3 b4", {}, "monastery20", "b5", 4),
        ("a4", "b1 b2 b3 b4", {"c5": "ship"}, "cow2", "c6", 3),
        # lower, coming from the upper left post
        ("f1", "", {"c1": "ship", "d2": "ship", "e2": "ship", "f2": "ship"}, "ship", "g2", 4),
        (
            "f1",
            "",
            {"c1": "ship", "d2": "ship", "e2": "ship", "f2": "ship", "f3": "monastery20"},
            "cow2",
            "g3",
            1,
        ),
    ],
)
def test_each_of_its_two_spaces_joins_a_post(
    start: str, row: str, bridge: dict[str, str], tile: str, space: str, die: int
) -> None:
    scene = border(start=start)
    scene.lay(0, **dict(zip(row.split(), MONASTERIES, strict=False)), **bridge)
    scene.store(0, tile).dice(0, die, die)
    assert look(scene.s, None, "seats", 0, "linked_posts") == 0
    scene.do(f"{die}:place:{tile}@{space}")
    assert scene.points(0, "posts") == 10
    assert look(scene.s, None, "seats", 0, "linked_posts") == 2


@proves("B-POST-4", "B-POST-5")
@pytest.mark.parametrize(
    ("start", "laid", "tile", "space", "die"),
    [
        # beside a post, but not on one of its spaces
        ("a1", "b1 b2 b3 b4", "castle", "a4", 3),
        ("a1", "b1 b2 b3 b4", "ship", "c5", 2),
        ("f1", "c1 d2 e2 f2", "mine", "g1", 3),
        ("f1", "c1 d2 e2 f2", "monastery20", "f3", 2),
    ],
)
def test_other_spaces_join_no_post(start: str, laid: str, tile: str, space: str, die: int) -> None:
    tiles = MONASTERIES if laid.startswith("b1") else ["ship"] * 4
    scene = border(start=start).lay(0, **dict(zip(laid.split(), tiles, strict=True)))
    scene.store(0, tile).dice(0, die, die).do(f"{die}:place:{tile}@{space}")
    assert scene.points(0, "posts") == 0
    assert look(scene.s, None, "seats", 0, "linked_posts") == 0


@proves("B-POST-5", "B-POST-6")
def test_the_start_castle_is_part_of_a_chain() -> None:
    # b1, the start castle on a1, a2, b3: b2 stays empty.
    scene = border(start="a1").lay(0, b1="monastery20")
    scene.lay(0, b3="monastery15", b4="monastery16", b5="monastery17").note_links(0)
    assert scene.s.linked[0] == 0
    scene.store(0, "bank").dice(0, 5, 5).do("5:place:bank@a2")
    assert scene.points(0, "posts") == 10


@proves("B-POST-5")
def test_the_start_castle_joins_a_post() -> None:
    scene = Scene(2, "11e", **{"border-posts": "on"}).found("c1", "c6")
    scene.lay(0, d1="cow2", e1="sheep2", f1="cow3", g1="pig2").store(0, "castle").dice(0, 4, 4)
    scene.do("4:place:castle@g2")
    assert scene.points(0, "posts") == 10


@proves("B-POST-5", "B-POST-14")
def test_an_inn_joins_and_links_as_any_tile() -> None:
    scene = ready(border(inns="on"), 0).store(0).keep_inn(0)
    scene.do("4:place:inn@g2")
    # The inn enlarges the region, not the link.
    assert scene.points(0, "posts") == 10
    assert scene.points(0, "regions") == 21
    scene = border(inns="on").lay(0, c1="ship", d2="ship", f2="ship").lay_inn(0, "e2")
    scene.store(0, "ship").dice(0, 4, 4).do("4:place:ship@g2")
    assert scene.points(0, "posts") == 10


@proves("B-POST-6")
def test_joined_posts_are_linked_only_by_a_chain_of_tiles() -> None:
    # All three posts are joined, by three groups of tiles that do not touch.
    scene = in_the_middle(border(start="f5")).note_links(0)
    assert scene.s.linked[0] == 0
    # d1 joins a tile to the left group only.
    scene.store(0, "warehouse").do("6:place:warehouse@d1")
    assert scene.points(0, "posts") == 0
    assert look(scene.s, None, "seats", 0, "linked_posts") == 0


@proves("B-POST-6", "B-POST-7")
def test_two_groups_are_linked_when_a_tile_connects_them() -> None:
    scene = border(start="f5").lay(0, c1="ship", d2="ship", d3="bank")
    scene.lay(0, c6="cow2", c5="ship", c4="church", f4="sheep2")
    scene.store(0, "watchtower").dice(0, 6, 6).do("6:place:watchtower@d4")
    assert scene.points(0, "posts") == 10


# points


@proves("B-POST-7", "B-EX-17")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("phase", "value"), list(zip("ABCDE", (10, 8, 6, 4, 2), strict=True)))
def test_the_first_link_scores_the_phase_value_once(players: int, phase: str, value: int) -> None:
    scene = ready(border(players), 0).phase(phase).do("4:place:ship@g2")
    assert scene.points(0, "posts") == value
    assert scene.points(1, "posts") == 0


@proves("B-POST-8", "B-POST-9", "B-EX-18")
@pytest.mark.parametrize(("players", "bonus"), [(2, 5), (3, 6), (4, 7)])
@pytest.mark.parametrize(("phase", "value"), list(zip("ABCDE", (10, 8, 6, 4, 2), strict=True)))
def test_the_third_post_scores_the_phase_value_once_more_and_the_large_bonus(
    players: int, bonus: int, phase: str, value: int
) -> None:
    scene = two_linked(border(players), 0).phase(phase).do("3:place:cow4@c6")
    assert scene.points(0, "posts") == value + bonus
    assert look(scene.s, None, "seats", 0, "linked_posts") == 3


@proves("B-EX-17", "B-EX-18")
@pytest.mark.parametrize(("third", "points"), [("once", 6 + 7), ("twice", 6 + 6 + 7)])
def test_two_posts_in_phase_a_and_the_third_in_phase_c(third: str, points: int) -> None:
    scene = ready(border(4, **{"third-post": third}), 0).do("4:place:ship@g2")
    assert scene.points(0, "posts") == 10
    scene.lay(0, **dict(zip(PASTURE, ("cow2", "cow2", "cow3", "cow3"), strict=True)))
    scene.phase("C").store(0, "cow4").do("3:place:cow4@c6")
    assert scene.points(0, "posts") == 10 + points


@proves("B-POST-9")
@pytest.mark.parametrize(("players", "bonuses"), [(2, [5, 2]), (3, [6, 3, 0]), (4, [7, 4, 0, 0])])
def test_the_first_gets_the_large_bonus_the_second_the_small_the_others_none(
    players: int, bonuses: list[int]
) -> None:
    scene = two_linked(border(players), *range(players)).phase("B")
    for seat in range(players):
        scene.do(f"3:place:{HERDS[seat]}4@c6")
        if seat < players - 1:
            scene.do("end")
    assert [scene.points(seat, "posts") - 8 for seat in range(players)] == bonuses


@proves("B-POST-9")
def test_the_bonus_is_for_three_posts_whoever_linked_two_first() -> None:
    scene = two_linked(border(), 1)
    ready(scene, 0).do("4:place:ship@g2", "end", "3:place:sheep4@c6")
    assert (scene.points(0, "posts"), scene.points(1, "posts")) == (10, 10 + 5)


@proves("B-POST-10", "B-POST-13")
@pytest.mark.parametrize(("third", "times"), [("once", 2), ("twice", 3)])
@pytest.mark.parametrize(("players", "bonus"), [(2, 5), (3, 6), (4, 7)])
def test_one_tile_that_links_all_three_scores_the_value_twice(
    third: str, times: int, players: int, bonus: int
) -> None:
    scene = in_the_middle(border(players, "f5", **{"third-post": third})).phase("D")
    scene.do("6:place:watchtower@d4")
    assert scene.points(0, "posts") == times * 4 + bonus


@proves("B-POST-10")
def test_without_a_bonus_left_it_scores_the_value_twice_alone() -> None:
    scene = in_the_middle(two_linked(border(4, "f5"), 1, 2), 3)
    scene.do("end", "3:place:sheep4@c6", "end", "3:place:pig4@c6", "end")
    scene.do("6:place:watchtower@d4")
    assert [scene.points(seat, "posts") for seat in range(4)] == [0, 10 + 7, 10 + 4, 20]


@proves("B-POST-11")
def test_links_score_after_completions_and_before_the_effect() -> None:
    scene = ready(border(), 0).lay(0, f3="monastery15", f4="cow2", e5="cow2", d6="cow3")
    scene.lay(0, c5="ship").depot_goods(2, red=1).do("4:place:ship@g2")
    assert scene.events() == [
        "tile-placed",
        "region-completed",
        "large-bonus-taken",
        "posts-linked",
    ]
    assert scene.legal() == ["ship:2", "pass"]
    scene.do("pass")
    assert scene.events() == ["effect-passed", "marker-advances"]
    scene = in_the_middle(border(start="f5")).do("6:place:watchtower@d4")
    assert scene.events() == ["tile-placed", "posts-linked", "points-scored"]


@proves("B-POST-11")
def test_the_event_of_a_link_tells_posts_and_points() -> None:
    scene = two_linked(border(3), 0).do("3:place:cow4@c6")
    told = next(event for event in scene.log if event.key == "posts-linked")
    assert (told.params["seat"], told.params["points"]) == (0, 16)


@proves("B-POST-12")
def test_further_tiles_at_the_posts_score_nothing() -> None:
    scene = ready(border(), 0).do("4:place:ship@g2").lay(0, f3="monastery15")
    scene.store(0, "cow2").dice(0, 1, 5).do("1:place:cow2@g3")
    assert scene.points(0, "posts") == 10
    scene.lay(0, c2="cow3", b2="monastery16").store(0, "monastery17").dice(0, 2, 5)
    scene.do("2:place:monastery17@b1")
    assert scene.points(0, "posts") == 10


@proves("B-POST-12")
def test_after_all_three_nothing_more_is_scored() -> None:
    scene = two_linked(border(), 0).do("3:place:cow4@c6")
    assert scene.points(0, "posts") == 15
    # A second chain, along the top, with every space of a post.
    scene.lay(0, b1="monastery15", b2="monastery16", b3="monastery17", b4="monastery18")
    scene.store(0, "monastery20").dice(0, 4, 4).do("4:place:monastery20@b5")
    assert scene.points(0, "posts") == 15


@proves("B-POST-12")
def test_a_link_scores_once_for_each_player() -> None:
    scene = ready(border(), 0, 1).do("4:place:ship@g2", "end", "4:place:ship@g2")
    assert [scene.points(seat, "posts") for seat in (0, 1)] == [10, 10]


@proves("B-POST-13")
@pytest.mark.parametrize("given", [{}, {"third-post": "once"}])
def test_the_doubled_third_post_is_off_by_default(given: dict[str, str]) -> None:
    options = GAME.settle({"border-posts": "on", **given})
    assert options["third-post"] == "once"
    scene = two_linked(border(2, **given), 0).do("3:place:cow4@c6")
    assert scene.points(0, "posts") == 10 + 5


@proves("B-POST-13")
def test_with_the_option_the_third_post_scores_twice_and_the_first_link_once() -> None:
    scene = ready(border(2, **{"third-post": "twice"}), 0).do("4:place:ship@g2")
    assert scene.points(0, "posts") == 10
    scene = two_linked(border(2, **{"third-post": "twice"}), 0, 1)
    scene.do("3:place:cow4@c6", "end", "3:place:sheep4@c6")
    assert [scene.points(seat, "posts") for seat in (0, 1)] == [10 + 10 + 5, 10 + 10 + 2]


@proves("B-POST-14")
def test_the_bonus_is_no_bonus_tile() -> None:
    scene = two_linked(border(), 0).lay(0, b1="monastery26").do("3:place:cow4@c6")
    assert scene.points(0, "posts") == 15
    assert scene.bonus(0) == {}
    colours = look(scene.s, None, "bonus_tiles")
    assert all((colour["large"], colour["small"]) == (5, 2) for colour in colours)
    assert final(scene).points(0, "monasteries") == 0


@proves("B-POST-11", "B-POST-7")
def test_a_link_is_no_region_and_counts_for_itself() -> None:
    log: Log = []
    scene = in_the_middle(border(start="f5"))
    scene.s.apply(0, scene.s.read(0, "6:place:watchtower@d4"), SampledChance(1), log)
    assert "region-completed" not in [event.key for event in log]
    assert scene.points(0) == 10 + 10 + 5 + 4
    assert scene.points(0, "regions") == scene.points(0, "phases") == 0
