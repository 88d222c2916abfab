"""The component set: what the rulebooks state holds, and every structural rule is checked."""

import shutil
import xml.etree.ElementTree as xml
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from kontor.core.chance import SampledChance
from kontor.core.components import own_set
from kontor.core.errors import ComponentError
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.components import Components, standard
from kontor.games.mombasa.draw_map import board_svg
from kontor.games.mombasa.game import Mombasa
from kontor.games.mombasa.tables import POSTS, PUT, TAKE, Tables, column_values
from kontor.testing import proves

SET = standard()


@proves("M-COMP-7", "M-COMP-8", "M-COMP-9", "M-COMP-10")
def test_the_map() -> None:
    atlas = SET.atlas
    assert len(atlas.regions) == 24
    assert [base.company for base in atlas.bases] == list(COMPANIES)
    enclaves = [region for region in atlas.regions if region.inside]
    assert len(enclaves) == 2
    for region in enclaves:
        around = atlas.neighbours(region.name, "single") + atlas.neighbours(region.name, "double")
        assert around == [region.inside]
    assert {region.name for region in atlas.regions if not region.reward} == {
        region.inside for region in enclaves
    }
    assert 10 <= sum(region.mines for region in atlas.regions) <= 12
    inner = [kind for pair, kind in atlas.borders.items() if pair <= set(atlas.names)]
    assert 0.35 <= inner.count("double") / len(inner) <= 0.45


@proves("M-EX-8")
def test_the_path_of_the_example_is_on_the_map() -> None:
    borders = SET.atlas.borders
    assert borders[frozenset(("cape-town", "karoo"))] == "single"
    assert borders[frozenset(("karoo", "kalahari"))] == "single"
    assert borders[frozenset(("kalahari", "zambezi"))] == "double"


def test_neighbours_are_mutual() -> None:
    tables = Tables(SET)
    for masks in (tables.single, tables.double):
        for region, mask in enumerate(masks):
            for other in range(24):
                assert mask >> other & 1 == masks[other] >> region & 1


@proves("M-COMP-4", "M-COMP-5", "M-SETUP-2", "M-BASE-1", "M-DRIVE-4")
def test_columns_of_a_base() -> None:
    values = column_values([0, 1, 1, 1, 2])
    state, seen = 9, []
    while TAKE[state] >= 0:
        state = TAKE[state]
        seen.append((POSTS[state], values[state]))
    assert seen == [(4, 0), (3, 1), (2, 2), (1, 3), (0, 5)]
    seen = []
    while PUT[state] >= 0:
        state = PUT[state]
        seen.append((POSTS[state], values[state]))
    assert seen == [(1, 4), (2, 3), (3, 2), (4, 2)]


@proves("M-COMP-11", "M-COMP-12", "M-COMP-13", "M-COMP-14", "M-COMP-15")
def test_the_action_cards() -> None:
    assert Counter(card.letter for card in SET.deck) == {"A": 9, "B": 16, "C": 11, "D": 4, "E": 4}
    kinds = Counter(card.kind for card in SET.deck)
    assert kinds["share"] == 8
    assert kinds["merchant"] == 5
    assert all(card.letter in "DE" for card in SET.deck if card.kind == "share")
    assert max(card.crate for card in SET.deck) <= 6
    shares = Counter(card.share for card in SET.deck if card.kind != "share" and card.share)
    assert shares == dict.fromkeys(COMPANIES, 3)


@proves("M-COMP-18", "M-COMP-19", "M-COMP-20", "M-COMP-21")
def test_starting_cards_books_and_tiles() -> None:
    assert len(SET.start) == 9
    assert [card.crate for card in SET.first] == [1, 2, 3, 4]
    assert Counter(book.letter for book in SET.books) == {"A": 24, "B": 24, "C": 24}
    assert len(SET.tiles) == 10
    assert any("bookkeeper2" not in tile.cards for tile in SET.tiles)


