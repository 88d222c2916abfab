"""Books: points and what they buy, placing, the ink jar, requirements and rewards."""

from collections import Counter

import pytest

from kontor.core.chance import SampledChance
from kontor.core.errors import NotationError
from kontor.games.mombasa.actions import BOOKS, SHELF
from kontor.games.mombasa.pieces import Book
from kontor.testing import proves
from scenario_mombasa import GAME, Scene, why

SET = GAME.components
CROSSED = SET.bookkeeping.crossed
END = SET.bookkeeping.length
FOR_A = [space for space in range(SHELF) if space not in CROSSED]
KINDS = list({book.name: book for book in SET.books}.values())


def keeper(*cards: str, **shelf: str) -> Scene:
    """Seat 0 has a bookkeeper of 2 points, other cards, books on the track and 2 pounds."""
    scene = Scene().area(0, "bookkeeper2", *cards).shelf(0, **shelf).refill().pounds(0, 2)
    return jar_at(scene, 0)


def jar_at(scene: Scene, space: int) -> Scene:
    """The ink jar of seat 0 stands on a space; -1 is before the starting book."""
    scene.s.jar[0] = space
    return scene


def better(scene: Scene, *spaces: int) -> Scene:
    """Lay B and C books on spaces of the track of seat 0."""
    for space in spaces:
        s = scene.s
        bag = s.book_bag & ~s.tables.letter_books[0]
        name = s.tables.book_names[(bag & -bag).bit_length() - 1]
        scene.shelf(0, **{f"s{space}": name})
    return scene


def offered(scene: Scene, letter: str) -> list[str]:
    """The books of a letter in the display."""
    names = [scene.s.tables.book_names[book] for book in scene.s.books]
    return [name for name in names if name.startswith(letter.lower() + "-")]


def take(scene: Scene, letters: str) -> list[str]:
    """Take books of these letters; their names."""
    taken = []
    for letter in letters:
        taken.append(offered(scene, letter)[0])
        scene.do(f"book:{taken[-1]}")
    return taken


def on_track(scene: Scene, space: int, seat: int = 0) -> tuple[str, bool] | None:
    """The uppermost book of a space, and whether it lies face down."""
    book = scene.look("seats", seat, "shelf", space)
    return (book["book"], book["face_down"]) if book else None


def face_down(scene: Scene, *spaces: int) -> Scene:
    """Turn books of seat 0 face down."""
    s = scene.s
    s.shelf = [-abs(b) if i in spaces else b for i, b in enumerate(s.shelf)]
    return scene


def shelving(scene: Scene, book: str) -> list[int]:
    """Where a taken book may be placed."""
    start = f"shelve:{book}@"
    return [int(t.removeprefix(start)) for t in scene.legal() if t.startswith(start)]


# Book points


@proves("M-BOOK-1")
@pytest.mark.parametrize("source", ["region", "bookkeeper", "tile", "book", "space", "track"])
def test_points_come_from_many_sources_and_are_used_at_once(source: str) -> None:
    points = 1
    if source == "region":
        scene = Scene().posts("cairo", "nubia").area(0, "expansion1-i")
        scene.do("expand:cairo", "enter:kordofan:1")
    elif source == "bookkeeper":
        scene, points = Scene().area(0, "bookkeeper4").do("use:bookkeeper4"), 4
    elif source == "tile":
        scene = Scene().tile(0, 1).do("use:tile-bookkeeper")
    elif source == "book":
        scene = Scene().tile(0, 1).area(0, "expansion2").shelf(0, s1="a-expansion2-points1")
        scene.refill().s.jar[0] = 0
        scene.do("use:tile-bookkeeper", "jar")
    elif source == "space":
        scene = Scene().later().do("bonus:first-player")
    else:
        bonus = SET.tracks[4].specials[1]
        scene, points = Scene().place(0, saint_louis=bonus.at).do("bonus:c-second"), 2
    before = scene.s.pounds[0]
    assert scene.verbs() == {"book", "stop"}
    assert why(scene.refused("end")) == ("decision-open", "M-BOOK-1")
    # What is not used for books is not saved.
    scene.do("stop")
    assert scene.s.pounds[0] == before + points
    if source != "book":
        assert scene.s.actors == (1,)


