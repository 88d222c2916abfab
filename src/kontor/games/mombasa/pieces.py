"""The pieces of a component set, each read from an entry of a data file and checked: cards, books,
tracks, starting tiles, bonus spaces and the tracks of the player boards."""

from kontor.core.components import Entry
from kontor.games.mombasa.atlas import COMPANIES

GOODS = ("coffee", "bananas", "cotton")
KINDS = (*GOODS, "expansion", "bookkeeper", "merchant", "share")
NEEDS = (*GOODS, "expansion", "helper", "any")
BEST = {"coffee": 4, "bananas": 4, "cotton": 4, "any": 4, "expansion": 3, "helper": 1}
"""The best card for a requirement."""
FURTHER_CARDS = 4
"""How many cards of five slots are left beside the bookkeeper in use."""
BONUSES = {
    "A1": (("expansion-value", 1), ("expansion-value", 2)),
    "A2": (("markers", 1), ("markers", 2)),
    "B1": (("cheaper", 1), ("cheaper-mixed", 1)),
    "B2": (("cheaper", 1), ("goods-value", 1)),
    "C1": (("books-diamonds", 0), ("books-diamonds", 0)),
    "C2": (("buy-diamonds", 1), ("buy-diamonds", 2)),
    "D1": (("discard", 3), ("discard", 8)),
    "D2": (("steps", 2), ("steps", 3)),
}
"""The special bonuses of each track: kind, and the figure that the rulebooks state."""
SPACES = {
    "first-player": "first-player",
    "buy": "buy",
    "discard": "discard",
    "coffee": "majority",
    "bananas": "majority",
    "cotton": "majority",
    "expansion": "majority",
    "tile-goods": "tile",
    "tile-bookkeeper": "tile",
    "tile-merchant": "tile",
    "tile-expansion": "tile",
}
MAJORITIES = {
    "coffee": "cairo",
    "bananas": "cape-town",
    "cotton": "saint-louis",
    "expansion": "mombasa",
}
CARD_FIELDS = (
    "letter",
    "number",
    "kind",
    "value",
    "crate",
    "share",
    "company",
    "diamonds",
    "pounds",
    "copies",
    "source",
)
BONUS_FIELDS = (
    "kind",
    "goods",
    "amount",
    "cost",
    "points",
    "diamonds",
    "discount",
    "pounds_more",
    "steps",
    "tracks",
    "source",
)
BOOK_FIELDS = ("name", "letter", "needs", "reward", "copies", "source")
MOST_TIERS = 3
MOST_POINTS = 4
MOST_STEPS = 12


def inner(entry: Entry, key: str, label: str) -> list[Entry]:
    """Tables inside an entry, named after it."""
    parts = entry.parts(key, label)
    for part in parts:
        part.name = f"{entry.name} {part.name}"
    return parts


class Reward:
    """What a book, a tier or a space pays."""

    def __init__(self, entry: Entry, *more: str):
        entry.only("pounds", "diamonds", "points", "remove", "cotton", *more)
        self.pounds = entry.number("pounds", 1) if entry.has("pounds") else 0
        self.diamonds = entry.number("diamonds", 1) if entry.has("diamonds") else 0
        self.points = entry.number("points", 1) if entry.has("points") else 0
        self.remove = entry.number("remove", 1) if entry.has("remove") else 0
        self.cotton = entry.has("cotton") and entry.get("cotton") is True
        if self.points > MOST_POINTS or self.remove > 2:
            raise entry.fail(f"at most {MOST_POINTS} points and 2 posts")


