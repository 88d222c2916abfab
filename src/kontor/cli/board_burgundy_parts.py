"""The parts of the Burgundy table in text: what people own, and the main board."""

from collections.abc import Iterable, Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli import board_burgundy_expansions as expansions
from kontor.cli.board_burgundy_expansions import ANY_DIE
from kontor.cli.board_burgundy_tiles import (
    LETTER,
    chip,
    goods_dice,
    named_chip,
    power,
    words,
)
from kontor.cli.board_burgundy_view import Die, Seat, View
from kontor.cli.board_parts import fact, joined

# What people own


def goods_text(goods: Mapping[str, int], short: bool = False) -> str:
    """Goods in words, or in three letters each."""
    if short:
        return " ".join(f"{n}{name[:3]}" for name, n in goods.items())
    return ", ".join(f"{n} {words().say(f'goods-{name}')}" for name, n in goods.items())


def own_goods(goods: Mapping[str, int]) -> str:
    """Goods with the die that sells them."""
    order = goods_dice()
    return ", ".join(
        f"{n} {words().say(f'goods-{name}')} (die {order.index(name) + 1})"
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


def counted(number: int, thing: str) -> str:
    """So many of a thing: 1 worker, 2 workers."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def purse(seat: Seat) -> list[Text]:
    return [Text(f"{seat['silver']} silver"), Text(counted(seat["workers"], "worker"))]


def called(name: str, acting: bool, rest: str = "") -> Text:
    """A player's name, with a mark for those whose turn it is."""
    return Text.assemble((f"{'> ' if acting else ''}{name}", "bold"), rest)


def status(seat: Seat, name: str, acting: bool, short: bool = False) -> Text:
    """The first line about a player."""
    parts = [called(name, acting, f" {counted(seat['score'], 'point')}"), *purse(seat)]
    dice = dice_text(seat["dice"])
    if dice:
        parts.append(dice if short else fact("dice", dice))
    if not short:
        parts.append(fact("bridge", str(seat["bridge"])))
    return joined(parts, " · ")


def held(stores: Sequence[str], room: int, limited: bool = True) -> Text:
    """Stored tiles, and how much room is left."""
    text = joined(named_chip(tile) for tile in stores) if stores else Text("empty")
    if not limited:
        text += Text("  (no limit)", "dim")
    elif stores and len(stores) < room:
        text += Text(f"  ({room - len(stores)} free)", "dim")
    return text


def goods_line(seat: Seat, short: bool) -> Text:
    goods = goods_text(seat["goods"]) if short else own_goods(seat["goods"])
    line = fact("Goods ", goods or "none")
    return line + fact(" · sold", goods_text(seat["sold"], short)) if seat["sold"] else line


def achievements(seat: Seat, stores: Sequence[str], short: bool) -> list[Text]:
    """Monasteries and bonus tiles. What stored and placed monasteries do is nowhere else to be
    read."""
    lines = []
    powers = [(number, "") for number in seat["monasteries"]]
    powers += [(int(t[9:]), "stored: ") for t in stores if t.startswith("monastery") and not short]
    if powers:
        lines.append(fact("Powers", joined((power(*each) for each in powers), " · ")))
    if seat["bonus"]:
        bonus = ", ".join(f"{colour} ({size})" for colour, size in seat["bonus"].items())
        lines.append(fact("Bonus tiles", bonus))
    return lines


def belongings(seat: Seat, short: bool) -> list[Text]:
    """Stores, goods, monasteries and bonus tiles, a line each."""
    stores = expansions.stored(seat)
    tiles = held(stores, len(seat["stores"]), not expansions.endless(seat))
    lines = [fact("Stores", tiles), goods_line(seat, short)]
    return lines + achievements(seat, stores, short)


# The main board


def phase_line(view: View) -> Text:
    """Phase and round."""
    if view["outcome"]:
        return Text("The game is over", "bold")
    if view["stage"] == "setup":
        return Text("Before the first phase", "bold")
    phase = Text(f"Phase {view['phase']}, round {view['round']} of 5", "bold")
    return phase + Text(f" · a completed region scores {view['phase_points']} more")


def order_line(view: View, players: Sequence[str]) -> Text:
    """In which order people play."""

    def names(seats: Iterable[int], acting: Sequence[int] = ()) -> str:
        return ", ".join(("> " if seat in acting else "") + players[seat] for seat in seats)

    order = fact("Turn order", names(view["order"], view["actors"]))
    if view["stage"] == "setup":
        return order
    return joined([order, fact("next round", names(view["next_order"]))], " · ")


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
    label = Text("Black" if short else "Black (2 silver)", "dim")
    parts = [label, *(shown or [Text("empty")])]
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
    goods = ", ".join(words().say(f"goods-{name}") for name in view["round_goods"]) or "none"
    if view["white_die"]:
        goods += f" · white die {view['white_die']}"
    left: dict[str, list[str]] = {}
    for tile in view["bonus_tiles"]:
        points = "+".join(str(n) for n in (tile["large"], tile["small"]) if n)
        if points:
            left.setdefault(points, []).append(LETTER[tile["colour"]])
    bonus = ", ".join(f"{points} for {' '.join(colours)}" for points, colours in left.items())
    to_come = fact("Goods to come", goods)
    if view["solo"]:
        return [to_come]
    return [to_come, fact("Bonus left", bonus or "none")]