@proves("M-BOOK-2")
@pytest.mark.parametrize(
    ("letters", "left"),
    [("", 4), ("A", 3), ("B", 3), ("C", 2), ("AA", 2), ("CA", 1), ("ABC", 0), ("CC", 0),
     ("BABA", 0), ("BBC", 0)],
)  # fmt: skip
def test_points_are_split_among_books_and_pounds(letters: str, left: int) -> None:
    assert SET.book_cost == {"A": 1, "B": 1, "C": 2}
    scene = Scene().area(0, "bookkeeper4").pounds(0, 0).do("use:bookkeeper4")
    taken = take(scene, letters)
    if left:
        scene.do("stop")
    assert scene.s.pounds[0] == left
    assert scene.look("carried") == taken
    assert scene.verbs() == {"shelve"} or not letters


@proves("M-BOOK-2")
def test_one_point_does_not_buy_a_c_book() -> None:
    scene = Scene().tile(0, 1).do("use:tile-bookkeeper")
    refusal = scene.refused(f"book:{offered(scene, 'C')[0]}")
    assert why(refusal) == ("book-too-dear", "M-BOOK-2")
    assert refusal.params["points"] == 2
    assert len(scene.legal()) == len(offered(scene, "A") + offered(scene, "B")) + 1
    assert not any(text.startswith("book:c-") for text in scene.legal())


@proves("M-BOOK-3")
def test_points_without_a_book_become_pounds_by_themselves() -> None:
    scene = Scene().tile(0, 1).pounds(0, 0)
    s = scene.s
    for space in range(BOOKS):
        if s.tables.letter[s.books[space]] < 2:
            s.book_bag |= 1 << s.books[space]
            s.books[space] = 0
    # Only C books are left, too dear for 1 point.
    scene.do("use:tile-bookkeeper")
    assert s.pounds[0] == 1
    assert s.actors == (1,)


@proves("M-BOOK-4", "M-JAR-10")
def test_points_of_a_book_and_of_the_bookkeeper_are_used_one_after_the_other() -> None:
    scene = Scene().tile(0, 1).area(0, "expansion2").shelf(0, s1="a-expansion2-points1").refill()
    scene.pounds(0, 0).s.jar[0] = 0
    scene.do("use:tile-bookkeeper", "jar")
    for pounds in (0, 1):
        assert scene.s.pounds[0] == pounds
        refusal = scene.refused(f"book:{offered(scene, 'C')[0]}")
        assert why(refusal) == ("book-too-dear", "M-BOOK-2")
        scene.do("stop")
    assert scene.s.pounds[0] == 2
    assert scene.s.actors == (1,)


@proves("M-BOOK-5")
def test_the_coin_under_a_book_goes_to_who_takes_it() -> None:
    scene = Scene().display_book(2, "b-any4-pounds3").display_book(3, "b-any4-diamonds2").refill()
    s = scene.area(0, "bookkeeper2").pounds(0, 0).s
    s.coins = [0] * BOOKS
    s.coins[3] = s.coins[10] = 1
    scene.do("use:bookkeeper2", "book:b-any4-diamonds2")
    # At once, and the point is spent all the same.
    assert s.pounds == [1, 1]
    assert s.coins == [0] * 10 + [1, 0]
    scene.do("book:b-any4-pounds3")
    assert s.pounds == [1, 1]
    assert scene.verbs() == {"shelve"}


@proves("M-BOOK-6")
def test_an_a_book_is_not_taken_if_it_cannot_be_placed() -> None:
    scene = better(Scene(), *FOR_A).refill().tile(0, 1).do("use:tile-bookkeeper")
    assert why(scene.refused(f"book:{offered(scene, 'A')[0]}")) == ("no-space-for-a", "M-BOOK-6")
    assert len(scene.legal()) == len(offered(scene, "B")) + 1
    assert not any(text.startswith(("book:a-", "book:c-")) for text in scene.legal())
    # One space without a B or C book is enough, even one with an A book.
    scene = better(Scene(), *FOR_A[1:]).shelf(0, s0="a-helper-pounds2").refill().tile(0, 1)
    scene.do("use:tile-bookkeeper")
    book = take(scene, "A")[0]
    assert shelving(scene, book) == [0]


