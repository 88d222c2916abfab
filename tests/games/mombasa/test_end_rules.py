"""The final scoring, ties, and what everybody may know."""

import json
from typing import Any

import pytest

from kontor.core.chance import SampledChance
from kontor.core.events import Log, visible
from kontor.games.mombasa.actions import END
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.state import MombasaState
from kontor.games.mombasa.tables import ACTING, OVER, PLANNING, RESTING
from kontor.testing import proves
from scenario_mombasa import GAME, Scene, why

CATEGORIES = ["cash", *COMPANIES, "diamonds", "bookkeeping"]
DIAMONDS, BOOKKEEPING = GAME.components.diamonds, GAME.components.bookkeeping


def worth(values: list[tuple[int, int]], space: int) -> int:
    """The last value at or before a space."""
    return max((value for at, value in values if at <= space), default=0)


# The end of the game


@proves("M-END-1")
def test_the_game_ends_after_the_action_phase_of_round_7() -> None:
    scene = Scene(3)
    for number in range(1, 7):
        assert scene.s.round == number
        assert scene.s.outcome is None
        scene.finish_round().do("done", "done", "done")
    assert scene.s.round == 7
    scene.do("end", "end")
    assert scene.s.stage == ACTING
    assert scene.s.outcome is None
    scene.do("end")
    assert scene.s.stage == OVER
    assert scene.s.outcome is not None
    assert scene.s.actors == ()
    assert why(scene.s.refusal(0, END)) == ("game-over", "M-END-1")


@proves("M-END-1")
def test_seven_categories_are_scored() -> None:
    scene = Scene().round(7).pounds(0, 4).finish_round()
    for seat in (0, 1):
        assert list(scene.score(seat)) == CATEGORIES
    final = scene.events("final-score")
    assert [event["seat"] for event in final] == [0, 1]
    assert [key for key in final[0] if key.startswith("from-")] == [
        f"from-{name}" for name in CATEGORIES
    ]


@proves("M-END-2")
def test_shares_count_wherever_the_card_of_the_player_lies() -> None:
    scene = Scene().round(7).lift("mombasa", 1, 1).lift("cape-town", 1, 1, 1)
    scene.area(0, "bookkeeper2-mombasa", "cotton3-cape-town", "coffee1")
    scene.hand(0, "share-mombasa", "share-mombasa")
    scene.pile(0, 1, "bananas4-mombasa").pile(0, 5, "coffee3-mombasa")
    # Another player's cards and those of the display are not counted.
    scene.pile(1, 2, "bookkeeper3-cape-town").offer(0, "expansion3-cape-town")
    assert (scene.value("mombasa"), scene.value("cape-town")) == (1, 2)
    scene.do("use:coffee1", "advance:cairo").finish_round()
    assert scene.score(0)["mombasa"] == 5 * 1
    assert scene.score(0)["cape-town"] == 1 * 2
    assert scene.score(1)["cape-town"] == 1 * 2


@proves("M-END-2")
def test_shares_on_discarded_cards_do_not_count() -> None:
    scene = Scene().round(7).lift("mombasa", 1, 1).hand(0, "coffee3-mombasa", "bananas4-mombasa")
    scene.do("bonus:discard", "discard:coffee3-mombasa").finish_round()
    assert scene.score(0)["mombasa"] == 1


# The categories


@proves("M-SCORE-1")
@pytest.mark.parametrize("pounds", [0, 1, 37])
def test_cash_scores_the_pounds(pounds: int) -> None:
    scene = Scene().pounds(0, pounds)
    assert scene.score(0) == {**dict.fromkeys(CATEGORIES, 0), "cash": pounds}
    assert scene.score(1)["cash"] == 1


