"""Trade routes: sold goods lie on a row of spaces and earn bonuses on their own colour."""

from collections import Counter

import pytest

from kontor.core.chance import SampledChance
from kontor.games.burgundy.components import BONUSES
from kontor.games.burgundy.routes import TILE_OF_BONUS
from kontor.testing import proves
from scenario_burgundy import GAME, Asked, Scene, final, look

ON = {"trade-routes": "on"}
PIECES = [
    [("purple", "carpenter"), ("red", "church"), ("turquoise", "boarding-house")],
    [("turquoise", "market"), ("purple", "bank"), ("brown", "town-hall")],
    [("red", "castle"), ("turquoise", "watchtower"), ("purple", "market")],
    [("pink", "town-hall"), ("brown", "watchtower"), ("orange", "market")],
    [("orange", "town-hall"), ("red", "market"), ("pink", "warehouse")],
    [("red", "boarding-house"), ("turquoise", "warehouse"), ("orange", "carpenter")],
    [("brown", "castle"), ("orange", "bank"), ("turquoise", "carpenter")],
    [("red", "town-hall"), ("pink", "church"), ("purple", "boarding-house")],
    [("turquoise", "bank"), ("orange", "castle"), ("brown", "carpenter")],
    [("orange", "watchtower"), ("pink", "bank"), ("red", "warehouse")],
    [("brown", "warehouse"), ("purple", "church"), ("pink", "watchtower")],
    [("pink", "boarding-house"), ("brown", "church"), ("purple", "castle")],
]
VALUE = {"turquoise": 1, "purple": 2, "pink": 3, "red": 4, "brown": 5, "orange": 6}


def routes(*pieces: int, players: int = 2, also: tuple[str, ...] = ()) -> Scene:
    """Seat 0 has these pieces first, then further ones; no silver, no workers."""
    scene = Scene(players, **ON, **dict.fromkeys(also, "on")).silver(0, 0)
    each = {2: 5, 3: 4, 4: 3}[players]
    rest = [piece for piece in range(1, 13) if piece not in pieces]
    return scene.route(0, *(*pieces, *rest)[:each])


def sell(scene: Scene, goods: str) -> Scene:
    """Seat 0 sells a colour with a die of its number."""
    value = VALUE[goods]
    scene.dice(0, value, value)
    return scene.do(f"{value}:sell:{goods}")


def shown(scene: Scene, seat: int) -> list[tuple[str, str]]:
    """A route as colours and the tiles whose effect is depicted."""
    return [(space["goods"], TILE_OF_BONUS[space["bonus"]]) for space in scene.route_spaces(seat)]


# dealing


@proves("B-ROUTE-1", "B-ROUTE-2")
@pytest.mark.parametrize(("players", "each"), [(2, 5), (3, 4), (4, 3)])
def test_each_player_gets_so_many_different_pieces(players: int, each: int) -> None:
    for seed in range(10):
        s = GAME.new({"players": players, **ON}, SampledChance(seed))
        scene = Scene.__new__(Scene)
        scene.s = s
        dealt: list[int] = []
        for seat in range(players):
            route = shown(scene, seat)
            assert len(route) == 3 * each == {2: 15, 3: 12, 4: 9}[players]
            dealt += [PIECES.index(route[at : at + 3]) for at in range(0, 3 * each, 3)]
        assert len(set(dealt)) == players * each
        assert 12 - len(dealt) == (2 if players == 2 else 0)


@proves("B-ROUTE-1", "B-ROUTE-2")
def test_pieces_are_drawn_by_chance_and_lie_in_the_order_drawn() -> None:
    # First player and six goods are drawn before; all pieces come from one bag.
    asked = Asked(0, *[0] * 6, 11, 0, 5, 0, 0)
    scene = Scene.__new__(Scene)
    scene.s = GAME.new({"players": 2, **ON}, asked)
    assert asked.of[7:17] == [12, 11, 10, 9, 8, 7, 6, 5, 4, 3]
    assert shown(scene, 0) == [space for piece in (12, 1, 7, 2, 3) for space in PIECES[piece - 1]]
    firsts = set()
    for pick in range(12):
        scene.s = GAME.new({"players": 2, **ON}, Asked(0, *[0] * 6, pick))
        firsts.add(PIECES.index(shown(scene, 0)[:3]))
    assert firsts == set(range(12))