# Placing books


@proves("M-BOOKPLACE-1")
def test_books_are_placed_after_all_points_of_the_turn() -> None:
    scene = keeper("coffee3", s1="a-coffee3-points2").do("use:bookkeeper2", "jar")
    taken = take(scene, "AB")
    # The bookkeeper's own points come before any placing.
    assert scene.verbs() == {"book", "stop"}
    assert why(scene.refused(f"shelve:{taken[0]}@5")) == ("decision-open", "M-BOOK-1")
    taken += take(scene, "C")
    assert scene.verbs() == {"shelve"}
    for place, name in enumerate(taken, 2):
        assert why(scene.refused("end")) == ("decision-open", "M-BOOKPLACE-1")
        assert why(scene.refused("stop")) == ("decision-open", "M-BOOKPLACE-1")
        scene.do(f"shelve:{name}@{place}")
    assert [on_track(scene, space) for space in (2, 3, 4)] == [(name, False) for name in taken]
    assert scene.s.shelf[SHELF + 2 : SHELF + 5] == [0, 0, 0]
    assert scene.s.actors == (1,)


@proves("M-BOOKPLACE-2")
@pytest.mark.parametrize("letter", ["B", "C"])
def test_a_book_may_lie_on_any_space(letter: str) -> None:
    scene = keeper().do("use:bookkeeper2", "stop")
    book = take(scene, letter)[0]
    if scene.verbs() == {"book", "stop"}:
        scene.do("stop")
    assert shelving(scene, book) == list(range(SHELF))
    scene.do(f"shelve:{book}@13")
    assert on_track(scene, 13) == (book, False)
    assert [on_track(scene, space) for space in range(1, 13)] == [None] * 12


@proves("M-BOOKPLACE-2")
@pytest.mark.parametrize("order", ["012", "210", "120"])
def test_several_books_are_placed_in_any_order(order: str) -> None:
    scene = Scene().area(0, "bookkeeper4").do("use:bookkeeper4")
    taken = take(scene, "ABC")
    for number in order:
        assert scene.s.actors == (0,)
        scene.do(f"shelve:{taken[int(number)]}@{10 - 3 * int(number)}")
    assert [on_track(scene, space) for space in (10, 7, 4)] == [(name, False) for name in taken]
    assert scene.s.actors == (1,)


@proves("M-BOOKPLACE-3")
def test_no_a_book_lies_on_a_crossed_out_a() -> None:
    assert CROSSED
    scene = Scene().area(0, "bookkeeper4").do("use:bookkeeper4")
    a, b, c = take(scene, "ABC")
    for space in CROSSED:
        assert why(scene.refused(f"shelve:{a}@{space}")) == ("crossed-out", "M-BOOKPLACE-3")
    assert shelving(scene, a) == FOR_A
    assert shelving(scene, b) == shelving(scene, c) == list(range(SHELF))


@proves("M-BOOKPLACE-4")
def test_a_placed_book_stays_where_it_is() -> None:
    scene = Scene().area(0, "bookkeeper2", "bookkeeper3").pounds(0, 9)
    scene.do("use:bookkeeper2", "stop")
    book = take(scene, "B")[0]
    scene.do("stop", f"shelve:{book}@7", "end", "pick:1", "use:bookkeeper3")
    # It can be turned; nothing else is offered with it.
    assert {text for text in scene.legal() if text.endswith("7")} == {"flip:7"}
    scene.do("stop")
    other = take(scene, "C")[0]
    scene.do("stop")
    assert not any(text.startswith(f"shelve:{book}@") for text in scene.legal())
    if other != book:
        with pytest.raises(NotationError):
            scene.s.read(0, f"shelve:{book}@8")
    scene.do(f"shelve:{other}@8").finish_round()
    assert on_track(scene, 7) == (book, False)
    assert on_track(scene, 8) == (other, False)


