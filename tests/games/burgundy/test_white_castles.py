"""White castles: buildings that act with the white die; monastery 29."""

import pytest

from kontor.core.chance import SampledChance
from kontor.games.burgundy.plans import COLOURS
from kontor.testing import proves
from scenario_burgundy import GAME, Scene, final


def white(players: int = 2, **options: str) -> Scene:
    return Scene(players, **{"white-castles": "on"}, **options)


def castle_placed(value: int, scene: Scene | None = None) -> Scene:
    """Seat 0 has just placed a white castle on e4 with a 3; the other die shows 6."""
    scene = (scene or white()).white(value)
    stored = scene.stores(0)
    return scene.store(0, "white-castle", *stored).dice(0, 3, 6).do("3:place:white-castle@e4")


@proves("B-WHITE-1", "B-WHITE-2")
@pytest.mark.parametrize(
    ("castles", "extra", "beige", "black", "yellow"),
    [
        ("off", "off", 40, 40, 20),
        ("on", "off", 46, 42, 21),
        ("off", "on", 40, 42, 22),
        ("on", "on", 46, 44, 23),
    ],
)
def test_nine_tiles_enlarge_three_stacks(
    castles: str, extra: str, beige: int, black: int, yellow: int
) -> None:
    scene = Scene(4, **{"white-castles": castles, "extra-tiles": extra})
    s, t = scene.s, scene.s.tables
    counts = {"building": 0, "monastery": 0}
    for kind in range(1, t.kinds):
        if t.number[kind]:
            counts["monastery"] += s.stacks[kind]
        elif t.building[kind] >= 0:
            counts["building"] += s.stacks[kind]
    assert counts == {"building": beige, "monastery": yellow}
    assert sum(s.black_stack) == black
    castle, number29 = scene.kind("white-castle"), scene.kind("monastery29")
    there = castles == "on"
    assert (s.stacks[castle], s.black_stack[castle]) == ((6, 2) if there else (0, 0))
    assert (s.stacks[number29], s.black_stack[number29]) == ((1, 0) if there else (0, 0))


@proves("B-WHITE-2")
@pytest.mark.parametrize("castles", [0, 1, 2, 3])
def test_29_brings_4_points_for_each_white_castle_in_the_duchy(castles: int) -> None:
    scene = white().lay(0, c4="monastery29", d3="ship", e4="bank", e3="mine", e2="church")
    spaces = ["c3", "e5", "e1"][:castles]
    scene.lay(0, **dict.fromkeys(spaces, "white-castle")).store(0, "white-castle")
    scene.lay(1, c3="white-castle", b3="castle")
    final(scene)
    assert scene.points(0, "monasteries") == 4 * castles
    assert scene.points(1, "monasteries") == 0


@proves("B-WHITE-3")
def test_a_white_castle_goes_on_beige_spaces_and_not_on_castle_spaces() -> None:
    scene = white().lay(0, c3="bank").store(0, "white-castle").dice(0, 6, 3)
    assert scene.why("6:place:white-castle@b3") == ("wrong-colour", "B-PLACE-2")
    scene.do("3:place:white-castle@e4")
    assert scene.tile(0, "e4") == "white-castle"


