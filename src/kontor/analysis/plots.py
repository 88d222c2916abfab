"""Statistics as a page with plots that needs nothing else."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from kontor.core.picture import ACCENT, INK, PAPER, SEATS

MOST = 24
"""So many bars at most, those with the largest and the smallest figures."""
STYLE = (
    f"body{{font-family:sans-serif;background:{PAPER};color:{INK};max-width:52rem;margin:2rem auto;"
    "padding:0 1rem}svg{width:100%;height:auto}"
)


def bars(values: Mapping[str, float], unit: str) -> str:
    """Bars to the right and, for what is below zero, to the left."""
    shown = dict(values)
    if len(shown) > MOST:
        ordered = sorted(shown, key=lambda name: -shown[name])
        shown = {name: shown[name] for name in (*ordered[: MOST // 2], *ordered[-MOST // 2 :])}
    reach = max((abs(value) for value in shown.values()), default=0) or 1
    below = any(value < 0 for value in shown.values())
    zero, room = (460, 180) if below else (280, 360)
    height = 24 * len(shown) + 10
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 {height}" role="img" '
        f'font-family="sans-serif" font-size="13" fill="{INK}">'
    ]
    for number, (name, value) in enumerate(shown.items()):
        y = 24 * number + 6
        width = room * abs(value) / reach
        left = zero - width if value < 0 else zero
        parts += [
            f'<text x="268" y="{y + 13}" text-anchor="end">{escape(name)}</text>',
            f'<rect x="{left:.1f}" y="{y}" width="{width:.1f}" height="18" rx="2" '
            f'fill="{ACCENT}" fill-opacity="{0.45 if value < 0 else 0.85}"/>',
            f'<text x="{zero + (0 if value < 0 else width) + 6:.1f}" y="{y + 13}">'
            f"{value:g}{unit}</text>",
        ]
    return "\n".join([*parts, "</svg>"])


def lines(rows: Mapping[str, Sequence[float]], marks: Sequence[float], under: str = "") -> str:
    """Rows of numbers as lines over their places, with a rule at each mark."""
    top = max(max(marks), *(max(row) for row in rows.values()))

    def height(value: float) -> float:
        return 210 - 190 * value / top

    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 240" width="720" role="img" '
        f'font-family="sans-serif" font-size="13" fill="{INK}">'
    ]
    for mark in marks:
        parts += [
            f'<path d="M60 {height(mark):.1f} H640" stroke="{INK}" stroke-opacity="0.25"/>',
            f'<text x="52" y="{height(mark) + 4:.1f}" text-anchor="end">{mark:g}</text>',
        ]
    for (name, row), colour in zip(rows.items(), (ACCENT, *SEATS), strict=False):
        step = 580 / max(len(row) - 1, 1)
        spots = " ".join(f"{60 + n * step:.1f},{height(y):.1f}" for n, y in enumerate(row))
        parts += [
            f'<polyline points="{spots}" fill="none" stroke="{colour}" stroke-width="2.5"/>',
            f'<text x="646" y="{height(row[-1]) + 4:.1f}">{escape(name)}</text>',
        ]
    return "\n".join(
        [*parts, f'<text x="640" y="234" text-anchor="end">{escape(under)}</text></svg>']
    )


def page(document: Mapping[str, Any]) -> str:
    """The page of a title's statistics."""
    seats, things, openings = document["seats"], document["things"], document["openings"]
    plots = [
        (
            "Where points come from",
            {entry["source"]: entry["mean"] for entry in document["sources"]},
            "",
        ),
        (
            "Wins by seat, in percent",
            {f"seat {seat}": round(100 * tally["win_rate"], 1) for seat, tally in seats.items()},
            "%",
        ),
        (
            "Openings: wins in percent",
            {
                f"{name} ({tally['seats']})": round(100 * tally["win_rate"], 1)
                for name, tally in list(openings.items())[:12]
            },
            "%",
        ),
        (
            "Mean margin of who had it",
            {f"{name} ({tally['seats']})": tally["mean_margin"] for name, tally in things.items()},
            "",
        ),
    ]
    sections = [
        f"<h2>{title}</h2>\n{bars(values, unit) if values else 'Too few games to say.'}"
        for title, values, unit in plots
    ]
    head = f"{document['games']} games of {document['title']}"
    return (
        f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>{head}</title>'
        f"<style>{STYLE}</style><h1>{head}</h1>\n" + "\n".join(sections) + "\n</html>\n"
    )