@proves("M-BOOKPLACE-5")
@pytest.mark.parametrize("lying", ["A", "B", "C"])
@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_books_cover_books_but_a_never_b_or_c(lying: str, letter: str) -> None:
    name = {"A": "a-cotton1-harvest", "B": "b-any4-pounds3", "C": "c-coffee4-helper-pounds5"}
    scene = keeper(s7=name[lying]).do("use:bookkeeper2", "stop")
    book = take(scene, letter)[0]
    if scene.verbs() == {"book", "stop"}:
        scene.do("stop")
    if letter == "A" and lying != "A":
        refusal = scene.refused(f"shelve:{book}@7")
        assert why(refusal) == ("covers-better", "M-BOOKPLACE-5")
    else:
        scene.do(f"shelve:{book}@7")
        assert on_track(scene, 7) == (book, False)


@proves("M-BOOKPLACE-6")
@pytest.mark.parametrize("space", [0, 1, 2])
def test_books_at_and_behind_the_jar_may_be_covered(space: int) -> None:
    scene = jar_at(keeper(s1="a-coffee2-pounds2", s2="a-bananas2-pounds2"), 1)
    scene.do("use:bookkeeper2", "stop")
    book = take(scene, "B")[0]
    scene.do("stop", f"shelve:{book}@{space}")
    assert on_track(scene, space) == (book, False)
    assert scene.s.jar[0] == 1


@proves("M-BOOKPLACE-6")
def test_a_book_of_the_same_turn_may_be_covered() -> None:
    scene = keeper().do("use:bookkeeper2", "stop")
    a, b = take(scene, "AB")
    scene.do(f"shelve:{a}@4", f"shelve:{b}@4")
    assert on_track(scene, 4) == (b, False)
    scene = keeper().do("use:bookkeeper2", "stop")
    a, b = take(scene, "AB")
    scene.do(f"shelve:{b}@4")
    assert why(scene.refused(f"shelve:{a}@4")) == ("covers-better", "M-BOOKPLACE-5")


@proves("M-BOOKPLACE-6")
def test_a_face_down_book_may_be_covered_and_keeps_its_letter() -> None:
    scene = face_down(keeper(s1="b-any4-pounds3", s2="a-coffee2-pounds2"), 1, 2).pounds(0, 0)
    # The jar could walk over both; it stays.
    scene.s.jar[0] = -1
    scene.do("use:bookkeeper2")
    a, b = take(scene, "AB")
    assert why(scene.refused(f"shelve:{a}@1")) == ("covers-better", "M-BOOKPLACE-5")
    scene.do(f"shelve:{b}@1", f"shelve:{a}@2")
    assert on_track(scene, 1) == (b, False)
    assert on_track(scene, 2) == (a, False)


@proves("M-BOOKPLACE-7")
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_the_starting_book_may_be_covered_by_any_letter(letter: str, turned: bool) -> None:
    scene = jar_at(keeper(), -1)
    if turned:
        face_down(scene, 0)
    assert on_track(scene, 0) == (scene.look("seats", 0, "start"), turned)
    scene.do("use:bookkeeper2", "stop")
    book = take(scene, letter)[0]
    if scene.verbs() == {"book", "stop"}:
        scene.do("stop")
    scene.do(f"shelve:{book}@0")
    assert on_track(scene, 0) == (book, False)
    assert scene.s.jar[0] == -1


@proves("M-BOOKPLACE-8")
def test_covering_gives_nothing_and_the_uppermost_book_counts_later() -> None:
    scene = Scene().area(0, "bookkeeper2", "bookkeeper3", "cotton4").pounds(0, 0)
    scene.shelf(0, s1="a-coffee3-diamonds2").display_book(2, "b-cotton4-diamonds2").refill()
    scene.s.jar[0] = 0
    scene.do("use:bookkeeper2", "book:b-cotton4-diamonds2", "stop")
    scene.do("shelve:b-cotton4-diamonds2@1")
    assert scene.s.jar[0] == 0
    assert (scene.s.diamonds[0], scene.s.pounds[0]) == (0, 1)
    # 4 cotton are enough: the 3 coffee of the book below are not asked for, nor is it paid.
    scene.do("end", "pick:1", "use:bookkeeper3", "jar")
    assert scene.s.jar[0] == 1
    assert scene.s.diamonds[0] == 2


