"""Wording: events, actions and refusals are keys and parameters; Fluent files say them.

Parameters that name things of the table are worded too: `tile` church becomes the message
`tile-church`, `seat` 0 the name of its player.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from kontor.core.errors import IllegalAction, KontorError
from kontor.core.events import Event
from kontor.core.game import State

LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "pt": "Português",
    "cs": "Čeština",
    "pl": "Polski",
    "nl": "Nederlands",
}
"""The languages there are words in, each by its own name."""
THINGS = {
    "tile": "tile",
    "building": "tile",
    "goods": "goods",
    "colour": "colour",
    "species": "species",
    "card": "card",
    "book": "book",
    "region": "region",
    "company": "company",
    "bonus": "bonus",
    "start": "start",
    "pile": "pile",
    "part": "part",
}
"""Parameters that are worded, and how their messages begin."""
LISTS = {
    "tiles": "tile",
    "goods-list": "goods",
    "cards": "card",
    "books": "book",
    "starts": "start",
}
"""The same for parameters that list several things, separated by commas."""


class Texts:
    """The messages of a folder's Fluent file in one language."""

    def __init__(self, folder: Traversable, language: str = "en"):
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise KontorError(f"there are no words in {language!r}; there are: {known}")
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.add(folder)

    def add(self, folder: Traversable) -> None:
        """Take in the messages of another folder too."""
        text = (folder / f"{self.language}.ftl").read_text("utf-8")
        self.bundle.add_resource(FluentResource(text))

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(self, key: str, **params: str | int) -> str:
        """A message with its parameters."""
        pattern = self.bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise KontorError(f"there are no words for {key!r}")
        text, errors = self.bundle.format_pattern(pattern, params)
        if errors:
            raise KontorError(f"the words for {key!r} do not fit {params}: {errors[0]}")
        return str(text)


class Words(Texts):
    """The words of one game in one language."""

    def __init__(self, game: str, language: str = "en"):
        super().__init__(files("kontor.games") / game / "words", language)

    def tell(self, key: str, params: Mapping[str, str | int], players: Sequence[str]) -> str:
        """A message whose parameters are things and seats."""
        worded: dict[str, str | int] = {}
        for name, value in params.items():
            if name in THINGS:
                worded[name] = self.thing(THINGS[name], str(value))
            elif name in LISTS:
                things = str(value).split(",") if value else []
                worded[name] = ", ".join(self.thing(LISTS[name], thing) for thing in things)
            elif name == "seat":
                worded["player"] = players[int(value)]
            elif name == "other" and players:
                worded["other-player"] = players[int(value)]
            else:
                worded[name] = value
        return self.say(key, **worded)

    def thing(self, kind: str, name: str) -> str:
        """What a thing is called; one of a user's own component set by its plain name."""
        key = f"{kind}-{name}"
        return self.say(key) if self.has(key) else name

    def event(self, event: Event, players: Sequence[str]) -> str:
        """What happened."""
        return self.tell(f"event-{event.key}", event.params, players)

    def action(self, state: State, seat: int, action: int) -> str:
        """What an action would do."""
        family, _ = state.actions.parts(action)
        return self.tell(f"action-{family.name}", state.details(seat, action), ())

    def refusal(self, refusal: IllegalAction) -> str:
        """Why something is not allowed."""
        return self.tell(f"refusal-{refusal.reason}", refusal.params, ())


words_in = cache(Words)
"""The words of a title in a language, read once."""
