"""Books: points and what they buy, and where books are placed."""

from collections import Counter

import pytest

from kontor.core.chance import SampledChance
from kontor.core.errors import NotationError
from kontor.core.rows import row
from kontor.games.mombasa.actions import BOOKS, SHELF
from kontor.testing import proves
from scenario_mombasa import SET, Scene, why
from scenario_mombasa_books import better, face_down, jar_at, keeper, on_track

CROSSED = SET.bookkeeping.crossed
FOR_A = [space for space in range(SHELF) if space not in CROSSED]


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
    s.coins = row([0] * BOOKS)
    s.coins[3] = s.coins[10] = 1
    scene.do("use:bookkeeper2", "book:b-any4-diamonds2")
    # At once, and the point is spent all the same.
    assert list(s.pounds) == [1, 1]
    assert list(s.coins) == [0] * 10 + [1, 0]
    scene.do("book:b-any4-pounds3")
    assert list(s.pounds) == [1, 1]
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
    assert list(scene.s.shelf[SHELF + 2 : SHELF + 5]) == [0, 0, 0]
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
