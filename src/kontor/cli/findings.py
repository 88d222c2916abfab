"""Tables of what many games tell about the balance of a title."""

from rich.table import Table

from kontor.arena.findings import Findings, share


def tables(found: Findings) -> list[Table]:
    """Points by source, figures of the games, and who wins; titles without a hook have only the
    first."""
    if not found.games:
        return []
    return [
        points(found),
        *([figures(found)] if found.figures else []),
        *(labels(found, group) for group in found.labels),
    ]


def points(found: Findings) -> Table:
    table = Table("points from", "players", "", "winners", "")
    winners = max(found.won, 1)
    for source, sum_ in found.points.items():
        won = found.won_points.get(source, 0)
        table.add_row(
            source,
            f"{sum_ / found.seats:.1f}",
            percent(share(sum_, found.points)),
            f"{won / winners:.1f}",
            percent(share(won, found.won_points)),
        )
    total = sum(found.points.values()) / found.seats
    won_total = sum(found.won_points.values()) / winners
    table.add_row("total", f"{total:.1f}", "", f"{won_total:.1f}", "", style="bold")
    return table


def figures(found: Findings) -> Table:
    table = Table("figure", "mean")
    for name, sum_ in found.figures.items():
        table.add_row(name, f"{sum_ / found.games:.2f}")
    return table


def labels(found: Findings, group: str) -> Table:
    table = Table(group, "players", "", "winners", "")
    won = found.won_labels[group]
    for label, count in found.labels[group].items():
        wins = won.get(label, 0)
        table.add_row(
            label,
            f"{count:.0f}",
            percent(share(count, found.labels[group])),
            f"{wins:.0f}",
            percent(share(wins, won)),
        )
    return table


def percent(part: float) -> str:
    return f"{100 * part:.1f}%"
