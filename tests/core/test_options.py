"""Options are declared once and checked when a game is made."""

import pytest

from kontor.core.errors import OptionError
from kontor.core.options import Option, settle

DECLARED = (
    Option("players", 2, "How many.", low=2, high=4),
    Option("start", "open", "How.", choices=("open", "secret")),
    Option("board", "1", "Which.", form="a number"),
)


def test_defaults_fill_what_is_not_given() -> None:
    assert settle(DECLARED, {}) == {"players": 2, "start": "open", "board": "1"}
    assert settle(DECLARED, {"players": "3"})["players"] == 3


@pytest.mark.parametrize(
    ("given", "name", "reason"),
    [
        ({"players": 5}, "players", "5 is not from 2 to 4"),
        ({"players": "x"}, "players", "'x' is not a whole number"),
        ({"players": "²"}, "players", "is not a whole number"),
        ({"players": True}, "players", "True is not a whole number"),
        ({"players": 2.0}, "players", "2.0 is not a whole number"),
        ({"start": "hidden"}, "start", "'hidden' is not one of open, secret"),
        ({"start": 1}, "start", "1 is not a text"),
        ({"colour": "red"}, "colour", "there is no such option; there are board, players, start"),
    ],
)
def test_wrong_options_are_refused_with_the_reason(
    given: dict[str, object], name: str, reason: str
) -> None:
    with pytest.raises(OptionError) as caught:
        settle(DECLARED, given)
    assert caught.value.name == name
    assert reason in caught.value.reason


def test_options_describe_themselves() -> None:
    number, choice, text = (option.describe() for option in DECLARED)
    assert number["type"] == "number"
    assert (number["min"], number["max"], number["default"]) == (2, 4, 2)
    assert choice["choices"] == ["open", "secret"]
    assert (text["type"], text["form"]) == ("text", "a number")


def test_an_option_may_need_others() -> None:
    posts = Option("posts", "once", "How often.", choices=("once", "twice"), only={"rims": ("on",)})
    assert posts.describe()["only"] == {"rims": ["on"]}
    posts.check_beside({"posts": "twice", "rims": "on"})
    posts.check_beside({"posts": "once", "rims": "off"})
    with pytest.raises(OptionError, match="posts: it does not go with rims=off"):
        posts.check_beside({"posts": "twice", "rims": "off"})
