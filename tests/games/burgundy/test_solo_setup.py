"""The solo game: options, boards, the start."""

import pytest

from kontor.core.chance import SampledChance
from kontor.core.errors import OptionError
from kontor.core.events import Log
from kontor.games.burgundy.components import standard
from kontor.games.burgundy.plans import COLOURS, Plan
from kontor.games.burgundy.state import BurgundyState
from kontor.testing import proves
from scenario_burgundy import GAME, Asked, Scene, look

BOARDS = ("13a", "13b")
NUMBERS = {"castle": 4, "animal": 6, "ship": 6, "building": 12, "monastery": 6, "mine": 3}
CASTLES = {"13a": ["a3", "a5", "b7", "d7"], "13b": ["b1", "d2", "g3", "n5"]}
PIECES = {"13a": [7, 11, 6, 13], "13b": [1, 3, 4, 5, 1, 1, 3, 2, 1, 5, 1, 4, 1, 5]}
TOGETHER = ("extra-tiles", "white-castles", "inns")
APART = ("border-posts", "trade-routes", "shields")


def new(chance: int = 1, **options: object) -> BurgundyState:
    return GAME.new({"mode": "solo", **options}, SampledChance(chance))


def begun(board: str = "13a", **options: str) -> Scene:
    """A game right after the start castle, with all that lies on the table."""
    scene = Scene(1, board, mode="solo", **options)
    return scene.do(f"start:{board}@{CASTLES[board][0]}")


def refusal(**given: object) -> OptionError:
    with pytest.raises(OptionError) as caught:
        GAME.new(given, SampledChance(1))
    return caught.value


def plan(name: str) -> Plan:
    return next(board for board in standard().duchies if board.name == name)


def edges(board: Plan) -> set[tuple[str, str]]:
    """The pairs of neighbours, over land and over rivers."""
    return {
        (board.names[a], board.names[b])
        for a, around in enumerate(board.neighbours)
        for b in around
        if a < b
    }


def rivers(board: Plan) -> set[tuple[str, str]]:
    return {(board.names[a], board.names[b]) for a, b in board.rivers}


# options


@proves("B-OPT-4")
def test_the_solo_game_is_for_one_player() -> None:
    assert new().players == 1
    assert new(players=1).players == 1
    for players in (2, 3, 4):
        error = refusal(mode="solo", players=players)
        assert (error.name, error.reason) == ("players", "mode=solo is for 1")


@proves("B-OPT-4")
def test_one_player_without_the_solo_game_is_refused() -> None:
    for given in ({}, {"mode": "single"}, {"mode": "team"}, {"duchies": "13a"}):
        assert refusal(**given, players=1).name == "players"


@proves("B-OPT-4")
@pytest.mark.parametrize("name", APART)
def test_posts_routes_and_shields_are_refused(name: str) -> None:
    error = refusal(mode="solo", **{name: "on"})
    assert (error.name, error.reason) == (name, "it does not go with mode=solo")


@proves("B-OPT-4")
@pytest.mark.parametrize("on", [*((name,) for name in TOGETHER), TOGETHER])
@pytest.mark.parametrize("board", BOARDS)
def test_extra_tiles_white_castles_and_inns_may_be_combined(
    on: tuple[str, ...], board: str
) -> None:
    s = begun(board, **dict.fromkeys(on, "on")).s
    names = s.tables.names
    lying = {names[k] for k in (*s.depots, *s.black)}
    lying |= {names[k] for k, n in enumerate(s.stacks) if n}
    lying |= {names[k] for k, n in enumerate(s.black_stack) if n}
    assert ("crane" in lying) == ("extra-tiles" in on)
    assert ("white-castle" in lying) == ("white-castles" in on)
    assert look(s, 0, "inns") == ("inns" in on)


@proves("B-OPT-6")
def test_it_has_two_boards_of_its_own() -> None:
    assert new().options["duchies"] == "13a"
    assert new(duchies="13b").duchies[0].name == "13b"
    for duchies in ("1", "10", "11a", "12a", "random", "11", "13c", "13a,13b"):
        assert refusal(mode="solo", duchies=duchies).name == "duchies"
    for board in BOARDS:
        assert refusal(players=2, duchies=board).name == "duchies"
        assert refusal(mode="team", duchies=board).name == "duchies"


@proves("B-SOLO-5")
@pytest.mark.parametrize("target", range(45, 56))
def test_the_target_may_start_from_45_to_55(target: int) -> None:
    assert look(new(target=target), 0, "solo") == {"marker": 0, "target": target}


@proves("B-SOLO-5")
def test_the_target_is_50_if_nothing_is_said_and_no_other_is_possible() -> None:
    assert look(new(), 0, "solo") == {"marker": 0, "target": 50}
    for target in (0, 44, 56, "far"):
        assert refusal(mode="solo", target=target).name == "target"
    for mode, players in (("single", 2), ("team", 4)):
        error = refusal(mode=mode, players=players, target=49)
        assert (error.name, error.reason) == ("target", f"it does not go with mode={mode}")
        other = GAME.new({"mode": mode, "players": players}, SampledChance(1))
        assert look(other, 0, "solo") is None


