"""Which options go together, and what the expansions have in common."""

from collections.abc import Iterator
from itertools import product

import pytest

from kontor.core.chance import SampledChance
from kontor.core.errors import OptionError
from kontor.core.events import Log
from kontor.core.game import Document
from kontor.games.burgundy.state import BurgundyState
from kontor.testing import proves
from scenario_burgundy import GAME, Asked, Scene, look

EXPANSIONS = ("extra-tiles", "border-posts", "white-castles", "inns", "trade-routes", "shields")
ALL = dict.fromkeys(EXPANSIONS, "on")
NO_POSTS = {name: "on" for name in EXPANSIONS if name != "border-posts"}
TILES = {
    "extra-tiles": {"monastery27", "monastery28", "crane", "geese"},
    "white-castles": {"white-castle", "monastery29"},
}


def wander(players: int, seed: int, **options: str) -> Iterator[BurgundyState]:
    """The states of a game of random choices."""
    chance = SampledChance(seed)
    state = GAME.new({"players": players, **options}, chance)
    yield state
    while state.actors:
        actions = state.legal(state.actors[0])
        state.apply(state.actors[0], actions[chance.below(len(actions))], chance)
        yield state


def without_viewer(s: BurgundyState, viewer: int | None) -> Document:
    return {name: value for name, value in s.view(viewer).items() if name != "viewer"}


def refusal(**given: object) -> OptionError:
    with pytest.raises(OptionError) as caught:
        GAME.new(given, SampledChance(1))
    with pytest.raises(OptionError):
        GAME.settle(given)
    return caught.value


# B-OPT-1


@proves("B-OPT-1")
@pytest.mark.parametrize("name", EXPANSIONS)
def test_each_expansion_is_an_option_off_by_default(name: str) -> None:
    assert GAME.settle({})[name] == "off"
    described = {option.name: option.describe() for option in GAME.option_list}
    assert described[name]["default"] == "off"
    assert described[name]["type"] == "switch"


@proves("B-OPT-1")
@pytest.mark.parametrize("on", [*EXPANSIONS, None])
def test_the_pieces_of_an_option_that_is_off_do_not_exist(on: str | None) -> None:
    options = {on: "on"} if on else {}
    given: dict[str, object] = {"players": 4, **options}
    s = GAME.new(given, SampledChance(5))
    tiles = {
        s.tables.names[kind]
        for place in (s.stacks, s.black_stack)
        for kind in range(1, s.tables.kinds)
        if place[kind]
    }
    tiles |= {s.tables.names[kind] for kind in (*s.depots, *s.black) if kind}
    for option, names in TILES.items():
        assert tiles & names == (names if on == option else set())
    assert "inn" not in tiles
    # Inns lie there once phase A is laid out.
    assert look(s, None, "inns") == (1 if on == "inns" else 0)
    assert bool(look(s, None, "seats", 0, "route")) == (on == "trade-routes")
    sides = look(s, None, "seats", 0, "sides")
    assert sides[0].startswith("11") == (on == "border-posts")


@proves("B-OPT-1")
def test_the_actions_of_an_option_that_is_off_are_refused() -> None:
    scene = Scene().silver(0, 5)
    assert scene.why("inn") == ("no-inn", "B-INN-2")
    assert scene.why("hire") == ("no-hiring", "B-EXTRA-7")
    assert scene.why("use:bank") == ("no-effect", "B-EXTRA-9")
    assert scene.why("herd:cow") == ("no-effect", "B-EXTRA-14")
    scene = Scene().goods(0, turquoise=2).do("1:sell:turquoise")
    assert scene.events() == ["goods-sold"]


# B-OPT-2


@proves("B-OPT-2")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("expert", [False, True])
def test_the_expansions_may_be_combined_freely(players: int, expert: bool) -> None:
    for chosen in product(("off", "on"), repeat=len(EXPANSIONS)):
        given: dict[str, object] = {
            "players": players,
            **dict(zip(EXPANSIONS, chosen, strict=True)),
        }
        if expert:
            given["duchies"] = "random"
        options = GAME.settle(given)
        assert [options[name] for name in EXPANSIONS] == list(chosen)
        s = GAME.new(given, SampledChance(2))
        assert s.status() == []
        for seat in range(players if expert or given["border-posts"] == "on" else 0):
            actor = s.actors[0]
            s.apply(actor, s.legal(actor)[seat], SampledChance(2))
        assert look(s, None, "stage") == "play"
        assert s.status() == []


