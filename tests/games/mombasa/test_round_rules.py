"""The end of a phase, the preparation of the next round, and single-share cards."""

import pytest

from kontor.core.rows import row
from kontor.games.mombasa.actions import BUY
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.tables import OVER, PLANNING
from kontor.testing import proves
from scenario_mombasa import GAME, Scene, why

CRATES = GAME.components.crates
EVERYTHING = [card.name for card in GAME.components.start] + ["expansion1-i"]
GOODS, BOOKKEEPER, MERCHANT, EXPANSION = range(4)


def piles(scene: Scene, seat: int = 0) -> list[list[str]]:
    found: list[list[str]] = scene.look("seats", seat, "piles")
    return found


def next_round(scene: Scene) -> Scene:
    """Everybody ends the phase, and nobody plans anything in the next round."""
    return scene.finish_round().do(*["done"] * scene.s.players)


def buy_at(scene: Scene, space: int) -> Scene:
    """The seat in turn buys the card on a space of the display for pounds."""
    scene.do("bonus:buy")
    return scene.do(scene.s.write(scene.s.actors[0], BUY + space))


# Ending the own action phase


@proves("M-ENDPHASE-1")
@pytest.mark.parametrize("pile", [1, 2, 4])
def test_who_ends_the_phase_takes_all_cards_of_one_pile(pile: int) -> None:
    scene = Scene().hand(0, "cotton1").pile(0, 2, "coffee1", "coffee2").pile(0, 4, "bananas2")
    scene.s.piles[2] = 0
    before = piles(scene)
    assert before[1] == ["coffee1", "coffee2"]
    scene.do("end")
    assert scene.legal() == ["pick:1", "pick:2", "pick:4"]
    for empty in ("pick:3", "pick:5"):
        assert why(scene.refused(empty)) == ("pile-empty", "M-ENDPHASE-1")
    # It is not a choice to take none.
    for text in ("stop", "end"):
        assert why(scene.refused(text)) == ("decision-open", "M-ENDPHASE-1")
    scene.do(f"pick:{pile}")
    assert sorted(scene.look("seats", 0, "hand")) == sorted(["cotton1", *before[pile - 1]])
    assert piles(scene) == [[] if n == pile - 1 else cards for n, cards in enumerate(before)]
    assert scene.s.actors == (1,)


@proves("M-ENDPHASE-1", "M-ENDPHASE-2")
def test_without_resting_cards_nothing_is_taken() -> None:
    scene = Scene().hand(0, *EVERYTHING).area(0, "coffee1", "cotton2")
    assert piles(scene) == [[]] * 5
    scene.do("end")
    # The cards just played cannot be taken back either.
    assert scene.s.actors == (1,)
    assert piles(scene) == [["coffee1"], ["cotton2"], [], [], []]
    assert not scene.in_hand(0, "coffee1")
    assert scene.events("pile-taken") == []


@proves("M-ENDPHASE-2")
def test_used_and_unused_cards_go_to_the_piles_of_their_slots() -> None:
    scene = Scene().area(0, "coffee2", "bananas1", "cotton2", "bookkeeper2", "expansion1-i")
    assert piles(scene) == [["coffee1"], ["bananas2"], ["expansion2"], [], []]
    scene.do("use:coffee2", "advance:cairo", "advance:cairo", "end", "pick:1")
    scene.do("end", "pick:2")
    assert scene.in_hand(0, "bananas2")
    assert piles(scene) == [
        ["coffee1", "coffee2"],
        ["bananas1"],
        ["cotton2", "expansion2"],
        ["bookkeeper2"],
        ["expansion1-i"],
    ]
    assert list(scene.s.slots[:5]) == [0] * 5


@proves("M-ENDPHASE-2")
def test_the_pile_is_taken_before_the_played_cards_come_there() -> None:
    scene = Scene().area(0, "coffee2", "bananas1").do("end", "pick:1")
    assert scene.in_hand(0, "coffee1")
    assert not scene.in_hand(0, "coffee2")
    assert piles(scene)[0] == ["coffee2"]


