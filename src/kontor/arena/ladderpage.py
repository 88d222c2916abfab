"""The ladder as a table on a page, between marks, so that the prose around it stays."""

import re

from kontor.arena.bench import machine
from kontor.arena.ladder import Ladder
from kontor.arena.speedpage import markdown


def rows(ladder: Ladder) -> tuple[list[str], list[list[str]]]:
    """The table, best bot first; numbered columns hold the wins against the bot of that number."""
    rungs = sorted(ladder.rungs(), key=lambda rung: -rung.rating.value)
    columns = [ladder.bots.index(rung.bot) for rung in rungs]
    numbers = [str(number) for number in range(1, len(rungs) + 1)]
    body = [
        [
            number,
            rung.bot,
            f"{rung.rating.value:.0f}",
            "yardstick"
            if rung.bot == ladder.bots[ladder.yardstick]
            else f"{rung.rating.low:.0f} to {rung.rating.high:.0f}",
            *(percent(rung.win_rates[column]) for column in columns),
            f"{rung.mean_score:.1f}",
            f"{rung.ms_per_decision:.2f}",
        ]
        for number, rung in zip(numbers, rungs, strict=True)
    ]
    return ["", "bot", "rating", "95% interval", *numbers, "score", "ms"], body


def section(ladder: Ladder, command: str) -> str:
    """The table in Markdown, and how it was made."""
    here = machine()
    about = f"{here['implementation']} {here['python']}, {here['form']}"
    made = f"{ladder.games} games for each pair; times with {about}. Made by"
    return "\n\n".join([markdown(*rows(ladder)), made, f"    {command}"])


def percent(rate: float | None) -> str:
    return "" if rate is None else f"{100 * rate:.1f}%"


def placed(page: str, name: str, text: str) -> str:
    """A page with a section in its place: between its marks, or at the end."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    whole = f"{begin}\n{text}\n{end}"
    there = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
    if there.search(page):
        return there.sub(lambda _: whole, page)
    return f"{page.rstrip()}\n\n{whole}\n".lstrip()
