"""Rows of numbers and choices, as plain Python has them and as compiled code has them."""

import importlib.util
from types import ModuleType

import pytest

import kontor
from kontor.core import native, rows


def as_if(monkeypatch: pytest.MonkeyPatch, form: str) -> ModuleType:
    """The module as it is where the rules run in this form."""
    monkeypatch.setattr(kontor, "form", lambda: form)
    spec = importlib.util.spec_from_file_location(f"{form}_rows", rows.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("form", ["pure", "compiled"])
def test_a_row_is_read_written_sliced_and_gone_through(
    monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    row = as_if(monkeypatch, form).row([4, 0, -3])
    part = row[1:]
    row[1] += 2
    assert list(row) == [4, 2, -3]
    assert list(part) == [0, -3]
    assert len(row) == 3
    assert 2 in row
    assert list(as_if(monkeypatch, form).zeros(2)) == [0, 0]


@pytest.mark.parametrize("form", ["pure", "compiled"])
def test_rows_are_compared(monkeypatch: pytest.MonkeyPatch, form: str) -> None:
    module = as_if(monkeypatch, form)
    row = module.row([4, 0, -3])
    assert module.same(row, module.row([4, 0, -3]))
    assert not module.same(row, module.row([4, 0, 3]))
    assert module.lies_in(row, 1, row[1:])
    assert not module.lies_in(row, 0, row[1:])
    assert module.place_in(module.row([4, 0, 0]), 0) == 1


@pytest.mark.parametrize("form", ["pure", "compiled"])
@pytest.mark.parametrize("count", [0, 3, native.ROOM, 3 * native.ROOM])
def test_choices_keep_what_was_found_in_order(
    monkeypatch: pytest.MonkeyPatch, form: str, count: int
) -> None:
    module = as_if(monkeypatch, form)
    found = module.Choices()
    for _ in range(2):
        found.clear()
        for action in range(count):
            found.append(1000 + action)
        assert len(found) == count
        assert module.listed(found) == [1000 + action for action in range(count)]
        assert [found[place] for place in range(count)] == module.listed(found)
        assert [module.holds(found, 1000 + n) for n in (0, count - 1, count)] == [
            count > 0,
            count > 0,
            False,
        ]
    more = module.Choices()
    more.append(7)
    more.extend(found)
    assert module.listed(more) == [7, *module.listed(found)]
    assert type(module.listed(found)) is list


def test_plain_python_has_plain_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    assert type(as_if(monkeypatch, "pure").row([1])) is list
