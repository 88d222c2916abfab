"""Bonus tiles and the spaces that reserve them."""

import pytest

from kontor.games.mombasa.actions import (
    ACTIVE_BOOKKEEPER,
    ACTIVE_MERCHANT,
    BOOST,
    USE,
)
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.tables import OVER, PLANNING
from kontor.testing import proves
from scenario_mombasa import BOOKKEEPER, EXPANSION, GOODS, MERCHANT, Scene, why
from scenario_mombasa_bonus import SPACES, TILE_SPACES, book_letters, leave, places, refuse_code

# Bonus-tile spaces


@proves("M-TILESPACE-2")
def test_several_tiles_reserved_in_one_round_are_all_received() -> None:
    scene = Scene().pounds(0, 9).pounds(1, 9)
    scene.do("bonus:tile-goods", "bonus:tile-bookkeeper", "bonus:tile-merchant")
    leave(scene).do("bonus:tile-expansion").finish_round()
    assert list(scene.s.tiles) == [0, 1, 0, 0]
    received = [(event["seat"], event["tile"]) for event in scene.events("tile-received")]
    assert received == [(0, "goods"), (1, "bookkeeper"), (0, "merchant"), (0, "expansion")]


@proves("M-TILESPACE-3")
@pytest.mark.parametrize("tile", range(4))
@pytest.mark.parametrize("holder", [0, 1])
def test_a_tile_that_somebody_has_can_be_reserved(tile: int, holder: int) -> None:
    scene = Scene().pounds(0, 2).area(0, "coffee1").tile(holder, tile)
    scene.do(f"bonus:{TILE_SPACES[tile]}")
    assert scene.s.tiles[tile] == holder
    scene.finish_round()
    assert scene.s.stage == PLANNING
    assert scene.s.tiles[tile] == 0
    assert not scene.look("tiles", tile, "used")


@proves("M-TILESPACE-4")
@pytest.mark.parametrize("tile", range(4))
def test_in_the_last_round_a_tile_space_is_used_for_nothing(tile: int) -> None:
    scene = Scene().round(7).pounds(0, 2).do(f"bonus:{TILE_SPACES[tile]}")
    assert scene.s.pounds[0] == 2 - SPACES[TILE_SPACES[tile]].cost
    assert why(scene.refused(f"bonus:{TILE_SPACES[tile]}")) == ("space-taken", "M-MARKER-2")
    scene.finish_round()
    assert scene.s.stage == OVER
    assert list(scene.s.tiles) == [-1, -1, -1, -1]


# Bonus tiles


@proves("M-TILE-1")
def test_tiles_lie_beside_the_planned_cards_without_filling_a_slot() -> None:
    scene = Scene().pounds(0, 9)
    scene.do("bonus:tile-bookkeeper", "end", "pick:1", "bonus:tile-merchant")
    scene.do("bonus:tile-expansion").finish_round()
    scene.hand(0, "coffee1", "cotton1", "bananas1")
    for slot, card in enumerate(("coffee1", "cotton1", "bananas1"), 1):
        scene.do(f"plan:{slot}:{card}", seat=0)
    scene.do("done", seat=0).do("done", seat=1)
    uses = {text for text in scene.legal() if text.startswith(("use:", "expand:"))}
    assert uses == {
        "use:coffee1",
        "use:cotton1",
        "use:bananas1",
        "use:tile-bookkeeper",
        "use:tile-merchant",
        *(f"expand:{company}" for company in COMPANIES),
    }
    assert scene.look("seats", 0, "slots")[3:] == [None, None]


@proves("M-TILE-2")
@pytest.mark.parametrize("tile", [BOOKKEEPER, MERCHANT])
def test_a_tile_meets_a_requirement_like_a_card_until_it_is_used(tile: int) -> None:
    def scene() -> Scene:
        table = Scene().area(0, "bookkeeper2", "coffee1").shelf(0, s1="a-helper-pounds2").refill()
        table.s.jar[0] = 0
        return table.pounds(0, 2)

    assert "jar" in scene().tile(0, tile).do("use:bookkeeper2").legal()
    table = scene().do("use:bookkeeper2")
    assert why(table.refused("jar")) == ("requirements", "M-JAR-5")
    # The tile of another seat is of no use.
    assert "jar" not in scene().tile(1, tile).do("use:bookkeeper2").legal()
    name = "tile-bookkeeper" if tile == BOOKKEEPER else "tile-merchant"
    table = scene().tile(0, tile).do(f"use:{name}")
    while table.s.actors == (0,):
        table.do("stop")
    leave(table).do("use:bookkeeper2")
    assert why(table.refused("jar")) == ("requirements", "M-JAR-5")