@proves("B-WHITE-3")
def test_it_fills_building_spaces_of_the_depots() -> None:
    found = 0
    for seed in range(10):
        s = GAME.new({"players": 4, "white-castles": "on"}, SampledChance(seed))
        for slot, kind in enumerate(s.depots):
            if s.tables.names[kind] == "white-castle":
                space = s.tables.components.depots[slot // 4][slot % 4]
                assert COLOURS[space.colour] == "building"
                found += 1
    assert found


@proves("B-WHITE-3")
def test_a_carpenter_takes_it_and_a_church_does_not() -> None:
    scene = white().depot(4, "white-castle").store(0, "carpenter", "church").dice(0, 3, 3)
    scene.do("3:place:carpenter@c3", "take:white-castle@4")
    assert scene.stores(0) == ["white-castle", "church"]
    scene = white().depot(4, "white-castle").depot(2, "castle").store(0, "church").dice(0, 3, 3)
    scene.do("3:place:church@c3")
    assert scene.legal() == ["take:castle@2", "pass"]
    assert scene.why("take:white-castle@4") == ("wrong-fetch", "B-BUILD-7")


@proves("B-WHITE-3")
def test_it_has_the_free_change_of_9_and_not_of_11() -> None:
    scene = white().lay(0, c4="monastery9").store(0, "white-castle").dice(0, 2, 6)
    scene.do("2:place:white-castle@c3")
    assert scene.tile(0, "c3") == "white-castle"
    scene = white().lay(0, c4="monastery11").store(0, "white-castle").dice(0, 2, 6)
    assert scene.why("2:place:white-castle@c3") == ("too-few-workers", "B-PLACE-3")


@proves("B-WHITE-3")
def test_it_completes_a_town_and_the_colour_of_buildings_not_of_castles() -> None:
    scene = white().lay(0, e1="bank", e2="church", f1="market", b5="bank", c5="church")
    scene.lay(0, c6="market", e4="bank", e5="church", f4="market", f5="carpenter")
    scene.lay(0, g4="watchtower", c4="monastery1", b4="monastery2", d3="ship", d2="ship")
    scene.lay(0, b3="castle", a2="castle", a3="castle")
    scene.store(0, "white-castle").dice(0, 3, 3).do("3:place:white-castle@c3", "pass")
    assert scene.bonus(0) == {"building": "large"}
    assert scene.points(0) == 1 + 10 + 5


@proves("B-WHITE-4")
def test_only_one_white_castle_may_stand_in_a_town() -> None:
    scene = white().lay(0, e5="white-castle").store(0, "white-castle", "bank").dice(0, 3, 3)
    assert scene.why("3:place:white-castle@e4") == ("building-in-town", "B-BUILD-2")
    scene.do("3:place:bank@e4", "3:place:white-castle@c3")
    assert scene.tile(0, "c3") == "white-castle"


@proves("B-WHITE-4")
def test_with_monastery_1_several_may_stand_in_a_town() -> None:
    scene = white().lay(0, e5="white-castle", c4="monastery1").store(0, "white-castle")
    scene.dice(0, 3, 3).do("3:place:white-castle@e4")
    assert scene.tile(0, "e4") == "white-castle"


@proves("B-WHITE-4")
def test_it_stands_beside_every_other_type() -> None:
    for building in ("bank", "church", "town-hall", "watchtower"):
        scene = white().lay(0, e5=building).store(0, "white-castle").dice(0, 3, 3)
        scene.do("3:place:white-castle@e4")
        assert scene.tile(0, "e4") == "white-castle"


@proves("B-WHITE-5", "B-WHITE-3")
def test_placing_it_gives_one_action_with_the_white_value() -> None:
    scene = castle_placed(4, white().depot(4, "ship", "bank").depot(6, "cow2").depot(3, "cow3"))
    assert list(scene.s.dice[:2]) == [-3, 6]
    assert sorted(scene.legal()) == ["4:take:bank@4", "4:take:ship@4", "4:workers", "pass"]
    for action in ("6:workers", "6:take:cow2@6", "*:workers", "*:take:cow2@6", "end"):
        assert scene.why(action) == ("effect-open", "B-TURN-3")
    scene.do("4:take:ship@4")
    # One action, and no own die was used for it.
    assert list(scene.s.dice[:2]) == [-3, 6]
    assert scene.why("4:take:bank@4") == ("no-such-die", "B-TURN-1")
    assert scene.why("4:workers") == ("no-such-die", "B-TURN-1")
    scene.do("6:take:cow2@6")
    assert scene.stores(0) == ["ship", "cow2"]
    assert scene.legal() == ["end"]


@proves("B-WHITE-5")
def test_an_own_die_of_the_same_value_is_kept() -> None:
    scene = castle_placed(6, white().depot(6, "cow2", "bank"))
    scene.do("6:take:cow2@6")
    assert list(scene.s.dice[:2]) == [-3, 6]
    scene.do("6:take:bank@6")
    assert scene.stores(0) == ["cow2", "bank"]


@proves("B-WHITE-6")
def test_the_action_takes_places_sells_or_brings_workers() -> None:
    def table() -> Scene:
        scene = white().store(0, "mine", "ship").goods(0, red=2, pink=1).silver(0, 0)
        return castle_placed(4, scene.depot(4, "bank").depot(5, "mine"))

    assert sorted(table().legal()) == sorted(
        ["4:take:bank@4", "4:place:mine@e3", "4:sell:red", "4:workers", "pass"]
    )
    scene = table().do("4:take:bank@4")
    assert sorted(scene.stores(0)) == ["bank", "mine", "ship"]
    scene = table().do("4:place:mine@e3")
    assert scene.tile(0, "e3") == "mine"
    scene = table().do("4:sell:red")
    assert (scene.s.silver[0], scene.points(0), scene.held(0)) == (1, 4, {"pink": 1})
    scene = table().do("4:workers")
    assert (scene.s.workers[0], scene.s.silver[0]) == (2, 0)
    scene = table().do("pass")
    assert scene.s.workers[0] == 0
    assert scene.why("4:workers") == ("no-such-die", "B-TURN-1")
    assert "6:workers" in scene.legal()


@proves("B-WHITE-6")
@pytest.mark.parametrize(
    ("numbers", "workers", "silver"), [((13,), 2, 1), ((14,), 4, 0), ((13, 14), 4, 1)]
)
def test_13_and_14_work_for_the_action(numbers: tuple[int, ...], workers: int, silver: int) -> None:
    scene = white().silver(0, 0)
    for space, number in zip(("c4", "b4"), numbers, strict=False):
        scene.lay(0, **{space: f"monastery{number}"})
    castle_placed(2, scene).do("2:workers")
    assert (scene.s.workers[0], scene.s.silver[0]) == (workers, silver)


@proves("B-WHITE-6")
def test_conditions_of_the_action_hold() -> None:
    scene = castle_placed(4, white().store(0, "ship", "bank").goods(0, pink=1))
    assert scene.why("4:place:ship@e3") == ("wrong-colour", "B-PLACE-2")
    assert scene.why("4:place:ship@d6") == ("not-adjacent", "B-PLACE-4")
    assert scene.why("4:place:ship@d5") == ("too-few-workers", "B-PLACE-3")
    assert scene.why("4:sell:pink") == ("too-few-workers", "B-SELL-1")
    assert scene.why("4:sell:red") == ("no-goods", "B-SELL-1")


@proves("B-WHITE-7")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("strong", [False, True])
def test_workers_change_the_value_at_the_usual_price(value: int, strong: bool) -> None:
    steps = min((value - 1) % 6, (1 - value) % 6)
    price = (steps + 1) // 2 if strong else steps

    def table(workers: int) -> Scene:
        scene = white().depot(1, "ship").goods(0, turquoise=1).store(0, "castle")
        scene.workers(0, workers)
        if strong:
            scene.lay(0, c4="monastery8")
        return castle_placed(value, scene)

    for action in (f"{value}:take:ship@1", f"{value}:sell:turquoise"):
        scene = table(price).do(action)
        assert scene.s.workers[0] == 0
        scene = table(3).do(action)
        assert scene.s.workers[0] == 3 - price
        if price:
            rule = "B-DIE-3" if "take" in action else "B-SELL-1"
            assert table(price - 1).why(action) == ("too-few-workers", rule)


@proves("B-WHITE-7")
def test_workers_change_the_value_for_placing_too() -> None:
    scene = castle_placed(1, white().store(0, "mine").workers(0, 3)).do("1:place:mine@e3")
    assert (scene.tile(0, "e3"), scene.s.workers[0]) == ("mine", 0)


@proves("B-WHITE-7")
@pytest.mark.parametrize("owned", [9, 10, 11, 12])
@pytest.mark.parametrize(
    ("power", "action"),
    [
        (9, "place:bank@c3"),  # 3
        (10, "place:ship@d3"),  # 2
        (11, "place:mine@e3"),  # 4
        (12, "take:cow2@3"),
    ],
)
def test_free_changes_hold_as_for_an_own_die(power: int, action: str, owned: int) -> None:
    value = {9: 2, 10: 1, 11: 5, 12: 4}[power]
    scene = white().lay(0, c4=f"monastery{owned}").depot(3, "cow2")
    if "place" in action:
        scene.store(0, action.split("@")[0][len("place:") :])
    castle_placed(value, scene)
    if owned == power:
        scene.do(f"{value}:{action}")
        assert scene.s.workers[0] == 0
    else:
        rule = "B-DIE-3" if power == 12 else "B-PLACE-3"
        assert scene.why(f"{value}:{action}") == ("too-few-workers", rule)


@proves("B-WHITE-7")
def test_the_change_is_paid_with_this_action_only() -> None:
    scene = white().workers(0, 2).depot(6, "cow2")
    castle_placed(4, scene).do("4:take:cow2@6")
    assert scene.s.workers[0] == 0
    assert scene.s.white == 4


@proves("B-WHITE-8")
def test_the_white_die_is_never_turned() -> None:
    scene = white().lay(0, c4="monastery1").depot(5, "mine").depot(6, "cow2", "bank").workers(0, 2)
    scene.white(4).store(0, "white-castle", "white-castle").dice(0, 3, 1)
    scene.store(1, "white-castle").workers(1, 2).dice(1, 3, 3)
    scene.do("3:place:white-castle@e4", "4:take:mine@5", "1:place:white-castle@e5")
    # The second one starts from 4 again: 5 is one worker away, 6 is two.
    assert scene.s.workers[0] == 1
    assert scene.why("4:take:cow2@6") == ("too-few-workers", "B-DIE-3")
    assert scene.why("5:workers") == ("effect-open", "B-TURN-3")
    scene.do("4:workers", "end", "3:place:white-castle@c3", "4:take:cow2@6")
    assert scene.s.workers[1] == 0
    assert scene.s.white == 4


@proves("B-WHITE-8")
def test_without_a_white_castle_nobody_uses_the_white_die() -> None:
    scene = white().white(5).dice(0, 1, 2).depot(5, "mine")
    assert scene.why("5:take:mine@5") == ("no-such-die", "B-TURN-1")
    assert scene.why("5:workers") == ("no-such-die", "B-TURN-1")


@proves("B-WHITE-8", "B-WHITE-5")
def test_the_value_is_that_of_the_round() -> None:
    scene = white()
    # Both seats roll 3 and 3, the white die shows 2.
    scene.store(0, "white-castle").do("end").script("end", 2, 2, 2, 2, 1)
    assert scene.s.white == 2
    scene.do("3:place:white-castle@e4")
    assert "2:workers" in scene.legal()
    assert "3:workers" not in scene.legal()


@proves("B-WHITE-9")
def test_a_white_castle_placed_by_another_gives_a_further_action() -> None:
    scene = white().store(0, "white-castle").depot(3, "cow2")
    castle_placed(3, scene).do("3:place:white-castle@c3", "3:take:cow2@3")
    assert scene.stores(0) == ["cow2"]
    assert list(scene.s.dice[:2]) == [-3, 6]
    assert scene.legal() == ["6:workers", "end"]


@proves("B-WHITE-9")
@pytest.mark.parametrize("by", ["castle", "town-hall"])
def test_however_it_was_placed_the_action_has_the_white_value(by: str) -> None:
    scene = white().white(2).depot(2, "castle").store(0, by, "white-castle").dice(0, 6, 3)
    if by == "castle":
        scene.lay(0, c3="bank").do("6:place:castle@b3", "*:place:white-castle@e4")
    else:
        scene.do("3:place:town-hall@c3", "place:white-castle@e4")
    scene.do("2:take:castle@2")
    assert scene.stores(0) == ["castle"]


@proves("B-WHITE-9")
def test_a_crane_used_as_white_castle_does_the_same() -> None:
    scene = white(2, **{"extra-tiles": "on"}).white(2).store(0, "crane", "white-castle")
    scene.workers(0, 1).dice(0, 3, 6).depot(5, "mine").silver(0, 0)
    scene.do("3:place:crane@e4", "use:white-castle")
    places = ["2:place:white-castle@c3", "2:place:white-castle@e5"]
    assert scene.legal() == [*places, "2:workers", "pass"]
    scene.do("2:place:white-castle@c3", "2:workers")
    assert scene.s.workers[0] == 2
    assert scene.legal() == ["6:take:mine@5", "6:workers", "end"]
