"""The command as a user types it."""

import json
import re
import subprocess
import sys
from pathlib import Path
from platform import python_version

import pytest

from command import Command
from kontor import __version__, form
from kontor.core import record as records
from kontor.core.components import standard_folder


@pytest.fixture
def game(kontor: Command, tmp_path: Path) -> Path:
    file = tmp_path / "game.kontor"
    code, out, _ = kontor("record", "burgundy", "--bots", "random", "--seed", 1, "-o", file)
    assert code == 0
    assert "decisions" in out
    return file


def test_version_and_help(kontor: Command) -> None:
    version = kontor("--version")[1]
    assert version == f"kontor {__version__} ({form()}, Python {python_version()})\n"
    code, out, _ = kontor("--help")
    assert code == 0
    for command in ("play", "sim", "match", "ladder", "record", "replay", "verify", "rules"):
        assert command in out


def test_record_replay_and_verify(kontor: Command, game: Path) -> None:
    record = records.read(game.read_text())
    assert record.players == ["random", "random"]
    code, out, _ = kontor("replay", game, "--json")
    found = json.loads(out)
    assert code == 0
    assert found["finished"] is True
    assert found["scores"] == record.result
    assert found["move"] == found["decisions"] == len(record.standing())
    code, out, _ = kontor("replay", game)
    assert found["hash"] in out
    code, out, _ = kontor("verify", game)
    assert code == 0
    assert "all draws match the key" in out


def test_the_board_at_a_move(kontor: Command, game: Path) -> None:
    code, out, _ = kontor("replay", game, "--move", 20)
    assert code == 0
    assert "decisions 20, hash" in out
    assert "Phase A" in out
    found = json.loads(kontor("replay", game, "--move", 20, "--json")[1])
    assert (found["move"], found["finished"], found["outcome"]) == (20, False, None)
    assert found["position"].startswith("burgundy players=2")


