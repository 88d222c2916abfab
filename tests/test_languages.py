"""Every language says everything that English says, of everything that can happen in a game."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kontor import games
from kontor.core.chance import SampledChance
from kontor.core.errors import KontorError
from kontor.core.events import Log
from kontor.core.game import Game
from kontor.core.replay import follow
from kontor.core.words import LANGUAGES, Texts, Words
from kontor.testing.golden import record_of

FOLDERS = ("games.burgundy", "games.mombasa", "cli", "analysis")
OTHERS = [language for language in LANGUAGES if language != "en"]
NAMES = ["Ana", "Bruno", "Carla", "Daniel"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}

COUNTS = ("so-many-", "has-points", "has-workers", "price-", "gain-workers", "gain-shares", "units")

SELDOM = {"burgundy": {"event-die-made-wild"}, "mombasa": {"event-post-lost"}}
"""What happens in none of these games."""
ENOUGH = 300
"""So often the same kind of thing is worded, with other parameters each time."""

Messages = dict[str, ast.Message]


class Parts(Visitor):
    """What a message refers to, and what its selectors tell apart."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.variants: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:
        if isinstance(node.key, ast.Identifier) and node.key.name not in PLURALS:
            self.variants.add(node.key.name)
        self.generic_visit(node)


@cache
def messages(folder: str, language: str) -> Messages:
    text = (files(f"kontor.{folder}") / "words" / f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    broken = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not broken
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names))
    return {entry.id.name: entry for entry in found}


def parts(message: ast.Message) -> Parts:
    found = Parts()
    found.visit(message)
    return found


def variables(found: Messages, key: str) -> set[str]:
    """The variables of a message, and of those it is made of."""
    own = parts(found[key])
    return own.variables.union(*(variables(found, part) for part in own.messages))


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_texts_and_variables_of_english(language: str, folder: str) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    assert list(other) == list(english)
    for key in english:
        assert variables(other, key) == variables(english, key), key
        told_apart = parts(english[key]).variants
        assert parts(other[key]).variants <= told_apart, key


def first(message: ast.Message) -> str:
    """The variable that a message begins with."""
    assert message.value is not None
    start, *rest = message.value.elements
    if not isinstance(start, ast.Placeable) or not rest or not isinstance(rest[0], ast.TextElement):
        return ""
    found = start.expression
    spaced = isinstance(found, ast.VariableReference) and rest[0].value.startswith(" ")
    return found.id.name if isinstance(found, ast.VariableReference) and spaced else ""


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", OTHERS)
def test_what_a_player_does_begins_with_the_name(language: str, folder: str) -> None:
    """So that what one player does in a row can be told in one sentence."""
    for key, message in messages(folder, "en").items():
        if first(message) == "player":
            assert first(messages(folder, language)[key]) == "player", key


Said = tuple[str, tuple[tuple[str, str | int], ...]]


def said(key: str, params: Mapping[str, str | int]) -> Said:
    return key, tuple(sorted(params.items()))


def told(game: Game, options: Mapping[str, object], seed: int) -> Iterator[Said]:
    """Everything to be worded in a game by chance: events, choices and refusals."""
    random, chance = Random(seed), SampledChance(seed)
    log: Log = []
    state = game.new(options, chance, log)
    while state.actors:
        seat = random.choice(state.actors)
        legal = state.legal(seat)
        for action in legal:
            family = state.actions.parts(action)[0].name
            yield said(f"action-{family}", state.details(seat, action))
        for wrong in set(random.sample(range(state.actions.size), 5)).difference(legal):
            refusal = state.refusal(seat, wrong)
            yield said(f"refusal-{refusal.reason}", refusal.params)
        state.step(seat, random.choice(legal), chance, log)
    yield from happened(log)


def happened(log: Log) -> Iterator[Said]:
    return (said(f"event-{event.key}", event.params) for event in log)


def golden(game: Game) -> Iterator[Said]:
    """What happened in the golden games of a title."""
    for file in (Path(__file__).parent / "golden" / game.name).iterdir():
        for log in follow(game, record_of(file.read_text("utf-8"))).logs:
            yield from happened(log)


@cache
def everything(title: str) -> dict[str, set[Said]]:
    """What games of a title with all its options tell, by key, up to a number of times."""
    game = games.load(title)
    sources = [golden(game)]
    sources += [told(game, options, seed) for seed, options in enumerate(game.sample_options())]
    found: dict[str, set[Said]] = {}
    for key, params in chain(*sources):
        same = found.setdefault(key, set())
        if len(same) < ENOUGH:
            same.add((key, params))
    return found


@pytest.mark.parametrize("title", games.TITLES)
def test_everything_in_a_game_has_words_in_every_language(title: str) -> None:
    found = everything(title)
    for language in LANGUAGES:
        words = Words(title, language)
        for key, params in chain(*found.values()):
            players = NAMES if key.startswith("event-") else ()
            text = words.tell(key, dict(params), players)
            assert text
            assert "{" not in text
    events = {key for key in messages(f"games.{title}", "en") if key.startswith("event-")}
    assert events - set(found) <= SELDOM[title]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_die_stands_before_the_first_colon(language: str) -> None:
    """So that a list of choices can put the die first and leave it out behind."""
    words = Words("burgundy", language)
    takes: dict[str, str | int] = {"die": 4, "tile": "church", "depot": 5, "workers": 1}
    before, colon, rest = words.tell("action-take", takes, ()).partition(": ")
    assert "4" in before
    assert colon
    assert words.say("tile-church") in rest
    assert "5" in rest


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 4, 5, 11, 21, 22, 100])
def test_counts_show_their_number(language: str, count: int) -> None:
    """A plural form may stand for several numbers: `one` for 0 and 1 in Portuguese."""
    for folder in FOLDERS:
        found = messages(folder, language)
        words = Texts(files(f"kontor.{folder}") / "words", language)
        for key in found:
            if key.startswith(COUNTS):
                numbers: dict[str, str | int] = dict.fromkeys(variables(found, key), count)
                assert str(count) in words.say(key, **numbers), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_text_fails(language: str) -> None:
    with pytest.raises(KontorError, match="no words for 'event-unheard-of'"):
        Words("burgundy", language).say("event-unheard-of")


def test_a_language_without_words_is_refused() -> None:
    with pytest.raises(KontorError, match="no words in 'xx'; there are: en, de"):
        Words("burgundy", "xx")
