"""Setup, the order of turns, scoring, and rules that need only a small scene."""

import pytest

from kontor.core.chance import SampledChance
from kontor.games.mombasa import rounds, scoring
from kontor.games.mombasa.actions import SHELF
from kontor.games.mombasa.tables import PLANNING
from kontor.testing import proves
from scenario_mombasa import GAME, Scene


@proves("M-SETUP-3", "M-SETUP-4", "M-SETUP-5", "M-SETUP-7", "M-SETUP-8")
def test_displays_are_filled_by_letter() -> None:
    t = GAME.tables
    for seed in range(20):
        s = GAME.new({"players": 3}, SampledChance(seed))
        letters = [next(i for i, m in enumerate(t.letter_cards) if m >> c & 1) for c in s.display]
        assert letters == [0] * 9 + [1] * 3
        assert [t.letter[book] for book in s.books] == list(t.book_letters)
        for letter in range(3):
            assert (s.book_bag & t.letter_books[letter]).bit_count() == 20
        assert list(s.tiles) == [-1] * 4


@proves("M-SETUP-1", "M-SETUP-9", "M-SETUP-10", "M-SETUP-11", "M-SETUP-12", "M-SETUP-14")
@pytest.mark.parametrize(("players", "markers"), [(2, 3), (3, 2), (4, 2)])
def test_what_each_player_starts_with(players: int, markers: int) -> None:
    firsts = set()
    for seed in range(40):
        s = GAME.new({"players": players}, SampledChance(seed))
        firsts.add(s.first)
        assert list(s.pounds) == [1] * players
        assert list(s.places) == [0] * 4 * players
        assert list(s.jar) == [-1] * players
        seats = s.view(None)["seats"]
        assert isinstance(seats, list)
        assert [seat["markers"] for seat in seats] == [markers] * players
    assert firsts == set(range(players))


@proves("M-SETUP-6", "M-PREP-2")
@pytest.mark.parametrize(("players", "coins"), [(2, 6), (3, 9), (4, 12)])
def test_coins_of_the_round_track(players: int, coins: int) -> None:
    s = Scene(players).s
    for number in range(2, 8):
        s.round = number
        rounds.move_coins(s, None)
    assert sum(s.coins) == coins
    assert list(s.coins[:6]) == [1] * 6
    assert list(s.coins[6:]) == {2: [0] * 6, 3: [1, 0, 1, 0, 1, 0], 4: [1] * 6}[players]


@proves("M-SETUP-15", "M-SETUP-16")
def test_three_cards_rest_as_the_player_likes() -> None:
    s = GAME.new({"players": 2}, SampledChance(1))
    seat = s.actors[0]
    assert s.legal(seat)[0] != s.legal(seat)[1]
    texts = [s.write(seat, action) for action in s.legal(seat)]
    assert texts == ["rest:1:coffee2", "rest:1:bananas1", "rest:1:cotton1"]
    s.apply(seat, s.read(seat, "rest:1:bananas1"), SampledChance(0))
    s.apply(seat, s.read(seat, "rest:2:coffee2"), SampledChance(0))
    assert int(s.hand[seat]).bit_count() == 7
    assert [int(pile).bit_count() for pile in s.piles[seat * 5 : seat * 5 + 5]] == [1, 1, 1, 0, 0]


@proves("M-TURN-1", "M-TURN-4", "M-TURN-6", "M-TURN-7")
def test_turns_go_round_until_all_are_out() -> None:
    scene = Scene(3).area(2, "merchant", "coffee1")
    scene.do("end", "pick:1", "end", "pick:1", "use:merchant")
    assert scene.s.actors == (2,)
    scene.do("end", "pick:1")
    assert scene.s.stage == PLANNING


@proves("M-SCORE-1", "M-SCORE-3", "M-SCORE-4", "M-SCORE-5", "M-SCORE-6", "M-END-2", "M-INFO-1")
def test_scores_of_the_player_board_and_of_resting_cards() -> None:
    scene = Scene().pile(0, 3, "coffee3-mombasa").pounds(0, 7).lift("mombasa", 1, 1)
    s = scene.s
    for steps, value in ((0, 0), (5, 0), (6, 10), (8, 10), (9, 15), (27, 50), (28, 60)):
        s.diamonds[0] = steps
        assert scene.score(0)["diamonds"] == value
    for space, value in ((-1, 0), (2, 0), (3, 10), (4, 10), (14, 50), (15, 60)):
        s.jar[0] = space
        assert scene.score(0)["bookkeeping"] == value
    assert scene.score(0)["cash"] == 7
    assert scene.score(0)["mombasa"] == 1
    assert scoring.scores(s)[0].total == 7 + 1 + 60 + 60


