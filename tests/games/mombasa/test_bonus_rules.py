"""Bonus markers, the spaces of the board, majorities and bonus tiles."""

import pytest

from kontor.core.chance import SampledChance
from kontor.core.errors import IllegalAction
from kontor.games.mombasa.actions import (
    ACTIVE_BOOKKEEPER,
    ACTIVE_MERCHANT,
    BOOST,
    DISCARD,
    SPACE_NAMES,
    TAKE_BOOK,
    USE,
)
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.tables import OVER, PLANNING
from kontor.testing import proves
from scenario_mombasa import GAME, Scene, why

SPACES = {space.name: space for space in GAME.components.spaces}
TILE_SPACES = ["tile-goods", "tile-bookkeeper", "tile-merchant", "tile-expansion"]
CRATES = {card.name: card.crate for card in [*GAME.components.start, *GAME.components.deck]}
GOODS, BOOKKEEPER, MERCHANT, EXPANSION = range(4)
MOST = {
    "coffee": ["coffee4", "coffee1"],
    "bananas": ["bananas4", "bananas2"],
    "cotton": ["cotton4", "cotton2"],
    "expansion": ["expansion3", "expansion3"],
}
"""Cards that reach the highest tier of each majority space."""


def marked(scene: Scene, space: str) -> int:
    """Whose marker lies on a bonus space; -1 is nobody's."""
    return scene.s.marks[SPACE_NAMES.index(space)]


def leave(scene: Scene) -> Scene:
    """The seat in turn ends its phase with the first pile it has."""
    scene.do("end")
    return scene.do(scene.legal()[0]) if scene.s.pending else scene


def refuse_code(scene: Scene, seat: int, action: int) -> tuple[str, str]:
    """The refusal of an action that the notation has no word for at this moment."""
    with pytest.raises(IllegalAction) as caught:
        scene.s.apply(seat, action, SampledChance(0))
    return why(caught.value)


def places(scene: Scene, seat: int = 0) -> list[int]:
    return scene.s.places[seat * 4 : seat * 4 + 4]


def moved(company: str, steps: int) -> list[int]:
    return [steps if name == company else 0 for name in COMPANIES]


# Placing a bonus marker


@proves("M-MARKER-1")
@pytest.mark.parametrize(("players", "markers"), [(2, 3), (3, 2), (4, 2)])
def test_markers_need_no_card_and_run_out(players: int, markers: int) -> None:
    scene = Scene(players).pounds(0, 9)
    assert scene.s.slots == [0] * 5 * players
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
    assert scene.s.pounds == [0, 1]
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
    assert scene.s.tiles == [-1, -1, -1, -1]
    assert scene.look("tiles", tile, "seat") is None
    leave(scene)
    assert not any("use:tile" in text or "boost" in text for text in scene.legal())
    assert "expand" not in scene.verbs()
    scene.finish_round()
    assert scene.s.tiles == [0 if n == tile else -1 for n in range(4)]


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
    assert scene.s.pounds == [0, 2, 1]
    scene = Scene(3).do("bonus:tile-goods", "bonus:first-player")
    scene.do(scene.legal()[0])
    assert scene.verbs() == {"shelve"}
    assert scene.s.pounds == [0, 1, 1]


def book_letters(scene: Scene) -> set[str]:
    """The letters of the books that can be taken now."""
    seat = scene.s.actors[0]
    about = [scene.s.details(seat, action) for action in scene.s.legal(seat)]
    return {str(details["book"])[0] for details in about if "book" in details}


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
    assert (scene.s.first, scene.s.actors, scene.s.pounds) == (0, (0,), [0, 1])
    scene.do("bonus:first-player", "stop")
    assert scene.s.first == 0
    assert scene.s.pounds == [1, 1]
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
    assert scene.s.pounds == [CRATES[card] + 2, 1]
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


# Majority spaces