@proves("B-ROUTE-2")
def test_the_order_stays_fixed() -> None:
    scene = routes(3, 6, 9).goods(0, red=2, pink=1)
    before = shown(scene, 0)
    sell(scene, "red").do("*:workers")
    scene.do("end", "end")
    assert shown(scene, 0) == before


@proves("B-ROUTE-3")
def test_the_twelve_pieces() -> None:
    goods = GAME.components.goods
    pieces = [
        [(goods[colour], TILE_OF_BONUS[BONUSES[bonus]]) for colour, bonus in piece]
        for piece in GAME.components.routes
    ]
    assert pieces == PIECES
    spaces = [space for piece in pieces for space in piece]
    assert set(Counter(colour for colour, _ in spaces).values()) == {6}
    assert len({colour for colour, _ in spaces}) == 6
    bonuses = Counter(bonus for _, bonus in spaces)
    assert (len(bonuses), set(bonuses.values())) == (9, {4})


# laying


@proves("B-ROUTE-4", "B-ROUTE-6")
def test_sold_tiles_go_one_by_one_to_the_leftmost_empty_spaces() -> None:
    # red castle, turquoise watchtower, purple market
    scene = routes(3, 4).goods(0, brown=2, orange=1)
    sell(scene, "brown")
    assert scene.on_route(0) == ["brown", "brown"]
    assert scene.held(0) == {"orange": 1}
    laid = [event.params["number"] for event in scene.log if event.key == "route-laid"]
    assert laid == [1, 2]
    sell(scene, "orange")
    assert scene.on_route(0) == ["brown", "brown", "orange"]
    # No tile found its own colour.
    assert "route-bonus" not in scene.events()
    assert (scene.s.silver[0], scene.s.workers[0], scene.points(0)) == (2, 0, 6)
    assert scene.s.pending == []
    assert scene.on_route(1) == []


@proves("B-ROUTE-4")
@pytest.mark.parametrize("means", ["die", "castle", "warehouse", "crane", "white-castle"])
def test_at_every_sale_by_whatever_means(means: str) -> None:
    scene = routes(3, also=("extra-tiles", "white-castles")).goods(0, brown=3).white(5)
    scene.lay(0, c3="bank").dice(0, 5, 6)
    if means == "die":
        scene.do("5:sell:brown")
    elif means == "castle":
        scene.store(0, "castle").do("6:place:castle@b3", "*:sell:brown")
    else:
        scene.dice(0, 3, 6).store(0, means).do(f"3:place:{means}@e4")
        if means == "crane":
            scene.do("use:warehouse")
        scene.do("5:sell:brown" if means == "white-castle" else "sell:brown")
    assert scene.on_route(0) == ["brown"] * 3
    assert (scene.s.silver[0], scene.points(0, "goods")) == (1, 6)


@proves("B-ROUTE-5")
def test_silver_points_and_the_worker_of_4_come_before_the_tiles() -> None:
    # turquoise bank first
    scene = routes(9, players=3).lay(0, c4="monastery4").goods(0, turquoise=1)
    sell(scene, "turquoise")
    assert scene.events() == [
        "goods-sold",
        "workers-gained",
        "route-laid",
        "route-bonus",
        "silver-gained",
    ]
    assert (scene.s.silver[0], scene.s.workers[0], scene.points(0)) == (1 + 2, 1, 3)


@proves("B-ROUTE-5")
def test_they_can_be_used_while_a_bonus_waits() -> None:
    # red castle first: the sale's own silver pays for the purchase.
    scene = routes(3).goods(0, red=2).silver(0, 1).black("mine")
    sell(scene, "red")
    assert (scene.s.silver[0], scene.points(0)) == (2, 4)
    scene.do("buy:mine", "*:place:mine@e3")
    assert scene.tile(0, "e3") == "mine"