class Card:
    """An action card. Cards of the same name are alike; `key` tells them apart."""

    def __init__(self, entry: Entry, letter: str = "", number: int = 0):
        entry.only(*CARD_FIELDS)
        self.kind = "expansion" if number else entry.text("kind", KINDS)
        self.letter = letter
        self.source = entry.source()
        self.crate = entry.number("crate")
        self.value = 0 if self.kind in ("merchant", "share") else entry.number("value", 1)
        self.share = entry.text("share", COMPANIES) if entry.has("share") else ""
        self.company = entry.text("company", COMPANIES) if entry.has("company") else ""
        self.diamonds = entry.number("diamonds", 1) if self.kind == "merchant" else 0
        self.pounds = entry.number("pounds", 1) if self.kind == "merchant" else 0
        self.number = number
        belongs = self.share or self.company
        self.name = self.kind + (str(self.value) if self.value else "")
        self.name += (
            f"-{belongs}" if belongs else f"-{['i', 'ii', 'iii', 'iv'][number - 1]}" * (number > 0)
        )
        self.key = self.name
        most = 4 if self.kind in GOODS else 3 if self.kind == "expansion" else MOST_POINTS
        if self.value > most:
            raise entry.fail(f"value is {self.value}, more than {most}")
        if self.kind == "bookkeeper" and self.value < 2:
            raise entry.fail("a bookkeeper gives at least 2 points")
        if self.company and self.kind != "merchant":
            raise entry.fail("only a merchant works for a company; a share is written share")
        if self.kind == "share" and not self.share:
            raise entry.fail("share is missing")
        if self.kind == "merchant":
            wanted = (2, 1) if self.company else (1, 2)
            if (self.diamonds, self.pounds) != wanted or self.share:
                raise entry.fail(f"it pays {wanted[0]} diamonds and {wanted[1]} pounds, no share")