@proves("M-BOOKPLACE-8", "M-BOOKPLACE-5")
def test_a_covered_book_no_longer_lets_the_jar_in() -> None:
    scene = Scene().area(0, "bookkeeper2", "bookkeeper3", "coffee3").pounds(0, 2)
    scene.shelf(0, s1="a-coffee3-diamonds2").display_book(2, "b-cotton4-diamonds2").refill()
    scene.s.jar[0] = 0
    scene.do("use:bookkeeper2", "stop", "book:b-cotton4-diamonds2", "stop")
    scene.do("shelve:b-cotton4-diamonds2@1", "end", "pick:1", "use:bookkeeper3")
    refusal = scene.refused("jar")
    assert why(refusal) == ("requirements", "M-JAR-5")
    assert refusal.params["book"] == "b-cotton4-diamonds2"


@proves("M-BOOKPLACE-9")
def test_the_last_space_for_a_waiting_a_book_is_kept_free() -> None:
    scene = better(Scene(), *FOR_A[:-1]).refill().area(0, "bookkeeper4").do("use:bookkeeper4")
    a, b, c = take(scene, "ABC")
    last = FOR_A[-1]
    for book in (b, c):
        assert why(scene.refused(f"shelve:{book}@{last}")) == ("space-for-a", "M-BOOKPLACE-9")
        assert shelving(scene, book) == [space for space in range(SHELF) if space != last]
    assert shelving(scene, a) == [last]
    # With the A book placed the space is free for others again.
    scene.do(f"shelve:{a}@{last}", f"shelve:{c}@{last}", f"shelve:{b}@0")
    assert on_track(scene, last) == (c, False)


@proves("M-BOOKPLACE-9")
def test_with_two_spaces_for_a_books_one_may_be_taken() -> None:
    scene = better(Scene(), *FOR_A[:-2]).refill().area(0, "bookkeeper4").do("use:bookkeeper4")
    a, b, c = take(scene, "ABC")
    scene.do(f"shelve:{b}@{FOR_A[-1]}")
    assert why(scene.refused(f"shelve:{c}@{FOR_A[-2]}")) == ("space-for-a", "M-BOOKPLACE-9")
    scene.do(f"shelve:{a}@{FOR_A[-2]}")


@proves("M-BOOKPLACE-10")
def test_the_display_is_refilled_after_the_books_are_placed() -> None:
    found: Counter[str] = Counter()
    for seed in range(30):
        scene = Scene().area(0, "bookkeeper4").do("use:bookkeeper4")
        s = scene.s
        supply = scene.look("book_supply")
        others = s.books[1], s.books[3]
        taken = [s.tables.book_names[s.books[space]] for space in (0, 2)]
        scene.do(*(f"book:{name}" for name in taken), "stop", f"shelve:{taken[1]}@1")
        # Not yet.
        assert [s.books[0], s.books[2]] == [0, 0]
        assert scene.look("book_supply") == supply
        scene.do(f"shelve:{taken[0]}@2", chance=SampledChance(seed))
        assert [s.tables.letter[s.books[space]] for space in (0, 2)] == [0, 1]
        assert (s.books[1], s.books[3]) == others
        assert scene.look("book_supply") == {**supply, "A": supply["A"] - 1, "B": supply["B"] - 1}
        found[s.tables.book_names[s.books[0]]] += 1
    assert len(found) > 5


@proves("M-BOOKPLACE-10")
def test_without_a_supply_a_space_stays_empty() -> None:
    scene = Scene().area(0, "bookkeeper2")
    s = scene.s
    s.book_bag &= ~s.tables.letter_books[0]
    scene.do("use:bookkeeper2")
    name = s.tables.book_names[s.books[0]]
    scene.do(f"book:{name}", "stop", f"shelve:{name}@1")
    assert s.books[0] == 0
    assert scene.look("books", 0) == {"letter": "A", "book": None, "coins": 0}
    assert all(s.books[1:])
    assert scene.look("book_supply") == {"A": 0, "B": 20, "C": 20}


