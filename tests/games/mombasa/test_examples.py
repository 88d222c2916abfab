"""The worked examples of the rulebooks."""

from kontor.core.chance import SampledChance
from kontor.games.mombasa.state import MombasaState
from kontor.games.mombasa.tables import POSTS, RESTING
from kontor.testing import proves
from scenario_mombasa import GAME, Scene


@proves("M-EX-1", "M-SHARE-1", "M-SHARE-2", "M-SHARE-3", "M-SCORE-2")
def test_seven_shares_at_six_coins_are_worth_42() -> None:
    scene = Scene()
    scene.shares(0, "cape-town", 5).area(0, "cotton3-cape-town", "bookkeeper3-cape-town")
    scene.lift("cape-town", 1, 1, 1, 1, 1, 2, 2)
    assert scene.value("cape-town") == 6
    assert scene.score(0)["cape-town"] == 42


@proves("M-EX-2", "M-SCORE-2")
def test_eight_shares_at_four_coins_are_worth_32() -> None:
    scene = Scene().shares(0, "mombasa", 8).lift("mombasa", 1, 1, 1, 2, 2, 2)
    assert scene.value("mombasa") == 4
    assert scene.score(0)["mombasa"] == 32


def start_with(tile: str) -> tuple[MombasaState, int]:
    """A game in which a seat has kept a starting tile, after all starting bonuses."""
    chance = SampledChance(tile)
    wanted = GAME.tables.tile_names.index(tile)
    while True:
        state = GAME.new({"players": 2, "setup": "variable"}, chance)
        if wanted in state.dealt:
            break
    place = state.dealt.index(wanted)
    for seat in range(2):
        state.apply(seat, place % 2 if seat == place // 2 else 0, chance)
    while state.stage == RESTING:
        state.step(state.actors[0], state.legal(state.actors[0])[0], chance)
    return state, place // 2


@proves("M-EX-3", "M-SETUP-17")
def test_starting_bonuses_move_markers_and_the_diamond() -> None:
    state, seat = start_with("start1")
    assert list(state.places[seat * 4 : seat * 4 + 4]) == [3, 0, 0, 0]
    state, seat = start_with("start3")
    assert list(state.places[seat * 4 : seat * 4 + 4]) == [0, 0, 1, 0]
    assert state.diamonds[seat] == 1


@proves("M-FIRST-1", "M-FIRST-2", "M-SETUP-13")
def test_the_first_game_gives_tiles_and_cards_by_seat() -> None:
    state = GAME.new({"players": 4}, SampledChance(5))
    assert state.layout.names == ["A1", "B1", "C1", "D1"]
    for place in range(4):
        seat = (state.first + place) % 4
        assert GAME.components.tiles[state.starts[seat]].place == place + 1
        assert state.hand[seat] >> (GAME.tables.first_card + place) & 1
        assert int(state.hand[seat]).bit_count() == 10


@proves("M-EX-4", "M-REST-3", "M-TURN-3")
def test_a_resting_bookkeeper_cannot_be_used() -> None:
    scene = Scene().pile(0, 2, "bookkeeper2").area(0, "coffee1")
    assert "use:bookkeeper2" not in scene.legal()


@proves("M-EX-5", "M-TURN-5", "M-MERCHANT-2")
def test_a_used_merchant_is_face_down() -> None:
    scene = Scene().area(0, "merchant").do("use:merchant")
    assert scene.s.diamonds[0] == 1
    assert scene.s.pounds[0] == 3
    assert scene.s.face[0] == 0
    scene.do("end", "pick:1")
    assert not any(text.startswith("use:") for text in scene.legal(0))


@proves("M-EX-6", "M-GOODS-1", "M-GOODS-2")
def test_goods_of_one_kind_are_combined() -> None:
    scene = Scene().area(0, "coffee1", "coffee3", "cotton2")
    uses = [text for text in scene.legal() if text.startswith("use:")]
    assert uses == ["use:coffee1", "use:coffee3", "use:cotton2"]
    scene.do("use:coffee1")
    assert [text for text in scene.legal() if text.startswith("use:")] == ["use:coffee3"]
    assert scene.refused("use:cotton2").rule == "M-GOODS-1"


@proves("M-EX-7", "M-BUY-1", "M-BUY-2", "M-BUY-3", "M-BUY-4", "M-GOODS-8")
def test_four_coffee_buy_a_card_for_three_and_a_step() -> None:
    scene = Scene().area(0, "coffee1", "coffee3").offer(4, "bananas2")
    scene.do("use:coffee1", "use:coffee3", "buy:bananas2", "advance:cairo")
    assert scene.in_hand(0, "bananas2")
    assert scene.at(0, "cairo") == 1
    assert scene.s.face[0] == 0
    assert scene.s.display[4] == 0
    assert scene.s.actors == (1,)


@proves("M-EX-8", "M-EXPAND-7", "M-EXPAND-9")
def test_five_points_cross_single_and_double_borders() -> None:
    scene = Scene().area(0, "expansion3", "expansion2").posts("mombasa", "zambezi")
    scene.do("expand:cape-town", "enter:karoo:1", "enter:kalahari:1", "enter:zambezi:1")
    assert [event["points"] for event in scene.events("region-entered")] == [1, 1, 3]
    assert sum(POSTS[column] for column in scene.s.columns[3:6]) == 12


@proves("M-EX-9", "M-DRIVE-3", "M-DRIVE-4", "M-DRIVE-6")
def test_a_post_returns_to_an_empty_column_before_its_last_space() -> None:
    scene = Scene().lift("mombasa", 1, 1, 1, 1, 1)
    scene.posts("mombasa", "karoo", column=1)
    assert scene.value("mombasa") == 5
    scene.area(0, "expansion2").do("expand:cape-town", "enter:karoo:1", "stop", "return:1")
    assert scene.value("mombasa") == 4
    assert scene.s.columns[0] == 1


@proves("M-EX-10", "M-REWARD-4", "M-BOOK-2", "M-BOOK-3", "M-BOOKPLACE-10")
def test_three_regions_with_book_points_pay_two_books_and_a_pound() -> None:
    scene = Scene().posts("cairo", "nubia").area(0, "expansion3", "expansion2")
    scene.do("expand:cairo", "enter:cyrenaica:1", "enter:kordofan:1", "enter:great-lakes:1", "stop")
    names = [scene.s.tables.book_names[scene.s.books[space]] for space in (0, 1)]
    before = scene.s.book_bag.bit_count()
    pounds = scene.s.pounds[0]
    scene.do(f"book:{names[0]}", f"book:{scene.legal()[1].removeprefix('book:')}")
    scene.do("stop")
    assert scene.s.pounds[0] == pounds + 1
    assert len(scene.s.carried) == 2
    while scene.s.actors == (0,):
        scene.do(scene.legal()[0])
    assert scene.s.book_bag.bit_count() == before - 2
    assert 0 not in scene.s.books


@proves("M-EX-11", "M-EX-12", "M-JAR-2", "M-JAR-4", "M-JAR-8", "M-JAR-9", "M-JAR-10")
def test_the_bookkeeper_turns_a_book_and_stops_on_the_fourth() -> None:
    scene = Scene().area(0, "bookkeeper2", "coffee3").pounds(0, 2)
    scene.shelf(
        0,
        s1="a-expansion2-pounds2",
        s2="a-coffee2-pounds2",
        s3="a-coffee3-points2",
        s4="b-bananas4-points2",
    ).refill()
    scene.s.jar[0] = 0
    scene.do("use:bookkeeper2", "flip:1")
    assert scene.s.pounds[0] == 0
    assert scene.refused("flip:2").rule == "M-JAR-2"
    scene.do("jar", "jar", "jar")
    assert scene.s.jar[0] == 3
    scene.do("stop")
    assert scene.s.pounds[0] == 2
    assert scene.verbs() == {"book", "stop"}
    scene.do("stop")
    assert scene.s.pounds[0] == 4
    assert scene.s.actors == (1,)


@proves("M-EX-13", "M-MERCHANT-3", "M-MERCHANT-4", "M-MERCHANT-5")
def test_a_company_merchant_counts_mines_in_pairs() -> None:
    scene = Scene().posts("cairo", "guinea", "congo-basin").area(0, "merchant-cairo")
    scene.do("use:merchant-cairo")
    assert scene.s.diamonds[0] == 3
    assert scene.s.pounds[0] == 2
    scene = Scene().posts("cairo", "katanga", "congo-basin").area(0, "merchant-cairo")
    scene.do("use:merchant-cairo")
    assert scene.s.diamonds[0] == 4


@proves("M-EX-14", "M-SPACE-6")
def test_the_buying_space_takes_one_pound_and_the_price() -> None:
    scene = Scene().offer(4, "coffee2").pounds(0, 4).do("bonus:buy", "buy:coffee2")
    assert scene.s.pounds[0] == 0
    assert scene.in_hand(0, "coffee2")


@proves("M-EX-15", "M-SPACE-7", "M-SPACE-8")
def test_a_discarded_coffee_card_brings_three_pounds() -> None:
    scene = Scene().hand(0, "coffee1", "cotton1").pounds(0, 0)
    scene.do("bonus:discard", "discard:coffee1")
    assert scene.s.pounds[0] == 3
    assert not scene.in_hand(0, "coffee1")


@proves("M-EX-16", "M-MAJOR-2", "M-MAJOR-6", "M-MAJOR-9")
def test_five_bananas_have_the_majority() -> None:
    scene = Scene().area(0, "bananas3", "bananas2").area(1, "bananas1", "bananas2")
    scene.do("bonus:bananas:2", "advance:cape-town:3")
    assert scene.at(0, "cape-town") == 3
    assert scene.s.diamonds[0] == 1
    assert scene.s.face[0] == 3
    assert scene.refused("bonus:bananas").rule == "M-MARKER-2"


@proves("M-EX-17", "M-MAJOR-7", "M-MAJOR-10")
def test_six_cotton_may_take_the_lower_tier() -> None:
    scene = Scene().area(0, "cotton4", "cotton2")
    offered = [text for text in scene.legal() if text.startswith("bonus:cotton")]
    assert offered == ["bonus:cotton", "bonus:cotton:2", "bonus:cotton:3"]
    scene.do("bonus:cotton:2")
    assert scene.verbs() == {"remove", "stop"}


@proves("M-EX-18", "M-TILE-6", "M-TILE-7", "M-TILE-8", "M-TILE-9")
def test_the_goods_tile_makes_two_coffee_three() -> None:
    scene = Scene().area(0, "coffee2", "cotton1").tile(0, 0).do("boost:coffee2")
    assert scene.s.actors == (0,)
    assert scene.s.totals[0] == 3
    assert scene.refused("boost:cotton1").rule == "M-TILE-8"
    scene.do("use:coffee2+1", "advance:cairo", "advance:cairo", "advance:cairo")
    assert scene.at(0, "cairo") == 3
    assert scene.s.spent == 1


@proves("M-EX-19", "M-ENDPHASE-1", "M-ENDPHASE-2", "M-ENDPHASE-3")
def test_ending_the_phase_takes_a_pile_and_puts_cards_to_rest() -> None:
    scene = Scene().area(0, "coffee1", "bookkeeper2").tile(0, 2)
    scene.pile(0, 3, "expansion2", "expansion2", "expansion1-i")
    scene.do("end", "pick:3")
    assert scene.in_hand(0, "expansion1-i")
    assert scene.s.piles[2] == 0
    assert scene.s.piles[0] >> scene.number("coffee1") & 1
    assert scene.s.piles[1] >> scene.number("bookkeeper2") & 1
    assert list(scene.s.tiles) == [-1, -1, -1, -1]


@proves("M-EX-21", "M-SPECIAL-1", "M-SPECIAL-2")
def test_a_special_space_pays_everybody_who_is_there() -> None:
    scene = Scene(4).area(0, "coffee2").place(0, cairo=4).place(1, cairo=5).place(2, cairo=7)
    scene.do("use:coffee2", "advance:cairo", "advance:cairo")
    assert list(scene.s.pounds) == [2, 2, 2, 1]


@proves("M-EX-22", "M-REQ-7")
def test_the_cotton_book_pays_cotton_less_one() -> None:
    for cards, pounds in ((("cotton4", "cotton2"), 5), (("cotton1",), 0)):
        scene = Scene().area(0, "bookkeeper2", *cards).shelf(0, s1="a-cotton1-harvest").refill()
        scene.s.jar[0] = 0
        scene.do("use:bookkeeper2", "jar")
        assert scene.s.pounds[0] == 1 + pounds


@proves("M-EX-20", "M-SETUP-15")
def test_each_pile_holds_one_card_in_the_first_round() -> None:
    scene = Scene()
    assert [int(pile).bit_count() for pile in scene.s.piles] == [1, 1, 1, 0, 0] * 2
    before = int(scene.s.hand[0]).bit_count()
    scene.do("end", "pick:2")
    assert int(scene.s.hand[0]).bit_count() == before + 1
