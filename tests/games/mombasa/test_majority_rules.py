"""Majority spaces."""

import pytest

from kontor.games.mombasa.atlas import COMPANIES
from kontor.testing import proves
from scenario_mombasa import EXPANSION, GOODS, Scene, why
from scenario_mombasa_bonus import SPACES, leave, places

MOST = {
    "coffee": ["coffee4", "coffee1"],
    "bananas": ["bananas4", "bananas2"],
    "cotton": ["cotton4", "cotton2"],
    "expansion": ["expansion3", "expansion3"],
}
"""Cards that reach the highest tier of each majority space."""


def moved(company: str, steps: int) -> list[int]:
    return [steps if name == company else 0 for name in COMPANIES]


@proves("M-MAJOR-1", "M-MAJOR-11")
@pytest.mark.parametrize(
    ("kind", "company"),
    [
        ("coffee", "cairo"),
        ("bananas", "cape-town"),
        ("cotton", "saint-louis"),
        ("expansion", "mombasa"),
    ],
)
def test_each_majority_advances_on_the_track_of_its_company(kind: str, company: str) -> None:
    scene = Scene().area(0, *MOST[kind])
    assert [t.split(":")[1] for t in scene.legal() if t.startswith("bonus:" + kind)] == [kind] * 3
    steps = SPACES[kind].tiers[0].steps
    scene.do(f"bonus:{kind}")
    others = [name for name in COMPANIES if name != company]
    for other in others:
        assert why(scene.refused(f"advance:{other}")) == ("not-so-many-steps", "M-TRACK-3")
    scene.do(f"advance:{company}:{steps}")
    assert places(scene) == moved(company, steps)
    assert scene.s.actors == (1,)


@proves("M-MAJOR-2")
@pytest.mark.parametrize("kind", ["coffee", "bananas", "cotton", "expansion"])
def test_nobody_else_may_have_a_higher_total_but_a_tie_is_enough(kind: str) -> None:
    scene = Scene(3).area(0, f"{kind}2").area(2, f"{kind}3")
    assert why(scene.refused(f"bonus:{kind}")) == ("no-majority", "M-MAJOR-2")
    scene = Scene(3).area(0, f"{kind}2").area(2, f"{kind}2")
    assert f"bonus:{kind}" in scene.legal()


@proves("M-MAJOR-2")
def test_the_total_counts_and_not_the_number_of_cards() -> None:
    scene = Scene().area(0, "coffee3").area(1, "coffee1", "coffee2")
    assert "bonus:coffee:2" in scene.legal()
    scene = Scene().area(0, "coffee1", "coffee2").area(1, "coffee4")
    assert why(scene.refused("bonus:coffee")) == ("no-majority", "M-MAJOR-2")


@proves("M-MAJOR-2")
def test_only_what_lies_face_up_at_that_moment_counts() -> None:
    scene = Scene().area(0, "coffee1", "cotton4").area(1, "coffee2", "cotton3")
    scene.hand(1, "coffee3", "coffee4").pile(1, 2, "coffee4-cairo")
    assert why(scene.refused("bonus:coffee")) == ("no-majority", "M-MAJOR-2")
    scene.do("bonus:tile-goods", "use:coffee2", "advance:cairo", "advance:cairo")
    assert "bonus:coffee" in scene.legal()
    # Of the own cards, too, those used no longer count.
    scene.do("use:cotton4", *["advance:cairo"] * 4, "end", "pick:1")
    assert why(scene.refused("bonus:cotton")) == ("tier-not-reached", "M-MAJOR-3")


@proves("M-MAJOR-3")
@pytest.mark.parametrize("kind", ["coffee", "bananas", "cotton", "expansion"])
def test_the_own_total_must_reach_the_lowest_tier(kind: str) -> None:
    least = SPACES[kind].tiers[0].least
    scene = Scene()
    assert why(scene.refused(f"bonus:{kind}")) == ("tier-not-reached", "M-MAJOR-3")
    one = "expansion1-i" if kind == "expansion" else f"{kind}1"
    offered = f"bonus:{kind}" in Scene().area(0, one).legal()
    assert offered == (least == 1)
    if least > 1:
        refusal = Scene().area(0, one).refused(f"bonus:{kind}")
        assert why(refusal) == ("tier-not-reached", "M-MAJOR-3")
        assert f"bonus:{kind}" in Scene().area(0, f"{kind}2").legal()