@proves("M-ENDPHASE-3")
def test_all_tiles_of_the_player_return_used_or_not() -> None:
    scene = Scene().area(0, "coffee2").tile(0, GOODS).tile(0, BOOKKEEPER).tile(0, MERCHANT)
    scene.tile(1, EXPANSION).do("boost:coffee2", "use:tile-merchant")
    scene.do("expand:cairo", "stop", "end", "pick:1")
    # The used tile of the other player stays until that player ends the phase.
    assert list(scene.s.tiles) == [-1, -1, -1, 1]
    assert [tile["used"] for tile in scene.look("tiles")] == [False, False, False, True]
    assert scene.s.boost == -1
    scene.do("end", "pick:1")
    assert list(scene.s.tiles) == [-1, -1, -1, -1]
    scene.do("done", "done")
    assert not any("tile" in text and "bonus" not in text for text in scene.legal())


@proves("M-ENDPHASE-4")
@pytest.mark.parametrize(("number", "asks"), [(6, True), (7, False)])
def test_in_the_last_round_no_pile_is_chosen(number: int, asks: bool) -> None:
    scene = Scene().round(number).pile(0, 2, "coffee3-mombasa").lift("mombasa", 1, 1)
    scene.do("end")
    assert bool(scene.s.pending) == asks
    assert scene.s.actors == ((0,) if asks else (1,))
    # A share in a pile counts all the same.
    assert scene.score(0)["mombasa"] == scene.value("mombasa") > 0


# Preparation of the next round


@proves("M-PREP-1")
def test_the_steps_of_the_preparation_have_an_order() -> None:
    scene = Scene().do("bonus:tile-goods").finish_round()
    keys = [event.key for event in scene.log]
    after = keys[len(keys) - keys[::-1].index("pile-taken") :]
    assert after == ["coins-moved", "cards-turned-up", "tile-received", "round-begins"]
    assert scene.s.stage == PLANNING
    assert scene.s.round == 2


@proves("M-PREP-1")
def test_there_is_a_preparation_after_rounds_1_to_6_only() -> None:
    scene = Scene()
    for number in range(1, 7):
        assert scene.s.round == number
        next_round(scene)
        assert len(scene.events("coins-moved")) == number
    display, books = scene.s.display[:], scene.s.coins[:]
    scene.finish_round()
    assert scene.s.stage == OVER
    assert (scene.s.display, scene.s.coins) == (display, books)
    assert len(scene.events("round-begins")) == 6


