"""The things of Mombasa in a few letters, and what is asked and offered in words.

Companies are M, T, L and C. Rewards: £2 pounds, D1 diamond steps, S1 steps on the company's track,
B1 book points, X1 posts to remove.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NotRequired, TypedDict

from rich.text import Text

from kontor.cli import language
from kontor.cli.board_parts import on_table
from kontor.cli.language import listed, say
from kontor.core.words import Words
from kontor.games.mombasa.atlas import COMPANIES, Region
from kontor.games.mombasa.components import Components
from kontor.games.mombasa.game import Mombasa
from kontor.games.mombasa.pieces import GOODS, Book, Card, Reward, Space, Special, StartTile, Track

Hint = Mapping[str, str | int]

INK, LIGHT = "#2B2A28", "#B9B4AA"
CHIPS = {
    "mombasa": f"bold {INK} on {LIGHT}",
    "cape-town": "bold #FFFFFF on #B23A3A",
    "saint-louis": f"bold {INK} on #EDE6D6",
    "cairo": f"bold {INK} on #DD8A2E",
}
"""Each company's colours; the black of Mombasa stands on a light ground."""
KINDS = ("coffee", "bananas", "cotton", "expansion", "bookkeeper", "merchant", "share")
ORDER = (*KINDS, "helper", "any")
"""In which order a book names what it asks for."""
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


def words() -> Words:
    return language.words("mombasa")


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


def company_name(company: str) -> str:
    return words().say(f"company-{company}")


def region_name(name: str) -> str:
    """What a region is called; one of a user's own set as it says itself."""
    key = f"region-{name}"
    return words().say(key) if words().has(key) else regions()[name].title


def letter(company: str) -> str:
    return say(f"letter-{company}")


def chip(company: str | None) -> Text:
    """A company as its letter on its colour."""
    return Text(f" {letter(company)} ", CHIPS[company]) if company else Text(" - ", "dim")


def codes(players: Sequence[str]) -> list[str]:
    """Players as one letter each, with the seat where two begin alike."""
    first = [(name.strip() or "?")[0].upper() for name in players]
    return [c if first.count(c) == 1 else f"{c}{seat}" for seat, c in enumerate(first)]


def company_mark(card: Card) -> str:
    """The company of a merchant or a single share; with a plus, that of an added share."""
    if card.kind == "share":
        return letter(card.share)
    if card.company:
        return letter(card.company)
    return f"+{letter(card.share)}" if card.share else ""


def card_text(name: str) -> str:
    """A card: coffee 3 +M is one with a share of Mombasa."""
    card = cards()[name]
    parts = (say(f"kind-{card.kind}"), str(card.value or ""), company_mark(card))
    return " ".join(filter(None, parts))


def card_code(name: str) -> str:
    """A card in a few letters: cof3+M."""
    card = cards()[name]
    return f"{say(f'short-{card.kind}')}{card.value or ''}{company_mark(card)}"


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
    return " ".join(found + [f"£{say('short-cotton')}-1"] * reward.cotton)


def need_text(text: str) -> str:
    kind, _, count = text.partition(" ")
    return say(f"short-{kind}") + count


def book_text(name: str) -> str:
    """A book: cof2+exp2>B2 asks for coffee 2 and expansion 2 and brings 2 book points."""
    book = books()[name]
    needs = sorted(book.needs.texts, key=lambda text: ORDER.index(text.split()[0]))
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
    cost = f"£{special.cost}: " if special.cost else ""
    if special.kind == "books-diamonds":
        pairs = zip(special.points, special.diamonds, strict=False)
        return cost + listed([f"B{points} D{diamonds}" for points, diamonds in pairs], "or")
    return cost + say(
        f"special-{special.kind}",
        amount=special.amount,
        diamonds=special.diamonds[0] if special.diamonds else 0,
        steps=special.steps,
        goods=words().thing("goods", special.goods) if special.goods else "none",
    )


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
    if space.kind == "majority":
        return ""
    return say(f"offer-{space.kind}", cost=space.cost, amount=space.pounds_more)


