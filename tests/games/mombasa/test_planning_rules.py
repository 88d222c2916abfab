"""Rounds, planning, resting piles and the order of turns."""

import pytest

from kontor.core.chance import SampledChance
from kontor.core.events import visible
from kontor.core.rows import row
from kontor.games.mombasa.actions import CARDS, PLAN, SLOTS, USE
from kontor.games.mombasa.tables import ACTING, OVER, PLANNING
from kontor.testing import proves
from scenario_mombasa import SET, Scene, why


def end_all(scene: Scene, pile: str = "") -> Scene:
    """Everybody ends the phase and takes the first pile there is, or one that is named."""
    number = scene.s.round
    while scene.s.stage == ACTING and scene.s.round == number:
        if "end" in scene.legal():
            scene.do("end")
        else:
            scene.do(pile if pile in scene.legal() else scene.legal()[0])
    return scene


def planning(players: int = 2) -> Scene:
    """The planning phase of the second round."""
    scene = end_all(Scene(players))
    assert scene.s.stage == PLANNING
    return scene


@proves("M-ROUND-1", "M-END-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seven_rounds_of_planning_actions_and_preparation(players: int) -> None:
    scene = Scene(players)
    assert SET.rounds == 7
    for number in range(1, 7):
        assert (scene.s.round, scene.s.stage) == (number, ACTING)
        end_all(scene)
        assert (scene.s.round, scene.s.stage) == (number + 1, PLANNING)
        for seat in range(players):
            scene.do("done", seat=seat)
    display, coins = scene.s.display[:], scene.s.coins[:]
    end_all(scene)
    assert (scene.s.round, scene.s.stage) == (7, OVER)
    # No preparation any more, but the final scoring.
    assert (scene.s.display, scene.s.coins) == (display, coins)
    assert len(scene.events("final-score")) == players
    assert scene.s.outcome is not None
    assert why(scene.refused("end", 0)) == ("game-over", "M-END-1")


@proves("M-PLAN-1")
def test_all_plan_at_the_same_time_and_only_from_the_hand() -> None:
    scene = planning(3)
    assert scene.s.actors == (0, 1, 2)
    scene.hand(1, "coffee1", "coffee2").pile(1, 2, "cotton1")
    scene.do("plan:1:coffee1", seat=1).do("plan:3:expansion1-i", seat=0)
    scene.do("plan:2:coffee2", seat=1)
    rests = PLAN + scene.number("cotton1")
    assert why(scene.s.refusal(1, rests + 2 * CARDS)) == ("not-in-hand", "M-PLAN-1")
    assert rests + 2 * CARDS not in scene.s.legal(1)
    assert not scene.in_hand(1, "coffee1")
    assert list(scene.s.face) == [0, 0, 0]
    assert why(scene.refused("end", 2)) == ("plan-first", "M-PLAN-1")


@proves("M-PLAN-2", "M-PLAN-3", "M-PLAN-4")
@pytest.mark.parametrize(("diamond", "jar", "slots"), [
    (0, 0, "123"), (1, 0, "1234"), (0, 1, "1235"), (1, 1, "12345")
])  # fmt: skip
def test_three_slots_and_one_more_on_each_track(diamond: int, jar: int, slots: str) -> None:
    scene = planning()
    s = scene.s
    t = s.tables
    # One space before the marked one is not enough.
    s.diamonds[0] = SET.diamonds.slot - 1 + diamond
    names = [n for n in t.book_names if n.startswith("c-")]
    for space, name in enumerate(list(dict.fromkeys(names))[: SET.bookkeeping.slot], 1):
        scene.shelf(0, **{f"s{space}": name})
    scene.refill()
    s.jar[0] = SET.bookkeeping.slot - 1 + jar
    scene.hand(0, "coffee1", "coffee2", "bananas1", "bananas2", "cotton1", "cotton2")
    found = {text.split(":")[1] for text in scene.legal(0) if text.startswith("plan:")}
    assert found == set(slots)
    for slot in "12345":
        if slot not in slots:
            refusal = scene.refused(f"plan:{slot}:coffee1", 0)
            assert why(refusal) == ("slot-locked", "M-PLAN-3")
    cards = ["coffee1", "coffee2", "bananas1", "bananas2", "cotton1"]
    for slot, card in zip(slots, cards, strict=False):
        scene.do(f"plan:{slot}:{card}", seat=0)
        assert why(scene.refused(f"plan:{slot}:cotton2", 0)) == ("slot-filled", "M-PLAN-2")
    assert not any(text.startswith("plan:") for text in scene.legal(0))
    scene.do("done", seat=0).do("done", seat=1)
    assert sum(card > 0 for card in s.slots[:SLOTS]) == len(slots)


@proves("M-PLAN-3")
def test_a_slot_unlocked_in_a_round_is_for_the_next_planning_phase() -> None:
    scene = Scene().area(0, "merchant", "coffee1")
    scene.s.diamonds[0] = SET.diamonds.slot - 1
    scene.do("use:merchant")
    assert scene.s.diamonds[0] == SET.diamonds.slot
    scene.do("end", "pick:1")
    assert scene.s.actors == (0,)
    assert not any(text.startswith("plan:") for text in scene.legal())
    card = next(text for text in ("cotton2", "bananas1", "coffee2") if scene.in_hand(0, text))
    assert why(scene.refused(f"plan:4:{card}")) == ("no-effect", "M-TURN-2")
    end_all(scene)
    assert f"plan:4:{card}" in scene.legal(0)


@proves("M-PLAN-4")
def test_any_card_goes_into_any_slot_and_slots_may_stay_empty() -> None:
    for slot in (1, 2, 3):
        scene = planning().hand(0, "coffee1", "expansion2", "bookkeeper2")
        for card in ("coffee1", "expansion2", "bookkeeper2"):
            assert f"plan:{slot}:{card}" in scene.legal(0)
        scene.do(f"plan:{slot}:expansion2", "done", seat=0).do("done", seat=1)
        filled = [card > 0 for card in scene.s.slots[:SLOTS]]
        assert filled == [n + 1 == slot for n in range(SLOTS)]
        # The other player has planned nothing at all.
        assert list(scene.s.slots[SLOTS:]) == [0] * SLOTS
        assert scene.s.stage == ACTING


@proves("M-PLAN-5")
def test_single_shares_are_never_planned() -> None:
    scene = planning().hand(0, "share-cairo", "coffee1")
    for slot in (1, 2, 3):
        refusal = scene.refused(f"plan:{slot}:share-cairo", 0)
        assert why(refusal) == ("single-share", "M-PLAN-5")
    assert not any("share" in text for text in scene.legal(0))


@proves("M-PLAN-6")
def test_a_plan_can_be_changed_until_it_is_done() -> None:
    scene = planning().hand(0, "coffee1", "cotton2")
    assert why(scene.refused("clear:1", 0)) == ("slot-empty", "M-PLAN-6")
    scene.do("plan:1:coffee1", "clear:1", "plan:1:cotton2", "plan:3:coffee1", seat=0)
    scene.do("clear:3", seat=0)
    assert scene.in_hand(0, "coffee1")
    scene.do("done", seat=0)
    for text in ("clear:1", "plan:2:coffee1", "done"):
        assert why(scene.refused(text, 0)) == ("already-done", "M-PLAN-6")
    scene.do("done", seat=1)
    assert list(scene.s.slots[:SLOTS]) == [scene.number("cotton2"), 0, 0, 0, 0]


@proves("M-PLAN-7", "M-INFO-4")
def test_plans_are_turned_up_together_and_not_known_before() -> None:
    scene = planning().hand(0, "coffee1", "cotton2")
    blank = scene.look("seats", 0, viewer=1)
    before = len(scene.log)
    scene.do("plan:1:coffee1", "plan:2:cotton2", seat=0)
    assert scene.look("seats", 0, viewer=1) == blank
    assert visible(scene.log[before:], 1) == []
    scene.do("done", seat=0)
    seen = scene.look("seats", 0, viewer=1)
    assert seen == {**blank, "done": True}
    assert seen["slots"] is None
    assert list(scene.s.face) == [0, 0]
    scene.do("plan:1:expansion1-ii", "done", seat=1)
    assert list(scene.s.face) == [0b11, 0b1]
    for viewer in (0, 1, None):
        shown = [scene.look("seats", seat, "slots", 0, viewer=viewer) for seat in (0, 1)]
        assert shown == [
            {"card": "coffee1", "face_up": True},
            {"card": "expansion1-ii", "face_up": True},
        ]


@proves("M-PLAN-8")
def test_cards_that_are_not_planned_stay_in_hand_without_limit() -> None:
    scene = planning()
    every = [name for name in scene.s.tables.card_names if name]
    big = [name for name in every if scene.s.deck >> scene.number(name) & 1]
    wanted = list(dict.fromkeys(big))
    kept = scene.look("seats", 0, "hand", viewer=0)
    scene.hand(0, *kept, *wanted)
    count = int(scene.s.hand[0]).bit_count()
    assert count > 20
    scene.do(f"plan:1:{kept[0]}", "done", seat=0)
    scene.do("done", seat=1)
    assert int(scene.s.hand[0]).bit_count() == count - 1
    scene.s.piles = row([0] * SLOTS + list(scene.s.piles[SLOTS:]))
    end_all(scene)
    assert scene.s.stage == PLANNING
    assert int(scene.s.hand[0]).bit_count() == count - 1


@proves("M-PLAN-9")
def test_in_the_last_rounds_the_slots_make_no_difference() -> None:
    results = []
    for slots in ((1, 2, 3), (3, 1, 2), (2, 3, 1)):
        scene = planning().round(6)
        cards = ("coffee3-mombasa", "expansion2", "merchant-cape-town")
        scene.hand(0, *cards, "cotton3-cape-town").lift("mombasa", 1, 1).lift("cape-town", 1, 1)
        scene.s.piles = row([0] * SLOTS + list(scene.s.piles[SLOTS:]))
        scene.pile(0, 1, "coffee4").pile(0, 2, "bananas4").pile(0, 3, "cotton4")
        for slot, card in zip(slots, cards, strict=True):
            scene.do(f"plan:{slot}:{card}", seat=0)
        scene.do("done", seat=0).do("done", seat=1)
        end_all(scene, "pick:2")
        assert scene.s.round == 7
        hand = scene.look("seats", 0, "hand", viewer=0)
        assert not set(cards) & set(hand)
        for slot, card in zip(slots, ("cotton3-cape-town", "bananas4"), strict=False):
            scene.do(f"plan:{slot}:{card}", seat=0)
        scene.do("done", seat=0).do("done", seat=1)
        end_all(scene)
        assert scene.s.stage == OVER
        results.append((hand, [score.sources for score in scene.s.scores()], scene.s.outcome))
    assert results[0] == results[1] == results[2]
    assert results[0][1][0]["mombasa"] > 0


@proves("M-REST-1", "M-REST-2")
def test_each_slot_has_a_pile_of_its_own_that_grows() -> None:
    scene = Scene().hand(0)
    scene.s.piles = row([0] * SLOTS + list(scene.s.piles[SLOTS:]))
    scene.hand(0, "share-cairo")
    cards = ["merchant", "coffee3", "cotton3", "bananas3", "expansion3"]
    scene.pile(0, 1, "merchant-cairo").pile(0, 2, "bookkeeper4").pile(0, 4, "coffee4-cairo")
    scene.area(0, *cards).do("end", "pick:4")
    assert scene.in_hand(0, "coffee4-cairo")
    assert [set(pile) for pile in scene.look("seats", 0, "piles")] == [
        {"merchant", "merchant-cairo"},
        {"coffee3", "bookkeeper4"},
        {"cotton3"},
        {"bananas3"},
        {"expansion3"},
    ]


@proves("M-REST-1")
def test_a_pile_that_was_taken_back_starts_anew() -> None:
    scene = Scene().area(0, "coffee1").hand(0).pile(0, 1, "cotton3")
    scene.do("end", "pick:1")
    assert scene.look("seats", 0, "piles", 0) == ["coffee1"]
    assert scene.in_hand(0, "cotton3")


@proves("M-REST-3")
def test_resting_cards_are_inactive() -> None:
    scene = Scene().pile(0, 2, "bookkeeper2", "merchant", "coffee2", "expansion3", "coffee3")
    scene.area(0, "coffee1", "cotton1").area(1, "coffee2").hand(0, "bananas1")
    assert scene.look("seats", 0, "totals") == {
        "coffee": 1, "bananas": 0, "cotton": 1, "expansion": 0, "bookkeepers": 0, "merchants": 0
    }  # fmt: skip
    uses = [text for text in scene.legal() if text.startswith("use:")]
    assert uses == ["use:coffee1", "use:cotton1"]
    assert why(scene.refused("expand:cairo")) == ("no-expansion", "M-TURN-3")
    # Coffee 1 against 2: the resting coffee does not help.
    assert why(scene.refused("bonus:coffee")) == ("no-majority", "M-MAJOR-2")
    scene.do("bonus:discard")
    assert scene.legal() == ["discard:bananas1"]
    # A resting card cannot be planned either.
    scene = end_all(Scene().pile(0, 2, "merchant").pile(0, 1, "coffee1"), "pick:1")
    assert "plan:1:coffee1" in scene.legal(0)
    code = PLAN + scene.number("merchant")
    assert why(scene.s.refusal(0, code)) == ("not-in-hand", "M-PLAN-1")


@proves("M-REST-4")
def test_resting_piles_are_seen_by_everyone() -> None:
    scene = Scene().pile(0, 3, "merchant", "coffee3").pile(1, 1, "cotton3")
    for viewer in (0, 1, None):
        assert {"merchant", "coffee3"} <= set(scene.look("seats", 0, "piles", 2, viewer=viewer))
        assert "cotton3" in scene.look("seats", 1, "piles", 0, viewer=viewer)


@proves("M-TURN-1")
def test_the_holder_of_the_marker_begins_and_turns_go_clockwise() -> None:
    for first in range(4):
        scene = Scene(4)
        scene.s.first = first
        scene.act()
        for seat in range(4):
            scene.pounds(seat, 9)
        order = []
        for space in ("tile-goods", "tile-bookkeeper", "tile-merchant", "tile-expansion"):
            order.append(scene.s.actors[0])
            waiting = (order[-1] + 1) % 4
            assert why(scene.refused("end", waiting)) == ("not-your-turn", "M-TURN-1")
            scene.do(f"bonus:{space}")
        assert order == [(first + n) % 4 for n in range(4)]
        assert scene.s.actors == (first,)


@proves("M-TURN-2")
def test_a_turn_is_exactly_one_of_six_actions() -> None:
    cards = ("coffee1", "expansion2", "bookkeeper2", "merchant")
    turns = {
        "goods": ["use:coffee1", "advance:cairo"],
        "expansion": ["expand:cairo", "stop"],
        "bookkeeper": ["use:bookkeeper2", "stop"],
        "merchant": ["use:merchant"],
        "bonus": ["bonus:tile-goods"],
        "end": ["end", "pick:3"],
    }
    for texts in turns.values():
        scene = Scene().area(0, *cards).pile(0, 3, "coffee3")
        assert scene.verbs() == {"use", "expand", "bonus", "end"}
        for text in ("stop", "advance:cairo", "jar"):
            assert why(scene.refused(text)) == ("no-effect", "M-TURN-2")
        scene.do(*texts)
        assert scene.s.actors == (1,)
        assert why(scene.refused("end", 0)) == ("not-your-turn", "M-TURN-1")


@proves("M-TURN-3")
def test_an_action_needs_face_up_cards_of_its_kind() -> None:
    cards = {
        "coffee1": "use:coffee1",
        "expansion2": "expand:cairo",
        "bookkeeper2": "use:bookkeeper2",
        "merchant": "use:merchant",
    }
    for card, text in cards.items():
        scene = Scene().area(0, card)
        offered = [other for other in scene.legal() if other.split(":")[0] in ("use", "expand")]
        assert text in offered
        assert len(offered) == (4 if card == "expansion2" else 1)
        scene.s.face[0] = 0
        scene.recount()
        assert scene.verbs() == {"bonus", "end"}
    scene = Scene()
    assert why(scene.refused("expand:cairo")) == ("no-expansion", "M-TURN-3")
    assert why(scene.s.refusal(0, USE)) == ("not-face-up", "M-TURN-5")
    assert why(scene.s.refusal(0, USE + SLOTS)) == ("no-tile", "M-TILE-1")


@proves("M-TURN-4")
def test_ending_is_always_possible_and_sometimes_all_there_is() -> None:
    scene = Scene().area(0).hand(0).pounds(0, 0)
    assert scene.legal() == ["end"]
    scene = Scene().area(0, "coffee1", "merchant", "expansion2").tile(0, 1).pounds(0, 9)
    scene.pile(0, 3, "coffee3")
    assert len(scene.legal()) > 5
    scene.do("end", "pick:3")
    assert scene.s.out == 1
    assert scene.s.actors == (1,)


@proves("M-TURN-5")
def test_used_cards_lie_face_down_and_count_for_nothing() -> None:
    cards = ("coffee1", "expansion2", "bookkeeper2", "merchant", "cotton2")
    for text, slot in (("use:coffee1", 0), ("expand:cairo", 1), ("use:bookkeeper2", 2),
                       ("use:merchant", 3)):  # fmt: skip
        scene = Scene().area(0, *cards)
        totals = scene.look("seats", 0, "totals")
        kind = ("coffee", "expansion", "bookkeepers", "merchants")[slot]
        assert totals[kind] > 0
        scene.do(text)
        while scene.s.actors == (0,):
            scene.do("stop" if "stop" in scene.legal() else "advance:cairo")
        assert scene.s.face[0] == 0b11111 & ~(1 << slot)
        assert scene.look("seats", 0, "totals") == {**totals, kind: 0}
        scene.do("end", "pick:1")
        refusal = scene.s.refusal(0, USE + slot)
        assert why(refusal) == ("not-face-up", "M-TURN-5")
        assert USE + slot not in scene.s.legal(0)
        assert "expand:cairo" not in scene.legal() or slot != 1


@proves("M-PLAN-3")
def test_a_locked_slot_has_nothing_to_use() -> None:
    scene = Scene().area(0, "coffee1")
    assert why(scene.s.refusal(0, USE + 4)) == ("slot-locked", "M-PLAN-3")
    assert why(scene.s.refusal(0, USE + 1)) == ("not-face-up", "M-TURN-5")


@proves("M-TURN-6")
def test_who_has_ended_is_skipped_and_the_last_player_goes_on_alone() -> None:
    scene = Scene(3).area(1, "merchant", "coffee1", "coffee2", "merchant-cairo")
    scene.area(2, "cotton1").pile(1, 3, "coffee3", "cotton3").pile(1, 2, "bananas3")
    scene.do("end", "pick:1")
    assert why(scene.refused("end", 0)) == ("not-your-turn", "M-TURN-1")
    scene.do("use:merchant", "end", "pick:1")
    for texts in (["use:merchant-cairo"], ["use:coffee1", "advance:cairo"], ["bonus:tile-goods"]):
        assert scene.s.actors == (1,)
        scene.do(*texts)
    assert scene.s.actors == (1,)
    scene.do("end")
    assert scene.s.stage == ACTING
    scene.do("pick:3")
    assert scene.s.stage == PLANNING


@proves("M-TURN-7")
def test_a_turn_ends_by_itself_once_its_books_are_placed() -> None:
    scene = Scene().area(0, "bookkeeper2", "coffee1")
    scene.do("use:coffee1")
    assert scene.s.actors == (0,)
    scene.do("advance:cairo")
    assert scene.s.actors == (1,)
    scene = Scene().area(0, "bookkeeper2").do("use:bookkeeper2")
    names = [scene.s.tables.book_names[scene.s.books[space]] for space in (0, 2)]
    scene.do(f"book:{names[0]}", f"book:{names[1]}")
    assert scene.verbs() == {"shelve"}
    assert why(scene.refused("end")) == ("decision-open", "M-BOOKPLACE-1")
    scene.do(f"shelve:{names[0]}@1")
    assert scene.s.actors == (0,)
    scene.do(f"shelve:{names[1]}@2", chance=SampledChance(1))
    assert scene.s.actors == (1,)
