"""The network: what it reads, that its file says what it is for, and that it is quick to refuse."""

from pathlib import Path

import numpy as np
import pytest

from kontor import bots, games
from kontor.arena.training import beginner
from kontor.bots.network import inputs, read_network, shipped
from kontor.bots.search_judge import THUMBS
from kontor.core.chance import SampledChance
from kontor.core.errors import KontorError
from kontor.core.features import FeatureTable, Group

TABLE = FeatureTable([Group("round", "AB")], [Group("silver", ["silver"], 5)], 4)


def test_the_others_are_added_up() -> None:
    rows = [bytes([1, 0, 7, 200, 100, 9]), bytes([0, 1, 1, 2, 3, 4])]
    assert inputs(TABLE, rows, 4).tolist() == [[1, 0, 7, 255], [0, 1, 1, 9]]
    assert inputs(TABLE, rows, 3).tolist() == [[1, 0, 7, 255], [0, 1, 1, 5]]
    assert inputs(TABLE, rows, 2).tolist() == [[1, 0, 7, 200], [0, 1, 1, 2]]
    assert inputs(TABLE, rows, 1).tolist() == [[1, 0, 7, 0], [0, 1, 1, 0]]


def test_the_order_of_the_others_makes_no_difference() -> None:
    network = beginner(TABLE, 1)
    network.weights[4][:] = 1
    one, other = bytes([1, 0, 7, 2, 5, 0]), bytes([1, 0, 7, 5, 2, 0])
    assert network.points([one], 3) == network.points([other], 3) != [0.0]


def test_what_was_learned_is_written_and_read(tmp_path: Path) -> None:
    network = beginner(TABLE, 1)
    network.weights[4][:] = 1
    rows = [bytes([1, 0, 7, 2, 0, 0])]
    for whole, precision in ((True, 1e-6), (False, 1e-2)):
        file = tmp_path / "weights.npz"
        network.save(file, whole)
        found = read_network(file, TABLE).points(rows, 2)
        assert found == pytest.approx(network.points(rows, 2), rel=precision)
        assert found != [0.0]


def test_weights_for_other_features_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    beginner(TABLE, 1).save(file)
    other = FeatureTable([Group("round", "AC")], [Group("silver", ["silver"], 5)], 4)
    with pytest.raises(KontorError, match="made for other features"):
        read_network(file, other)


@pytest.mark.parametrize("wrong", [b"", b"text", b"PK\x03\x04"])
def test_what_holds_no_weights_is_refused(tmp_path: Path, wrong: bytes) -> None:
    file = tmp_path / "weights.npz"
    file.write_bytes(wrong)
    with pytest.raises(KontorError, match="holds no weights"):
        read_network(file, TABLE)
    with pytest.raises(KontorError, match="holds no weights"):
        read_network(tmp_path / "nowhere.npz", TABLE)
    np.savez(file, features=np.array(TABLE.digest))
    with pytest.raises(KontorError, match="holds no weights"):
        read_network(file, TABLE)


@pytest.mark.parametrize("title", games.TITLES)
def test_weights_of_ones_own_are_a_player(tmp_path: Path, title: str) -> None:
    chance = SampledChance(1)
    state = games.load(title).new({"players": 2}, chance)
    file = tmp_path / "mine@home.npz"
    beginner(games.load(title).features, 1).save(file)
    player = bots.make(f"{file}@3", 1)
    assert player.budget.playouts == 3
    for _ in range(12):
        seat = state.actors[0]
        state.apply(seat, player.decide(state, seat), chance)


def test_shipped_weights_fit_the_features() -> None:
    for subject in THUMBS:
        table = games.load(subject.removesuffix("-solo")).features
        network = read_network(shipped(subject), table)
        assert network.weights[0].shape[0] == table.size(2)
        assert all(np.isfinite(weights).all() for weights in network.weights)
