"""How a game is set up, and what a share is worth."""

from collections import Counter
from itertools import permutations, product

import pytest

from kontor.core.chance import Chance, SampledChance, ScriptedChance
from kontor.core.errors import OptionError
from kontor.core.rows import row
from kontor.games.mombasa import rounds, setup
from kontor.games.mombasa.actions import REST
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.tables import CHOOSING, PLANNING, RESTING
from kontor.testing import proves
from scenario_mombasa import GAME, SET, Scene, fresh, list_of, seats, why


class Asked(Chance):
    """Sampled draws, with a list of how many possibilities each of them had."""

    def __init__(self, seed: int):
        self.source = SampledChance(seed)
        self.bounds: list[int] = []

    def below(self, n: int) -> int:
        self.bounds.append(n)
        return self.source.below(n)


def begun(starts: list[str], tracks: str = "A1,B1,C1,D1") -> Scene:
    """A game in which seat 0 begins and the seats have these tiles; no card rests yet."""
    scene = Scene(len(starts), tracks)
    for seed in range(100):
        scene.s = fresh(len(starts), seed)
        if scene.s.first == 0:
            break
    s = scene.s
    s.layout = s.tables.layout(tuple(tracks.split(",")))
    s.starts = [s.tables.tile_names.index(name) for name in starts]
    setup.begin_resting(s, None)
    return scene


def rest_all(scene: Scene) -> Scene:
    """Everybody lays the cards to rest in the first order offered."""
    while scene.s.stage == RESTING:
        scene.do(scene.legal()[0])
    return scene


# setup


@proves("M-SETUP-1")
def test_two_to_four_players_take_part() -> None:
    for players in (2, 3, 4):
        assert fresh(players).players == players
        assert len(list_of(fresh(players), "seats")) == players
    for players in (1, 5):
        with pytest.raises(OptionError):
            GAME.new({"players": players}, SampledChance(1))
    assert why(fresh(3).refusal(3, 0)) == ("no-such-seat", "M-SETUP-1")


@proves("M-SETUP-3")
def test_the_pile_is_turned_up_letter_by_letter() -> None:
    scene = Scene()
    s = scene.s
    letters = {name: card.letter for card in SET.deck for name in [card.key]}
    turned = [letters[s.tables.card_keys[card]] for card in s.display]
    while s.deck:
        s.display = row([0] * 12)
        rounds.fill_display(s, SampledChance(3), None)
        turned += [letters[s.tables.card_keys[card]] for card in s.display if card]
    assert "".join(turned) == "A" * 9 + "B" * 16 + "C" * 11 + "D" * 4 + "E" * 4


