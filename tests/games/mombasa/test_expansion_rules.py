"""Expansion: regions entered, their rewards, posts driven out, and the columns of the bases."""

import pytest

from kontor.core.errors import NotationError
from kontor.games.mombasa.atlas import COLUMNS, COMPANIES, Region
from kontor.games.mombasa.tables import POSTS
from kontor.testing import proves
from scenario_mombasa import GAME, Scene, why

SET = GAME.components
ATLAS = SET.atlas
COINS = {base.company: base.coins for base in ATLAS.bases}
REGIONS = {region.name: region for region in ATLAS.regions}
EXPANSION = 3


def near(name: str, border: str) -> set[str]:
    """The regions that an area touches by a kind of border."""
    return {other for other in ATLAS.neighbours(name, border) if other in REGIONS}


def beside(*names: str) -> set[str]:
    """The regions that touch some area by any border."""
    return {n for name in names for kind in ("single", "double") for n in near(name, kind)}


def entries(scene: Scene) -> set[str]:
    """The regions that can be entered now."""
    return {text.split(":")[1] for text in scene.legal() if text.startswith("enter:")}


def base(scene: Scene, company: str, *columns: str) -> Scene:
    """Set the columns of a base, front post by front post: "5" is full, "4o" has four posts, its
    last space having been opened; what is neither there nor on the map has left the game."""
    s = scene.s
    index = COMPANIES.index(company)
    for number, column in enumerate(columns):
        posts = int(column[0])
        s.columns[index * COLUMNS + number] = posts if posts == 0 or "o" in column else posts + 4
    left = 15 - posts_of(scene, company) - s.held[index].bit_count()
    s.removed = [left if i == index else n for i, n in enumerate(s.removed)]
    return scene


def columns(scene: Scene, company: str) -> list[int]:
    """The posts in the columns of a base."""
    first = COMPANIES.index(company) * COLUMNS
    return [POSTS[column] for column in scene.s.columns[first : first + COLUMNS]]


def posts_of(scene: Scene, company: str) -> int:
    return sum(columns(scene, company))


def holder(scene: Scene, region: str) -> str | None:
    """The company whose post stands in a region."""
    found = scene.look("regions", ATLAS.names.index(region), "company")
    assert found is None or found in COMPANIES
    return str(found) if found else None


def expand(company: str, *cards: str, scene: Scene | None = None) -> Scene:
    """Seat 0 has chosen a company to expand."""
    return (scene or Scene()).area(0, *cards).do(f"expand:{company}")


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
    assert scene.s.places[:4] == [0, 0, 0, 0]
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


# Rewards


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
    assert scene.s.places[:3] == [0, 0, 0]
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


def removal(count: int) -> Scene:
    """Seat 0 is about to remove posts by the reward of a book."""
    book = {1: "a-expansion3-remove1", 2: "c-cotton3-expansion3-remove2"}[count]
    scene = Scene().area(0, "bookkeeper2", "expansion3", "cotton3").shelf(0, s1=book).refill()
    scene.s.jar[0] = 0
    return scene.pounds(0, 0).do("use:bookkeeper2", "jar")


@proves("M-REWARD-7")
@pytest.mark.parametrize("company", COMPANIES)
@pytest.mark.parametrize("column", [1, 2, 3])
def test_a_post_of_any_base_and_column_is_removed_for_good(company: str, column: int) -> None:
    scene = Scene()
    for name in COMPANIES:
        base(scene, name, "5", "4", "3")
    gone = scene.s.removed[:]
    scene.area(0, "coffee4", "coffee1").do("bonus:coffee:3")
    choices = [f"remove:{name}:{n}" for name in COMPANIES for n in (1, 2, 3)]
    assert scene.legal() == [*choices, "stop"]
    scene.do(f"remove:{company}:{column}")
    left = [5, 4, 3]
    left[column - 1] -= 1
    assert columns(scene, company) == left
    gone[COMPANIES.index(company)] += 1
    assert scene.s.removed == gone
    # One post only.
    assert why(scene.refused("remove:cairo:1")) == ("decision-open", "M-TRACK-3")


@proves("M-REWARD-7")
@pytest.mark.parametrize(
    ("removals", "left"),
    [
        (["cairo:1", "cairo:1"], [15, 15, 15, 13]),
        (["cairo:1", "cairo:2"], [15, 15, 15, 13]),
        (["mombasa:1", "cape-town:1"], [14, 14, 15, 15]),
    ],
)
def test_two_posts_come_from_one_base_or_from_two(removals: list[str], left: list[int]) -> None:
    scene = removal(2).do(*(f"remove:{text}" for text in removals))
    assert [posts_of(scene, company) for company in COMPANIES] == left
    assert scene.s.removed == [15 - posts for posts in left]
    assert "remove" not in scene.verbs()


