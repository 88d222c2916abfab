"""The search: what it tries, what it keeps, and that it is better than what it is built on."""

import pytest

from kontor import bots, games
from kontor.arena.jobs import here
from kontor.arena.match import MatchOrder, play_match
from kontor.arena.simulation import simulate
from kontor.bots.bot import Budget
from kontor.bots.learned import learned_judge
from kontor.bots.search import SearchBot
from kontor.bots.search_first import FirstBurgundyJudge
from kontor.bots.search_judge import NEVER, RIVALRY, BurgundyJudge, Judge, judge_of, subject_of
from kontor.bots.search_tree import Edge, Habits, Node, Tree
from kontor.core.chance import SampledChance
from kontor.core.game import State


def started(title: str, decisions: int = 0, **options: object) -> State:
    """A game some decisions after its beginning, played by greedy."""
    game = games.load(title)
    chance = SampledChance("search")
    state = game.new({"players": 2, **options}, chance)
    player = bots.make("greedy", 1)
    while decisions or len(state.legal(state.actors[0])) == 1:
        seat = state.actors[0]
        state.step(seat, player.decide(state, seat), chance)
        decisions -= decisions > 0
    return state


def test_what_was_judged_best_is_tried_first() -> None:
    state = started("burgundy", 20)
    seat = state.actors[0]
    legal = state.legal(seat)
    judge = judge_of(subject_of(state))
    worths = judge.after(state, seat, legal)
    assert Node().choose(state, seat, legal, judge, Habits()).worth == max(worths)


def test_of_many_actions_only_the_most_promising_are_thought_about_at_first() -> None:
    state = started("burgundy", 20)
    seat = state.actors[0]
    legal = state.legal(seat)
    judge = learned_judge(subject_of(state), None)
    thumb = judge.by_thumb(state, seat, legal)
    node, habits = Node(), Habits()
    node.learn(node.choose(state, seat, legal, judge, habits), 0)
    glanced = [worth for action, worth in zip(legal, thumb, strict=True) if action in node.edges]
    assert habits.glance <= len(glanced) < len(legal)
    assert sorted(thumb)[-len(glanced) :] == sorted(glanced)
    node.choose(state, seat, legal, judge, habits)
    worths = judge.after(state, seat, legal)
    assert [node.edges[action].worth for action in legal] == pytest.approx(worths, abs=1e-3)


def test_points_of_ones_own_count_more_than_those_of_others() -> None:
    state = started("burgundy", 60)
    judge = judge_of("burgundy")
    assert isinstance(judge, BurgundyJudge)
    own, others = judge.points(state)
    assert judge.aims(state) == [own - RIVALRY * others, others - RIVALRY * own]
    assert FirstBurgundyJudge().rivalry == 1 > RIVALRY


def test_an_action_that_does_badly_is_left_for_others() -> None:
    state = started("burgundy", 20)
    seat = state.actors[0]
    legal = state.legal(seat)
    judge = judge_of(subject_of(state))
    node = Node()
    first = node.choose(state, seat, legal, judge, Habits())
    for _ in range(3):
        node.learn(first, first.worth - 50)
    assert node.choose(state, seat, legal, judge, Habits()) is not first


def test_a_search_ends_when_more_of_it_could_change_nothing() -> None:
    class Thorough(SearchBot):
        thorough = True

    fewer = 0
    for decisions in range(20, 60, 4):
        state = started("burgundy", decisions)
        seat = state.actors[0]
        legal = state.legal(seat)
        budget = Budget(playouts=120)
        quick, slow = SearchBot(1), Thorough(1)
        choices = [bot.choose(state.known_to(seat), seat, legal, budget) for bot in (quick, slow)]
        assert choices[0] == choices[1]
        assert slow.playouts == 120
        fewer += quick.playouts < 120
    assert fewer
    node = Node()
    for action, tries in ((1, 9), (2, 4), (3, 6)):
        node.edges[action] = Edge(action, 0.0)
        node.edges[action].visits = tries
    assert node.settled([1, 2, 3, 4], 2)
    assert not node.settled([1, 2, 3, 4], 3)
    assert node.settled([1, 2], 4)


def test_more_actions_are_tried_the_longer_a_search_lasts() -> None:
    state = started("burgundy", 20)
    seat = state.actors[0]
    tree = Tree(Node(), judge_of(subject_of(state)), seat, Habits())
    tried = []
    for playouts in (4, 60):
        for _ in range(playouts):
            tree.playout(state.copy(), SampledChance(playouts))
        tried.append(sum(1 for edge in tree.root.edges.values() if edge.visits))
    assert 1 < tried[0] < tried[1]


def test_a_playout_that_finds_nothing_new_before_the_dice_roll_plays_a_round_with_them() -> None:
    state = started("burgundy", 40)
    seat = state.actors[0]
    judge = judge_of(subject_of(state))
    tree = Tree(Node(), judge, seat, Habits())
    rounds = []
    for number in range(400):
        leaf = state.copy()
        tree.playout(leaf, SampledChance(number))
        rounds.append(judge.round(leaf) - judge.round(state))
    assert rounds[0] == 0
    assert 2 not in rounds[:100]
    assert set(rounds) == {0, 1, 2}