def test_the_same_seed_records_the_same_game(kontor: Command, game: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.kontor"
    kontor("record", "burgundy", "--bots", "random", "--seed", 1, "-o", other)
    assert other.read_text() == game.read_text()
    kontor("record", "burgundy", "--bots", "random", "-o", other)
    assert other.read_text() != game.read_text()


def test_a_game_is_branched_at_a_move(kontor: Command, game: Path, tmp_path: Path) -> None:
    branch = tmp_path / "branch.kontor"
    code, _, _ = kontor("record", "burgundy", "--from", game, "--move", 30, "-o", branch)
    assert code == 0
    assert "draws after the branch match" in kontor("verify", branch)[1]
    first, second = (records.read(file.read_text()).standing() for file in (game, branch))
    assert first[:30] == second[:30]


def test_a_running_game_verifies_without_its_key(
    kontor: Command, game: Path, tmp_path: Path
) -> None:
    lines = game.read_text().split("\n")
    running = tmp_path / "running.kontor"
    running.write_text("\n".join([*lines[:7], *lines[8:40]]) + "\n")
    code, out, _ = kontor("verify", running)
    assert code == 0
    assert "draws unchecked, no key yet" in out


def test_rules_are_listed_with_their_proofs(kontor: Command) -> None:
    found = json.loads(kontor("rules", "burgundy", "--json")[1])
    assert set(found) == {"rules", "proven", "unproven"}
    assert found["rules"] == found["proven"] > 100
    code, out, _ = kontor("rules", "burgundy", "--find", "Kloster 8", "--language", "de")
    assert code == 0
    assert "B-MON-8" in out
    assert kontor("rules", "burgundy", "--language", "xx")[0] == 2
    code, out, _ = kontor("rules", "burgundy", "--find", "monastery 8")
    assert code == 0
    assert "B-MON-8" in out
    assert "tests/games/burgundy/" in out
    assert "B-SHIP-1" not in out


def test_options_are_listed(kontor: Command) -> None:
    found = json.loads(kontor("options", "burgundy", "--json")[1])
    assert found["game"] == "burgundy"
    players = found["options"][0]
    assert (players["name"], players["min"], players["max"], players["default"]) == (
        "players",
        1,
        4,
        2,
    )
    assert "duchies" in kontor("options", "burgundy")[1]


def test_components_are_listed_and_checked(kontor: Command, tmp_path: Path) -> None:
    code, out, _ = kontor("components", "burgundy")
    assert code == 0
    assert "tile church" in out
    found = json.loads(kontor("components", "burgundy", "--json")[1])
    assert found["name"] == "burgundy-2019"
    assert found["sources"]["rulebook"] > 70
    assert found["sources"]["own"] == 9
    (tmp_path / "board.toml").write_text("name = 'mine'")
    assert "title is missing" in kontor.fails("components", "check", tmp_path, "--game", "burgundy")
    (tmp_path / "board.toml").unlink()
    assert "is a sound set" in kontor("components", "check", tmp_path, "--game", "burgundy")[1]
    assert "needs a folder" in kontor.fails("components", "check")


def test_the_board_of_mombasa_is_drawn(kontor: Command, tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    assert kontor("components", "mombasa", "--svg", file)[0] == 0
    assert file.read_text().startswith("<svg")
    assert "no drawing" in kontor.fails("components", "burgundy", "--svg", file)
    found = json.loads(kontor("components", "mombasa", "--json")[1])
    assert found["sources"]["own"] > 0
    assert found["sources"]["rulebook"] > 0


def test_a_game_is_played_with_components_of_ones_own(kontor: Command, tmp_path: Path) -> None:
    own = tmp_path / "set"
    own.mkdir()
    text = (standard_folder("burgundy") / "board.toml").read_text("utf-8")
    (own / "board.toml").write_text(text.replace("silver = 1\n", "silver = 3\n"))
    file = tmp_path / "own.kontor"
    kontor("record", "burgundy", "--components", own, "--bots", "random", "-o", file)
    assert "all draws match the key" in kontor("verify", file)[1]
    code, out, _ = kontor("sim", "burgundy", "--components", own, "--games", 1, "--json")
    assert code == 0
    assert json.loads(out)["games"] == 1


def test_bench_prints_figures(kontor: Command) -> None:
    code, out, _ = kontor("bench", "burgundy", "--seconds", 0.1, "--json")
    assert code == 0
    results = [result for result in json.loads(out)["results"] if result["form"] == form()]
    assert len(results) == 6
    assert all(result["decisions_per_second"] > 0 for result in results)


def test_bench_writes_a_page_with_a_chart(kontor: Command, tmp_path: Path) -> None:
    page = tmp_path / "speed.md"
    assert "decisions/s" in kontor("bench", "mombasa", "--seconds", 0.1, "--page", page)[1]
    assert "speed.svg" in page.read_text("utf-8")
    assert "mombasa" in (tmp_path / "speed.svg").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["sim", "chess"], "there is no game 'chess'"),
        (["sim", "burgundy", "--set", "duchies"], "--set duchies: write NAME=VALUE"),
        (["sim", "burgundy", "--set", "colour=red"], "option colour: there is no such option"),
        (["record", "burgundy"], "-o"),
        (["record", "burgundy", "--move", 3, "-o", "x"], "--move goes with --from"),
        (["record", "burgundy", "-o", "/nowhere/x"], "/nowhere/x: No such file"),
        (["replay", "/nowhere/x"], "/nowhere/x: No such file"),
        (["replay", "."], ".: Is a directory"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["fly"], "No such command"),
    ],
)
def test_bad_arguments_get_a_clear_message(
    kontor: Command, arguments: list[object], complaint: str
) -> None:
    assert complaint in kontor.fails(*arguments)


def test_bad_files_get_a_clear_message(kontor: Command, game: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.kontor"
    broken.write_bytes(b"\xff\xfe\x00")
    assert "this is not a text file" in kontor.fails("replay", broken)
    broken.write_text(game.read_text().replace("result ", "result 1"))
    assert re.search(r"line \d+: the result is", kontor.fails("verify", broken))
    broken.write_text(game.read_text().replace("game: burgundy", "game: go"))
    assert "there is no game 'go'" in kontor.fails("verify", broken)
    broken.write_text("hello\n")
    assert "line 1: 'hello' is no header line" in kontor.fails("replay", broken)
    assert "there is no move 99999" in kontor.fails("replay", game, "--move", 99999)
    complaint = kontor.fails("record", "burgundy", "--from", game, "--players", 2, "-o", "x")
    assert "--from takes its options from the record" in complaint


def test_a_closed_pipe_is_no_error() -> None:
    command = f"'{sys.executable}' -m kontor rules burgundy | head -1"
    run = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert "Traceback" not in run.stderr


def test_a_game_that_nobody_wins_is_counted(kontor: Command) -> None:
    solo = ("burgundy", "--set", "mode=solo", "--games", "2", "--seed", "1")
    for command in ("sim", "stats"):
        status, out, complaint = kontor(command, *solo, "--bots", "random")
        assert status == 0, complaint
        assert "filled" in out
