"""The component set: tracks, cards, books, tiles and boards, read from data files and checked."""

from kontor.core.components import Entry, Folder, read_toml, set_hash, standard_folder
from kontor.games.mombasa.atlas import COMPANIES, Atlas
from kontor.games.mombasa.pieces import (
    BONUSES,
    GOODS,
    SPACES,
    Book,
    Card,
    Ladder,
    Space,
    StartTile,
    Track,
)

LETTERS = "ABCDE"
LETTER_CARDS = {"A": 9, "B": 16, "C": 11, "D": 4, "E": 4}
BOOK_LETTERS = "ABC"
BOOKS_EACH = 24
PLAYER_COUNTS = (2, 3, 4)
MOST_BOOKS = 15
"""The last space that a bookkeeping track may have."""
BOARD_FIELDS = (
    "name",
    "title",
    "source",
    "rounds",
    "start_pounds",
    "markers",
    "flip_cost",
    "past_end_pounds",
    "round_coins",
    "first_tracks",
    "display",
    "bookshelf",
    "diamonds",
    "bookkeeping",
    "space",
    "tiles",
)


class Components:
    """The whole set."""

    def __init__(self, folder: Folder):
        names = ("board", "map", "tracks", "cards", "books", "tiles")
        all_files = [read_toml(folder, f"{name}.toml") for name in names]
        board, chart, tracks, cards, books, tiles = all_files
        self.name = board.text("name")
        self.title = board.text("title")
        self.source = board.source()
        self.hash = set_hash(all_files)
        self.atlas = Atlas(chart)
        self.read_board(board)
        tracks.only("track")
        cards.only("start", "first", "card")
        books.only("book")
        tiles.only("tile")
        self.tracks = [Track(entry) for entry in tracks.parts("track")]
        if [track.name for track in self.tracks] != list(BONUSES):
            raise tracks.fail(f"the tracks are {', '.join(BONUSES)}, in this order")
        self.start = [
            Card(entry)
            for entry in cards.parts("start", "kind", numbered=True)
            for _ in range(copies(entry))
        ]
        self.first = [
            Card(entry, number=number + 1) for number, entry in enumerate(cards.parts("first"))
        ]
        self.deck = [
            Card(entry, entry.text("letter", list(LETTERS)))
            for entry in cards.parts("card", "kind", numbered=True)
            for _ in range(copies(entry))
        ]
        self.check_cards(cards)
        self.books = [
            Book(entry, entry.text("letter", list(BOOK_LETTERS)))
            for entry in books.parts("book")
            for _ in range(copies(entry))
        ]
        self.check_books(books)
        self.tiles = [StartTile(entry, self.start, self.tracks) for entry in tiles.parts("tile")]
        self.check_tiles(tiles)
        self.check_examples(chart, books, tiles)

    def read_board(self, board: Entry) -> None:
        board.only(*BOARD_FIELDS)
        counts = len(PLAYER_COUNTS)
        self.rounds = board.number("rounds", 1)
        self.start_pounds = board.number("start_pounds")
        self.markers = board.numbers("markers", counts, 1)
        self.flip_cost = board.number("flip_cost")
        self.past_end = board.number("past_end_pounds")
        self.round_coins = [
            [n for n in row if isinstance(n, int)] if isinstance(row, list) else []
            for row in board.items("round_coins", counts)
        ]
        self.first_tracks = board.texts("first_tracks", len(COMPANIES), list(BONUSES))
        if [name[0] for name in sorted(self.first_tracks)] != list("ABCD"):
            raise board.fail("first_tracks names one side of each track")
        display, shelf = board.part("display"), board.part("bookshelf")
        self.display_source, self.bookshelf_source = display.source(), shelf.source()
        self.display_rows = display.number("rows")
        self.crates = display.numbers("crates", 3)
        if self.display_rows != 4:
            raise display.fail("the display has 4 rows of 3 cards")
        self.book_columns = shelf.text("columns")
        if sorted(self.book_columns) != list("AABBCC") or shelf.number("rows") != 2:
            raise shelf.fail("the book display has 2 rows of 6, four spaces for each letter")
        cost = shelf.part("cost")
        self.book_cost = {letter: cost.number(letter, 1) for letter in BOOK_LETTERS}
        if self.book_cost != {"A": 1, "B": 1, "C": 2}:
            raise cost.fail("books cost 1, 1 and 2 points")
        if any(len(row) != self.rounds - 1 or max(row) > 2 for row in self.round_coins):
            raise board.fail("round_coins lists 1 or 2 coins for each round from the second on")
        if len(self.book_columns) != self.rounds - 1:
            raise board.fail("there is a column of books for each round from the second on")
        self.diamonds = Ladder(board.part("diamonds"))
        self.bookkeeping = Ladder(board.part("bookkeeping"))
        if self.bookkeeping.length > MOST_BOOKS:
            raise board.part("bookkeeping").fail(f"length is more than {MOST_BOOKS}")
        spaces = board.parts("space")
        if len(spaces) != len(SPACES):
            raise board.fail(f"there are {len(spaces)} bonus spaces, not {len(SPACES)}")
        self.spaces = [Space(entry, name) for entry, name in zip(spaces, SPACES, strict=True)]
        tiles = board.part("tiles")
        self.tiles_source = tiles.source()
        self.tile_values = [
            tiles.number(kind, 1) for kind in ("goods", "bookkeeper", "merchant", "expansion")
        ]
        if self.tile_values != [1, 1, 2, 2]:
            raise tiles.fail("the tiles give 1 unit, 1 book point, 2 diamonds, 2 expansion points")

    def check_cards(self, file: Entry) -> None:
        for letter, count in LETTER_CARDS.items():
            found = sum(card.letter == letter for card in self.deck)
            if found != count:
                raise file.fail(f"there are {found} cards of letter {letter}, not {count}")
        for letter in "DE":
            companies = [c.share for c in self.deck if c.letter == letter and c.kind == "share"]
            if sorted(companies) != sorted(COMPANIES):
                raise file.fail(f"the cards of letter {letter} are a single share of each company")
        if sum(card.kind == "share" for card in self.deck) != 8:
            raise file.fail("single shares have the letters D and E")
        merchants = sorted(card.company for card in self.deck if card.kind == "merchant")
        if merchants != sorted(["", *COMPANIES]):
            raise file.fail("there is one plain merchant, and one for each company")
        if len(self.start) != 9 or any(c.kind in ("merchant", "share") for c in self.start):
            raise file.fail("there are nine starting cards, no merchant and no share among them")
        first = ("coffee", 1, 1)
        if not any((card.kind, card.value, card.crate) == first for card in self.start):
            raise file.fail("a coffee card of 1 unit with crate 1 is among the starting cards")
        if len(self.first) != 4 or any(card.value != 1 for card in self.first):
            raise file.fail('there are four "1" expansion cards')
        every = [*self.start, *self.first, *self.deck]
        for kind in GOODS:
            missing = {1, 2, 3, 4} - {card.value for card in every if card.kind == kind}
            if missing:
                raise file.fail(f"there is no {kind} card of value {min(missing)}")
        name_crates(every)
        number_keys(every)

    def check_books(self, file: Entry) -> None:
        for letter in BOOK_LETTERS:
            found = sum(book.letter == letter for book in self.books)
            if found != BOOKS_EACH:
                raise file.fail(f"there are {found} books of letter {letter}, not {BOOKS_EACH}")
        for entry in file.parts("book"):
            if sum(e.text("name") == entry.text("name") for e in file.parts("book")) > 1:
                raise entry.fail("the name is used twice")
        number_keys(self.books)

    def check_tiles(self, file: Entry) -> None:
        names = [tile.name for tile in self.tiles]
        if len(names) != 10 or len(set(names)) != 10:
            raise file.fail(f"there are {len(set(names))} different starting tiles, not 10")
        places = sorted(tile.place for tile in self.tiles if tile.place)
        if places != [1, 2, 3, 4]:
            raise file.fail("first_game names one tile each for the places 1 to 4")

    def check_examples(self, chart: Entry, books: Entry, tiles: Entry) -> None:
        """What the examples and lists of the rulebooks show must exist (M-COMP-2)."""
        atlas = self.atlas
        paths = [
            third
            for first in atlas.neighbours("cape-town", "single")
            for second in atlas.neighbours(first, "single")
            for third in atlas.neighbours(second, "double")
            if second in atlas.names and third in atlas.names
        ]
        if not paths:
            raise chart.fail("no path single, single, double leads out of Cape Town")
        if sum(region.reward == "points" for region in atlas.regions) < 3:
            raise chart.fail("there are fewer than three regions with book points")
        if sum(region.mines for region in atlas.regions) < 4:
            raise chart.fail("there are fewer than 4 mines")
        bonuses = [(tile.diamonds, tile.steps) for tile in self.tiles]
        if (0, [3, 0, 0, 0]) not in bonuses or (1, [0, 0, 1, 0]) not in bonuses:
            raise tiles.fail("bonuses Mombasa 3, and diamond 1 with Saint-Louis 1, are missing")
        needs = [book.needs.texts for book in self.books]
        single = {text for texts in needs for text in texts}
        for wanted in ("any 4", "helper", "cotton 1", "expansion 2"):
            if wanted not in single:
                raise books.fail(f"no book asks for {wanted!r}")
        if ["any 3", "coffee 3"] not in needs:
            raise books.fail("no book asks for 3 coffee and 3 of any one good")
        rewards = [book.reward for book in self.books]
        if not {1, 2} <= {reward.remove for reward in rewards}:
            raise books.fail("books that remove one post and two posts are missing")
        cotton = [b.needs.texts for b in self.books if b.reward.cotton]
        if ["cotton 1"] not in cotton:
            raise books.fail("the book with 1 cotton that pays for cotton is missing")


def copies(entry: Entry) -> int:
    return entry.number("copies", 1) if entry.has("copies") else 1


def name_crates(cards: list[Card]) -> None:
    """Tell cards by their crates where those are all that differs: coffee2 and coffee2-crate3."""
    usual: dict[str, int] = {}
    for card in cards:
        if usual.setdefault(card.name, card.crate) != card.crate:
            card.name = card.key = f"{card.name}-crate{card.crate}"


def number_keys(things: list[Card] | list[Book]) -> None:
    """Tell things of the same name apart: the second coffee2 is coffee2.2."""
    count: dict[str, int] = {}
    for thing in things:
        count[thing.name] = count.get(thing.name, 0) + 1
        if count[thing.name] > 1:
            thing.key = f"{thing.name}.{count[thing.name]}"


def standard() -> Components:
    """The component set of this project."""
    return Components(standard_folder("mombasa"))
