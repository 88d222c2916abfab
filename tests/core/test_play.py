"""One game in progress: acting, undo, secrets and agreed undo."""

import pytest

from kontor import games
from kontor.arena.recording import play_on
from kontor.core import play as plays
from kontor.core import record as records
from kontor.core.chance import KeyedChance, key_from_seed
from kontor.core.errors import ChanceError, IllegalAction, KontorError, RecordError
from kontor.core.play import Play
from kontor.core.record import Undo
from kontor.core.replay import verify

GAME = games.load("burgundy")
SECRET: dict[str, object] = {"players": 3, "duchies": "random", "start": "secret"}


def begin(seed: str = "play", options: dict[str, object] | None = None) -> Play:
    given = {"players": 2, **(options or {})}
    names = ["Ana", "Bruno", "Carla", "Daniel"][: int(str(given["players"]))]
    return plays.start(GAME, given, key_from_seed(seed), names)[0]


def play_some(play: Play, decisions: int) -> None:
    for _ in range(decisions):
        seat = play.state.actors[0]
        play.act(seat, play.state.legal(seat)[0])


def end_turns(play: Play, turns: int) -> None:
    for _ in range(turns):
        play.say(play.state.actors[0], "end")


def drawn(play: Play) -> int:
    assert isinstance(play.chance, KeyedChance)
    return play.chance.counter


def test_a_refused_action_changes_nothing() -> None:
    play = begin()
    before = (play.state.position(), play.record.write(), drawn(play))
    seat = play.state.actors[0]
    with pytest.raises(IllegalAction):
        play.say(seat, "pass")
    with pytest.raises(IllegalAction):
        play.say(1 - seat, "end")
    with pytest.raises(IllegalAction):
        play.say(9, "end")
    with pytest.raises(KontorError):
        play.say(seat, "nonsense")
    assert (play.state.position(), play.record.write(), drawn(play)) == before


def test_undo_goes_back_step_by_step_to_the_start_of_the_turn() -> None:
    play = begin()
    seat = play.state.actors[0]
    digests = [play.state.digest()]
    for verb in ("workers", "workers"):
        action = next(a for a in play.state.legal(seat) if verb in play.state.write(seat, a))
        play.act(seat, action)
        digests.append(play.state.digest())
    play.say(seat, "end")
    assert play.may_undo(seat)
    for digest in reversed(digests):
        play.undo(seat)
        assert play.state.digest() == digest
    assert not play.may_undo(seat)
    assert play.record.entries == []
    with pytest.raises(KontorError, match="no decision that can still be taken back"):
        play.undo(seat)


def test_undo_ends_when_another_seat_acts() -> None:
    play = begin()
    first = play.state.actors[0]
    play.say(first, "end")
    second = play.state.actors[0]
    assert second != first
    action = next(a for a in play.state.legal(second) if "workers" in play.state.write(second, a))
    play.act(second, action)
    assert not play.may_undo(first)
    assert play.may_undo(second)


def test_undo_never_crosses_a_roll() -> None:
    play = begin()
    play.say(play.state.actors[0], "end")
    last = play.state.actors[0]
    play.say(last, "end")
    assert not play.may_undo(0)
    assert not play.may_undo(1)
    assert len(play.record.entries) == 2


def test_secret_choices_can_be_taken_back_by_each_seat_until_the_reveal() -> None:
    play = begin(options=SECRET)
    for seat in (2, 0):
        play.act(seat, play.state.legal(seat)[0])
    assert play.may_undo(2)
    assert play.may_undo(0)
    play.undo(2)
    assert play.state.actors == (1, 2)
    assert play.may_undo(0)
    assert not play.may_undo(2)
    play.act(2, play.state.legal(2)[1])
    play.act(1, play.state.legal(1)[0])
    assert not any(play.may_undo(seat) for seat in range(3))
    assert not play.state.secret


def test_secret_choices_enter_the_record_at_the_reveal_in_seat_order() -> None:
    play = begin(options=SECRET)
    chosen = {}
    for seat in (2, 0, 1):
        assert play.record.entries == []
        chosen[seat] = play.state.write(seat, play.state.legal(seat)[seat])
        play.say(seat, chosen[seat])
    decisions = play.record.standing()
    assert [(d.seat, d.text) for d in decisions] == sorted(chosen.items())
    assert [bool(d.draws) for d in decisions] == [False, False, True]


def test_the_order_of_secret_choices_does_not_matter() -> None:
    results = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        play = begin(options=SECRET)
        for seat in order:
            play.act(seat, play.state.legal(seat)[seat])
        results.add((play.state.digest(), play.record.write()))
    assert len(results) == 1


