"""Expansion: the cards, the regions that are entered, and what entering costs."""

import pytest

from kontor.core.errors import NotationError
from kontor.games.mombasa.atlas import COMPANIES, Region
from kontor.testing import proves
from scenario_mombasa import EXPANSION, SET, Scene, why
from scenario_mombasa_expansion import (
    ATLAS,
    COINS,
    REGIONS,
    base,
    beside,
    columns,
    expand,
    holder,
    near,
    posts_of,
)


def entries(scene: Scene) -> set[str]:
    """The regions that can be entered now."""
    return {text.split(":")[1] for text in scene.legal() if text.startswith("enter:")}


# Using expansion cards


@proves("M-EXPAND-1")
def test_all_expansion_cards_and_the_tile_are_used_in_one_action() -> None:
    scene = Scene().area(0, "expansion2", "coffee1", "expansion2", "expansion3").tile(0, 3)
    assert why(scene.refused("use:expansion2")) == ("expand-instead", "M-EXPAND-1")
    scene.do("expand:cairo")
    assert scene.events("expands")[0]["points"] == 2 + 2 + 3 + SET.tile_values[3]
    scene.do("stop")
    assert [slot and slot["face_up"] for slot in scene.look("seats", 0, "slots")[:4]] == [
        False,
        True,
        False,
        False,
    ]
    assert scene.look("tiles", 3, "used") is True
    scene.do("end", "pick:1")
    # Nothing was kept.
    assert scene.s.actors == (0,)
    assert why(scene.refused("expand:cairo")) == ("no-expansion", "M-TURN-3")


@proves("M-EXPAND-2")
def test_the_points_serve_one_company_of_free_choice() -> None:
    for company in COMPANIES:
        scene = Scene().area(0, "expansion1-i", "expansion3")
        assert {f"expand:{other}" for other in COMPANIES} <= set(scene.legal())
        scene.do(f"expand:{company}")
        assert scene.events("expands") == [{"seat": 0, "points": 4, "company": company}]
        assert entries(scene) == beside(company)
        for other in COMPANIES:
            if other != company:
                assert why(scene.refused(f"expand:{other}")) == ("decision-open", "M-EXPAND-3")


@proves("M-EXPAND-2")
def test_a_share_on_an_expansion_card_does_not_bind_it_to_its_company() -> None:
    scene = Scene().area(0, "expansion2-cairo")
    assert {f"expand:{other}" for other in COMPANIES} <= set(scene.legal())


# Which regions


@proves("M-EXPAND-3")
@pytest.mark.parametrize("company", COMPANIES)
def test_neighbours_of_the_base_and_of_posts_can_be_entered(company: str) -> None:
    scene = expand(company, "expansion3")
    assert entries(scene) == beside(company)
    for region in set(REGIONS) - beside(company):
        assert why(scene.refused(f"enter:{region}:1")) == ("not-beside", "M-EXPAND-3")
    held = ["katanga", "benue"]
    scene = expand(company, "expansion3", scene=Scene().posts(company, *held))
    assert entries(scene) == beside(company, *held) - set(held)


@proves("M-EXPAND-3")
def test_posts_of_other_companies_open_no_way() -> None:
    scene = expand("cairo", "expansion3", scene=Scene().posts("mombasa", "kordofan", "karoo"))
    assert entries(scene) == beside("cairo")


@proves("M-EXPAND-4")
def test_posts_placed_in_the_action_open_further_regions() -> None:
    scene = expand("cairo", "expansion3", "expansion2")
    assert why(scene.refused("enter:kordofan:1")) == ("not-beside", "M-EXPAND-3")
    scene.do("enter:nubia:1")
    assert entries(scene) == beside("cairo", "nubia") - {"nubia"}
    scene.do("enter:kordofan:1")
    assert entries(scene) == beside("cairo", "nubia", "kordofan") - {"nubia", "kordofan"}


@proves("M-EXPAND-5")
def test_a_cut_off_post_still_expands() -> None:
    scene = Scene().posts("cairo", "karoo").posts("cape-town", "kalahari", "highveld")
    expand("cairo", "expansion3", scene=scene)
    assert beside("karoo") <= entries(scene)
    scene.do("enter:kalahari:1")
    assert scene.events("region-entered")[0]["region"] == "kalahari"


@proves("M-EXPAND-6")
def test_regions_of_others_may_be_entered_but_not_the_own() -> None:
    scene = Scene().posts("cairo", "nubia").posts("mombasa", "cyrenaica")
    expand("cairo", "expansion3", "expansion2", scene=scene)
    assert why(scene.refused("enter:nubia:1")) == ("already-there", "M-EXPAND-6")
    assert "cyrenaica" in entries(scene)
    scene.do("enter:cyrenaica:1")
    # Nor is a region entered twice in one action.
    assert why(scene.refused("enter:cyrenaica:1")) == ("already-there", "M-EXPAND-6")


