"""Tricky rules of goods, tracks, expansion, books, bonus spaces and rounds."""

from kontor.core.chance import SampledChance
from kontor.core.rows import row
from kontor.games.mombasa.tables import OVER, PLANNING
from kontor.testing import proves
from scenario_mombasa import GAME, Scene


@proves("M-GOODS-6", "M-CALL-1", "M-CALL-2")
def test_units_must_be_used_while_a_step_needs_no_call() -> None:
    scene = Scene().area(0, "coffee2").pounds(0, 5)
    scene.do("use:coffee2")
    assert scene.refused("stop").rule == "M-GOODS-6"
    scene = Scene().area(0, "coffee2").place(0, mombasa=4, cape_town=7, saint_louis=6, cairo=18)
    scene.pounds(0, 2).do("use:coffee2")
    assert "stop" in scene.legal()
    scene.do("advance:mombasa")
    assert scene.s.pounds[0] == 1
    scene.do("advance:mombasa")
    assert scene.s.pounds[0] == 2
    assert scene.s.actors == (1,)


@proves("M-GOODS-7", "M-TRACK-2")
def test_a_goods_action_without_use_is_legal() -> None:
    scene = Scene().area(0, "coffee2").place(0, mombasa=18, cape_town=18, saint_louis=18, cairo=18)
    for space in range(12):
        scene.s.display[space] = 0
    scene.do("use:coffee2")
    assert scene.s.face[0] == 0
    assert scene.s.actors == (1,)


@proves("M-TRACKB-1", "M-TRACKB-2", "M-TRACKB-3", "M-TRACKB-4", "M-BUY-6")
def test_track_b1_cheapens_and_mixes() -> None:
    scene = Scene().area(0, "bananas2").place(0, cape_town=6).offer(0, "cotton3")
    scene.do("use:bananas2", "buy:cotton3")
    assert scene.s.actors == (1,)
    scene = Scene().area(0, "coffee2").place(0, cape_town=6).offer(0, "cotton3")
    scene.do("use:coffee2")
    assert scene.refused("buy:cotton3").rule == "M-BUY-2"
    scene = Scene().area(0, "coffee2", "bananas1", "cotton1").place(0, cape_town=12)
    scene.offer(0, "cotton4").do("use:coffee2", "use:bananas1")
    assert scene.refused("advance:cairo").rule == "M-TRACKB-4"
    assert scene.verbs() <= {"use", "buy"}
    scene.do("use:cotton1", "buy:cotton4")
    assert scene.in_hand(0, "cotton4")


@proves("M-TRACKB-6", "M-TRACKB-7", "M-TRACKB-8", "M-TRACKB-9")
def test_track_b2_makes_cotton_count_more() -> None:
    scene = Scene(tracks="A1,B2,C1,D1").area(0, "cotton2", "cotton1").tile(0, 0)
    scene.place(0, cape_town=13).do("boost:cotton2")
    assert scene.s.totals[2] == 2 + 1 + 1 + 1 + 1
    scene.offer(0, "bananas4").do("use:cotton2+1")
    assert scene.refused("buy:bananas4").rule == "M-BUY-2"


@proves("M-TRACKA-1", "M-TRACKA-2", "M-EXPAND-2")
def test_track_a1_raises_the_expansion_value() -> None:
    for place, more in ((6, 1), (12, 2)):
        scene = Scene().area(0, "expansion2").place(0, mombasa=place)
        assert scene.s.totals[3] == 2 + more
    scene = Scene().area(0, "coffee1").place(0, mombasa=12)
    assert scene.s.totals[3] == 0


@proves("M-TRACKA-3", "M-MARKER-1")
def test_track_a2_adds_markers() -> None:
    scene = Scene(4, tracks="A2,B1,C1,D1").place(0, mombasa=11)
    assert scene.look("seats", 0, "markers", viewer=0) == 4
    assert scene.look("seats", 1, "markers", viewer=0) == 2


@proves("M-SPECIAL-5")
def test_a_bonus_works_from_the_next_turn_on() -> None:
    scene = Scene().area(0, "coffee2", "expansion2").place(0, mombasa=4).pounds(0, 3)
    scene.do("use:coffee2", "advance:mombasa", "advance:mombasa")
    assert scene.s.totals[3] == 2
    scene.do("end", "pick:1")
    assert scene.s.actors == (0,)
    assert scene.s.totals[3] == 3