@proves("B-OPT-2", "B-OPT-9", "B-OPT-11")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, ALL),
        (3, ALL),
        (4, ALL),
        (2, NO_POSTS),
        (4, {**NO_POSTS, "duchies": "random"}),
        (4, {**ALL, "duchies": "random"}),
    ],
)
def test_games_with_all_of_them_run_to_their_end_in_the_open(
    players: int, options: dict[str, str]
) -> None:
    last = None
    for index, s in enumerate(wander(players, 11, **options)):
        if index % 20 == 0:
            assert s.status() == []
            seen = without_viewer(s, None)
            for seat in range(players):
                assert without_viewer(s, seat) == seen
                assert s.position(seat) == s.position()
        last = s
    assert last is not None
    assert last.outcome is not None
    assert sorted(last.outcome) == list(range(1, players + 1))


# B-OPT-5


@proves("B-OPT-5", "B-OPT-8")
@pytest.mark.parametrize("duchies", [*map(str, range(1, 11)), "11a,3", "10,11f"])
def test_with_border_posts_duchies_1_to_10_are_refused_for_any_seat(duchies: str) -> None:
    error = refusal(**{"border-posts": "on", "duchies": duchies})
    assert error.name == "duchies"
    assert "border-posts" in error.reason
    named = next(name for name in duchies.split(",") if not name.startswith("11"))
    assert f"duchy {named} " in error.reason


@proves("B-OPT-5", "B-OPT-8")
@pytest.mark.parametrize("duchies", [*(f"11{side}" for side in "abcdef"), "3,11a", "11b,1", "11"])
@pytest.mark.parametrize("given", [{}, {"border-posts": "off"}])
def test_without_border_posts_the_duchies_11_are_refused(
    duchies: str, given: dict[str, str]
) -> None:
    error = refusal(**given, duchies=duchies)
    assert error.name == "duchies"
    assert "border-posts" in error.reason


@proves("B-OPT-5")
def test_without_border_posts_the_expert_variant_deals_no_duchy_11() -> None:
    for pick in range(8):
        s = GAME.new({"players": 2, "duchies": "random"}, Asked(0, *[0] * 6, pick))
        assert not look(s, None, "seats", 0, "sides")[0].startswith("11")


# B-OPT-7, B-OPT-8


@proves("B-OPT-7", "B-OPT-8")
@pytest.mark.parametrize("given", [{}, {"border-posts": "off"}, NO_POSTS])
def test_the_doubled_third_post_needs_border_posts(given: dict[str, str]) -> None:
    error = refusal(**given, **{"third-post": "twice"})
    assert error.name == "third-post"
    assert "border-posts" in error.reason
    # Its default is no setting.
    assert GAME.settle({**given, "third-post": "once"})["third-post"] == "once"
    assert GAME.settle({"border-posts": "on", "third-post": "twice"})["third-post"] == "twice"


@proves("B-OPT-8")
@pytest.mark.parametrize("name", EXPANSIONS)
def test_a_switch_is_on_or_off_and_nothing_else(name: str) -> None:
    for value in ("yes", "1", "ON", ""):
        error = refusal(**{name: value})
        assert error.name == name
        assert "off, on" in error.reason


@proves("B-OPT-8")
def test_nothing_is_changed_silently() -> None:
    for given in (
        {"border-posts": "on", "duchies": "11c,11d"},
        {"border-posts": "on", "duchies": "random"},
        {"inns": "on", "duchies": "3,7", "start": "secret"},
        {**ALL, "duchies": "11e", "third-post": "twice"},
    ):
        wanted: dict[str, object] = {"players": 2, **given}
        options = GAME.settle(wanted)
        assert {name: options[name] for name in wanted} == wanted
        s = GAME.new(wanted, SampledChance(4))
        assert {name: s.options[name] for name in wanted} == wanted


@proves("B-OPT-8")
def test_duchies_for_another_number_of_players_are_refused() -> None:
    error = refusal(**{"players": 3, "border-posts": "on", "duchies": "11a,11b"})
    assert error.name == "duchies"


# B-OPT-9


