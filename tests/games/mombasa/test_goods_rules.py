"""Goods cards: units for one card of the display and for steps on tracks."""

import pytest

from kontor.core.rows import row
from kontor.games.mombasa.actions import USE
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.tables import PLANNING
from kontor.testing import proves
from scenario_mombasa import GAME, SET, Scene, why

CRATE = {card.name: card.crate for card in (*SET.start, *SET.first, *SET.deck)}
RIGHT, MIDDLE, LEFT = SET.crates
ROOM = 4
"""A display space of the middle column."""


def bare(scene: Scene) -> Scene:
    """Nothing is for sale: the display goes back into the pile."""
    scene.s.deck |= sum(1 << card for card in scene.s.display if card)
    scene.s.display = row([0] * 12)
    return scene


def steps(scene: Scene) -> list[int]:
    return [scene.at(0, company) for company in COMPANIES]


@proves("M-GOODS-1")
@pytest.mark.parametrize("good", ["coffee", "bananas", "cotton"])
def test_any_number_of_face_up_cards_of_one_kind(good: str) -> None:
    other = "cotton" if good != "cotton" else "coffee"
    cards = (f"{good}1", f"{good}2", f"{other}1", f"{good}4")
    wanted = [cards[0], cards[1], cards[3]]
    for count in (1, 2, 3):
        scene = bare(Scene().area(0, *cards))
        scene.do(*(f"use:{card}" for card in wanted[:count]))
        uses = [text for text in scene.legal() if text.startswith("use:")]
        assert uses == [f"use:{card}" for card in wanted[count:]]
        assert why(scene.refused(f"use:{other}1")) == ("one-kind", "M-GOODS-1")
        units = sum(int(card[-1]) for card in wanted[:count])
        scene.do(*["advance:cairo"] * units)
        assert scene.s.actors == (1,)
        # The cards left over serve in a later turn.
        scene.do("end", "pick:1")
        assert {f"use:{card}" for card in wanted[count:]} <= set(scene.legal())
    scene = Scene().area(0, "coffee1", "merchant", "expansion2").do("use:coffee1")
    assert why(scene.refused("use:merchant")) == ("goods-only", "M-GOODS-1")
    assert why(scene.refused("use:expansion2")) == ("goods-only", "M-GOODS-1")


@proves("M-GOODS-2", "M-GOODS-8", "M-BUY-2")
def test_units_of_the_chosen_cards_buy_at_most_one_card_and_steps() -> None:
    scene = Scene().area(0, "coffee4", "coffee2", "coffee1").offer(0, "coffee3").offer(1, "cotton2")
    scene.do("use:coffee4", "use:coffee2", "buy:coffee3")
    assert why(scene.refused("buy:cotton2")) == ("one-purchase", "M-GOODS-2")
    assert why(scene.refused("use:coffee1")) == ("no-more-cards", "M-GOODS-3")
    left = 4 + 2 - CRATE["coffee3"] - RIGHT
    assert left > 0
    scene.do(*["advance:cairo"] * left)
    assert steps(scene) == [0, 0, 0, left]
    assert scene.s.actors == (1,)
    # The chosen cards are face down, and no others.
    assert scene.s.face[0] == 0b100


@proves("M-GOODS-2", "M-GOODS-8")
def test_all_units_may_go_for_a_card_or_all_for_steps() -> None:
    scene = Scene().area(0, "coffee3", "coffee1").offer(0, "cotton3").do("use:coffee3")
    assert CRATE["cotton3"] + RIGHT == 3
    scene.do("buy:cotton3")
    assert steps(scene) == [0, 0, 0, 0]
    assert (scene.s.actors, scene.s.face[0]) == ((1,), 0b10)
    scene = bare(Scene()).area(0, "coffee3", "coffee1").do("use:coffee3")
    scene.do("advance:cairo", "advance:cairo", "advance:mombasa")
    assert steps(scene) == [1, 0, 0, 2]
    assert (scene.s.actors, scene.s.face[0]) == ((1,), 0b10)


