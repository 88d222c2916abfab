"""Records: text that reads back bit for bit, and errors that name the line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kontor import games
from kontor.arena.recording import play_on
from kontor.core import play as plays
from kontor.core import record as records
from kontor.core.chance import key_from_seed, key_hash
from kontor.core.errors import KontorError, RecordError
from kontor.core.record import Decision, Record, Undo, check_name
from kontor.core.replay import follow, verify

GAME = games.load("burgundy")


def finished() -> Record:
    running, _ = plays.start(GAME, {}, key_from_seed("record"), ["Ana", "Bruno"])
    return play_on(running, ["random", "greedy"], "record").record


TEXT = finished().write()
LINES = TEXT.split("\n")


def with_line(number: int, line: str) -> str:
    """The text with one line (counted from 1) changed."""
    lines = TEXT.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


def test_a_record_reads_back_bit_for_bit() -> None:
    record = records.read(TEXT)
    assert record.write() == TEXT
    assert record.players == ["Ana", "Bruno"]
    assert record.key == key_from_seed("record")
    assert verify(GAME, record)


def test_without_its_key_a_record_still_replays() -> None:
    record = finished()
    record.key = None
    again = records.read(record.write())
    assert "key: " not in again.write().replace("key-hash: ", "")
    assert verify(GAME, again) is False
    assert follow(GAME, again).end.digest() == follow(GAME, finished()).end.digest()


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (1, "kontor: 2", "line 1: format '2' is not known; this Kontor reads 1"),
        (1, "kontur: 1", "line 1: 'kontur: 1' is no header line"),
        (2, "kontor: 1", "line 2: kontor stands there twice"),
        (3, "options: players", "line 3: 'players' is not one name=value"),
        (4, "components: burgundy-2019", "line 4: components are a name and a hash"),
        (5, "rules: x", "line 5: 'x' is not a whole number"),
        (8, "key: xyz", "line 8: a key is a hexadecimal number"),
        (8, "key: 00ff", "line 8: a key has 32 bytes"),
        (8, "from: 3", "line 8: a branch is a number of lines and a key hash"),
        (10, "start | 1", "line 10: expected 'setup', found 'start | 1'"),
        (10, "setup | 0", "line 10: draws are counted from 1"),
        (11, "2 0 end", "line 11: this is decision 1, not 2"),
        (11, "1 0", "line 11: expected '1', a seat and an action"),
        (11, "undo 0", "line 11: undo 0: only 0 decisions stand"),
        (12, "", "line 12: the line is empty"),
        (12, "result 1 2", "line 13: nothing may follow the result"),
        (12, "2 00 end", "line 12: this is not how Kontor writes it"),
    ],
)
def test_a_broken_record_is_refused_with_its_line(line: int, text: str, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        records.read(with_line(line, text))
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (TEXT[:-1], f"line {len(LINES) - 1}: the file ends in the middle of a line"),
        ("\n".join(LINES[:5]) + "\n", "line 5: the header does not end"),
        ("\n".join(LINES[:9]) + "\n", "line 9: there is no 'setup' line after the header"),
        ("\n".join(LINES[:4] + LINES[5:]), "the header has no 'rules'"),
    ],
)
def test_a_cut_record_is_refused(text: str, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        records.read(text)
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (2, "game: chess", "line 2: this is a record of 'chess', not of 'burgundy'"),
        (3, "options: players=9 duchies=1 start=in-order", "line 3: option players: 9 is not from"),
        (4, "components: burgundy-2019 00", "line 4: the game was played with components"),
        (5, "rules: 99", "line 5: rules 99 are newer than this Kontor"),
        (6, "players: Ana", "line 6: 1 names for 2 players"),
        (10, "setup | 1 2", "line 10: draw 3 (of 41 possibilities) is not in the script"),
        (11, "1 0 fly", "line 11: 'fly', column 1: expected"),
        (11, "1 7 end", "line 11: no-such-seat [B-SETUP-1]"),
        (11, "1 0 pass", "line 11: "),
        (len(LINES) - 1, "result 1 2", "the result is"),
    ],
)
def test_a_record_that_does_not_follow_the_rules_is_refused(
    line: int, text: str, reason: str
) -> None:
    with pytest.raises(RecordError) as caught:
        follow(GAME, records.read(with_line(line, text)))
    assert reason in str(caught.value)


def test_too_many_draws_are_refused() -> None:
    with pytest.raises(RecordError, match="line 10: 1 draws too many"):
        follow(GAME, records.read(with_line(10, LINES[9] + " 1")))


def test_notation_has_one_way_to_be_written() -> None:
    record = finished()
    first = record.entries[0]
    assert isinstance(first, Decision)
    state = follow(GAME, Record(**{**record.__dict__, "entries": [], "result": None})).end
    action = state.read(first.seat, first.text)
    by_number = [f"{first.text.split(':')[0]}:take:#{slot}" for slot in range(24)]
    odd = next((t for t in by_number if state.read(first.seat, t) == action), None)
    if odd is not None:
        record.entries[0] = Decision(first.seat, odd, first.draws)
        with pytest.raises(RecordError, match=r"line 11: .* is written"):
            follow(GAME, record)


def test_a_missing_or_early_result_is_refused() -> None:
    record = finished()
    record.result = None
    with pytest.raises(RecordError, match="the game is over, but its result is missing"):
        follow(GAME, record)
    record = finished()
    record.entries.pop()
    with pytest.raises(RecordError, match="there is a result, but the game is not over"):
        follow(GAME, record)


def test_changed_draws_do_not_verify() -> None:
    number = next(n for n, line in enumerate(LINES, 1) if n > 10 and " | " in line)
    head, draws = LINES[number - 1].split(" | ")
    dice = draws.split(" ")
    dice[-1] = str(int(dice[-1]) % 6 + 1)
    record = records.read(with_line(number, f"{head} | {' '.join(dice)}"))
    with pytest.raises(RecordError) as caught:
        verify(GAME, record)
    assert caught.value.line >= number


def test_the_key_must_belong_to_its_hash() -> None:
    record = finished()
    record.key = key_from_seed("another")
    with pytest.raises(RecordError, match="line 8: the key does not belong to the key hash"):
        verify(GAME, record)


def test_a_record_can_be_branched_at_a_move() -> None:
    record = finished()
    branched = plays.branch(GAME, record, 40, key_from_seed("other"), ["Carla", "Daniel"])
    play_on(branched, ["greedy", "greedy"], "branch")
    text = branched.record.write()
    again = records.read(text)
    assert again.branch == 40
    assert again.branch_key_hash == record.key_hash
    assert again.key_hash == key_hash(key_from_seed("other"))
    assert again.standing()[:40] == record.standing()[:40]
    assert again.standing()[40:] != record.standing()[40:]
    assert verify(GAME, again)


def test_a_branch_needs_a_move_that_is_there_and_not_the_end() -> None:
    record = finished()
    with pytest.raises(KontorError, match="there is no move 9999"):
        plays.branch(GAME, record, 9999, key_from_seed(1), ["a", "b"])
    with pytest.raises(KontorError, match="the game is over after"):
        plays.branch(GAME, record, len(record.standing()), key_from_seed(1), ["a", "b"])


def test_a_branch_of_a_branch_keeps_its_parent() -> None:
    record = finished()
    first = plays.branch(GAME, record, 40, key_from_seed(1), ["a", "b"])
    play_on(first, ["random", "random"], 1)
    second = plays.branch(GAME, first.record, 60, key_from_seed(2), ["a", "b"])
    assert second.record.branch_key_hash == first.record.key_hash
    assert verify(GAME, records.read(play_on(second, ["random", "random"], 2).record.write()))


def test_what_stands_after_undos() -> None:
    a, b, c = (Decision(0, text) for text in "abc")
    assert records.stand([a, b, Undo(1), c]) == [a, c]
    assert records.stand([a, b, Undo(0)]) == []


@given(st.text(max_size=200))
def test_any_text_is_a_record_or_a_record_error(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        records.read(text)
    assert caught.value.line >= 1


@given(st.integers(0, len(TEXT) - 1), st.characters())
def test_a_changed_character_is_noticed_or_harmless(at: int, character: str) -> None:
    """No single changed character makes a crash; what still reads is written the same."""
    text = TEXT[:at] + character + TEXT[at + 1 :]
    try:
        record = records.read(text)
    except RecordError:
        return
    assert record.write() == text
    try:
        verify(GAME, record)
    except RecordError as error:
        assert error.line <= len(LINES)


@given(st.text(max_size=60))
def test_names_are_made_fit_for_a_record(name: str) -> None:
    clean = check_name(name)
    assert clean
    assert len(clean) <= 40
    assert "," not in clean
    assert "\n" not in clean
    record = finished()
    record.players = [clean, "Bruno"]
    assert records.read(record.write()).players == [clean, "Bruno"]