@proves("M-TILE-2", "M-TILE-5")
def test_the_expansion_tile_counts_for_requirements_and_the_bonus_of_a_track() -> None:
    scene = Scene().area(0, "bookkeeper2").tile(0, EXPANSION)
    scene.shelf(0, s1="a-expansion2-pounds2").refill()
    scene.s.jar[0] = 0
    assert "jar" in scene.do("use:bookkeeper2").legal()
    scene = Scene().tile(0, EXPANSION).place(0, mombasa=12)
    assert scene.look("seats", 0, "totals", "expansion") == 2 + 2
    assert "bonus:expansion:2" in scene.legal()
    assert scene.do("expand:cairo").events("expands")[0]["points"] == 4


@proves("M-TILE-2")
@pytest.mark.parametrize("tile", [BOOKKEEPER, MERCHANT, EXPANSION])
def test_a_used_tile_is_face_down_for_the_rest_of_the_round(tile: int) -> None:
    scene = Scene().tile(0, tile)
    scene.do(["", "use:tile-bookkeeper", "use:tile-merchant", "expand:cairo"][tile])
    while scene.s.actors == (0,):
        scene.do("stop")
    assert scene.look("tiles", tile, "used") is True
    leave(scene)
    assert scene.s.actors == (0,)
    assert scene.verbs() == {"bonus", "end"}
    if tile == EXPANSION:
        assert why(scene.refused("expand:cairo")) == ("no-expansion", "M-TURN-3")
        assert why(scene.refused("bonus:expansion")) == ("tier-not-reached", "M-MAJOR-3")
    else:
        active = ACTIVE_BOOKKEEPER if tile == BOOKKEEPER else ACTIVE_MERCHANT
        assert refuse_code(scene, 0, USE + active) == ("no-tile", "M-TILE-1")


@proves("M-TILE-3")
def test_the_bookkeeper_tile_moves_the_jar_and_gives_one_point() -> None:
    scene = Scene().area(0, "coffee2", "cotton1").tile(0, BOOKKEEPER).pounds(0, 2)
    scene.shelf(0, s1="a-coffee2-pounds2").refill()
    scene.s.jar[0] = 0
    scene.do("use:tile-bookkeeper")
    assert scene.legal() == ["jar", "flip:0", "flip:1", "stop"]
    scene.do("jar")
    assert scene.s.jar[0] == 1
    assert scene.s.pounds[0] == 4
    assert book_letters(scene) == {"a", "b"}
    scene.do("stop")
    assert scene.s.pounds[0] == 5
    assert scene.s.actors == (1,)


@proves("M-TILE-4")
@pytest.mark.parametrize(
    ("cards", "steps"),
    [
        ([], 2),
        (["coffee1", "bookkeeper2"], 2),
        (["merchant"], 3),
        (["merchant", "merchant-cairo"], 4),
        (["merchant", "merchant-cairo", "merchant-mombasa"], 5),
    ],
)
def test_the_merchant_tile_gives_two_steps_and_one_for_each_other_merchant(
    cards: list[str], steps: int
) -> None:
    # The mines of a company do not matter for the tile.
    scene = Scene().area(0, *cards).tile(0, MERCHANT).posts("cairo", "katanga", "kalahari")
    scene.area(1, "merchant-cape-town").do("use:tile-merchant")
    assert list(scene.s.diamonds) == [steps, 0]
    assert list(scene.s.pounds) == [1, 1]
    assert scene.s.face[0] == (1 << len(cards)) - 1
    assert scene.s.actors == (1,)


@proves("M-TILE-4")
def test_the_merchant_tile_does_not_count_merchants_used_or_in_hand() -> None:
    scene = Scene().area(0, "merchant", "merchant-cairo").hand(0, "merchant-mombasa")
    scene.tile(0, MERCHANT).do("use:merchant", "end", "pick:1", "use:tile-merchant")
    assert scene.s.diamonds[0] == 1 + 2 + 1


@proves("M-TILE-5")
@pytest.mark.parametrize(
    ("cards", "points"), [([], 2), (["expansion3"], 5), (["expansion3", "expansion2"], 7)]
)
def test_the_expansion_tile_adds_two_points_with_or_without_cards(
    cards: list[str], points: int
) -> None:
    scene = Scene().area(0, *cards).tile(0, EXPANSION).do("expand:cape-town")
    assert scene.events("expands")[0]["points"] == points
    assert scene.look("tiles", EXPANSION, "used") is True
    assert scene.s.face[0] == 0


