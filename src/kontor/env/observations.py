"""What each number of an observation is, as the guide lists it."""

from kontor import games
from kontor.core.features import Group


def section(title: str) -> str:
    """The observation of a title, index by index, in Markdown."""
    table = games.load(title).features
    first = table.table_size
    sizes = ", ".join(f"{table.size(n)} with {n}" for n in range(1, table.seats + 1))
    parts = [
        f"The numbers of the table come first, then {table.seat_size} of the seat that is asked "
        f"(from {first} on), then {table.seat_size} of each other seat in the order in which they "
        f"sit: a number of the seat n places further has an index n × {table.seat_size} higher. In "
        f"all {sizes} players.",
        rows("the table", table.table, 0),
        rows("the seat", table.seat, first),
        f"Actions: {games.load(title).actions.size}.",
    ]
    return "\n\n".join(parts)


def rows(what: str, groups: list[Group], first: int) -> str:
    """The groups of a table with their indices, what each index counts, and how much is a lot."""
    lines = [f"| index | of {what} | one index each for | a lot |", "|---|---|---|---|"]
    for group in groups:
        last = first + len(group.entries) - 1
        place = str(first) if first == last else f"{first} to {last}"
        entries = ", ".join(entry or "(none)" for entry in group.entries)
        lines.append(f"| {place} | {group.name} | {entries} | {group.much} |")
        first = last + 1
    return "\n".join(lines)


def placed(page: str, title: str) -> str:
    """A page with the section of a title between its marks."""
    begin, end = marks(title)
    before, _, rest = page.partition(begin)
    return before + begin + "\n\n" + section(title) + "\n\n" + end + rest.partition(end)[2]


def marks(title: str) -> tuple[str, str]:
    return f"<!-- observation {title} -->", f"<!-- end {title} -->"
