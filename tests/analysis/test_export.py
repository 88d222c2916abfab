"""Games as tables: what is written is what happened, in both formats."""

import json
from pathlib import Path

import pytest
from pyarrow import parquet

from command import Command
from kontor import games
from kontor.analysis.export import rows, write
from kontor.analysis.games import Played, by_bots
from kontor.analysis.stats import count
from kontor.core.errors import KontorError


@pytest.fixture(scope="module")
def played() -> list[Played]:
    found = []
    for title in games.TITLES:
        game = games.load(title)
        found += list(by_bots(game, game.settle({"players": 2}), ["random", "greedy"], 1, 7))
    return found


def test_a_row_is_a_decision_with_what_the_seat_knew(played: list[Played]) -> None:
    for game in played:
        found = list(rows([game], features=True))
        assert len(found) == len(game.trail.decisions)
        for row, state, decision in zip(
            found, game.trail.states, game.trail.decisions, strict=False
        ):
            assert (row["seat"], row["action"]) == (decision.seat, decision.text)
            assert row["code"] in state.legal(decision.seat)
            assert row["legal"] == state.legal(decision.seat)
            assert row["features"] == list(state.known_to(decision.seat).features(decision.seat))
            assert row["place"] == (game.end.outcome or [])[decision.seat]
            assert row["score"] == (game.record.result or [])[decision.seat]
        margins = {row["seat"]: row["margin"] for row in found}
        first, second = game.record.result or []
        assert margins == {0: first - second, 1: second - first}


def test_partners_fare_together() -> None:
    game = games.load("burgundy")
    played = list(by_bots(game, game.settle({"mode": "team"}), ["random"] * 4, 1, 1))
    points = played[0].record.result or []
    sides = [points[0] + points[2], points[1] + points[3]]
    for row in rows(played, features=False):
        seat = row["seat"]
        assert isinstance(seat, int)
        assert row["score"] == sides[seat % 2]
        assert row["margin"] == sides[seat % 2] - sides[1 - seat % 2]
    tallies = count(played).seats
    assert [tallies[seat].wins for seat in range(4)] == [
        float(place == 1) for place in played[0].end.outcome or []
    ]


def test_both_formats_say_the_same(played: list[Played], tmp_path: Path) -> None:
    expected = list(rows(played, features=True))
    assert write(played, tmp_path / "games.jsonl", True) == len(expected)
    assert write(played, tmp_path / "games.parquet", True) == len(expected)
    lines = (tmp_path / "games.jsonl").read_text().splitlines()
    assert [json.loads(line) for line in lines] == expected
    assert parquet.read_table(tmp_path / "games.parquet").to_pylist() == expected


def test_features_can_be_left_out(played: list[Played], tmp_path: Path) -> None:
    write(played, tmp_path / "games.parquet", False)
    assert "features" not in parquet.read_table(tmp_path / "games.parquet").column_names


def test_another_ending_is_an_error(played: list[Played], tmp_path: Path) -> None:
    with pytest.raises(KontorError, match=r"should end with \.parquet \(Parquet\) or \.jsonl"):
        write(played, tmp_path / "games.csv", True)
    assert not (tmp_path / "games.csv").exists()


@pytest.mark.parametrize("ending", ["jsonl", "parquet"])
def test_a_bad_record_leaves_what_was_there(kontor: Command, tmp_path: Path, ending: str) -> None:
    good, bad, table = (tmp_path / name for name in ("good.kontor", "bad.kontor", f"t.{ending}"))
    kontor("record", "burgundy", "--bots", "random", "--seed", "1", "-o", good)
    bad.write_text(good.read_text().replace("result", "end of it"))
    kontor("export", good, "-o", table)
    before = table.read_bytes()
    assert "bad.kontor" in kontor.fails("export", good, bad, "-o", table)
    assert table.read_bytes() == before
    assert sorted(tmp_path.iterdir()) == sorted([good, bad, table])


def test_the_command_takes_records_and_titles(kontor: Command, tmp_path: Path) -> None:
    kontor("record", "mombasa", "--bots", "random", "--seed", "1", "-o", tmp_path / "game.kontor")
    _, told, _ = kontor("export", tmp_path / "game.kontor", "-o", tmp_path / "game.parquet")
    table = parquet.read_table(tmp_path / "game.parquet")
    assert f"{table.num_rows} decisions" in " ".join(told.split())
    kontor("export", "mombasa", "--games", "2", "--bots", "random", "-o", tmp_path / "two.jsonl")
    names = {json.loads(line)["game"] for line in (tmp_path / "two.jsonl").open()}
    assert names == {"0/0", "0/1"}