@proves("M-DIAMOND-2", "M-JAR-12", "M-PLAN-3", "M-REST-2")
def test_extra_slots_open_on_both_tracks() -> None:
    scene = Scene().do("end", "pick:1", "end", "pick:1")
    s = scene.s
    scene.hand(0, "coffee1", "coffee2")
    s.diamonds[0] = 8
    assert "plan:4:coffee1" in scene.legal(0)
    assert scene.refused("plan:5:coffee1", 0).rule == "M-PLAN-3"
    s.shelf = s.shelf[:]
    for space in range(1, 5):
        s.shelf[space] = -scene.book(
            next(n for n in s.tables.book_names if n.startswith("b-") and scene_has(scene, n))
        )
    s.jar[0] = 4
    assert "plan:5:coffee1" in scene.legal(0)


def scene_has(scene: Scene, name: str) -> bool:
    numbers = [n for n, other in enumerate(scene.s.tables.book_names) if other == name]
    return any(scene.s.book_bag >> n & 1 for n in numbers)


@proves("M-GOODS-3", "M-GOODS-4", "M-GOODS-5", "M-BUY-5")
def test_units_are_split_and_a_card_comes_first() -> None:
    scene = Scene().area(0, "coffee4").offer(0, "coffee2").do("use:coffee4", "advance:cairo")
    assert scene.refused("buy:coffee2").rule == "M-GOODS-3"
    assert scene.refused("advance:cairo:2").rule == "M-GOODS-5"
    scene.do("advance:mombasa", "advance:cape-town", "advance:saint-louis")
    assert list(scene.s.places[:4]) == [1, 1, 1, 1]


@proves("M-CALL-3", "M-CALL-4", "M-CALL-5", "M-SPECIAL-3", "M-SPECIAL-4", "M-TRACK-4")
def test_money_of_a_special_space_pays_a_later_call() -> None:
    scene = Scene(tracks="A2,B1,C1,D1").area(0, "expansion3", "expansion3").pounds(0, 1)
    scene.place(0, mombasa=4).do("bonus:expansion:3")
    assert "advance:mombasa:2" in scene.legal()
    scene.do("advance:mombasa:2")
    assert scene.s.places[0] == 6
    assert scene.s.pounds[0] == 1 + 1 - 2


@proves("M-MERCHANT-1", "M-TILE-1", "M-TILE-2", "M-TILE-4")
def test_the_merchant_tile_counts_other_merchants() -> None:
    scene = Scene().area(0, "merchant", "merchant-cairo").tile(0, 2)
    scene.do("use:tile-merchant")
    assert scene.s.diamonds[0] == 4
    assert scene.s.pounds[0] == 1
    scene.do("end", "pick:1")
    assert "use:tile-merchant" not in scene.legal()
    assert "use:merchant" in scene.legal()


@proves("M-TILE-3", "M-TILE-5", "M-EXPAND-1", "M-EXPAND-2")
def test_the_expansion_tile_goes_with_the_cards() -> None:
    scene = Scene().area(0, "expansion2").tile(0, 3)
    scene.do("expand:cairo")
    assert scene.events("expands")[0]["points"] == 4
    assert scene.s.spent == 8
    assert Scene().tile(0, 3).do("expand:cairo").events("expands")[0]["points"] == 2


@proves("M-EXPAND-8", "M-EXPAND-10", "M-EXPAND-11", "M-BASE-1")
def test_the_cheapest_border_and_any_column() -> None:
    scene = Scene().area(0, "expansion2").posts("cairo", "nubia").lift("cairo", 2)
    scene.do("expand:cairo")
    assert {"enter:cyrenaica:1", "enter:cyrenaica:3"} <= set(scene.legal())
    assert scene.refused("enter:cyrenaica:2").reason == "equal-column"
    scene.do("enter:cyrenaica:3", "stop", "stop")
    assert scene.events("region-entered")[0]["points"] == 1