@proves("M-TRACKD-3", "M-TRACKD-4", "M-TRACKD-5")
def test_track_d2_advances_on_other_tracks() -> None:
    scene = Scene(tracks="A1,B1,C1,D2").place(0, cairo=6)
    scene.do("bonus:d-first", "advance:mombasa", "advance:cape-town:2", "advance:mombasa")
    assert [scene.at(0, c) for c in ("mombasa", "cape-town", "saint-louis", "cairo")] == [
        2,
        2,
        0,
        6,
    ]
    assert scene.s.actors == (1,)
    scene = Scene(tracks="A1,B1,C1,D2").place(0, cairo=13)
    scene.do("bonus:d-second", "advance:mombasa:2", "advance:cape-town:2", "advance:saint-louis:2")
    assert scene.s.pounds[0] == 0
    assert scene.s.actors == (1,)


@proves("M-TRACKC-1", "M-TRACKC-2", "M-TRACKX-1", "M-TRACKX-3")
def test_only_one_space_of_a_track_a_round() -> None:
    scene = Scene().place(0, saint_louis=11).pounds(0, 9)
    scene.do("bonus:c-first:2")
    assert scene.s.diamonds[0] == 1
    scene.do("stop", "end", "pick:1")
    assert scene.refused("bonus:c-second").rule == "M-TRACKX-3"
    scene = Scene().pounds(0, 9)
    assert scene.refused("bonus:c-first").rule == "M-TRACKX-1"


@proves("M-TRACKC-3", "M-TRACKC-4", "M-TRACKC-5", "M-BUY-6")
def test_track_c2_sells_and_polishes() -> None:
    scene = Scene(tracks="A1,B1,C2,D1").place(0, saint_louis=12).pounds(0, 1).offer(0, "coffee2")
    scene.do("bonus:c-second", "buy:coffee2")
    assert scene.s.diamonds[0] == 2
    assert scene.s.pounds[0] == 0


@proves("M-TRACKD-1", "M-TRACKD-2", "M-SINGLE-2", "M-SPACE-9")
def test_track_d1_discards() -> None:
    scene = Scene().place(0, cairo=11).hand(0, "coffee2", "cotton2", "share-cairo").pounds(0, 0)
    scene.do("bonus:d-second")
    assert scene.legal() == ["discard:coffee2"]
    assert scene.refused("discard:cotton2").rule == "M-TRACKD-2"
    scene.do("discard:coffee2")
    assert scene.s.pounds[0] == 10
    scene = Scene().place(0, cairo=5).hand(0, "share-cairo")
    assert scene.refused("bonus:d-first").rule == "M-TRACKD-1"
    assert scene.refused("bonus:discard").rule == "M-SPACE-9"


@proves("M-EXPAND-12", "M-EXPAND-13")
def test_expansion_without_entering_and_without_posts() -> None:
    scene = Scene().area(0, "expansion2").do("expand:cairo", "stop")
    assert scene.s.face[0] == 0
    assert scene.s.actors == (1,)
    scene = Scene().area(0, "expansion3").lift("cairo", *[1, 2, 3] * 5)
    assert scene.refused("expand:cairo").rule == "M-EXPAND-13"
    scene = Scene().area(0, "expansion3").lift("cairo", *[1] * 5, *[2] * 5, *[3] * 4)
    scene.do("expand:cairo", "enter:nubia:3")
    assert scene.verbs() == {"advance", "stop"}


@proves("M-EXPAND-3", "M-EXPAND-4", "M-EXPAND-5", "M-EXPAND-6", "M-EXPAND-14", "M-EXPAND-15")
def test_which_regions_can_be_entered() -> None:
    scene = Scene().area(0, "expansion3").posts("cairo", "sahara")
    scene.do("expand:cairo")
    assert "enter:ahaggar:1" in scene.legal()
    assert scene.refused("enter:sahara:1").rule == "M-EXPAND-6"
    assert scene.refused("enter:karoo:1").rule == "M-EXPAND-3"
    scene = Scene().area(0, "expansion2").do("expand:cape-town")
    assert scene.refused("enter:maloti:1").rule == "M-EXPAND-3"


