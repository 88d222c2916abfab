"""What is in the box, how a game is set up, and what a share is worth."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import permutations, product
from typing import Any

import pytest

from kontor.core.chance import Chance, SampledChance, ScriptedChance
from kontor.core.errors import OptionError
from kontor.games.mombasa import rounds, setup
from kontor.games.mombasa.actions import REST
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.state import MombasaState
from kontor.games.mombasa.tables import CHOOSING, PLANNING, RESTING
from kontor.testing import proves
from scenario_mombasa import GAME, Scene, why

SET = GAME.components
GOODS = ("coffee", "bananas", "cotton")
SOURCES = {"rulebook", "retheme", "own"}


class Asked(Chance):
    """Sampled draws, with a list of how many possibilities each of them had."""

    def __init__(self, seed: int):
        self.source = SampledChance(seed)
        self.bounds: list[int] = []

    def below(self, n: int) -> int:
        self.bounds.append(n)
        return self.source.below(n)


def list_of(s: MombasaState, part: str) -> list[object]:
    """A list that everybody sees."""
    found = s.view(None)[part]
    assert isinstance(found, list)
    return found


def fresh(players: int = 2, seed: int = 1, kind: str = "first") -> MombasaState:
    return GAME.new({"players": players, "setup": kind}, SampledChance(seed))


def seats(state: MombasaState, viewer: int | None = None) -> list[dict[str, Any]]:
    """What a viewer sees of the seats."""
    found = state.view(viewer)["seats"]
    assert isinstance(found, list)
    return found


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


def entries() -> Iterator[dict[str, object]]:
    """Every table of every data file that describes a component."""
    names = ("region", "base", "line", "track", "card", "start", "first", "book", "tile", "space")
    for file in (files("kontor.games.mombasa") / "data").iterdir():
        for key, value in tomllib.loads(file.read_text("utf-8")).items():
            if key in names:
                yield from value


# components


@proves("M-COMP-1")
def test_every_entry_of_the_set_names_its_source() -> None:
    found = [entry.get("source") for entry in entries()]
    pieces = [*SET.deck, *SET.start, *SET.first, *SET.books, *SET.tiles, *SET.tracks, *SET.spaces]
    marks = [str(getattr(piece, "source", "")) for piece in pieces]
    marks += [SET.source, SET.display_source, SET.bookshelf_source, SET.tiles_source]
    marks += [SET.diamonds.source, SET.bookkeeping.source, SET.atlas.source]
    marks += [special.source for track in SET.tracks for special in track.specials]
    assert {*found, *marks} - {None} <= SOURCES
    assert all(marks)
    # The pieces that the rulebooks describe in words are marked so, the map is our own.
    assert {card.source for card in SET.deck if card.kind == "merchant"} == {"rulebook"}
    assert {region.source for region in SET.atlas.regions} == {"own"}


@proves("M-COMP-2")
def test_the_set_allows_what_the_rulebooks_show() -> None:
    atlas = SET.atlas
    assert all(5 in lane.shares for lane in GAME.tables.lanes)
    single, double = "single", "double"
    assert any(
        third in atlas.names
        for first in atlas.neighbours("cape-town", single)
        for second in atlas.neighbours(first, single)
        for third in atlas.neighbours(second, double)
    )
    # Three regions with 1 book point that a company can enter one after the other.
    books = [r.name for r in atlas.regions if r.reward == "points" and r.amount == 1]
    assert any(
        {frozenset((one, two)), frozenset((two, three))} <= set(atlas.borders)
        or all(frozenset((hub, name)) in atlas.borders for name in (one, two, three))
        for one, two, three in permutations(books, 3)
        for hub in atlas.names
    )
    assert sum(region.mines for region in atlas.regions) >= 4
    bonuses = [(tile.diamonds, tile.steps) for tile in SET.tiles]
    assert (0, [3, 0, 0, 0]) in bonuses
    assert (1, [0, 0, 1, 0]) in bonuses
    needs = [book.needs.texts for book in SET.books]
    assert {"any 4", "helper", "expansion 2"} <= {text for texts in needs for text in texts}
    assert ["any 3", "coffee 3"] in needs
    assert any(book.reward.cotton and book.needs.texts == ["cotton 1"] for book in SET.books)
    rewards = [book.reward for book in SET.books]
    assert {0, 1, 2} == {reward.remove for reward in rewards}
    assert any(reward.points == 2 for reward in rewards)
    assert any(reward.pounds for reward in rewards)
    assert any(reward.diamonds for reward in rewards)


@proves("M-COMP-3")
def test_the_bank_pays_although_more_coins_are_out_than_the_package_holds() -> None:
    # 40 coins of 1 pound and 20 of 5 pounds are 140 pounds in all.
    scene = Scene().pounds(0, 140).pounds(1, 140).area(0, "merchant")
    scene.do("use:merchant")
    assert scene.s.pounds == [142, 140]


@proves("M-COMP-4", "M-COMP-5", "M-SETUP-2")
def test_each_company_has_fifteen_posts_in_three_columns_that_cover_all_coins() -> None:
    scene = Scene()
    assert COMPANIES == ("mombasa", "cape-town", "saint-louis", "cairo")
    for index, company in enumerate(COMPANIES):
        assert [c["posts"] for c in scene.look("companies", index, "columns")] == [5, 5, 5]
        assert scene.value(company) == 0
        coins = SET.atlas.bases[index].coins
        assert len(coins) == 5
        assert coins[-1] == 2
        assert 0 in coins
        for column in (1, 2, 3):
            before = scene.value(company)
            for coin in coins:
                scene.lift(company, column)
                before += coin
                assert scene.value(company) == before
        assert [c["posts"] for c in scene.look("companies", index, "columns")] == [0, 0, 0]
    assert len({base.colour for base in SET.atlas.bases}) == 4
    # A share is worth nothing while its base is full.
    scene = Scene().pile(0, 1, "share-cairo").place(1, cairo=18)
    assert [scene.score(seat)["cairo"] for seat in (0, 1)] == [0, 0]


@proves("M-COMP-6")
def test_there_are_two_sides_of_each_track_and_one_of_them_is_in_every_game() -> None:
    names = [track.name for track in SET.tracks]
    assert names == ["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2"]
    for seed in range(30):
        found = fresh(2, seed, "variable").layout.names
        assert sorted(name[0] for name in found) == ["A", "B", "C", "D"]


@proves("M-COMP-7", "M-COMP-8")
def test_neighbours_share_a_stretch_of_border_and_bases_are_no_regions() -> None:
    atlas = SET.atlas
    assert len(atlas.regions) == len(set(atlas.names)) == 24
    assert not {*COMPANIES} & {*atlas.names}
    loops = {name: atlas.outlines(name) for name in atlas.names}
    edges = {
        name: {
            frozenset(pair)
            for loop in around
            for pair in zip(loop, loop[1:] + loop[:1], strict=True)
        }
        for name, around in loops.items()
    }
    for one, two in permutations(atlas.names, 2):
        beside = two in atlas.neighbours(one, "single") + atlas.neighbours(one, "double")
        assert beside == bool(edges[one] & edges[two])
    assert {line.border for line in atlas.lines} == {"single", "double", "coast"}
    for line in atlas.lines:
        assert atlas.borders[frozenset(line.between)] == line.border
    # With points for any border, a company can enter just the neighbours of its base and posts.
    for name in atlas.names:
        scene = Scene().posts("cairo", name).area(0, "expansion3").do("expand:cairo")
        found = {text.split(":")[1] for text in scene.legal() if text.startswith("enter:")}
        beside_us = {
            other
            for area in ("cairo", name)
            for kind in ("single", "double")
            for other in atlas.neighbours(area, kind)
        }
        assert found == beside_us & {*atlas.names} - {name}
        far = next(n for n in atlas.names if n not in beside_us | {name})
        assert why(scene.refused(f"enter:{far}:1")) == ("not-beside", "M-EXPAND-3")


@proves("M-COMP-9", "M-COMP-10")
def test_two_enclaves_lie_in_rings_without_reward_and_mines_lie_below_diamonds() -> None:
    atlas = SET.atlas
    enclaves = [region for region in atlas.regions if region.inside]
    rings = {region.inside for region in enclaves}
    assert (len(enclaves), len(rings)) == (2, 2)
    for region in enclaves:
        pairs = [pair for pair in atlas.borders if region.name in pair]
        assert pairs == [frozenset((region.name, region.inside))]
    for region in atlas.regions:
        if region.name in rings:
            assert (region.reward, region.amount) == ("", 0)
        else:
            assert region.reward in ("pounds", "diamonds", "track", "points")
            assert region.amount >= 1
        assert not region.mines or region.reward == "diamonds"
    assert sum(bool(region.reward) for region in atlas.regions) == 22
    assert {r.reward for r in atlas.regions} == {"", "pounds", "diamonds", "track", "points"}
    assert any(region.mines for region in atlas.regions)


@proves("M-COMP-11", "M-COMP-12", "M-COMP-15")
def test_there_are_44_lettered_cards_with_8_single_shares_and_5_merchants() -> None:
    assert len(SET.deck) == 44
    assert Counter(card.letter for card in SET.deck) == {"A": 9, "B": 16, "C": 11, "D": 4, "E": 4}
    shares = [card for card in SET.deck if card.kind == "share"]
    assert Counter(card.share for card in shares) == dict.fromkeys(COMPANIES, 2)
    assert all((card.letter in "DE") == (card.kind == "share") for card in SET.deck)
    assert all(card.value == 0 for card in shares)
    merchants = [card for card in SET.deck if card.kind == "merchant"]
    assert sorted(card.company for card in merchants) == ["", *sorted(COMPANIES)]
    assert all(card.letter in "ABC" for card in merchants)
    start = {card.kind for card in (*SET.start, *SET.first)}
    assert {card.kind for card in SET.deck} - start == {"merchant", "share"}


@proves("M-COMP-13", "M-COMP-14")
def test_values_of_goods_expansion_and_bookkeeper_cards() -> None:
    every = [*SET.deck, *SET.start, *SET.first]
    for good in GOODS:
        assert {card.value for card in every if card.kind == good} == {1, 2, 3, 4}
    assert {card.value for card in every if card.kind == "expansion"} == {1, 2, 3}
    assert min(card.value for card in every if card.kind == "bookkeeper") == 2


@proves("M-COMP-16", "M-SINGLE-1")
def test_the_crate_of_every_card_is_price_and_proceeds() -> None:
    every = [*SET.deck, *SET.start, *SET.first]
    assert all(card.crate >= 0 for card in every)
    for card in {card.name: card for card in SET.deck}.values():
        scene = Scene().offer(9, card.name)
        price = card.crate + SET.crates[2]
        assert scene.look("display", 9) == {"card": card.name, "price": price}
    for card in {card.name: card for card in (*SET.start, SET.first[0])}.values():
        scene = Scene().hand(0, card.name, "merchant").pounds(0, 0)
        scene.do("bonus:discard", f"discard:{card.name}")
        assert scene.s.pounds[0] == card.crate + 2


@proves("M-COMP-17", "M-SHARE-2")
def test_the_share_on_a_card_scores_and_does_not_bind_its_action() -> None:
    scene = Scene().area(0, "expansion2-cairo").lift("cairo", 1, 1)
    worth = scene.value("cairo")
    assert worth == sum(SET.atlas.bases[3].coins[:2]) > 0
    assert scene.score(0)["cairo"] == worth
    assert [text for text in scene.legal() if text.startswith("expand:")] == [
        f"expand:{company}" for company in COMPANIES
    ]
    scene.do("expand:mombasa")
    assert scene.events("expands")[0]["points"] == 2


@proves("M-COMP-18", "M-COMP-19", "M-SETUP-9", "M-SETUP-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_the_same_nine_cards_and_a_numbered_one(players: int) -> None:
    names = [card.name for card in SET.start]
    assert len(names) == 9
    assert not any(card.kind in ("merchant", "share") for card in SET.start)
    assert [card.crate for card in SET.start if card.name == "coffee1"] == [1]
    assert [(card.number, card.value, card.kind) for card in SET.first] == [
        (number, 1, "expansion") for number in (1, 2, 3, 4)
    ]
    firsts = [card.name for card in SET.first]
    for seed in range(6):
        s = fresh(players, seed)
        for place in range(players):
            seat = (s.first + place) % players
            cards = seats(s, seat)[seat]["hand"]
            assert sorted(cards) == sorted([*names, firsts[place]])
            assert len(cards) == 10
        owned = [card for seat in seats(s) for card in seat["hand"]]
        assert [owned.count(name) for name in firsts] == [1] * players + [0] * (4 - players)
        assert s.places == [0] * 4 * players
        assert s.diamonds == [0] * players


@proves("M-COMP-20")
def test_there_are_72_books_with_one_or_two_requirements_and_a_reward() -> None:
    assert len(SET.books) == 72
    assert Counter(book.letter for book in SET.books) == {"A": 24, "B": 24, "C": 24}
    for book in SET.books:
        assert len(book.needs.texts) in (1, 2)
        pay = book.reward
        assert pay.pounds or pay.diamonds or pay.points or pay.remove or pay.cotton


@proves("M-COMP-21")
def test_there_are_ten_starting_tiles_with_cards_a_book_and_a_bonus() -> None:
    assert len({tile.name for tile in SET.tiles}) == 10
    left = Counter(card.name for card in SET.start)
    for tile in SET.tiles:
        assert len(tile.cards) == 3
        assert not Counter(tile.cards) - left
        assert len(tile.book.needs.texts) in (1, 2)
        pay = tile.book.reward
        assert pay.pounds or pay.diamonds or pay.points or pay.remove or pay.cotton
        assert len([n for n in (tile.diamonds, *tile.steps) if n]) in (1, 2)


@proves("M-COMP-22", "M-TRACKA-3")
def test_each_player_has_four_track_markers_and_at_most_five_bonus_markers() -> None:
    scene = Scene(2, "A2,B1,C1,D1")
    for seat in (0, 1):
        assert scene.look("seats", seat, "places") == [0, 0, 0, 0]
        assert scene.look("seats", seat, "diamonds") == 0
        assert scene.look("seats", seat, "jar") == -1
    lane = scene.s.layout.lanes[0]
    scene.place(0, mombasa=lane.length)
    assert scene.look("seats", 0, "markers") == 5
    assert scene.look("first_player") == 0


@proves("M-COMP-23", "M-COMP-24", "M-SETUP-7")
def test_the_displays_have_twelve_spaces_each() -> None:
    s = Scene().s
    assert len(list_of(s, "display")) == 12
    assert SET.display_rows == 4
    assert len(SET.crates) == 3
    assert s.tables.crates == [crate for crate in SET.crates for _ in range(4)]
    books = s.view(None)["books"]
    assert isinstance(books, list)
    letters = [space["letter"] for space in books]
    assert Counter(letters) == {"A": 4, "B": 4, "C": 4}
    assert letters[:6] == letters[6:] == list(SET.book_columns)
    for space in books:
        book = next(book for book in SET.books if book.name == space["book"])
        assert book.letter == space["letter"]
    assert s.view(None)["book_supply"] == {"A": 20, "B": 20, "C": 20}


@proves("M-COMP-25")
def test_the_board_has_eleven_bonus_spaces() -> None:
    kinds = Counter(space.kind for space in SET.spaces)
    assert kinds == {"first-player": 1, "buy": 1, "discard": 1, "majority": 4, "tile": 4}
    names = [space.name for space in SET.spaces if space.kind == "majority"]
    assert names == ["coffee", "bananas", "cotton", "expansion"]
    shown = [space["space"] for space in Scene().look("spaces")]
    assert shown[:11] == [space.name for space in SET.spaces]
    assert shown[11:] == ["c-first", "c-second", "d-first", "d-second"]


@proves("M-COMP-26")
def test_the_tracks_of_the_player_board_rise_and_unlock_a_slot() -> None:
    for ladder in (SET.diamonds, SET.bookkeeping):
        places = [at for at, _ in ladder.values]
        worth = [value for _, value in ladder.values]
        assert places == sorted(set(places))
        assert worth == sorted(set(worth))
        assert 0 < ladder.slot <= ladder.length
    assert SET.bookkeeping.crossed
    assert max(SET.bookkeeping.crossed) <= SET.bookkeeping.length


@proves("M-COMP-27")
def test_the_order_of_a_pile_and_a_post_just_placed_have_no_effect() -> None:
    piles = []
    for cards in (("coffee1", "cotton2"), ("cotton2", "coffee1")):
        scene = Scene().pile(0, 1, cards[0]).pile(0, 1, cards[1])
        piles.append(scene.s.position())
    assert piles[0] == piles[1]
    start = SET.atlas.neighbours("cairo", "single")[0]
    scene = Scene().area(0, "expansion2").do("expand:cairo", f"enter:{start}:1", "stop")
    while scene.s.actors == (0,):
        scene.do("stop")
    before = Scene().posts("cairo", start)
    assert scene.s.held == before.s.held
    assert scene.s.columns == before.s.columns
    assert scene.s.entered == before.s.entered == 0


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
        s.display = [0] * 12
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
    assert scene.s.coins == [0] * 12
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
    assert s.pounds == [1] * players
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
            assert scene.s.jar == [-1, -1]
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
                assert scene.s.jar == [0, -1]


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
        assert scene.s.places == [*tile.steps, 0, 0, 0, 0]
        assert scene.s.diamonds == [tile.diamonds, 0]


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
    assert scene.s.pounds == [1 - calls + 2 * pays, 1 + pays]
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
    assert s.piles == [0] * 15
    assert s.places == [0] * 12
    assert all(s.display)
    assert all(s.books)
    for seat in range(3):
        s.apply(seat, s.legal(seat)[0], SampledChance(1))
    assert s.stage == RESTING
    assert s.actors == (s.first,)
    assert s.places == [0] * 12
    assert s.diamonds == [0] * 3


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
