"""Bonus markers, and the first-player, buying and discard spaces."""

import pytest

from kontor.games.mombasa.actions import (
    DISCARD,
    SPACE_NAMES,
    TAKE_BOOK,
)
from kontor.testing import proves
from scenario_mombasa import GAME, GOODS, Scene, why
from scenario_mombasa_bonus import SPACES, TILE_SPACES, book_letters, leave, places, refuse_code

CRATES = {card.name: card.crate for card in [*GAME.components.start, *GAME.components.deck]}


def marked(scene: Scene, space: str) -> int:
    """Whose marker lies on a bonus space; -1 is nobody's."""
    return scene.s.marks[SPACE_NAMES.index(space)]


# Placing a bonus marker


@proves("M-MARKER-1")
@pytest.mark.parametrize(("players", "markers"), [(2, 3), (3, 2), (4, 2)])
def test_markers_need_no_card_and_run_out(players: int, markers: int) -> None:
    scene = Scene(players).pounds(0, 9)
    assert list(scene.s.slots) == [0] * 5 * players
    scene.do("bonus:tile-goods")
    for _ in range(players - 1):
        leave(scene)
    for used in range(1, markers):
        assert scene.s.actors == (0,)
        assert scene.look("seats", 0, "markers") == markers - used
        scene.do(f"bonus:{TILE_SPACES[used]}")
    assert [marked(scene, space) for space in TILE_SPACES].count(0) == markers
    assert why(scene.refused("bonus:buy")) == ("no-markers", "M-MARKER-1")
    assert not any(text.startswith("bonus:") for text in scene.legal())
    assert scene.look("seats", 1, "markers") == markers


@proves("M-MARKER-2")
@pytest.mark.parametrize("space", [*TILE_SPACES, "buy", "discard", "coffee", "first-player"])
def test_a_marker_blocks_its_space_for_everybody_for_the_rest_of_the_round(space: str) -> None:
    scene = Scene(3).area(0, "coffee1").area(1, "coffee1").later()
    scene.pounds(0, 9).pounds(1, 9).hand(0, "cotton1", "cotton2")
    scene.do(f"bonus:{space}")
    while scene.s.actors == (0,):
        scene.do("discard:cotton1" if space == "discard" else "stop")
    assert marked(scene, space) == 0
    assert why(scene.refused(f"bonus:{space}")) == ("space-taken", "M-MARKER-2")
    leave(scene)
    leave(scene)
    assert scene.s.actors == (0,)
    assert why(scene.refused(f"bonus:{space}")) == ("space-taken", "M-MARKER-2")
    # In the next round it is free again.
    scene.do("end", "pick:1").pounds(0, 9).do("done", "done", "done").later()
    scene.area(0, "coffee1").hand(0, "cotton2")
    assert f"bonus:{space}" in scene.legal()


@proves("M-MARKER-3", "M-TILESPACE-1")
@pytest.mark.parametrize("space", ["buy", *TILE_SPACES])
def test_a_cost_is_paid_to_the_bank_or_the_space_is_closed(space: str) -> None:
    cost = SPACES[space].cost
    assert cost in ((1,) if space == "buy" else (1, 2))
    scene = Scene().pounds(0, cost - 1)
    refusal = scene.refused(f"bonus:{space}")
    assert why(refusal) == ("cannot-pay", "M-MARKER-3")
    assert refusal.params == {"pounds": cost}
    scene.pounds(0, cost).do(f"bonus:{space}")
    assert list(scene.s.pounds) == [0, 1]
    assert marked(scene, space) == 0


