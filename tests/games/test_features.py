"""Positions in numbers: whole, bounded, telling what they say and nothing that is hidden."""

import re

import pytest

from kontor import games
from kontor.bots.value_burgundy import result
from kontor.core.chance import SampledChance
from kontor.core.game import State
from kontor.core.rows import row
from kontor.games.burgundy import features as burgundy
from kontor.games.burgundy.game import Burgundy as BurgundyGame
from kontor.games.burgundy.state import BurgundyState
from kontor.games.mombasa.state import MombasaState
from kontor.games.mombasa.tables import PLANNING
from scenario_burgundy import Scene as Burgundy
from scenario_mombasa import Scene as Mombasa

Told = dict[str, int]


def told(title: str, state: State, seat: int) -> Told:
    table = games.load(title).features
    names = table.names[: table.size(state.players)]
    return dict(zip(names, state.features(seat), strict=True))


@pytest.mark.parametrize("title", games.TITLES)
def test_features_have_names_of_their_own_and_a_scale(title: str) -> None:
    table = games.load(title).features
    size = table.size(table.seats)
    assert len(table.names) == len(set(table.names)) == len(table.much) == size
    assert min(table.much) > 0


@pytest.mark.parametrize("title", games.TITLES)
def test_every_moment_of_a_game_has_its_features_and_they_hide_what_is_hidden(title: str) -> None:
    game = games.load(title)
    table = game.features
    met: set[int] = set()
    for number, options in enumerate(game.sample_options()[::5]):
        chance = SampledChance(f"features {number}")
        state = game.new(options, chance)
        while state.actors:
            for seat in range(state.players):
                numbers = state.features(seat)
                assert len(numbers) == table.size(state.players)
                assert numbers == state.known_to(seat).features(seat)
                met.update(at for at, value in enumerate(numbers) if value)
            seat = state.actors[-1]
            legal = state.legal(seat)
            state.step(seat, legal[chance.below(len(legal))], chance)
    assert len(met) > table.size(table.seats) / 2


def test_what_a_seat_knows_keeps_no_numbers_of_anothers_secret_plan() -> None:
    game = games.load("mombasa")
    chance = SampledChance("kept")
    state = game.new(game.settle({}), chance)
    assert isinstance(state, MombasaState)
    while not (state.stage == PLANNING and any(state.slots)):
        seat = state.actors[-1]
        legal = state.legal(seat)
        state.step(seat, legal[chance.below(len(legal))], chance)
    for seat in range(state.players):
        state.features(seat)
    assert state.told is not None
    for seat in range(state.players):
        assert state.known_to(seat).told is None


def test_what_follows_is_the_same_as_worked_out_anew() -> None:
    game = games.load("burgundy")
    for number, options in enumerate(game.sample_options()[::9]):
        chance = SampledChance(f"following {number}")
        state = game.new(options, chance)
        while state.actors:
            seat = state.actors[-1]
            legal = state.legal(seat)
            if chance.below(8) == 0 and not state.secret and isinstance(state, BurgundyState):
                results = [result(state, seat, action) for action in legal]
                found = burgundy.following(state, seat, results)
                assert found == [after.features(seat) for after in results]
            state.step(seat, legal[chance.below(len(legal))], chance)


def test_a_duchy_in_numbers() -> None:
    scene = Burgundy().silver(0, 5).workers(0, 3).store(0, "mine", "ship").dice(0, 4, 4)
    found = told("burgundy", scene.s, 0)
    assert found["own silver: silver"] == 5
    assert found["own workers: workers"] == 3
    assert (found["own stored: mine"], found["own stored: ship"]) == (1, 1)
    assert found["own free stores: free"] == 1
    assert found["own dice: 4"] == 2
    assert found["own acting: now"] == 1
    assert found["seat +1 acting: now"] == 0
    other = told("burgundy", scene.s, 1)
    assert other["seat +1 silver: silver"] == 5
    assert other["own silver: silver"] == scene.s.silver[1]