def test_an_agreed_undo_is_recorded_and_known_dice_do_not_recur() -> None:
    play = begin()
    play_some(play, 30)
    known = [entry.draws for entry in play.record.standing()]
    play.rewind(3)
    assert play.record.entries[-1] == Undo(3)
    assert play.moves == 3
    assert not play.may_undo(0)
    while not play.record.standing()[-1].draws:
        play.say(play.state.actors[0], "end")
    redrawn = play.record.standing()[-1].draws
    assert redrawn not in known
    assert play.moves == len(play.record.standing()) > 3
    assert plays.resume(GAME, records.read(play.record.write())).moves == play.moves
    play_on(play, ["random", "random"], 1)
    assert verify(GAME, records.read(play.record.write()))


def test_an_agreed_undo_needs_a_decision_to_go_back_to() -> None:
    play = begin()
    play_some(play, 5)
    for to in (-1, 5, 99):
        with pytest.raises(KontorError, match="not a number of decisions below 5"):
            play.rewind(to)
    play_on(play, ["random", "random"], 1)
    with pytest.raises(KontorError, match="the game is over"):
        play.rewind(2)


def test_a_branched_game_does_not_go_back_behind_its_branch() -> None:
    record = play_on(begin(), ["random", "random"], 1).record
    branched = plays.branch(GAME, record, 20, key_from_seed(3), ["a", "b"])
    play_some(branched, 4)
    with pytest.raises(KontorError, match="behind its branch"):
        branched.rewind(19)
    branched.rewind(20)
    assert len(branched.record.standing()) == 20


def test_a_game_goes_on_after_it_was_saved() -> None:
    one, two = begin("resume"), begin("resume")
    play_some(one, 20)
    play_some(two, 20)
    saved = records.read(two.record.write())
    again = plays.resume(GAME, saved, key_from_seed("resume"))
    play_on(one, ["greedy", "random"], 1)
    play_on(again, ["greedy", "random"], 1)
    assert again.record.write() == one.record.write()


def test_a_running_game_is_exported_without_its_key_and_can_be_looked_at() -> None:
    play = begin()
    play_some(play, 10)
    text = play.record.write()
    assert key_from_seed("play").hex() not in text
    seen = plays.resume(GAME, records.read(text))
    assert seen.state.digest() == play.state.digest()
    with pytest.raises(ChanceError, match="the key of this game is not here"):
        end_turns(seen, 2)


def test_a_game_does_not_go_on_with_another_key() -> None:
    play = begin()
    with pytest.raises(KontorError, match="not the key of the game"):
        plays.resume(GAME, records.read(play.record.write()), key_from_seed("other"))


def test_the_key_is_told_when_the_game_is_over() -> None:
    play = begin()
    assert play.record.key is None
    play_on(play, ["random", "random"], 1)
    assert play.record.key == key_from_seed("play")
    assert play.record.result == [score.total for score in play.state.scores()]


def test_names_must_fit_the_seats() -> None:
    with pytest.raises(KontorError, match="1 names for 2 players"):
        plays.start(GAME, {}, key_from_seed(1), ["Ana"])


def test_a_game_is_not_branched_while_people_choose_in_secret() -> None:
    play = begin(options=SECRET)
    for seat in range(3):
        play.act(seat, play.state.legal(seat)[0])
    with pytest.raises(KontorError, match="while people choose in secret"):
        plays.branch(GAME, play.record, 1, key_from_seed(1), ["a", "b", "c"])


def test_an_attempt_changes_nothing_until_it_is_taken() -> None:
    play, twin = begin(), begin()
    for _ in range(6):
        seat = play.state.actors[0]
        action = play.state.legal(seat)[-1]
        before = (play.state.position(), play.record.write(), drawn(play))
        first, second = play.attempt(seat, action), play.attempt(seat, action)
        assert (play.state.position(), play.record.write(), drawn(play)) == before
        assert first.draws == second.draws
        play.take(second)
        twin.act(seat, action)
        assert play.state.digest() == twin.state.digest()
        assert (play.record.write(), drawn(play)) == (twin.record.write(), drawn(twin))


def test_saved_decisions_are_repeated_with_their_draws() -> None:
    for options in ({}, SECRET):
        play = begin(options=options)
        again = begin(options=options)
        for _ in range(30):
            seat = play.state.actors[-1]
            attempt = play.attempt(seat, play.state.legal(seat)[0])
            text = play.state.write(seat, attempt.action)
            play.take(attempt)
            log = again.repeat(seat, text, attempt.draws)
            assert [event.key for event in log] == [event.key for event in attempt.log]
        assert again.state.digest() == play.state.digest()
        assert (again.record.write(), drawn(again)) == (play.record.write(), drawn(play))
        assert again.window == play.window


def test_a_veiled_record_does_not_tell_what_was_dealt() -> None:
    play = begin()
    open_lines, veiled_lines = play.record.write().split("\n"), play.record.write(True).split("\n")
    changed = [a for a, b in zip(open_lines, veiled_lines, strict=True) if a != b]
    assert [line.partition(" ")[0] for line in changed] == ["setup"]
    assert "setup | ?" in veiled_lines
    with pytest.raises(RecordError, match="told when the game is over"):
        records.read(play.record.write(veiled=True))