def ladder_text(at: int, values: Sequence[tuple[int, int]], slot: int, number: int) -> str:
    """What lies ahead on the diamond or the bookkeeping track."""
    ahead = [say("ahead-worth", worth=w, space=space) for space, w in values if space > at][:2]
    if at < slot:
        ahead.append(say("ahead-slot", slot=number, space=slot))
    worth = max((worth for space, worth in values if space <= at), default=0)
    return say("ahead", worth=worth, ahead=", ".join(ahead)) if ahead else f"£{worth}"


# What is asked


def asked(view: View, seat: int) -> str:
    """What is asked of a player, in a sentence."""
    own = view["seats"][seat]
    if view["stage"] == "choosing":
        return say("ask-choose")
    if view["stage"] == "resting":
        return say("ask-rest", slot=4 - sum(not pile for pile in own["piles"][:3]))
    if view["stage"] == "planning":
        planned = sum(slot is not None for slot in own["slots"] or [])
        free = len(own["open_slots"]) - planned
        return say("ask-plan", count=free) if free else say("ask-planned")
    if view["pending"]:
        return pending_asked(own, view["pending"][-1])
    return say("game-over" if view["stage"] == "over" else "ask-act")


def pending_asked(own: Seat, pending: Pending) -> str:
    about = pending["about"]
    kind = pending["kind"]
    if kind in ("expand", "return"):
        company = company_name(COMPANIES[about[0]])
        return say(f"ask-{kind}", company=company, count=about[1] if kind == "expand" else 0)
    if kind == "goods":
        kinds = [
            words().say(f"goods-{name}") for bit, name in enumerate(GOODS) if about[0] >> bit & 1
        ]
        return say(
            "ask-goods-left" if about[1] else "ask-goods",
            count=about[2],
            goods=listed(kinds, "and"),
        )
    if kind == "advance":
        left = [f"{company_name(c)} {n}" for c, n in zip(COMPANIES, about[:4], strict=True) if n]
        return say("ask-advance", steps=", ".join(left))
    if kind == "jar":
        return jar_asked(own, bool(about[0]), bool(about[1]))
    if kind == "buy":
        return say("ask-buy", cut=about[0], pounds=own["pounds"])
    if kind == "discard":
        return say("ask-discard-coffee" if about[0] else "ask-discard-card", amount=about[1])
    key = "ask-book-points" if kind == "points" else f"ask-{kind}"
    return say(key, count=about[0] if about else 0)


def jar_asked(own: Seat, turned: bool, moved: bool) -> str:
    ahead = own["shelf"][own["jar"] + 1 : own["jar"] + 2]
    book = book_text(ahead[0]["book"]) if ahead and ahead[0] else "none"
    if moved or turned or own["pounds"] < box().flip_cost:
        return say("ask-jar", book=book)
    return say("ask-jar-or-turn", book=book, cost=box().flip_cost)


# What the words of a choice leave out


def column_note(view: View, company: str, column: int) -> str:
    """The posts of a column; what a front post uncovers follows from the share value."""
    found = view["companies"][COMPANIES.index(company)]["columns"][column - 1]
    return say("so-many-posts", count=found["posts"])


def start_note(name: str) -> str:
    tile = starts()[name]
    return say("note-start", cards=card_list(tile.cards), book=book_text(name))


def enter_note(view: View, hint: Hint) -> str:
    region = str(hint["region"])
    holder = next(r["company"] for r in view["regions"] if r["region"] == region)
    out = [say("note-drives-out", company=company_name(holder))] if holder else []
    return ", ".join([region_reward(region), *out])


def shelve_note(own: Seat, space: int) -> str:
    old = own["shelf"][space]
    worth = dict(box().bookkeeping.values).get(space)
    notes = [
        say("note-worth", worth=worth) if worth else "",
        say("note-slot") if space == box().bookkeeping.slot else "",
        say("note-covers", book=book_text(old["book"])) if old else "",
    ]
    return ", ".join(filter(None, notes))


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
            found.append(say("gain-shares", count=two - one, company=letter(company)))
    for company, now, then in zip(COMPANIES, old["companies"], new["companies"], strict=True):
        one, two = now["share_value"], then["share_value"]
        if one != two:
            found.append(say("gain-value", company=letter(company), before=one, after=two))
    return ", ".join(found)
