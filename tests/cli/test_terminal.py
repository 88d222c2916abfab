"""The terminal game, played by scripts: whole games, choices, undo, commands."""

import re
from pathlib import Path

import pytest

from kontor.cli import language, saves
from kontor.cli.boards import DRAWINGS
from kontor.cli.choices import Drawing, choices_of
from kontor.cli.terminal_session import Session
from kontor.core.chance import KeyedChance, key_from_seed
from kontor.core.errors import KontorError
from kontor.core.play import Play, start
from kontor.core.replay import verify
from scenario_burgundy import Scene
from scripted_terminal import FIRST, GAME, Table, anything, digest, saved, the_record

pytestmark = pytest.mark.usefixtures("data")


@pytest.mark.parametrize(
    ("width", "height", "players", "colour"), [(80, 24, 2, False), (120, 45, 3, True)]
)
def test_a_whole_game(data: Path, width: int, height: int, players: int, colour: bool) -> None:
    table = Table(width, height, colour)
    others = ["greedy", "random", "greedy"][: players - 1]
    assert table.play(anything(1), given={"players": players}, bots=others) == 0
    record = the_record(data)
    assert verify(GAME, record)
    assert record.players[0] == "Ana"
    assert not saves.save_file("burgundy").exists()
    assert "The winner: " in table.text
    assert "kontor replay " in table.text
    for source in ("animals", "regions", "monasteries", "leftovers", "total"):
        assert source in table.text
    assert record.result is not None
    for points in record.result:
        assert str(points) in table.text[-2000:]
    if not colour:
        assert "\x1b" not in table.text
        long = [line for line in table.text.split("\n") if len(line) > width]
        assert all("kontor" in line for line in long)


def test_a_whole_game_with_all_expansions(data: Path) -> None:
    names = ("border-posts", "extra-tiles", "white-castles", "inns", "trade-routes", "shields")
    table = Table(120, 45)
    given: dict[str, object] = {"players": 3, **dict.fromkeys(names, "on")}
    assert table.play(anything(2), given=given, bots=["greedy", "random"]) == 0
    assert verify(GAME, the_record(data))
    long = [line for line in table.text.split("\n") if len(line) > 120]
    assert all("kontor" in line for line in long)
    for source in ("posts", "shields"):
        assert source in table.text[-2000:]


def test_a_whole_team_game(data: Path) -> None:
    table = Table(120, 48)
    others = ["greedy", "random", "random"]
    assert table.play(anything(3), given={"mode": "team", "inns": "on"}, bots=others) == 0
    record = the_record(data)
    assert verify(GAME, record)
    assert "4 players, team game, duchies 12a, inns; with greedy, random, random)" in table.words
    long = [line for line in table.text.split("\n") if len(line) > 120]
    assert all("kontor" in line for line in long)
    assert "together" in table.text[-2000:]
    assert re.search(r"The winners: (Ana and random-2|greedy-1 and random-3)\.", table.text)
    assert "Where do you keep " in table.text


@pytest.mark.parametrize(("width", "height", "duchy"), [(80, 24, "13a"), (120, 45, "13b")])
def test_a_whole_solo_game(data: Path, width: int, height: int, duchy: str) -> None:
    table = Table(width, height)
    given: dict[str, object] = {"mode": "solo", "duchies": duchy}
    assert table.play(anything(4), given=given, bots=[]) == 0
    assert verify(GAME, the_record(data))
    assert f"(1 player, solo game, duchies {duchy})." in table.words
    long = [line for line in table.text.split("\n") if len(line) > width]
    assert all("kontor" in line for line in long)
    assert "the last round" in table.text
    assert "loses: " in table.text[-2000:]
    assert re.search(r"filled +\d+ of 37", table.text[-2000:])
    assert "The game is lost." in table.text
    assert "The winner" not in table.text


def listed(scene: Scene) -> str:
    """The choices of a scene, in words."""
    words = language.words("burgundy")
    choices = choices_of(scene.s, words, board(), ["Ana", "greedy-1", "greedy-2"])
    return "\n".join(choice.entry().plain for choice in choices)


def test_choices_of_shields_say_what_they_mean() -> None:
    scene = Scene(3, shields="on").no_shields().shields_in(1, 12).shields_in(2, 7)
    scene.shield(0, d4=6).shield(0, b3=16).lay(1, c4="monastery9")
    text = listed(scene.dice(0, 1, 2))
    assert "use the 1 as any value" in text
    assert "16: use" not in text
    assert "shield 12 (sales score double)" in text
    assert "(greedy-1: K09)" in text
    assert "(greedy-2: none so far)" in text
    assert text.splitlines()[-1].endswith("End the turn")