@proves("B-ROUTE-6")
def test_a_tile_on_its_own_colour_gives_the_bonus_and_others_lose_it_for_good() -> None:
    # turquoise bank, orange castle, brown carpenter
    scene = routes(9).goods(0, turquoise=1, brown=1, orange=1).depot(4, "bank")
    sell(scene, "turquoise")
    assert scene.s.silver[0] == 1 + 2
    # Brown lies on orange: no action; orange then lies on brown: no carpenter.
    sell(scene, "brown")
    assert scene.s.pending == []
    sell(scene, "orange")
    assert scene.s.pending == []
    assert scene.on_route(0) == ["turquoise", "brown", "orange"]
    assert (scene.s.silver[0], scene.points(0)) == (5, 6)
    assert scene.stores(0) == []


@proves("B-ROUTE-7")
def test_a_bonus_is_carried_out_before_the_next_tile_is_laid() -> None:
    # purple carpenter, red church, turquoise boarding house
    scene = routes(1).goods(0, purple=3).depot(4, "bank")
    sell(scene, "purple")
    assert scene.on_route(0) == ["purple"]
    assert scene.legal() == ["take:bank@4", "pass"]
    scene.do("take:bank@4")
    assert scene.on_route(0) == ["purple"] * 3
    assert scene.stores(0) == ["bank"]


@proves("B-ROUTE-7")
def test_all_that_follows_from_a_bonus_comes_first() -> None:
    # pink town hall places a castle, whose action places a church, which takes a mine; meanwhile
    # the second pink tile waits.
    scene = routes(4).goods(0, pink=2).lay(0, c3="bank").store(0, "castle", "church")
    scene.depot(5, "mine")
    sell(scene, "pink")
    for action in ("place:castle@b3", "*:place:church@e4", "take:mine@5"):
        assert scene.on_route(0) == ["pink"]
        scene.do(action)
    assert scene.on_route(0) == ["pink", "pink"]
    assert scene.s.pending == []
    assert scene.stores(0) == ["mine"]


@proves("B-ROUTE-7")
def test_also_a_discard_that_a_bonus_needs_comes_first() -> None:
    scene = routes(1).goods(0, purple=2).depot(4, "bank").store(0, "mine", "ship", "cow2")
    sell(scene, "purple").do("take:bank@4")
    assert scene.legal() == ["discard:mine", "discard:ship", "discard:cow2"]
    assert scene.on_route(0) == ["purple"]
    scene.do("discard:mine")
    assert scene.on_route(0) == ["purple", "purple"]


@proves("B-ROUTE-8", "B-ROUTE-15")
def test_a_sale_inside_a_bonus_lays_its_tiles_before_the_outer_sale_goes_on() -> None:
    # brown warehouse, purple church, pink watchtower, then pink town hall, brown watchtower
    scene = routes(11, 4).goods(0, brown=3, purple=1, pink=1).depot(5, "mine")
    sell(scene, "brown")
    assert (scene.s.silver[0], scene.points(0, "goods")) == (1, 6)
    assert scene.legal() == ["sell:purple", "sell:pink", "pass"]
    scene.do("sell:purple")
    # The inner sale brings its own silver and points at once, and its tile its own bonus.
    assert (scene.s.silver[0], scene.points(0, "goods")) == (2, 8)
    assert scene.on_route(0) == ["brown", "purple"]
    scene.do("take:mine@5")
    assert scene.on_route(0) == ["brown", "purple", "brown", "brown"]
    assert scene.stores(0) == ["mine"]
    assert scene.points(0, "routes") == 0


@proves("B-ROUTE-8")
def test_inner_tiles_shift_the_outer_ones_to_their_own_colour() -> None:
    # brown warehouse, purple church, pink watchtower, pink town hall, brown watchtower
    scene = routes(11, 4).goods(0, brown=2, pink=3)
    sell(scene, "brown").do("sell:pink")
    # Pink lies on church, watchtower and town hall (nothing to place), brown on the watchtower.
    assert scene.on_route(0) == ["brown", "pink", "pink", "pink", "brown"]
    assert scene.points(0, "routes") == 4 + 4
    assert (scene.s.silver[0], scene.points(0, "goods")) == (2, 2 * 5)


