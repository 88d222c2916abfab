"""The parts of the Burgundy table in text: what people own, and the main board."""

from collections.abc import Iterable, Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli import board_burgundy_expansions as expansions
from kontor.cli.board_burgundy_expansions import ANY_DIE
from kontor.cli.board_burgundy_tiles import (
    chip,
    colour_words,
    goods_code,
    goods_dice,
    goods_words,
    letter,
    named_chip,
    power,
)
from kontor.cli.board_burgundy_view import Die, Seat, View
from kontor.cli.board_parts import fact, joined
from kontor.cli.language import say

# What people own


def goods_text(goods: Mapping[str, int], short: bool = False) -> str:
    """Goods in words, or in three letters each."""
    if short:
        return " ".join(f"{n}{goods_code(name)}" for name, n in goods.items())
    return ", ".join(f"{n} {goods_words(name)}" for name, n in goods.items())


def own_goods(goods: Mapping[str, int]) -> str:
    """Goods with the die that sells them."""
    order = goods_dice()
    return ", ".join(
        f"{n} {say('die-sells', goods=goods_words(name), die=order.index(name) + 1)}"
        for name, n in goods.items()
    )


def dice_text(dice: Sequence[Die]) -> Text:
    """Dice: [3] can be used, (5) has been; [*] has any value."""
    found = []
    for die in dice:
        face = "*" if die["value"] == ANY_DIE else str(die["value"])
        if die["value"]:
            found.append(Text(f"({face})", "dim") if die["used"] else Text(f"[{face}]", "bold"))
    return joined(found, " ")


def points_text(points: int) -> str:
    return say("has-points", count=points)


def purse(seat: Seat) -> list[Text]:
    silver = say("has-silver", count=seat["silver"])
    return [Text(silver), Text(say("has-workers", count=seat["workers"]))]


def called(name: str, acting: bool, rest: str = "") -> Text:
    """A player's name, with a mark for those whose turn it is."""
    return Text.assemble((f"{'> ' if acting else ''}{name}", "bold"), rest)


def status(seat: Seat, name: str, acting: bool, short: bool = False) -> Text:
    """The first line about a player."""
    parts = [called(name, acting, f" {points_text(seat['score'])}"), *purse(seat)]
    dice = dice_text(seat["dice"])
    if dice:
        parts.append(dice if short else fact(say("dice"), dice))
    if not short:
        parts.append(fact(say("bridge"), str(seat["bridge"])))
    return joined(parts, " · ")


def held(stores: Sequence[str], room: int, limited: bool = True) -> Text:
    """Stored tiles, and how much room is left."""
    text = joined(named_chip(tile) for tile in stores) if stores else Text(say("empty"))
    if not limited:
        text += Text(f"  ({say('no-limit')})", "dim")
    elif stores and len(stores) < room:
        text += Text(f"  ({say('free', count=room - len(stores))})", "dim")
    return text


def goods_line(seat: Seat, short: bool) -> Text:
    goods = goods_text(seat["goods"]) if short else own_goods(seat["goods"])
    line = fact(f"{say('goods')} ", goods or say("none"))
    if not seat["sold"]:
        return line
    return line + fact(f" · {say('sold')}", goods_text(seat["sold"], short))


def achievements(seat: Seat, stores: Sequence[str], short: bool) -> list[Text]:
    """Monasteries and bonus tiles. What stored and placed monasteries do is nowhere else to be
    read."""
    lines = []
    powers = [(number, "") for number in seat["monasteries"]]
    held = [] if short else [int(t[9:]) for t in stores if t.startswith("monastery")]
    powers += [(number, say("stored") + " ") for number in held]
    if powers:
        lines.append(fact(say("powers"), joined((power(*each) for each in powers), " · ")))
    if seat["bonus"]:
        bonus = [f"{colour_words(c)} ({say(f'bonus-{size}')})" for c, size in seat["bonus"].items()]
        lines.append(fact(say("bonus-tiles"), ", ".join(bonus)))
    return lines


def belongings(seat: Seat, short: bool) -> list[Text]:
    """Stores, goods, monasteries and bonus tiles, a line each."""
    stores = expansions.stored(seat)
    tiles = held(stores, len(seat["stores"]), not expansions.endless(seat))
    lines = [fact(say("stores"), tiles), goods_line(seat, short)]
    return lines + achievements(seat, stores, short)


