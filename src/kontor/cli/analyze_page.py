"""The analysis of a game as one page that needs nothing else, by day and by night."""

from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from html import escape

from kontor.analysis.analyze import Analysis, Swing, Verdict
from kontor.analysis.curve import curve
from kontor.analysis.report import Told
from kontor.cli import language
from kontor.cli.language import say
from kontor.core.picture import ACCENT, CARD, INK, PAPER, SEATS

NUMBER = ' class="n"'
PICTURE = 1100
"""How many pixels a picture of a position is wide."""
STYLE = f"""
:root {{ color-scheme: light dark; --ground: {PAPER}; --card: {CARD}; --ink: {INK};
  --accent: {ACCENT}; --line: #2B2A2833 }}
@media (prefers-color-scheme: dark) {{ :root {{ --ground: #1F1D1A; --card: #2A2723; --ink: #EDE6D6;
  --accent: #E99B76; --line: #EDE6D633 }} }}
* {{ box-sizing: border-box }}
body {{ margin: 0 auto; max-width: 70rem; padding: 2rem 1rem 4rem; background: var(--ground);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif }}
h1, h2 {{ font-family: Georgia, 'DejaVu Serif', serif; line-height: 1.2; margin: 2.4rem 0 .8rem }}
h1 {{ margin: 0 0 .3rem }}
h3 {{ margin: 0 0 .4rem; font-size: 1.05rem }}
p {{ max-width: 46rem; margin: .4rem 0 1rem }}
table {{ border-collapse: collapse; width: 100%; background: var(--card) }}
th, td {{ padding: .35rem .6rem; text-align: left; vertical-align: top;
  border-bottom: 1px solid var(--line) }}
th {{ font-size: .85rem }}
.n {{ text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }}
td:first-child {{ white-space: nowrap }}
.scroll {{ overflow-x: auto; border-radius: 8px }}
figure {{ margin: 0 }}
svg, img {{ display: block; width: 100%; height: auto; border-radius: 8px }}
article {{ background: var(--card); border-radius: 10px; padding: 1rem 1.2rem; margin: 0 0 1.2rem }}
.bad {{ color: var(--accent); font-weight: bold }}
.chance {{ opacity: .8; font-size: .92rem }}
.who {{ white-space: nowrap }}
.seat {{ display: inline-block; width: .75em; height: .75em; margin-right: .4em }}
.seat0 {{ border-radius: 50% }}
.seat1 {{ border-radius: 2px }}
.seat2 {{ clip-path: polygon(50% 0, 100% 100%, 0 100%) }}
.seat3 {{ clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%) }}
"""


def about(found: Analysis, told: Told) -> str:
    return say(
        "analysis-about",
        title=told.words.say("title"),
        names=", ".join(told.names),
        count=len(found.trail.decisions),
        bot=found.bot,
        playouts=found.playouts,
    )


def accounts(found: Analysis, told: Told) -> list[list[str]]:
    """Errors and luck of each player, under a line of headings; luck in points if it is known."""
    heads = ("points", "analysis-choices", "analysis-errors", "analysis-cost", "analysis-luck")
    table = [["", *map(say, heads)]]
    for seat, score in enumerate(found.end.scores()):
        account = found.account(seat)
        table.append(
            [
                told.names[seat],
                str(score.total),
                str(account.choices),
                str(account.errors),
                f"{account.cost:.1f}",
                signed(account.luck),
            ]
        )
        if account.luck_points is not None:
            table[-1].append(signed(account.luck_points))
    if len(table[-1]) > len(table[0]):
        table[0].append(say("analysis-luck-points"))
    return table


def changed(swing: Swing, told: Told) -> str:
    """Whose margin changed, and by how much: that of who chose, or the one that luck changed
    most."""
    seat = swing.verdict.moment.seat
    if swing.by_luck:
        seat = max(range(len(swing.change)), key=lambda one: abs(swing.change[one]))
    return f"{told.names[seat]} {signed(swing.change[seat])}"


def signed(points: float) -> str:
    """Points that are won or lost; nothing has no sign."""
    return f"{points:+.1f}" if abs(points) >= 0.05 else "0.0"


