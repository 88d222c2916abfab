"""Ratings from known strengths, and the ladder with its page."""

from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kontor import games
from kontor.arena import kept
from kontor.arena.jobs import here, run
from kontor.arena.kept import Kept
from kontor.arena.ladder import climb
from kontor.arena.ladderpage import placed, section
from kontor.arena.match import Match, MatchOrder, play_match
from kontor.arena.ratings import elo, rate, strengths
from kontor.core.errors import KontorError


def order(bots: str, title: str = "burgundy", **given: object) -> MatchOrder:
    return MatchOrder(title, "", games.load(title).settle(given), bots.split(","), 1)


def test_three_of_four_wins_are_191_points() -> None:
    assert elo([[0, 30], [10, 0]], 1) == pytest.approx([1000 + 190.85, 1000], abs=0.01)


def test_known_strengths_are_found_again() -> None:
    true = [1, 2, 4, 400]
    wins = [[100 * a / (a + b) if a != b else 0 for b in true] for a in true]
    found = strengths(wins)
    assert [strength / found[0] for strength in found] == pytest.approx(true, rel=1e-3)


def test_ratings_are_the_most_likely_ones() -> None:
    """Everybody then expects as many wins as there were."""
    wins = [[0, 7, 9], [3, 0, 8], [1, 2, 0]]
    found = strengths(wins)
    for i in range(3):
        expected = sum(
            (wins[i][j] + wins[j][i]) * found[i] / (found[i] + found[j]) for j in range(3) if j != i
        )
        assert expected == pytest.approx(sum(wins[i]), rel=1e-4)


def sampled(
    rates: dict[tuple[int, int], float], sets: int, seed: int
) -> dict[tuple[int, int], list[float]]:
    random = Random(seed).random
    return {
        pair: [(float(random() < p) + float(random() < p)) / 2 for _ in range(sets)]
        for pair, p in rates.items()
    }


def test_intervals_of_ratings_hold() -> None:
    """Strengths 1, 3 and 9: steps of 190.85 points."""
    rates = {(0, 1): 1 / 4, (0, 2): 1 / 10, (1, 2): 1 / 4}
    held = 0
    for seed in range(40):
        low, middle, high = rate(sampled(rates, 40, seed), 3, 1, seed)
        assert (middle.value, middle.low, middle.high) == (1000, 1000, 1000)
        held += low.low <= 1000 - 190.85 <= low.high
        held += high.low <= 1000 + 190.85 <= high.high
    assert held >= 0.88 * 80


def test_who_wins_everything_is_better_by_an_unknown_lot() -> None:
    few, many = ({(0, 1): [1.0] * sets} for sets in (10, 100))
    best, other = rate(few, 2, 1, 0)
    assert other.value == 1000
    assert 1100 < best.low < best.value < best.high
    assert rate(many, 2, 1, 0)[0].low > best.low
    assert rate(few, 2, 1, 0)[0] == best


def test_all_pairs_play() -> None:
    seen: list[int] = []
    found = climb(order("random,greedy,greedy-1"), 4, here, seen.append)
    assert list(found.matches) == list(combinations(range(3), 2))
    assert (found.games, seen[-1]) == (4, 12)
    random, greedy, reference = found.rungs()
    assert reference.rating.value == 1000
    assert greedy.rating.value == pytest.approx(1000, abs=1)
    assert random.rating.value < 900
    assert greedy.win_rates == [1, None, 0.5]
    assert greedy.mean_score > random.mean_score
    text = section(found, "kontor ladder burgundy")
    lines = text.split("\n")
    assert lines[0] == "|  | bot | rating | 95% interval | 1 | 2 | 3 | score | ms |"
    assert lines[4].startswith("| 3 | random |")
    assert "| greedy-1 | 1000 | yardstick |" in text
    assert lines[-1] == "    kontor ladder burgundy"


def test_without_the_reference_the_first_bot_is_the_yardstick() -> None:
    found = climb(order("random,greedy@8", "mombasa"), 2, here)
    assert found.rungs()[0].rating.value == 1000
    assert climb(order("random,greedy-1@8", "mombasa"), 2, here).yardstick == 1


def test_teams_are_pairs_too_but_four_players_are_not() -> None:
    assert climb(order("random,greedy", mode="team"), 2, here).games == 2
    with pytest.raises(KontorError, match="two players, or two teams"):
        climb(order("random,greedy", players=3), 2, here)
    for names in ("greedy", "greedy,random,greedy"):
        with pytest.raises(KontorError, match="several bots, each named once"):
            climb(order(names), 2, here)


def test_a_section_takes_its_place_and_prose_stays() -> None:
    page = "# Bots\n\nBefore.\n\n<!-- ladder a -->\nold\n<!-- end of ladder a -->\n\nAfter.\n"
    new = placed(page, "ladder a", "new \\1")
    assert new == page.replace("old", "new \\1")
    assert placed(new, "ladder a", "new \\1") == new
    other = placed(new, "ladder a inns=on", "more")
    assert other.startswith(new.rstrip())
    assert other.endswith("<!-- ladder a inns=on -->\nmore\n<!-- end of ladder a inns=on -->\n")
    assert placed("", "ladder a", "x").startswith("<!-- ladder a -->")


def test_a_ladder_goes_on_with_what_was_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "new" / "folder"
    first = climb(order("random,greedy", "mombasa"), 2, here, kept=Kept(folder))
    played: list[list[str]] = []

    def count(duel: MatchOrder, *about: Any) -> Match:
        played.append(list(duel.bots))
        return run(duel, *about)

    monkeypatch.setattr(kept, "run", count)
    names = "random,greedy,greedy-1"
    seen: list[int] = []
    more = climb(order(names, "mombasa"), 2, here, seen.append, Kept(folder))
    assert played == [["random", "greedy-1"], ["greedy", "greedy-1"]]
    assert (seen[0], seen[-1]) == (2, 6)
    assert more.matches[0, 1] == first.matches[0, 1]
    assert climb(order(names, "mombasa"), 2, here, kept=Kept(folder)) == more
    assert len(played) == 2
    climb(order("random,greedy", "mombasa"), 4, here, kept=Kept(folder))
    climb(order("random,greedy", "mombasa", setup="variable"), 2, here, kept=Kept(folder))
    assert len(played) == 4


def test_an_interrupted_match_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pair = order("random,greedy", "mombasa")
    monkeypatch.setattr(kept, "PART", 2)
    whole = play_match(pair, 9, here)
    done: list[int] = []

    def stop(games: int) -> None:
        if games == 6:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Kept(tmp_path).play(pair, 9, here, stop)
    match = Kept(tmp_path).play(pair, 9, here, done.append)
    assert done == [6, 8, 10]
    assert match.sets == whole.sets
    assert [(one.asked, one.playouts) for one in match.clocks] == [
        (one.asked, one.playouts) for one in whole.clocks
    ]


def test_a_kept_file_that_is_broken_is_named(tmp_path: Path) -> None:
    pair = order("random,greedy", "mombasa")
    file = Kept(tmp_path).file(pair, 2)
    for text in (
        "{",
        "{}",
        '{"result": 3}',
        '{"result": {"sets": 3}}',
        '{"result": {"sets": [], "clocks": []}}',
    ):
        file.write_text(text)
        with pytest.raises(KontorError, match=f"{file.name}: this is not a kept match"):
            climb(pair, 2, here, kept=Kept(tmp_path))
    with pytest.raises(KontorError, match="File exists"):
        Kept(file)