@proves("M-REWARD-7")
def test_an_empty_column_gives_no_post_to_remove() -> None:
    scene = base(Scene(), "cairo", "0", "5", "5").area(0, "coffee4", "coffee1")
    scene.do("bonus:coffee:3")
    assert why(scene.refused("remove:cairo:1")) == ("column-empty", "M-REWARD-7")
    assert why(scene.refused("remove:cairo:3")) == ("equal-column", "M-REWARD-7")


@proves("M-REWARD-8")
@pytest.mark.parametrize("posts", [5, 4, 3, 2, 1])
def test_a_removed_post_uncovers_the_coins_of_its_space(posts: int) -> None:
    scene = base(Scene(), "cape-town", str(posts), "5", "5").area(0, "coffee4", "coffee1")
    coins = COINS["cape-town"]
    assert scene.value("cape-town") == sum(coins[: 5 - posts])
    scene.do("bonus:coffee:3", "remove:cape-town:1")
    assert scene.value("cape-town") == sum(coins[: 6 - posts])


@proves("M-REWARD-8")
def test_a_last_space_uncovered_by_a_removal_stays_so() -> None:
    scene = base(Scene(), "cape-town", "1", "5", "5").posts("cape-town", "nubia", column=1)
    scene.area(0, "coffee4", "coffee1", "expansion3").do("bonus:coffee:3", "remove:cape-town:1")
    scene.do("stop", "end", "pick:1", "expand:cairo", "enter:nubia:1", "stop", "stop", "return:1")
    assert columns(scene, "cape-town") == [1, 4, 5]
    # In the fourth space: the last one still shows its coins.
    coins = COINS["cape-town"]
    assert scene.value("cape-town") == sum(coins[:3]) + coins[4] + coins[0]


@proves("M-REWARD-8")
def test_posts_on_the_map_are_never_removed() -> None:
    held = [name for name in REGIONS if name not in ("karoo", "nubia")][:15]
    scene = base(Scene().posts("mombasa", *held), "mombasa", "0", "0", "0")
    scene.area(0, "coffee4", "coffee1").do("bonus:coffee:3")
    assert not any(text.startswith("remove:mombasa") for text in scene.legal())
    assert why(scene.refused("remove:mombasa:1")) == ("column-empty", "M-REWARD-7")
    scene.do("remove:cairo:1")
    assert scene.s.held[0].bit_count() == 15


# Driving out


@proves("M-DRIVE-1")
def test_every_post_of_others_in_entered_regions_goes_home() -> None:
    scene = Scene().posts("mombasa", "karoo", "katanga").posts("saint-louis", "kalahari")
    scene.posts("cape-town", "zambezi")
    base(scene, "mombasa", "3", "5", "5").s.removed = [0, 0, 0, 0]
    expand("cape-town", "expansion3", "expansion3", scene=scene)
    scene.do("enter:karoo:1", "enter:kalahari:1", "stop")
    while scene.s.actors == (0,):
        scene.do(scene.legal()[-1])
    assert holder(scene, "karoo") == holder(scene, "kalahari") == "cape-town"
    assert (posts_of(scene, "mombasa"), posts_of(scene, "saint-louis")) == (14, 15)
    # Posts elsewhere stay.
    assert holder(scene, "katanga") == "mombasa"
    assert holder(scene, "zambezi") == "cape-town"
    assert scene.s.removed == [0, 0, 0, 0]
    taken = 0
    for held in scene.s.held:
        assert not taken & held
        taken |= held


@proves("M-DRIVE-2", "M-DRIVE-5")
def test_the_active_player_chooses_the_column_of_each_returned_post() -> None:
    scene = Scene().posts("mombasa", "karoo", "kalahari")
    base(scene, "mombasa", "5", "3", "0").area(0, "expansion3", "expansion3")
    scene.do("expand:cape-town", "enter:karoo:1", "enter:kalahari:1", "stop", "stop")
    assert scene.s.actors == (0,)
    assert scene.legal() == ["return:2", "return:3"]
    refusal = scene.refused("return:1")
    assert why(refusal) == ("column-full", "M-DRIVE-4")
    # No post may be given up while there is a space for it.
    assert why(scene.refused("stop")) == ("decision-open", "M-DRIVE-2")
    scene.do("return:3")
    assert columns(scene, "mombasa") == [5, 3, 1]
    assert scene.legal() == ["return:2", "return:3"]
    scene.do("return:2")
    assert columns(scene, "mombasa") == [5, 4, 1]
    assert scene.s.actors == (1,)