@proves("M-REWARD-1", "M-REWARD-2", "M-REWARD-3", "M-REWARD-5", "M-REWARD-6")
def test_rewards_of_regions() -> None:
    scene = Scene().area(0, "expansion3", "expansion3").posts("saint-louis", "niger-bend")
    scene.posts("cairo", "sahara").do("expand:saint-louis")
    scene.do("enter:benue:1", "enter:guinea:1", "enter:senegambia:1", "enter:sahara:1", "stop")
    assert scene.s.diamonds[0] == 1
    assert {"advance:saint-louis", "advance:saint-louis:2", "stop"} == set(scene.legal())
    scene.do("advance:saint-louis", "stop")
    assert scene.at(0, "saint-louis") == 1
    assert sum(int(held).bit_count() for held in scene.s.held) == 5


@proves("M-BOOK-1", "M-BOOK-2", "M-BOOK-5", "M-PREP-3", "M-BOOKPLACE-1", "M-BOOKPLACE-2")
def test_points_buy_books_of_every_letter() -> None:
    scene = Scene().area(0, "bookkeeper4")
    s = scene.s
    s.coins[0] = 1
    names = [s.tables.book_names[s.books[space]] for space in (0, 2, 4)]
    scene.do("use:bookkeeper4", *(f"book:{name}" for name in names))
    assert s.pounds[0] == 2
    assert s.coins[0] == 0
    assert scene.verbs() == {"shelve"}
    scene.do(f"shelve:{names[2]}@12", f"shelve:{names[0]}@1", f"shelve:{names[1]}@6")
    assert [s.shelf[space] != 0 for space in (1, 6, 12)] == [True] * 3
    assert s.actors == (1,)


@proves("M-JAR-1", "M-JAR-3", "M-JAR-4", "M-JAR-6", "M-JAR-7", "M-BOOKPLACE-8")
def test_the_starting_book_can_be_turned_over() -> None:
    scene = Scene().area(0, "bookkeeper2", "bookkeeper3").pounds(0, 2)
    scene.do("use:bookkeeper2", "flip:0", "jar")
    assert scene.s.jar[0] == 0
    assert scene.s.shelf[0] < 0
    scene.do("stop", "end", "pick:1")
    assert "use:bookkeeper3" in scene.legal()
    assert scene.s.shelf[SHELF] > 0


@proves("M-MARKER-1", "M-MARKER-2", "M-MARKER-3", "M-MARKER-4", "M-MARKER-5")
def test_markers_block_cost_and_run_out() -> None:
    scene = Scene(3).pounds(0, 9)
    scene.do("bonus:tile-goods", "end", "pick:1", "end", "pick:1", "bonus:tile-merchant")
    assert scene.refused("bonus:discard").rule == "M-MARKER-1"
    scene = Scene().pounds(0, 0)
    assert scene.refused("bonus:tile-goods").rule == "M-MARKER-3"
    for space in range(12):
        scene.s.display[space] = 0
    scene.pounds(0, 1).do("bonus:buy")
    assert scene.s.actors == (1,)


@proves("M-TILESPACE-1", "M-TILESPACE-3", "M-TILESPACE-4")
def test_a_tile_in_use_can_be_reserved() -> None:
    scene = Scene().tile(0, 0).round(7).do("bonus:tile-goods", "end", "end")
    assert scene.s.outcome is not None


@proves("M-MAJOR-1", "M-MAJOR-4", "M-MAJOR-8")
def test_majorities_count_tiles_and_bonuses() -> None:
    scene = Scene().area(0, "expansion2").area(1, "expansion2").tile(1, 3)
    assert scene.refused("bonus:expansion").rule == "M-MAJOR-2"
    scene = Scene().area(0, "coffee2").tile(0, 0).do("boost:coffee2", "bonus:coffee:2")
    scene.do("advance:cairo:3")
    assert scene.at(0, "cairo") == 3


@proves("M-INFO-2", "M-INFO-6", "M-INFO-7", "M-REST-4", "M-SINGLE-1")
def test_what_a_spectator_sees() -> None:
    scene = Scene().pile(0, 2, "share-cairo").area(1, "coffee1")
    view = scene.s.view(None)
    seats = view["seats"]
    assert isinstance(seats, list)
    assert "share-cairo" in seats[0]["piles"][1]
    assert seats[1]["slots"][0] == {"card": "coffee1", "face_up": True}
    assert view["deck"] == {"A": 0, "B": 13, "C": 11, "D": 3, "E": 4}
    assert seats[0]["shares"][3] == 1


