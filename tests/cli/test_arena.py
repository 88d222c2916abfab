"""Bots play many games: sim, match and ladder as a user types them, and opponents by level."""

import json
import re
from pathlib import Path

import pytest

from command import Command
from kontor.bots import LEVELS

TIMES = ("seconds", "ms_per_decision")

BAD_BOT = """
from kontor.bots import Bot


class Bad(Bot):
    def choose(self, known, seat, legal, budget):
        return legal[len(legal)]
"""


def test_sim_counts_games(kontor: Command) -> None:
    arguments = ("sim", "burgundy", "--players", 3, "--games", 3, "--bots", "random,greedy,random")
    code, out, _ = kontor(*arguments, "--seed", 1, "--json")
    found = json.loads(out)
    assert code == 0
    assert set(found) == {
        "games", "decisions", "seconds", "decisions_per_second", "games_per_second",
        "mean_scores", "wins", "of_fair_share", "errors", "findings",
    }  # fmt: skip
    assert (found["games"], found["wins"], found["errors"]) == (3, [0, 3, 0], 0)
    again = json.loads(kontor(*arguments, "--seed", 1, "--json")[1])
    assert again["mean_scores"] == found["mean_scores"]
    code, out, _ = kontor(*arguments, "--seed", 1)
    assert re.search(r"3 games, \d+ decisions", out)
    assert "points from" in out


def test_sim_tells_what_wins_at_mombasa(kontor: Command) -> None:
    arguments = ("sim", "mombasa", "--games", 1, "--set", "setup=variable")
    code, out, _ = kontor(*arguments, "--json")
    found = json.loads(out)["findings"]
    assert code == 0
    assert set(found["labels"]) == {"place", "strategy", "company", "track", "start"}
    assert len(found["sources"]) == 7
    code, out, _ = kontor(*arguments)
    for words in ("of fair share", "bookkeeping", "leading company", "strategy", "D2"):
        assert words in out


def test_sim_takes_options_of_the_game(kontor: Command) -> None:
    arguments = ("--set", "duchies=random", "--set", "start=secret", "--games", 1, "--json")
    code, out, _ = kontor("sim", "burgundy", *arguments)
    assert code == 0
    assert json.loads(out)["games"] == 1


def test_a_simulation_is_the_same_on_several_processes(kontor: Command) -> None:
    def figures(*jobs: object) -> dict[str, object]:
        found = json.loads(kontor("sim", "burgundy", "--games", 3, "--json", *jobs)[1])
        return {name: found[name] for name in ("games", "decisions", "mean_scores", "wins")}

    assert figures("--jobs", 2) == figures()


def figures(kontor: Command, *arguments: object) -> dict[str, object]:
    """The JSON of a command, without times."""
    code, out, _ = kontor(*arguments, "--json")
    assert code == 0
    return {name: value for name, value in json.loads(out).items() if name not in TIMES}


def test_a_match_for_programs(kontor: Command) -> None:
    arguments = ("match", "burgundy", "--bots", "random,greedy", "--games", 5, "--seed", 3)
    code, out, _ = kontor(*arguments, "--json")
    found = json.loads(out)
    assert code == 0
    assert set(found) == {
        "title", "options", "seed", "games", "rotations", "stopped_early", "confidence",
        "fair_share", "bots", "wins", "win_rate", "interval", "mean_scores", "margin",
        "margin_interval", "ms_per_decision", "playouts_per_decision", "seconds",
    }  # fmt: skip
    assert (found["title"], found["seed"], found["options"]["players"]) == ("burgundy", 3, 2)
    assert (found["games"], found["rotations"], found["stopped_early"]) == (6, 2, False)
    assert found["bots"] == ["random", "greedy"]
    assert (found["wins"], found["win_rate"]) == ([0, 6], [0, 1])
    assert found["interval"][0] == pytest.approx(
        [1 - bound for bound in found["interval"][1][::-1]]
    )
    assert found["mean_scores"][0] < found["mean_scores"][1]
    assert found["margin"][0] == -found["margin"][1] < 0
    assert found["ms_per_decision"][0] < found["ms_per_decision"][1]