def test_a_duchy_tells_what_can_be_reached_and_which_animals_wait() -> None:
    """Around the castle in the middle of duchy 1 lie six spaces, around these twelve."""
    scene = Burgundy().store(0, "pig3", "pig2", "cow4")
    found = told("burgundy", scene.s, 0)

    def own(group: str) -> Told:
        start = f"own {group}: "
        return {name.removeprefix(start): n for name, n in found.items() if n and start in name}

    assert own("stored animals") == {"pig": 5, "cow": 4}
    assert own("regions in reach") == {
        "building 1": 1,
        "building 4": 1,
        "monastery 3": 1,
        "ship 3": 2,
        "mine 3": 1,
    }
    assert own("open soon") == {
        "castle": 1,
        "animal": 2,
        "ship": 2,
        "building": 4,
        "monastery": 2,
        "mine": 1,
    }


def test_a_company_in_numbers() -> None:
    scene = Mombasa().area(0, "coffee2", "expansion2")
    scene.s.pounds[0] = 7
    found = told("mombasa", scene.s, 0)
    assert found["own pounds: pounds"] == 7
    assert found["own face up: coffee"] == 2
    assert found["own face up: expansion"] == 2
    assert found["tracks: A1 for mombasa"] == 1
    assert found["own seat: acting"] == 1
    assert told("mombasa", scene.s, 1)["seat +1 pounds: pounds"] == 7


def test_names_are_those_of_the_pieces() -> None:
    tables = games_burgundy().tables
    once = sorted((n, tables.names[kind]) for kind, n in enumerate(tables.building) if n >= 0)
    assert list(burgundy.TYPES) == [name for _, name in once]
    assert list(burgundy.SPECIES_NAMES) == tables.species_names
    assert list(burgundy.GOODS) == tables.components.goods
    for name in burgundy.SETTINGS:
        given: dict[str, object] = {"mode": name} if name in ("team", "solo") else {name: "on"}
        state = games_burgundy().new(given, SampledChance(1))
        assert told("burgundy", state, 0)[f"expansion or mode: {name}"] == 1


def games_burgundy() -> BurgundyGame:
    game = games.load("burgundy")
    assert isinstance(game, BurgundyGame)
    return game


def test_a_turned_book_tells_its_letter_only() -> None:
    scene = Mombasa()
    book = list(scene.s.tables.letter).index(1)
    scene.s.shelf = row([-book, *scene.s.shelf[1:]])
    found = told("mombasa", scene.s, 0)
    assert found["own shelf: 1 letter"] == 2
    asked = [v for name, v in found.items() if re.match("own shelf: 1 (asks|pays)", name)]
    assert asked == [0] * 10


def test_a_kept_number_never_outlives_what_it_tells() -> None:
    """Numbers that are kept between decisions equal those of a position read anew, also in copies
    that go different ways."""
    for title in games.TITLES:
        game = games.load(title)
        for number, options in enumerate(game.sample_options()[::9]):
            chance = SampledChance(f"kept {number}")
            states = [game.new(options, chance)]
            for step in range(160):
                state = states[chance.below(len(states))]
                if not state.actors:
                    break
                for seat in range(state.players):
                    state.features(seat)
                if step % 20 == 0:
                    states.append(state.copy())
                seat = state.actors[-1]
                legal = state.legal(seat)
                state.step(seat, legal[chance.below(len(legal))], chance)
                if step % 8 == 0:
                    fresh = game.from_position(state.position())
                    for seat in range(state.players):
                        assert state.features(seat) == fresh.features(seat)


def test_a_plan_is_told_to_nobody_else() -> None:
    game = games.load("mombasa")
    chance = SampledChance(1)
    state = game.new({"players": 2}, chance)
    while not state.secret:
        seat = state.actors[0]
        state.step(seat, state.legal(seat)[0], chance)
    before = told("mombasa", state, 1)
    state.step(0, state.legal(0)[0], chance)
    assert told("mombasa", state, 1) == before
    planned = told("mombasa", state, 0)
    assert (
        sum(value for name, value in planned.items() if name.startswith("own planned: cards")) == 1
    )