@proves("B-ROUTE-8")
def test_an_inner_sale_has_the_monasteries_of_a_sale_too() -> None:
    scene = routes(11).goods(0, brown=1, red=1).lay(0, c4="monastery3", b4="monastery4")
    sell(scene, "brown").do("sell:red")
    assert (scene.s.silver[0], scene.s.workers[0]) == (4, 2)


@proves("B-ROUTE-9")
def test_when_the_route_is_full_the_rest_goes_to_the_sold_pile() -> None:
    # Nine spaces; the sixth is orange market, which finds nothing, the ninth turquoise boarding
    # house.
    scene = routes(3, 4, 1, players=4).goods(0, brown=3, orange=3, pink=2)
    for goods in ("brown", "orange", "pink"):
        sell(scene, goods)
    assert scene.on_route(0) == ["brown"] * 3 + ["orange"] * 3 + ["pink"] * 2
    scene.goods(0, turquoise=3)
    assert scene.s.workers[0] == 0
    sell(scene, "turquoise")
    assert scene.on_route(0) == ["brown"] * 3 + ["orange"] * 3 + ["pink"] * 2 + ["turquoise"]
    assert scene.events().count("route-laid") == 1
    assert scene.s.workers[0] == 4
    # All of them are sold, two without a space.
    assert scene.sold_pile(0) == {"brown": 3, "orange": 3, "pink": 2, "turquoise": 3}
    assert (scene.s.silver[0], scene.points(0)) == (4, 4 * 11)
    assert scene.s.pending == []


@proves("B-ROUTE-9")
def test_further_sales_give_no_bonus() -> None:
    scene = routes(3, 4, 1, players=4).goods(0, brown=3, orange=3, pink=3)
    for goods in ("brown", "orange", "pink"):
        sell(scene, goods)
    assert len(scene.on_route(0)) == 9
    # Turquoise, red and purple would be the colours of the first spaces.
    scene.goods(0, turquoise=2, red=1, purple=1)
    for goods in ("turquoise", "red", "purple"):
        sell(scene, goods)
        assert scene.events() == ["goods-sold"]
        assert scene.s.pending == []
    assert (scene.s.silver[0], scene.s.workers[0]) == (6, 0)
    assert scene.on_route(0) == ["brown"] * 3 + ["orange"] * 3 + ["pink"] * 3
    assert sum(scene.sold_pile(0).values()) == 13


@proves("B-ROUTE-10")
def test_tiles_on_the_route_count_as_sold() -> None:
    scene = routes(3, players=3).lay(0, c4="monastery15", b4="monastery25").goods(0, brown=3)
    sell(scene, "brown")
    scene.goods(0, orange=2).silver(0, 0)
    final(scene)
    # 15: one colour, 25: three tiles; the two orange ones are left over.
    assert scene.points(0, "monasteries") == 2 + 3
    assert scene.points(0, "leftovers") == 2


# the bonuses


@proves("B-ROUTE-11")
@pytest.mark.parametrize(
    ("piece", "goods", "building", "tiles"),
    [
        (1, "purple", "carpenter", ["bank@4", "church@6"]),
        (2, "turquoise", "market", ["ship@4", "cow2@6"]),
        (None, "brown", "church", ["monastery1@2", "castle@2", "mine@5"]),
    ],
)
def test_carpenter_church_and_market_take_from_any_depot(
    piece: int | None, goods: str, building: str, tiles: list[str]
) -> None:
    # The church lies in second place: pink boarding house, brown church.
    scene = routes(piece or 12).goods(0, **{goods: 1})
    if piece is None:
        scene.goods(0, red=1)
        sell(scene, "red")
    scene.depot(2, "monastery1", "castle").depot(4, "ship", "bank").depot(5, "mine")
    scene.depot(6, "church", "cow2").black("castle").silver(0, 0)
    sell(scene, goods)
    told = [event.params["tile"] for event in scene.log if event.key == "route-bonus"]
    assert told == [building]
    assert sorted(scene.legal()) == sorted([*(f"take:{tile}" for tile in tiles), "pass"])
    for tile in ("bank@4", "ship@4", "mine@5"):
        if tile not in tiles:
            assert scene.why(f"take:{tile}")[0] == "wrong-fetch"
    scene.do(f"take:{tiles[0]}")
    assert scene.stores(0) == [tiles[0].split("@")[0]]
    assert scene.s.workers[0] == 0


