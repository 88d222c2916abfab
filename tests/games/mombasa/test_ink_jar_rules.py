"""The bookkeeper and the ink jar."""

import pytest

from kontor.testing import proves
from scenario_mombasa import SET, Scene, why
from scenario_mombasa_books import better, face_down, jar_at, keeper, on_track

END = SET.bookkeeping.length


@proves("M-JAR-1")
def test_each_bookkeeper_needs_an_action_of_its_own() -> None:
    scene = Scene().area(0, "bookkeeper2", "bookkeeper3").tile(0, 1).pounds(0, 0)
    pounds = 0
    for text, points in (("bookkeeper3", 3), ("bookkeeper2", 2), ("tile-bookkeeper", 1)):
        assert f"use:{text}" in scene.legal()
        scene.do(f"use:{text}")
        if scene.legal()[-1] == "stop" and scene.verbs() != {"book", "stop"}:
            scene.do("stop")
        scene.do("stop")
        pounds += points
        assert scene.s.pounds[0] == pounds
        if scene.s.actors == (1,):
            scene.do("end", "pick:1")
    assert not any(text.startswith("use:") for text in scene.legal())


@proves("M-JAR-2")
@pytest.mark.parametrize("space", [0, 1, 2, 9])
def test_two_pounds_turn_one_book_of_the_own_track(space: int) -> None:
    books = {"s1": "a-coffee2-pounds2", "s2": "a-bananas2-pounds2", "s9": "b-any4-pounds3"}
    scene = keeper(**books).pounds(0, 5).do("use:bookkeeper2")
    assert SET.flip_cost == 2
    flips = [text for text in scene.legal() if text.startswith("flip")]
    assert flips == ["flip:0", "flip:1", "flip:2", "flip:9"]
    assert why(scene.refused("flip:5")) == ("no-book-there", "M-JAR-2")
    scene.do(f"flip:{space}")
    assert scene.s.pounds[0] == 3
    turned = [n for n in (0, 1, 2, 9) if (on_track(scene, n) or ("", False))[1]]
    assert turned == [space]
    if scene.verbs() == {"jar", "stop"}:
        # At most one, though there are pounds for another.
        assert why(scene.refused("flip:2")) == ("flip-once", "M-JAR-2")
    else:
        assert scene.verbs() == {"book", "stop"}


@proves("M-JAR-2")
def test_a_book_is_turned_before_the_jar_moves_and_only_for_two_pounds() -> None:
    books = {"s1": "a-coffee2-pounds2", "s2": "a-coffee2-diamonds1", "s3": "b-any4-pounds3"}
    scene = keeper("coffee2", **books).pounds(0, 9).do("use:bookkeeper2", "jar")
    assert why(scene.refused("flip:3")) == ("flip-before", "M-JAR-2")
    scene = keeper("coffee2", **books).pounds(0, 1).do("use:bookkeeper2")
    refusal = scene.refused("flip:3")
    assert why(refusal) == ("cannot-pay", "M-JAR-2")
    assert refusal.params["pounds"] == 2
    # A book that lies face down is not turned again.
    scene = face_down(keeper("coffee2", **books), 3).pounds(0, 9).do("use:bookkeeper2")
    assert why(scene.refused("flip:3")) == ("no-book-there", "M-JAR-2")


@proves("M-JAR-3")
def test_the_starting_book_may_be_turned_and_entered() -> None:
    scene = jar_at(keeper(), -1).do("use:bookkeeper2")
    assert why(scene.refused("jar")) == ("requirements", "M-JAR-5")
    start = scene.look("seats", 0, "start")
    scene.do("flip:0")
    assert on_track(scene, 0) == (start, True)
    scene.do("jar")
    assert scene.s.jar[0] == 0
    # No reward of it: only the points of the bookkeeper follow.
    assert (scene.s.pounds[0], scene.s.diamonds[0]) == (0, 0)
    scene.do("stop")
    assert scene.s.pounds[0] == 2


@proves("M-JAR-4")
@pytest.mark.parametrize("moves", [0, 1, 2, 3])
def test_the_jar_moves_book_by_book_as_far_as_wanted(moves: int) -> None:
    scene = keeper(
        "coffee3", s1="a-coffee2-pounds2", s2="a-coffee2-diamonds1", s3="a-coffee3-diamonds2"
    )
    scene.do("use:bookkeeper2", *["jar"] * moves)
    assert scene.s.jar[0] == moves
    if moves < 3:
        assert "jar" in scene.legal()
        scene.do("stop")
    assert scene.verbs() == {"book", "stop"}
    assert scene.s.jar[0] == moves


@proves("M-JAR-4")
def test_an_empty_space_stops_the_jar() -> None:
    scene = keeper("coffee3", s2="a-coffee2-pounds2").do("use:bookkeeper2")
    refusal = scene.refused("jar")
    assert why(refusal) == ("no-book-there", "M-JAR-4")
    assert refusal.params["space"] == 1


