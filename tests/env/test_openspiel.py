"""OpenSpiel: its random simulations, explicit chance and information states."""

import pickle
import random
from dataclasses import replace
from typing import Any

import pyspiel
import pytest

from kontor import games
from kontor.core.chance import ScriptedChance
from kontor.env import openspiel
from kontor.games.burgundy.game import Burgundy
from kontor.games.mombasa.game import Mombasa

MODES: list[tuple[str, dict[str, Any]]] = [
    ("kontor_burgundy", {"options": "mode:solo"}),
    ("kontor_burgundy", {"players": 2, "options": "duchies:random;start:secret"}),
    ("kontor_mombasa", {}),
]


@pytest.mark.parametrize(("name", "params"), MODES)
def test_it_stands_openspiels_random_simulations(name: str, params: dict[str, Any]) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(name, params), num_sims=2, serialize=True, verbose=False
    )


@pytest.mark.parametrize("title", games.TITLES)
def test_what_is_pickled_is_the_text_of_a_position(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A compiled position could not be pickled otherwise; what comes back can be played on."""
    state = pyspiel.load_game(f"kontor_{title}").new_initial_state()
    dice = random.Random(1)
    for _ in range(60):
        state.apply_action(dice.choice(state.legal_actions()))
    monkeypatch.setattr(type(state.node.position), "__reduce_ex__", None, raising=False)
    found = pickle.loads(pickle.dumps(state.node))
    assert found.game.options == state.node.game.options
    action = state.legal_actions()[0]
    assert (
        replace(found, action=action).tried().seen
        == replace(state.node, action=action).tried().seen
    )
    assert found.position.position() == state.node.position.position()
    assert replace(found, game=None, position=None) == replace(state.node, game=None, position=None)


@pytest.mark.full
@pytest.mark.parametrize(
    ("name", "params"),
    [
        ("kontor_burgundy", {"players": 4, "options": "shields:on;inns:on"}),
        ("kontor_burgundy", {"options": "mode:team"}),
        ("kontor_mombasa", {"players": 4, "options": "setup:variable"}),
    ],
)
def test_and_many_of_them_with_more_players(name: str, params: dict[str, Any]) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(name, params), num_sims=20, serialize=True, verbose=False
    )


@pytest.mark.parametrize("title", games.TITLES)
def test_chance_nodes_are_the_draws_of_the_game(title: str) -> None:
    """Played once through OpenSpiel and once through the engine with the same draws."""
    game = pyspiel.load_game(f"kontor_{title}")
    state = game.new_initial_state()
    chooser = random.Random(1)
    draws: list[int] = []
    decisions: list[tuple[int, int]] = []
    while not state.is_terminal() and len(decisions) < 60:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            draw = chooser.choice(outcomes)[0]
            draws.append(draw)
            state.apply_action(draw)
        else:
            action = chooser.choice(state.legal_actions())
            decisions.append((state.current_player(), action))
            state.apply_action(action)
    while state.is_chance_node():
        draws.append(0)
        state.apply_action(0)
    chance = ScriptedChance(draws)
    engine = games.load(title).new({}, chance)
    for seat, action in decisions:
        engine.apply(seat, action, chance)
    assert not chance.left
    assert engine.position() == str(state)


def test_information_states_tell_own_choices_and_hide_those_of_others() -> None:
    state = pyspiel.load_game("kontor_mombasa").new_initial_state()
    while state.is_chance_node() or "stage=planning" not in str(state):
        state.apply_action(
            state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0]
        )
    assert state.current_player() == 0
    actions = state.legal_actions()
    one, other = state.child(actions[0]), state.child(actions[1])
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(1) == state.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.observation_string(1) == other.observation_string(1)
    assert one.observation_tensor(1) == other.observation_tensor(1)


def test_two_ways_to_one_position_are_two_information_states() -> None:
    """What is remembered is the way, not only where it led."""
    state = pyspiel.load_game("kontor_mombasa").new_initial_state()
    while state.is_chance_node() or "stage=planning" not in str(state):
        state.apply_action(
            state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0]
        )
    named = {state.action_to_string(action): action for action in state.legal_actions()}
    first = named["plan:1:coffee1"]
    second = next(named[plan] for plan in named if plan.startswith("plan:2:b"))
    one, other = state.child(first).child(second), state.child(second).child(first)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_no_draw_has_more_outcomes_than_declared() -> None:
    burgundy, mombasa = Burgundy().tables, Mombasa().tables
    most = max(sum(burgundy.coloured), sum(burgundy.black), int(mombasa.all_cards).bit_count())
    assert most <= pyspiel.load_game("kontor_burgundy").max_chance_outcomes()


def test_options_that_are_written_wrong_are_an_error() -> None:
    with pytest.raises(Exception, match="NAME:VALUE"):
        openspiel.settings("players=3")
