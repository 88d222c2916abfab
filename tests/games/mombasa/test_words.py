"""Every event, action and refusal has words, also when cards, books and places are worded."""

from kontor.bots import value_mombasa
from kontor.core import words
from kontor.core.chance import SampledChance
from kontor.core.errors import IllegalAction
from kontor.core.events import Log
from scenario_mombasa import GAME, Scene

NAMES = ["Ana", "Bruno", "Carla", "Daniel"]


def test_everything_can_be_worded() -> None:
    english = words.Words("mombasa")
    seen: set[str] = set()
    for players in (2, 4):
        chance = SampledChance(players)
        log: Log = []
        state = GAME.new({"players": players, "setup": "variable"}, chance, log)
        while state.actors:
            seat = state.actors[0]
            legal = state.legal(seat)
            for action in legal:
                assert english.action(state, seat, action)
            known = state.known_to(seat)
            action = max(legal, key=value_mombasa.judge(known, seat))
            for wrong in range(-1, state.actions.size, 37):
                if wrong not in legal:
                    refusal = state.refusal(seat, wrong)
                    assert isinstance(refusal, IllegalAction)
                    assert english.refusal(refusal)
            state.apply(seat, action, chance, log)
        for event in log:
            assert english.event(event, NAMES)
            seen.add(event.key)
    assert {"advances", "region-entered", "book-placed", "jar-moves", "game-over"} <= seen


def test_the_choices_of_a_bonus_space_are_told_apart_by_what_they_bring() -> None:
    english = words.Words("mombasa")
    scene = Scene(tracks="A1,B1,C1,D1").area(0, "coffee4", "coffee1").pounds(0, 9)
    scene.place(0, saint_louis=6)
    said = [english.action(scene.s, 0, action) for action in scene.s.legal(0)]
    steps = "Place a bonus marker: coffee majority space, {} steps on the Cairo track{}"
    assert steps.format(2, "") in said
    assert steps.format(3, "") in said
    assert steps.format(4, ", 1 post removed") in said
    track = "Place a bonus marker: first space of track C, {}"
    assert track.format("2 diamond steps, 1 book point") in said
    assert track.format("1 diamond step, 2 book points") in said
    assert "Place a bonus marker: discard space" in said


def test_what_is_asked_is_said_before_anything_else_is_done() -> None:
    english = words.Words("mombasa")
    scene = Scene().area(0, "coffee4", "coffee2").do("use:coffee4")
    assert english.refusal(scene.refused("end")) == "First finish with the goods in use."
    scene.do("advance:cairo")
    early = "A card can be acquired only before the first step on a track."
    name = scene.s.tables.card_names[scene.s.display[0]]
    assert english.refusal(scene.refused(f"buy:{name}")) == early