@proves("M-SETUP-4", "M-SETUP-7", "M-SETUP-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_player_cards_and_books_are_drawn_with_equal_chances(players: int) -> None:
    chance = Asked(players)
    GAME.new({"players": players}, chance)
    cards = [*range(9, 0, -1), 16, 15, 14]
    books = [24, 23] * 3 + [22, 21] * 3
    assert chance.bounds == [players, *cards, *books]
    zeros = [0] * 24
    firsts = {GAME.new({"players": players}, ScriptedChance([n, *zeros])).first
              for n in range(players)}  # fmt: skip
    assert firsts == set(range(players))
    tops = {GAME.new({"players": players}, ScriptedChance([0, n, *zeros[1:]])).display[0]
            for n in range(9)}  # fmt: skip
    assert tops == {n for n, key in enumerate(GAME.tables.card_keys)
                    if key in {card.key for card in SET.deck if card.letter == "A"}}  # fmt: skip


@proves("M-SETUP-5")
def test_the_display_is_filled_from_the_right_and_from_the_top() -> None:
    chance = ScriptedChance([0] * 25)
    s = GAME.new({"players": 2}, chance)
    # Always the first card left: the cards A in their order, then the first three of B.
    names = [card.name for letter in "AB" for card in SET.deck if card.letter == letter]
    shown = s.view(None)["display"]
    assert isinstance(shown, list)
    assert [space["card"] for space in shown] == names[:12]
    crates = [next(c.crate for c in SET.deck if c.name == name) for name in names[:12]]
    prices = [space["price"] for space in shown]
    right, middle, left = SET.crates
    beside = [price - crate for price, crate in zip(prices, crates, strict=True)]
    assert beside == [right] * 4 + [middle] * 4 + [left] * 4


@proves("M-SETUP-6")
@pytest.mark.parametrize(
    ("players", "coins"), [(2, [1] * 6), (3, [2, 1, 2, 1, 2, 1]), (4, [2] * 6)]
)
def test_each_round_from_the_second_on_brings_its_coins(players: int, coins: list[int]) -> None:
    scene = Scene(players)
    assert list(scene.s.coins) == [0] * 12
    for number in range(2, 8):
        while scene.s.stage != PLANNING:
            scene.do("end")
            if "end" not in scene.legal() and scene.s.stage != PLANNING:
                scene.do(scene.legal()[0])
        assert scene.s.round == number
        found = [scene.s.coins[n] + scene.s.coins[n + 6] for n in range(6)]
        assert found == [*coins[: number - 1], *[0] * (7 - number)]
        assert scene.events("coins-moved")[-1] == {"count": coins[number - 2], "column": number}
        for seat in range(players):
            scene.do("done", seat=seat)
    assert sum(scene.s.coins) == {2: 6, 3: 9, 4: 12}[players]


@proves("M-SETUP-8")
def test_nobody_has_a_bonus_tile_in_the_first_round() -> None:
    scene = Scene(4)
    assert [tile["tile"] for tile in scene.look("tiles")] == [
        "goods",
        "bookkeeper",
        "merchant",
        "expansion",
    ]
    assert [tile["seat"] for tile in scene.look("tiles")] == [None] * 4
    assert {space["seat"] for space in scene.look("spaces")} == {None}


@proves("M-SETUP-10", "M-SETUP-11")
@pytest.mark.parametrize(("players", "markers"), [(2, 3), (3, 2), (4, 2)])
def test_pounds_and_bonus_markers_at_the_start(players: int, markers: int) -> None:
    s = fresh(players)
    assert list(s.pounds) == [1] * players
    assert [seat["markers"] for seat in seats(s)] == [markers] * players
    scene = Scene(players).pounds(0, 20)
    spaces = ["tile-goods", "tile-bookkeeper", "tile-merchant", "tile-expansion"]
    for seat in range(1, players):
        scene.s.out |= 1 << seat
    scene.do(*(f"bonus:{space}" for space in spaces[:markers]))
    assert why(scene.refused(f"bonus:{spaces[markers]}")) == ("no-markers", "M-MARKER-1")


@proves("M-SETUP-14")
def test_the_jar_stands_before_the_starting_book_whose_needs_must_be_met() -> None:
    for tile in SET.tiles:
        if len(tile.book.needs.texts) > 1:
            continue
        kind, amount = tile.book.needs.texts[0].split()
        for short in (1, 0):
            scene = rest_all(begun([tile.name, "start1" if tile.name != "start1" else "start2"]))
            assert list(scene.s.jar) == [-1, -1]
            assert scene.look("seats", 0, "shelf", 0) == {
                "book": tile.name, "face_down": False
            }  # fmt: skip
            cards = {"2": ["2"], "1": ["1"], "3": ["1", "2"]}[amount]
            if short:
                cards = cards[:-1]
            extra = ["expansion1-i" if kind == "expansion" and n == "1" else kind + n
                     for n in cards]  # fmt: skip
            scene.act().area(0, "bookkeeper2", *extra).pounds(0, 2).do("use:bookkeeper2")
            if short:
                assert why(scene.refused("jar")) == ("requirements", "M-JAR-5")
            else:
                scene.do("jar")
                assert list(scene.s.jar) == [0, -1]


@proves("M-SETUP-15", "M-SETUP-16", "M-REST-4")
def test_the_cards_of_the_tile_rest_in_any_order_one_in_each_slot() -> None:
    tile = SET.tiles[0]
    for cards in permutations(tile.cards):
        scene = begun([tile.name, "start2"])
        s = scene.s
        assert s.stage == RESTING
        assert s.actors == (0,)
        assert why(scene.refused(scene.legal(0)[0], 1)) == ("not-your-turn", "M-TURN-1")
        assert why(scene.refused(f"rest:2:{cards[1]}")) == ("other-resting-slot", "M-SETUP-16")
        assert why(scene.refused("rest:1:bookkeeper2")) == ("not-on-start", "M-SETUP-15")
        assert why(scene.refused("plan:1:bookkeeper2")) == ("rest-first", "M-SETUP-15")
        scene.do(f"rest:1:{cards[0]}", f"rest:2:{cards[1]}")
        assert scene.look("seats", 0, "piles") == [[cards[0]], [cards[1]], [cards[2]], [], []]
        assert len(scene.look("seats", 0, "hand")) == 7
        assert s.actors == (1,)
        assert scene.look("seats", 1, "piles") == [[]] * 5


@proves("M-SETUP-16", "M-SETUP-18")
def test_cards_rest_and_bonuses_come_seat_by_seat_from_the_first_player_on() -> None:
    for seed in range(8):
        scene = Scene(4)
        scene.s = fresh(4, seed)
        first, order = scene.s.first, []
        while scene.s.stage == RESTING:
            seat = scene.s.actors[0]
            order += [seat] if seat not in order else []
            scene.do(scene.legal()[0])
        assert order == [(first + place) % 4 for place in range(4)]


@proves("M-SETUP-17", "M-VAR-1")
@pytest.mark.parametrize("tracks", ["A1,B1,C1,D1", "D2,C1,A2,B2"])
def test_a_starting_bonus_advances_on_the_tracks_at_the_named_edges(tracks: str) -> None:
    for tile in SET.tiles:
        other = "start1" if tile.name != "start1" else "start2"
        scene = begun([tile.name, other], tracks)
        while scene.s.actors == (0,):
            scene.do(scene.legal()[0])
        assert list(scene.s.places) == [*tile.steps, 0, 0, 0, 0]
        assert list(scene.s.diamonds) == [tile.diamonds, 0]


@proves("M-SETUP-18", "M-CALL-5")
def test_starting_bonuses_come_in_seat_order_with_calls_and_special_spaces() -> None:
    three = next(tile for tile in SET.tiles if tile.steps == [3, 0, 0, 0])
    one = next(tile for tile in SET.tiles if tile.steps[0] == 1)
    scene = begun([three.name, one.name])
    lane = scene.s.layout.lanes[0]
    special = lane.bonuses[0].at
    pays = lane.pays[special]
    scene.s.places[0] = special - 3
    scene.s.places[4] = special - 1
    calls = sum(lane.cost[special - 2 : special + 1])
    assert calls == 1
    assert lane.cost[special] == 0
    while scene.s.stage == RESTING:
        scene.do(scene.legal()[0])
    # Seat 0 is there first, so the arrival of seat 1 pays it again.
    assert scene.s.places[0] == scene.s.places[4] == special
    assert list(scene.s.pounds) == [1 - calls + 2 * pays, 1 + pays]
    scene.s.stage = PLANNING
    scene.act()
    assert scene.look("seats", 0, "levels")[0] == 1


@proves("M-FIRST-1", "M-FIRST-2", "M-SETUP-12", "M-SETUP-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_game_has_fixed_tracks_and_tiles_by_seat(players: int) -> None:
    places = {tile.place: tile.name for tile in SET.tiles if tile.place}
    assert sorted(places) == [1, 2, 3, 4]
    for seed in range(8):
        s = fresh(players, seed)
        assert s.layout.names == ["A1", "B1", "C1", "D1"]
        companies = s.view(None)["companies"]
        assert isinstance(companies, list)
        assert [(c["company"], c["track"]) for c in companies] == [
            ("mombasa", "A1"),
            ("cape-town", "B1"),
            ("saint-louis", "C1"),
            ("cairo", "D1"),
        ]
        for place in range(players):
            seat = (s.first + place) % players
            assert seats(s)[seat]["start"] == places[place + 1]
        assert s.stage == RESTING
        assert s.dealt == [-1] * 2 * players


@proves("M-VAR-1", "M-VAR-2")
def test_all_384_layouts_have_the_same_chance() -> None:
    state = fresh(2)
    layouts: Counter[tuple[str, ...]] = Counter()
    for draws in product(range(4), range(2), range(3), range(2), range(2), range(2), [0], range(2)):
        script = ScriptedChance(draws)
        setup.lay_tracks(state, script)
        assert script.left == 0
        layouts[tuple(state.layout.names)] += 1
    assert len(layouts) == 24 * 16 == 384
    assert set(layouts.values()) == {1}
    for names in layouts:
        assert sorted(name[0] for name in names) == ["A", "B", "C", "D"]
    chance = Asked(1)
    GAME.new({"players": 2, "setup": "variable"}, chance)
    assert chance.bounds[:9] == [2, 4, 2, 3, 2, 2, 2, 1, 2]


@proves("M-VAR-3", "M-INFO-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_tiles_are_dealt_and_one_is_kept_in_secret(players: int) -> None:
    chance = Asked(4)
    s = GAME.new({"players": players, "setup": "variable"}, chance)
    assert chance.bounds[-2 * players :] == list(range(10, 10 - 2 * players, -1))
    assert len(set(s.dealt)) == 2 * players
    assert s.actors == tuple(range(players))
    kept: list[str] = []
    for seat in reversed(range(players)):
        assert s.stage == CHOOSING
        assert s.starts == [-1] * players
        table = seats(s, seat)
        assert len(table[seat]["dealt"]) == 2
        assert all(not other["dealt"] for other in table if other["seat"] != seat)
        kept.insert(0, table[seat]["dealt"][1])
        s.apply(seat, s.read(seat, f"choose:{kept[0]}"), chance)
        if seat:
            assert why(s.refusal(seat, 0)) == ("already-done", "M-VAR-3")
            assert why(s.refusal(0, REST)) == ("choose-first", "M-VAR-3")
            table = seats(s, None)
            assert all(other["start"] is None and other["chosen"] is None for other in table)
    table = seats(s, None)
    assert [seat["start"] for seat in table] == kept
    assert s.dealt == [-1] * 2 * players


@proves("M-VAR-4", "M-SETUP-13")
def test_tiles_are_chosen_knowing_the_tracks_and_before_cards_rest() -> None:
    s = fresh(3, 7, "variable")
    assert s.stage == CHOOSING
    assert len(set(s.layout.names)) == 4
    for place in range(3):
        seat = (s.first + place) % 3
        cards = seats(s, seat)[seat]["hand"]
        assert SET.first[place].name in cards
        assert len(cards) == 10
    assert list(s.piles) == [0] * 15
    assert list(s.places) == [0] * 12
    assert all(s.display)
    assert all(s.books)
    for seat in range(3):
        s.apply(seat, s.legal(seat)[0], SampledChance(1))
    assert s.stage == RESTING
    assert s.actors == (s.first,)
    assert list(s.places) == [0] * 12
    assert list(s.diamonds) == [0] * 3


# shares


@proves("M-SHARE-1")
def test_shares_are_the_last_icon_reached_or_passed() -> None:
    for tracks in ("A1,B1,C1,D1", "A2,B2,C2,D2"):
        scene = Scene(tracks=tracks)
        for index, company in enumerate(COMPANIES):
            track = next(t for t in SET.tracks if t.name == tracks.split(",")[index])
            for at in range(track.length + 1):
                scene.place(0, **{company.replace("-", "_"): at})
                reached = sum(icon <= at for icon in track.shares)
                assert scene.look("seats", 0, "shares", index) == reached
            assert scene.look("seats", 0, "shares", index) == len(track.shares)
            assert track.shares[0] > 0


@proves("M-SHARE-2")
def test_shares_on_cards_count_wherever_the_cards_lie() -> None:
    scene = Scene().shares(0, "cairo", 2).hand(0, "share-cairo").pile(0, 3, "coffee4-cairo")
    scene.area(0, "expansion2-cairo").lift("cairo", 1, 1, 1)
    assert scene.look("seats", 0, "shares") == [0, 0, 0, 5]
    assert scene.score(0)["cairo"] == 5 * scene.value("cairo")
    assert scene.look("seats", 1, "shares") == [0, 0, 0, 0]


@proves("M-SHARE-3")
def test_a_share_is_worth_the_coins_that_no_post_covers() -> None:
    coins = SET.atlas.bases[3].coins
    region = SET.atlas.neighbours("cairo", "single")[0]
    scene = Scene().lift("cairo", 1, 1, 1)
    assert scene.value("cairo") == sum(coins[:3])
    # A post on the map uncovers its space just as one that has left the game.
    assert Scene().posts("cairo", region).lift("cairo", 1, 1).value("cairo") == sum(coins[:3])
    scene = Scene().lift("cairo", 1, 1).posts("cairo", "karoo")
    high = scene.value("cairo")
    scene.area(0, "expansion2").do("expand:cape-town", "enter:karoo:1", "stop")
    while scene.s.actors == (0,):
        scene.do("return:1")
    assert scene.value("cairo") == sum(coins[:2]) < high