def drive_home(*columns_before: str) -> Scene:
    """A post of Mombasa is driven out of Kalahari; its base is as given."""
    scene = base(Scene().posts("mombasa", "kalahari"), "mombasa", *columns_before)
    return expand("cape-town", "expansion3", scene=scene).do("enter:kalahari:1")


@proves("M-DRIVE-3", "M-DRIVE-6")
@pytest.mark.parametrize("posts", [1, 2, 3, 4])
def test_a_returned_post_stands_directly_in_front_and_covers_its_coins(posts: int) -> None:
    coins = COINS["mombasa"]
    other = "1" if posts != 1 else "2"
    scene = base(Scene().posts("mombasa", "kalahari"), "mombasa", str(posts), other, "5")
    value = scene.value("mombasa")
    expand("cape-town", "expansion3", scene=scene).do("enter:kalahari:1", "return:1")
    assert columns(scene, "mombasa") == [posts + 1, int(other), 5]
    assert scene.value("mombasa") == value - coins[4 - posts]


@proves("M-DRIVE-4")
def test_a_column_once_emptied_takes_at_most_four_posts_and_never_its_last_space() -> None:
    coins = COINS["mombasa"]
    for posts in range(4):
        text = f"{posts}o" if posts else "0"
        scene = drive_home(text, "5", "5")
        # The only column with a space is taken by itself.
        assert columns(scene, "mombasa") == [posts + 1, 5, 5]
        assert scene.value("mombasa") == coins[4] + sum(coins[: 3 - posts])
    scene = drive_home("4o", "1o", "0")
    assert why(scene.refused("return:1")) == ("column-full", "M-DRIVE-4")
    scene.do("return:3")
    assert columns(scene, "mombasa") == [4, 1, 1]


@proves("M-DRIVE-5")
@pytest.mark.parametrize("rest", [("4o", "5", "5"), ("4o", "4o", "5"), ("4o", "4o", "4o")])
def test_a_post_without_a_valid_space_leaves_the_game(rest: tuple[str, str, str]) -> None:
    scene = base(Scene().posts("mombasa", "kalahari"), "mombasa", *rest)
    gone, value = scene.s.removed[0], scene.value("mombasa")
    before = columns(scene, "mombasa")
    expand("cape-town", "expansion3", scene=scene).do("enter:kalahari:1")
    assert scene.s.removed[0] == gone + 1
    assert columns(scene, "mombasa") == before
    assert scene.value("mombasa") == value == COINS["mombasa"][4] * rest.count("4o")
    assert scene.s.actors == (1,)


@proves("M-DRIVE-6")
def test_a_returned_post_lowers_the_scores_of_shareholders() -> None:
    coins = COINS["mombasa"]
    scene = base(Scene().posts("mombasa", "kalahari"), "mombasa", "2", "5", "5")
    scene.shares(1, "mombasa", 3)
    assert scene.score(1)["mombasa"] == 3 * sum(coins[:3])
    expand("cape-town", "expansion3", scene=scene).do("enter:kalahari:1")
    assert scene.score(1)["mombasa"] == 3 * sum(coins[:2])


# Columns


@proves("M-BASE-1")
@pytest.mark.parametrize(
    ("order", "left"),
    [
        ("1 1 1 1 1 2", [0, 4, 5]),
        ("1 2 3 1 2 3", [3, 3, 3]),
        ("1 2 1 1 2 2", [2, 2, 5]),
    ],
)
def test_columns_are_emptied_from_the_front_in_any_order(order: str, left: list[int]) -> None:
    regions = ["nubia", "cyrenaica", "kordofan", "ethiopia", "somali-coast", "tripolitania"]
    scene = expand("cairo", "expansion3", "expansion3")
    expected = [5, 5, 5]
    for region, column in zip(regions, order.split(), strict=True):
        scene.do(f"enter:{region}:{column}")
        expected[int(column) - 1] -= 1
        assert columns(scene, "cairo") == expected
        coins = sum(sum(COINS["cairo"][: 5 - posts]) for posts in expected)
        assert scene.value("cairo") == coins
    assert expected == left