@proves("B-ROUTE-12")
def test_boarding_house_bank_and_watchtower_give_what_the_buildings_give() -> None:
    # 13 and 14 add nothing.
    scene = routes(6).lay(0, c4="monastery13", b4="monastery14").goods(0, red=1)
    sell(scene, "red")
    assert (scene.s.workers[0], scene.s.silver[0], scene.points(0)) == (4, 1, 2)
    scene = routes(9).goods(0, turquoise=1)
    sell(scene, "turquoise")
    assert (scene.s.workers[0], scene.s.silver[0], scene.points(0)) == (0, 1 + 2, 2)
    scene = routes(10).goods(0, orange=1)
    sell(scene, "orange")
    assert (scene.s.workers[0], scene.s.silver[0], scene.points(0)) == (0, 1, 2 + 4)
    assert scene.points(0, "routes") == 4
    assert scene.s.pending == []


@proves("B-ROUTE-12")
def test_a_bonus_is_no_building_in_the_duchy() -> None:
    scene = routes(10).lay(0, c4="monastery17").goods(0, orange=1).silver(0, 0)
    sell(scene, "orange")
    assert final(scene).points(0, "monasteries") == 0


@proves("B-ROUTE-13")
def test_town_hall_places_a_stored_tile_without_a_number() -> None:
    # pink town hall first
    scene = routes(4).goods(0, pink=1).store(0, "mine", "church", "ship")
    scene.lay(0, d5="ship", e5="church")
    sell(scene, "pink")
    assert scene.why("place:mine@d3") == ("wrong-colour", "B-PLACE-2")
    assert scene.why("place:mine@g1") == ("not-adjacent", "B-PLACE-4")
    assert scene.why("place:church@e4") == ("building-in-town", "B-BUILD-2")
    scene.do("place:mine@e3")
    assert scene.tile(0, "e3") == "mine"
    assert scene.s.workers[0] == 0
    assert scene.s.pending == []
    assert list(scene.s.dice[:2]) in ([-3, 3], [3, -3])


@proves("B-ROUTE-13", "B-ROUTE-16")
def test_town_hall_stays_open_for_a_tile_that_could_be_bought() -> None:
    scene = routes(4).goods(0, pink=1).silver(0, 1).black("mine")
    sell(scene, "pink").do("buy:mine", "place:mine@e3")
    assert scene.tile(0, "e3") == "mine"
    scene = routes(4).goods(0, pink=1).silver(0, 0).black("mine")
    sell(scene, "pink")
    assert scene.s.pending == []


@proves("B-ROUTE-14")
def test_castle_gives_an_action_with_a_die_of_any_value() -> None:
    # red castle first
    def table() -> Scene:
        scene = (
            routes(3).goods(0, red=1, pink=2).store(0, "mine").depot(6, "cow2").depot(2, "castle")
        )
        return sell(scene, "red")

    assert sorted(table().legal()) == sorted(
        [
            "*:take:castle@2", "*:take:cow2@6", "*:place:mine@e3", "*:sell:pink", "*:workers",
            "pass",
        ]
    )  # fmt: skip
    assert table().do("*:take:cow2@6").stores(0) == ["mine", "cow2"]
    assert table().do("*:place:mine@e3").tile(0, "e3") == "mine"
    scene = table().do("*:sell:pink")
    assert (scene.s.silver[0], scene.on_route(0)) == (2, ["red", "pink", "pink"])
    scene = table().do("*:workers")
    assert (scene.s.workers[0], scene.s.silver[0]) == (2, 1)
    assert scene.why("*:workers") == ("no-effect", "B-TURN-1")


