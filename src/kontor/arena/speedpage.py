"""The figures of `kontor bench` as a page with a chart, and as the ratios people ask for."""

from collections.abc import Sequence
from html import escape

from kontor.arena.bench import Report, machine

COLUMNS = {
    "decisions/s": "decisions_per_second",
    "games/s": "games_per_second",
    "playout decisions/s": "playout_decisions_per_second",
    "copy µs": "copy_microseconds",
    "legal µs": "legal_microseconds",
    "position µs": "position_microseconds",
    "view µs": "view_microseconds",
    "state bytes": "state_bytes",
    "per calibration round": "decisions_per_calibration",
}
"""The columns of the table, and where their figures are in a report."""


ENVIRONMENTS = {
    "bare engine, decisions/s": "engine_decisions_per_second",
    "raw environment µs": "raw_env_microseconds",
    "of it overhead µs": "raw_env_overhead_microseconds",
    "vector environment, decisions/s": "vector_decisions_per_second",
}
"""The columns of the table of environments."""


def figure(report: Report, key: str) -> float:
    value = report.get(key, 0)
    assert isinstance(value, int | float)
    return value


def engines(reports: Sequence[Report]) -> list[Report]:
    return [report for report in reports if "peer" not in report]


def rows(reports: Sequence[Report]) -> list[list[str]]:
    """Game, mode and form, then the figures."""
    return [
        [
            *(str(report[key]) for key in ("game", "mode", "form")),
            *(shown(figure(report, key)) for key in COLUMNS.values()),
        ]
        for report in engines(reports)
    ]


def shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:g}"


def compact(reports: Sequence[Report], game: str) -> tuple[list[str], list[list[str]]]:
    """A title for a narrow screen: a column a mode, with all forms in one cell."""
    modes: dict[str, list[Report]] = {}
    for report in engines(reports):
        if report["game"] == game:
            modes.setdefault(str(report["mode"]), []).append(report)
    forms = " / ".join(str(report["form"]) for report in next(iter(modes.values())))
    body = [
        [
            name,
            *(" / ".join(short(figure(report, key)) for report in mode) for mode in modes.values()),
        ]
        for name, key in COLUMNS.items()
    ]
    return [f"{game}, {forms}", *modes], body


def short(value: float) -> str:
    if value >= 10000:
        return f"{value / 1000:.0f}k"
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def ratios(reports: Sequence[Report]) -> list[list[str]]:
    """Each title in its first mode beside the peers that took turns with it: how many times their
    decisions, and how many times faster a copy."""
    found = []
    for peer in reports:
        if "peer" not in peer:
            continue
        for form in ("compiled", "pure"):
            ours = first(reports, str(peer["beside"]), form)
            if ours is not None:
                faster = figure(ours, "decisions_per_second") / figure(peer, "decisions_per_second")
                copies = figure(peer, "copy_microseconds") / figure(ours, "copy_microseconds")
                names = [str(peer["beside"]), form, str(peer["peer"])]
                found.append([*names, f"{faster:.1f}", f"{copies:.1f}"])
    return found


def first(reports: Sequence[Report], game: str, form: str) -> Report | None:
    for report in engines(reports):
        if report["game"] == game and report["form"] == form:
            return report
    return None


def markdown(head: Sequence[str], body: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *body]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def environment_rows(environments: Sequence[Report]) -> list[list[str]]:
    return [
        [str(report["game"]), str(report["form"])]
        + [shown(figure(report, key)) for key in ENVIRONMENTS.values()]
        for report in environments
    ]


def page(
    reports: Sequence[Report],
    command: str,
    chart_name: str,
    environments: Sequence[Report] = (),
) -> str:
    """The whole page in Markdown."""
    here = machine()
    parts = [
        "# How fast it is",
        f"Made by `{command}` with {here['implementation']} {here['python']}, on one core. Random "
        "play, `legal` included. All engines run in processes of their own and take turns in short "
        "slices, so that they meet the same load: trust ratios more than seconds.",
        f"![Decisions a second]({chart_name})",
        "## Every title, mode and form",
        markdown(["game", "mode", "form", *COLUMNS], rows(reports)),
        "Decisions and games are counted in a loop of Python that plays whole games. A playout "
        "begins in the middle of a game and runs to its end inside the engine; "
        "[architecture.md](architecture.md#where-a-playouts-time-goes) says where its time goes. "
        "`copy`, `legal`, `position` and `view` are calls from Python on a state in mid-game. "
        "The calibration round is a fixed loop of plain Python, run in between.",
    ]
    compared = ratios(reports)
    if compared:
        head = ["game (2 players)", "form", "peer", "times its decisions/s", "times faster copy"]
        parts += ["## Beside other engines", markdown(head, compared)]
        parts += [
            "catanatron plays Catan, in Python; OpenSpiel's backgammon and chess are written in "
            "C++ and played through its Python interface. Other games have other decisions: this "
            "says how many a student of the game gets in a second, not who programs better."
        ]
    if environments:
        parts += [
            "## Environments",
            markdown(["game", "form", *ENVIRONMENTS], environment_rows(environments)),
            "Two players. A step of the raw PettingZoo environment is `last()`, which tells what "
            "the seat knows and may do, and `step()`; its overhead is what that costs more than "
            "a decision of the bare engine. The vector environment plays "
            f"{environments[0]['vector_games']} games at once, observations and masks included.",
        ]
    return "\n\n".join(parts) + "\n"


def chart(reports: Sequence[Report]) -> str:
    """Bars of decisions a second: each title's first mode, and the peers."""
    bars: dict[str, float] = {}
    for report in reports:
        if "peer" in report:
            name, kind = str(report["peer"]), "peer"
        else:
            name, kind = f"{report['game']}, {report['form']}", str(report["form"])
        bars.setdefault(f"{kind} {name}", figure(report, "decisions_per_second"))
    colours = {"compiled": "#3b6ea5", "pure": "#8fb3d9", "peer": "#b08d57"}
    most = max(bars.values())
    height = 28 * len(bars) + 12
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 {height}" '
        'font-family="sans-serif" font-size="14" role="img">',
        "<title>Decisions a second</title>",
        f'<rect width="720" height="{height}" fill="#ffffff"/>',
    ]
    for number, (label, value) in enumerate(sorted(bars.items(), key=lambda bar: -bar[1])):
        kind, _, name = label.partition(" ")
        y = 28 * number + 10
        parts += [
            f'<text x="188" y="{y + 15}" text-anchor="end" fill="#222222">{escape(name)}</text>',
            f'<rect x="196" y="{y}" width="{420 * value / most:.1f}" height="20" '
            f'fill="{colours[kind]}"/>',
            f'<text x="{204 + 420 * value / most:.1f}" y="{y + 15}" '
            f'fill="#222222">{value:,.0f}</text>',
        ]
    return "\n".join([*parts, "</svg>\n"])
