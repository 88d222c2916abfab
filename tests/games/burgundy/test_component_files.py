"""A component set of one's own: every structural fault is named with file, entry and reason."""

import re
import shutil
from importlib.resources import as_file, files
from pathlib import Path

import pytest

from kontor.arena.recording import play_on
from kontor.core import play as plays
from kontor.core import record as records
from kontor.core.chance import SampledChance, key_from_seed
from kontor.core.components import own_set, unpacked_set
from kontor.core.errors import ComponentError, RecordError
from kontor.core.replay import verify
from kontor.games.burgundy.components import Components, standard
from kontor.games.burgundy.game import Burgundy


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with as_file(files("kontor.games.burgundy") / "data") as data:
        return Path(shutil.copytree(data, tmp_path / "set"))


def edit(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")


def test_the_standard_set_reads_the_same_from_a_folder(folder: Path) -> None:
    assert Components(folder).hash == standard().hash


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("board.toml", 'phases = "ABCDE"\n', "", "the file: phases is missing"),
        (
            "board.toml",
            "black_spaces = [4, 6, 8]",
            "black_spaces = [4, 6]",
            "black_spaces has 2 entries, not 3",
        ),
        (
            "board.toml",
            "number = 3",
            "number = 4",
            "board.toml: depot 4: this is depot number 3 of the file",
        ),
        ("board.toml", '"mine 4"', '"mine 5"', "depot 4: 'mine 5' is no colour and player count"),
        ("board.toml", "space = 1,", "space = 7,", "depot 6 three_players: there is no space 7"),
        (
            "board.toml",
            'phases = "BD"',
            'phases = "BX"',
            "depot 6 three_players: there is no phase 'X'",
        ),
        ("board.toml", 'sides = ["9", "10"]', 'sides = ["9", "12"]', "sides has '12', not one of"),
        ("board.toml", "copies = 4", "copies = -1", "copies is -1, not a whole number from 1 up"),
        ("duchies.toml", '"A6 C5 C4 K3"', '"A6 C5 C4"', "duchy 1: row 1 has 3 spaces, not 4"),
        (
            "duchies.toml",
            '"A6 C5 C4 K3"',
            '"A6 C5 C4 X3"',
            "duchy 1: a4: 'X3' is no colour letter",
        ),
        ("duchies.toml", '"A6 C5 C4 K3"', '"A6 C5 A4 K3"', "duchy 1 regions: castle says [1, 3]"),
        (
            "duchies.toml",
            'starts = ["d4"]',
            'starts = ["a1"]',
            "duchy 1: start a1 is no castle space",
        ),
        (
            "duchies.toml",
            'starts = ["d4"]',
            'starts = ["z9"]',
            "duchy 1: starts has 'z9', not one of",
        ),
        (
            "duchies.toml",
            'source = "rulebook"',
            'source = "hearsay"',
            "source is 'hearsay', not one of",
        ),
        ("tiles.toml", 'name = "mine"', 'name = "castle"', "tile castle: the name is used twice"),
        ("tiles.toml", 'name = "mine"', 'name = "shaft"', "the tile 'mine' is missing"),
        (
            "tiles.toml",
            'building = "warehouse"',
            'building = "barn"',
            "tile monastery16: there is no building 'barn'",
        ),
        (
            "tiles.toml",
            'effect = "sell"',
            'effect = "fly"',
            "tile warehouse: effect is 'fly', not one of",
        ),
        ("tiles.toml", "coloured = 14", "coloured = 13", "4 players need 14 castle tiles, not 13"),
        ("tiles.toml", "black = 6", "black = 5", "39 black tiles are too few for 4 players"),
        (
            "tiles.toml",
            'effect = "silver"\namount = 2',
            'effect = "silver"',
            "tile bank: amount is missing",
        ),
        ("tiles.toml", 'name = "black-tile"', 'name = "blank"', "the tile 'black-tile' is missing"),
        ("boards.toml", "C6 B5 B4 B3 A3", "C6 B5 B4 B3", "board 12a: row 1 has 7 spaces, not 8"),
        ("boards.toml", "workers = [3, 5]", "workers = [3]", "team: workers has 1 entries, not 2"),
        (
            "boards.toml",
            '"a1 A6 0 1"',
            '"a1 A6 0"',
            "board 13a: a space is a name, a colour letter",
        ),
        ("boards.toml", '"a2 B4 0 3"', '"a1 B4 0 3"', "board 13a: two spaces have the same name"),
        ("boards.toml", '"a1 a2"', '"a1 z9"', "board 13a: land: 'a1 z9' names no two spaces"),
        ("boards.toml", '"a7 b1"', '"a7 b1 c1"', "rivers: 'a7 b1 c1' names no two spaces"),
    ],
)
def test_a_fault_is_named(folder: Path, file: str, old: str, new: str, complaint: str) -> None:
    edit(folder, file, old, new)
    with pytest.raises(ComponentError) as caught:
        Components(folder)
    assert complaint in str(caught.value)
    assert str(caught.value).startswith(file)