def test_a_new_game_says_what_it_is_and_what_is_asked() -> None:
    table = Table()
    assert table.play([]) == 0
    assert "A new game of The Castles of Burgundy (2 players" in table.text
    assert "Your turn: you have a 3 and a 6 to use." in table.text
    assert "3:take" in table.text
    assert "church from depot 1 (1 worker)" in table.text
    assert "2 orange goods +4 +1 silver" in table.text
    assert "take 2 workers" in table.text


def test_choices_by_number_and_by_notation_are_the_same() -> None:
    table = Table()
    table.play([])
    choices = choices_of(saved().play.state, session(saved()).words, board(), ["Ana", "greedy-1"])
    church = next(choice for choice in choices if choice.notation == "6:take:church@1")
    table.play([str(church.number)])
    by_number = digest()
    table.play(["6:take:church@1"], new=True)
    assert digest() == by_number


def session(found: saves.Saved, table: Table | None = None) -> Session:
    console = (table or Table()).console
    return Session(GAME, found, console, input, None, [])


def board() -> Drawing:
    return DRAWINGS["burgundy"]


def test_bots_turns_are_told_in_words() -> None:
    table = Table()
    table.play(["3:workers", "6:workers", "end"])
    assert "greedy-1 " in table.text.split("Both dice are used")[1]
    assert "takes " in table.text.split("Both dice are used")[1]


def test_undo_goes_back_to_the_same_state() -> None:
    table = Table()
    table.play([])
    before = digest()
    table.play(["3:take:goat2@3", "6:workers", "u", "u"])
    assert digest() == before
    assert "Taken back: 6:workers." in table.text
    table.play(["undo"])
    assert "nothing to take back" in table.text


def test_undo_after_coming_back() -> None:
    Table().play([])
    before = digest()
    Table().play(["3:take:goat2@3", "q"])
    assert digest() != before
    table = Table()
    table.play(["u"])
    assert digest() == before
    assert "Ana takes the 2 goats from depot 3." in table.text


def test_a_finished_turn_cannot_be_taken_back() -> None:
    table = Table()
    table.play(["end", "u"])
    assert "nothing to take back" in table.text


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("?", "take back your last decision"),
        ("HELP", "search the rules"),
        ("log", "Ana goes first; starts with goods"),
        ("log all", "Ana rolls 3 and 6."),
        ("board", "Black (2 silver)"),
        ("score", "watchtowers"),
        ("legend", "boarding house: 4 workers"),
        ("save", "The game is saved in"),
        ("why", "Name what you want to do"),
        ("why 6:take:church@1", "That is allowed."),
        ("why 3:take:mine@5", "Not allowed: Turning the 3 into a 5 takes 2 workers; you have 1."),
        ("why 5:workers", "You have no unused die with a 5. (B-TURN-1)"),
        ("why nonsense", "Column 1: expected"),
        ("rules castle", "The rules are not at hand"),
        ("3:take:mine@5", "Not allowed: Turning the 3 into a 5 takes 2 workers; you have 1."),
        ("discard:#0", "Not allowed: Tiles are discarded only"),
        ("99", "The choices go from 1 to "),
        ("0", "The choices go from 1 to "),
        ("9" * 5000, "The choices go from 1 to "),
        ("hello", "Column 1: expected the number of a choice"),
        ("tak:ship@1", "Column 4: expected 'take:'."),
        ("[bold]", "[bold]"),
        ("\x1b[2J\x07", "?[2J?"),
        ("²", "Column 1: expected"),
        ("", "1) "),
    ],
)
def test_what_decides_nothing_changes_nothing(line: str, words: str) -> None:
    Table().play([])
    before, text = digest(), saves.save_file("burgundy").read_text()
    table = Table()
    assert table.play([line]) == 0
    assert words in table.text.split(f"help): {line}\n", 1)[1]
    assert "Traceback" not in table.text
    assert table.asked == 2
    assert digest() == before
    assert saves.save_file("burgundy").read_text() == text


def test_a_caret_stands_under_the_wrong_column() -> None:
    table = Table()
    table.play(["3:take:cathedral@3"])
    lines = table.text.split("\n")
    at = lines.index("  3:take:cathedral@3")
    assert lines[at + 1] == " " * 9 + "^"
    assert "Column 8: expected a tile and its depot" in lines[at + 2]


