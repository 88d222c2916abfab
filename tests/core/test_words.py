"""Words: messages, and things among their parameters."""

import pytest

from kontor.core.errors import IllegalAction, KontorError
from kontor.core.events import Event
from kontor.core.words import Words

WORDS = Words("burgundy")


def test_an_event_is_told_with_names_and_things() -> None:
    event = Event("tile-taken", {"seat": 1, "tile": "church", "depot": 4})
    assert WORDS.event(event, ["Ana", "Bruno"]) == "Bruno takes the church from depot 4."
    listed = Event("phase-goods", {"goods-list": "red,pink"})
    assert WORDS.event(listed, []) == "Goods of the phase: red, pink."


def test_numbers_are_worded_in_singular_and_plural() -> None:
    assert (
        WORDS.tell("event-workers-gained", {"seat": 0, "workers": 1}, ["Ana"])
        == "Ana gets 1 worker."
    )
    assert (
        WORDS.tell("event-workers-gained", {"seat": 0, "workers": 4}, ["Ana"])
        == "Ana gets 4 workers."
    )


def test_a_refusal_is_worded_with_its_parameters() -> None:
    refusal = IllegalAction("no-such-die", "B-TURN-1", {"die": 5})
    assert WORDS.refusal(refusal) == "You have no unused die with a 5."


def test_missing_words_and_missing_parameters_are_errors() -> None:
    with pytest.raises(KontorError, match="there are no words for 'event-nothing'"):
        WORDS.event(Event("nothing", {}), [])
    with pytest.raises(KontorError, match="do not fit"):
        WORDS.say("refusal-no-such-die")
