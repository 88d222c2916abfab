"""The terminal game, played by scripts: leaving and coming back."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kontor import bots
from kontor.cli import saves, terminal
from kontor.cli.terminal_session import Session
from kontor.core.folder import folder
from kontor.core.play import start
from kontor.core.replay import verify
from scripted_terminal import FIRST, GAME, Table, anything, digest, saved, the_record

pytestmark = pytest.mark.usefixtures("data")


def test_leaving_and_coming_back_changes_nothing() -> None:
    def script() -> list[str]:
        lines = anything(7)
        return [next(lines) for _ in range(45)]

    names = ["greedy", "random"]

    given: dict[str, object] = {"players": 3}
    Table(80, 24).play(script(), given=given, bots=names)
    whole = digest()
    table = Table(120, 24)
    table.play(["q"], given=given, bots=names, new=True)
    for at in range(0, 45, 15):
        assert table.play([*script()[at : at + 15], "q"], given=given, bots=names, key=b"") == 0
    assert digest() == whole
    assert table.text.count("Going on with your saved game (3 players") == 3
    assert "It is not what you asked for now" not in table.text


@pytest.mark.parametrize("error", [EOFError, KeyboardInterrupt])
def test_however_a_person_leaves_the_game_is_kept(error: type[BaseException]) -> None:
    table = Table()

    def script() -> Iterator[str]:
        yield "3:take:goat2@3"
        raise error

    assert table.play(script()) == 0
    assert table.text.endswith("The game is saved; 'kontor play burgundy' goes on with it.\n")
    assert saved().play.record.standing()[-1].text == "3:take:goat2@3"


def test_a_killed_process_loses_no_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "leave", lambda _session: None)
    Table().play(["3:take:goat2@3"])
    assert saved().play.record.standing()[-1].text == "3:take:goat2@3"


def test_an_interrupt_while_a_bot_thinks_keeps_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_name: str, _seed: str) -> None:
        raise KeyboardInterrupt

    Table().play([])
    with monkeypatch.context() as patch:
        patch.setattr(terminal, "make_bot", lambda _name, _seed: None)
        patch.setattr(Session, "bot_moves", interrupted)
        table = Table()
        assert table.play(["end"]) == 0
    assert "The game is saved" in table.text
    assert saved().play.record.standing()[-1].text == "end"
    assert Table().play(["1"]) == 0


def test_a_save_is_private_and_has_no_remains_beside_it(data: Path) -> None:
    Table().play(["1", "1"])
    path = saves.save_file("burgundy")
    assert path == data / "terminal" / "burgundy.save"
    assert path.stat().st_mode & 0o777 == 0o600
    assert [file.name for file in path.parent.iterdir()] == ["burgundy.save"]
    document = json.loads(path.read_text())
    assert document["bots"] == ["greedy"]
    assert document["name"] == "Ana"
    assert bytes.fromhex(document["key"]) == FIRST
    assert "\nkey: " not in document["record"]


def changed(**parts: object) -> str:
    """A good save with some parts changed."""
    Table().play(["1"], new=True)
    return json.dumps({**json.loads(saves.save_file("burgundy").read_text()), **parts})


BROKEN: dict[str, Callable[[], str | bytes]] = {
    "empty": lambda: "",
    "no text": lambda: b"\xff\xfe\x00",
    "no json": lambda: "hello",
    "other json": lambda: "[1, 2]",
    "deep json": lambda: "[" * 100_000,
    "foreign": lambda: '{"format": "something else"}',
    "half": lambda: changed()[:400],
    "no record": lambda: changed(record=None),
    "cut record": lambda: changed(record=json.loads(changed())["record"][:-3]),
    "other game": lambda: changed(record=json.loads(changed())["record"].replace("burg", "bork")),
    "illegal": lambda: changed(record=json.loads(changed())["record"] + "2 0 3:take:mine@1\n"),
    "no key": lambda: changed(key="zz"),
    "other key": lambda: changed(key="00" * 32),
    "no bots": lambda: changed(bots=None),
    "few bots": lambda: changed(bots=[]),
    "strange bot": lambda: changed(bots=["nobody"]),
    "no name": lambda: changed(name=7),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_save_is_told_of_and_moved_aside(kind: str) -> None:
    content = BROKEN[kind]()
    path = saves.save_file("burgundy")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    table = Table()
    assert table.play(["1"]) == 0
    assert f"The saved game {path} cannot be used: " in table.text
    assert "It is now burgundy.save.broken." in table.text
    assert "A new game" in table.text
    aside = path.with_name("burgundy.save.broken")
    assert aside.read_bytes() == (content if isinstance(content, bytes) else content.encode())
    assert len(saved().play.record.standing()) == 1


def test_a_new_game_keeps_the_old_save() -> None:
    Table().play(["3:take:goat2@3"])
    before = saves.save_file("burgundy").read_text()
    table = Table()
    table.play([], new=True)
    old = saves.save_file("burgundy").with_name("burgundy.save.old")
    assert old.read_text() == before
    assert str(old) in table.text
    assert saved().play.record.standing() == []


def test_wrong_options_start_nothing_and_touch_no_save() -> None:
    Table().play(["3:take:goat2@3"])
    before = saves.save_file("burgundy").read_text()
    wrong: list[tuple[dict[str, object], list[str]]] = [
        ({"players": 7}, ["greedy"]),
        ({"players": 2}, ["nobody"]),
        ({"players": 3}, ["greedy"]),
        ({"players": 2, "colour": "red"}, ["greedy"]),
    ]
    for given, names in wrong:
        table = Table()
        assert table.play([], given=given, bots=names, new=True) == 2
        assert table.text.startswith("kontor: ")
    assert saves.save_file("burgundy").read_text() == before


def test_other_options_resume_the_saved_game_and_say_so() -> None:
    Table().play(["1"])
    before = digest()
    table = Table()
    table.play([], given={"players": 3}, bots=["greedy", "random"])
    assert "Going on with your saved game (2 players" in table.text
    assert "It is not what you asked for now: --new starts another game." in table.words
    assert digest() == before


def test_a_full_disk_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_path: Path, _text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saves, "replace_file", full)
    table = Table()
    assert table.play(["3:take:goat2@3", "save"]) == 0
    assert "could not be saved: [Errno 28]" in table.text
    assert "Ana takes the 2 goats" in table.text
    assert "The game is saved" not in table.text


def test_a_data_folder_that_is_a_file_is_told_of(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (data / "file").write_text("")
    monkeypatch.setenv("KONTOR_DATA", str(data / "file"))
    table = Table()
    assert table.play([]) == 2
    assert table.text.startswith("kontor: ")


def test_the_folder_follows_the_environment(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert folder() == data
    monkeypatch.delenv("KONTOR_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(data / "share"))
    assert folder() == data / "share" / "kontor"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert folder() == Path.home() / ".local" / "share" / "kontor"


def test_a_game_left_at_its_very_end_is_concluded_later(data: Path) -> None:
    play, _ = start(GAME, {"players": 2}, FIRST, ["Ana", "greedy-1"])
    bot = bots.make("random", 1)
    while play.state.actors:
        seat = play.state.actors[0]
        play.act(seat, bot.decide(play.state, seat))
    saves.write(saves.Saved(play, FIRST, ["greedy"], "Ana"))
    table = Table()
    assert table.play([]) == 0
    assert table.asked == 0
    assert "The winner: " in table.text
    assert verify(GAME, the_record(data))
    assert not saves.save_file("burgundy").exists()
