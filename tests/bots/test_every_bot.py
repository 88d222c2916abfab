"""What every bot of the roster must do at every title: play whole legal games with every option,
the same with the same seed, and without knowing what is hidden from it. Bots play on few playouts,
so that this stays quick."""

from collections.abc import Iterator

import pytest

from kontor import bots, games
from kontor.arena.simulation import play_out
from kontor.bots.bot import Bot, Budget
from kontor.core.chance import SampledChance
from kontor.core.game import State
from kontor.core.options import Options

PLAYOUTS = 3
SAMPLES = [
    (title, options) for title in games.TITLES for options in games.load(title).sample_options()
]
SECRETS: dict[str, dict[str, object]] = {
    "burgundy": {"players": 3, "duchies": "random", "start": "secret"},
    "mombasa": {"players": 3},
}
"""Options with which players choose in secret."""
MOMENTS = 3
GUESSES = 4

DISTINCT = {bot: name for name, bot in reversed(bots.BOTS.items())}
"""A reference that plays like another bot need not show everything again."""

every_bot = pytest.mark.parametrize("name", sorted(DISTINCT.values()))
every_title = pytest.mark.parametrize("title", games.TITLES)


def player(name: str, seed: int | str) -> bots.Player:
    return bots.make(f"{name}@{PLAYOUTS}", seed)


def finished(name: str, title: str, options: dict[str, object], seed: int) -> State:
    """A game that a bot has played against itself."""
    chance = SampledChance("every bot")
    state = games.load(title).new(options, chance)
    play_out(state, [player(name, f"{seed} {seat}") for seat in range(state.players)], chance)
    return state


def whole_game(name: str, title: str, options: Options) -> None:
    assert finished(name, title, dict(options), 7).outcome is not None


@every_bot
@pytest.mark.parametrize(("title", "options"), SAMPLES[::4], ids=str)
def test_a_bot_plays_whole_games_with_many_options(name: str, title: str, options: Options) -> None:
    whole_game(name, title, options)


@pytest.mark.full
@every_bot
@pytest.mark.parametrize(("title", "options"), SAMPLES, ids=str)
def test_a_bot_plays_whole_games_with_every_option(name: str, title: str, options: Options) -> None:
    whole_game(name, title, options)


@every_bot
@every_title
def test_a_bot_with_the_same_seed_plays_the_same(name: str, title: str) -> None:
    first, second = (finished(name, title, {"players": 2}, 5).digest() for _ in range(2))
    assert first == second


def secret_moments(title: str) -> Iterator[State]:
    """Moments at which somebody has a choice to make after others have chosen in secret."""
    chance = SampledChance("secrets")
    state = games.load(title).new(SECRETS[title], chance)
    while state.actors:
        seat = state.actors[-1]
        legal = state.legal(seat)
        others = {other for other in range(state.players) if other not in state.actors}
        if state.secret and others and len(legal) > 1:
            yield state.copy()
        state.step(seat, legal[chance.below(len(legal))], chance)


def guesses(state: State, seat: int) -> list[State]:
    """The same moment with other things where the seat cannot look."""
    found = []
    for number in range(GUESSES):
        guess = state.known_to(seat)
        guess.fill(SampledChance(number))
        found.append(guess)
    return found


def moments(title: str) -> list[State]:
    """A few secret moments of a game, from its beginning to its end."""
    found = list(secret_moments(title))
    return found[:: max(1, len(found) // MOMENTS)]


@every_bot
@every_title
def test_a_choice_does_not_depend_on_what_is_hidden(name: str, title: str) -> None:
    for state in moments(title):
        seat = state.actors[-1]
        choices = {player(name, "same").decide(guess, seat) for guess in guesses(state, seat)}
        assert choices == {player(name, "same").decide(state, seat)}


@every_title
def test_there_is_something_hidden_at_these_moments(title: str) -> None:
    for state in moments(title):
        seat = state.actors[-1]
        positions = {guess.position() for guess in guesses(state, seat)}
        assert len(positions | {state.position()}) > 1


class Peeker(Bot):
    """Would choose by the whole truth, if it could see it."""

    def choose(self, known: State, seat: int, legal: list[int], budget: Budget) -> int:
        del seat, budget
        return legal[int(known.digest(), 16) % len(legal)]


@every_title
def test_who_tries_to_peek_sees_nothing(title: str) -> None:
    for state in moments(title):
        seat = state.actors[-1]
        peeker = bots.Player(Peeker(0), Budget(playouts=1))
        choices = {peeker.decide(guess, seat) for guess in guesses(state, seat)}
        assert choices == {peeker.decide(state, seat)}