@proves("M-TILE-6")
def test_the_goods_tile_goes_on_one_face_up_goods_card_in_an_own_turn() -> None:
    scene = Scene().area(0, "coffee2", "cotton1", "bookkeeper2").area(1, "bananas2", "coffee1")
    scene.tile(0, GOODS)
    boosts = [text for text in scene.legal() if text.startswith("boost:")]
    assert boosts == ["boost:coffee2", "boost:cotton1"]
    assert why(scene.refused("boost:bookkeeper2")) == ("boost-needs-goods", "M-TILE-6")
    assert refuse_code(scene, 0, BOOST + 4) == ("boost-needs-goods", "M-TILE-6")
    scene.do("use:coffee2", "advance:cairo", "advance:cairo")
    assert why(scene.refused("boost:bananas2", 1)) == ("no-goods-tile", "M-TILE-6")
    assert why(scene.refused("boost:cotton1", 0)) == ("not-your-turn", "M-TURN-1")
    leave(scene)
    assert refuse_code(scene, 0, BOOST) == ("boost-needs-goods", "M-TILE-6")
    scene.do("boost:cotton1")
    assert scene.look("seats", 0, "totals", "cotton") == 2
    assert scene.look("seats", 0, "totals", "coffee") == 0


@proves("M-TILE-6", "M-TILE-10")
def test_the_goods_tile_is_not_laid_while_planning() -> None:
    scene = Scene().do("bonus:tile-goods").finish_round()
    assert refuse_code(scene, 0, BOOST) == ("plan-first", "M-PLAN-1")
    assert scene.s.boost == -1


@proves("M-TILE-6")
def test_a_card_with_the_goods_tile_counts_one_more_for_all_purposes() -> None:
    scene = Scene().area(0, "coffee2", "bookkeeper2").tile(0, GOODS)
    scene.shelf(0, s1="a-coffee3-diamonds2").refill()
    scene.s.jar[0] = 0
    scene.do("boost:coffee2")
    # A majority, a requirement, and units.
    assert "bonus:coffee:2" in scene.legal()
    scene.do("use:bookkeeper2", "jar", "stop", "end", "pick:1")
    assert scene.s.diamonds[0] == 2
    scene.do("use:coffee2+1", "advance:cairo", "advance:cairo")
    assert scene.s.actors == (0,)
    scene.do("advance:cairo")
    assert places(scene) == [0, 0, 0, 3]


@proves("M-TILE-7")
def test_laying_the_goods_tile_is_no_action() -> None:
    scene = Scene().area(0, "coffee2", "cotton1", "expansion2").tile(0, GOODS).do("boost:coffee2")
    assert scene.s.actors == (0,)
    assert scene.verbs() == {"use", "expand", "bonus", "end"}
    assert why(scene.refused("stop")) == ("no-effect", "M-TURN-2")
    scene.do("expand:cairo", "stop")
    assert scene.s.actors == (1,)
    # Not in the middle of an action.
    scene = Scene().area(0, "coffee2", "cotton1").tile(0, GOODS).do("use:coffee2")
    assert why(scene.refused("boost:cotton1")) == ("decision-open", "M-GOODS-2")


@proves("M-TILE-8")
def test_the_goods_tile_cannot_be_moved_and_counts_for_nothing_before() -> None:
    scene = Scene().area(0, "coffee2", "cotton1").tile(0, GOODS)
    totals = scene.look("seats", 0, "totals")
    assert (totals["coffee"], totals["bananas"], totals["cotton"]) == (2, 0, 1)
    scene.do("boost:coffee2")
    assert scene.look("tiles", GOODS, "slot") == 1
    for card in ("coffee2+1", "cotton1"):
        assert why(scene.refused(f"boost:{card}")) == ("boost-laid", "M-TILE-8")
    leave(scene.do("bonus:tile-goods"))
    assert why(scene.refused("boost:cotton1")) == ("boost-laid", "M-TILE-8")
    # Without a goods card it has no use.
    scene = Scene().area(0, "bookkeeper2").tile(0, GOODS)
    assert "boost" not in scene.verbs()
    assert scene.look("seats", 0, "totals") == {**NOTHING, "bookkeepers": 1}


NOTHING = dict.fromkeys(("coffee", "bananas", "cotton", "expansion", "bookkeepers", "merchants"), 0)


@proves("M-TILE-9")
def test_the_goods_tile_is_turned_down_with_its_card() -> None:
    scene = Scene().area(0, "coffee2", "coffee1").tile(0, GOODS).do("boost:coffee2")
    # While another card is used the tile stays.
    scene.do("use:coffee1", "advance:cairo")
    assert scene.look("tiles", GOODS, "used") is False
    assert scene.look("seats", 0, "totals", "coffee") == 3
    leave(scene).do("use:coffee2+1", *["advance:cairo"] * 3)
    assert scene.look("tiles", GOODS, "used") is True
    assert scene.s.face[0] == 0
    assert scene.look("seats", 0, "totals", "coffee") == 0


@proves("M-TILE-10")
def test_tiles_are_seen_by_everybody_while_planning() -> None:
    scene = Scene().pounds(0, 2).do("bonus:tile-merchant", "bonus:tile-goods").finish_round()
    assert scene.s.stage == PLANNING
    for viewer in (0, 1, None):
        owners = [tile["seat"] for tile in scene.look("tiles", viewer=viewer)]
        assert owners == [1, None, 0, None]