def test_a_match_is_the_same_on_several_processes(kontor: Command) -> None:
    arguments = ("match", "mombasa", "--bots", "greedy@8,random", "--games", 4, "--seed", 2)
    assert figures(kontor, *arguments, "--jobs", 2) == figures(kontor, *arguments)


def test_a_match_for_people(kontor: Command) -> None:
    code, out, _ = kontor("match", "burgundy", "--bots", "greedy,random", "--games", 3)
    assert code == 0
    assert re.search(r"greedy +│ 4 +│ 100.0% │ \d+\.\d to 100.0% ", out)
    assert "playouts" not in out
    assert "4 games, 2 for each bot in each seat; seed 0" in out
    assert "With 3 games not everybody" in out
    assert "What greedy wins is not certain to differ from its fair share of 50.0%" in out
    out = kontor("match", "burgundy", "--bots", "greedy,random", "--games", 40, "--until-certain")[
        1
    ]
    assert "Certain before all 40 games were played." in out
    assert "certainly more than its fair share" in out
    out = kontor("match", "burgundy", "--bots", "greedy", "--set", "mode=solo", "--games", 1)[1]
    assert "fair share" not in out


def test_a_match_that_is_kept_is_not_played_again(kontor: Command, tmp_path: Path) -> None:
    arguments = ("match", "mombasa", "--bots", "random,greedy", "--games", 2, "--seed", 1)
    folder = tmp_path / "kept"
    first = json.loads(kontor(*arguments, "--keep", folder, "--json")[1])
    again = json.loads(kontor(*arguments, "--keep", folder, "--json")[1])
    assert again == first
    assert len(list(folder.iterdir())) == 1
    code, _, error = kontor(*arguments, "--keep", folder, "--until-certain")
    assert code == 2
    assert "leave out --until-certain" in error


def test_a_match_takes_its_players_from_the_bots(kontor: Command) -> None:
    arguments = ("match", "mombasa", "--games", 1, "--bots")
    found = figures(kontor, *arguments, "random,random,random,random")
    assert (found["games"], found["fair_share"]) == (4, 0.25)
    found = figures(kontor, *arguments, "random", "--players", 3)
    assert found["bots"] == ["random"] * 3
    team = figures(
        kontor, "match", "burgundy", "--bots", "random", "--set", "mode=team", "--games", 1
    )
    assert (team["games"], team["fair_share"]) == (4, 0.5)


def test_a_budget_for_all(kontor: Command) -> None:
    arguments = ("match", "mombasa", "--bots", "random,random@8", "--games", 1)
    assert figures(kontor, *arguments, "--budget", "5ms")["bots"] == ["random@5ms", "random@8"]
    assert "there is no budget 'fast'" in kontor.fails(*arguments, "--budget", "fast")


def test_playouts_are_told_where_they_are_counted(kontor: Command, tmp_path: Path) -> None:
    file = tmp_path / "counting.py"
    counting = "self.playouts += budget.playouts\n        return legal[-1]"
    file.write_text(BAD_BOT.replace("return legal[len(legal)]", counting))
    arguments = ("match", "burgundy", "--bots", f"{file}:Bad@8,random", "--games", 2)
    assert figures(kontor, *arguments)["playouts_per_decision"] == [8, 0]
    assert "playouts" in kontor(*arguments)[1]


