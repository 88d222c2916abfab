"""The diamond track and the diamond merchants."""

from itertools import combinations

import pytest

from kontor.core.chance import SampledChance
from kontor.core.errors import IllegalAction
from kontor.games.mombasa.actions import ACTIVE_MERCHANT, USE
from kontor.games.mombasa.atlas import COMPANIES
from kontor.testing import proves
from scenario_mombasa import GAME, Scene, why

LADDER = GAME.components.diamonds
MINES = {region.name: region.mines for region in GAME.components.atlas.regions}


def polish(source: str, diamonds: int) -> Scene:
    """Seat 0 has taken diamond steps from one source."""
    scene = Scene(tracks="A1,B1,C2,D1" if source == "c2" else "A1,B1,C1,D1").pounds(0, 5)
    scene.s.diamonds[0] = diamonds
    if source == "merchant":
        return scene.area(0, "merchant").do("use:merchant")
    if source == "company":
        return scene.area(0, "merchant-cairo").do("use:merchant-cairo")
    if source == "tile":
        return scene.tile(0, 2).do("use:tile-merchant")
    if source == "region":
        scene.posts("cape-town", "karoo").area(0, "expansion2")
        return scene.do("expand:cape-town", "enter:kalahari:1", "stop")
    if source == "book":
        scene.area(0, "bookkeeper2", "coffee2").shelf(0, s1="a-coffee2-diamonds1").refill()
        scene.s.jar[0] = 0
        return scene.do("use:bookkeeper2", "jar", "stop")
    if source == "majority":
        return scene.area(0, "bananas4").do("bonus:bananas:2", "stop")
    scene.place(0, saint_louis=6)
    return scene.do("bonus:c-first", "stop")


def uses(scene: Scene) -> list[str]:
    return [text for text in scene.legal() if text.startswith("use:")]


SOURCES = [
    ("merchant", 1),
    ("company", 2),
    ("tile", 2),
    ("region", 2),
    ("book", 1),
    ("majority", 1),
    ("c1", 2),
    ("c2", 1),
]


@proves("M-DIAMOND-1")
@pytest.mark.parametrize(("source", "steps"), SOURCES)
def test_the_diamond_moves_forward_whatever_gives_the_steps(source: str, steps: int) -> None:
    scene = polish(source, 3)
    assert list(scene.s.diamonds) == [3 + steps, 0]
    moved = scene.events("diamond-advances")
    assert sum(event["count"] for event in moved) == steps
    assert moved[-1]["at"] == 3 + steps


@proves("M-DIAMOND-2")
@pytest.mark.parametrize(("card", "before"), [("merchant", 1), ("merchant-cairo", 1)])
def test_reaching_or_passing_the_marked_space_unlocks_a_slot(card: str, before: int) -> None:
    scene = Scene().area(0, card)
    scene.s.diamonds[0] = LADDER.slot - before
    assert scene.look("seats", 0, "open_slots") == [1, 2, 3]
    scene.do(f"use:{card}")
    assert scene.s.diamonds[0] >= LADDER.slot
    assert scene.look("seats", 0, "open_slots") == [1, 2, 3, 4]
    assert scene.look("seats", 1, "open_slots") == [1, 2, 3]
    assert scene.events("slot-unlocked") == [{"seat": 0, "slot": 4}]
    scene.finish_round().hand(0, "coffee1").hand(1, "coffee1")
    assert "plan:4:coffee1" in scene.legal(0)
    assert why(scene.refused("plan:5:coffee1", 0)) == ("slot-locked", "M-PLAN-3")
    assert why(scene.refused("plan:4:coffee1", 1)) == ("slot-locked", "M-PLAN-3")


@proves("M-DIAMOND-2")
def test_the_slot_stays_locked_before_the_marked_space() -> None:
    scene = Scene().area(0, "merchant")
    scene.s.diamonds[0] = LADDER.slot - 2
    scene.do("use:merchant").finish_round().hand(0, "coffee1")
    assert scene.s.diamonds[0] == LADDER.slot - 1
    assert scene.events("slot-unlocked") == []
    assert why(scene.refused("plan:4:coffee1", 0)) == ("slot-locked", "M-PLAN-3")


@proves("M-DIAMOND-3")
@pytest.mark.parametrize(("source", "steps"), SOURCES)
def test_a_step_past_the_end_brings_two_pounds_instead(source: str, steps: int) -> None:
    moving, ended = polish(source, 3), polish(source, LADDER.length)
    assert ended.s.diamonds[0] == LADDER.length
    assert ended.s.pounds[0] == moving.s.pounds[0] + 2 * steps
    assert ended.events("diamond-advances") == []


@proves("M-DIAMOND-3")
def test_a_diamond_at_the_end_stays_there_and_keeps_its_value() -> None:
    scene = Scene().area(0, "merchant")
    scene.s.diamonds[0] = LADDER.length
    scene.do("use:merchant").finish_round()
    assert scene.s.diamonds[0] == LADDER.length
    assert scene.score(0)["diamonds"] == LADDER.values[-1][1]