@proves("M-MAJOR-1", "M-MAJOR-11")
@pytest.mark.parametrize(
    ("kind", "company"),
    [
        ("coffee", "cairo"),
        ("bananas", "cape-town"),
        ("cotton", "saint-louis"),
        ("expansion", "mombasa"),
    ],
)
def test_each_majority_advances_on_the_track_of_its_company(kind: str, company: str) -> None:
    scene = Scene().area(0, *MOST[kind])
    assert [t.split(":")[1] for t in scene.legal() if t.startswith("bonus:" + kind)] == [kind] * 3
    steps = SPACES[kind].tiers[0].steps
    scene.do(f"bonus:{kind}")
    others = [name for name in COMPANIES if name != company]
    for other in others:
        assert why(scene.refused(f"advance:{other}")) == ("not-so-many-steps", "M-TRACK-3")
    scene.do(f"advance:{company}:{steps}")
    assert places(scene) == moved(company, steps)
    assert scene.s.actors == (1,)


@proves("M-MAJOR-2")
@pytest.mark.parametrize("kind", ["coffee", "bananas", "cotton", "expansion"])
def test_nobody_else_may_have_a_higher_total_but_a_tie_is_enough(kind: str) -> None:
    scene = Scene(3).area(0, f"{kind}2").area(2, f"{kind}3")
    assert why(scene.refused(f"bonus:{kind}")) == ("no-majority", "M-MAJOR-2")
    scene = Scene(3).area(0, f"{kind}2").area(2, f"{kind}2")
    assert f"bonus:{kind}" in scene.legal()


@proves("M-MAJOR-2")
def test_the_total_counts_and_not_the_number_of_cards() -> None:
    scene = Scene().area(0, "coffee3").area(1, "coffee1", "coffee2")
    assert "bonus:coffee:2" in scene.legal()
    scene = Scene().area(0, "coffee1", "coffee2").area(1, "coffee4")
    assert why(scene.refused("bonus:coffee")) == ("no-majority", "M-MAJOR-2")


@proves("M-MAJOR-2")
def test_only_what_lies_face_up_at_that_moment_counts() -> None:
    scene = Scene().area(0, "coffee1", "cotton4").area(1, "coffee2", "cotton3")
    scene.hand(1, "coffee3", "coffee4").pile(1, 2, "coffee4-cairo")
    assert why(scene.refused("bonus:coffee")) == ("no-majority", "M-MAJOR-2")
    scene.do("bonus:tile-goods", "use:coffee2", "advance:cairo", "advance:cairo")
    assert "bonus:coffee" in scene.legal()
    # Of the own cards, too, those used no longer count.
    scene.do("use:cotton4", *["advance:cairo"] * 4, "end", "pick:1")
    assert why(scene.refused("bonus:cotton")) == ("tier-not-reached", "M-MAJOR-3")


@proves("M-MAJOR-3")
@pytest.mark.parametrize("kind", ["coffee", "bananas", "cotton", "expansion"])
def test_the_own_total_must_reach_the_lowest_tier(kind: str) -> None:
    least = SPACES[kind].tiers[0].least
    scene = Scene()
    assert why(scene.refused(f"bonus:{kind}")) == ("tier-not-reached", "M-MAJOR-3")
    one = "expansion1-i" if kind == "expansion" else f"{kind}1"
    offered = f"bonus:{kind}" in Scene().area(0, one).legal()
    assert offered == (least == 1)
    if least > 1:
        refusal = Scene().area(0, one).refused(f"bonus:{kind}")
        assert why(refusal) == ("tier-not-reached", "M-MAJOR-3")
        assert f"bonus:{kind}" in Scene().area(0, f"{kind}2").legal()


@proves("M-MAJOR-4")
def test_the_expansion_tile_counts_for_the_majority_of_both() -> None:
    scene = Scene().area(0, "expansion3").area(1, "expansion2")
    assert "bonus:expansion" in scene.legal()
    scene.tile(1, EXPANSION)
    assert why(scene.refused("bonus:expansion")) == ("no-majority", "M-MAJOR-2")
    scene.tile(0, EXPANSION)
    assert "bonus:expansion:2" in scene.legal()


@proves("M-MAJOR-4", "M-TILE-8")
def test_the_goods_tile_counts_for_the_majority_of_both_once_it_is_laid() -> None:
    scene = Scene().area(0, "cotton2").area(1, "cotton2", "coffee1").tile(1, GOODS)
    scene.pounds(1, 5)
    assert "bonus:cotton" in scene.legal()
    scene.do("bonus:tile-goods", "boost:cotton2", "bonus:tile-merchant")
    assert why(scene.refused("bonus:cotton")) == ("no-majority", "M-MAJOR-2")
    scene = Scene().area(0, "cotton3").tile(0, GOODS)
    assert why(scene.refused("bonus:cotton:2")) == ("tier-not-reached", "M-MAJOR-3")
    assert "bonus:cotton:2" in scene.do("boost:cotton3").legal()