class Needs:
    """The requirements of a book: units of each good, expansion, helpers, and of any one good."""

    def __init__(self, entry: Entry):
        texts = entry.texts("needs")
        if len(texts) not in (1, 2):
            raise entry.fail("a book has 1 or 2 requirements")
        self.texts = sorted(texts)
        self.amounts = {need: 0 for need in NEEDS if need != "any"}
        self.any: list[int] = []
        cards = 0
        for text in texts:
            kind, _, count = text.partition(" ")
            if kind not in NEEDS or (count != "" if kind == "helper" else not count.isdigit()):
                raise entry.fail(f"{text!r} is no requirement such as 'coffee 2' or 'helper'")
            amount = int(count or 1)
            if kind == "any":
                self.any = sorted([*self.any, amount], reverse=True)
            else:
                self.amounts[kind] += amount
            cards += -(-amount // BEST[kind])
        if cards > FURTHER_CARDS:
            raise entry.fail(f"it takes {cards} cards beside the bookkeeper, there are at most 4")

    def met(self, have: dict[str, int]) -> bool:
        """Whether totals meet all requirements; two of them never share units (M-REQ-5)."""
        rest = {kind: have.get(kind, 0) - amount for kind, amount in self.amounts.items()}
        if min(rest.values()) < 0:
            return False
        return meets_any([rest[kind] for kind in GOODS], self.any)


def meets_any(rest: list[int], wanted: list[int]) -> bool:
    """Whether each wanted amount finds a good of its own units."""
    if not wanted:
        return True
    for good, units in enumerate(rest):
        if units >= wanted[0]:
            left = [*rest[:good], units - wanted[0], *rest[good + 1 :]]
            if meets_any(left, wanted[1:]):
                return True
    return False


class Book:
    """A book; starting books have no letter, and more fields around them."""

    def __init__(self, entry: Entry, letter: str, *more: str):
        entry.only(*BOOK_FIELDS, *more)
        self.name = entry.text("name")
        self.letter = letter
        self.needs = Needs(entry)
        self.reward = Reward(entry.part("reward"))
        if not entry.part("reward").data:
            raise entry.fail("the reward is empty")
        self.source = entry.source()
        self.key = self.name


class Special:
    """A special space of a track and the bonus it unlocks."""

    def __init__(self, entry: Entry, track: str, second: int):
        entry.only("at", "pounds", "bonus")
        self.at = entry.number("at", 1)
        self.pounds = entry.number("pounds", 1)
        if self.pounds > 2:
            raise entry.fail("a special space pays 1 or 2 pounds")
        bonus = entry.part("bonus")
        bonus.only(*BONUS_FIELDS)
        kind, figure = BONUSES[track][second]
        self.kind = bonus.text("kind", (kind,))
        self.source = bonus.source()
        self.goods = bonus.text("goods", GOODS) if bonus.has("goods") else ""
        self.cost = bonus.number("cost") if bonus.has("cost") else 0
        self.points = bonus.numbers("points") if bonus.has("points") else []
        self.amount = 0
        self.diamonds: list[int] = []
        self.steps = 0
        if kind == "books-diamonds":
            wanted = ([1, 2], [2, 1]) if not second else ([2], [2])
            self.diamonds = bonus.numbers("diamonds")
            if (self.points, self.diamonds) != wanted:
                raise bonus.fail(f"it gives points {wanted[0]} and diamonds {wanted[1]}")
        elif kind == "buy-diamonds":
            self.amount = bonus.number("discount")
            self.diamonds = [bonus.number("diamonds")]
            self.expect(bonus, [self.amount, *self.diamonds], [second, figure])
        elif kind == "discard":
            self.amount = bonus.number("pounds_more")
            self.expect(bonus, [self.amount], [figure])
        elif kind == "steps":
            self.steps = bonus.number("steps")
            self.amount = bonus.number("tracks")
            self.expect(bonus, [self.cost, self.steps, self.amount], [1, 2, figure])
        else:
            self.amount = bonus.number("amount")
            self.expect(bonus, [self.amount], [figure])
        good = {"B1": "bananas", "B2": "cotton", "D1": "coffee"}.get(track, "")
        if self.goods != (good if kind in ("cheaper", "goods-value") or figure == 8 else ""):
            raise bonus.fail(f"goods is {self.goods!r}")

    def expect(self, entry: Entry, found: list[int], wanted: list[int]) -> None:
        if found != wanted:
            raise entry.fail(f"the rulebook's figures are {wanted}, not {found}")


class Track:
    """A company track; spaces count from 1 behind the starting space."""

    def __init__(self, entry: Entry):
        entry.only("name", "length", "shares", "calls", "special", "source")
        self.name = entry.text("name", list(BONUSES))
        self.length = entry.number("length", 1)
        self.shares = entry.numbers("shares", low=1)
        self.source = entry.source()
        self.calls = [
            (call.number("into", 1), call.number("cost", 1))
            for call in inner(entry, "calls", "into")
        ]
        specials = inner(entry, "special", "at")
        if len(specials) != 2:
            raise entry.fail(f"there are {len(specials)} special spaces, not 2")
        self.specials = [Special(part, self.name, i) for i, part in enumerate(specials)]
        places = [special.at for special in self.specials]
        if len(self.calls) not in (1, 2):
            raise entry.fail(f"there are {len(self.calls)} capital calls, not 1 or 2")
        for what, row in (
            ("shares", self.shares),
            ("calls", [into for into, _ in self.calls]),
            ("special spaces", places),
        ):
            if row != sorted(set(row)) or max(row, default=0) > self.length:
                raise entry.fail(f"{what} do not lie in order on the {self.length} spaces")
        if len(self.shares) < 5:
            raise entry.fail("there are fewer than 5 shares")


class StartTile:
    """A starting tile: cards that rest, a book, and steps on company tracks and diamonds."""

    def __init__(self, entry: Entry, start: list[Card], tracks: list[Track]):
        self.name = entry.text("name")
        names = [card.name for card in start]
        self.cards = entry.texts("cards", 3, names)
        self.book = Book(entry, "", "cards", "bonus", "first_game")
        self.source = entry.source()
        self.place = entry.number("first_game", 1) if entry.has("first_game") else 0
        bonus = entry.part("bonus")
        bonus.only("diamonds", *COMPANIES)
        self.steps = [bonus.number(c, 1) if bonus.has(c) else 0 for c in COMPANIES]
        self.diamonds = bonus.number("diamonds", 1) if bonus.has("diamonds") else 0
        if len(bonus.data) not in (1, 2):
            raise bonus.fail("a starting bonus names 1 or 2 tracks")
        free = min(track.calls[0][0] for track in tracks) - 1
        if max(self.steps) > free:
            raise bonus.fail(f"more than {free} steps cross a capital call")
        left = start[:]
        for name in self.cards:
            card = next((card for card in left if card.name == name), None)
            if card is None:
                raise entry.fail(f"there is no further starting card {name}")
            left.remove(card)
        have = {kind: sum(c.value for c in left if c.kind == kind) for kind in KINDS}
        have["expansion"] += 1
        if not self.book.needs.met(have):
            raise entry.fail("the starting book cannot be met with the cards left in hand")


class Tier:
    """A tier of a majority space."""

    def __init__(self, entry: Entry):
        self.least = entry.number("from", 1)
        self.steps = entry.number("steps", 1)
        self.reward = Reward(entry, "from", "steps")
        if self.steps > MOST_STEPS:
            raise entry.fail(f"steps is {self.steps}, more than {MOST_STEPS}")

    def figures(self) -> tuple[int, int, int, int, int, int]:
        pay = self.reward
        return self.least, self.steps, pay.pounds, pay.diamonds, pay.points, pay.remove


class Space:
    """A bonus space of the game board."""

    def __init__(self, entry: Entry, name: str):
        entry.only("name", "kind", "cost", "points", "pounds_more", "company", "tiers", "source")
        self.name = entry.text("name", (name,))
        self.kind = entry.text("kind", (SPACES[name],))
        self.source = entry.source()
        self.cost = entry.number("cost", 1) if self.kind in ("buy", "tile") else 0
        self.points = entry.number("points", 1) if self.kind == "first-player" else 0
        self.pounds_more = entry.number("pounds_more", 1) if self.kind == "discard" else 0
        self.company, self.tiers = "", []
        if self.kind == "majority":
            self.company = entry.text("company", (MAJORITIES[name],))
            self.tiers = [Tier(part) for part in inner(entry, "tiers", "from")]
            least = [tier.least for tier in self.tiers]
            if not 1 <= len(least) <= MOST_TIERS or least != sorted(set(least)):
                raise entry.fail("a majority space has 1 to 3 tiers in ascending order")
            self.check_tiers(entry, {tier.least: tier.figures() for tier in self.tiers})
        figures = (self.cost, self.points, self.pounds_more)
        stated = {"first-player": (0, 1, 0), "buy": (1, 0, 0), "discard": (0, 0, 2)}
        if figures != stated.get(self.kind, figures):
            raise entry.fail("the figures are not those of the rulebook")
        if self.kind == "tile" and self.cost > 2:
            raise entry.fail("a bonus tile costs 1 or 2 pounds")

    def check_tiers(self, entry: Entry, tiers: dict[int, tuple[int, ...]]) -> None:
        """What the rulebooks say of the majority spaces (M-MAJOR-8 to M-MAJOR-10)."""
        coffee = {1: (1, 2, 0, 0, 0, 0), 3: (3, 3, 0, 0, 0, 0), 5: (5, 4, 0, 0, 0, 1)}
        if self.name == "coffee" and tiers != coffee:
            raise entry.fail("coffee pays 2 steps, from 3 on 3, from 5 on 4 and a post")
        if self.name == "bananas":
            with_five = max((least for least in tiers if least <= 5), default=0)
            if not with_five or tiers[with_five][1:] != (3, 0, 1, 0, 0):
                raise entry.fail("5 bananas pay 3 steps and 1 diamond")
        if self.name == "cotton" and not {4, 6} <= set(tiers):
            raise entry.fail("cotton has tiers from 4 and from 6")


class Ladder:
    """The diamond or the bookkeeping track of a player board: where values and the slot are."""

    def __init__(self, entry: Entry):
        entry.only("length", "slot", "values", "crossed", "source")
        self.length = entry.number("length", 1)
        self.slot = entry.number("slot", 1)
        self.source = entry.source()
        self.crossed = entry.numbers("crossed") if entry.has("crossed") else []
        self.values: list[tuple[int, int]] = []
        for pair in entry.items("values"):
            match pair:
                case [int(at), int(worth)]:
                    self.values.append((at, worth))
                case _:
                    raise entry.fail(f"{pair!r} is no space and value")
        rows = [[at for at, _ in self.values], [worth for _, worth in self.values]]
        if any(row != sorted(set(row)) for row in rows) or not self.values:
            raise entry.fail("values rise from space to space")
        for at in (*rows[0], *self.crossed, self.slot):
            if at > self.length:
                raise entry.fail(f"there is no space {at}")