def test_the_beginning_of_a_notation_lists_what_it_may_become() -> None:
    table = Table()
    table.play(["3:ta"])
    after = table.text.split("3:ta\n", 1)[1]
    assert "2 goats from depot 3" in after
    assert "workers +2" not in after


def test_rules_are_searched_and_refusals_quote_them() -> None:
    table = Table()
    rules = ["B-X-1: see B-TURN-1", *[f"B-TURN-{n}: text {n}" for n in range(1, 20)]]

    def search(words: str) -> list[str]:
        return [rule for rule in rules if words in rule]

    table.play(["why 5:workers", "rules text", "rules nothing", "rules"], rules=search)
    assert "Name a word to search for" in table.text
    assert "B-TURN-1: text 1\n" in table.text
    assert "see B-TURN-1" not in table.text
    assert "11 more" in table.text
    assert "No rule has 'nothing'." in table.text


def test_end_alone_takes_enter_and_is_always_asked() -> None:
    table = Table()
    table.play(["3:workers", "6:workers", ""])
    assert "Both dice are used: you can end your turn. (Enter ends it" in table.text
    assert "Phase A, round 2" in table.text


def test_enter_lists_every_choice_of_a_shortened_list() -> None:
    table = Table(80, 24)
    table.play([""], given={"players": 4}, bots=["greedy"] * 3, key=key_from_seed(16))
    short, full = table.text.split("help): \n")[:2]
    assert "more with workers: type " in short
    assert "Enter lists all choices" in short
    assert "more with workers: type " not in full
    numbers = [int(word[:-1]) for word in full.split() if word[:-1].isdigit() and word[-1] == ")"]
    assert numbers == list(range(1, len(numbers) + 1))


def forced_play() -> Play:
    """A person with three equal tiles in store who takes a fourth tile."""
    scene = Scene().store(0, "ship", "ship", "ship").depot(1, "market").dice(0, 1, 1)
    play, _ = start(GAME, {"players": 2}, FIRST, ["Ana", "greedy-1"])
    return Play(GAME, scene.s, play.record, KeyedChance(FIRST, 100))


def test_a_single_choice_is_done_and_told_and_undone_with_the_one_before() -> None:
    table = Table()
    play = forced_play()
    before = play.state.digest()
    lines = iter(["1:take:market@1", "u"])

    def read(_prompt: str) -> str:
        for line in lines:
            return line
        raise EOFError

    running = session(saves.Saved(play, FIRST, ["greedy"], "Ana"), table)
    running.read = read
    with pytest.raises(EOFError):
        running.run()
    assert "Only one choice, done for you: discard:ship." in table.text
    assert "discards the ship" in table.text
    assert play.state.digest() == before


def test_names_are_taken_as_they_are() -> None:
    table = Table()
    table.play(["1"], name="[red]A[/red] :ship:")
    assert "[red]A[/red] :ship: " in table.text


def test_a_secret_start_shows_nothing_before_the_reveal() -> None:
    given: dict[str, object] = {"players": 3, "duchies": "random", "start": "secret"}
    table = Table()
    assert table.play(["u", "q"], given=given, bots=["greedy", "random"]) == 0
    assert table.words.count("has chosen where to start.") == 2
    assert "starts on duchy" not in table.text
    assert "nothing to take back" in table.text
    assert saved().play.record.standing() == []
    again = Table()
    assert again.play(["1", "1"], given=given, bots=["greedy", "random"]) == 0
    before, after = again.text.split("help): 1\n", 1)
    assert "has chosen" in before
    assert "starts on duchy" not in before
    for name in ("Ana", "greedy-1", "random-2"):
        assert f"{name} starts on duchy" in after
    once = digest()
    Table().play(["1", "1"], given=given, bots=["greedy", "random"], new=True)
    assert digest() == once


def test_start_castles_in_order() -> None:
    table = Table(100)
    table.play(["start:6@d4", "1"], given={"players": 2, "duchies": "6"})
    assert "Choose a duchy and the space for its first castle." in table.text
    assert "Ana starts on duchy 6 with a castle on d4." in table.text
    assert saved().play.state.view(0)["stage"] == "play"


def test_refusals_without_words_are_still_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def wordless(*_args: object) -> str:
        raise KontorError("no words")

    monkeypatch.setattr("kontor.core.words.Words.refusal", wordless)
    table = Table()
    table.play(["why 5:workers"])
    assert "Not allowed: no-such-die [B-TURN-1]" in table.text