# boards


@proves("B-SOLO-1")
@pytest.mark.parametrize("board", BOARDS)
def test_a_solo_board_has_37_spaces_in_the_usual_numbers_by_colour(board: str) -> None:
    colours = [COLOURS[colour] for colour in plan(board).colours]
    assert {name: colours.count(name) for name in COLOURS} == NUMBERS
    assert len(colours) == len(set(plan(board).names)) == len(set(plan(board).places)) == 37
    spaces = look(begun(board).s, None, "seats", 0, "spaces")
    assert [space["name"] for space in spaces] == plan(board).names


@proves("B-SOLO-1")
@pytest.mark.parametrize(
    ("board", "space", "colour", "number"),
    [
        ("13a", "a1", "animal", 6),
        ("13a", "a7", "ship", 1),
        ("13a", "b9", "building", 6),
        ("13a", "d9", "ship", 3),
        ("13a", "d11", "mine", 5),
        ("13b", "a1", "ship", 6),
        ("13b", "c4", "monastery", 2),
        ("13b", "g3", "castle", 4),
        ("13b", "l4", "building", 5),
        ("13b", "n1", "animal", 1),
    ],
)
def test_spaces_are_named_by_piece_of_land(
    board: str, space: str, colour: str, number: int
) -> None:
    index = plan(board).names.index(space)
    assert COLOURS[plan(board).colours[index]] == colour
    assert plan(board).numbers[index] == number


@proves("B-SOLO-1", "B-SOLO-14")
@pytest.mark.parametrize(
    ("board", "sizes"),
    [
        (
            "13a",
            {
                "castle": [1, 1, 1, 1],
                "animal": [1, 1, 1, 3],
                "ship": [1] * 6,
                "building": [1, 1, 1, 2, 2, 2, 3],
                "monastery": [1, 1, 1, 3],
                "mine": [1, 1, 1],
            },
        ),
        (
            "13b",
            {
                "castle": [1, 1, 1, 1],
                "animal": [1, 2, 3],
                "ship": [1] * 6,
                "building": [1, 1, 2, 2, 2, 4],
                "monastery": [2, 2, 2],
                "mine": [1, 1, 1],
            },
        ),
    ],
)
def test_the_regions_of_the_boards(board: str, sizes: dict[str, list[int]]) -> None:
    regions = plan(board).regions
    found = {
        name: sorted(len(r) for r in regions if COLOURS[plan(board).colours[r[0]]] == name)
        for name in COLOURS
    }
    assert found == sizes


@proves("B-SOLO-13", "B-SOLO-14")
@pytest.mark.parametrize("board", BOARDS)
def test_only_rivers_join_the_pieces_of_land(board: str) -> None:
    """The letter of a space's name is its piece."""
    names = plan(board).names
    pieces = sorted({name[0] for name in names})
    assert [sum(name[0] == piece for name in names) for piece in pieces] == PIECES[board]
    crossing = {edge for edge in edges(plan(board)) if edge[0][0] != edge[1][0]}
    assert crossing == rivers(plan(board))
    # All pieces can be reached, and over land all spaces of a piece.
    for joined, parts in ((edges(plan(board)), 1), (edges(plan(board)) - crossing, len(pieces))):
        group = {name: name for name in names}
        for a, b in joined:
            old, merged = group[a], group[b]
            group = {name: merged if at == old else at for name, at in group.items()}
        assert len(set(group.values())) == parts


@proves("B-SOLO-13")
def test_the_rivers_of_the_boards() -> None:
    def all_of(*ways: str) -> set[tuple[str, str]]:
        return {(way.split("-")[0], way.split("-")[1]) for way in ways}

    assert rivers(plan("13a")) == all_of("a7-b1", "a7-c2", "b10-d5", "b10-d9", "c2-d5")
    ways = "a1-b1 a1-d1 b3-f1 b3-i1 c1-f1 c2-e1 d5-i1 e1-g1 e1-h2 f1-g1 f1-j2 g3-m1 h2-k1 i1-j3"
    assert rivers(plan("13b")) == all_of(*ways.split(), "i1-l1", "j5-m1", "k1-n3", "m1-n1")


# the start


@proves("B-SOLO-2")
@pytest.mark.parametrize("board", BOARDS)
def test_the_start_castle_goes_on_any_dark_green_space(board: str) -> None:
    s = new(duchies=board)
    assert (look(s, 0, "stage"), s.actors) == ("setup", (0,))
    assert [s.write(0, a) for a in s.legal(0)] == [f"start:{board}@{c}" for c in CASTLES[board]]
    for castle in CASTLES[board]:
        scene = Scene(1, board, mode="solo").do(f"start:{board}@{castle}")
        assert scene.tile(0, castle) == "castle"
        assert scene.s.filled[0].bit_count() == 1
        assert look(scene.s, 0, "stage") == "play"
        assert scene.s.pending == []
        assert look(scene.s, 0, "solo", "marker") == 0
        assert scene.s.tables.kind_of["castle"] not in scene.s.stores
    scene = Scene(1, board, mode="solo")
    assert scene.why(f"start:{board}@a1") == ("no-castle-space", "B-SETUP-7")
    assert scene.why("end") == ("start-first", "B-SETUP-7")