@proves("B-ROUTE-14")
@pytest.mark.parametrize(
    ("numbers", "workers", "silver"), [((13,), 2, 1), ((14,), 4, 0), ((13, 14), 4, 1)]
)
def test_13_and_14_work_for_the_action(numbers: tuple[int, ...], workers: int, silver: int) -> None:
    scene = routes(3).goods(0, red=1)
    for space, number in zip(("c4", "b4"), numbers, strict=False):
        scene.lay(0, **{space: f"monastery{number}"})
    sell(scene, "red").do("*:workers")
    assert (scene.s.workers[0], scene.s.silver[0]) == (workers, 1 + silver)


@proves("B-ROUTE-15")
def test_warehouse_sells_any_held_colour_without_a_die() -> None:
    scene = routes(11).goods(0, brown=1, orange=2, red=1)
    sell(scene, "brown")
    assert scene.legal() == ["sell:red", "sell:orange", "pass"]
    scene.do("sell:orange")
    assert scene.held(0) == {"red": 1}
    assert scene.on_route(0) == ["brown", "orange", "orange"]
    assert (scene.s.silver[0], scene.points(0)) == (2, 6)
    assert scene.s.pending == []


@proves("B-ROUTE-16")
@pytest.mark.parametrize(
    ("piece", "goods"), [(1, "purple"), (2, "turquoise"), (4, "pink"), (11, "brown")]
)
def test_a_bonus_that_cannot_be_used_is_skipped_and_the_tile_lies_there(
    piece: int, goods: str
) -> None:
    scene = routes(piece).goods(0, **{goods: 1})
    sell(scene, goods)
    assert "effect-lost" in scene.events()
    assert scene.s.pending == []
    assert scene.on_route(0) == [goods]


@proves("B-ROUTE-16")
@pytest.mark.parametrize(
    ("piece", "goods"), [(1, "purple"), (2, "turquoise"), (3, "red"), (4, "pink"), (11, "brown")]
)
def test_a_bonus_that_is_not_wanted_may_be_passed(piece: int, goods: str) -> None:
    scene = routes(piece).goods(0, **{goods: 1, "orange": 1}).depot(4, "ship", "bank")
    sell(scene.store(0, "mine"), goods)
    assert "pass" in scene.legal()
    assert scene.why("end") == ("effect-open", "B-TURN-3")
    scene.do("pass")
    assert scene.s.pending == []
    assert scene.on_route(0) == [goods]
    assert scene.stores(0) == ["mine"]
    assert scene.held(0) == {"orange": 1}
    assert scene.s.workers[0] == 0


@proves("B-ROUTE-16")
@pytest.mark.parametrize(
    ("piece", "goods"), [(1, "purple"), (2, "turquoise"), (3, "red"), (4, "pink"), (11, "brown")]
)
def test_while_a_bonus_waits_the_purchase_is_possible(piece: int, goods: str) -> None:
    scene = routes(piece).goods(0, **{goods: 2, "orange": 1}).depot(4, "ship", "bank")
    scene.store(0, "mine").black("castle").silver(0, 2)
    sell(scene, goods).do("buy:castle")
    assert scene.stores(0) == ["mine", "castle"]
    assert scene.s.pending != []
    assert scene.on_route(0) == [goods]
    scene.do("pass")
    assert scene.on_route(0) == [goods, goods]


@proves("B-ROUTE-4", "B-ROUTE-9")
def test_the_table_shows_what_lies_on_each_space() -> None:
    scene = routes(9).goods(0, turquoise=2)
    sell(scene, "turquoise")
    for viewer in (0, 1, None):
        spaces = look(scene.s, viewer, "seats", 0, "route")
        assert [space["laid"] for space in spaces[:3]] == ["turquoise", "turquoise", None]
        assert [space["goods"] for space in spaces[:3]] == ["turquoise", "orange", "brown"]


@proves("B-ROUTE-2", "B-ROUTE-7", "B-ROUTE-9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_with_routes_can_be_read_again(players: int) -> None:
    scene = routes(1, players=players).goods(0, purple=3).depot(4, "bank")
    sell(scene, "purple")
    text = scene.s.position()
    again = GAME.from_position(text)
    assert again.position() == text
    assert again.legal(0) == scene.s.legal(0)