@proves("M-MARKER-3")
def test_the_cost_never_comes_out_of_the_reward_of_the_space() -> None:
    # Two diamond steps past the end would pay 4 pounds, but 2 are due first.
    scene = Scene().place(0, saint_louis=5)
    scene.s.diamonds[0] = GAME.components.diamonds.length
    scene.pounds(0, 1)
    assert why(scene.refused("bonus:c-first")) == ("cannot-pay", "M-MARKER-3")
    scene.pounds(0, 2).do("bonus:c-first", "stop")
    assert scene.s.pounds[0] == 2 - 2 + 4 + 1
    # One step to a special space of Mombasa would pay the pound that is due.
    scene = Scene(tracks="A1,B1,C1,D2").place(0, cairo=6, mombasa=5).pounds(0, 0)
    assert why(scene.refused("bonus:d-first")) == ("cannot-pay", "M-MARKER-3")
    assert "bonus:d-first" in scene.pounds(0, 1).legal()


@proves("M-MARKER-4", "M-TILESPACE-2")
@pytest.mark.parametrize("tile", range(4))
def test_a_tile_space_has_no_effect_before_the_next_round(tile: int) -> None:
    scene = Scene().pounds(0, 2).area(0, "coffee1").do(f"bonus:{TILE_SPACES[tile]}")
    assert scene.s.actors == (1,)
    assert list(scene.s.tiles) == [-1, -1, -1, -1]
    assert scene.look("tiles", tile, "seat") is None
    leave(scene)
    assert not any("use:tile" in text or "boost" in text for text in scene.legal())
    assert "expand" not in scene.verbs()
    scene.finish_round()
    assert list(scene.s.tiles) == [0 if n == tile else -1 for n in range(4)]


@proves("M-MARKER-4")
def test_other_rewards_come_at_once() -> None:
    scene = Scene().area(0, "bananas4").do("bonus:bananas:2")
    assert scene.s.diamonds[0] == 1
    assert scene.s.actors == (0,)
    scene.do("advance:cape-town:3")
    assert places(scene) == [0, 3, 0, 0]


@proves("M-MARKER-5")
def test_a_space_may_be_taken_though_its_reward_cannot_be_used_or_is_declined() -> None:
    end = GAME.tables.lane_names.index("D1")
    scene = Scene().area(0, "coffee1").place(0, cairo=GAME.tables.lanes[end].length)
    scene.do("bonus:coffee")
    assert marked(scene, "coffee") == 0
    assert scene.s.actors == (1,)
    scene = Scene().area(0, "coffee1").do("bonus:coffee", "stop")
    assert marked(scene, "coffee") == 0
    assert places(scene) == [0, 0, 0, 0]
    assert scene.s.actors == (1,)
    # 1 pound pays for the space, and then no card can be paid.
    scene = Scene().pounds(0, 1)
    assert min(space["price"] for space in scene.look("display")) > 0
    scene.do("bonus:buy")
    assert marked(scene, "buy") == 0
    assert scene.s.pounds[0] == 0
    assert scene.s.actors == (1,)
    assert why(scene.refused("bonus:buy")) == ("space-taken", "M-MARKER-2")


# The first-player space


@proves("M-SPACE-1")
def test_the_first_player_space_gives_the_marker_at_once_and_a_book_point() -> None:
    scene = Scene(3).do("bonus:tile-goods", "bonus:first-player")
    assert scene.look("first_player") == 1
    assert scene.s.actors == (1,)
    # One point: an A or a B book, no C book.
    assert book_letters(scene) == {"a", "b"}
    c_space = [space["letter"] for space in scene.look("books")].index("C")
    assert refuse_code(scene, 1, TAKE_BOOK + c_space) == ("book-too-dear", "M-BOOK-2")
    scene.do("stop")
    assert list(scene.s.pounds) == [0, 2, 1]
    scene = Scene(3).do("bonus:tile-goods", "bonus:first-player")
    scene.do(scene.legal()[0])
    assert scene.verbs() == {"shelve"}
    assert list(scene.s.pounds) == [0, 1, 1]


@proves("M-SPACE-2")
def test_the_marker_stays_where_it_is_unless_the_space_is_used() -> None:
    scene = Scene(3).later().do("bonus:discard", "discard:cotton2").finish_round()
    for number in (2, 3, 4):
        assert (scene.s.round, scene.s.first) == (number, 0)
        scene.do("done", "done", "done")
        assert scene.s.actors == (0,)
        scene.finish_round()


