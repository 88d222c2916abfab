"""What books require and what they bring."""

import pytest

from kontor.games.mombasa.pieces import Book
from kontor.testing import proves
from scenario_mombasa import SET, Scene, why
from scenario_mombasa_books import keeper

KINDS = list({book.name: book for book in SET.books}.values())


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
    assert list(scene.s.places) == [0] * 8