# The main board


def phase_line(view: View) -> Text:
    """Phase and round."""
    if view["outcome"]:
        return Text(say("over"), "bold")
    if view["stage"] == "setup":
        return Text(say("before-first-phase"), "bold")
    phase = Text(say("phase-line", phase=view["phase"], round=view["round"]), "bold")
    return phase + Text(f" · {say('phase-scores', points=view['phase_points'])}")


def order_line(view: View, players: Sequence[str]) -> Text:
    """In which order people play."""

    def names(seats: Iterable[int], acting: Sequence[int] = ()) -> str:
        return ", ".join(("> " if seat in acting else "") + players[seat] for seat in seats)

    order = fact(say("turn-order"), names(view["order"], view["actors"]))
    if view["stage"] == "setup":
        return order
    return joined([order, fact(say("next-round"), names(view["next_order"]))], " · ")


def depots(view: View, width: int) -> list[RenderableType]:
    """The six depots, with names as far as there is room; without room for them, shields stand
    below."""
    offered = [[space["tile"] for space in depot["spaces"]] for depot in view["depots"]]
    shields = [expansions.depot_shields(view, depot["number"]) for depot in view["depots"]]
    room = width - max(text.cell_len + 1 if text else 0 for text in shields)
    for named, short in ((True, False), (True, True), (False, False), (False, True)):
        rows = [[named_chip(t) if named else chip(t) for t in row if t] for row in offered]
        goods = [Text(goods_text(depot["goods"], short)) for depot in view["depots"]]
        columns = max(len(row) for row in rows)
        need = [max(row[i].cell_len for row in rows if i < len(row)) + 1 for i in range(columns)]
        fits = 2 + sum(need) + max(text.cell_len for text in goods) <= room
        if fits:
            break
    beside = any(shields) and fits
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(columns + 1):
        grid.add_column(no_wrap=True)
    for number, (row, text) in enumerate(zip(rows, goods, strict=True)):
        cells = row + [Text("")] * (columns - len(row))
        last = [shields[number]] if beside else []
        grid.add_row(Text(f"{number + 1}", "bold"), *cells, text, *last)
    if not any(shields) or beside:
        return [grid]
    return [grid, expansions.shields_below(view)]


def black_depot(view: View, width: int, short: bool) -> Text:
    offered = [tile for tile in view["black_depot"] if tile]
    shown = [chip(tile) if short else named_chip(tile) for tile in offered]
    inn = expansions.inns(view)
    label = Text(say("black" if short else "black-price"), "dim")
    parts = [label, *(shown or [Text(say("empty"))])]
    if inn:
        parts.append(Text("+ ", "dim") + inn)
    return packed(parts, width, " " if short else "  ")


def packed(parts: Iterable[Text], width: int, between: str) -> Text:
    """Parts in lines, none of them broken."""
    lines = [Text("")]
    for part in parts:
        line = lines[-1]
        if line and line.cell_len + len(between) + part.cell_len > width:
            lines.append(part)
        else:
            lines[-1] = joined([line, part], between) if line else part
    return Text("\n").join(lines)


def monasteries_in_sight(view: View) -> Text:
    """What the monasteries on offer do."""
    offered = [space["tile"] for depot in view["depots"] for space in depot["spaces"]]
    numbers = [
        int(tile.removeprefix("monastery"))
        for tile in offered + view["black_depot"]
        if tile and tile.startswith("monastery")
    ]
    return joined((power(number) for number in sorted(numbers)), " · ")


def supplies(view: View) -> list[RenderableType]:
    """Goods still to come, and bonus tiles still to be had."""
    goods = ", ".join(goods_words(name) for name in view["round_goods"]) or say("none")
    if view["white_die"]:
        goods += f" · {say('white-die', value=view['white_die'])}"
    left: dict[str, list[str]] = {}
    for tile in view["bonus_tiles"]:
        points = "+".join(str(n) for n in (tile["large"], tile["small"]) if n)
        if points:
            left.setdefault(points, []).append(letter(tile["colour"]))
    found = [say("bonus-for", points=points, colours=" ".join(c)) for points, c in left.items()]
    to_come = fact(say("goods-to-come"), goods)
    if view["solo"]:
        return [to_come]
    return [to_come, fact(say("bonus-left"), ", ".join(found) or say("none"))]