@proves("M-BUY-7", "M-BUY-8", "M-BUY-9", "M-TRACKX-2")
def test_pounds_get_no_price_cut_and_spaces_are_shared() -> None:
    scene = Scene(tracks="A1,B1,C2,D1").place(0, cape_town=12, saint_louis=6)
    scene.place(1, saint_louis=6).pounds(0, 2).offer(0, "coffee3").do("bonus:c-first")
    assert not any(text == "buy:coffee3" for text in scene.legal())
    if scene.s.actors == (0,):
        scene.do("stop")
    assert scene.refused("bonus:c-first").rule == "M-MARKER-2"


@proves("M-BOOK-6", "M-BOOKPLACE-6", "M-BOOKPLACE-9")
def test_one_space_is_kept_for_an_a_book() -> None:
    scene = Scene().area(0, "bookkeeper3")
    s = scene.s
    t = s.tables
    c_books = [n for n in dict.fromkeys(t.book_names) if n.startswith(("b-", "c-"))]
    spaces = [space for space in range(SHELF) if space != 3]
    free = [name for name in c_books if scene_has(scene, name)]
    scene.shelf(0, **{f"s{space}": name for space, name in zip(spaces, free, strict=False)})
    scene.refill()
    a_book, b_book = t.book_names[s.books[0]], t.book_names[s.books[2]]
    scene.do("use:bookkeeper3")
    while scene.verbs() != {"book", "stop"}:
        scene.do("stop")
    scene.do(f"book:{a_book}", f"book:{b_book}", "stop")
    assert scene.refused(f"shelve:{b_book}@3").rule == "M-BOOKPLACE-9"
    scene.do(f"shelve:{a_book}@3", f"shelve:{b_book}@3")
    assert t.book_names[s.shelf[3]] == b_book


@proves("M-SPACE-2", "M-PREP-1", "M-PREP-7", "M-PLAN-8", "M-REST-1")
def test_rounds_without_actions_use_up_the_cards_of_a_to_c() -> None:
    scene = Scene()
    s = scene.s
    first = s.first
    while s.round < 7:
        if s.stage == PLANNING:
            scene.do("done", seat=0).do("done", seat=1)
        texts = scene.legal()
        scene.do("end" if "end" in texts else texts[0])
    assert s.first == first
    letters = [int(s.deck & cards).bit_count() for cards in s.tables.letter_cards]
    assert letters == [0, 0, 0, 4, 4]


@proves("M-TRACKA-4", "M-TRACKA-5", "M-SPECIAL-6", "M-SPECIAL-7")
def test_a_marker_gained_by_a2_can_be_placed_in_the_same_round() -> None:
    scene = Scene(3, tracks="A2,B1,C1,D1").area(0, "coffee1").place(0, mombasa=4).pounds(0, 9)
    scene.do("bonus:tile-goods", "end", "pick:1", "end", "pick:1", "bonus:tile-merchant")
    assert scene.refused("bonus:tile-expansion").rule == "M-MARKER-1"
    scene.do("use:coffee1", "advance:mombasa", "bonus:tile-expansion")
    assert list(scene.s.marks).count(0) == 3


@proves("M-JAR-5", "M-REQ-1", "M-REQ-6", "M-REQ-8")
def test_bonuses_count_for_requirements() -> None:
    scene = Scene().area(0, "bookkeeper2", "expansion2").place(0, mombasa=6)
    scene.shelf(0, s1="a-expansion3-remove1").refill()
    scene.s.jar[0] = 0
    scene.do("use:bookkeeper2", "jar")
    assert scene.verbs() == {"remove", "stop"}


@proves("M-TRACK-3", "M-DIAMOND-1", "M-EXPAND-16", "M-JAR-11", "M-MAJOR-11")
def test_steps_that_cannot_be_made_are_lost() -> None:
    scene = Scene().area(0, "expansion2", "expansion2").place(0, mombasa=12).pounds(0, 0)
    scene.do("bonus:expansion:2")
    assert scene.s.pounds[0] == 1
    assert scene.s.actors == (1,)
    assert scene.at(0, "mombasa") == 12
