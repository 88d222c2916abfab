"""The things of Mombasa in a few letters, and what is asked and offered in words.

Companies are M, T, L and C. Rewards: £2 pounds, D1 diamond steps, S1 steps on the company's track,
B1 book points, X1 posts to remove.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NotRequired, TypedDict

from rich.text import Text

from kontor.cli.board_parts import on_table
from kontor.core.words import Words
from kontor.games.mombasa.atlas import COMPANIES, Region
from kontor.games.mombasa.components import Components
from kontor.games.mombasa.game import Mombasa
from kontor.games.mombasa.pieces import Book, Card, Reward, Space, Special, StartTile, Track

Hint = Mapping[str, str | int]

INK, LIGHT = "#2B2A28", "#B9B4AA"
CHIPS = {
    "mombasa": ("M", f"bold {INK} on {LIGHT}"),
    "cape-town": ("T", "bold #FFFFFF on #B23A3A"),
    "saint-louis": ("L", f"bold {INK} on #EDE6D6"),
    "cairo": ("C", f"bold {INK} on #DD8A2E"),
}
"""Each company's letter and colours; the black of Mombasa stands on a light ground."""
SHORT = {
    "coffee": "cof",
    "bananas": "ban",
    "cotton": "cot",
    "expansion": "exp",
    "bookkeeper": "bkp",
    "merchant": "mer",
    "share": "sha",
    "helper": "helper",
    "any": "any",
}
BACK = 5
"""The spaces of a column."""


class Slot(TypedDict):
    card: str
    face_up: bool


class Shelved(TypedDict):
    book: str
    face_down: bool


class Seat(TypedDict):
    seat: int
    done: bool
    out: bool
    start: str | None
    dealt: list[str]
    chosen: int | None
    pounds: int
    diamonds: int
    jar: int
    places: list[int]
    levels: list[int]
    shares: list[int]
    markers: int
    hand: NotRequired[list[str]]
    hand_or_planned: NotRequired[list[str]]
    slots: list[Slot | None] | None
    open_slots: list[int]
    piles: list[list[str]]
    shelf: list[Shelved | None]
    totals: dict[str, int]
    score: int
    sources: dict[str, int]


class Column(TypedDict):
    posts: int
    opened: bool


class Company(TypedDict):
    company: str
    track: str
    columns: list[Column]
    removed: int
    share_value: int
    mines: int


class RegionNow(TypedDict):
    region: str
    company: str | None
    entered: bool


class Offered(TypedDict):
    card: str | None
    price: int | None


class BookSpace(TypedDict):
    letter: str
    book: str | None
    coins: int


class Marked(TypedDict):
    space: str
    seat: int | None


class Tile(TypedDict):
    tile: str
    seat: int | None
    used: bool
    slot: NotRequired[int]


class Pending(TypedDict):
    kind: str
    about: list[int]


class View(TypedDict):
    viewer: int | None
    options: dict[str, str | int]
    stage: str
    round: int
    rounds: int
    actors: list[int]
    first_player: int
    opening: bool
    companies: list[Company]
    regions: list[RegionNow]
    display: list[Offered]
    deck: dict[str, int]
    discarded: list[str]
    books: list[BookSpace]
    book_supply: dict[str, int]
    spaces: list[Marked]
    tiles: list[Tile]
    pending: list[Pending]
    carried: list[str]
    seats: list[Seat]
    outcome: list[int] | None


# The box


@cache
def words() -> Words:
    return Words("mombasa")


class Box:
    """The pieces of a component set by their names."""

    def __init__(self, components: Components):
        self.cards = {
            card.name: card for card in (*components.start, *components.first, *components.deck)
        }
        self.starts = {tile.name: tile for tile in components.tiles}
        self.books = {book.name: book for book in components.books}
        self.books |= {name: tile.book for name, tile in self.starts.items()}
        self.regions = {region.name: region for region in components.atlas.regions}
        self.tracks = {track.name: track for track in components.tracks}
        self.spaces = {space.name: space for space in components.spaces}


@cache
def unpacked(components: Components) -> Box:
    return Box(components)


def box() -> Components:
    """The component set in play."""
    game = on_table("mombasa")
    assert isinstance(game, Mombasa)
    return game.components