def left_over(seed: int, **options: str) -> tuple[dict[str, int], set[str]]:
    """The bags after the refill of phase E with four players, and all tiles that came up."""
    chance = SampledChance(seed)
    s = GAME.new({"players": 4, **options}, chance)
    seen: set[str] = set()
    while s.phase < 4:
        seen |= {s.tables.names[kind] for kind in (*s.depots, *s.black) if kind}
        s.apply(s.actors[0], s.read(s.actors[0], "end"), chance)
    seen |= {s.tables.names[kind] for kind in (*s.depots, *s.black) if kind}
    assert s.status() == []
    assert sum(1 for kind in s.depots if kind) == 24
    assert sum(1 for kind in s.black if kind) == 8
    t = s.tables
    left = {"black": sum(s.black_stack), "yellow": 0, "beige": 0, "other": 0}
    for kind in range(1, t.kinds):
        name = "yellow" if t.number[kind] else "beige" if t.building[kind] >= 0 else "other"
        left[name] += s.stacks[kind]
    return left, seen


@proves("B-OPT-9")
@pytest.mark.parametrize(
    ("options", "beige", "black", "yellow"),
    [
        ({}, 0, 0, 0),
        ({"extra-tiles": "on"}, 0, 2, 2),
        ({"white-castles": "on"}, 6, 2, 1),
        (NO_POSTS, 6, 4, 3),
    ],
)
def test_the_supply_suffices_and_the_surplus_is_left_over(
    options: dict[str, str], beige: int, black: int, yellow: int
) -> None:
    for seed in range(3):
        left, _ = left_over(seed, **options)
        assert left == {"beige": beige, "black": black, "yellow": yellow, "other": 0}


@proves("B-OPT-9")
def test_it_is_not_certain_that_a_tile_of_an_expansion_appears() -> None:
    games = [left_over(seed, **NO_POSTS)[1] for seed in range(40)]
    for tile in ("crane", "geese", "monastery27", "monastery28", "monastery29"):
        appeared = sum(tile in seen for seen in games)
        assert 0 < appeared < len(games)


# B-OPT-10


@proves("B-OPT-10")
@pytest.mark.parametrize("duchies", ["random", "11", "11a", "3,7"])
@pytest.mark.parametrize("way", ["in-order", "secret"])
def test_routes_are_known_when_duchies_and_start_castles_are_chosen(duchies: str, way: str) -> None:
    given: dict[str, object] = {"players": 2, "trade-routes": "on", "duchies": duchies}
    given["start"] = way
    if duchies.startswith("11"):
        given["border-posts"] = "on"
    s = GAME.new(given, SampledChance(3))
    assert look(s, None, "stage") == "setup"
    for seat in (0, 1):
        assert len(look(s, None, "seats", seat, "route")) == 15
    route = [look(s, None, "seats", seat, "route") for seat in (0, 1)]
    while look(s, None, "stage") == "setup":
        s.apply(s.actors[0], s.legal(s.actors[0])[0], SampledChance(1))
    assert [look(s, None, "seats", seat, "route") for seat in (0, 1)] == route


@proves("B-OPT-10")
def test_routes_are_dealt_before_the_sheets() -> None:
    log: Log = []
    GAME.new({"players": 2, "trade-routes": "on", "duchies": "random"}, SampledChance(1), log)
    keys = [event.key for event in log]
    assert keys == [
        "first-player",
        *["goods-dealt"] * 2,
        *["route-dealt"] * 2,
        *["sheet-dealt"] * 2,
    ]
    log.clear()
    GAME.new({"players": 2, "trade-routes": "on"}, SampledChance(1), log)
    keys = [event.key for event in log]
    assert keys.index("start-castle") > keys.index("route-dealt")


# B-OPT-11


@proves("B-OPT-11")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_routes_their_goods_and_the_pile_of_inns_lie_open(viewer: int | None) -> None:
    scene = Scene(2, **NO_POSTS).route(0, 1, 2, 3, 4, 5).goods(0, brown=2).dice(0, 5, 5)
    scene.do("5:sell:brown").keep_inn(1)
    scene.s.inns = 3
    route = look(scene.s, viewer, "seats", 0, "route")
    assert [space["laid"] for space in route[:3]] == ["brown", "brown", None]
    assert (route[0]["goods"], route[0]["bonus"]) == ("purple", "building")
    assert look(scene.s, viewer, "inns") == 3
    assert look(scene.s, viewer, "seats", 1, "stores") == ["inn", None, None]
    assert scene.s.position(viewer) == scene.s.position()


@proves("B-OPT-11")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_linked_posts_lie_open(viewer: int | None) -> None:
    scene = Scene(2, "11a", **{"border-posts": "on"}).found("f1", "f1")
    scene.lay(0, c1="ship", d2="ship", e2="ship", f2="ship").store(0, "ship").dice(0, 4, 4)
    scene.do("4:place:ship@g2")
    assert look(scene.s, viewer, "seats", 0, "linked_posts") == 2