@proves("M-SPACE-3")
def test_the_new_holder_begins_the_next_round_and_not_before() -> None:
    scene = Scene(4).do("bonus:tile-goods", "end", "pick:1")
    scene.do("bonus:first-player", "stop")
    assert scene.s.first == 2
    turns = []
    for _ in range(3):
        turns.append(scene.s.actors[0])
        leave(scene)
    assert turns == [3, 0, 2]
    scene.do("done", "done", "done", "done")
    for seat in (2, 3, 0, 1):
        assert scene.s.actors == (seat,)
        scene.do("end", "pick:2")


@proves("M-SPACE-4")
def test_the_first_player_cannot_use_the_space_in_the_first_turn_of_a_round() -> None:
    scene = Scene().tile(0, GOODS).area(0, "coffee1").do("boost:coffee1")
    # Laying the tile is no turn.
    assert why(scene.refused("bonus:first-player")) == ("first-turn", "M-SPACE-4")
    scene.do("use:coffee1+1", "advance:cairo", "advance:cairo")
    assert "bonus:first-player" in scene.legal()
    leave(scene)
    assert scene.s.actors == (0,)
    assert "bonus:first-player" in scene.legal()
    # In the next round it is the new first player who has to wait.
    scene = Scene().do("bonus:tile-goods", "bonus:first-player", "stop").finish_round()
    scene.do("done", "done")
    assert scene.s.actors == (1,)
    assert why(scene.refused("bonus:first-player")) == ("first-turn", "M-SPACE-4")
    scene.do("bonus:discard", scene_discard(scene))
    assert scene.s.actors == (0,)
    assert "bonus:first-player" in scene.legal()


def scene_discard(scene: Scene) -> str:
    """A discard that is legal for the seat in turn."""
    seat = scene.s.actors[0]
    hand = scene.look("seats", seat, "hand")
    return f"discard:{hand[0]}"


@proves("M-SPACE-5")
def test_the_holder_may_use_the_space_in_a_later_turn_keeps_the_marker_and_gets_the_point() -> None:
    scene = leave(Scene().do("bonus:tile-goods"))
    assert (scene.s.first, scene.s.actors, list(scene.s.pounds)) == (0, (0,), [0, 1])
    scene.do("bonus:first-player", "stop")
    assert scene.s.first == 0
    assert list(scene.s.pounds) == [1, 1]
    assert marked(scene, "first-player") == 0


# The buying and the discard space


@proves("M-SPACE-6")
@pytest.mark.parametrize(("space", "column"), [(0, 0), (4, 1), (8, 2), (11, 2)])
def test_the_buying_space_costs_a_pound_and_the_full_price_in_pounds(
    space: int, column: int
) -> None:
    price = CRATES["coffee3"] + GAME.components.crates[column]
    scene = Scene().offer(space, "coffee3").pounds(0, 1 + price)
    scene.do("bonus:buy")
    assert scene.s.pounds[0] == price
    scene.do("buy:coffee3")
    assert scene.s.pounds[0] == 0
    assert scene.in_hand(0, "coffee3")
    assert scene.s.display[space] == 0
    assert scene.s.actors == (1,)
    # A pound too few buys nothing.
    scene = Scene().offer(space, "coffee3").pounds(0, price).do("bonus:buy")
    refusal = scene.refused("buy:coffee3")
    assert why(refusal) == ("too-dear", "M-BUY-9")
    assert refusal.params == {"card": "coffee3", "price": price}


@proves("M-SPACE-6")
def test_the_buying_space_sells_one_card() -> None:
    scene = Scene().offer(0, "coffee2").offer(1, "bananas2").pounds(0, 20)
    scene.do("bonus:buy", "buy:coffee2")
    assert scene.s.actors == (1,)
    assert not scene.s.pending