def test_a_bot_of_ones_own_and_its_faults(kontor: Command, tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text(BAD_BOT)
    complaint = kontor.fails("match", "burgundy", "--bots", f"{file}:Bad,random", "--seed", 4)
    assert re.search(r"game 1 of seed 4: \S+bad.py:Bad in seat \d failed: IndexError", complaint)
    assert "bad.py, line 7" in complaint
    file.write_text(BAD_BOT.replace("[len(legal)]", "[-1]"))
    other = file.rename(tmp_path / "good.py")
    assert figures(kontor, "match", "burgundy", "--bots", f"{other}:Bad,random", "--games", 1)


def test_a_ladder_for_programs_and_people(kontor: Command, tmp_path: Path) -> None:
    arguments = ("ladder", "burgundy", "--bots", "random,greedy-1", "--games", 4, "--seed", 1)
    found = figures(kontor, *arguments)
    assert set(found) == {
        "title", "options", "seed", "games", "bots", "rating", "interval", "win_rates",
        "mean_scores",
    }  # fmt: skip
    assert found["win_rates"] == [[None, 0], [1, None]]
    assert figures(kontor, *arguments, "--jobs", 2) == found
    page = tmp_path / "bots.md"
    page.write_text("# Bots\n\nProse.\n")
    settings = ("--set", "shields=on", "--set", "inns=on")
    for more in ((), settings, settings[2:] + settings[:2]):
        code, out, _ = kontor(*arguments, *more, "--page", page)
        assert code == 0
        assert "yardstick" in out
    text = page.read_text("utf-8")
    assert text.startswith("# Bots\n\nProse.\n\n<!-- ladder burgundy -->\n|  | bot |")
    assert text.count("<!-- ladder burgundy inns=on shields=on -->") == 1
    command = f"kontor ladder burgundy --bots random,greedy-1 --games 4 --seed 1 --page {page}"
    assert command in text
    assert "--set inns=on --set shields=on --games 4" in text


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["sim", "burgundy", "--players", 9], "option players: 9 is not from 1 to 4"),
        (["sim", "burgundy", "--bots", "random,random,random"], "3 bots for 2 players"),
        (["sim", "burgundy", "--bots", "deep"], "there is no bot 'deep'"),
        (["sim", "burgundy", "--games", 0], "greater than or equal to 1"),
        (["sim", "burgundy", "--seed", "x"], "valid integer"),
        (["sim", "burgundy", "--on", "moon"], "--on moon: there are local, ray"),
        (["match", "burgundy"], "--bots"),
        (["match", "burgundy", "--bots", "deep,random"], "there is no bot 'deep'"),
        (["match", "burgundy", "--bots", "random,random", "--players", 3], "2 bots for 3 players"),
        (["match", "burgundy", "--bots", "no.py:Bot,random"], "no.py: No such file"),
        (["match", "burgundy", "--bots", "random,random", "--on", "moon"], "there are local, ray"),
        (["match", "burgundy", "--bots", "random", "--games", 0], "greater than or equal to 1"),
        (["ladder", "burgundy", "--set", "mode=solo"], "two players, or two teams"),
        (["ladder", "burgundy", "--bots", "random"], "several bots, each named once"),
        (["ladder", "burgundy", "--bots", "random,deep"], "there is no bot 'deep'"),
        (["play", "burgundy", "--level", "king"], "there is no level 'king'; there are: apprent"),
        (["play", "--level", "apprentice", "--bots", "random"], "--level and --bots both name"),
    ],
)
def test_bad_arguments_get_a_clear_message(
    kontor: Command, arguments: list[object], complaint: str
) -> None:
    assert complaint in kontor.fails(*arguments)


@pytest.mark.parametrize("level", [*LEVELS, "Apprentice"])
def test_opponents_are_chosen_by_level(
    kontor: Command, level: str, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda _prompt: "q")
    code, out, _ = kontor("play", "burgundy", "--level", level, "--seed", 1, "--players", 3)
    assert code == 0
    shown = level.replace("-", " ").title()
    assert f"against {shown}, {shown})" in out
    saved = json.loads((data / "terminal" / "burgundy.save").read_text())
    assert saved["bots"] == [level.lower()] * 2
    assert f"players: Player, {shown}-1, {shown}-2" in saved["record"]
