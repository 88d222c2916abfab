"""What the regions entered bring."""

import pytest

from kontor.games.mombasa.atlas import COMPANIES, Region
from kontor.testing import proves
from scenario_mombasa import SET, Scene, why
from scenario_mombasa_expansion import ATLAS, REGIONS, beside, expand, near, posts_of, removal


def settle_reward(scene: Scene, company: str) -> None:
    """Take every step and turn book points into pounds."""
    while scene.s.actors == (0,):
        steps = [text for text in scene.legal() if text.startswith(f"advance:{company}")]
        scene.do(steps[-1] if steps else scene.legal()[-1])


@proves("M-REWARD-1", "M-REWARD-2", "M-REWARD-3")
@pytest.mark.parametrize("post", [False, True], ids=["empty", "held"])
@pytest.mark.parametrize("region", ATLAS.regions, ids=ATLAS.names)
def test_each_region_entered_gives_its_reward_once(region: Region, post: bool) -> None:
    scene = Scene().pounds(0, 0)
    if region.name not in beside("cairo"):
        scene.posts("cairo", sorted(beside(region.name))[0])
    if post:
        scene.posts("mombasa", region.name)
    expand("cairo", "expansion3", scene=scene)
    scene.do(next(t for t in scene.legal() if t.startswith(f"enter:{region.name}:")))
    if scene.s.pending and scene.verbs() & {"enter"}:
        scene.do("stop")
    settle_reward(scene, "cairo")
    found = {
        "pounds": scene.s.pounds[0],
        "diamonds": scene.s.diamonds[0],
        "track": scene.at(0, "cairo"),
    }
    wanted = dict.fromkeys(found, 0)
    if region.reward:
        # Book points that buy no book bring a pound each.
        wanted["pounds" if region.reward == "points" else region.reward] = region.amount
    assert found == wanted
    assert list(scene.s.places[:3]) == [0, 0, 0]
    assert scene.s.pounds[1] == 1


@proves("M-REWARD-1")
def test_the_order_of_entering_does_not_bind_the_rewards() -> None:
    # The step of Swahili Coast crosses a call that only the later pounds of Somali Coast pay.
    into, cost = SET.tracks[0].calls[0]
    assert cost <= REGIONS["somali-coast"].amount
    scene = Scene().place(0, mombasa=into - 1).pounds(0, 0)
    expand("mombasa", "expansion2", scene=scene)
    scene.do("enter:swahili-coast:1", "enter:somali-coast:1", "advance:mombasa")
    assert scene.at(0, "mombasa") == into
    assert scene.s.pounds[0] == REGIONS["somali-coast"].amount - cost


@proves("M-REWARD-1")
def test_regions_held_before_give_nothing() -> None:
    scene = Scene().posts("cape-town", "karoo", "kalahari", "angola", "zambezi").pounds(0, 0)
    expand("cape-town", "expansion1-i", scene=scene).do("enter:highveld:1")
    assert (scene.s.pounds[0], scene.s.diamonds[0]) == (0, 0)
    assert scene.s.actors == (1,)


@proves("M-REWARD-2")
def test_mines_do_not_matter_for_the_reward() -> None:
    for name in ("katanga", "guinea"):
        region = REGIONS[name]
        assert region.mines
        scene = Scene().posts("cairo", sorted(near(name, "single"))[0])
        expand("cairo", "expansion1-i", scene=scene)
        scene.do(next(t for t in scene.legal() if t.startswith(f"enter:{name}:")))
        assert scene.s.diamonds[0] == region.amount == 1


@proves("M-REWARD-3")
@pytest.mark.parametrize("company", COMPANIES)
def test_track_steps_are_made_on_the_track_of_the_company_expanded(company: str) -> None:
    amount = REGIONS["ahaggar"].amount
    assert (REGIONS["ahaggar"].reward, amount) == ("track", 2)
    scene = expand(company, "expansion2", scene=Scene().posts(company, "sahara"))
    scene.do(next(t for t in scene.legal() if t.startswith("enter:ahaggar:")))
    assert scene.legal() == [f"advance:{company}", f"advance:{company}:2", "stop"]
    for other in COMPANIES:
        if other != company:
            refusal = scene.refused(f"advance:{other}")
            assert why(refusal) == ("not-so-many-steps", "M-TRACK-3")
    scene.do(f"advance:{company}:2")
    assert scene.at(0, company) == 2
    assert sum(scene.s.places) == 2


@proves("M-REWARD-4")
def test_book_points_of_several_regions_are_used_together() -> None:
    scene = expand("cairo", "expansion2", scene=Scene().posts("cairo", "nubia"))
    scene.do("enter:cyrenaica:1", "enter:kordofan:1")
    book = scene.s.tables.book_names[scene.s.books[4]]
    assert book.startswith("c-")
    # 1 and 1 make the 2 of a C book.
    scene.do(f"book:{book}")
    assert scene.verbs() == {"shelve"}
    scene = expand("cairo", "expansion1-i", scene=Scene().posts("cairo", "nubia"))
    scene.do("enter:cyrenaica:1")
    book = scene.s.tables.book_names[scene.s.books[4]]
    refusal = scene.refused(f"book:{book}")
    assert why(refusal) == ("book-too-dear", "M-BOOK-2")


@proves("M-REWARD-5")
def test_rewards_and_single_steps_of_them_may_be_declined() -> None:
    for taken in (0, 1, 2):
        scene = expand("cairo", "expansion2", scene=Scene().posts("cairo", "sahara"))
        scene.do(next(t for t in scene.legal() if t.startswith("enter:ahaggar:")))
        for choice in [["stop"], ["advance:cairo", "stop"], ["advance:cairo:2"]][taken]:
            assert scene.s.actors == (0,)
            scene.do(choice)
        assert scene.at(0, "cairo") == taken
        assert scene.s.actors == (1,)
    # The post of a majority space, and then its steps.
    scene = Scene().area(0, "coffee4", "coffee1").do("bonus:coffee:3", "stop", "stop")
    assert scene.at(0, "cairo") == 0
    assert [posts_of(scene, company) for company in COMPANIES] == [15] * 4
    assert scene.s.actors == (1,)
    # One post of two.
    scene = removal(2).do("remove:cairo:1", "stop")
    assert scene.s.removed == [0, 0, 0, 1]


@proves("M-REWARD-6")
def test_pounds_and_points_of_a_reward_can_pay_for_its_steps() -> None:
    # The second tier of the expansion space: 3 steps and 1 pound; a call of 1 comes first.
    into, cost = SET.tracks[0].calls[0]
    tier = SET.spaces[6].tiers[1]
    assert (tier.steps, tier.reward.pounds, cost) == (3, 1, 1)
    scene = Scene().area(0, "expansion3", "expansion2").place(0, mombasa=into - 1).pounds(0, 0)
    scene.do("bonus:expansion:2", "advance:mombasa")
    assert scene.at(0, "mombasa") == into
    # The third tier of the cotton space: 4 steps and 1 book point; a call of 2 comes first.
    into, cost = SET.tracks[4].calls[0]
    tier = SET.spaces[5].tiers[2]
    assert (tier.steps, tier.reward.points, cost) == (4, 1, 2)
    scene = Scene().area(0, "cotton4", "cotton2").place(0, saint_louis=into - 1).pounds(0, 1)
    scene.do("bonus:cotton:3", "stop", "advance:saint-louis:4")
    assert scene.at(0, "saint-louis") == into + 3