@proves("M-MAJOR-4")
def test_track_bonuses_count_for_the_majority_of_both() -> None:
    scene = Scene().area(0, "expansion2").area(1, "expansion2").place(1, mombasa=6)
    assert why(scene.refused("bonus:expansion")) == ("no-majority", "M-MAJOR-2")
    scene.place(0, mombasa=12)
    assert scene.look("seats", 0, "totals", "expansion") == 4
    assert "bonus:expansion:2" in scene.legal()
    scene = Scene(tracks="A1,B2,C1,D1").area(0, "cotton3").area(1, "cotton1", "cotton2")
    assert "bonus:cotton" in scene.legal()
    scene.place(1, cape_town=13)
    assert scene.look("seats", 1, "totals", "cotton") == 5
    assert why(scene.refused("bonus:cotton")) == ("no-majority", "M-MAJOR-2")
    scene = Scene(tracks="A1,B2,C1,D1").area(0, "cotton3").place(0, cape_town=13)
    assert "bonus:cotton:2" in scene.legal()


@proves("M-MAJOR-5")
@pytest.mark.parametrize("kind", ["coffee", "bananas", "cotton", "expansion"])
def test_who_has_ended_the_phase_has_a_total_of_nothing(kind: str) -> None:
    scene = Scene().area(0, f"{kind}2").area(1, f"{kind}3")
    if kind == "expansion":
        scene.tile(1, EXPANSION).place(1, mombasa=12)
    scene.do("bonus:tile-goods")
    leave(scene)
    assert scene.look("seats", 1, "totals", kind) == 0
    assert f"bonus:{kind}" in scene.legal()


@proves("M-MAJOR-6")
@pytest.mark.parametrize("kind", ["coffee", "bananas", "cotton", "expansion"])
def test_the_cards_of_a_majority_stay_face_up(kind: str) -> None:
    scene = Scene().area(0, *MOST[kind]).area(1, f"{kind}2").do(f"bonus:{kind}", "stop")
    assert (scene.s.face[0], scene.s.face[1]) == (0b11, 0b1)
    leave(scene)
    verb = "expand:cairo" if kind == "expansion" else f"use:{MOST[kind][0]}"
    assert verb in scene.legal()


@proves("M-MAJOR-7", "M-MAJOR-11")
@pytest.mark.parametrize("kind", ["coffee", "bananas", "cotton", "expansion"])
@pytest.mark.parametrize("option", range(3))
def test_one_tier_is_taken_with_its_steps_and_its_additional_reward(kind: str, option: int) -> None:
    space = SPACES[kind]
    tier = space.tiers[option]
    scene = Scene().area(0, *MOST[kind])
    scene.do("bonus:" + kind + ["", ":2", ":3"][option])
    if tier.reward.points:
        assert scene.verbs() == {"book", "stop"}
        scene.do("stop")
    if tier.reward.remove:
        assert scene.verbs() == {"remove", "stop"}
        scene.do("remove:saint-louis:1")
    assert scene.legal()[tier.steps - 1] == f"advance:{space.company}:{tier.steps}"
    assert len(scene.legal()) == tier.steps + 1
    scene.do(f"advance:{space.company}:{tier.steps}")
    assert places(scene) == moved(space.company, tier.steps)
    assert scene.s.pounds[0] == 1 + tier.reward.pounds + tier.reward.points
    assert scene.s.diamonds[0] == tier.reward.diamonds
    assert scene.s.removed == [0, 0, tier.reward.remove, 0]
    assert scene.s.actors == (1,)


