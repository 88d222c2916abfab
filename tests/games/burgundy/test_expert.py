"""The expert variant: random sheets, a choice of side and start castle."""

from collections import Counter

import pytest

from kontor.core.chance import SampledChance, key_from_seed
from kontor.core.errors import OptionError
from kontor.core.events import Log, visible
from kontor.core.play import start
from kontor.games.burgundy.state import BurgundyState
from kontor.testing import proves
from scenario_burgundy import GAME, Asked, Scene, look, why

CASTLES = {
    "1": "a2 a3 b3 d4", "2": "a4 d1 d4 g4", "3": "b3 d4 f1 f5", "4": "a1 c5 e2 g4",
    "5": "c2 d5 e2 f4", "6": "a3 d4 g1 g4", "7": "a2 a3 g2 g3", "8": "b2 b4 f2 f4",
    "9": "a3 d1 d6 g2", "10": "a4 d7 g1 g4",
}  # fmt: skip
PAIRS = [("1", "2"), ("3", "4"), ("5", "6"), ("7", "8"), ("9", "10")]


def deal(players: int, first: int, *sheets: int, way: str = "in-order") -> BurgundyState:
    """A game in which chance gives these sheets, counted among those that are left."""
    asked = Asked(first, *[0] * 3 * players, *sheets)
    s = GAME.new({"players": players, "duchies": "random", "start": way}, asked)
    # First player and goods are drawn before, and nothing after the sheets.
    assert asked.of[0] == players
    assert asked.of[1 : 3 * players + 1] == [42 - drawn for drawn in range(3 * players)]
    assert asked.of[3 * players + 1 :] == [8, 7, 6, 5][:players]
    return s


def sides(s: BurgundyState, seat: int) -> tuple[str, ...]:
    return tuple(look(s, None, "seats", seat, "sides"))


@proves("B-EXPERT-1", "B-EXPERT-2")
def test_the_first_sheet_is_one_of_eight_four_of_which_are_number_1_and_2() -> None:
    dealt = Counter(sides(deal(2, 0, pick, 0), 0) for pick in range(8))
    assert dealt == {pair: 4 if pair == ("1", "2") else 1 for pair in PAIRS}


@proves("B-EXPERT-1")
def test_sheets_are_dealt_without_return() -> None:
    seconds = Counter(sides(deal(2, 0, 4, pick), 1) for pick in range(7))
    assert seconds == {("1", "2"): 4, ("5", "6"): 1, ("7", "8"): 1, ("9", "10"): 1}
    s = deal(4, 0, 0, 0, 0, 0)
    assert [sides(s, seat) for seat in range(4)] == [("1", "2")] * 4


@proves("B-EXPERT-1")
def test_sheets_come_last_in_the_setup_and_in_turn_order() -> None:
    s = deal(3, 1, 4, 4, 4)
    assert [sides(s, seat) for seat in (1, 2, 0)] == [("3", "4"), ("5", "6"), ("7", "8")]
    log: Log = []
    GAME.new({"players": 3, "duchies": "random"}, SampledChance(1), log)
    keys = [event.key for event in log]
    assert keys == ["first-player", *["goods-dealt"] * 3, *["sheet-dealt"] * 3]


@proves("B-EXPERT-2", "B-EXPERT-3")
@pytest.mark.parametrize(("pick", "pair"), [(0, 0), (4, 1), (5, 2), (6, 3), (7, 4)])
def test_side_and_any_castle_space_of_it_are_the_players_choice(pick: int, pair: int) -> None:
    s = deal(2, 0, pick, 0)
    choices = [f"start:{side}@{space}" for side in PAIRS[pair] for space in CASTLES[side].split()]
    assert [s.write(0, action) for action in s.legal(0)] == choices
    for choice in choices:
        chosen = s.copy()
        chosen.apply(0, chosen.read(0, choice), SampledChance(1))
        name, _, space = choice[len("start:") :].partition("@")
        assert look(chosen, None, "seats", 0, "duchy") == name
        tiles = {t["name"]: t["tile"] for t in look(chosen, None, "seats", 0, "spaces")}
        assert {name: tile for name, tile in tiles.items() if tile} == {space: "castle"}


@proves("B-EXPERT-2")
def test_the_side_of_another_sheet_cannot_be_chosen() -> None:
    s = deal(2, 0, 4, 4)
    assert all(s.write(0, action)[6] in "34" for action in s.legal(0))
    assert all(s.write(1, action)[6] in "56" for action in s.legal(1))


@proves("B-EXPERT-3")
def test_only_dark_green_spaces_take_the_start_castle() -> None:
    scene = Scene(duchies="random")
    name = sides(scene.s, 0)[0]
    space = next(s for s in scene.s.duchies[0].space_names if s not in CASTLES[name])
    assert why(scene.refused(f"start:{name}@{space}")) == ("no-castle-space", "B-EXPERT-3")
    assert why(scene.refused("end")) == ("start-first", "B-EXPERT-3")