@proves("M-JAR-5")
@pytest.mark.parametrize(
    ("cards", "enters"),
    [
        (["coffee2", "bananas2"], True),
        (["bananas2", "coffee2"], True),
        (["coffee1", "bananas3", "coffee2"], True),
        (["coffee3", "bananas4"], True),
        (["coffee1", "bananas2"], False),
        (["coffee4", "bananas1"], False),
        (["coffee4", "cotton4"], False),
        (["bananas4"], False),
    ],
)
def test_every_requirement_must_be_met(cards: list[str], enters: bool) -> None:
    scene = keeper(*cards, s1="b-coffee2-bananas2-pounds3").do("use:bookkeeper2")
    assert ("jar" in scene.legal()) == enters
    if enters:
        scene.do("jar")
        assert scene.s.jar[0] == 1
    else:
        refusal = scene.refused("jar")
        assert why(refusal) == ("requirements", "M-JAR-5")
        assert refusal.params["book"] == "b-coffee2-bananas2-pounds3"


@proves("M-JAR-6")
def test_the_same_cards_serve_for_every_book_and_stay() -> None:
    scene = keeper(
        "coffee2", s1="a-coffee2-pounds2", s2="a-coffee2-diamonds1", s3="b-coffee4-points2"
    )
    scene.do("use:bookkeeper2", "jar", "jar")
    # 2 coffee met 2 and 2; the 4 of the third are asked for by themselves.
    assert scene.s.jar[0] == 2
    assert scene.verbs() == {"book", "stop"}
    assert scene.look("seats", 0, "slots", 1) == {"card": "coffee2", "face_up": True}
    scene.do("stop", "end", "pick:1")
    assert "use:coffee2" in scene.legal()


@proves("M-JAR-7")
def test_used_resting_and_hand_cards_meet_nothing() -> None:
    scene = Scene().area(0, "bookkeeper2", "coffee2").pile(0, 2, "coffee1").pounds(0, 2)
    scene.shelf(0, s1="a-coffee2-pounds2").refill().s.jar[0] = 0
    scene.do("use:coffee2", "advance:cairo", "advance:cairo", "end", "pick:1", "use:bookkeeper2")
    assert why(scene.refused("jar")) == ("requirements", "M-JAR-5")
    scene = Scene().area(0, "bookkeeper2").hand(0, "coffee3", "coffee2").pile(0, 3, "coffee4")
    scene.pounds(0, 2).shelf(0, s1="a-coffee2-pounds2").refill().s.jar[0] = 0
    scene.do("use:bookkeeper2")
    assert why(scene.refused("jar")) == ("requirements", "M-JAR-5")
    # Nor do the cards of another player.
    scene = keeper(s1="a-coffee2-pounds2").area(1, "coffee4").do("use:bookkeeper2")
    assert why(scene.refused("jar")) == ("requirements", "M-JAR-5")


@proves("M-JAR-8")
def test_a_face_down_book_is_always_entered_from_the_space_before() -> None:
    scene = face_down(keeper(s1="c-coffee4-helper-pounds5", s2="b-any4-pounds3"), 1, 2)
    scene.do("use:bookkeeper2", "jar", "jar")
    assert scene.s.jar[0] == 2
    scene = face_down(keeper(s2="b-any4-pounds3"), 2).do("use:bookkeeper2")
    assert why(scene.refused("jar")) == ("no-book-there", "M-JAR-4")


@proves("M-JAR-9")
def test_only_the_book_on_which_the_jar_stops_pays() -> None:
    scene = keeper("coffee3", s1="a-coffee2-pounds2", s2="a-coffee3-diamonds2").pounds(0, 0)
    scene.do("use:bookkeeper2", "jar", "jar")
    assert (scene.s.pounds[0], scene.s.diamonds[0]) == (0, 2)
    scene = keeper("coffee3", s1="a-coffee2-pounds2", s2="a-coffee3-diamonds2").pounds(0, 0)
    scene.do("use:bookkeeper2", "jar", "stop")
    assert (scene.s.pounds[0], scene.s.diamonds[0]) == (2, 0)


@proves("M-JAR-9")
def test_a_face_down_book_and_a_jar_that_stays_bring_nothing() -> None:
    scene = face_down(keeper(s1="a-coffee2-diamonds1"), 1).pounds(0, 0)
    scene.do("use:bookkeeper2", "jar", "stop")
    assert (scene.s.pounds[0], scene.s.diamonds[0]) == (2, 0)
    scene = jar_at(keeper("coffee2", s1="a-coffee2-diamonds1", s2="a-coffee2-pounds2"), 1)
    scene.pounds(0, 0).do("use:bookkeeper2", "stop", "stop")
    assert scene.s.jar[0] == 1
    assert (scene.s.pounds[0], scene.s.diamonds[0]) == (2, 0)