def test_where_others_are_played_on_for_the_tree_ends_with_the_own_turn() -> None:
    def known_of_others(judge: Judge) -> bool:
        """Whether a search has decisions of the next seat in its tree."""
        state = started("mombasa", 30)
        seat = state.actors[0]
        tree = Tree(Node(), judge, seat, Habits())
        for number in range(60):
            tree.playout(state.copy(), SampledChance(number))
        node, chance = tree.root, SampledChance(1)
        while seat in state.actors:
            legal = state.legal(seat)
            action = legal[0] if len(legal) == 1 else node.best(legal)
            node = node.edges[action].node if len(legal) > 1 else node
            state.step(seat, action, chance)
        return bool(node.edges)

    patient, quick = learned_judge("mombasa", None), judge_of("mombasa")
    assert patient.patient
    assert not known_of_others(patient)
    assert not quick.patient
    assert known_of_others(quick)


def test_the_action_tried_most_is_chosen() -> None:
    node = Node()
    for action, visits, total in ((1, 5, 50.0), (2, 9, 9.0), (3, 9, 18.0)):
        edge = node.edges[action] = Edge(action, 0.0)
        edge.visits, edge.total = visits, total
    assert node.best([1, 2, 3]) == 3
    assert node.best([1, 2]) == 2


def test_a_margin_is_over_the_best_of_those_one_does_not_win_with() -> None:
    state = started("burgundy", players=4, mode="team")
    margins = judge_of(subject_of(state)).margins(state)
    assert margins[0] == margins[2] == pytest.approx(-margins[1])


def test_what_was_found_is_kept_for_the_next_decision_of_a_turn() -> None:
    state = started("burgundy", 20)
    seat = state.actors[0]
    bot = SearchBot(1)
    action = bot.choose(state.known_to(seat), seat, state.legal(seat), Budget(playouts=40))
    kept = bot.node
    assert kept.visits > 0
    state.step(seat, action, SampledChance(1))
    assert state.position(seat) == bot.expected
    bot.choose(state.known_to(seat), seat, state.legal(seat), Budget(playouts=1))
    other = started("burgundy", 31)
    turn = other.actors[0]
    before = bot.node
    bot.choose(other.known_to(turn), turn, other.legal(turn), Budget(playouts=1))
    assert bot.node is not before


def test_time_is_kept_and_playouts_are_counted() -> None:
    state = started("mombasa", 30)
    seat = state.actors[0]
    bot = SearchBot(1)
    bot.choose(state.known_to(seat), seat, state.legal(seat), Budget(playouts=7))
    assert bot.playouts == 7
    bot.choose(state.known_to(seat), seat, state.legal(seat), Budget(seconds=0.05))
    assert bot.playouts > 7


def test_a_plan_is_laid_towards_good_plans_and_never_taken_back() -> None:
    state = started("mombasa", 6)
    seat = state.actors[0]
    judge = judge_of(subject_of(state))
    verbs = set()
    while state.secret and seat in state.actors:
        legal = state.legal(seat)
        worths = dict(zip(legal, judge.after(state, seat, legal), strict=True))
        best = max(worths, key=worths.__getitem__)
        for action, worth in worths.items():
            verb = state.actions.parts(action)[0].name
            verbs.add(verb)
            assert verb != "clear" or worth == NEVER
        assert worths[best] > NEVER
        state.step(seat, best, SampledChance(1))
    assert {"plan", "clear", "done"} <= verbs


def test_secret_plans_of_others_are_guessed_from_what_is_sensible() -> None:
    """Each guess is a whole plan that the judge thinks well of; guesses differ."""
    state = started("mombasa", 6)
    seat, other = state.actors
    bot = SearchBot(1)
    judge = judge_of(subject_of(state))
    guesses = [bot.guess(state.known_to(seat), seat, judge) for _ in range(8)]
    assert all(guess.actors == (seat,) for guess in guesses)
    assert len({guess.position(other) for guess in guesses}) > 1


@pytest.mark.parametrize(("title", "player", "games_each"), [("burgundy", "search@20", 8)])
def test_search_is_better_than_what_it_is_built_on(
    title: str, player: str, games_each: int
) -> None:
    game = games.load(title)
    own = others = wins = 0
    for seats in ([player, "greedy-1"], ["greedy-1", player]):
        result = simulate(game, game.settle({"players": 2}), seats, games_each, seed=1)
        assert result.errors == []
        own += result.points[seats.index(player)]
        others += result.points[seats.index("greedy-1")]
        wins += result.wins[seats.index(player)]
    assert own > others
    assert wins > games_each


@pytest.mark.parametrize("title", games.TITLES)
def test_what_was_learned_beats_rules_of_thumb(title: str) -> None:
    """Looking one step ahead, so that it is the judgement that makes the difference."""
    order = MatchOrder(title, "", games.load(title).settle({}), ["learned@1", "greedy-1"], 1)
    assert play_match(order, 20, here).standing(0).win_rate > 0.6