# The bookkeeper and the ink jar


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


# Requirements and rewards


def enters(book: str, *cards: str, tiles: tuple[int, ...] = (), use: str = "bookkeeper2") -> bool:
    """Whether the jar can enter a book with these cards beside the bookkeeper."""
    scene = keeper(*cards, s1=book) if use == "bookkeeper2" else Scene().area(0, *cards)
    if use != "bookkeeper2":
        scene.shelf(0, s1=book).refill().pounds(0, 2).s.jar[0] = 0
    for tile in tiles:
        scene.tile(0, tile)
    scene.do(f"use:{use}")
    if "jar" not in scene.legal():
        assert why(scene.refused("jar")) == ("requirements", "M-JAR-5")
        return False
    return True


@proves("M-REQ-1")
@pytest.mark.parametrize("good", ["coffee", "bananas", "cotton"])
def test_a_requirement_of_a_good_needs_as_many_units(good: str) -> None:
    book = f"a-{good}3-points2"
    assert not enters(book, f"{good}2")
    assert enters(book, f"{good}3")
    assert enters(book, f"{good}2", f"{good}1")
    assert enters(book, f"{good}4")
    others = {"coffee", "bananas", "cotton"} - {good}
    assert not enters(book, f"{good}1", *(f"{other}4" for other in sorted(others)))
    assert not enters("a-cotton1-harvest", "coffee4")
    assert enters("a-cotton1-harvest", "cotton1")


@proves("M-REQ-1")
def test_a_requirement_of_expansion_needs_that_total() -> None:
    assert not enters("b-expansion4-points2", "expansion3")
    assert enters("b-expansion4-points2", "expansion3", "expansion1-i")
    assert enters("b-expansion4-points2", "expansion2", "expansion3")
    assert not enters("a-expansion2-pounds2", "coffee4")
    assert enters("a-expansion2-pounds2", "expansion2")


@proves("M-REQ-2")
def test_four_of_any_good_are_four_of_one_good() -> None:
    for good in ("coffee", "bananas", "cotton"):
        assert enters("b-any4-pounds3", f"{good}4")
        assert enters("b-any4-pounds3", f"{good}2", f"{good}3")
        assert not enters("b-any4-pounds3", f"{good}3")
    assert not enters("b-any4-pounds3", "coffee3", "bananas3", "cotton3")
    assert not enters("b-any4-pounds3", "expansion3", "expansion2")


@proves("M-REQ-3")
def test_merchant_or_a_further_bookkeeper() -> None:
    book = "a-helper-pounds2"
    assert not enters(book)
    assert not enters(book, "coffee4", "expansion3")
    assert enters(book, "merchant")
    assert enters(book, "merchant-cairo")
    assert enters(book, "bookkeeper3")
    assert enters(book, tiles=(1,))
    assert enters(book, tiles=(2,))
    assert not enters(book, tiles=(3,))
    # A tile in use counts as little as a card in use, but a card beside it does.
    assert not enters(book, "coffee1", tiles=(1,), use="tile-bookkeeper")
    assert enters(book, "bookkeeper3", tiles=(1,), use="tile-bookkeeper")


@proves("M-REQ-3")
def test_a_merchant_that_was_used_is_no_help() -> None:
    scene = keeper("merchant", s1="a-helper-pounds2").do("use:merchant", "end", "pick:1")
    scene.do("use:bookkeeper2")
    assert why(scene.refused("jar")) == ("requirements", "M-JAR-5")


@proves("M-REQ-4", "M-REQ-5")
def test_three_coffee_and_three_of_one_good() -> None:
    book = "c-coffee3-any3-diamonds3"
    assert enters(book, "coffee3", "cotton3")
    assert enters(book, "coffee3", "bananas3")
    assert enters(book, "coffee4", "coffee2")
    assert not enters(book, "coffee3")
    assert not enters(book, "coffee4", "coffee1")
    assert not enters(book, "coffee2", "cotton4")
    assert not enters(book, "bananas3", "cotton3")
    assert not enters(book, "coffee4", "cotton2", "bananas2")


