"""What is in the box."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import permutations

import pytest

from kontor.games.mombasa.atlas import COMPANIES
from kontor.testing import proves
from scenario_mombasa import GAME, SET, Scene, fresh, list_of, seats, why

GOODS = ("coffee", "bananas", "cotton")
SOURCES = {"rulebook", "retheme", "own"}


def entries() -> Iterator[dict[str, object]]:
    """Every table of every data file that describes a component."""
    names = ("region", "base", "line", "track", "card", "start", "first", "book", "tile", "space")
    for file in (files("kontor.games.mombasa") / "data").iterdir():
        for key, value in tomllib.loads(file.read_text("utf-8")).items():
            if key in names:
                yield from value


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
    assert list(scene.s.pounds) == [142, 140]


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
        assert list(s.places) == [0] * 4 * players
        assert list(s.diamonds) == [0] * players


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
    assert list(s.tables.crates) == [crate for crate in SET.crates for _ in range(4)]
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