def test_too_few_depots_or_sheets_are_named(folder: Path) -> None:
    text = (folder / "board.toml").read_text("utf-8")
    (folder / "board.toml").write_text(text[: text.rindex("[[depot]]")], "utf-8")
    with pytest.raises(ComponentError, match="there are 5 depots, not 6"):
        Components(folder)
    (folder / "board.toml").write_text(re.sub(r"copies = 4", "copies = 1", text, count=1), "utf-8")
    assert sum(sheet.copies for sheet in Components(folder).sheets) == 8
    short = re.sub(r"\[\[sheet\]\]\nsides = \[\"[39]\".*?\n\n", "", text, flags=re.DOTALL)
    short = short.replace("copies = 4", "copies = 1")
    (folder / "board.toml").write_text(short, "utf-8")
    with pytest.raises(ComponentError, match="there are 3 sheets, too few for four players"):
        Components(folder)


def test_a_game_can_be_played_with_another_set(folder: Path) -> None:
    edit(folder, "board.toml", 'name = "burgundy-2019"', 'name = "house-rules"')
    edit(folder, "board.toml", "silver = 1\n", "silver = 5\n")
    game = Burgundy(own_set("burgundy", folder))
    assert game.component_set == "house-rules"
    assert game.component_hash != standard().hash
    assert list(game.new({}, SampledChance(1)).silver) == [5, 5]


def test_a_set_needs_only_the_files_that_differ_and_may_be_zipped(folder: Path) -> None:
    edit(folder, "board.toml", "silver = 1\n", "silver = 4\n")
    for name in ("duchies.toml", "tiles.toml", "expansions.toml"):
        (folder / name).unlink()
    zipped = Path(shutil.make_archive(str(folder.parent / "set"), "zip", folder))
    for path in (folder, zipped):
        game = Burgundy(own_set("burgundy", path))
        assert list(game.new({}, SampledChance(1)).silver) == [4, 4]


def test_a_record_brings_its_own_components_along(folder: Path) -> None:
    edit(folder, "board.toml", "silver = 1\n", "silver = 4\n")
    game = Burgundy(own_set("burgundy", folder))
    running, _ = plays.start(game, {}, key_from_seed(1), ["Ana", "Bruno"])
    text = play_on(running, ["random", "random"], 1).record.write()
    record = records.read(text)
    assert record.write() == text
    with pytest.raises(RecordError, match="was played with components"):
        verify(Burgundy(), record)
    assert verify(Burgundy(unpacked_set(record.component_data)), record)


@pytest.mark.parametrize("word", ["", "xyz", "e30=", Burgundy().component_hash])
def test_what_is_no_packed_set_is_an_error(word: str) -> None:
    with pytest.raises(ComponentError, match="is no component set"):
        unpacked_set(word)


def test_an_unreadable_or_foreign_set_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match="cannot be read"):
        own_set("burgundy", tmp_path / "nowhere")
    (tmp_path / "cards.toml").write_text("")
    with pytest.raises(ComponentError, match=r"cards.toml: is no file of a set: board.toml"):
        own_set("burgundy", tmp_path)