@proves("M-REQ-5")
def test_the_units_of_one_card_may_be_divided() -> None:
    # 4 and 2: of the 4 one serves for the second requirement.
    assert enters("c-coffee3-any3-diamonds3", "coffee4", "coffee2")
    assert enters("c-coffee3-any3-diamonds3", "coffee2", "coffee4")
    # 2 coffee and 2 bananas are no 4 of one good, but each serves for its own.
    assert enters("b-coffee2-bananas2-pounds3", "coffee2", "bananas2")
    # The same merchant does not stand for expansion, nor expansion for goods.
    assert not enters("b-expansion2-helper-pounds3", "merchant")
    assert not enters("c-any4-expansion2-remove2", "expansion3", "expansion3")
    assert enters("c-any4-expansion2-remove2", "expansion2", "cotton4")


@proves("M-REQ-6")
def test_tiles_count_for_requirements() -> None:
    assert enters("a-expansion2-pounds2", tiles=(3,))
    assert enters("b-expansion4-points2", "expansion2", tiles=(3,))
    assert not enters("b-expansion4-points2", "expansion1-i", tiles=(3,))
    # The +1 goods tile only when it lies on a card.
    assert not enters("a-coffee3-points2", "coffee2", tiles=(0,))
    scene = keeper("coffee2", s1="a-coffee3-points2").tile(0, 0)
    scene.do("boost:coffee2", "use:bookkeeper2", "jar")
    assert scene.s.jar[0] == 1


@proves("M-REQ-7")
@pytest.mark.parametrize(
    ("cards", "pounds"),
    [
        (["cotton1"], 0),
        (["cotton2"], 1),
        (["cotton4", "cotton2"], 5),
        (["cotton4", "coffee4"], 3),
    ],
)
def test_the_cotton_reward_is_the_cotton_face_up_less_one(cards: list[str], pounds: int) -> None:
    scene = keeper(*cards, s1="a-cotton1-harvest").pounds(0, 0).do("use:bookkeeper2", "jar")
    assert scene.s.pounds[0] == pounds
    # Cotton stays face up.
    assert scene.look("seats", 0, "slots", 1)["face_up"] is True


@proves("M-REQ-7")
def test_used_cotton_does_not_count_for_the_cotton_reward() -> None:
    # Cotton that was used lies face down and does not count.
    scene = keeper("cotton1", "cotton3", s1="a-cotton1-harvest").pounds(0, 0)
    scene.do("use:cotton3", "advance:cairo", "advance:cairo", "advance:cairo", "end", "pick:1")
    scene.do("use:bookkeeper2", "jar")
    assert scene.s.pounds[0] == 0


CARDS = {
    "coffee": ["coffee4"],
    "bananas": ["bananas4"],
    "cotton": ["cotton4"],
    "expansion": ["expansion3", "expansion2"],
    "helper": ["merchant"],
    "any": ["bananas4-mombasa"],
}


@proves("M-REQ-8")
@pytest.mark.parametrize("book", KINDS, ids=[book.name for book in KINDS])
def test_the_reward_of_every_book(book: Book) -> None:
    reward = book.reward
    assert 0 <= reward.remove <= 2
    kinds = [reward.pounds, reward.diamonds, reward.points, reward.remove, int(reward.cotton)]
    assert sum(1 for amount in kinds if amount) == 1
    needs = [text.split()[0] for text in book.needs.texts]
    cards = [card for need in needs for card in CARDS[need]]
    scene = keeper(*cards, s1=book.name).pounds(0, 0).do("use:bookkeeper2", "jar")
    removed = 0
    while scene.s.actors == (0,):
        removing = "remove" in scene.verbs()
        removed += removing
        scene.do(scene.legal()[0] if removing else "stop")
    cotton = 4 - 1 if reward.cotton else 0
    assert scene.s.pounds[0] == reward.pounds + reward.points + cotton + 2
    assert scene.s.diamonds[0] == reward.diamonds
    assert removed == sum(scene.s.removed) == reward.remove
    assert scene.s.places == [0] * 8