@proves("M-MAJOR-7", "M-MAJOR-10")
@pytest.mark.parametrize("kind", ["coffee", "bananas", "cotton"])
@pytest.mark.parametrize(
    "values", [[1], [2], [3], [4], [4, 1], [4, 2], [4, 2, 1]], ids=lambda v: str(sum(v))
)
def test_the_tiers_up_to_the_own_total_are_open(kind: str, values: list[int]) -> None:
    scene = Scene().area(0, *(f"{kind}{value}" for value in values))
    reached = sum(tier.least <= sum(values) for tier in SPACES[kind].tiers)
    names = [f"bonus:{kind}{more}" for more in ("", ":2", ":3")]
    assert [text for text in scene.legal() if text in names] == names[:reached]
    for name in names[reached:]:
        assert why(scene.refused(name)) == ("tier-not-reached", "M-MAJOR-3")


@proves("M-MAJOR-8")
@pytest.mark.parametrize(
    ("cards", "steps", "posts"),
    [
        (["coffee1"], 2, 0),
        (["coffee2"], 2, 0),
        (["coffee3"], 3, 0),
        (["coffee4"], 3, 0),
        (["coffee4", "coffee1"], 4, 1),
        (["coffee4", "coffee3"], 4, 1),
    ],
)
def test_coffee_pays_two_three_or_four_steps_and_a_post(
    cards: list[str], steps: int, posts: int
) -> None:
    scene = Scene().area(0, *cards)
    scene.do([text for text in scene.legal() if text.startswith("bonus:coffee")][-1])
    if posts:
        assert {text.split(":")[1] for text in scene.legal() if text != "stop"} == set(COMPANIES)
        scene.do("remove:cape-town:1")
    scene.do(f"advance:cairo:{steps}")
    assert places(scene) == [0, 0, 0, steps]
    assert scene.s.removed == [0, posts, 0, 0]


@proves("M-MAJOR-9")
def test_five_bananas_pay_three_steps_and_a_diamond_step() -> None:
    scene = Scene().area(0, "bananas4", "bananas1")
    best = [text for text in scene.legal() if text.startswith("bonus:bananas")][-1]
    scene.do(best, "advance:cape-town:3")
    assert places(scene) == [0, 3, 0, 0]
    assert scene.s.diamonds == [1, 0]
    assert scene.s.pounds == [1, 1]
    assert scene.s.removed == [0, 0, 0, 0]
    assert scene.s.actors == (1,)


@proves("M-MAJOR-10")
def test_cotton_has_tiers_from_four_and_from_six() -> None:
    least = [tier.least for tier in SPACES["cotton"].tiers]
    four, six = least.index(4), least.index(6)
    names = ["bonus:cotton", "bonus:cotton:2", "bonus:cotton:3"]
    assert names[four] not in Scene().area(0, "cotton3").legal()
    assert names[four] in Scene().area(0, "cotton4").legal()
    scene = Scene().area(0, "cotton4", "cotton1")
    assert why(scene.refused(names[six])) == ("tier-not-reached", "M-MAJOR-3")
    assert names[six] in Scene().area(0, "cotton4", "cotton2").legal()


# Bonus-tile spaces


@proves("M-TILESPACE-2")
def test_several_tiles_reserved_in_one_round_are_all_received() -> None:
    scene = Scene().pounds(0, 9).pounds(1, 9)
    scene.do("bonus:tile-goods", "bonus:tile-bookkeeper", "bonus:tile-merchant")
    leave(scene).do("bonus:tile-expansion").finish_round()
    assert scene.s.tiles == [0, 1, 0, 0]
    received = [(event["seat"], event["tile"]) for event in scene.events("tile-received")]
    assert received == [(0, "goods"), (1, "bookkeeper"), (0, "merchant"), (0, "expansion")]


@proves("M-TILESPACE-3")
@pytest.mark.parametrize("tile", range(4))
@pytest.mark.parametrize("holder", [0, 1])
def test_a_tile_that_somebody_has_can_be_reserved(tile: int, holder: int) -> None:
    scene = Scene().pounds(0, 2).area(0, "coffee1").tile(holder, tile)
    scene.do(f"bonus:{TILE_SPACES[tile]}")
    assert scene.s.tiles[tile] == holder
    scene.finish_round()
    assert scene.s.stage == PLANNING
    assert scene.s.tiles[tile] == 0
    assert not scene.look("tiles", tile, "used")