@proves("M-MAJOR-4")
def test_the_expansion_tile_counts_for_the_majority_of_both() -> None:
    scene = Scene().area(0, "expansion3").area(1, "expansion2")
    assert "bonus:expansion" in scene.legal()
    scene.tile(1, EXPANSION)
    assert why(scene.refused("bonus:expansion")) == ("no-majority", "M-MAJOR-2")
    scene.tile(0, EXPANSION)
    assert "bonus:expansion:2" in scene.legal()


@proves("M-MAJOR-4", "M-TILE-8")
def test_the_goods_tile_counts_for_the_majority_of_both_once_it_is_laid() -> None:
    scene = Scene().area(0, "cotton2").area(1, "cotton2", "coffee1").tile(1, GOODS)
    scene.pounds(1, 5)
    assert "bonus:cotton" in scene.legal()
    scene.do("bonus:tile-goods", "boost:cotton2", "bonus:tile-merchant")
    assert why(scene.refused("bonus:cotton")) == ("no-majority", "M-MAJOR-2")
    scene = Scene().area(0, "cotton3").tile(0, GOODS)
    assert why(scene.refused("bonus:cotton:2")) == ("tier-not-reached", "M-MAJOR-3")
    assert "bonus:cotton:2" in scene.do("boost:cotton3").legal()


@proves("M-MAJOR-4")
def test_track_bonuses_count_for_the_majority_of_both() -> None:
    scene = Scene().area(0, "expansion2").area(1, "expansion2").place(1, mombasa=6)
    assert why(scene.refused("bonus:expansion")) == ("no-majority", "M-MAJOR-2")
    scene.place(0, mombasa=12)
    assert scene.look("seats", 0, "totals", "expansion") == 4
    assert "bonus:expansion:2" in scene.legal()
    scene = Scene(tracks="A1,B2,C1,D1").area(0, "cotton3").area(1, "cotton1", "cotton2")
    assert "bonus:cotton" in scene.legal()
    scene.place(1, cape_town=13)
    assert scene.look("seats", 1, "totals", "cotton") == 5
    assert why(scene.refused("bonus:cotton")) == ("no-majority", "M-MAJOR-2")
    scene = Scene(tracks="A1,B2,C1,D1").area(0, "cotton3").place(0, cape_town=13)
    assert "bonus:cotton:2" in scene.legal()


@proves("M-MAJOR-5")
@pytest.mark.parametrize("kind", ["coffee", "bananas", "cotton", "expansion"])
def test_who_has_ended_the_phase_has_a_total_of_nothing(kind: str) -> None:
    scene = Scene().area(0, f"{kind}2").area(1, f"{kind}3")
    if kind == "expansion":
        scene.tile(1, EXPANSION).place(1, mombasa=12)
    scene.do("bonus:tile-goods")
    leave(scene)
    assert scene.look("seats", 1, "totals", kind) == 0
    assert f"bonus:{kind}" in scene.legal()


@proves("M-MAJOR-6")
@pytest.mark.parametrize("kind", ["coffee", "bananas", "cotton", "expansion"])
def test_the_cards_of_a_majority_stay_face_up(kind: str) -> None:
    scene = Scene().area(0, *MOST[kind]).area(1, f"{kind}2").do(f"bonus:{kind}", "stop")
    assert (scene.s.face[0], scene.s.face[1]) == (0b11, 0b1)
    leave(scene)
    verb = "expand:cairo" if kind == "expansion" else f"use:{MOST[kind][0]}"
    assert verb in scene.legal()


