"""The learning curve of a course, drawn as SVG."""

from collections.abc import Callable, Sequence
from itertools import accumulate

from kontor.arena.course import OPPONENT, Round

WIDTH, HEIGHT, LEFT, TOP = 720, 260, 56, 40
PANEL = 280
INK, LINE, BAND = "#2B2A28", "#9C4421", "#9C442133"
Place = Callable[[float], float]
"""Where a figure lies on paper."""

STYLE = 'font-family="system-ui, sans-serif" font-size="13"'


def curve(title: str, rounds: Sequence[Round]) -> str:
    """Mean score against itself, and wins against the opponent, by games played."""
    played = list(accumulate(one.games for one in rounds))
    scores = [one.mean_score for one in rounds]
    rates = [100 * one.win_rate for one in rounds]
    low, high = ([100 * one.interval[end] for one in rounds] for end in (0, 1))
    ground = min(scores) - 5, max(scores) + 5
    total = f"{played[-1]:,} games, {sum(one.seconds for one in rounds) / 3600:.1f} hours"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {STYLE} '
        f'fill="{INK}" role="img" aria-label="Learning curve of {title}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#F6F1E7"/>',
        f'<text x="{LEFT}" y="20" font-weight="bold">{title}: {total}</text>',
        *panel(LEFT, "points against itself", played, scores, ground),
        *panel(
            WIDTH - PANEL - 24, f"% of wins against {OPPONENT}", played, rates, (0, 100), low, high
        ),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def panel(
    left: int,
    name: str,
    played: Sequence[int],
    values: Sequence[float],
    ground: tuple[float, float],
    low: Sequence[float] = (),
    high: Sequence[float] = (),
) -> list[str]:
    """A chart with its axes; a band from low to high, if there is one."""
    tall = HEIGHT - TOP - 60

    def across(games: float) -> float:
        return round(left + PANEL * games / played[-1], 1)

    def up(value: float) -> float:
        return round(TOP + 20 + tall * (1 - (value - ground[0]) / (ground[1] - ground[0])), 1)

    found = [f'<text x="{left}" y="{TOP + 4}">{name}</text>']
    for part in range(5):
        value = ground[0] + (ground[1] - ground[0]) * part / 4
        found.append(
            f'<line x1="{left}" x2="{left + PANEL}" y1="{up(value)}" y2="{up(value)}" '
            f'stroke="{INK}" stroke-opacity="0.2"/>'
            f'<text x="{left - 6}" y="{up(value) + 4}" text-anchor="end">{value:.0f}</text>'
        )
    if low:
        rim = [*zip(played, high, strict=True), *reversed([*zip(played, low, strict=True)])]
        found.append(f'<polygon fill="{BAND}" points="{line(rim, across, up)}"/>')
    way = line(list(zip(played, values, strict=True)), across, up)
    found.append(f'<polyline fill="none" stroke="{LINE}" stroke-width="2.5" points="{way}"/>')
    foot = TOP + tall + 40
    found.append(f'<text x="{left}" y="{foot}">0</text>')
    found.append(
        f'<text x="{left + PANEL}" y="{foot}" text-anchor="end">{played[-1]:,} games</text>'
    )
    return found


def line(points: Sequence[tuple[float, float]], across: Place, up: Place) -> str:
    return " ".join(f"{across(x)},{up(y)}" for x, y in points)