@proves("M-EXPAND-7", "M-EXPAND-9")
@pytest.mark.parametrize(
    ("region", "border", "post", "cost"),
    [
        ("nubia", "single", False, 1),
        ("nubia", "single", True, 2),
        ("cyrenaica", "double", False, 2),
        ("cyrenaica", "double", True, 3),
    ],
)
def test_what_entering_a_region_costs(region: str, border: str, post: bool, cost: int) -> None:
    assert region in near("cairo", border)
    cards = {1: ["expansion1-i"], 2: ["expansion2"], 3: ["expansion3"]}
    for points in (1, 2, 3):
        scene = Scene()
        if post:
            scene.posts("mombasa", region)
        expand("cairo", *cards[points], scene=scene)
        if points < cost:
            if not scene.s.pending:
                continue
            refusal = scene.refused(f"enter:{region}:1")
            assert why(refusal) == ("too-few-points", "M-EXPAND-9")
            assert refusal.params["points"] == cost
        else:
            scene.do(f"enter:{region}:1")
            assert scene.events("region-entered")[0]["points"] == cost


@proves("M-EXPAND-7", "M-EXPAND-8")
def test_the_cost_of_every_region_from_every_neighbour() -> None:
    checked = 0
    for pair, border in sorted((sorted(pair), kind) for pair, kind in ATLAS.borders.items()):
        if border == "coast" or not set(pair) <= set(REGIONS):
            continue
        here, there = pair
        for company in ("cairo", "cape-town"):
            scene = expand(company, "expansion3", "expansion2", scene=Scene().posts(company, here))
            if there not in entries(scene):
                continue
            scene.do(f"enter:{there}:{1 if columns(scene, company)[0] == 4 else 2}")
            cheap = border == "single" or there in near(company, "single")
            assert scene.events("region-entered")[0]["points"] == (1 if cheap else 2)
            checked += 1
    assert checked > 80


@proves("M-EXPAND-8")
def test_the_cheapest_of_several_borders_counts() -> None:
    assert "cyrenaica" in near("cairo", "double") & near("nubia", "single")
    scene = expand("cairo", "expansion1-i", scene=Scene().posts("cairo", "nubia"))
    scene.do("enter:cyrenaica:1")
    assert scene.events("region-entered")[0]["points"] == 1
    # Two double borders stay double.
    assert "chad-basin" in near("tripolitania", "double") & near("cyrenaica", "double")
    scene = Scene().posts("cairo", "nubia", "cyrenaica", "tripolitania")
    expand("cairo", "expansion1-i", scene=scene)
    assert why(scene.refused("enter:chad-basin:1")) == ("too-few-points", "M-EXPAND-9")


@proves("M-EXPAND-9")
def test_a_post_leaves_the_base_for_the_region() -> None:
    scene = expand("cairo", "expansion2").do("enter:nubia:1", "stop", "stop")
    assert posts_of(scene, "cairo") == 14
    assert holder(scene, "nubia") == "cairo"
    assert scene.s.removed == [0, 0, 0, 0]


@proves("M-EXPAND-10")
@pytest.mark.parametrize(("column", "left"), [(1, [4, 3, 2]), (2, [5, 2, 2]), (3, [5, 3, 1])])
def test_the_post_is_the_front_one_of_the_chosen_column(column: int, left: list[int]) -> None:
    scene = base(Scene(), "cairo", "5", "3", "2")
    value = scene.value("cairo")
    expand("cairo", "expansion2", scene=scene)
    assert {f"enter:nubia:{n}" for n in (1, 2, 3)} <= set(scene.legal())
    scene.do(f"enter:nubia:{column}")
    assert columns(scene, "cairo") == left
    front = 5 - (left[column - 1] + 1)
    assert scene.value("cairo") == value + COINS["cairo"][front]


@proves("M-EXPAND-10")
def test_empty_columns_give_no_post_and_equal_ones_are_named_once() -> None:
    scene = expand("cairo", "expansion2", scene=base(Scene(), "cairo", "0", "5", "5"))
    assert why(scene.refused("enter:nubia:1")) == ("column-empty", "M-EXPAND-10")
    assert why(scene.refused("enter:nubia:3")) == ("equal-column", "M-EXPAND-10")
    assert "enter:nubia:2" in scene.legal()


@proves("M-EXPAND-11")
def test_entering_goes_on_as_long_as_the_player_wants_and_the_rest_is_lost() -> None:
    scene = expand("cairo", "expansion3", "expansion3").pounds(0, 0)
    scene.do("enter:nubia:1", "enter:kordofan:1", "enter:ethiopia:1")
    assert entries(scene)
    scene.do("stop", "stop", "stop")
    assert posts_of(scene, "cairo") == 12
    # 1 pound of Ethiopia and 1 for the point of Kordofan, nothing for three points unused.
    assert scene.s.pounds[0] == REGIONS["ethiopia"].amount + REGIONS["kordofan"].amount
    assert scene.s.actors == (1,)
    scene.do("end", "pick:1")
    assert scene.s.totals[EXPANSION] == 0


