"""The special bonuses of the eight tracks: permanent bonuses and bonus spaces."""

import pytest

from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.pieces import Special
from kontor.games.mombasa.tables import PLANNING
from kontor.testing import proves
from scenario_mombasa import SET, Scene, why

COFFEE, BANANAS, COTTON, EXPANSION = range(4)


def special(track: str, second: int) -> Special:
    """The first or the second special space of a track."""
    return next(t for t in SET.tracks if t.name == track).specials[second]


def before(track: str, second: int) -> int:
    """The space in front of a special space."""
    return special(track, second).at - 1


def with_bonus(track: str, second: int, players: int = 2) -> Scene:
    """Seat 0 stands on a special space of a track, lying at the company of its letter."""
    names = [track if track[0] == letter else f"{letter}1" for letter in "ABCD"]
    scene = Scene(players, ",".join(names))
    return stand(scene, 0, track, second)


def stand(scene: Scene, seat: int, track: str, second: int) -> Scene:
    company = COMPANIES["ABCD".index(track[0])].replace("-", "_")
    return scene.place(seat, **{company: special(track, second).at})


def empty_display(scene: Scene) -> Scene:
    """Nothing is for sale, so that a test says what is."""
    s = scene.s
    for space, card in enumerate(s.display):
        s.deck |= 1 << card if card else 0
        s.display[space] = 0
    return scene


