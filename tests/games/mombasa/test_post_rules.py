"""Posts that are removed or driven out, and the columns of the bases."""

import pytest

from kontor.games.mombasa.atlas import COMPANIES
from kontor.testing import proves
from scenario_mombasa import Scene, why
from scenario_mombasa_expansion import (
    COINS,
    REGIONS,
    base,
    columns,
    expand,
    holder,
    posts_of,
    removal,
)

# Removing


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
    assert int(scene.s.held[0]).bit_count() == 15


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