@proves("M-GOODS-3")
def test_a_card_is_acquired_before_any_step() -> None:
    scene = Scene().area(0, "coffee4", "coffee1").offer(0, "coffee2")
    scene.do("use:coffee4")
    assert "buy:coffee2" in scene.legal()
    scene.do("advance:cairo")
    assert not any(text.startswith("buy:") for text in scene.legal())
    assert why(scene.refused("buy:coffee2")) == ("card-before-steps", "M-GOODS-3")
    assert why(scene.refused("use:coffee1")) == ("no-more-cards", "M-GOODS-3")


@proves("M-GOODS-4")
@pytest.mark.parametrize("split", [(4, 0, 0, 0), (0, 2, 2, 0), (1, 1, 1, 1), (0, 0, 1, 3)])
def test_units_are_split_among_tracks_in_any_way(split: tuple[int, ...]) -> None:
    scene = bare(Scene().area(0, "coffee4").do("use:coffee4"))
    for company, count in zip(COMPANIES, split, strict=True):
        scene.do(*[f"advance:{company}"] * count)
    assert steps(scene) == list(split)
    assert scene.s.actors == (1,)


@proves("M-GOODS-5", "M-CALL-4", "M-TRACK-4")
def test_units_are_spent_one_by_one_and_money_on_the_way_pays_a_later_call() -> None:
    scene = Scene().area(0, "coffee4").pounds(0, 0)
    track = SET.tracks[4]
    special, (into, cost) = track.specials[0], track.calls[0]
    assert track.name == "C1"
    assert special.at < into
    scene.place(0, saint_louis=into - 1).pounds(0, cost - 1)
    scene.place(0, cairo=SET.tracks[6].specials[0].at - 1).do("use:coffee4")
    assert why(scene.refused("advance:saint-louis")) == ("call-unpaid", "M-CALL-1")
    assert why(scene.refused("advance:cairo:2")) == ("unit-by-unit", "M-GOODS-5")
    assert SET.tracks[6].specials[0].pounds == 1
    scene.do("advance:cairo")
    assert scene.s.pounds[0] == cost
    scene.do("advance:saint-louis")
    assert scene.s.pounds[0] == 0
    assert scene.at(0, "saint-louis") == into


@proves("M-GOODS-6", "M-CALL-2")
def test_stopping_with_units_left_is_for_capital_calls_only() -> None:
    tracks = [SET.tracks[n] for n in (0, 2, 4, 6)]
    before = [track.calls[0][0] - 1 for track in tracks]
    places = dict(zip(("mombasa", "cape_town", "saint_louis", "cairo"), before, strict=True))
    scene = Scene().area(0, "coffee3").pounds(0, 20).place(0, **places).do("use:coffee3")
    assert "stop" in scene.legal()
    scene.do("stop")
    assert steps(scene) == before
    assert scene.s.pounds[0] == 20
    assert (scene.s.actors, scene.s.face[0]) == ((1,), 0)
    # One free step anywhere must be made, and only then the rest may be lost.
    for name in places:
        short = {**places, name: places[name] - 1}
        scene = Scene().area(0, "coffee3").pounds(0, 0).place(0, **short).do("use:coffee3")
        assert why(scene.refused("stop")) == ("units-must-be-used", "M-GOODS-6")
        scene.do(f"advance:{name.replace('_', '-')}")
        while scene.s.actors == (0,):
            assert "stop" in scene.legal()
            scene.do("stop")
        assert steps(scene) == before


@proves("M-GOODS-7", "M-TRACK-2")
def test_goods_without_any_use_are_turned_down_all_the_same() -> None:
    ends = {
        company.replace("-", "_"): SET.tracks[2 * n].length for n, company in enumerate(COMPANIES)
    }
    scene = bare(Scene().area(0, "coffee2", "cotton1").place(0, **ends))
    before = scene.s.places[:]
    assert "use:coffee2" in scene.legal()
    scene.do("use:coffee2")
    assert scene.s.places == before
    assert (scene.s.actors, scene.s.face[0]) == ((1,), 0b10)