@proves("M-DIAMOND-4")
@pytest.mark.parametrize(("left", "pounds"), [(3, 0), (2, 2), (1, 4), (0, 6)])
def test_steps_left_over_on_arrival_pay_two_pounds_each(left: int, pounds: int) -> None:
    # Two mines: 2 steps, then 1 more.
    scene = Scene().posts("cairo", "chad-basin").area(0, "merchant-cairo").pounds(0, 0)
    scene.s.diamonds[0] = LADDER.length - left
    scene.do("use:merchant-cairo")
    assert scene.s.diamonds[0] == LADDER.length
    assert scene.s.pounds[0] == 1 + pounds


@proves("M-MERCHANT-1")
def test_one_merchant_is_used_and_turned_down_and_the_turn_ends() -> None:
    scene = Scene().area(0, "merchant", "merchant-cairo", "coffee1").tile(0, 2)
    scene.do("use:merchant-cairo")
    assert scene.s.diamonds[0] == 2
    assert scene.s.face[0] == 0b101
    assert scene.look("tiles", 2) == {"tile": "merchant", "seat": 0, "used": False}
    assert scene.s.actors == (1,)
    scene.do("end", "pick:1")
    assert uses(scene) == ["use:merchant", "use:coffee1", "use:tile-merchant"]
    scene.do("use:tile-merchant")
    # The plain merchant alone was still face up.
    assert scene.s.diamonds[0] == 2 + 3
    assert scene.s.face[0] == 0b101
    assert uses(scene) == ["use:merchant", "use:coffee1"]


@proves("M-MERCHANT-1")
def test_without_a_face_up_merchant_there_is_no_merchant_action() -> None:
    scene = Scene().area(0, "merchant", "coffee1").hand(0, "merchant-cairo")
    scene.do("use:merchant", "end", "pick:1")
    for active, reason in (
        (0, ("not-face-up", "M-TURN-5")),
        (ACTIVE_MERCHANT, ("no-tile", "M-TILE-1")),
    ):
        with pytest.raises(IllegalAction) as caught:
            scene.s.apply(0, USE + active, SampledChance(0))
        assert why(caught.value) == reason
    assert uses(scene) == ["use:coffee1"]


@proves("M-MERCHANT-2")
def test_the_plain_merchant_gives_one_step_and_two_pounds_whatever_the_mines() -> None:
    scene = Scene().area(0, "merchant").posts("cairo", "chad-basin", "katanga")
    scene.posts("mombasa", "congo-basin").posts("cape-town", "kalahari")
    scene.do("use:merchant")
    assert list(scene.s.diamonds) == [1, 0]
    assert list(scene.s.pounds) == [3, 1]
    assert scene.s.actors == (1,)


@proves("M-MERCHANT-3")
@pytest.mark.parametrize("company", COMPANIES)
def test_each_company_merchant_gives_two_steps_and_a_pound_then_its_own_mines(company: str) -> None:
    scene = Scene().area(0, f"merchant-{company}").do(f"use:merchant-{company}")
    assert list(scene.s.diamonds) == [2, 0]
    assert list(scene.s.pounds) == [2, 1]
    # Its own company's mines and no other's.
    for other in COMPANIES:
        scene = Scene().area(0, f"merchant-{company}").posts(other, "katanga", "kalahari")
        scene.do(f"use:merchant-{company}")
        assert scene.s.diamonds[0] == (4 if other == company else 2)
        assert scene.s.pounds[0] == 2
        gains = [event.key for event in scene.log if event.key != "merchant-used"]
        assert gains[:2] == ["diamond-advances", "pounds-gained"]
        assert scene.events("diamond-advances")[0]["count"] == 2


@proves("M-MERCHANT-4")
@pytest.mark.parametrize(
    ("mines", "more"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)]
)
def test_every_two_mines_give_one_more_step_rounded_down(mines: int, more: int) -> None:
    regions = next(
        found
        for size in range(8)
        for found in combinations(MINES, size)
        if sum(MINES[name] for name in found) == mines
    )
    scene = Scene().posts("cape-town", *regions).area(0, "merchant-cape-town")
    scene.do("use:merchant-cape-town")
    assert scene.s.diamonds[0] == 2 + more
    assert scene.s.pounds[0] == 2


@proves("M-MERCHANT-4", "M-MERCHANT-5")
def test_a_region_without_mines_adds_none_to_those_controlled() -> None:
    scene = Scene().posts("cairo", "nubia", "maloti", "guinea", "zambezi")
    scene.area(0, "merchant-cairo").do("use:merchant-cairo")
    assert scene.s.diamonds[0] == 2


@proves("M-MERCHANT-5")
def test_it_counts_where_posts_stand_now_and_not_who_placed_them() -> None:
    def scene() -> Scene:
        table = Scene().posts("cairo", "chad-basin").posts("saint-louis", "niger-bend", "guinea")
        table.area(0, "merchant-cairo", "merchant-saint-louis").area(1, "expansion3")
        # Saint-Louis, in which nobody has shares, drives Cairo out.
        table.do("bonus:tile-goods", "expand:saint-louis", "enter:chad-basin:1")
        assert table.s.actors == (0,)
        return table

    assert scene().do("use:merchant-cairo").s.diamonds[0] == 2
    # 1 mine in Guinea, 2 in the Chad Basin.
    assert scene().do("use:merchant-saint-louis").s.diamonds[0] == 2 + 1
    held = Scene().posts("cairo", "chad-basin").area(0, "merchant-cairo").shares(1, "cairo", 8)
    assert list(held.do("use:merchant-cairo").s.diamonds) == [3, 0]