@proves("M-MAJOR-7", "M-MAJOR-11")
@pytest.mark.parametrize("kind", ["coffee", "bananas", "cotton", "expansion"])
@pytest.mark.parametrize("option", range(3))
def test_one_tier_is_taken_with_its_steps_and_its_additional_reward(kind: str, option: int) -> None:
    space = SPACES[kind]
    tier = space.tiers[option]
    scene = Scene().area(0, *MOST[kind])
    scene.do("bonus:" + kind + ["", ":2", ":3"][option])
    if tier.reward.points:
        assert scene.verbs() == {"book", "stop"}
        scene.do("stop")
    if tier.reward.remove:
        assert scene.verbs() == {"remove", "stop"}
        scene.do("remove:saint-louis:1")
    assert scene.legal()[tier.steps - 1] == f"advance:{space.company}:{tier.steps}"
    assert len(scene.legal()) == tier.steps + 1
    scene.do(f"advance:{space.company}:{tier.steps}")
    assert places(scene) == moved(space.company, tier.steps)
    assert scene.s.pounds[0] == 1 + tier.reward.pounds + tier.reward.points
    assert scene.s.diamonds[0] == tier.reward.diamonds
    assert scene.s.removed == [0, 0, tier.reward.remove, 0]
    assert scene.s.actors == (1,)


@proves("M-MAJOR-7", "M-MAJOR-10")
@pytest.mark.parametrize("kind", ["coffee", "bananas", "cotton"])
@pytest.mark.parametrize(
    "values", [[1], [2], [3], [4], [4, 1], [4, 2], [4, 2, 1]], ids=lambda v: str(sum(v))
)
def test_the_tiers_up_to_the_own_total_are_open(kind: str, values: list[int]) -> None:
    scene = Scene().area(0, *(f"{kind}{value}" for value in values))
    reached = sum(tier.least <= sum(values) for tier in SPACES[kind].tiers)
    names = [f"bonus:{kind}{more}" for more in ("", ":2", ":3")]
    assert [text for text in scene.legal() if text in names] == names[:reached]
    for name in names[reached:]:
        assert why(scene.refused(name)) == ("tier-not-reached", "M-MAJOR-3")


@proves("M-MAJOR-8")
@pytest.mark.parametrize(
    ("cards", "steps", "posts"),
    [
        (["coffee1"], 2, 0),
        (["coffee2"], 2, 0),
        (["coffee3"], 3, 0),
        (["coffee4"], 3, 0),
        (["coffee4", "coffee1"], 4, 1),
        (["coffee4", "coffee3"], 4, 1),
    ],
)
def test_coffee_pays_two_three_or_four_steps_and_a_post(
    cards: list[str], steps: int, posts: int
) -> None:
    scene = Scene().area(0, *cards)
    scene.do([text for text in scene.legal() if text.startswith("bonus:coffee")][-1])
    if posts:
        assert {text.split(":")[1] for text in scene.legal() if text != "stop"} == set(COMPANIES)
        scene.do("remove:cape-town:1")
    scene.do(f"advance:cairo:{steps}")
    assert places(scene) == [0, 0, 0, steps]
    assert scene.s.removed == [0, posts, 0, 0]


@proves("M-MAJOR-9")
def test_five_bananas_pay_three_steps_and_a_diamond_step() -> None:
    scene = Scene().area(0, "bananas4", "bananas1")
    best = [text for text in scene.legal() if text.startswith("bonus:bananas")][-1]
    scene.do(best, "advance:cape-town:3")
    assert places(scene) == [0, 3, 0, 0]
    assert list(scene.s.diamonds) == [1, 0]
    assert list(scene.s.pounds) == [1, 1]
    assert scene.s.removed == [0, 0, 0, 0]
    assert scene.s.actors == (1,)


@proves("M-MAJOR-10")
def test_cotton_has_tiers_from_four_and_from_six() -> None:
    least = [tier.least for tier in SPACES["cotton"].tiers]
    four, six = least.index(4), least.index(6)
    names = ["bonus:cotton", "bonus:cotton:2", "bonus:cotton:3"]
    assert names[four] not in Scene().area(0, "cotton3").legal()
    assert names[four] in Scene().area(0, "cotton4").legal()
    scene = Scene().area(0, "cotton4", "cotton1")
    assert why(scene.refused(names[six])) == ("tier-not-reached", "M-MAJOR-3")
    assert names[six] in Scene().area(0, "cotton4", "cotton2").legal()