@proves("M-TILESPACE-4")
@pytest.mark.parametrize("tile", range(4))
def test_in_the_last_round_a_tile_space_is_used_for_nothing(tile: int) -> None:
    scene = Scene().round(7).pounds(0, 2).do(f"bonus:{TILE_SPACES[tile]}")
    assert scene.s.pounds[0] == 2 - SPACES[TILE_SPACES[tile]].cost
    assert why(scene.refused(f"bonus:{TILE_SPACES[tile]}")) == ("space-taken", "M-MARKER-2")
    scene.finish_round()
    assert scene.s.stage == OVER
    assert scene.s.tiles == [-1, -1, -1, -1]


# Bonus tiles


@proves("M-TILE-1")
def test_tiles_lie_beside_the_planned_cards_without_filling_a_slot() -> None:
    scene = Scene().pounds(0, 9)
    scene.do("bonus:tile-bookkeeper", "end", "pick:1", "bonus:tile-merchant")
    scene.do("bonus:tile-expansion").finish_round()
    scene.hand(0, "coffee1", "cotton1", "bananas1")
    for slot, card in enumerate(("coffee1", "cotton1", "bananas1"), 1):
        scene.do(f"plan:{slot}:{card}", seat=0)
    scene.do("done", seat=0).do("done", seat=1)
    uses = {text for text in scene.legal() if text.startswith(("use:", "expand:"))}
    assert uses == {
        "use:coffee1",
        "use:cotton1",
        "use:bananas1",
        "use:tile-bookkeeper",
        "use:tile-merchant",
        *(f"expand:{company}" for company in COMPANIES),
    }
    assert scene.look("seats", 0, "slots")[3:] == [None, None]


@proves("M-TILE-2")
@pytest.mark.parametrize("tile", [BOOKKEEPER, MERCHANT])
def test_a_tile_meets_a_requirement_like_a_card_until_it_is_used(tile: int) -> None:
    def scene() -> Scene:
        table = Scene().area(0, "bookkeeper2", "coffee1").shelf(0, s1="a-helper-pounds2").refill()
        table.s.jar[0] = 0
        return table.pounds(0, 2)

    assert "jar" in scene().tile(0, tile).do("use:bookkeeper2").legal()
    table = scene().do("use:bookkeeper2")
    assert why(table.refused("jar")) == ("requirements", "M-JAR-5")
    # The tile of another seat is of no use.
    assert "jar" not in scene().tile(1, tile).do("use:bookkeeper2").legal()
    name = "tile-bookkeeper" if tile == BOOKKEEPER else "tile-merchant"
    table = scene().tile(0, tile).do(f"use:{name}")
    while table.s.actors == (0,):
        table.do("stop")
    leave(table).do("use:bookkeeper2")
    assert why(table.refused("jar")) == ("requirements", "M-JAR-5")


@proves("M-TILE-2", "M-TILE-5")
def test_the_expansion_tile_counts_for_requirements_and_the_bonus_of_a_track() -> None:
    scene = Scene().area(0, "bookkeeper2").tile(0, EXPANSION)
    scene.shelf(0, s1="a-expansion2-pounds2").refill()
    scene.s.jar[0] = 0
    assert "jar" in scene.do("use:bookkeeper2").legal()
    scene = Scene().tile(0, EXPANSION).place(0, mombasa=12)
    assert scene.look("seats", 0, "totals", "expansion") == 2 + 2
    assert "bonus:expansion:2" in scene.legal()
    assert scene.do("expand:cairo").events("expands")[0]["points"] == 4


@proves("M-TILE-2")
@pytest.mark.parametrize("tile", [BOOKKEEPER, MERCHANT, EXPANSION])
def test_a_used_tile_is_face_down_for_the_rest_of_the_round(tile: int) -> None:
    scene = Scene().tile(0, tile)
    scene.do(["", "use:tile-bookkeeper", "use:tile-merchant", "expand:cairo"][tile])
    while scene.s.actors == (0,):
        scene.do("stop")
    assert scene.look("tiles", tile, "used") is True
    leave(scene)
    assert scene.s.actors == (0,)
    assert scene.verbs() == {"bonus", "end"}
    if tile == EXPANSION:
        assert why(scene.refused("expand:cairo")) == ("no-expansion", "M-TURN-3")
        assert why(scene.refused("bonus:expansion")) == ("tier-not-reached", "M-MAJOR-3")
    else:
        active = ACTIVE_BOOKKEEPER if tile == BOOKKEEPER else ACTIVE_MERCHANT
        assert refuse_code(scene, 0, USE + active) == ("no-tile", "M-TILE-1")


