"""A game judged: costs that can be reckoned by hand, luck apart from choices, no hidden things."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from kontor import games
from kontor.analysis import analyze
from kontor.analysis.analyze import Analysis, AnalysisOrder, Moment, moments
from kontor.analysis.curve import curve
from kontor.analysis.games import Played
from kontor.analysis.judgement import Examiner
from kontor.analysis.report import Told, document, names, unworded
from kontor.arena import jobs
from kontor.arena.jobs import Progress
from kontor.arena.recording import play_on
from kontor.bots.bot import Budget, Player
from kontor.bots.greedy import GreedyBot
from kontor.bots.search import SearchBot
from kontor.core import play as plays
from kontor.core.chance import SampledChance, key_from_seed
from kontor.core.errors import KontorError
from kontor.core.game import State
from kontor.core.play import Play
from kontor.core.replay import follow
from kontor.core.words import Words


def started(title: str, players: int = 2, **options: object) -> Play:
    game = games.load(title)
    given = {"players": players, **options}
    running, _ = plays.start(
        game, given, key_from_seed(1), [f"player{seat}" for seat in range(players)]
    )
    return running


def greedily(running: Play, decisions: int) -> Play:
    """Play on for so many decisions."""
    player = Player(GreedyBot(1), Budget(playouts=1))
    for _ in range(decisions):
        seat = running.state.actors[0]
        running.act(seat, player.decide(running.state, seat))
    return running


def replayed(running: Play) -> Played:
    return Played("game", running.record, follow(running.game, running.record))


def looked_at(played: Played, numbers: range, playouts: int = 6, bot: str = "learned") -> Analysis:
    """Some moments of a game."""
    record = played.record
    order = AnalysisOrder(record.game, "", record.options, [bot], 1, record.write(), playouts)
    found = order.play(numbers).found
    return Analysis(record, played.trail, bot, playouts, 1, found)


def margin(state: State, seat: int) -> float:
    return state.ahead(state.side_points())[seat]


@pytest.fixture(scope="module")
def thrown_away() -> Played:
    """A game whose last seat ends its last turn at once, with two dice unused."""
    whole = play_on(started("burgundy"), ["greedy", "greedy"], 1)
    last = whole.record.standing()[-1].seat
    decisions = whole.record.standing()
    turn = len(decisions)
    while decisions[turn - 1].seat == last:
        turn -= 1
    running = greedily_again(whole, turn)
    running.say(last, "end")
    assert running.state.outcome is not None
    return replayed(running)


def greedily_again(whole: Play, count: int) -> Play:
    running = started("burgundy")
    for decision in whole.record.standing()[:count]:
        running.say(decision.seat, decision.text)
    return running


def test_a_last_move_thrown_away_costs_what_it_would_have_brought(thrown_away: Played) -> None:
    trail = thrown_away.trail
    count = len(moments(trail))
    found = looked_at(thrown_away, range(count - 3, count), playouts=120)
    dearest = found.verdicts[-1]
    seat = dearest.moment.seat
    assert dearest.choice == ("end",)
    assert dearest.after[seat] == margin(trail.end, seat)
    state = trail.states[-2].copy()
    for text in dearest.better:
        state.apply(seat, state.read(seat, text), SampledChance(1))
    if state.actors:
        state.apply(seat, state.read(seat, "end"), SampledChance(1))
    assert state.outcome is not None
    assert dearest.before[seat] == margin(state, seat)
    assert dearest.cost == margin(state, seat) - margin(trail.end, seat)
    assert dearest.cost >= 3
    assert dearest.noise == 0
    assert found.errors(seat)[0] is dearest
    largest = max(found.turning_points(), key=lambda swing: swing.size)
    assert (largest.verdict, largest.by_luck) == (dearest, False)
    assert largest.change[seat] == -dearest.cost
    assert found.account(seat).cost >= dearest.cost


def test_the_best_last_move_costs_nothing(thrown_away: Played) -> None:
    """What was found better is judged in its turn."""
    count = len(moments(thrown_away.trail))
    better = looked_at(thrown_away, range(count - 1, count), playouts=30).verdicts[0].better
    running = started("burgundy")
    for decision in thrown_away.trail.decisions[:-1]:
        running.say(decision.seat, decision.text)
    seat = thrown_away.trail.decisions[-1].seat
    for text in better:
        running.say(seat, text)
    if running.state.actors:
        running.say(seat, "end")
    again = replayed(running)
    places = range(len(moments(again.trail)))[-len(better) :]
    assert [verdict.cost for verdict in looked_at(again, places, playouts=30).verdicts[:1]] == [0]


def test_forced_decisions_are_left_out_unless_chance_had_its_say() -> None:
    trail = replayed(greedily(started("burgundy"), 60)).trail
    found = {moment.last: moment for moment in moments(trail)}
    for number, (state, decision) in enumerate(zip(trail.states, trail.decisions, strict=False), 1):
        free = len(state.legal(decision.seat)) > 1
        assert (number in found) == (free or bool(decision.draws))
        if number in found:
            assert found[number] == Moment(number, number, decision.seat, free)


def test_a_plan_is_one_moment_for_each_seat() -> None:
    trail = replayed(greedily(started("mombasa", 3), 60)).trail
    plans = [moment for moment in moments(trail) if trail.states[moment.first - 1].secret]
    assert [moment.seat for moment in plans[:3]] == [0, 1, 2]
    for moment in plans[:3]:
        texts = [decision.text for decision in trail.decisions[moment.first - 1 : moment.last]]
        assert texts[-1] == "done"
        assert all(text.startswith("plan:") for text in texts[:-1])


def test_a_choice_in_secret_that_is_cut_off_is_not_judged() -> None:
    running = greedily(started("mombasa", 2), 12)
    trail = replayed(running).trail
    whole = [moment for moment in moments(trail) if trail.states[moment.first - 1].secret]
    assert whole
    trail.cut(whole[0].last - 1)
    assert not any(trail.states[moment.first - 1].secret for moment in moments(trail))


def test_a_plan_is_judged_without_a_look_at_the_others() -> None:
    """Two games that differ only in what the first seat planned in secret."""
    found = []
    for swapped in (False, True):
        running = started("mombasa", 2)
        while not running.state.secret:
            greedily(running, 1)
        plan = ["plan:1:", "plan:2:", "plan:3:"]
        for slot in plan:
            texts = [running.state.write(0, action) for action in running.state.legal(0)]
            fitting = [text for text in texts if text.startswith(slot)]
            running.say(0, fitting[-1] if swapped else fitting[0])
        running.say(0, "done")
        state = running.state
        line = []
        s = state.copy()
        while s.secret:
            legal = [action for action in s.legal(1) if not s.write(1, action).startswith("clear")]
            line.append(legal[-1] if s.write(1, legal[-1]) == "done" else legal[0])
            s.step(1, line[-1], SampledChance(1))
        found.append((state.position(), Examiner(SearchBot, 4, "x").judge(state, 1, tuple(line))))
    (one, first), (other, second) = found
    assert one != other
    assert first == second


def test_luck_is_what_came_beside_what_comes_on_average(monkeypatch: pytest.MonkeyPatch) -> None:
    """With pips for points the average is 7 for two dice."""

    def pips(s: State) -> list[float]:
        view = s.view(None)
        seats = view["seats"]
        assert isinstance(seats, list)
        return [float(sum(die["value"] for die in seat["dice"])) for seat in seats]

    def turns(_self: Examiner, s: State, _chance: object) -> tuple[list[float], list[float]]:
        return s.ahead(pips(s)), pips(s)

    monkeypatch.setattr(Examiner, "turns", turns)
    played = replayed(greedily(started("burgundy"), 30))
    rolls = [moment for moment in moments(played.trail) if not moment.free]
    moment = rolls[0]
    state, after = played.trail.states[moment.last - 1 : moment.last + 1]
    action = state.read(moment.seat, played.trail.decisions[moment.last - 1].text)
    luck = Examiner(SearchBot, 2000, "luck").luck(state, moment.seat, action, after)
    rolled = pips(after)
    assert luck.points == pytest.approx([points - 7 for points in rolled], abs=0.2)
    assert luck.margins[0] == pytest.approx(rolled[0] - rolled[1], abs=0.3)
    assert luck.margins[0] == pytest.approx(-luck.margins[1])


@contextmanager
def quiet(_count: int) -> Iterator[Progress]:
    yield lambda _done: None


def test_the_result_depends_on_the_seed_and_not_on_the_jobs() -> None:
    played = replayed(greedily(started("burgundy"), 10))

    def found(seed: int, workers: jobs.Workers) -> Analysis:
        return analyze.analyze(played, "learned", 2, seed, workers, quiet)

    alone = found(1, jobs.here)
    assert len(alone.verdicts) > 5
    assert found(1, jobs.local(2)).verdicts == alone.verdicts
    assert found(2, jobs.here).verdicts != alone.verdicts


@pytest.mark.parametrize(
    ("title", "players", "options", "sides"),
    [
        ("burgundy", 2, {}, [(0,), (1,)]),
        ("burgundy", 3, {"inns": "on"}, [(0,), (1,), (2,)]),
        ("burgundy", 4, {"mode": "team"}, [(0, 2), (1, 3)]),
        ("burgundy", 1, {"mode": "solo"}, [(0,)]),
        ("burgundy", 2, {"start": "secret"}, [(0,), (1,)]),
        ("mombasa", 4, {}, [(0,), (1,), (2,), (3,)]),
    ],
)
def test_every_mode_is_judged_and_drawn(
    title: str, players: int, options: dict[str, object], sides: list[tuple[int, ...]]
) -> None:
    played = replayed(greedily(started(title, players, **options), 14))
    count = len(moments(played.trail))
    found = looked_at(played, range(count), playouts=1, bot="search")
    assert len(found.verdicts) == count
    for verdict in found.choices():
        assert len(verdict.before) == len(verdict.after) == players
        change = verdict.before[verdict.moment.seat] - verdict.after[verdict.moment.seat]
        assert verdict.cost == pytest.approx(change)
        assert verdict.cost >= 0
        assert bool(verdict.better) == (verdict.cost > 0)
    lines = 1 if len(sides) == 2 else len(sides)
    assert curve(found, names(played.record.players), "").count("<polyline") == lines
    assert unworded(found)["sides"] == sides


def test_a_screen_can_word_what_was_found(thrown_away: Played) -> None:
    """From keys and parameters it gets the words of the document."""
    count = len(moments(thrown_away.trail))
    found = looked_at(thrown_away, range(count - 6, count))
    words = Words("burgundy", "nl")

    def line(labels: list[dict[str, Any]]) -> str:
        return "; ".join(words.tell(label["key"], label["params"], ()) for label in labels)

    plain, told = unworded(found), document(found, "nl")
    assert "language" not in plain
    for label, word in zip(plain.pop("moments"), told.pop("moments"), strict=True):
        assert line(label.pop("labels")) == word.pop("words")
        assert line(label.pop("better_labels")) == word.pop("better_words", "")
        word.pop("came", None)
        assert label == word
    assert {**plain, "language": "nl"} == told


def test_the_document_adds_up(thrown_away: Played) -> None:
    count = len(moments(thrown_away.trail))
    found = looked_at(thrown_away, range(count - 6, count))
    told = document(found, "de")
    assert (told["game"], told["finished"], told["budget"]) == ("burgundy", True, 6)
    assert told["margins"] == [margin(thrown_away.trail.end, seat) for seat in (0, 1)]
    for seat in (0, 1):
        own = [one for one in told["moments"] if one["seat"] == seat and "cost" in one]
        account = told["seats"][seat]
        assert account["choices"] == len(own)
        assert account["cost"] == pytest.approx(sum(one["cost"] for one in own), abs=0.05)
        lucks = [one["luck"][seat] for one in told["moments"] if "luck" in one]
        assert account["luck"] == pytest.approx(sum(lucks), abs=0.05)
    last = told["moments"][-1]
    assert last["words"] == "Beende den Zug"
    assert last["better_words"]
    assert told["turning_points"][-1]["decision"] == last["last"]


def test_players_of_one_name_are_told_apart() -> None:
    assert names(["Ana", "Bruno"]) == ["Ana", "Bruno"]
    assert names(["greedy", "Ana", "greedy"]) == ["greedy 1", "Ana", "greedy 3"]


def test_what_came_is_told_with_what_chance_gave() -> None:
    played = replayed(greedily(started("burgundy"), 12))
    rolls = [
        number
        for number, moment in enumerate(moments(played.trail))
        if played.trail.decisions[moment.last - 1].draws
    ]
    found = looked_at(played, range(rolls[0], rolls[0] + 1), playouts=1, bot="search")
    assert "player0 rolls" in Told(found, "en").came(found.verdicts[0])


def test_who_does_not_search_cannot_judge() -> None:
    with pytest.raises(KontorError, match="greedy cannot judge games"):
        analyze.searching("greedy")