@proves("B-SOLO-2")
@pytest.mark.parametrize("seed", range(5))
def test_one_silver_two_workers_and_three_goods(seed: int) -> None:
    s = new(seed)
    seat = look(s, 0, "seats", 0)
    assert (seat["silver"], seat["workers"]) == (1, 2)
    assert sum(seat["goods"].values()) == 3
    assert (seat["stores"], seat["sold"]) == ([None] * 3, {})


@proves("B-SOLO-2")
def test_the_goods_are_drawn_by_chance() -> None:
    chance = Asked(0, 0, 41 - 1, 7)
    log: Log = []
    s = GAME.new({"mode": "solo"}, chance, log)
    assert chance.of == [1, 42, 41, 40]
    assert [event.key for event in log] == ["first-player", "goods-dealt"]
    assert look(s, 0, "seats", 0, "goods") == {"turquoise": 1, "purple": 1, "orange": 1}


@proves("B-SOLO-3")
def test_any_number_of_goods_colours_may_be_held() -> None:
    scene = Scene(1, "13a", mode="solo").found("a5").silver(0, 0)
    scene.goods(0, turquoise=1, purple=1, pink=1).store(0, "ship").dice(0, 1, 1)
    scene.depot_goods(2, red=2, brown=1, orange=1)
    scene.do("1:place:ship@a7", "part:effect", "ship:2")
    assert scene.held(0) == dict.fromkeys(("turquoise", "purple", "pink"), 1) | {
        "red": 2,
        "brown": 1,
        "orange": 1,
    }


@proves("B-SOLO-3")
def test_the_three_stores_remain() -> None:
    scene = Scene(1, "13a", mode="solo").found("a3").store(0, "ship", "ship", "mine")
    scene.depot(1, "bank").do("1:take:bank@1")
    assert scene.legal() == ["discard:ship", "discard:mine"]
    scene.do("discard:mine")
    assert scene.stores(0) == ["ship", "ship", "bank"]


@proves("B-SOLO-4")
@pytest.mark.parametrize("board", BOARDS)
def test_the_main_board_is_that_for_two_players(board: str) -> None:
    log: Log = []
    s = new(duchies=board)
    s.apply(0, s.legal(0)[0], SampledChance(1), log)
    filled = [event for event in log if event.key == "depot-filled"]
    kinds = [str(event.params["tiles"]).split(",") for event in filled]
    colours = [[COLOURS[s.tables.colour[s.tables.kind_of[t]]] for t in tiles] for tiles in kinds]
    assert colours == [
        ["building", "ship"],
        ["monastery", "castle"],
        ["animal", "building"],
        ["ship", "building"],
        ["mine", "monastery"],
        ["building", "animal"],
    ]
    assert sum(1 for tile in look(s, 0, "black_depot") if tile) == 4
    assert [len(depot["spaces"]) for depot in look(s, 0, "depots")] == [2] * 6


@proves("B-SOLO-4")
def test_a_sold_goods_tile_scores_2_points() -> None:
    scene = Scene(1, "13a", mode="solo").found("a3").silver(0, 0).goods(0, turquoise=3)
    scene.do("1:sell:turquoise")
    assert look(scene.s, 0, "solo", "marker") == 6
    assert scene.s.silver[0] == 1
    assert scene.sold_pile(0) == {"turquoise": 3}


@proves("B-SOLO-6")
def test_there_is_no_bridge() -> None:
    scene = Scene(1, "13a", mode="solo", **{"extra-tiles": "on"}).found("a5").silver(0, 0)
    scene.store(0, "ship", "monastery27").dice(0, 1, 3).depot_goods(2, red=1)
    scene.do("1:place:ship@a7")
    assert [frame["kind"] for frame in look(scene.s, 0, "pending")] == ["parts"]
    scene.do("part:size", "part:phase")
    assert look(scene.s, 0, "pending") == [{"kind": "sweep"}, {"kind": "ship"}]
    scene.do("ship:2")
    assert scene.events() == ["goods-loaded"]
    assert look(scene.s, 0, "seats", 0, "bridge") == 1
    # 27 brings no more than its region; nothing is asked and nothing moves.
    scene.do("3:place:monastery27@a4", "part:size")
    assert scene.events() == ["region-size", "region-phase"]
    assert look(scene.s, 0, "seats", 0, "bridge") == 1
    assert scene.s.order == scene.s.queue == [0]
