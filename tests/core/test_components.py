"""Component files: complaints name file, entry and reason."""

import zlib
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest

from kontor.core.components import Entry, read_toml, set_hash, unpacked_set
from kontor.core.errors import ComponentError

ENTRY = Entry(
    "tiles.toml",
    "tile x",
    {"name": "x", "count": 3, "list": [1, 2], "words": ["a", ""], "parts": [{"name": "p"}, 3]},
)


@pytest.mark.parametrize(
    ("call", "reason"),
    [
        (lambda: ENTRY.text("colour"), "colour is missing"),
        (lambda: ENTRY.text("count"), "count is 3, not a text"),
        (lambda: ENTRY.text("name", ["y"]), "name is 'x', not one of y"),
        (lambda: ENTRY.number("name"), "name is 'x', not a whole number from 0 up"),
        (lambda: ENTRY.number("count", 4), "count is 3, not a whole number from 4 up"),
        (lambda: ENTRY.numbers("list", 3), "list has 2 entries, not 3"),
        (lambda: ENTRY.numbers("list", low=2), "list is [1, 2], not a list of whole numbers"),
        (lambda: ENTRY.numbers("name"), "name is 'x', not a list"),
        (lambda: ENTRY.texts("words"), "words is ['a', ''], not a list of texts"),
        (lambda: ENTRY.part("name"), "name is 'x', not a table"),
        (lambda: ENTRY.parts("parts"), "parts number 2 is not a table"),
        (lambda: ENTRY.source(), "source is missing"),
    ],
)
def test_every_complaint_names_file_entry_and_reason(call: object, reason: str) -> None:
    assert callable(call)
    with pytest.raises(ComponentError) as caught:
        call()
    assert str(caught.value).startswith("tiles.toml: tile x: ")
    assert reason in str(caught.value)


def test_texts_are_checked_against_choices() -> None:
    entry = Entry("f.toml", "e", {"words": ["a", "b"]})
    assert entry.texts("words", 2, ["a", "b"]) == ["a", "b"]
    with pytest.raises(ComponentError, match="words has 'b', not one of a"):
        entry.texts("words", 2, ["a"])


def test_files_that_are_missing_or_broken(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"board.toml: the file: is missing"):
        read_toml(tmp_path, "board.toml")
    (tmp_path / "board.toml").write_text("name = ")
    with pytest.raises(ComponentError, match=r"board.toml: the file: is no TOML"):
        read_toml(tmp_path, "board.toml")
    (tmp_path / "board.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ComponentError, match="is no TOML"):
        read_toml(tmp_path, "board.toml")


def test_the_hash_is_blind_to_layout_and_sees_content(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("x = 1\ny = 2\n")
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "a.toml").write_text("# a comment\ny = 2\nx   = 1\n")
    (tmp_path / "c").mkdir()
    (tmp_path / "c" / "a.toml").write_text("x = 1\ny = 3\n")
    first = set_hash([read_toml(tmp_path, "a.toml")])
    assert set_hash([read_toml(tmp_path / "b", "a.toml")]) == first
    assert set_hash([read_toml(tmp_path / "c", "a.toml")]) != first


def test_a_packed_set_cannot_fill_the_memory() -> None:
    bomb = urlsafe_b64encode(zlib.compress(b" " * (64 << 20), 9)).decode()
    with pytest.raises(ComponentError, match="is no component set"):
        unpacked_set(bomb)