@proves("M-TILE-3")
def test_the_bookkeeper_tile_moves_the_jar_and_gives_one_point() -> None:
    scene = Scene().area(0, "coffee2", "cotton1").tile(0, BOOKKEEPER).pounds(0, 2)
    scene.shelf(0, s1="a-coffee2-pounds2").refill()
    scene.s.jar[0] = 0
    scene.do("use:tile-bookkeeper")
    assert scene.legal() == ["jar", "flip:0", "flip:1", "stop"]
    scene.do("jar")
    assert scene.s.jar[0] == 1
    assert scene.s.pounds[0] == 4
    assert book_letters(scene) == {"a", "b"}
    scene.do("stop")
    assert scene.s.pounds[0] == 5
    assert scene.s.actors == (1,)


@proves("M-TILE-4")
@pytest.mark.parametrize(
    ("cards", "steps"),
    [
        ([], 2),
        (["coffee1", "bookkeeper2"], 2),
        (["merchant"], 3),
        (["merchant", "merchant-cairo"], 4),
        (["merchant", "merchant-cairo", "merchant-mombasa"], 5),
    ],
)
def test_the_merchant_tile_gives_two_steps_and_one_for_each_other_merchant(
    cards: list[str], steps: int
) -> None:
    # The mines of a company do not matter for the tile.
    scene = Scene().area(0, *cards).tile(0, MERCHANT).posts("cairo", "katanga", "kalahari")
    scene.area(1, "merchant-cape-town").do("use:tile-merchant")
    assert scene.s.diamonds == [steps, 0]
    assert scene.s.pounds == [1, 1]
    assert scene.s.face[0] == (1 << len(cards)) - 1
    assert scene.s.actors == (1,)


@proves("M-TILE-4")
def test_the_merchant_tile_does_not_count_merchants_used_or_in_hand() -> None:
    scene = Scene().area(0, "merchant", "merchant-cairo").hand(0, "merchant-mombasa")
    scene.tile(0, MERCHANT).do("use:merchant", "end", "pick:1", "use:tile-merchant")
    assert scene.s.diamonds[0] == 1 + 2 + 1


@proves("M-TILE-5")
@pytest.mark.parametrize(
    ("cards", "points"), [([], 2), (["expansion3"], 5), (["expansion3", "expansion2"], 7)]
)
def test_the_expansion_tile_adds_two_points_with_or_without_cards(
    cards: list[str], points: int
) -> None:
    scene = Scene().area(0, *cards).tile(0, EXPANSION).do("expand:cape-town")
    assert scene.events("expands")[0]["points"] == points
    assert scene.look("tiles", EXPANSION, "used") is True
    assert scene.s.face[0] == 0


@proves("M-TILE-6")
def test_the_goods_tile_goes_on_one_face_up_goods_card_in_an_own_turn() -> None:
    scene = Scene().area(0, "coffee2", "cotton1", "bookkeeper2").area(1, "bananas2", "coffee1")
    scene.tile(0, GOODS)
    boosts = [text for text in scene.legal() if text.startswith("boost:")]
    assert boosts == ["boost:coffee2", "boost:cotton1"]
    assert why(scene.refused("boost:bookkeeper2")) == ("boost-needs-goods", "M-TILE-6")
    assert refuse_code(scene, 0, BOOST + 4) == ("boost-needs-goods", "M-TILE-6")
    scene.do("use:coffee2", "advance:cairo", "advance:cairo")
    assert why(scene.refused("boost:bananas2", 1)) == ("no-goods-tile", "M-TILE-6")
    assert why(scene.refused("boost:cotton1", 0)) == ("not-your-turn", "M-TURN-1")
    leave(scene)
    assert refuse_code(scene, 0, BOOST) == ("boost-needs-goods", "M-TILE-6")
    scene.do("boost:cotton1")
    assert scene.look("seats", 0, "totals", "cotton") == 2
    assert scene.look("seats", 0, "totals", "coffee") == 0