@proves("M-DRIVE-1", "M-DRIVE-2", "M-DRIVE-5")
def test_driven_out_posts_return_or_leave_the_game() -> None:
    scene = Scene().posts("mombasa", "karoo").area(0, "expansion2")
    scene.do("expand:cape-town", "enter:karoo:1", "stop")
    assert list(scene.s.columns[:3]) == [9, 9, 9]
    scene = Scene().lift("mombasa", 1, 1, 1, 1, 1).posts("mombasa", "karoo", column=1)
    scene.s.columns = row([4, 9, 9, *scene.s.columns[3:]])
    scene.s.removed = [0, 0, 0, 0]
    scene.s.held[0] = 1 << scene.s.tables.regions.index("karoo")
    scene.area(0, "expansion2").do("expand:cape-town", "enter:karoo:1", "stop")
    assert scene.s.removed[0] == 1


@proves("M-REWARD-7", "M-REWARD-8", "M-MAJOR-8")
def test_removing_a_post_raises_the_share() -> None:
    scene = Scene().area(0, "coffee4", "coffee1").lift("cairo", 1)
    scene.do("bonus:coffee:3", "remove:cairo:1", "stop")
    assert scene.value("cairo") == 1
    assert scene.at(0, "cairo") == 0


@proves("M-BOOK-4", "M-JAR-9")
def test_points_of_separate_rewards_are_not_pooled() -> None:
    scene = Scene().area(0, "coffee1").tile(0, 1).do("use:tile-bookkeeper")
    assert not any("book:c-" in text for text in scene.legal())


@proves("M-BOOKPLACE-3", "M-BOOKPLACE-5", "M-BOOKPLACE-7")
def test_where_an_a_book_may_lie() -> None:
    scene = Scene().later().shelf(0, s1="b-any4-pounds3").display_book(0, "a-helper-pounds2")
    scene.refill().do("bonus:first-player", "book:a-helper-pounds2")
    assert scene.refused("shelve:a-helper-pounds2@6").rule == "M-BOOKPLACE-3"
    assert scene.refused("shelve:a-helper-pounds2@1").rule == "M-BOOKPLACE-5"
    assert "shelve:a-helper-pounds2@0" in scene.legal()
    scene.do("shelve:a-helper-pounds2@2")
    assert scene.s.actors == (1,)


@proves("M-JAR-12", "M-JAR-13", "M-JAR-14", "M-DIAMOND-3", "M-DIAMOND-4")
def test_past_the_end_steps_and_points_pay_two() -> None:
    scene = Scene().area(0, "bookkeeper2", "merchant-cairo")
    scene.s.diamonds[0] = 27
    scene.do("use:merchant-cairo")
    assert scene.s.diamonds[0] == 28
    assert scene.s.pounds[0] == 1 + 2 + 1
    letters = "abc"
    names = [n for n in scene.s.tables.book_names if n[:1] in letters and n[1:2] == "-"]
    c_books = [n for n in dict.fromkeys(names) if n.startswith("c-")][:14]
    scene.shelf(0, **{f"s{i + 1}": name for i, name in enumerate(c_books)})
    scene.shelf(0, s15="b-any4-pounds3").refill()
    scene.s.shelf[15] = -scene.s.shelf[15]
    scene.s.jar[0] = 14
    scene.do("end", "pick:1", "use:bookkeeper2")
    scene.do("jar")
    assert scene.s.jar[0] == 15
    assert scene.s.pounds[0] == 4 + 4


@proves("M-REQ-2", "M-REQ-3", "M-REQ-4", "M-REQ-5")
def test_requirements_never_share_units() -> None:
    book = "c-coffee3-any3-diamonds3"
    for cards, enters in (
        (("coffee3", "cotton3"), True),
        (("coffee4", "coffee2"), True),
        (("coffee4", "coffee1"), False),
        (("coffee3", "cotton2", "bananas1"), False),
    ):
        scene = Scene().area(0, "bookkeeper2", *cards).shelf(0, s1=book).refill()
        scene.s.jar[0] = 0
        scene.do("use:bookkeeper2")
        assert ("jar" in scene.legal()) == enters
    scene = Scene().area(0, "bookkeeper2").shelf(0, s1="a-helper-pounds2").refill()
    scene.s.jar[0] = 0
    scene.do("use:bookkeeper2")
    assert "jar" not in scene.legal()


