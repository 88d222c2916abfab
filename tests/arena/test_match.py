"""Matches: seats change, chance stays, figures are right, faults are told."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from kontor import games
from kontor.arena import match
from kontor.arena.jobs import here, local
from kontor.arena.match import Clock, Figures, Match, MatchOrder, looks, play_match
from kontor.bots import BOTS
from kontor.bots.bot import Budget
from kontor.bots.random import RandomBot
from kontor.core.errors import KontorError
from kontor.core.game import State


def order(bots: str, title: str = "burgundy", seed: int = 1, **given: object) -> MatchOrder:
    names = bots.split(",")
    options = games.load(title).settle(given or {"players": len(names)})
    return MatchOrder(title, "", options, names, seed)


class LogBot(RandomBot):
    """Tells where it sits and what it sees first."""

    log: list[tuple[str, int, str]]
    name: str

    def __init__(self, seed: int | str):
        super().__init__(seed)
        self.asked = False

    def choose(self, known: State, seat: int, legal: list[int], budget: Budget) -> int:
        if not self.asked:
            self.log.append((self.name, seat, known.position(None)))
        self.asked = True
        return super().choose(known, seat, legal, budget)


def test_everybody_has_every_seat_with_the_same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    log: list[tuple[str, int, str]] = []
    for name in "abc":
        bot = type("Logged", (LogBot,), {"log": log, "name": name})
        monkeypatch.setitem(BOTS, name, bot)
    found = play_match(order("a,b,c", duchies="random", players=3), 6, here)
    assert found.games == 6
    games_logged = [log[first : first + 3] for first in range(0, len(log), 3)]
    for one_set in (games_logged[:3], games_logged[3:]):
        for name in "abc":
            seats = {seat for game in one_set for who, seat, _ in game if who == name}
            assert seats == {0, 1, 2}
        openings = {game[0][2] for game in one_set}
        assert len(openings) == 1
    assert games_logged[0][0][2] != games_logged[3][0][2]


def test_seats_go_round() -> None:
    assert order("a,b").seatings == [[0, 1], [1, 0]]
    assert order("a,b,c").seatings == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert order("a", mode="solo").seatings == [[0]]


def test_a_bot_plays_for_its_whole_team_or_each_for_a_seat() -> None:
    assert order("a,b", mode="team").seatings == [[0, 1, 0, 1], [1, 0, 1, 0]]
    assert len(order("a,b,c,d", mode="team").seatings) == 4
    with pytest.raises(KontorError, match="3 bots for 4 players in 2 teams"):
        play_match(order("greedy,greedy,greedy", mode="team"), 1, here)
    with pytest.raises(KontorError, match=r"3 bots for 2 players$"):
        play_match(order("greedy,greedy,greedy", players=2), 1, here)


class Ended(SimpleNamespace):
    """As much of a finished game as a match looks at."""

    side_points = State.side_points
    ahead = State.ahead
    shares_of_win = State.shares_of_win


def ended(outcome: list[int], scores: list[int], teams: bool = False) -> Any:
    points = [SimpleNamespace(total=score) for score in scores]
    return Ended(
        players=len(scores),
        outcome=outcome,
        scores=lambda: points,
        partners=lambda seat: [seat, (seat + 2) % 4] if teams else [seat],
    )


def test_a_shared_win_counts_in_parts() -> None:
    assert order("a,b,c,d").result(ended([1, 1, 3, 4], [90, 90, 80, 50])) == [
        Figures(0.5, 90, 0),
        Figures(0.5, 90, 0),
        Figures(0, 80, -10),
        Figures(0, 50, -40),
    ]


def test_partners_win_together() -> None:
    team = order("a,b", mode="team")
    ours, theirs = Figures(1, 40, 5), Figures(0, 35, -5)
    over = ended([1, 2, 1, 2], [10, 20, 30, 15], teams=True)
    assert team.result(over) == [ours, theirs, ours, theirs]
    both = team.result(ended([1, 1, 1, 1], [10, 20, 30, 20], teams=True))
    assert both == [Figures(0.5, 40, 0)] * 4


def test_who_plays_alone_wins_or_loses() -> None:
    assert order("a", mode="solo").result(ended([2], [31])) == [Figures(0, 31, 31)]
    found = play_match(order("greedy", mode="solo"), 3, here)
    (standing,) = found.standings
    assert found.games == 3
    assert standing.wins <= 3
    assert standing.mean_score > 20
    assert standing.margin is None
    with pytest.raises(KontorError, match="a game for one"):
        play_match(order("greedy", mode="solo"), 3, here, until_certain=True)


def test_the_figures_of_a_match_by_hand() -> None:
    """Two rotations, four sets: the first bot wins 2, 1, 1.5 and 0 of the two games.

    Its margins are 0, 2, 4, 6: deviation 2.582, t 3.182. With z² = 3.8415 its shares have the mean
    (2.25 + 1.9207) / 7.8415 = 0.5319, the variance 3.7332 / 7.8415 - 0.2829 = 0.1932, and so the
    interval 0.5319 ± 1.96 * 0.1570."""
    shares = [1, 0.5, 0.75, 0]
    sets = [
        [Figures(share, 100 + n, 2 * n), Figures(1 - share, 100 - n, -2 * n)]
        for n, share in enumerate(shares)
    ]
    found = Match(2, 0.5, sets, [Clock(40, 0.1), Clock(0, 0.0)])
    first, second = found.standings
    assert found.games == 8
    assert (first.wins, first.win_rate) == (4.5, 0.5625)
    assert (second.wins, second.win_rate) == (3.5, 0.4375)
    assert (first.mean_score, second.mean_score) == (101.5, 98.5)
    assert (first.margin, second.margin) == (3, -3)
    assert first.margin_interval == pytest.approx((3 - 4.108, 3 + 4.108), abs=1e-3)
    assert first.interval == pytest.approx((0.2242, 0.8395), abs=1e-3)
    assert second.interval == pytest.approx((1 - 0.8395, 1 - 0.2242), abs=1e-3)
    assert first.ms_per_decision == pytest.approx(2.5)
    assert second.ms_per_decision == 0
    assert not found.certain


class AskedBot(RandomBot):
    """Counts what it is asked."""

    asked = 0

    def choose(self, known: State, seat: int, legal: list[int], budget: Budget) -> int:
        assert len(legal) > 1
        type(self).asked += 1
        return super().choose(known, seat, legal, budget)


def test_time_is_taken_where_a_bot_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "asked", AskedBot)
    monkeypatch.setattr(AskedBot, "asked", 0)
    found = play_match(order("asked,random", "mombasa"), 2, here)
    assert found.clocks[0].asked == AskedBot.asked > 0
    assert found.clocks[0].seconds > 0


def test_the_games_are_rounded_up_to_whole_sets_and_told() -> None:
    seen: list[int] = []
    found = play_match(order("random,random,random"), 7, here, seen.append)
    assert (found.games, len(found.sets)) == (9, 3)
    assert seen == [3, 6, 9]


def test_a_match_does_not_depend_on_the_number_of_processes() -> None:
    one = order("random,greedy", "mombasa", seed=5)
    alone = play_match(one, 6, here)
    spread = play_match(one, 6, local(2))
    assert spread.sets == alone.sets
    assert [clock.asked for clock in spread.clocks] == [clock.asked for clock in alone.clocks]
    assert play_match(replace(one, seed=6), 6, here).sets != alone.sets


class WrongBot(RandomBot):
    """Chooses what is not there."""

    def choose(self, _known: State, _seat: int, legal: list[int], _budget: Budget) -> int:
        legal.append(10**6)
        return 10**6


class BrokenBot(RandomBot):
    """Does not work."""

    def choose(self, _known: State, _seat: int, legal: list[int], _budget: Budget) -> int:
        raise ValueError(len(legal[1:1]))


class CircleBot(RandomBot):
    """Plans a card and takes it back, for ever."""

    def choose(self, known: State, seat: int, legal: list[int], _budget: Budget) -> int:
        back = [action for action in legal if known.write(seat, action).startswith("clear")]
        return (back or legal)[0]


class UnmadeBot(RandomBot):
    """Cannot even be made."""

    def __init__(self, seed: int | str):
        super().__init__(seed)
        raise ValueError("no")


@pytest.mark.parametrize(
    ("bot", "complaint"),
    [
        (WrongBot, "game 1 of seed 1: bad in seat 1 chose 1000000, which is not legal"),
        (BrokenBot, r"game 1 of seed 1: bad in seat 1 failed: ValueError: 0 \(test_match.py, line"),
        (UnmadeBot, r"^bad failed: ValueError: no \(test_match.py, line"),
    ],
)
def test_a_fault_of_a_bot_ends_the_match(
    monkeypatch: pytest.MonkeyPatch, bot: type[RandomBot], complaint: str
) -> None:
    monkeypatch.setitem(BOTS, "bad", bot)
    with pytest.raises(KontorError, match=complaint):
        play_match(order("random,bad"), 4, here)


def test_a_bot_that_goes_in_circles_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "circle", CircleBot)
    monkeypatch.setattr(match, "MOST_DECISIONS", 500)
    with pytest.raises(KontorError, match="game 1 of seed 1: circle in seat 0 does not come to an"):
        play_match(order("circle,random", "mombasa"), 2, here)


def test_a_fault_in_another_process_is_told(tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text(
        "from kontor.bots import Bot\n\n\n"
        "class Bad(Bot):\n"
        "    def choose(self, known, seat, legal, budget):\n"
        "        return 1 // 0\n"
    )
    with pytest.raises(KontorError, match=r"game \d of seed 3: .*bad.py:Bad in seat \d failed: "):
        play_match(order(f"{file}:Bad,random", seed=3), 4, local(2))


@dataclass(frozen=True)
class CoinOrder(MatchOrder):
    """A match of coins, quick to play."""

    rate: float = 0.5

    def play(self, numbers: range) -> Match:
        found = Match(2, 0.5, clocks=[Clock(), Clock()])
        for number in numbers:
            random = Random(f"{self.seed} {number}").random
            won = (float(random() < self.rate) + float(random() < self.rate)) / 2
            found.sets.append([Figures(won, 0, 0), Figures(1 - won, 0, 0)])
        return found


def coins(rate: float, games: int = 400) -> Callable[[int], Match]:
    base = order("random,random")
    about = (base.title, "", base.options, base.bots)
    return lambda seed: play_match(CoinOrder(*about, seed, rate), games, here, until_certain=True)


def test_looks_come_at_doubling_numbers_of_sets() -> None:
    assert looks(200) == [13, 25, 50, 100, 200]
    assert looks(20) == [10, 20]
    assert looks(3) == [3]


def test_a_clear_match_ends_early() -> None:
    found = coins(0.95)(1)
    assert found.stopped_early
    assert found.games < 100
    assert found.certain
    assert found.confidence == pytest.approx(0.99)


def test_an_even_match_is_rarely_thought_uneven() -> None:
    """At most one in twenty, however often we look."""
    even = coins(0.5)
    wrong = sum(even(seed).certain for seed in range(300))
    assert wrong / 300 <= 0.05


def test_a_match_without_looks_plays_everything() -> None:
    found = play_match(order("greedy,random"), 2, here)
    assert (found.stopped_early, found.confidence, found.games) == (False, 0.95, 2)
    assert not found.certain