def cards() -> dict[str, Card]:
    return unpacked(box()).cards


def starts() -> dict[str, StartTile]:
    return unpacked(box()).starts


def books() -> dict[str, Book]:
    return unpacked(box()).books


def regions() -> dict[str, Region]:
    return unpacked(box()).regions


def tracks() -> dict[str, Track]:
    return unpacked(box()).tracks


def spaces() -> dict[str, Space]:
    return unpacked(box()).spaces


# Letters


def flow(label: Text, items: Iterable[Text], width: int, between: str = " · ") -> list[Text]:
    """Items in lines behind a label, none of them broken."""
    lines = [label + Text(" ")]
    begun = False
    for item in items:
        if begun and lines[-1].cell_len + len(between) + item.cell_len > width:
            lines.append(Text("  "))
            begun = False
        lines[-1].append_text(Text(between if begun else "") + item)
        begun = True
    return lines


def plural(count: int, thing: str) -> str:
    return f"{count} {thing}{'' if count == 1 else 's'}"


def company_name(company: str) -> str:
    return words().say(f"company-{company}")


def letter(company: str) -> str:
    return CHIPS[company][0]


def chip(company: str | None) -> Text:
    """A company as its letter on its colour."""
    return Text(f" {letter(company)} ", CHIPS[company][1]) if company else Text(" - ", "dim")


def codes(players: Sequence[str]) -> list[str]:
    """Players as one letter each, with the seat where two begin alike."""
    first = [(name.strip() or "?")[0].upper() for name in players]
    return [c if first.count(c) == 1 else f"{c}{seat}" for seat, c in enumerate(first)]


def card_text(name: str) -> str:
    """A card: coffee 3 +M is one with a share of Mombasa."""
    card = cards()[name]
    text = f"{card.kind} {card.value}" if card.value else card.kind
    if card.kind == "share":
        return f"{text} {letter(card.share)}"
    if card.company:
        return f"{text} {letter(card.company)}"
    return text + (f" +{letter(card.share)}" if card.share else "")


def card_code(name: str) -> str:
    """A card in a few letters: cof3+M."""
    kind, *rest = card_text(name).split()
    return SHORT[kind] + "".join(rest)


def code_list(names: Sequence[str]) -> str:
    """Cards in a few letters each, equal ones counted."""
    found = [card_code(name) for name in names]
    return " ".join(
        f"{found.count(c)}x{c}" if found.count(c) > 1 else c for c in dict.fromkeys(found)
    )


def card_list(names: Sequence[str], none: str = "-") -> str:
    """Cards, equal ones counted."""
    texts = [card_text(name) for name in names]
    counted = [
        text if texts.count(text) == 1 else f"{texts.count(text)}x {text}"
        for text in dict.fromkeys(texts)
    ]
    return ", ".join(counted) or none


def reward_text(reward: Reward) -> str:
    figures = (
        ("£", reward.pounds),
        ("D", reward.diamonds),
        ("B", reward.points),
        ("X", reward.remove),
    )
    found = [f"{sign}{count}" for sign, count in figures if count]
    return " ".join(found + ["£cot-1"] * reward.cotton)


def need_text(text: str) -> str:
    kind, _, count = text.partition(" ")
    return SHORT[kind] + count


def book_text(name: str) -> str:
    """A book: cof2+exp2>B2 asks for coffee 2 and expansion 2 and brings 2 book points."""
    book = books()[name]
    needs = sorted(book.needs.texts, key=lambda text: list(SHORT).index(text.split()[0]))
    return "+".join(need_text(text) for text in needs) + ">" + reward_text(book.reward)


def region_reward(name: str) -> str:
    """What a region brings, and its mines: D2 m1."""
    region = regions()[name]
    if not region.reward:
        return "-"
    sign = {"pounds": "£", "diamonds": "D", "track": "S", "points": "B"}[region.reward]
    return f"{sign}{region.amount}" + (f" m{region.mines}" if region.mines else "")


# What bonuses bring