@proves("M-COMP-6", "M-TRACK-1", "M-CALL-1", "M-SPECIAL-1")
def test_the_tracks() -> None:
    for track in SET.tracks:
        assert 16 <= track.length <= 18
        assert len(track.shares) in (8, 9)
        assert min(track.calls)[0] > 3
        assert [special.pounds in (1, 2) for special in track.specials] == [True, True]


@proves("M-COMP-1")
def test_every_entry_says_where_it_comes_from() -> None:
    sources = {card.source for card in (*SET.deck, *SET.start, *SET.first)}
    sources |= {book.source for book in SET.books} | {tile.source for tile in SET.tiles}
    sources |= {track.source for track in SET.tracks} | {space.source for space in SET.spaces}
    assert sources == {"rulebook", "retheme", "own"}
    assert {region.source for region in SET.atlas.regions} == {"own"}


def test_buying_and_discarding_earns_at_most_one_pound() -> None:
    buy, discard = SET.spaces[1], SET.spaces[2]
    assert discard.pounds_more - buy.cost - min(SET.crates) <= 1


def test_the_picture_is_drawn_from_the_lines() -> None:
    picture = board_svg(SET)
    root = xml.fromstring(picture)
    titles = {"".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")}
    assert {region.title for region in SET.atlas.regions} <= titles
    for base in SET.atlas.bases:
        assert base.title in titles
    shown = Counter(use.get("href") for use in root.iter("{http://www.w3.org/2000/svg}use"))
    regions = SET.atlas.regions
    # Once more in the legend.
    assert shown["#mine"] == sum(region.mines for region in regions) + 1
    for reward in ("pounds", "diamonds", "track", "points"):
        amount = sum(region.amount for region in regions if region.reward == reward)
        assert shown[f"#reward-{reward}"] == amount + 1


def edited(tmp_path: Path, file: str, edit: Callable[[str], str]) -> Components:
    source = files("kontor.games.mombasa") / "data"
    for entry in source.iterdir():
        shutil.copy(str(entry), tmp_path / entry.name)
    path = tmp_path / file
    text = path.read_text("utf-8")
    changed = edit(text)
    assert changed != text
    path.write_text(changed, "utf-8")
    return Components(tmp_path)


def swap(old: str, new: str) -> Callable[[str], str]:
    return lambda text: text.replace(old, new, 1)


def cut(start: str, end: str) -> Callable[[str], str]:
    """Leave a part of a file out."""

    def edit(text: str) -> str:
        first = text.index(start)
        return text[:first] + text[text.index(end, first + 1) :]

    return edit


FAULTS = {
    "rounds": ("board.toml", swap("rounds = 7", "rounds = 0"), "rounds"),
    "markers": ("board.toml", swap("markers = [3, 2, 2]", "markers = [3, 2]"), "3"),
    "display": ("board.toml", swap("rows = 4", "rows = 5"), "4 rows"),
    "bookshelf": ("board.toml", swap('"AABBCC"', '"AAABCC"'), "each letter"),
    "book cost": ("board.toml", swap("C = 2 }", "C = 3 }"), "cost 1, 1 and 2"),
    "coins": ("board.toml", swap("[1, 1, 1, 1, 1, 1]", "[1, 1, 1, 1, 1, 3]"), "1 or 2 coins"),
    "first tracks": ("board.toml", swap('"A1", "B1"', '"A1", "A2"'), "one side of each"),
    "coffee tiers": (
        "board.toml",
        swap("{ from = 3, steps = 3 }", "{ from = 2, steps = 3 }"),
        "co",
    ),
    "banana tiers": (
        "board.toml",
        swap("steps = 3, diamonds = 1", "steps = 2, diamonds = 1"),
        "5 ba",
    ),
    "cotton tiers": (
        "board.toml",
        swap("{ from = 4, steps = 3, rem", "{ from = 3, steps = 3, rem"),
        "cot",
    ),
    "tile cost": (
        "board.toml",
        swap('kind = "tile"\ncost = 2', 'kind = "tile"\ncost = 3'),
        "1 or 2",
    ),
    "majority": ("board.toml", swap('company = "cairo"', 'company = "mombasa"'), "company"),
    "ladder": ("board.toml", swap("[9, 15], [13, 25]", "[13, 25], [9, 15]"), "rise"),
    "tiles": ("board.toml", swap("merchant = 2", "merchant = 3"), "tiles"),
    "space missing": ("board.toml", cut('[[space]]\nname = "buy"', "[[space]]"), "bonus spaces"),
    "regions": ("map.toml", cut("[[region]]", "[[region]]"), "regions"),
    "twice": ("map.toml", swap('name = "tripolitania"', 'name = "maghreb"'), "twice"),
    "mines": ("map.toml", swap('reward = "diamonds"', 'reward = "pounds"'), "mines"),
    "reward": ("map.toml", swap('reward = "points"\namount = 1\n', ""), "reward is missing"),
    "big reward": ("map.toml", swap("amount = 2", "amount = 3"), "more than 2"),
    "ring": ("map.toml", swap('inside = "highveld"', 'inside = "karoo"'), "close"),
    "enclaves": ("map.toml", swap('inside = "highveld"\n', ""), "close"),
    "line kinds": ("map.toml", swap('border = "coast"', 'border = "single"'), "coast"),
    "unknown area": (
        "map.toml",
        swap('between = ["maghreb", ', 'between = ["atlantis", '),
        "atlantis",
    ),
    "open border": ("map.toml", cut("[[line]]", "[[line]]"), "close"),
    "base coins": ("map.toml", swap("coins = [0, 1, 1, 1, 2]", "coins = [0, 1, 1, 2, 1]"), "last"),
    "base columns": ("map.toml", swap("columns = 3", "columns = 4"), "3 columns"),
    "base lines": (
        "map.toml",
        swap('"mombasa"]\nborder = "single"', '"mombasa"]\nborder = "double"'),
        "single",
    ),
    "track order": ("tracks.toml", swap('name = "A1"', 'name = "A2"'), "track A2 special 6"),
    "calls": (
        "tracks.toml",
        swap(
            "calls = [{ into = 5, cost = 1 }, ",
            "calls = [{ into = 2, cost = 1 }, { into = 5, cost = 1 }, ",
        ),
        "capital calls",
    ),
    "shares": ("tracks.toml", swap("[3, 6, 8, 10", "[6, 3, 8, 10"), "in order"),
    "special pays": ("tracks.toml", swap("pounds = 1", "pounds = 3"), "1 or 2"),
    "bonus figure": ("tracks.toml", swap("discount = 1", "discount = 2"), "rulebook's figures"),
    "bonus goods": ("tracks.toml", swap('goods = "bananas"', 'goods = "cotton"'), "goods"),
    "letters": ("cards.toml", swap('letter = "A"', 'letter = "B"'), "letter A"),
    "merchants": ("cards.toml", swap('company = "saint-louis"', 'company = "cairo"'), "merchant"),
    "share letters": (
        "cards.toml",
        swap(
            'letter = "D"\nkind = "share"\nshare = "cairo"',
            'letter = "D"\nkind = "share"\nshare = "mombasa"',
        ),
        "letter D",
    ),
    "goods value": (
        "cards.toml",
        swap("value = 3\ncrate = 3", "value = 5\ncrate = 3"),
        "more than 4",
    ),
    "start cards": ("cards.toml", swap("copies = 2\n", "copies = 3\n"), "cards"),
    "a slip in a card": (
        "cards.toml",
        swap('share = "mombasa"', 'shar = "mombasa"'),
        "card number 10 coffee: 'shar' is unknown",
    ),
    "a slip in a region": ("map.toml", swap("mines = 2", "mine = 2"), "'mine' is unknown"),
    "a slip in a table": ("board.toml", swap("crossed =", "cross ="), "bookkeeping: 'cross' is"),
    "a slip in a file": ("books.toml", swap("[[book]]", "[[buch]]"), "the file: 'buch' is"),
    "no shares": (
        "tracks.toml",
        swap("shares = [3, 6, 8, 10, 12, 14, 16, 18]", "shares = []"),
        "track A1: there are fewer than 5 shares",
    ),
    "no reward of a book": ("books.toml", swap("{ pounds = 2 }", "{}"), "the reward is empty"),
    "colour": ("map.toml", swap('"#2B2A28"', '"black"'), "base mombasa: colour is 'black'"),
    "no ring": ("map.toml", swap('inside = "sahara"', 'inside = "sahar"'), "inside is 'sahar'"),
    "no point": ("map.toml", swap("p1 = [", "q1 = ["), "'p1', none of the"),
    "a long track": ("board.toml", swap("length = 15", "length = 16"), "more than 15"),
    "bookkeeper": (
        "cards.toml",
        swap('kind = "bookkeeper"\nvalue = 3', 'kind = "bookkeeper"\nvalue = 1'),
        "at least 2",
    ),
    "first cards": ("cards.toml", cut("[[first]]", "[[first]]"), "four"),
    "book count": ("books.toml", swap("copies = 2", "copies = 1"), "books of letter A"),
    "book needs": (
        "books.toml",
        swap('needs = ["coffee 2"]', 'needs = ["coffee two"]'),
        "no requirement",
    ),
    "book too hard": (
        "books.toml",
        swap('needs = ["coffee 4"]', 'needs = ["coffee 24"]'),
        "takes 6 cards",
    ),
    "book reward": ("books.toml", swap("reward = { pounds = 2 }", "reward = { gold = 2 }"), "gold"),
    "tile count": ("tiles.toml", cut("[[tile]]", "[[tile]]"), "starting tiles"),
    "tile cards": (
        "tiles.toml",
        swap('"coffee1", "bananas2"', '"coffee1", "coffee1"'),
        "no further",
    ),
    "tile book": (
        "tiles.toml",
        swap('needs = ["cotton 2"]', 'needs = ["cotton 4"]'),
        "cannot be met",
    ),
    "tile bonus": ("tiles.toml", swap("mombasa = 3", "mombasa = 9"), "capital call"),
    "tile places": ("tiles.toml", swap("first_game = 2", "first_game = 1"), "places 1 to 4"),
    "base without single line": (
        "map.toml",
        swap(
            '"karoo", "cape-town"]\nborder = "single"', '"karoo", "cape-town"]\nborder = "double"'
        ),
        "single",
    ),
    "no known bonus": ("tiles.toml", swap("mombasa = 3", "mombasa = 2"), "Mombasa 3"),
    "no cotton book": ("books.toml", swap("{ cotton = true }", "{ pounds = 1 }"), "cotton"),
    "no known need": (
        "books.toml",
        swap('["coffee 3", "any 3"]', '["coffee 3", "any 2"]'),
        "3 of any",
    ),
    "source": ("books.toml", swap('source = "own"', 'source = "guess"'), "guess"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_set_is_refused_with_file_and_reason(tmp_path: Path, fault: str) -> None:
    file, edit, reason = FAULTS[fault]
    with pytest.raises(ComponentError) as caught:
        edited(tmp_path, file, edit)
    assert str(caught.value).startswith(file)
    assert reason in str(caught.value)


def test_cards_that_differ_only_in_their_crates_have_names_of_their_own(tmp_path: Path) -> None:
    card = 'kind = "coffee"\nvalue = 2\ncrate = '
    found = edited(tmp_path, "cards.toml", swap(card + "2", card + "3"))
    crates = {c.name: c.crate for c in (*found.start, *found.deck) if c.name.startswith("coffee2")}
    assert crates == {"coffee2": 2, "coffee2-crate3": 3}
    game = Mombasa(own_set("mombasa", tmp_path))
    chance = SampledChance(1)
    state = game.new({"players": 2}, chance)
    while state.actors:
        seat = state.actors[0]
        legal = state.legal(seat)
        assert [state.read(seat, state.write(seat, action)) for action in legal] == legal
        state.step(seat, legal[chance.below(len(legal))], chance)