@proves("M-JAR-10")
@pytest.mark.parametrize(("card", "points"), [("bookkeeper2", 2), ("bookkeeper4", 4)])
@pytest.mark.parametrize("moves", [0, 1])
def test_the_points_of_the_bookkeeper_follow_the_jar(card: str, points: int, moves: int) -> None:
    scene = Scene().area(0, card, "coffee3").shelf(0, s1="a-coffee3-points2").refill()
    scene.pounds(0, 0).s.jar[0] = 0
    scene.do(f"use:{card}", *(["jar"] if moves else ["stop"]))
    if moves:
        # The 2 points of the book first.
        assert scene.look("pending")[-1] == {"kind": "points", "about": [2]}
        scene.do("stop")
        assert scene.s.pounds[0] == 2
    assert scene.look("pending") == [{"kind": "points", "about": [points]}]
    scene.do("stop")
    assert scene.s.pounds[0] == 2 * moves + points
    assert scene.s.actors == (1,)


@proves("M-JAR-10")
def test_a_post_of_a_book_is_removed_before_the_bookkeepers_points() -> None:
    scene = keeper("expansion3", s1="a-expansion3-remove1").pounds(0, 0)
    scene.do("use:bookkeeper2", "jar")
    assert scene.verbs() == {"remove", "stop"}
    scene.do("remove:cairo:1")
    assert scene.verbs() == {"book", "stop"}


@proves("M-JAR-11")
def test_a_book_taken_cannot_be_entered_in_the_same_action() -> None:
    scene = keeper("coffee2").display_book(0, "a-coffee2-pounds2").refill()
    scene.do("use:bookkeeper2", "stop", "book:a-coffee2-pounds2", "stop")
    assert scene.s.jar[0] == 0
    assert why(scene.refused("jar")) == ("decision-open", "M-BOOKPLACE-1")
    scene.do("shelve:a-coffee2-pounds2@1")
    assert scene.s.jar[0] == 0
    assert scene.s.actors == (1,)
    assert scene.look("seats", 0, "slots", 0) == {"card": "bookkeeper2", "face_up": False}
    assert scene.look("seats", 0, "slots", 1) == {"card": "coffee2", "face_up": True}


@proves("M-JAR-12")
def test_the_marked_space_unlocks_the_extra_slot_at_once() -> None:
    marked = SET.bookkeeping.slot
    scene = better(jar_at(keeper(), marked - 2), *range(1, marked + 2))
    face_down(scene.refill(), *range(1, marked + 2)).do("use:bookkeeper2", "jar")
    assert scene.look("seats", 0, "open_slots") == [1, 2, 3]
    scene.do("jar")
    assert scene.s.jar[0] == marked
    assert scene.look("seats", 0, "open_slots") == [1, 2, 3, 5]
    assert scene.events("slot-unlocked") == [{"seat": 0, "slot": 5}]
    scene.do("jar")
    assert scene.look("seats", 0, "open_slots") == [1, 2, 3, 5]
    assert len(scene.events("slot-unlocked")) == 1


def near_the_end(last: str, *cards: str) -> Scene:
    """The jar of seat 0 stands one space before the last one, where a book lies."""
    scene = better(Scene().shelf(0, **{f"s{END}": last}), *range(1, END)).refill()
    scene.area(0, *cards).pounds(0, 0).s.jar[0] = END - 1
    return scene


@proves("M-JAR-13")
def test_at_the_end_of_the_track_every_book_point_pays_two_pounds() -> None:
    assert SET.past_end == 2
    scene = near_the_end("b-any4-pounds3", "bookkeeper3", "expansion2").posts("cairo", "nubia")
    scene.s.jar[0] = END
    scene.do("use:bookkeeper3")
    # The jar stays and no book is offered: the turn is over.
    assert scene.s.jar[0] == END
    assert scene.s.pounds[0] == 3 * 2
    assert scene.s.carried == []
    assert scene.s.actors == (1,)
    scene.do("end", "pick:1", "expand:cairo", "enter:kordofan:1", "stop")
    assert scene.s.pounds[0] == 3 * 2 + 2


@proves("M-JAR-13")
def test_a_jar_at_the_end_does_not_move() -> None:
    scene = near_the_end("b-any4-pounds3", "bookkeeper3").pounds(0, 2)
    scene.s.jar[0] = END
    scene.do("use:bookkeeper3")
    assert why(scene.refused("jar")) == ("jar-at-end", "M-JAR-13")
    scene.do("stop")
    assert scene.s.pounds[0] == 2 + 6


@proves("M-JAR-14")
def test_points_of_the_last_book_and_of_its_bookkeeper_pay_two_pounds_already() -> None:
    scene = near_the_end("b-coffee4-points2", "bookkeeper3", "coffee4")
    scene.do("use:bookkeeper3", "jar")
    assert scene.s.jar[0] == END
    assert scene.s.pounds[0] == (2 + 3) * 2
    assert scene.s.actors == (1,)
    # One space earlier points buy books as ever.
    scene = near_the_end("b-coffee4-points2", "bookkeeper3", "coffee4").do("use:bookkeeper3")
    scene.do("stop")
    assert scene.verbs() == {"book", "stop"}
    scene.do("stop")
    assert scene.s.pounds[0] == 3
