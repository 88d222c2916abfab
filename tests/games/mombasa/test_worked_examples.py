"""The worked examples of the rulebooks, number by number; Blue is seat 0."""

import pytest

from kontor.core.chance import SampledChance
from kontor.core.errors import IllegalAction
from kontor.games.mombasa.actions import USE
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.state import MombasaState
from kontor.games.mombasa.tables import CHOOSING, PLANNING, POSTS
from kontor.testing import proves
from scenario_mombasa import GAME, Scene, why

PRICES = {card.name: card.crate for card in [*GAME.components.start, *GAME.components.deck]}
MERCHANT_TILE = 2


def units(scene: Scene) -> int:
    """The units of the goods action that is going on."""
    found: int = scene.look("pending", -1, "about", 2)
    return found


def uses(scene: Scene) -> list[str]:
    return [text for text in scene.legal() if text.startswith("use:")]


def space_priced(scene: Scene, card: str, price: int) -> Scene:
    """Put a card on a space of the display where it has a price."""
    column = GAME.components.crates.index(price - PRICES[card])
    scene.offer(column * 4 + 1, card)
    assert scene.look("display", column * 4 + 1) == {"card": card, "price": price}
    return scene


@proves("M-EX-1")
def test_five_shares_on_the_track_and_two_on_cards_at_six_coins_are_worth_42() -> None:
    scene = Scene().shares(0, "cape-town", 5).pile(0, 1, "cotton3-cape-town")
    scene.hand(0, "bookkeeper3-cape-town").lift("cape-town", 1, 1, 1, 1, 1, 2, 2)
    assert scene.value("cape-town") == 6
    assert scene.look("seats", 0, "shares", 1) == 5 + 2
    assert scene.score(0)["cape-town"] == 42


@proves("M-EX-2")
def test_eight_shares_at_four_coins_score_32() -> None:
    scene = Scene().round(7).shares(0, "saint-louis", 8).lift("saint-louis", 1, 1, 1, 2, 2, 2)
    scene.finish_round()
    assert scene.value("saint-louis") == 4
    assert scene.look("seats", 0, "shares", 2) == 8
    assert scene.events("final-score")[0]["from-saint-louis"] == 32