def special_text(special: Special) -> str:
    """What a special space of a track unlocks."""
    goods = special.goods
    cost = f"£{special.cost}: " if special.cost else ""
    pairs = zip(special.points, special.diamonds, strict=False)
    if special.kind == "books-diamonds":
        return cost + " or ".join(f"B{points} D{diamonds}" for points, diamonds in pairs)
    if special.kind == "buy-diamonds":
        cheaper = f" £{special.amount} cheaper" if special.amount else ""
        return f"{cost}D{special.diamonds[0]}, buy a card{cheaper}"
    if special.kind == "discard":
        return f"discard {goods or 'a card'}: crate + £{special.amount}"
    if special.kind == "steps":
        return f"{cost}{special.steps} steps on {special.amount} other tracks"
    return {
        "expansion-value": f"expansion +{special.amount}",
        "markers": f"{special.amount} more bonus marker{'s' if special.amount > 1 else ''}",
        "cheaper": f"cards {special.amount} cheaper with {goods}",
        "cheaper-mixed": f"cards {special.amount} cheaper, goods may mix",
        "goods-value": f"{goods} cards +{special.amount}",
    }[special.kind]


def special_of(view: View, name: str) -> Special:
    """The bonus behind a space like c-second."""
    side = next(c["track"] for c in view["companies"] if c["track"][0] == name[0].upper())
    return tracks()[side].specials[name.endswith("second")]


def space_offer(view: View, name: str) -> str:
    """What a bonus space costs and brings, where the words of a choice do not say it."""
    if name not in spaces():
        special = special_of(view, name)
        return f"£{special.cost}" if len(special.points) > 1 else special_text(special)
    space = spaces()[name]
    return {
        "majority": "",
        "first-player": "B1, first next round",
        "buy": f"£{space.cost}: buy a card for pounds",
        "discard": f"discard a card: crate + £{space.pounds_more}",
        "tile": f"£{space.cost}: the tile next round",
    }[space.kind]


def ladder_text(at: int, values: Sequence[tuple[int, int]], slot: int, number: int) -> str:
    """What lies ahead on the diamond or the bookkeeping track."""
    ahead = [f"£{worth} at {space}" for space, worth in values if space > at][:2]
    if at < slot:
        ahead.append(f"slot {number} at {slot}")
    worth = max((worth for space, worth in values if space <= at), default=0)
    return f"£{worth}" + (f", then {', '.join(ahead)}" if ahead else "")


# What is asked


def asked(view: View, seat: int) -> str:
    """What is asked of a player, in a sentence."""
    own = view["seats"][seat]
    if view["stage"] == "choosing":
        return "Keep one of your two starting tiles."
    if view["stage"] == "resting":
        free = sum(not pile for pile in own["piles"][:3])
        return f"Lay a card of your starting tile to rest in slot {4 - free}."
    if view["stage"] == "planning":
        return planning_asked(own)
    if view["pending"]:
        return pending_asked(own, view["pending"][-1])
    if view["stage"] == "over":
        return "The game is over."
    return "Your turn: use cards, expand, place a bonus marker, or end your action phase."


def planning_asked(own: Seat) -> str:
    planned = sum(slot is not None for slot in own["slots"] or [])
    free = len(own["open_slots"]) - planned
    if not free:
        return "All your slots are planned: say that you are done, or take a card back."
    return f"Plan cards for this round: {plural(free, 'slot')} free; say when you are done."


def pending_asked(own: Seat, pending: Pending) -> str:
    about = pending["about"]
    kind = pending["kind"]
    if kind in ("expand", "return"):
        name = company_name(COMPANIES[about[0]])
        if kind == "return":
            return f"A post of {name} was driven out: to which column does it return?"
        return f"Expansion of {name}: {plural(about[1], 'point')} left; enter regions, or end it."
    if kind == "goods":
        return goods_asked(about)
    if kind == "advance":
        left = [f"{company_name(c)} {n}" for c, n in zip(COMPANIES, about[:4], strict=True) if n]
        return f"Steps on company tracks, at most: {', '.join(left)}."
    if kind == "jar":
        return jar_asked(own, bool(about[0]), bool(about[1]))
    if kind == "buy":
        cheaper = f", £{about[0]} cheaper" if about[0] else ""
        return f"Buy a card of the display for pounds{cheaper}; you have £{own['pounds']}."
    if kind == "discard":
        what = "coffee card" if about[0] else "card"
        return f"Discard a {what} of your hand for its crate and £{about[1]} more."
    return {
        "points": f"You have {plural(about[0] if about else 0, 'book point')}: take books, or "
        "pounds for what is left.",
        "remove": f"Remove {plural(about[0] if about else 0, 'post')} of any company from its "
        "base, or none.",
        "shelve": "Place the books you have taken on your bookkeeping track.",
        "pick": "Your action phase ends: take one resting pile into your hand.",
    }[kind]