@proves("M-SPACE-1", "M-SPACE-3", "M-SPACE-4", "M-SPACE-5")
def test_the_first_player_space() -> None:
    scene = Scene(3)
    assert scene.refused("bonus:first-player").rule == "M-SPACE-4"
    scene.do("bonus:tile-goods", "bonus:first-player", "stop")
    assert scene.s.first == 1
    assert scene.s.actors == (2,)


@proves("M-MAJOR-3", "M-MAJOR-5")
def test_a_majority_needs_the_lowest_tier() -> None:
    scene = Scene().area(0, "bananas1")
    assert scene.refused("bonus:bananas").rule == "M-MAJOR-3"
    scene = Scene().area(0, "coffee1").area(1, "coffee2")
    assert scene.refused("bonus:coffee").rule == "M-MAJOR-2"
    scene.do("bonus:discard", "discard:cotton2")
    scene.do("end", "pick:1")
    assert "bonus:coffee" in scene.legal()


@proves("M-TILESPACE-2", "M-PREP-8", "M-PREP-9", "M-TILE-10", "M-PREP-2")
def test_tiles_and_coins_come_with_the_next_round() -> None:
    scene = Scene().do("bonus:tile-goods", "end", "pick:1", "end", "pick:1")
    assert scene.s.stage == PLANNING
    assert scene.s.round == 2
    assert list(scene.s.tiles) == [0, -1, -1, -1]
    assert list(scene.s.marks) == [-1] * 15
    assert list(scene.s.coins) == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]


@proves("M-PREP-4", "M-PREP-5", "M-PREP-6")
def test_the_display_shifts_to_the_right() -> None:
    scene = Scene()
    s = scene.s
    s.display[5] = 0
    before = s.display[:]
    scene.do("end", "pick:1", "end", "pick:1")
    assert s.display[0] == before[4]
    assert s.display[1] == before[9]
    assert s.display[4] == before[8]
    assert all(s.display)


@proves("M-PLAN-2", "M-PLAN-4", "M-PLAN-5", "M-PLAN-6")
def test_planning_card_by_card() -> None:
    scene = Scene().do("end", "pick:1", "end", "pick:1")
    s = scene.s
    assert list(s.actors) == [0, 1]
    scene.hand(0, "coffee1", "share-cairo", "cotton2")
    scene.do("plan:1:coffee1", seat=0)
    assert scene.refused("plan:1:cotton2", 0).rule == "M-PLAN-2"
    assert scene.refused("plan:4:cotton2", 0).rule == "M-PLAN-3"
    assert scene.refused("plan:2:share-cairo", 0).rule == "M-PLAN-5"
    scene.do("clear:1", "plan:2:cotton2", "done", seat=0)
    assert list(s.actors) == [1]
    assert scene.refused("clear:2", 0).rule == "M-PLAN-6"
    scene.do("done", seat=1)
    assert list(s.slots[:5]) == [0, scene.number("cotton2"), 0, 0, 0]


@proves("M-ENDPHASE-4", "M-ROUND-1", "M-TIE-1", "M-END-1", "M-TURN-6")
def test_round_seven_ends_the_game() -> None:
    scene = Scene().round(7).do("end", "end")
    assert scene.s.stage == OVER
    outcome = scene.s.outcome
    assert outcome is not None
    assert min(outcome) == 1


@proves("M-VAR-1", "M-VAR-2", "M-VAR-3", "M-VAR-4")
def test_the_variable_setup_deals_tracks_and_tiles() -> None:
    layouts = set()
    for seed in range(60):
        state = GAME.new({"players": 2, "setup": "variable"}, SampledChance(seed))
        layouts.add(tuple(state.layout.names))
        assert sorted(name[0] for name in state.layout.names) == list("ABCD")
        assert len(set(state.dealt)) == 4
        assert state.actors == (0, 1)
    assert len(layouts) > 40
    state.apply(0, 1, SampledChance(0))
    assert state.starts == [-1, -1]
    kept = [state.dealt[1], state.dealt[2]]
    state.apply(1, 0, SampledChance(0))
    assert state.starts == kept
    assert len(state.actors) == 1