def started(diamonds: int, steps: list[int]) -> tuple[MombasaState, int]:
    """A game after all starting bonuses, and a seat that has kept the tile with this bonus."""
    tiles = GAME.components.tiles
    wanted = next(n for n, t in enumerate(tiles) if (t.diamonds, t.steps) == (diamonds, steps))
    chance = SampledChance("started")
    while True:
        state = GAME.new({"players": 2, "setup": "variable"}, chance)
        if wanted in state.dealt:
            break
    at = state.dealt.index(wanted)
    keep = [0, 0]
    keep[at // 2] = at % 2
    while state.stage == CHOOSING:
        seat = state.actors[0]
        state.apply(seat, keep[seat], chance)
    while state.stage != PLANNING:
        state.apply(state.actors[0], state.legal(state.actors[0])[0], chance)
    return state, at // 2


@proves("M-EX-3")
def test_the_starting_bonuses_of_the_example_advance_markers_and_the_diamond() -> None:
    state, seat = started(0, [3, 0, 0, 0])
    assert list(state.places[seat * 4 : seat * 4 + 4]) == [3, 0, 0, 0]
    assert state.diamonds[seat] == 0
    state, seat = started(1, [0, 0, 1, 0])
    assert list(state.places[seat * 4 : seat * 4 + 4]) == [0, 0, 1, 0]
    assert state.diamonds[seat] == 1


@proves("M-EX-4")
def test_a_bookkeeper_in_the_middle_resting_pile_cannot_be_used() -> None:
    scene = Scene().area(0, "coffee1", "cotton1", "expansion2").pile(0, 2, "bookkeeper2")
    assert "bookkeeper2" in scene.look("seats", 0, "piles", 1)
    assert uses(scene) == ["use:coffee1", "use:cotton1"]
    assert scene.look("seats", 0, "totals", "bookkeepers") == 0
    planned = Scene().area(0, "coffee1", "bookkeeper2")
    assert "use:bookkeeper2" in planned.legal()


@proves("M-EX-5")
def test_a_diamond_merchant_is_turned_down_and_not_used_twice() -> None:
    scene = Scene().area(0, "merchant", "coffee1").do("use:merchant")
    assert scene.look("seats", 0, "slots", 0) == {"card": "merchant", "face_up": False}
    scene.do("end", "pick:1")
    assert scene.s.actors == (0,)
    assert uses(scene) == ["use:coffee1"]
    with pytest.raises(IllegalAction) as caught:
        scene.s.apply(0, USE, SampledChance(0))
    assert why(caught.value) == ("not-face-up", "M-TURN-5")


@proves("M-EX-6")
def test_coffee_1_coffee_3_and_cotton_2_can_be_used_in_four_ways() -> None:
    def blue() -> Scene:
        return Scene().area(0, "coffee1", "coffee3", "cotton2")

    assert uses(blue()) == ["use:coffee1", "use:coffee3", "use:cotton2"]
    for first, count, more in (
        ("coffee1", 1, ["use:coffee3"]),
        ("coffee3", 3, ["use:coffee1"]),
        ("cotton2", 2, []),
    ):
        scene = blue().do(f"use:{first}")
        assert units(scene) == count
        assert uses(scene) == more
        for other in {"coffee1", "coffee3", "cotton2"} - {first, *(t[4:] for t in more)}:
            assert why(scene.refused(f"use:{other}")) == ("one-kind", "M-GOODS-1")
    both = blue().do("use:coffee1", "use:coffee3")
    assert units(both) == 4
    assert uses(both) == []


@proves("M-EX-7")
def test_four_units_acquire_a_banana_card_for_three_and_advance_one_space() -> None:
    scene = space_priced(Scene().area(0, "coffee1", "coffee3", "cotton2"), "bananas2", 3)
    scene.do("use:coffee1", "use:coffee3", "buy:bananas2")
    assert scene.in_hand(0, "bananas2")
    assert units(scene) == 1
    scene.do("advance:saint-louis")
    assert list(scene.s.places[:4]) == [0, 0, 1, 0]
    assert [slot["face_up"] for slot in scene.look("seats", 0, "slots")[:3]] == [False, False, True]
    assert list(scene.s.pounds) == [1, 1]
    assert scene.s.actors == (1,)


@proves("M-EX-8")
def test_cape_town_enters_three_regions_with_five_points() -> None:
    scene = Scene().posts("mombasa", "zambezi").area(0, "expansion3", "expansion2")
    borders = GAME.components.atlas.borders
    path = [("cape-town", "karoo"), ("karoo", "kalahari"), ("kalahari", "zambezi")]
    assert [borders[frozenset(pair)] for pair in path] == ["single", "single", "double"]
    scene.do("expand:cape-town")
    left = [5]
    for region in ("karoo", "kalahari"):
        scene.do(f"enter:{region}:1")
        left.append(scene.look("pending", -1, "about", 1))
    scene.do("enter:zambezi:1")
    assert left == [5, 4, 3]
    entered = [(event["region"], event["points"]) for event in scene.events("region-entered")]
    assert entered == [("karoo", 1), ("kalahari", 1), ("zambezi", 3)]
    assert sum(POSTS[column] for column in scene.s.columns[3:6]) == 15 - 3
    # No points remain, so the rewards follow by themselves.
    assert scene.verbs() == {"book", "stop"}
    scene.do("stop")
    holders = {r["region"]: r["company"] for r in scene.look("regions") if r["company"]}
    assert holders == dict.fromkeys(("karoo", "kalahari", "zambezi"), "cape-town")


@proves("M-EX-9")
def test_a_post_goes_back_to_the_fourth_space_of_an_empty_column() -> None:
    scene = Scene().posts("mombasa", "karoo").lift("mombasa", 1, 1, 1, 1, 2)
    coins = GAME.components.atlas.bases[COMPANIES.index("mombasa")].coins
    assert scene.look("companies", 0, "columns", 0) == {"posts": 0, "opened": True}
    assert scene.value("mombasa") == sum(coins) + coins[0]
    scene.area(0, "expansion2").do("expand:cape-town", "enter:karoo:1", "stop")
    assert scene.legal() == ["return:1", "return:2"]
    scene.do("return:1")
    assert scene.look("companies", 0, "columns", 0) == {"posts": 1, "opened": True}
    # The fourth space is covered and the last one is not.
    assert scene.value("mombasa") == sum(coins) - coins[3] + coins[0]


@proves("M-EX-10")
def test_three_book_points_of_regions_are_two_a_books_and_a_pound() -> None:
    scene = Scene().posts("cairo", "nubia").area(0, "expansion3", "expansion2").pounds(0, 0)
    scene.display_book(0, "a-helper-pounds2").display_book(1, "a-helper-diamonds1").refill()
    supply = scene.look("book_supply", "A")
    scene.do("expand:cairo", "enter:cyrenaica:1", "enter:kordofan:1", "enter:great-lakes:1", "stop")
    assert scene.look("pending", -1) == {"kind": "points", "about": [3]}
    scene.do("book:a-helper-pounds2", "book:a-helper-diamonds1")
    assert scene.look("pending", -1) == {"kind": "points", "about": [1]}
    scene.do("stop")
    assert scene.s.pounds[0] == 1
    # Only now the books are placed, and the display is refilled after that.
    assert list(scene.s.books[:2]) == [0, 0]
    scene.do("shelve:a-helper-pounds2@1", "shelve:a-helper-diamonds1@2")
    shelf = scene.look("seats", 0, "shelf")
    assert [shelf[space]["book"] for space in (1, 2)] == ["a-helper-pounds2", "a-helper-diamonds1"]
    assert [space["book"][0] for space in scene.look("books")[:2]] == ["a", "a"]
    assert scene.look("book_supply", "A") == supply - 2
    assert scene.s.actors == (1,)


def bookkeeper() -> Scene:
    """Blue's jar stands on the icon before four books; the fifth asks for bananas."""
    scene = Scene().area(0, "bookkeeper2", "coffee3", "cotton2").pounds(0, 2)
    books = {"s1": "a-expansion2-pounds2", "s2": "a-coffee2-pounds2", "s3": "a-coffee3-points2"}
    scene.shelf(0, **books, s4="a-bananas2-pounds2").refill()
    assert scene.look("seats", 0, "start") == "start1"
    assert scene.look("seats", 0, "jar") == -1
    return scene.do("use:bookkeeper2")


@proves("M-EX-11")
def test_a_book_is_turned_for_two_pounds_and_the_jar_stops_on_the_fourth() -> None:
    scene = bookkeeper().do("jar")
    # Blue has no expansion card: the second book would stop the jar.
    assert scene.s.jar[0] == 0
    assert scene.verbs() == {"book", "stop"}
    scene = bookkeeper().do("flip:1")
    assert scene.s.pounds[0] == 0
    assert scene.look("seats", 0, "shelf", 1) == {"book": "a-expansion2-pounds2", "face_down": True}
    scene.do("jar", "jar", "jar", "jar")
    # The fourth book, the starting book included; it pays and the jar goes no further.
    assert scene.s.jar[0] == 3
    assert scene.events("jar-moves")[-1] == {"seat": 0, "at": 3}
    assert scene.look("pending", -1, "kind") == "points"
    assert scene.look("seats", 0, "totals", "coffee") == 3


@proves("M-EX-12")
def test_the_points_of_the_book_come_before_those_of_the_bookkeeper() -> None:
    scene = bookkeeper().do("flip:1", "jar", "jar", "jar", "jar")
    assert [frame["about"] for frame in scene.look("pending")] == [[2], [2]]
    scene.do("stop")
    assert scene.s.pounds[0] == 2
    assert [frame["about"] for frame in scene.look("pending")] == [[2]]
    scene.do("stop")
    assert scene.s.pounds[0] == 4
    assert scene.look("seats", 0, "slots", 0) == {"card": "bookkeeper2", "face_up": False}
    assert [slot["face_up"] for slot in scene.look("seats", 0, "slots")[1:3]] == [True, True]
    assert scene.s.actors == (1,)


@proves("M-EX-13")
@pytest.mark.parametrize(
    ("regions", "mines", "steps"),
    [(["guinea", "congo-basin"], 3, 3), (["katanga", "congo-basin"], 4, 4)],
)
def test_the_merchant_of_cairo_counts_pairs_of_mines(
    regions: list[str], mines: int, steps: int
) -> None:
    scene = Scene().posts("cairo", *regions).area(0, "merchant-cairo").pounds(0, 0)
    assert scene.look("companies", 3, "mines") == mines
    scene.do("use:merchant-cairo")
    assert scene.s.diamonds[0] == steps
    assert scene.s.pounds[0] == 1
    assert [event["count"] for event in scene.events("diamond-advances")] == [2, steps - 2]


@proves("M-EX-14")
def test_a_coffee_card_of_price_three_costs_four_pounds_on_the_buying_space() -> None:
    scene = space_priced(Scene().pounds(0, 4), "coffee2", 3).do("bonus:buy")
    assert scene.s.pounds[0] == 3
    scene.do("buy:coffee2")
    assert scene.s.pounds[0] == 0
    assert scene.look("seats", 0, "hand").count("coffee2") == 2
    assert scene.events("card-bought") == [{"seat": 0, "card": "coffee2", "price": 3}]


@proves("M-EX-15")
def test_a_coffee_card_with_crate_1_is_discarded_for_three_pounds() -> None:
    assert PRICES["coffee1"] == 1
    scene = Scene().hand(0, "coffee1", "cotton2").pounds(0, 0)
    scene.do("bonus:discard", "discard:coffee1")
    assert scene.s.pounds[0] == 3
    assert scene.look("seats", 0, "hand") == ["cotton2"]


@proves("M-EX-16")
def test_five_bananas_against_three_advance_three_and_one() -> None:
    scene = Scene().area(0, "bananas3", "bananas2").area(1, "bananas1", "bananas2")
    assert [scene.look("seats", seat, "totals", "bananas") for seat in (0, 1)] == [5, 3]
    highest = [text for text in scene.legal() if text.startswith("bonus:bananas")][-1]
    scene.do(highest, "advance:cape-town:3")
    assert list(scene.s.places[:4]) == [0, 3, 0, 0]
    assert scene.s.diamonds[0] == 1
    assert [scene.s.face[seat] for seat in (0, 1)] == [0b11, 0b11]
    # Green has fewer and could not do the same.
    scene = Scene().area(0, "bananas3", "bananas2").area(1, "bananas1", "bananas2")
    scene.do("bonus:tile-goods")
    assert why(scene.refused("bonus:bananas")) == ("no-majority", "M-MAJOR-2")


@proves("M-EX-17")
def test_with_six_cotton_the_reward_from_four_may_be_taken() -> None:
    tiers = next(space.tiers for space in GAME.components.spaces if space.name == "cotton")
    least = [tier.least for tier in tiers]
    lower = tiers[least.index(4)]
    scene = Scene().area(0, "cotton4", "cotton2")
    assert scene.look("seats", 0, "totals", "cotton") == 6
    names = ["bonus:cotton", "bonus:cotton:2", "bonus:cotton:3"]
    assert names[least.index(6)] in scene.legal()
    scene.do(names[least.index(4)])
    assert scene.verbs() == {"remove", "stop"}
    scene.do("remove:cairo:1", f"advance:saint-louis:{lower.steps}")
    assert list(scene.s.places[:4]) == [0, 0, lower.steps, 0]
    assert scene.s.removed == [0, 0, 0, lower.reward.remove]
    assert scene.s.actors == (1,)


@proves("M-EX-18")
def test_a_coffee_card_of_two_with_the_goods_tile_counts_three() -> None:
    scene = Scene().area(0, "coffee2").tile(0, 0)
    assert scene.look("seats", 0, "totals", "coffee") == 2
    scene.do("boost:coffee2")
    assert scene.look("seats", 0, "totals", "coffee") == 3
    assert units(scene.do("use:coffee2+1")) == 3


@proves("M-EX-19")
def test_blue_ends_the_phase_with_a_pile_of_three_expansion_cards() -> None:
    scene = Scene().pile(0, 3, "expansion1-i", "expansion3").tile(0, MERCHANT_TILE)
    three = ["expansion2", "expansion1-i", "expansion3"]
    assert scene.look("seats", 0, "piles", 2) == three
    scene.area(0, "coffee2", "bookkeeper2", "merchant")
    scene.do("use:tile-merchant", "bonus:tile-goods", "use:merchant", "bonus:discard")
    scene.do(scene.legal()[0])
    before = scene.look("seats", 0, "hand")
    piles = scene.look("seats", 0, "piles")
    scene.do("end", "pick:3")
    assert sorted(scene.look("seats", 0, "hand")) == sorted(before + three)
    assert scene.events("pile-taken")[-1] == {"seat": 0, "pile": 3, "cards": ",".join(three)}
    # Everybody sees what lies in the piles.
    rested = scene.look("seats", 0, "piles")
    assert sorted(rested[0]) == sorted([*piles[0], "coffee2"])
    assert sorted(rested[1]) == sorted([*piles[1], "bookkeeper2"])
    assert rested[2:] == [["merchant"], [], []]
    assert list(scene.s.tiles) == [-1, -1, -1, -1]


@proves("M-EX-20")
@pytest.mark.parametrize("pile", [1, 2, 3])
def test_in_the_first_round_one_card_is_taken_back(pile: int) -> None:
    scene = Scene(4)
    for seat in range(4):
        assert [len(cards) for cards in scene.look("seats", seat, "piles")] == [1, 1, 1, 0, 0]
    card = scene.look("seats", 0, "piles", pile - 1)
    before = scene.look("seats", 0, "hand")
    scene.do("end", f"pick:{pile}")
    assert sorted(scene.look("seats", 0, "hand")) == sorted(before + card)
    assert len(before) == 7


@proves("M-EX-21")
def test_passing_a_special_space_pays_blue_green_and_yellow_a_pound_each() -> None:
    lane = GAME.tables.lanes[GAME.tables.lane_names.index("D1")]
    special = lane.bonuses[0]
    assert special.pounds == 1
    # Green stands on it, Yellow beyond it, and the fourth player just before.
    scene = Scene(4).place(0, cairo=special.at - 1).place(1, cairo=special.at)
    scene.place(2, cairo=special.at + 2).place(3, cairo=special.at - 1).area(0, "coffee2")
    for seat in range(4):
        scene.pounds(seat, 0)
    scene.do("use:coffee2", "advance:cairo")
    assert list(scene.s.pounds) == [1, 1, 1, 0]
    scene.do("advance:cairo")
    assert list(scene.s.pounds) == [1, 1, 1, 0]
    assert scene.at(0, "cairo") == special.at + 1


@proves("M-EX-22")
@pytest.mark.parametrize(("cards", "pounds"), [(["cotton4", "cotton2"], 5), (["cotton1"], 0)])
def test_the_cotton_book_pays_five_pounds_for_six_cotton_and_nothing_for_one(
    cards: list[str], pounds: int
) -> None:
    scene = Scene().area(0, "bookkeeper2", *cards).shelf(0, s1="a-cotton1-harvest").refill()
    scene.pounds(0, 0).s.jar[0] = 0
    scene.do("use:bookkeeper2", "jar")
    assert scene.s.jar[0] == 1
    assert scene.s.pounds[0] == pounds