def goods_asked(about: Sequence[int]) -> str:
    kinds = [
        name for bit, name in enumerate(("coffee", "bananas", "cotton")) if about[0] >> bit & 1
    ]
    left = f"{plural(about[2], 'unit')} of {' and '.join(kinds)}"
    if about[1]:
        return f"You have {left} left for steps on company tracks, one each."
    return f"You have {left}: add cards, acquire one card, or make steps on company tracks."


def jar_asked(own: Seat, turned: bool, moved: bool) -> str:
    ahead = own["shelf"][own["jar"] + 1 : own["jar"] + 2]
    following = f" (next: {book_text(ahead[0]['book'])})" if ahead and ahead[0] else ""
    if moved or turned or own["pounds"] < box().flip_cost:
        return f"Bookkeeper: move the ink jar{following}, or leave it."
    cost = f"£{box().flip_cost}"
    return f"Bookkeeper: move the ink jar{following}, turn a book for {cost}, or leave the jar."


# What the words of a choice leave out


def column_note(view: View, company: str, column: int) -> str:
    """The posts of a column; what a front post uncovers follows from the share value."""
    found = view["companies"][COMPANIES.index(company)]["columns"][column - 1]
    return plural(found["posts"], "post")


def start_note(name: str) -> str:
    tile = starts()[name]
    return f"{card_list(tile.cards)} rest; book {book_text(name)}"


def enter_note(view: View, hint: Hint) -> str:
    region = str(hint["region"])
    holder = next(r["company"] for r in view["regions"] if r["region"] == region)
    out = f", drives out {company_name(holder)}" if holder else ""
    return region_reward(region) + out


def shelve_note(own: Seat, space: int) -> str:
    old = own["shelf"][space]
    covers = f"covers {book_text(old['book'])}" if old else ""
    worth = dict(box().bookkeeping.values).get(space)
    slot = "unlocks slot 5" if space == box().bookkeeping.slot else ""
    return ", ".join(part for part in (f"worth £{worth}" if worth else "", slot, covers) if part)


def noted(view: View, seat: int, hint: Hint) -> str:
    """What the words of a choice leave out."""
    own = view["seats"][seat]
    verb = hint["verb"]
    if verb == "choose":
        return start_note(str(hint["start"]))
    if verb == "clear":
        slot = (own["slots"] or [])[int(hint["slot"]) - 1]
        return card_text(slot["card"]) if slot else ""
    if verb == "enter":
        return enter_note(view, hint)
    if verb in ("return", "remove"):
        return column_note(view, str(hint["company"]), int(hint["column"]))
    if verb == "bonus":
        return space_offer(view, str(hint["bonus"]))
    if verb == "pick":
        return card_list(own["piles"][int(hint["pile"]) - 1])
    if verb == "shelve":
        return shelve_note(own, int(hint["space"]))
    return ""


def gains(old: View, new: View, seat: int) -> str:
    """What an action changes at once: diamonds, shares, what shares are worth, and pounds where
    they are not all that changes the score."""
    before, after = old["seats"][seat], new["seats"][seat]
    found = []
    pounds = after["pounds"] - before["pounds"]
    if pounds > 0 and pounds != after["score"] - before["score"]:
        found.append(f"+£{pounds}")
    if after["diamonds"] > before["diamonds"]:
        found.append(f"+D{after['diamonds'] - before['diamonds']}")
    for company, one, two in zip(COMPANIES, before["shares"], after["shares"], strict=True):
        if two > one:
            found.append(f"+{plural(two - one, 'share')} {letter(company)}")
    for company, now, then in zip(COMPANIES, old["companies"], new["companies"], strict=True):
        change = then["share_value"] - now["share_value"]
        if change:
            found.append(f"{letter(company)} shares £{now['share_value']}>£{then['share_value']}")
    return ", ".join(found)