@proves("M-BUY-1", "M-BUY-2", "M-BUY-9")
@pytest.mark.parametrize("space", range(12))
def test_the_price_is_the_crate_of_the_card_and_of_its_space(space: int) -> None:
    beside = SET.crates[space // 4]
    price = CRATE["bananas2"] + beside
    scene = bare(Scene()).offer(space, "bananas2")
    assert scene.look("display", space, "price") == price
    enough = {2: ("coffee2",), 3: ("coffee3",), 4: ("coffee4",)}[price]
    scene.area(0, *enough).do(f"use:{enough[0]}", "buy:bananas2")
    assert scene.events("card-acquired") == [{"seat": 0, "card": "bananas2", "price": price}]
    assert scene.s.actors == (1,)
    less = {2: "coffee1", 3: "coffee2", 4: "coffee3"}[price]
    scene = bare(Scene().area(0, less)).offer(space, "bananas2").pounds(0, 50).do(f"use:{less}")
    # Pounds do not help out.
    assert why(scene.refused("buy:bananas2")) == ("too-dear", "M-BUY-2")


@proves("M-BUY-3", "M-BUY-4")
def test_an_acquired_card_rests_in_the_hand_until_it_is_planned() -> None:
    scene = Scene().area(0, "coffee3").offer(ROOM, "bananas2").hand(0, "share-cairo")
    scene.do("use:coffee3", "buy:bananas2")
    assert scene.look("seats", 0, "hand", viewer=0) == ["bananas2", "share-cairo"]
    assert scene.look("display", ROOM, "card") is None
    scene.do("bonus:tile-goods")
    assert scene.s.display[ROOM] == 0
    assert not any(text.startswith("use:") for text in scene.legal())
    assert why(scene.s.refusal(0, USE + 1)) == ("not-face-up", "M-TURN-5")
    assert why(scene.refused("plan:2:bananas2")) == ("no-effect", "M-TURN-2")
    # It may be discarded in a later turn of the same round.
    sold = Scene().area(0, "coffee3").offer(ROOM, "bananas2").hand(0, "share-cairo").pounds(0, 0)
    sold.do("use:coffee3", "buy:bananas2", "end", "pick:1", "bonus:discard", "discard:bananas2")
    assert sold.s.pounds[0] == CRATE["bananas2"] + 2
    # In the next round it can be planned, and its space is filled again.
    while scene.s.stage != PLANNING:
        scene.do("end" if "end" in scene.legal() else scene.legal()[0])
    assert "plan:1:bananas2" in scene.legal(0)
    assert all(scene.s.display)


@proves("M-BUY-4")
def test_an_empty_space_sells_nothing() -> None:
    scene = bare(Scene().area(0, "coffee4")).offer(0, "coffee2").do("use:coffee4", "buy:coffee2")
    assert scene.look("display", 0) == {"card": None, "price": None}
    scene = bare(Scene().area(0, "coffee4")).do("use:coffee4")
    code = scene.s.actions.offset("buy")
    assert why(scene.s.refusal(0, code)) == ("no-card-offered", "M-BUY-4")


@proves("M-BUY-5", "M-BUY-6")
def test_a_card_without_price_still_needs_goods_and_leaves_all_units_for_steps() -> None:
    # The plain merchant in the right column costs its crate of 1; B1 takes that 1 off.
    price = CRATE["merchant"] + RIGHT
    assert price == 1
    at = SET.tracks[2].specials[0].at
    scene = Scene().area(0, "bananas2", "bookkeeper2").offer(0, "merchant").place(0, cape_town=at)
    assert "buy:merchant" not in scene.legal()
    assert why(scene.refused("buy:merchant")) == ("no-effect", "M-TURN-2")
    # The wording tells what is to be done first.
    assert scene.refused("buy:merchant").params == {"verb": "buy"}
    scene.do("use:bananas2", "buy:merchant")
    assert scene.events("card-acquired")[0]["price"] == 0
    scene.do("advance:cairo", "advance:cairo")
    assert scene.at(0, "cairo") == 2
    assert scene.s.actors == (1,)


@proves("M-BUY-6")
def test_a_price_never_goes_below_nothing() -> None:
    tables = GAME.tables
    number = tables.card_names.index("merchant")
    old = tables.crate[number]
    tables.crate[number] = 0
    try:
        at = SET.tracks[2].specials[0].at
        scene = Scene().area(0, "bananas1").offer(0, "merchant").place(0, cape_town=at)
        scene.do("use:bananas1", "buy:merchant")
        assert scene.events("card-acquired")[0]["price"] == 0
        scene.do("advance:cairo")
        assert scene.s.actors == (1,)
        # For pounds: the second space of C2 cheapens by 1, but never pays out.
        scene = Scene(tracks="A1,B1,C2,D1").offer(0, "merchant").pounds(0, 0)
        scene.place(0, saint_louis=SET.tracks[5].specials[1].at)
        scene.do("bonus:c-second", "buy:merchant")
        assert scene.s.pounds[0] == 0
        # The cost of the buying space is due all the same.
        scene = Scene().offer(0, "merchant").pounds(0, 0)
        assert why(scene.refused("bonus:buy")) == ("cannot-pay", "M-MARKER-3")
        scene.pounds(0, 1).do("bonus:buy", "buy:merchant")
        assert scene.s.pounds[0] == 0
    finally:
        tables.crate[number] = old


@proves("M-BUY-7")
def test_cards_are_bought_for_pounds_on_three_spaces_only() -> None:
    spaces = {}
    names = [space["space"] for space in Scene().look("spaces")]
    for tracks in ("A1,B1,C1,D1", "A2,B2,C2,D2"):
        for text in [name + option for name in names for option in ("", ":2", ":3")]:
            scene = Scene(tracks=tracks).later().pounds(0, 90)
            scene.place(0, **{company.replace("-", "_"): 17 for company in COMPANIES})
            scene.area(0, "coffee4", "bananas4", "cotton4", "expansion3", "coffee2")
            if f"bonus:{text}" in scene.legal():
                scene.do(f"bonus:{text}")
                spaces[tracks[-1] + text] = scene.s.actors == (0,) and "buy" in scene.verbs()
    assert {name for name, sells in spaces.items() if sells} == {
        "1buy", "2buy", "2c-first", "2c-second"
    }  # fmt: skip
    assert len(spaces) > 20


@proves("M-BUY-8", "M-BUY-9")
@pytest.mark.parametrize("tracks", ["A1,B1,C2,D1", "A1,B2,C2,D1"])
def test_tracks_b_do_not_cheapen_what_is_bought_for_pounds(tracks: str) -> None:
    price = CRATE["coffee2"] + MIDDLE
    for level in (0, 1):
        at = {track.name: track.specials[level].at for track in SET.tracks}
        scene = Scene(tracks=tracks).offer(ROOM, "coffee2").area(0, "bananas2", "cotton2")
        scene.place(0, cape_town=at[tracks[3:5]], saint_louis=at["C2"])
        scene.s.level[2] = 1
        scene.pounds(0, price)
        scene.do("bonus:c-first")
        assert scene.events("card-bought") == []
        scene.do("buy:coffee2")
        assert scene.s.pounds[0] == 0
        assert scene.events("card-bought")[0]["price"] == price
        # Nor is there credit, whatever goods lie there.
        scene = Scene(tracks=tracks).offer(ROOM, "coffee2").area(0, "bananas2", "cotton2")
        scene.place(0, cape_town=at[tracks[3:5]]).offer(0, "merchant").pounds(0, price)
        scene.do("bonus:buy")
        assert why(scene.refused("buy:coffee2")) == ("too-dear", "M-BUY-9")