@proves("M-SPACE-7", "M-SPACE-9")
@pytest.mark.parametrize("card", ["coffee1", "bookkeeper2", "coffee4-cairo", "merchant"])
def test_a_discarded_card_brings_its_crate_and_two_pounds(card: str) -> None:
    scene = Scene().hand(0, card, "cotton1").pounds(0, 0).do("bonus:discard", f"discard:{card}")
    assert list(scene.s.pounds) == [CRATES[card] + 2, 1]
    assert not scene.in_hand(0, card)
    assert scene.s.actors == (1,)


@proves("M-SPACE-7")
def test_only_cards_in_hand_can_be_discarded() -> None:
    scene = Scene().area(0, "coffee3", "coffee1").hand(0, "cotton1", "bananas1")
    scene.do("bonus:discard")
    assert scene.legal() == ["discard:bananas1", "discard:cotton1"]
    for card in ("coffee3", "coffee1", "cotton2", "bookkeeper2"):
        code = DISCARD + scene.number(card)
        assert refuse_code(scene, 0, code) == ("not-in-hand", "M-SPACE-7")
    # The marker is placed for the discard: it cannot be declined.
    assert why(scene.refused("stop")) == ("decision-open", "M-SPACE-7")


@proves("M-SPACE-8")
def test_a_discarded_card_is_nobodys_any_more_and_its_share_is_lost() -> None:
    scene = Scene().hand(0, "coffee3-mombasa", "cotton1")
    assert scene.look("seats", 0, "shares") == [1, 0, 0, 0]
    scene.do("bonus:discard", "discard:coffee3-mombasa")
    assert scene.look("seats", 0, "shares") == [0, 0, 0, 0]
    for _ in range(6):
        assert "coffee3-mombasa" in scene.look("discarded")
        assert "coffee3-mombasa" not in [space["card"] for space in scene.look("display")]
        scene.finish_round().do("done", "done")
    assert scene.s.round == 7


@proves("M-SPACE-8", "M-INFO-6")
def test_a_starting_card_goes_to_the_discard_pile_like_any_other() -> None:
    scene = Scene().hand(0, "coffee1", "cotton1").do("bonus:discard", "discard:coffee1")
    assert scene.look("discarded") == ["coffee1"]
    # The numbered cards of absent players are out of the game and not discarded.
    scene = Scene().hand(0, "expansion1-i", "cotton1").do("bonus:discard", "discard:expansion1-i")
    assert scene.look("discarded") == ["expansion1-i"]
    # Everybody has a coffee card of 1 unit, and two of them can lie there.
    scene = Scene().hand(0, "coffee1").hand(1, "coffee1", "cotton1")
    scene.do("bonus:discard", "discard:coffee1")
    scene.finish_round().do("done", "done", "bonus:tile-goods")
    before = scene.look("discarded")
    scene.hand(1, "coffee1").do("bonus:discard", "discard:coffee1")
    after = scene.look("discarded")
    assert (before.count("coffee1"), after.count("coffee1")) == (1, 2)


@proves("M-SPACE-9", "M-SINGLE-2")
def test_a_card_acquired_in_the_round_can_be_discarded_but_no_single_share() -> None:
    scene = Scene().offer(0, "bananas3").offer(1, "share-cairo").hand(0, "share-mombasa")
    scene.pounds(0, 9).do("bonus:buy", "buy:bananas3")
    leave(scene).do("bonus:discard")
    assert scene.legal() == ["discard:bananas3"]
    assert why(scene.refused("discard:share-mombasa")) == ("single-share", "M-SINGLE-2")


@proves("M-SPACE-9")
@pytest.mark.parametrize("cards", [[], ["share-cairo"], ["share-cairo", "share-mombasa"]])
def test_without_a_card_to_discard_the_space_is_closed(cards: list[str]) -> None:
    scene = Scene().hand(0, *cards)
    assert why(scene.refused("bonus:discard")) == ("nothing-to-discard", "M-SPACE-9")
    assert "bonus:discard" in scene.hand(0, *cards, "cotton1").legal()
