"""Positions as pictures: whole, of known symbols, and without what the viewer may not know."""

import re
import xml.etree.ElementTree as xml
from typing import Any

import pytest

import kontor
from kontor import games
from kontor.core.chance import SampledChance
from kontor.core.errors import KontorError
from kontor.core.game import State
from kontor.core.picture import ACCENT

SVG = "{http://www.w3.org/2000/svg}"
TITLES = list(games.TITLES)


def played(title: str, options: dict[str, Any], decisions: int) -> State:
    """A position after so many random decisions, or at the end of the game."""
    chance = SampledChance(f"picture {decisions}")
    state = games.load(title).new(options, chance)
    for _ in range(decisions):
        if not state.actors:
            break
        legal = state.legal(state.actors[0])
        state.step(state.actors[0], legal[chance.below(len(legal))], chance)
    return state


def shown(picture: str) -> list[str]:
    """The symbols of a picture in the order in which they are drawn."""
    root = xml.fromstring(picture)
    defined = {symbol.get("id") for symbol in root.iter(f"{SVG}symbol")}
    parts = {id(part) for symbol in root.iter(f"{SVG}symbol") for part in symbol.iter()}
    used = [use.get("href", "")[1:] for use in root.iter(f"{SVG}use") if id(use) not in parts]
    assert set(used) <= defined
    return used


@pytest.mark.parametrize("title", TITLES)
def test_every_mode_at_any_time_is_a_picture_of_its_own(title: str) -> None:
    game = games.load(title)
    for number, options in enumerate(game.sample_options()[::3]):
        for decisions in (0, 40 + 5 * number, 2000):
            state = played(title, options, decisions)
            for seat in (None, 0, state.players - 1):
                assert len(shown(state.svg(seat))) > 20


def test_tiles_dice_and_stores_are_where_they_lie() -> None:
    state = played("burgundy", {"players": 2}, 60)
    view: Any = state.view(None)
    used = shown(state.svg())
    tiles = [space["tile"] for seat in view["seats"] for space in seat["spaces"] if space["tile"]]
    tiles += [tile for seat in view["seats"] for tile in seat["stores"] if tile]
    tiles += [space["tile"] for depot in view["depots"] for space in depot["spaces"]]
    tiles += view["black_depot"]
    expected = sorted(f"tile-{tile}" for tile in tiles if tile)
    assert sorted(name for name in used if name.startswith("tile-")) == expected
    dice = sorted(f"die-{die['value']}" for seat in view["seats"] for die in seat["dice"])
    assert sorted(name for name in used if re.fullmatch("die-[1-6]", name)) == dice


def test_posts_lie_in_regions_and_bases() -> None:
    state = played("mombasa", {"players": 3}, 200)
    view: Any = state.view(None)
    used = shown(state.svg())
    for company in view["companies"]:
        held = sum(region["company"] == company["company"] for region in view["regions"])
        left = sum(column["posts"] for column in company["columns"])
        assert used.count(f"post-{company['company']}") == held + left


@pytest.mark.parametrize("viewer", [None, 1])
def test_a_secret_plan_is_not_drawn_for_others(viewer: int | None) -> None:
    state = played("mombasa", {"players": 2}, 0)
    chance = SampledChance(1)
    while not state.secret:
        state.step(state.actors[0], state.legal(state.actors[0])[0], chance)
    before, own = state.svg(viewer), state.svg(0)
    state.step(0, state.legal(0)[0], chance)
    assert state.svg(viewer) == before
    assert state.svg(0) != own


@pytest.mark.parametrize("viewer", [None, 1])
def test_a_secret_start_castle_is_not_drawn_for_others(viewer: int | None) -> None:
    state = played("burgundy", {"players": 3, "duchies": "random", "start": "secret"}, 0)
    other = state.copy()
    state.step(0, state.legal(0)[0], SampledChance(1))
    other.step(0, other.legal(0)[-1], SampledChance(1))
    assert state.svg(viewer) == other.svg(viewer)


@pytest.mark.parametrize("title", TITLES)
def test_notebooks_show_a_state_as_a_spectator_sees_it(title: str) -> None:
    state = played(title, {}, 50)
    assert state._repr_svg_() == state.svg(None) == kontor.show(state)._repr_svg_()


def test_a_picture_has_the_size_and_marks_what_actions_point_at() -> None:
    state = played("burgundy", {"players": 2}, 0)
    seat = state.actors[0]
    takes = [a for a in state.legal(seat) if "take" in state.write(seat, a)]
    plain = kontor.show(state, size=640)
    assert 'width="640"' in plain
    marked = kontor.show(state, highlights=takes)
    by_name = kontor.show(state, highlights=[state.write(seat, action) for action in takes])
    slots = {state.actions.fields(action)["slot"] for action in takes}
    assert marked.count(f'stroke="{ACCENT}"') - plain.count(f'stroke="{ACCENT}"') == len(slots) > 0
    assert marked == by_name


@pytest.mark.parametrize(
    ("given", "complaint"),
    [({"seat": -1}, "no seat -1"), ({"seat": 2}, "no seat 2"), ({"size": 0}, "0 pixels")],
)
def test_there_is_no_picture_of_what_cannot_be(given: dict[str, int], complaint: str) -> None:
    state = games.load("mombasa").new({"players": 2}, SampledChance(1))
    with pytest.raises(KontorError, match=complaint):
        kontor.show(state, **given)  # type: ignore[arg-type]


def test_the_map_speaks_the_readers_language() -> None:
    state = games.load("mombasa").new({"players": 2}, SampledChance(1))
    assert "Great Lakes" in kontor.show(state)
    german = kontor.show(state, language="de")
    assert "Große Seen" in german
    assert "Great Lakes" not in german