@proves("M-EXPAND-12")
def test_no_region_need_be_entered_and_there_is_no_reward() -> None:
    scene = expand("cairo", "expansion3").do("stop")
    assert scene.s.face[0] == 0
    assert scene.s.actors == (1,)
    assert list(scene.s.places[:4]) == [0, 0, 0, 0]
    assert (scene.s.pounds[0], scene.s.diamonds[0]) == (1, 0)
    assert posts_of(scene, "cairo") == 15
    # Nor if no region can be reached: then the action ends by itself.
    scene = Scene().posts("mombasa", "nubia").area(0, "expansion1-i").do("expand:cairo")
    assert scene.s.face[0] == 0
    assert scene.s.actors == (1,)


@proves("M-EXPAND-13")
def test_a_company_without_posts_in_its_base_cannot_be_expanded() -> None:
    scene = base(Scene(), "cairo", "0", "0", "0").area(0, "expansion3")
    refusal = scene.refused("expand:cairo")
    assert why(refusal) == ("no-posts", "M-EXPAND-13")
    assert "expand:mombasa" in scene.legal()
    # One that has come back is enough, and is all there is.
    base(scene, "cairo", "0", "1o", "0").pounds(0, 0).do("expand:cairo")
    assert entries(scene) == beside("cairo")
    scene.do("enter:nubia:2", "advance:cairo")
    assert scene.s.actors == (1,)
    assert scene.s.pounds[0] == 0
    assert scene.at(0, "cairo") == 1


ENCLAVES = [region for region in ATLAS.regions if region.inside]


@proves("M-EXPAND-14")
@pytest.mark.parametrize("enclave", ENCLAVES, ids=[region.name for region in ENCLAVES])
def test_an_enclave_is_entered_from_its_ring_alone(enclave: Region) -> None:
    around = sorted(beside(enclave.inside) - {enclave.name})
    scene = expand("mombasa", "expansion3", scene=Scene().posts("mombasa", *around))
    assert why(scene.refused(f"enter:{enclave.name}:1")) == ("not-beside", "M-EXPAND-3")
    scene = expand("mombasa", "expansion3", scene=Scene().posts("mombasa", enclave.inside))
    assert enclave.name in entries(scene)
    scene = expand("mombasa", "expansion3", scene=Scene().posts("mombasa", enclave.name))
    assert entries(scene) == beside("mombasa") | {enclave.inside}


@proves("M-EXPAND-15")
def test_bases_are_never_entered() -> None:
    assert not set(COMPANIES) & set(REGIONS)
    around = [region for region in REGIONS if beside("cape-town", "cairo") & {region}]
    for company in ("cairo", "mombasa"):
        scene = expand(company, "expansion3", scene=Scene().posts(company, *around))
        assert entries(scene) <= set(REGIONS)
        for name in COMPANIES:
            with pytest.raises(NotationError):
                scene.s.read(0, f"enter:{name}:1")


@proves("M-EXPAND-16")
def test_a_post_returns_only_after_every_reward() -> None:
    scene = base(Scene().posts("cairo", "swahili-coast"), "cairo", "4", "3", "5")
    expand("mombasa", "expansion3", scene=scene).do("enter:swahili-coast:1", "stop")
    assert scene.legal() == ["advance:mombasa", "stop"]
    assert columns(scene, "cairo") == [4, 3, 5]
    # Until then both posts are to be seen.
    index = ATLAS.names.index("swahili-coast")
    assert scene.look("regions", index, "entered")
    assert holder(scene, "swahili-coast") == "cairo"
    scene.do("advance:mombasa")
    assert not scene.look("regions", index, "entered")
    assert holder(scene, "swahili-coast") == "mombasa"
    assert scene.legal() == ["return:1", "return:2"]
    assert scene.at(0, "mombasa") == 1
    assert scene.s.actors == (0,)
    scene.do("return:2")
    assert scene.s.actors == (1,)
    keys = [event.key for event in scene.log]
    assert keys.index("advances") < keys.index("post-returns")


@proves("M-EXPAND-16", "M-DRIVE-1")
def test_the_log_tells_of_driving_out_after_the_rewards() -> None:
    scene = base(Scene().posts("cairo", "zambezi").posts("mombasa", "katanga"), "cairo", "4")
    expand("mombasa", "expansion3", scene=scene).do("enter:zambezi:1", "stop")
    keys = [event.key for event in scene.log]
    assert keys.index("pounds-gained") < keys.index("post-driven-out")
