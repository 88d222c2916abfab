"""The expected margin over a game as a drawing. Its ink is that of the page around it."""

from collections.abc import Sequence
from html import escape

from kontor.analysis.analyze import Analysis, Swing
from kontor.core.picture import SEATS

WIDTH, HEIGHT = 960, 340
LEFT, RIGHT, TOP, BOTTOM = 52, 944, 50, 312
STEPS = (2, 5, 10, 20, 25, 50, 100)
"""How far the rules of the drawing may be apart, in points."""
RULES = 8
"""More of them would be too many."""
DISC = 11
LUCK = 'stroke="currentColor" stroke-width="1.5" stroke-dasharray="2.5 2.5"'

Spots = list[tuple[float, float]]


def curve(analysis: Analysis, names: Sequence[str], title: str) -> str:
    """A line for each seat or, between two sides, one line with the colour of who is ahead."""
    state = analysis.end
    sides = sorted({min(state.partners(seat)) for seat in range(state.players)})
    shown = sides[:1] if len(sides) == 2 else sides
    rows = {seat: margins(analysis, seat) for seat in shown}
    values = [0.0, *(value for row in rows.values() for _, value in row)]
    step = next((step for step in STEPS if max(values) - min(values) <= step * RULES), STEPS[-1])
    low, high = step * (min(values) // step), -step * (-max(values) // step)
    last = max(len(analysis.trail.decisions), 1)

    def spot(number: float, value: float) -> tuple[float, float]:
        return (
            LEFT + (RIGHT - LEFT) * number / last,
            BOTTOM - (BOTTOM - TOP) * (value - low) / (high - low or 1),
        )

    zero = spot(0, 0)[1]
    parts = [*rules(low, high, step, spot(0, low)[1], spot(0, high)[1]), *numbers(last)]
    for seat, row in rows.items():
        spots = [spot(number, value) for number, value in row]
        if len(sides) == 2 and spots:
            parts += areas(spots, zero, sides)
        ink = "currentColor" if len(sides) == 2 else SEATS[seat]
        parts.append(
            f'<polyline points="{points(spots)}" fill="none" stroke="{ink}" stroke-width="2.2" '
            'stroke-linejoin="round"/>'
        )
    parts += legend([together(analysis, seat, names) for seat in sides], sides)
    swings = analysis.turning_points()
    parts += marks(swings, [spot(swing.verdict.moment.last, 0)[0] for swing in swings])
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
            f'aria-label="{escape(title)}" font-family="sans-serif" font-size="14" '
            'fill="currentColor">',
            *parts,
            "</svg>",
        ]
    )


def margins(analysis: Analysis, seat: int) -> Spots:
    """What a seat could expect before each choice, and what it had in the end."""
    row = [
        (float(verdict.moment.first - 1), verdict.before[seat]) for verdict in analysis.choices()
    ]
    final = analysis.margins
    if final is not None:
        row.append((float(len(analysis.trail.decisions)), final[seat]))
    return row


def together(analysis: Analysis, seat: int, names: Sequence[str]) -> str:
    return " + ".join(names[mate] for mate in sorted(analysis.end.partners(seat)))


def points(spots: Spots) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)


def rules(low: float, high: float, step: float, bottom: float, top: float) -> list[str]:
    """A rule for each round number of points."""
    count = round((high - low) / step)
    found = []
    for number in range(count + 1):
        value = low + number * step
        y = bottom + (top - bottom) * number / max(count, 1)
        faint = 0.7 if value == 0 else 0.16
        found += [
            f'<path d="M{LEFT} {y:.1f} H{RIGHT}" stroke="currentColor" stroke-opacity="{faint}"/>',
            f'<text x="{LEFT - 8}" y="{y + 5:.1f}" text-anchor="end">{value:+.0f}</text>'
            if value
            else f'<text x="{LEFT - 8}" y="{y + 5:.1f}" text-anchor="end">0</text>',
        ]
    return found


def numbers(last: int) -> list[str]:
    """The numbers of some decisions below the drawing."""
    step = next((step for step in STEPS if last <= step * 12), STEPS[-1])
    return [
        f'<text x="{LEFT + (RIGHT - LEFT) * number / last:.1f}" y="{BOTTOM + 22}" '
        f'text-anchor="middle" fill-opacity="0.75">{number}</text>'
        for number in range(0, last + 1, step)
    ]


def areas(spots: Spots, zero: float, sides: Sequence[int]) -> list[str]:
    """The room between the line and zero, in the colour of the side that is ahead."""
    shape = f"{spots[0][0]:.1f},{zero:.1f} {points(spots)} {spots[-1][0]:.1f},{zero:.1f}"
    found = []
    for name, seat, top, bottom in (
        ("ahead", sides[0], 0.0, zero),
        ("behind", sides[1], zero, float(HEIGHT)),
    ):
        found += [
            f'<clipPath id="{name}"><rect x="0" y="{top:.1f}" width="{WIDTH}" '
            f'height="{bottom - top:.1f}"/></clipPath>',
            f'<polygon points="{shape}" clip-path="url(#{name})" fill="{SEATS[seat]}" '
            'fill-opacity="0.55"/>',
        ]
    return found


def legend(names: Sequence[str], sides: Sequence[int]) -> list[str]:
    """Whose colour is which."""
    found = []
    x = float(LEFT)
    for name, seat in zip(names, sides, strict=True):
        found += [
            f'<rect x="{x:.0f}" y="6" width="13" height="13" rx="2" fill="{SEATS[seat]}"/>',
            f'<text x="{x + 19:.0f}" y="18">{escape(name)}</text>',
        ]
        x += 46 + 8.2 * len(name)
    return found


def marks(swings: Sequence[Swing], places: Sequence[float]) -> list[str]:
    """The turning points, numbered: errors ringed in the colour of who made them, luck in dots."""
    found = []
    free = 0.0
    for number, (swing, x) in enumerate(zip(swings, places, strict=True), 1):
        at = max(x, free)
        free = at + 2 * DISC + 2
        ring = SEATS[swing.verdict.moment.seat]
        style = LUCK if swing.by_luck else f'stroke="{ring}" stroke-width="4"'
        found += [
            f'<path d="M{x:.1f} {BOTTOM} V{TOP} L{at:.1f} {TOP - 6}" fill="none" '
            'stroke="currentColor" stroke-opacity="0.6" stroke-dasharray="3 3"/>',
            f'<circle cx="{at:.1f}" cy="{TOP - 6 - DISC}" r="{DISC}" fill="none" {style}/>',
            f'<text x="{at:.1f}" y="{TOP - 1 - DISC}" text-anchor="middle" font-size="13" '
            f'font-weight="bold">{number}</text>',
        ]
    return found