@proves("M-TILE-6", "M-TILE-10")
def test_the_goods_tile_is_not_laid_while_planning() -> None:
    scene = Scene().do("bonus:tile-goods").finish_round()
    assert refuse_code(scene, 0, BOOST) == ("plan-first", "M-PLAN-1")
    assert scene.s.boost == -1


@proves("M-TILE-6")
def test_a_card_with_the_goods_tile_counts_one_more_for_all_purposes() -> None:
    scene = Scene().area(0, "coffee2", "bookkeeper2").tile(0, GOODS)
    scene.shelf(0, s1="a-coffee3-diamonds2").refill()
    scene.s.jar[0] = 0
    scene.do("boost:coffee2")
    # A majority, a requirement, and units.
    assert "bonus:coffee:2" in scene.legal()
    scene.do("use:bookkeeper2", "jar", "stop", "end", "pick:1")
    assert scene.s.diamonds[0] == 2
    scene.do("use:coffee2+1", "advance:cairo", "advance:cairo")
    assert scene.s.actors == (0,)
    scene.do("advance:cairo")
    assert places(scene) == [0, 0, 0, 3]


@proves("M-TILE-7")
def test_laying_the_goods_tile_is_no_action() -> None:
    scene = Scene().area(0, "coffee2", "cotton1", "expansion2").tile(0, GOODS).do("boost:coffee2")
    assert scene.s.actors == (0,)
    assert scene.verbs() == {"use", "expand", "bonus", "end"}
    assert why(scene.refused("stop")) == ("no-effect", "M-TURN-2")
    scene.do("expand:cairo", "stop")
    assert scene.s.actors == (1,)
    # Not in the middle of an action.
    scene = Scene().area(0, "coffee2", "cotton1").tile(0, GOODS).do("use:coffee2")
    assert why(scene.refused("boost:cotton1")) == ("decision-open", "M-GOODS-2")


@proves("M-TILE-8")
def test_the_goods_tile_cannot_be_moved_and_counts_for_nothing_before() -> None:
    scene = Scene().area(0, "coffee2", "cotton1").tile(0, GOODS)
    totals = scene.look("seats", 0, "totals")
    assert (totals["coffee"], totals["bananas"], totals["cotton"]) == (2, 0, 1)
    scene.do("boost:coffee2")
    assert scene.look("tiles", GOODS, "slot") == 1
    for card in ("coffee2+1", "cotton1"):
        assert why(scene.refused(f"boost:{card}")) == ("boost-laid", "M-TILE-8")
    leave(scene.do("bonus:tile-goods"))
    assert why(scene.refused("boost:cotton1")) == ("boost-laid", "M-TILE-8")
    # Without a goods card it has no use.
    scene = Scene().area(0, "bookkeeper2").tile(0, GOODS)
    assert "boost" not in scene.verbs()
    assert scene.look("seats", 0, "totals") == {**NOTHING, "bookkeepers": 1}


NOTHING = dict.fromkeys(("coffee", "bananas", "cotton", "expansion", "bookkeepers", "merchants"), 0)


@proves("M-TILE-9")
def test_the_goods_tile_is_turned_down_with_its_card() -> None:
    scene = Scene().area(0, "coffee2", "coffee1").tile(0, GOODS).do("boost:coffee2")
    # While another card is used the tile stays.
    scene.do("use:coffee1", "advance:cairo")
    assert scene.look("tiles", GOODS, "used") is False
    assert scene.look("seats", 0, "totals", "coffee") == 3
    leave(scene).do("use:coffee2+1", *["advance:cairo"] * 3)
    assert scene.look("tiles", GOODS, "used") is True
    assert scene.s.face[0] == 0
    assert scene.look("seats", 0, "totals", "coffee") == 0


@proves("M-TILE-10")
def test_tiles_are_seen_by_everybody_while_planning() -> None:
    scene = Scene().pounds(0, 2).do("bonus:tile-merchant", "bonus:tile-goods").finish_round()
    assert scene.s.stage == PLANNING
    for viewer in (0, 1, None):
        owners = [tile["seat"] for tile in scene.look("tiles", viewer=viewer)]
        assert owners == [1, None, 0, None]