def price(scene: Scene, space: int) -> int:
    """The full price of a card in the display: its crate and that of the space."""
    card = scene.s.display[space]
    return scene.s.tables.crate[card] + SET.crates[space // SET.display_rows]


def crate(name: str) -> int:
    return next(card.crate for card in [*SET.start, *SET.deck] if card.name == name)


def next_turn(scene: Scene) -> Scene:
    """Seat 1 ends its phase, so that seat 0 has the next turn in the same round."""
    assert scene.s.actors == (1,)
    return scene.do("end", "pick:1")


# Tracks A


@proves("M-TRACKA-1")
@pytest.mark.parametrize(("second", "more"), [(0, 1), (1, 2)])
def test_a1_adds_to_the_expansion_value_and_the_second_replaces_the_first(
    second: int, more: int
) -> None:
    scene = with_bonus("A1", second).area(0, "expansion2", "expansion3", "coffee1")
    assert scene.s.totals[EXPANSION] == 5 + more
    assert scene.s.totals[COFFEE] == 1
    scene.do("expand:cairo")
    assert scene.events("expands")[0]["points"] == 5 + more


@proves("M-TRACKA-1")
def test_without_the_special_space_of_a1_nothing_is_added() -> None:
    scene = Scene().area(0, "expansion2").place(0, mombasa=before("A1", 0))
    assert scene.s.totals[EXPANSION] == 2
    scene = Scene().area(0, "expansion2").place(0, mombasa=before("A1", 1))
    assert scene.s.totals[EXPANSION] == 3
    # The other side of the board has another bonus, and another seat has none.
    scene = with_bonus("A2", 1).area(0, "expansion2").area(1, "expansion2")
    assert scene.s.totals[EXPANSION] == 2
    scene = with_bonus("A1", 1).area(1, "expansion2")
    assert scene.look("seats", 1, "totals", "expansion", viewer=0) == 2


@proves("M-TRACKA-1")
def test_a1_counts_for_the_expansion_majority() -> None:
    scene = with_bonus("A1", 0).area(0, "expansion2").area(1, "expansion3")
    assert "bonus:expansion" in scene.legal()
    scene = Scene().area(0, "expansion2").area(1, "expansion3")
    assert why(scene.refused("bonus:expansion")) == ("no-majority", "M-MAJOR-2")
    # It counts against others as well.
    scene = stand(Scene().area(0, "expansion2").area(1, "expansion2"), 1, "A1", 0)
    assert why(scene.refused("bonus:expansion")) == ("no-majority", "M-MAJOR-2")


@proves("M-TRACKA-1", "M-REQ-6")
def test_a1_counts_for_requirements_of_books() -> None:
    for second, enters in ((0, False), (1, True)):
        scene = with_bonus("A1", second).area(0, "bookkeeper2", "expansion2")
        scene.shelf(0, s1="b-expansion4-points2").refill()
        scene.s.jar[0] = 0
        scene.do("use:bookkeeper2")
        assert ("jar" in scene.legal()) == enters


@proves("M-TRACKA-2")
@pytest.mark.parametrize("second", [0, 1])
def test_a1_needs_a_face_up_expansion_card_or_the_tile(second: int) -> None:
    scene = with_bonus("A1", second).area(0, "coffee1")
    assert scene.s.totals[EXPANSION] == 0
    assert why(scene.refused("expand:cairo")) == ("no-expansion", "M-TURN-3")
    assert why(scene.refused("bonus:expansion")) == ("tier-not-reached", "M-MAJOR-3")
    scene.tile(0, 3)
    assert scene.s.totals[EXPANSION] == SET.tile_values[3] + second + 1
    assert "expand:cairo" in scene.legal()
    # A card that was used lies face down and no longer carries the bonus.
    scene = with_bonus("A1", second).area(0, "expansion2").do("expand:cairo", "stop")
    assert next_turn(scene).s.totals[EXPANSION] == 0


@proves("M-TRACKA-3", "M-TRACKA-4")
@pytest.mark.parametrize(("players", "markers"), [(2, 3), (3, 2), (4, 2)])
def test_a2_gives_one_marker_and_then_two_in_all(players: int, markers: int) -> None:
    def free(scene: Scene, seat: int = 0) -> int:
        seats = scene.s.view(None)["seats"]
        assert isinstance(seats, list)
        return int(seats[seat]["markers"])

    for second in (0, 1):
        scene = with_bonus("A2", second, players)
        assert free(scene) == markers + second + 1
        assert free(scene, 1) == markers
    scene = Scene(players, "A2,B1,C1,D1").place(0, mombasa=before("A2", 0))
    assert free(scene) == markers
    assert free(scene.place(0, mombasa=before("A2", 1))) == markers + 1
    # No other track brings markers, B2 neither.
    scene = Scene(players, "A1,B2,C2,D2")
    for company in COMPANIES:
        length = scene.s.layout.lanes[COMPANIES.index(company)].length
        scene.place(0, **{company.replace("-", "_"): length})
    assert free(scene) == markers


@proves("M-TRACKA-3")
def test_two_players_can_place_five_markers_with_a2() -> None:
    scene = with_bonus("A2", 1).pounds(0, 99).area(0, "coffee1", "cotton2")
    scene.s.out = 2
    scene.do("bonus:tile-goods", "bonus:tile-merchant", "bonus:tile-expansion")
    scene.do("bonus:tile-bookkeeper", "bonus:coffee", "stop")
    assert list(scene.s.marks).count(0) == 5
    assert why(scene.refused("bonus:cotton")) == ("no-markers", "M-MARKER-1")


@proves("M-TRACKA-5")
def test_a_marker_of_a2_comes_with_the_next_turn_and_stays() -> None:
    scene = Scene(tracks="A2,B1,C1,D1").area(0, "coffee2").pounds(0, 20)
    scene.place(0, mombasa=before("A2", 0)).s.out = 2
    scene.do("bonus:tile-goods", "bonus:tile-merchant", "bonus:tile-expansion")
    assert why(scene.refused("bonus:tile-bookkeeper")) == ("no-markers", "M-MARKER-1")
    scene.do("use:coffee2", "advance:mombasa", "advance:cairo")
    # In the same round.
    scene.do("bonus:tile-bookkeeper")
    assert list(scene.s.marks).count(0) == 4
    scene.do("end", "pick:1")
    assert scene.s.stage == PLANNING
    assert scene.s.round == 2
    assert scene.look("seats", 0, "markers", viewer=0) == 4


# Tracks B


def shopping(track: str, second: int, *cards: str, offer: str = "cotton3") -> Scene:
    """Seat 0 has a bonus of B and goods; one card is for sale."""
    return empty_display(with_bonus(track, second)).area(0, *cards).offer(0, offer)


@proves("M-TRACKB-1")
def test_b1_makes_cards_paid_with_bananas_one_cheaper() -> None:
    scene = shopping("B1", 0, "bananas2", "coffee2")
    assert price(scene, 0) == 3
    scene.do("use:bananas2", "buy:cotton3")
    assert scene.events("card-acquired") == [{"seat": 0, "card": "cotton3", "price": 2}]
    assert scene.in_hand(0, "cotton3")
    assert scene.s.actors == (1,)
    for goods in ("coffee2", "cotton2"):
        scene = shopping("B1", 0, goods).do(f"use:{goods}")
        refusal = scene.refused("buy:cotton3")
        assert (refusal.reason, refusal.rule) == ("too-dear", "M-BUY-2")
        assert refusal.params["price"] == 3
    # Without the bonus bananas pay the full price.
    scene = shopping("B1", 0, "bananas2").place(0, cape_town=before("B1", 0)).do("use:bananas2")
    assert why(scene.refused("buy:cotton3")) == ("too-dear", "M-BUY-2")


@proves("M-TRACKB-1")
def test_the_first_bonus_of_b1_does_not_mix_kinds() -> None:
    scene = shopping("B1", 0, "bananas2", "coffee2").do("use:bananas2")
    assert why(scene.refused("use:coffee2")) == ("one-kind", "M-GOODS-1")


@proves("M-TRACKB-2")
@pytest.mark.parametrize("goods", ["coffee2", "bananas2", "cotton2"])
def test_the_second_bonus_of_b1_cheapens_by_one_with_any_goods(goods: str) -> None:
    scene = shopping("B1", 1, goods, offer="bookkeeper3").offer(1, "bananas3")
    scene.offer(2, "coffee4")
    assert [price(scene, space) for space in (0, 1)] == [2, 3]
    scene.do(f"use:{goods}")
    # Not by two: bananas have had the first bonus before.
    assert why(scene.refused("buy:coffee4")) == ("too-dear", "M-BUY-2")
    scene.do("buy:bananas3")
    assert scene.events("card-acquired")[0]["price"] == 2
    assert scene.s.actors == (1,)


@proves("M-TRACKB-2")
def test_the_second_bonus_of_b1_leaves_the_unit_saved_for_a_step() -> None:
    scene = shopping("B1", 1, "bananas3", offer="bananas2").do("use:bananas3", "buy:bananas2")
    scene.do("advance:cairo", "advance:saint-louis")
    assert (scene.at(0, "cairo"), scene.at(0, "saint-louis")) == (1, 1)
    assert scene.s.actors == (1,)


@proves("M-TRACKB-3")
def test_mixed_goods_pay_for_a_card_and_the_rest_makes_steps() -> None:
    scene = shopping("B1", 1, "coffee2", "bananas1", "cotton2")
    scene.do("use:coffee2", "use:bananas1", "use:cotton2", "buy:cotton3")
    # 5 units less a price of 3 - 1.
    scene.do("advance:cairo", "advance:cairo", "advance:mombasa")
    assert (scene.at(0, "cairo"), scene.at(0, "mombasa")) == (2, 1)
    assert scene.s.face[0] == 0
    assert scene.s.actors == (1,)


@proves("M-TRACKB-3")
def test_only_the_second_bonus_of_b1_mixes_kinds() -> None:
    for track, second in (("B1", 0), ("B2", 0), ("B2", 1)):
        scene = shopping(track, second, "coffee2", "cotton2", offer="bananas2")
        scene.do("use:coffee2")
        assert why(scene.refused("use:cotton2")) == ("one-kind", "M-GOODS-1")


@proves("M-TRACKB-4")
def test_mixed_goods_must_acquire_a_card() -> None:
    scene = shopping("B1", 1, "coffee2", "bananas1", "cotton2").do("use:coffee2", "use:bananas1")
    assert scene.legal() == ["use:cotton2", "buy:cotton3"]
    assert why(scene.refused("advance:cairo")) == ("mixed-must-buy", "M-TRACKB-4")
    # Nothing that can be paid, no mixture; one kind makes steps as ever.
    scene = shopping("B1", 1, "coffee1", "bananas1", offer="coffee4").do("use:coffee1")
    assert why(scene.refused("use:bananas1")) == ("one-kind", "M-TRACKB-4")
    scene.do("advance:cairo")
    assert scene.at(0, "cairo") == 1
    assert scene.s.face[0] == 2


@proves("M-TRACKB-5")
def test_cards_that_the_price_does_not_need_may_join_a_mixture() -> None:
    scene = shopping("B1", 1, "coffee4", "bananas2", "cotton1", offer="merchant")
    assert price(scene, 0) == 1
    scene.do("use:coffee4", "use:bananas2", "use:cotton1", "buy:merchant")
    for _ in range(7):
        scene.do("advance:saint-louis" if scene.at(0, "saint-louis") < 4 else "advance:cairo")
    assert scene.at(0, "saint-louis") + scene.at(0, "cairo") == 4 + 2 + 1
    assert scene.s.actors == (1,)


@proves("M-TRACKB-6")
def test_b2_makes_cards_paid_with_cotton_one_cheaper() -> None:
    scene = shopping("B2", 0, "cotton2").do("use:cotton2", "buy:cotton3")
    assert scene.events("card-acquired")[0]["price"] == 2
    assert scene.s.actors == (1,)
    for goods in ("coffee2", "bananas2"):
        scene = shopping("B2", 0, goods).do(f"use:{goods}")
        assert why(scene.refused("buy:cotton3")) == ("too-dear", "M-BUY-2")
    assert with_bonus("B2", 0).area(0, "cotton2").s.totals[COTTON] == 2


@proves("M-TRACKB-7")
def test_each_cotton_card_counts_one_more_with_the_second_bonus_of_b2() -> None:
    scene = with_bonus("B2", 1).area(0, "cotton2", "cotton1", "bananas2").area(1, "cotton2")
    assert list(scene.s.totals[:3]) == [0, 2, 2 + 1 + 1 + 1]
    assert scene.look("seats", 1, "totals", "cotton", viewer=0) == 2
    scene = scene.place(0, cape_town=before("B2", 1))
    assert scene.s.totals[COTTON] == 3


@proves("M-TRACKB-7")
def test_the_second_bonus_of_b2_counts_in_goods_actions_and_majorities() -> None:
    scene = empty_display(with_bonus("B2", 1)).area(0, "cotton1")
    scene.do("use:cotton1", "advance:cairo", "advance:cairo")
    assert scene.at(0, "cairo") == 2
    assert scene.s.actors == (1,)
    scene = with_bonus("B2", 1).area(0, "cotton2", "cotton1").area(1, "cotton4")
    assert {"bonus:cotton", "bonus:cotton:2"} <= set(scene.legal())
    scene = stand(Scene(tracks="A1,B2,C1,D1"), 1, "B2", 1).area(0, "cotton2").area(1, "cotton2")
    assert why(scene.refused("bonus:cotton")) == ("no-majority", "M-MAJOR-2")


@proves("M-TRACKB-7", "M-REQ-6", "M-REQ-7")
def test_the_second_bonus_of_b2_counts_for_requirements_and_rewards_of_books() -> None:
    scene = with_bonus("B2", 1).area(0, "bookkeeper2", "cotton2", "cotton1").pounds(0, 0)
    scene.shelf(0, s1="b-cotton4-diamonds2", s2="a-cotton1-harvest").refill()
    scene.s.jar[0] = 0
    scene.do("use:bookkeeper2", "jar", "jar")
    # 3 + 1 + 1 cotton, less 1.
    assert scene.s.pounds[0] == 4


@proves("M-TRACKB-8")
def test_the_second_bonus_of_b2_ends_the_lower_price() -> None:
    scene = shopping("B2", 1, "cotton2", offer="bananas3").offer(1, "bananas3-saint-louis")
    assert [price(scene, space) for space in (0, 1)] == [3, 4]
    scene.do("use:cotton2")
    assert why(scene.refused("buy:bananas3-saint-louis")) == ("too-dear", "M-BUY-2")
    scene.do("buy:bananas3")
    assert scene.events("card-acquired")[0]["price"] == 3
    assert scene.s.actors == (1,)


@proves("M-TRACKB-9")
def test_the_goods_tile_is_no_cotton_card_for_b2() -> None:
    scene = with_bonus("B2", 1).area(0, "cotton2").tile(0, 0).do("boost:cotton2")
    assert scene.s.totals[COTTON] == 2 + 1 + 1
    scene.do("use:cotton2+1")
    assert scene.events("goods-used")[0]["units"] == 4


# Tracks C


@proves("M-TRACKC-1")
@pytest.mark.parametrize(
    ("text", "points", "diamonds"), [("bonus:c-first", 1, 2), ("bonus:c-first:2", 2, 1)]
)
def test_c1_gives_three_points_and_steps_in_two_ways(text: str, points: int, diamonds: int) -> None:
    cost = special("C1", 0).cost
    scene = with_bonus("C1", 0).pounds(0, cost).do(text)
    assert scene.s.pounds[0] == 0
    assert scene.s.diamonds[0] == diamonds
    assert any(t.startswith("book:c-") for t in scene.legal()) == (points == 2)
    scene.do("stop")
    assert scene.s.pounds[0] == points
    assert scene.s.actors == (1,)


@proves("M-TRACKC-1", "M-TRACKC-2")
@pytest.mark.parametrize(("second", "name"), [(0, "c-first"), (1, "c-second")])
def test_the_cost_of_c1_must_be_paid_beforehand(second: int, name: str) -> None:
    cost = special("C1", second).cost
    scene = with_bonus("C1", second).pounds(0, cost - 1)
    refusal = scene.refused(f"bonus:{name}")
    assert (refusal.reason, refusal.rule) == ("cannot-pay", "M-MARKER-3")
    assert refusal.params["pounds"] == cost


@proves("M-TRACKC-2")
def test_the_second_space_of_c1_gives_two_points_and_two_steps() -> None:
    scene = with_bonus("C1", 1).pounds(0, special("C1", 1).cost)
    assert why(scene.refused("bonus:c-second:2")) == ("no-option", "M-MARKER-1")
    scene.do("bonus:c-second")
    assert scene.s.pounds[0] == 0
    assert scene.s.diamonds[0] == 2
    scene.do("stop")
    assert scene.s.pounds[0] == 2


@proves("M-TRACKC-3", "M-TRACKC-4")
@pytest.mark.parametrize(
    ("second", "name", "cut", "diamonds"), [(0, "c-first", 0, 1), (1, "c-second", 1, 2)]
)
def test_c2_sells_a_card_for_pounds_and_moves_the_diamond(
    second: int, name: str, cut: int, diamonds: int
) -> None:
    scene = empty_display(with_bonus("C2", second)).offer(4, "coffee2").pounds(0, 9)
    full = price(scene, 4)
    assert full == 3
    scene.do(f"bonus:{name}", "buy:coffee2")
    assert scene.s.pounds[0] == 9 - (full - cut)
    assert scene.s.diamonds[0] == diamonds
    assert scene.in_hand(0, "coffee2")
    assert scene.s.actors == (1,)
    # One pound less than the price is not enough; without any pound the space is open all the same.
    scene = empty_display(with_bonus("C2", second)).offer(4, "coffee2").offer(5, "merchant")
    scene.pounds(0, full - cut - 1).do(f"bonus:{name}")
    refusal = scene.refused("buy:coffee2")
    assert (refusal.reason, refusal.rule) == ("too-dear", "M-BUY-9")
    assert refusal.params["price"] == full - cut


@proves("M-TRACKC-4")
def test_the_reduced_price_of_c2_does_not_go_below_nothing() -> None:
    scene = empty_display(with_bonus("C2", 1)).offer(0, "merchant").pounds(0, 0)
    assert price(scene, 0) == 1
    scene.do("bonus:c-second", "buy:merchant")
    assert scene.s.pounds[0] == 0
    assert scene.in_hand(0, "merchant")


@proves("M-TRACKC-5")
@pytest.mark.parametrize(("second", "name"), [(0, "c-first"), (1, "c-second")])
def test_the_diamond_moves_on_c2_without_buying(second: int, name: str) -> None:
    scene = empty_display(with_bonus("C2", second)).offer(0, "coffee2").pounds(0, 9)
    scene.do(f"bonus:{name}", "stop")
    assert scene.s.diamonds[0] == second + 1
    assert scene.s.pounds[0] == 9
    assert scene.s.actors == (1,)
    # Nor is there anything to buy.
    scene = empty_display(with_bonus("C2", second)).pounds(0, 0).do(f"bonus:{name}")
    assert scene.s.diamonds[0] == second + 1
    assert scene.s.actors == (1,)


# Tracks D


@proves("M-TRACKD-1")
@pytest.mark.parametrize("card", ["coffee1", "cotton2", "expansion3", "merchant"])
def test_d1_pays_three_pounds_more_than_the_crate(card: str) -> None:
    scene = with_bonus("D1", 0).hand(0, card, "bananas1").pounds(0, 0)
    scene.do("bonus:d-first", f"discard:{card}")
    assert scene.s.pounds[0] == crate(card) + 3
    assert not scene.in_hand(0, card)
    assert scene.in_hand(0, "bananas1")
    assert scene.s.actors == (1,)


@proves("M-TRACKD-1")
def test_the_first_space_of_d1_takes_one_card_from_the_hand() -> None:
    scene = with_bonus("D1", 0).area(0, "cotton2").hand(0, "coffee1", "share-cairo", "bananas1")
    scene.do("bonus:d-first")
    assert scene.legal() == ["discard:coffee1", "discard:bananas1"]
    assert why(scene.refused("discard:share-cairo")) == ("single-share", "M-SINGLE-2")
    assert why(scene.refused("stop")) == ("decision-open", "M-SPACE-7")
    scene = with_bonus("D1", 0).area(0, "cotton2").hand(0, "share-cairo")
    assert why(scene.refused("bonus:d-first")) == ("nothing-to-discard", "M-TRACKD-1")


@proves("M-TRACKD-2")
@pytest.mark.parametrize("card", ["coffee1", "coffee4-cairo"])
def test_the_second_space_of_d1_pays_eight_pounds_more_for_coffee(card: str) -> None:
    scene = with_bonus("D1", 1).hand(0, card, "cotton2").pounds(0, 0)
    scene.do("bonus:d-second")
    assert scene.legal() == [f"discard:{card}"]
    assert why(scene.refused("discard:cotton2")) == ("coffee-only", "M-TRACKD-2")
    scene.do(f"discard:{card}")
    assert scene.s.pounds[0] == crate(card) + 8
    assert scene.s.actors == (1,)


@proves("M-TRACKD-2")
def test_the_second_space_of_d1_needs_a_coffee_card_in_hand() -> None:
    scene = with_bonus("D1", 1).area(0, "coffee2").hand(0, "cotton2", "bananas1")
    assert why(scene.refused("bonus:d-second")) == ("nothing-to-discard", "M-TRACKD-2")
    assert "bonus:d-first" in scene.legal()


@proves("M-TRACKD-3", "M-TRACKD-5")
def test_the_first_space_of_d2_gives_two_steps_on_two_of_three_tracks() -> None:
    start = special("D2", 0).at
    scene = with_bonus("D2", 0).pounds(0, 1).do("bonus:d-first")
    assert scene.s.pounds[0] == 0
    tracks = ("mombasa", "cape-town", "saint-louis")
    steps = [f"advance:{track}{more}" for track in tracks for more in ("", ":2")]
    assert scene.legal() == [*steps, "stop"]
    assert why(scene.refused("advance:cairo")) == ("not-so-many-steps", "M-TRACK-3")
    assert why(scene.refused("advance:mombasa:3")) == ("not-so-many-steps", "M-TRACK-3")
    # Alternating, and then no third track.
    scene.do("advance:saint-louis", "advance:mombasa")
    assert scene.legal() == ["advance:mombasa", "advance:saint-louis", "stop"]
    assert why(scene.refused("advance:cape-town")) == ("not-so-many-steps", "M-TRACK-3")
    scene.do("advance:saint-louis", "advance:mombasa")
    assert list(scene.s.places[:4]) == [2, 0, 2, start]
    assert scene.s.actors == (1,)


@proves("M-TRACKD-4", "M-TRACKD-5")
@pytest.mark.parametrize("order", ["0 1 2 0 1 2", "2 2 1 1 0:2", "0:2 2 2 1:2", "0:2 1:2 2 2"])
def test_the_second_space_of_d2_gives_two_steps_on_all_three_tracks(order: str) -> None:
    start = special("D2", 1).at
    scene = with_bonus("D2", 1).pounds(0, 1).do("bonus:d-second")
    assert scene.s.pounds[0] == 0
    assert why(scene.refused("advance:cairo")) == ("not-so-many-steps", "M-TRACK-3")
    for part in order.split():
        scene.do(f"advance:{COMPANIES[int(part[0])]}{part[1:]}")
    assert list(scene.s.places[:4]) == [2, 2, 2, start]
    assert scene.s.actors == (1,)


@proves("M-TRACKD-3", "M-TRACKD-4")
@pytest.mark.parametrize(("second", "name"), [(0, "d-first"), (1, "d-second")])
def test_the_spaces_of_d2_cost_a_pound(second: int, name: str) -> None:
    scene = with_bonus("D2", second).pounds(0, 0)
    refusal = scene.refused(f"bonus:{name}")
    assert (refusal.reason, refusal.rule) == ("cannot-pay", "M-MARKER-3")
    assert refusal.params["pounds"] == 1


@proves("M-TRACKD-5")
def test_the_spaces_of_d2_leave_out_their_own_track_wherever_it_lies() -> None:
    scene = Scene(tracks="D2,C1,B1,A1").place(0, mombasa=special("D2", 1).at)
    scene.do("bonus:d-second")
    assert why(scene.refused("advance:mombasa")) == ("not-so-many-steps", "M-TRACK-3")
    scene.do("advance:cairo:2", "advance:cape-town:2", "advance:saint-louis:2")
    assert list(scene.s.places[:4]) == [special("D2", 1).at, 2, 2, 2]


@proves("M-TRACKD-5")
def test_money_from_one_track_pays_a_call_on_another_in_the_same_bonus() -> None:
    # One step before a call of 2 on B1, and one before a special space on C1.
    scene = with_bonus("D2", 1).pounds(0, 1 + 1)
    call = SET.tracks[2].calls[0]
    assert (SET.tracks[2].name, call[1]) == ("B1", 2)
    scene.place(0, cape_town=call[0] - 1, saint_louis=before("C1", 0)).do("bonus:d-second")
    assert scene.s.pounds[0] == 1
    assert why(scene.refused("advance:cape-town")) == ("call-unpaid", "M-CALL-1")
    scene.do("advance:saint-louis", "advance:cape-town:2")
    assert scene.s.pounds[0] == 0
    assert scene.at(0, "cape-town") == call[0] + 1


# Bonus spaces of tracks in common


@proves("M-TRACKX-1")
@pytest.mark.parametrize("letter", ["C", "D"])
@pytest.mark.parametrize("side", [1, 2])
def test_a_bonus_space_of_a_track_must_have_been_unlocked(letter: str, side: int) -> None:
    track, name = f"{letter}{side}", letter.lower()
    company = COMPANIES["ABCD".index(letter)].replace("-", "_")

    def scene_at(place: int) -> Scene:
        scene = with_bonus(track, 0).place(0, **{company: place})
        return scene.pounds(0, 9).hand(0, "coffee1", "cotton1")

    scene = scene_at(before(track, 0))
    assert why(scene.refused(f"bonus:{name}-first")) == ("not-unlocked", "M-TRACKX-1")
    scene = scene_at(before(track, 1))
    assert why(scene.refused(f"bonus:{name}-second")) == ("not-unlocked", "M-TRACKX-1")
    assert f"bonus:{name}-first" in scene.legal()
    scene = scene_at(special(track, 1).at)
    assert {f"bonus:{name}-first", f"bonus:{name}-second"} <= set(scene.legal())


@proves("M-TRACKX-1")
def test_a_bonus_space_of_a_track_takes_a_marker() -> None:
    scene = with_bonus("D1", 0).hand(0, "coffee1", "cotton1").do("bonus:d-first")
    scene.do("discard:coffee1")
    assert list(scene.s.marks).count(0) == 1
    assert scene.look("seats", 0, "markers", viewer=0) == SET.markers[0] - 1
    # It is the action of the turn, and without a free marker it is closed.
    assert scene.s.actors == (1,)
    scene = with_bonus("D1", 0, players=3).pounds(0, 9)
    scene.s.out = 0b110
    scene.do("bonus:tile-goods", "bonus:tile-merchant")
    assert why(scene.refused("bonus:d-first")) == ("no-markers", "M-MARKER-1")


@proves("M-TRACKX-2")
@pytest.mark.parametrize(("track", "name"), [("C2", "c-first"), ("D2", "d-first")])
def test_one_marker_blocks_a_bonus_space_of_a_track_for_all(track: str, name: str) -> None:
    scene = stand(with_bonus(track, 0), 1, track, 1).pounds(0, 9).pounds(1, 9)
    scene.do(f"bonus:{name}", "stop")
    assert why(scene.refused(f"bonus:{name}")) == ("space-taken", "M-MARKER-2")
    # The other space of the track is open to those who have unlocked it.
    assert f"bonus:{name[0]}-second" in scene.legal()
    scene.do("end", "pick:1")
    assert why(scene.refused(f"bonus:{name}")) == ("space-taken", "M-MARKER-2")


@proves("M-TRACKX-3")
@pytest.mark.parametrize("letter", ["C", "D"])
@pytest.mark.parametrize(("used", "closed"), [("first", "second"), ("second", "first")])
def test_a_player_uses_one_bonus_space_of_a_track_in_a_round(
    letter: str, used: str, closed: str
) -> None:
    name = letter.lower()
    scene = stand(with_bonus(f"{letter}2", 1).pounds(0, 9).pounds(1, 9), 1, f"{letter}2", 1)
    scene.do(f"bonus:{name}-{used}", "stop")
    # Only the owner of the marker is shut out of the other one.
    assert f"bonus:{name}-{closed}" in scene.legal()
    next_turn(scene)
    assert why(scene.refused(f"bonus:{name}-{closed}")) == ("one-of-track", "M-TRACKX-3")


@proves("M-TRACKX-3")
def test_the_spaces_of_two_tracks_do_not_close_each_other() -> None:
    scene = with_bonus("C2", 0).place(0, cairo=special("D1", 0).at).pounds(0, 9)
    scene.do("bonus:c-first", "stop")
    assert "bonus:d-first" in next_turn(scene).legal()