@proves("B-EXPERT-3")
@pytest.mark.parametrize("way", ["in-order", "secret"])
def test_all_is_settled_before_phase_a_is_laid_out_and_dice_are_rolled(way: str) -> None:
    scene = Scene(players=3, duchies="random", start=way)
    for _ in range(3):
        s = scene.s
        assert not any([*s.depots, *s.black, *s.round_goods, *s.dice])
        assert scene.s.white == 0
        scene.do(scene.legal()[-1])
    assert scene.events()[-5:] == ["round-begins", *["dice-rolled"] * 3, "goods-arrive"]
    assert sum(1 for kind in scene.s.depots if kind) == 18
    assert all(scene.s.dice)
    assert scene.s.actors == (scene.s.order[0],)


@proves("B-EXPERT-4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_in_turn_order_each_knows_the_earlier_choices(first: int) -> None:
    s = deal(3, first, 4, 4, 4)
    order = [first, (first + 1) % 3, (first + 2) % 3]
    for place, seat in enumerate(order):
        assert s.actors == (seat,)
        for other in order[place + 1 :]:
            assert why(s.refusal(other, s.legal(seat)[0])) == ("start-not-yours", "B-EXPERT-4")
            assert s.legal(other) == []
        for earlier in order[:place]:
            assert look(s, seat, "seats", earlier, "duchy") == sides(s, earlier)[1]
        s.apply(seat, s.legal(seat)[-1], SampledChance(1))
    assert s.actors == (first,)


def secrets_seen(s: BurgundyState, viewer: int | None) -> list[object]:
    """All that a viewer is told about the choices of three seats."""
    seats = look(s, viewer, "seats")
    return [(seat["duchy"], seat["choice"], seat["spaces"]) for seat in seats]


@proves("B-EXPERT-4", "B-INFO-2")
@pytest.mark.parametrize("duchies", ["random", "4", "3,5,7"])
def test_a_choice_made_in_secret_is_seen_by_nobody_else_before_the_reveal(duchies: str) -> None:
    scene = Scene(players=3, duchies=duchies, start="secret")
    s = scene.s
    assert list(s.actors) == [0, 1, 2]
    other_choice = s.copy()
    log: Log = []
    s.apply(1, s.legal(1)[1], SampledChance(1), log)
    other_choice.apply(1, other_choice.legal(1)[2], SampledChance(1))
    assert list(s.actors) == [0, 2]
    # To the others the two games look the same, only the chooser can tell them apart.
    for viewer in (0, 2, None):
        assert secrets_seen(s, viewer) == [(None, None, [])] * 3
        assert s.view(viewer) == other_choice.view(viewer)
        assert s.position(viewer) == other_choice.position(viewer)
    for viewer in (0, 2):
        assert s.known_to(viewer).position() == other_choice.known_to(viewer).position()
    assert s.view(1) != other_choice.view(1)
    assert s.known_to(1).position() != other_choice.known_to(1).position()
    told = [(event.key, event.params) for event in visible(log, 0)]
    assert told == [("start-chosen", {"seat": 1})]
    # Who has chosen does not choose again.
    assert why(s.refusal(1, s.legal(0)[0])) == ("start-not-yours", "B-EXPERT-4")
    # With the last choice all are revealed together, in turn order.
    s.apply(2, s.legal(2)[1], SampledChance(1))
    log.clear()
    s.apply(0, s.legal(0)[1], SampledChance(1), log)
    reveal = [event.params["seat"] for event in log if event.key == "start-castle"]
    assert reveal == [0, 1, 2]
    assert all(seat["duchy"] and seat["spaces"] for seat in look(s, None, "seats"))
    assert s.chosen == [-1, -1, -1]
    assert s.position(0) == s.position(None) == s.position()


@proves("B-EXPERT-4")
def test_a_secret_choice_enters_the_record_only_when_all_have_chosen() -> None:
    options: dict[str, object] = {"players": 2, "duchies": "random", "start": "secret"}
    play, _ = start(GAME, options, key_from_seed(1), ["Ana", "Bruno"])
    play.act(1, play.state.legal(1)[3])
    assert play.record.entries == []
    play.act(0, play.state.legal(0)[3])
    assert [entry.seat for entry in play.record.standing()] == [0, 1]


@proves("B-EXPERT-4", "B-SETUP-7")
@pytest.mark.parametrize(("way", "actors"), [("in-order", (0,)), ("secret", (0, 1))])
def test_the_same_option_governs_start_castles_on_named_duchies(
    way: str, actors: tuple[int, ...]
) -> None:
    scene = Scene(duchies="3,7", start=way)
    assert scene.s.actors == actors
    scene.do("start:3@b3")
    assert look(scene.s, 1, "seats", 0, "duchy") == ("3" if way == "in-order" else None)


@proves("B-EXPERT-4")
def test_there_is_no_third_way_to_choose() -> None:
    with pytest.raises(OptionError, match="not one of in-order, secret"):
        Scene(duchies="random", start="open")