@proves("M-SCORE-2")
@pytest.mark.parametrize("company", COMPANIES)
@pytest.mark.parametrize(("on_track", "posts"), [(0, 4), (1, 3), (5, 8), (8, 15)])
def test_a_company_scores_visible_coins_times_shares_of_track_and_cards(
    company: str, on_track: int, posts: int
) -> None:
    scene = Scene().shares(0, company, on_track).lift(company, *([1, 2, 3] * 5)[:posts])
    scene.hand(0, f"share-{company}", f"share-{company}")
    base = next(b for b in GAME.components.atlas.bases if b.company == company)
    coins = sum(sum(base.coins[: (posts + 2 - column) // 3]) for column in range(3))
    assert scene.value(company) == coins
    assert scene.score(0)[company] == coins * (on_track + 2)
    assert scene.score(1)[company] == 0
    assert [name for name in COMPANIES if scene.score(0)[name]] in ([company], [])


@proves("M-SCORE-2")
def test_posts_on_the_map_and_removed_posts_uncover_coins_alike() -> None:
    scene = Scene().shares(0, "cairo", 3).posts("cairo", "nubia", "ethiopia").lift("cairo", 1)
    coins = GAME.components.atlas.bases[COMPANIES.index("cairo")].coins
    assert scene.score(0)["cairo"] == 3 * sum(coins[:3])


@proves("M-SCORE-3", "M-SCORE-5")
def test_the_diamond_scores_the_last_value_it_has_reached_or_passed() -> None:
    scene = Scene()
    for space in range(DIAMONDS.length + 1):
        scene.s.diamonds[0] = space
        assert scene.score(0)["diamonds"] == worth(DIAMONDS.values, space)
    first, value = DIAMONDS.values[0]
    for space, scored in ((first - 1, 0), (first, value), (first + 1, value)):
        scene.s.diamonds[0] = space
        assert scene.score(0)["diamonds"] == scored
    assert scene.score(1)["diamonds"] == 0


@proves("M-SCORE-4", "M-SCORE-5")
def test_the_ink_jar_scores_the_last_value_it_has_reached_or_passed() -> None:
    scene = Scene()
    for space in range(-1, BOOKKEEPING.length + 1):
        scene.s.jar[0] = space
        assert scene.score(0)["bookkeeping"] == worth(BOOKKEEPING.values, space)
    first, value = BOOKKEEPING.values[0]
    for space, scored in ((-1, 0), (first - 1, 0), (first, value), (first + 1, value)):
        scene.s.jar[0] = space
        assert scene.score(0)["bookkeeping"] == scored
    assert scene.score(1)["bookkeeping"] == 0


@proves("M-SCORE-5")
def test_books_score_nothing() -> None:
    scene = Scene().shelf(
        0, s1="a-coffee2-pounds2", s2="b-any4-pounds3", s3="c-coffee4-helper-pounds5"
    )
    assert scene.score(0) == Scene().score(0)
    scene.s.jar[0] = 2
    assert scene.score(0) == Scene().score(0)


def rich() -> Scene:
    """Seat 0 scores in every category."""
    scene = Scene().round(7).pounds(0, 7)
    for company, shares, posts in zip(COMPANIES, (1, 2, 3, 4), (2, 3, 4, 5), strict=True):
        scene.shares(0, company, shares).lift(company, *[1] * posts)
    scene.shelf(0, s1="a-coffee2-pounds2", s2="b-any4-pounds3", s3="c-coffee4-helper-pounds5")
    scene.refill()
    scene.s.jar[0] = 3
    scene.s.diamonds[0] = 13
    return scene


@proves("M-SCORE-6")
def test_the_result_is_the_sum_of_the_seven_categories() -> None:
    scene = rich().finish_round()
    parts = scene.score(0)
    expected = [7, 1 * 1, 2 * 2, 3 * 3, 4 * 5]
    expected += [worth(DIAMONDS.values, 13), worth(BOOKKEEPING.values, 3)]
    assert list(parts.values()) == expected
    assert all(expected)
    assert scene.s.scores()[0].total == sum(expected)
    assert scene.look("seats", 0, "score") == sum(expected)
    assert scene.events("final-score")[0]["points"] == sum(expected)


@proves("M-TIE-1")
@pytest.mark.parametrize(
    ("pounds", "outcome"),
    [
        ([5, 9, 7], [3, 1, 2]),
        ([9, 9, 7], [1, 1, 3]),
        ([4, 9, 9], [3, 1, 1]),
        ([9, 9, 9], [1, 1, 1]),
        ([9, 7, 7], [1, 2, 2]),
    ],
)
def test_the_highest_result_wins_and_ties_share_the_victory(
    pounds: list[int], outcome: list[int]
) -> None:
    scene = Scene(3).round(7)
    for seat, amount in enumerate(pounds):
        scene.pounds(seat, amount)
    scene.finish_round()
    assert scene.s.outcome == outcome
    winners = [event["seat"] for event in scene.events("game-over")]
    assert winners == [seat for seat, place in enumerate(outcome) if place == 1]


@proves("M-TIE-1")
def test_nothing_breaks_a_tie() -> None:
    # The same result by diamonds and by cash, with more cards and the marker on one side.
    scene = Scene().round(7).pounds(0, 0).pounds(1, DIAMONDS.values[0][1])
    scene.s.diamonds[0] = DIAMONDS.values[0][0]
    scene.pile(1, 1, "coffee4", "share-cairo").finish_round()
    assert scene.s.scores()[0].total == scene.s.scores()[1].total
    assert scene.s.outcome == [1, 1]


# What everybody may know


@proves("M-INFO-1")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_pounds_are_public(viewer: int | None) -> None:
    scene = Scene(3).pounds(0, 0).pounds(1, 12).pounds(2, 5)
    assert [seat["pounds"] for seat in scene.look("seats", viewer=viewer)] == [0, 12, 5]
    scene.finish_round()
    assert scene.s.stage == PLANNING
    assert [seat["pounds"] for seat in scene.look("seats", viewer=viewer)] == [0, 12, 5]


def owned(seat: dict[str, Any]) -> list[str]:
    """The cards of a seat in a view of the planning phase."""
    cards = list(seat.get("hand_or_planned") or seat.get("hand") or [])
    cards += [slot["card"] for slot in seat["slots"] or [] if slot]
    return sorted(cards + [card for pile in seat["piles"] for card in pile])


def planning() -> Scene:
    """Round 2 begins; seat 0 has three cards in hand and seat 1 has its own."""
    return Scene().finish_round().hand(0, "coffee1", "cotton2", "share-cairo")


@proves("M-INFO-2", "M-INFO-3")
def test_everybody_knows_which_cards_a_player_owns() -> None:
    scene = planning()
    mine = owned(scene.look("seats", 0, viewer=0))
    assert len(mine) == 11
    assert "share-cairo" in mine
    for viewer in (1, None):
        assert owned(scene.look("seats", 0, viewer=viewer)) == mine
    scene.do("plan:2:coffee1", "done", seat=0)
    assert owned(scene.look("seats", 0, viewer=0)) == mine
    for viewer in (1, None):
        seat = scene.look("seats", 0, viewer=viewer)
        assert owned(seat) == mine
        # Where the visible ones lie: in the piles.
        assert seat["piles"] == scene.look("seats", 0, "piles", viewer=0)
        assert sorted(seat["hand_or_planned"]) == ["coffee1", "cotton2", "share-cairo"]
    scene.do("done", seat=1)
    assert scene.look("seats", 0, "slots", 1) == {"card": "coffee1", "face_up": True}
    assert sorted(scene.look("seats", 0, "hand")) == ["cotton2", "share-cairo"]


@proves("M-INFO-3", "M-INFO-4")
@pytest.mark.parametrize("done", [False, True])
def test_nobody_else_can_tell_a_planned_card_from_one_in_hand(done: bool) -> None:
    seen = set()
    own = set()
    plans: list[list[str]] = [
        [],
        ["plan:1:coffee1"],
        ["plan:3:coffee1"],
        ["plan:1:coffee1", "plan:2:cotton2"],
        ["plan:1:cotton2", "clear:1"],
    ]
    for texts in plans:
        scene = planning()
        scene.log.clear()
        scene.do(*texts, *(["done"] if done else []), seat=0)
        others = [scene.s.view(1), scene.s.view(None), scene.s.position(1), scene.s.position(None)]
        events = [repr(event) for viewer in (1, None) for event in visible(scene.log, viewer)]
        seen.add(json.dumps([others, events, scene.s.known_to(1).position()]))
        own.add(json.dumps(scene.s.view(0)))
        assert scene.look("seats", 0, "done", viewer=1) == done
        assert scene.look("seats", 0, "slots", viewer=1) is None
        told = [event.key for event in visible(scene.log, 1)]
        assert told == (["plan-done"] if done else [])
    assert len(seen) == 1
    assert len(own) >= 4


@proves("M-INFO-4")
def test_the_others_see_who_is_done() -> None:
    scene = Scene(3).finish_round().do("done", seat=1)
    for viewer in (0, 1, 2, None):
        assert [seat["done"] for seat in scene.look("seats", viewer=viewer)] == [False, True, False]
        assert scene.look("actors", viewer=viewer) == [0, 2]


def variable(log: Log | None = None) -> MombasaState:
    return GAME.new({"players": 3, "setup": "variable"}, SampledChance("tiles"), log)


@proves("M-INFO-5")
def test_only_the_player_knows_the_tiles_dealt_and_the_choice() -> None:
    log: Log = []
    state = variable(log)
    tiles = [[GAME.tables.tile_names[n] for n in state.dealt[2 * s : 2 * s + 2]] for s in range(3)]
    state.apply(1, 1, SampledChance(0), log)
    for viewer in (0, 1, 2, None):
        view: Any = state.view(viewer)
        for seat in range(3):
            assert view["seats"][seat]["dealt"] == (tiles[seat] if seat == viewer else [])
            assert view["seats"][seat]["start"] is None
            chosen = 1 if seat == viewer == 1 else None
            assert view["seats"][seat]["chosen"] == chosen
        told = " ".join(repr(event) for event in visible(log, viewer))
        for seat in range(3):
            for tile in tiles[seat]:
                assert (f"{tile}'" in told or f"{tile}," in told) == (seat == viewer)
        text = state.position(viewer)
        other = variable()
        other.apply(1, 0, SampledChance(0))
        assert (other.position(viewer) == text) == (viewer != 1)


@proves("M-INFO-5")
def test_the_tile_not_chosen_is_never_shown() -> None:
    log: Log = []
    state = variable(log)
    tiles = [[GAME.tables.tile_names[n] for n in state.dealt[2 * s : 2 * s + 2]] for s in range(3)]
    log.clear()
    for seat in range(3):
        state.apply(seat, seat % 2, SampledChance(0), log)
    assert state.stage == RESTING
    revealed = [event.params["start"] for event in log if event.key == "start-revealed"]
    assert revealed == [tiles[0][0], tiles[1][1], tiles[2][0]]
    gone = [tiles[0][1], tiles[1][0], tiles[2][1]]
    for viewer in (0, 1, 2, None):
        view: Any = state.view(viewer)
        assert [seat["start"] for seat in view["seats"]] == revealed
        shown = json.dumps(view) + state.position(viewer) + repr(visible(log, viewer))
        for tile in gone:
            assert f'"{tile}"' not in shown
            assert f"'{tile}'" not in shown
        assert all(seat["dealt"] == [] for seat in view["seats"])


@proves("M-INFO-6")
def test_what_comes_next_is_open_but_how_many_are_left_is_public() -> None:
    scene = Scene()
    for viewer in (0, 1, None):
        assert scene.look("deck", viewer=viewer) == {"A": 0, "B": 13, "C": 11, "D": 4, "E": 4}
        assert scene.look("book_supply", viewer=viewer) == {"A": 20, "B": 20, "C": 20}
    scene.do("end", "pick:1", "end")
    # From one and the same state every draw is still possible.
    displays = set()
    for seed in range(12):
        state = scene.s.copy()
        state.apply(1, state.read(1, "pick:1"), SampledChance(seed))
        displays.add(tuple(state.display))
    assert len(displays) > 6
    gone = sorted(scene.s.tables.card_names[card] for card in scene.s.display[:4])
    scene.do("pick:1")
    for viewer in (0, 1, None):
        assert sorted(scene.look("discarded", viewer=viewer)) == gone
        assert scene.look("deck", viewer=viewer)["B"] == 9


@proves("M-INFO-6")
def test_books_are_drawn_when_they_are_needed() -> None:
    scene = Scene().later().display_book(0, "a-helper-pounds2").refill()
    scene.do("bonus:first-player", "book:a-helper-pounds2")
    drawn = set()
    for seed in range(12):
        state = scene.s.copy()
        state.apply(0, state.read(0, "shelve:a-helper-pounds2@1"), SampledChance(seed))
        drawn.add(state.books[0])
        view: Any = state.view(None)
        assert view["book_supply"] == {"A": 19, "B": 20, "C": 20}
    assert len(drawn) > 4


@proves("M-INFO-7")
def test_everything_else_on_the_table_is_public() -> None:
    scene = Scene(3).posts("cairo", "nubia").lift("mombasa", 2).place(1, cairo=6).tile(2, 0)
    scene.area(0, "merchant", "coffee1").area(2, "coffee2").shelf(1, s3="a-helper-pounds2").refill()
    scene.do("use:merchant", "bonus:tile-goods")
    views: list[Any] = [scene.s.view(viewer) for viewer in (0, 1, 2, None)]
    for view in views:
        del view["viewer"]
    assert all(view == views[-1] for view in views)
    view = views[-1]
    region = next(r for r in view["regions"] if r["region"] == "nubia")
    assert region["company"] == "cairo"
    assert [column["posts"] for column in view["companies"][0]["columns"]] == [5, 4, 5]
    assert view["companies"][0]["removed"] == 1
    assert view["seats"][1]["places"] == [0, 0, 0, 6]
    assert view["seats"][1]["shelf"][3] == {"book": "a-helper-pounds2", "face_down": False}
    assert {"space": "tile-goods", "seat": 1} in view["spaces"]
    assert view["tiles"][0]["seat"] == 2
    assert view["seats"][1]["piles"][0] != []
    names = [GAME.tables.card_names[card] or None for card in scene.s.display]
    assert [space["card"] for space in view["display"]] == names
    books = [GAME.tables.book_names[book] for book in scene.s.books]
    assert [space["book"] for space in view["books"]] == books
    # A used card has been seen by everybody.
    assert view["seats"][0]["slots"][0] == {"card": "merchant", "face_up": False}