def page(found: Analysis) -> str:
    """The page in the language of the terminal."""
    spoken = language.SPOKEN[0]
    told = Told(found, spoken)
    title = told.words.say("title")
    parts = [f"<h1>{escape(title)}</h1>", paragraph(about(found, told))]
    if found.end.outcome is None:
        parts.append(paragraph(say("analysis-unfinished")))
    if not found.verdicts:
        parts.append(paragraph(say("analysis-nothing")))
    else:
        head = say("analysis-chart")
        heads, *lines = accounts(found, told)
        account_rows = [[player(told, seat), *line[1:]] for seat, line in enumerate(lines)]
        parts += [
            table(1, [escape(head) for head in heads], account_rows),
            f"<h2>{escape(head)}</h2>\n<figure>{curve(found, told.names, head)}</figure>",
            paragraph(say("analysis-explained")),
            paragraph(say(f"analysis-trust-{found.record.game}")),
            *turning(found, told),
            f"<h2>{escape(say('analysis-all'))}</h2>",
            choices(found, told),
        ]
    return (
        f'<!doctype html>\n<html lang="{spoken}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}: {escape(', '.join(told.names))}</title>\n"
        f"<style>{STYLE}</style>\n</head>\n<body>\n" + "\n".join(parts) + "\n</body>\n</html>\n"
    )


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def table(words: int, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Rows of cells that are ready for the page; behind so many of words there are numbers."""

    def line(kind: str, cells: Sequence[str]) -> str:
        found = [
            f"<{kind}{'' if place < words else NUMBER}>{cell}</{kind}>"
            for place, cell in enumerate(cells)
        ]
        return f"<tr>{''.join(found)}</tr>"

    lines = [line("th", heads), *(line("td", row) for row in rows)]
    return '<div class="scroll"><table>' + "\n".join(lines) + "</table></div>"


def player(told: Told, seat: int) -> str:
    """A player with the sign in the player's colour."""
    sign = f'<span class="seat seat{seat}" style="background:{SEATS[seat]}"></span>'
    return f'<span class="who">{sign}{escape(told.names[seat])}</span>'


def turning(found: Analysis, told: Told) -> Iterator[str]:
    """The turning points, each with a picture: before an error, with the better choice marked, or
    after chance has spoken."""
    swings = found.turning_points()
    if swings:
        yield f"<h2>{escape(say('analysis-turning'))}</h2>"
    for number, swing in enumerate(swings, 1):
        verdict = swing.verdict
        if swing.by_luck:
            who, what = escape(say("analysis-chance")), paragraph(told.came(verdict))
        else:
            better = say("analysis-better", choice=told.better(verdict))
            who = player(told, verdict.moment.seat)
            what = f"{paragraph(told.choice(verdict))}{paragraph(better)}"
        place = f"{say('analysis-number')} {verdict.moment.last}"
        yield (
            f"<article><h3>{number} · {who} · {escape(changed(swing, told))} · {escape(place)}</h3>"
            f"{what}{picture(found, swing)}</article>"
        )


def picture(found: Analysis, swing: Swing) -> str:
    """The position, as an image, so that the pictures' symbols do not get in each other's way."""
    moment, better = swing.verdict.moment, swing.verdict.better
    if swing.by_luck:
        svg = found.trail.states[moment.last].svg(None, PICTURE, language.SPOKEN[0])
    else:
        state = found.trail.states[moment.first - 1]
        marked = [state.read(moment.seat, better[0])]
        svg = state.svg(moment.seat, PICTURE, language.SPOKEN[0], marked)
    data = b64encode(svg.encode()).decode()
    return f'<img alt="" loading="lazy" src="data:image/svg+xml;base64,{data}">'


def choices(found: Analysis, told: Told) -> str:
    """Every choice, and what chance gave between them."""
    names = ("analysis-number", "player", "analysis-choice", "analysis-before", "analysis-after")
    heads = [escape(say(name)) for name in (*names, "analysis-cost")]
    return table(3, heads, (row for one in found.verdicts for row in rows(one, told)))


def rows(verdict: Verdict, told: Told) -> Iterator[list[str]]:
    moment = verdict.moment
    number = str(moment.first) if moment.first == moment.last else f"{moment.first}–{moment.last}"
    if moment.free:
        what = escape(told.choice(verdict))
        if verdict.better:
            better = say("analysis-better", choice=told.better(verdict))
            what += f'<br><span class="bad">{escape(better)}</span>'
        margins = [signed(row[moment.seat]) for row in (verdict.before, verdict.after)]
        cost = f'<span class="bad">{verdict.cost:.1f}</span>' if verdict.cost else ""
        yield [number, player(told, moment.seat), what, *margins, cost]
    if verdict.luck is not None:
        swing = Swing(verdict, True, verdict.luck.margins)
        came = f'<span class="chance">{escape(told.came(verdict))}</span>'
        chance = escape(say("analysis-chance"))
        yield [str(moment.last), chance, came, "", escape(changed(swing, told)), ""]