@proves("M-PREP-2")
@pytest.mark.parametrize(
    ("players", "coins"),
    [(2, [1, 1, 1, 1, 1, 1]), (3, [2, 1, 2, 1, 2, 1]), (4, [2, 2, 2, 2, 2, 2])],
)
def test_the_coins_of_a_round_go_to_its_column(players: int, coins: list[int]) -> None:
    scene = Scene(players)
    assert list(scene.s.coins) == [0] * 12
    for number in range(2, 8):
        next_round(scene)
        assert scene.s.round == number
        lying = coins[: number - 1] + [0] * (7 - number)
        assert list(scene.s.coins) == [min(n, 1) for n in lying] + [n // 2 for n in lying]
        assert [space["coins"] for space in scene.look("books")] == list(scene.s.coins)


@proves("M-PREP-3")
def test_a_coin_stays_until_a_book_is_taken_from_its_space() -> None:
    scene = next_round(next_round(Scene()))
    assert list(scene.s.coins[:2]) == [1, 1]
    scene.later().display_book(0, "a-helper-pounds2").display_book(1, "a-helper-diamonds1")
    scene.refill().do("bonus:first-player", "book:a-helper-pounds2")
    assert scene.s.pounds[0] == 2
    assert list(scene.s.coins[:2]) == [0, 1]
    scene.do("shelve:a-helper-pounds2@1")
    # A new book lies there without a coin.
    assert scene.s.books[0] != 0
    assert list(scene.s.coins[:2]) == [0, 1]


@proves("M-PREP-3")
def test_a_coin_lies_on_a_space_without_a_book_as_well() -> None:
    scene = Scene()
    scene.s.book_bag &= ~scene.s.tables.letter_books[0]
    scene.s.books[0] = 0
    next_round(scene)
    assert scene.look("books", 0) == {"letter": "A", "book": None, "coins": 1}
    next_round(scene)
    assert scene.s.coins[0] == 1


@proves("M-PREP-4")
def test_the_right_column_is_discarded_for_good() -> None:
    scene = Scene()
    gone: list[int] = []
    for _ in range(6):
        gone += scene.s.display[:4]
        next_round(scene)
        names = sorted(scene.s.tables.card_names[card] for card in gone)
        assert sorted(scene.look("discarded")) == names
        assert not any(scene.s.deck >> card & 1 or card in scene.s.display for card in gone)
    assert len(gone) == len(set(gone)) == 24


@proves("M-PREP-5")
def test_cards_move_to_the_right_in_their_rows_without_changing_order() -> None:
    scene = Scene()
    s = scene.s
    # By row: both left, the left one taken, the middle one taken, both taken.
    s.display[9] = s.display[6] = s.display[7] = s.display[11] = 0
    before = s.display[:]
    scene.finish_round()
    assert [s.display[0], s.display[4]] == [before[4], before[8]]
    assert s.display[1] == before[5]
    assert s.display[2] == before[10]
    kept = [s.display[place] for place in (0, 4, 1, 2)]
    drawn = [card for card in s.display if card not in kept]
    assert len(drawn) == 8
    assert not set(drawn) & set(before)


@proves("M-PREP-6")
def test_empty_spaces_are_filled_from_the_right_column_on_from_top_to_bottom() -> None:
    scene = Scene()
    s = scene.s
    # Two B cards, three C cards and the single shares are left; everything was bought.
    b_cards, c_cards = s.deck & s.tables.letter_cards[1], s.deck & s.tables.letter_cards[2]
    for letter, cards, count in ((1, b_cards, 2), (2, c_cards, 3)):
        numbers = [n for n in range(64) if cards >> n & 1][:count]
        s.deck &= ~s.tables.letter_cards[letter]
        s.deck |= sum(1 << n for n in numbers)
    s.display = row([0] * 12)
    scene.finish_round()
    letters = [
        next("ABCDE"[n] for n, cards in enumerate(s.tables.letter_cards) if cards >> card & 1)
        for card in s.display
    ]
    assert letters == list("BBCCCDDDDEEE")
    names = ",".join(s.tables.card_names[card] for card in s.display)
    assert scene.events("cards-turned-up") == [{"cards": names}]


@proves("M-PREP-6")
def test_when_the_pile_is_empty_spaces_stay_empty() -> None:
    scene = Scene()
    s = scene.s
    s.deck = 1 << scene.number("coffee4-cairo")
    s.display[4] = s.display[8] = 0
    before = s.display[:]
    scene.finish_round()
    assert s.display[0] == scene.number("coffee4-cairo")
    assert s.display[1:4] == before[5:8]
    assert list(s.display[4:]) == [0, *before[9:], 0, 0, 0, 0]
    assert s.deck == 0
    next_round(scene.do("done", "done"))
    assert list(s.display) == [0, *before[9:], *[0] * 8]


@proves("M-PREP-7")
@pytest.mark.parametrize(("bought", "shares"), [([], 0), ([0, 1], 0), ([4], 1), ([8], 1)])
def test_single_shares_come_only_if_cards_left_of_the_right_column_are_taken(
    bought: list[int], shares: int
) -> None:
    scene = Scene().pounds(0, 99).pounds(1, 99)
    for space in bought:
        buy_at(scene, space)
        next_round(scene)
    while scene.s.round < 7:
        next_round(scene)
    assert scene.look("deck") == {"A": 0, "B": 0, "C": 0, "D": 4 - shares, "E": 4}
    shown = [space["card"] for space in scene.look("display")]
    assert sum(card.startswith("share-") for card in shown) == shares
    owned = [card for pile in piles(scene) for card in pile] + scene.look("seats", 0, "hand")
    assert len(owned) == 10 + len(bought)
    assert len(scene.look("discarded")) + 12 + len(bought) == 36 + shares


@proves("M-PREP-7")
def test_the_earlier_cards_are_acquired_the_more_single_shares_come() -> None:
    turned_up = []
    for first in (1, 3, 5):
        scene = Scene().pounds(0, 99)
        while scene.s.round < 7:
            if scene.s.round >= first:
                buy_at(scene, 8)
            next_round(scene)
        left = scene.look("deck")
        turned_up.append(8 - left["D"] - left["E"])
    assert turned_up == [6, 4, 2]


@proves("M-PREP-8")
def test_all_markers_come_back_from_the_board_and_from_the_tracks() -> None:
    scene = Scene().place(0, saint_louis=11, cairo=5).area(1, "coffee1").pounds(0, 9)
    scene.do("bonus:c-second", "stop", "bonus:coffee", "stop", "bonus:d-first", "discard:cotton2")
    scene.do("end", "pick:2", "bonus:tile-goods")
    assert scene.look("seats", 0, "markers") == 0
    assert [m for m in scene.s.marks if m >= 0] == [1, 0, 0, 0]
    scene.finish_round()
    assert list(scene.s.marks) == [-1] * 15
    assert [scene.look("seats", seat, "markers") for seat in (0, 1)] == [3, 3]


@proves("M-PREP-9")
def test_each_tile_goes_face_up_to_the_player_whose_marker_reserved_it() -> None:
    scene = Scene(3).pounds(0, 9).pounds(2, 9)
    scene.do("bonus:tile-expansion", "end", "pick:1", "bonus:tile-goods")
    scene.do("bonus:tile-merchant").finish_round()
    assert list(scene.s.tiles) == [2, -1, 0, 0]
    assert [tile["used"] for tile in scene.look("tiles")] == [False] * 4
    # The +1 goods tile lies on no card yet.
    assert "slot" not in scene.look("tiles", GOODS)
    scene.do("done", "done", "done")
    assert {"use:tile-merchant", "expand:cairo"} <= set(scene.legal())


@proves("M-PREP-9", "M-TILESPACE-2")
def test_a_tile_is_held_for_one_round_only() -> None:
    scene = next_round(Scene().do("bonus:tile-goods"))
    assert scene.s.tiles[GOODS] == 0
    next_round(scene)
    assert list(scene.s.tiles) == [-1, -1, -1, -1]


# Single-share cards


@proves("M-SINGLE-1")
@pytest.mark.parametrize("company", COMPANIES)
@pytest.mark.parametrize("space", [1, 5, 9])
def test_a_single_share_is_acquired_at_its_price_and_is_one_share(company: str, space: int) -> None:
    card = f"share-{company}"
    crate = next(c.crate for c in GAME.components.deck if c.name == card)
    price = crate + CRATES[space // 4]
    share = [int(name == company) for name in COMPANIES]
    for cards, spare in ((["coffee4", "coffee2"], 6 - price), (["coffee4", "coffee3"], 7 - price)):
        scene = Scene().area(0, *cards).offer(space, card)
        assert scene.look("display", space) == {"card": card, "price": price}
        scene.do(*(f"use:{name}" for name in cards), f"buy:{card}", *["advance:cairo"] * spare)
        assert scene.in_hand(0, card)
        assert scene.s.actors == (1,)
        scene.place(0, cairo=0)
        assert scene.look("seats", 0, "shares") == share
    scene = Scene().offer(space, card).pounds(0, 1 + price).do("bonus:buy", f"buy:{card}")
    assert scene.s.pounds[0] == 0
    assert scene.look("seats", 0, "shares") == share
    scene = Scene().offer(space, card).pounds(0, price).do("bonus:buy")
    assert why(scene.refused(f"buy:{card}")) == ("too-dear", "M-BUY-9")


@proves("M-SINGLE-2")
def test_a_single_share_is_neither_planned_nor_discarded() -> None:
    scene = Scene().hand(0, "share-cairo", "cotton1").do("bonus:discard")
    assert why(scene.refused("discard:share-cairo")) == ("single-share", "M-SINGLE-2")
    scene.do("discard:cotton1").finish_round()
    for slot in (1, 2, 3):
        assert why(scene.refused(f"plan:{slot}:share-cairo", 0)) == ("single-share", "M-PLAN-5")
    scene.do("done", "done")
    while scene.s.stage != OVER:
        assert scene.in_hand(0, "share-cairo")
        scene.finish_round()
        if scene.s.stage == PLANNING:
            scene.do("done", "done")
    assert scene.in_hand(0, "share-cairo")
    assert scene.look("seats", 0, "shares", 3) == 1
