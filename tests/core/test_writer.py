"""The writer of bytes, with librt and without."""

import importlib.util
import sys
from types import ModuleType

import pytest

from kontor.core import writer


def without_librt(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module as a Python sees it that has no librt."""
    monkeypatch.setitem(sys.modules, "librt.strings", None)
    spec = importlib.util.spec_from_file_location("plain_writer", writer.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_both_write_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for module in (writer, without_librt(monkeypatch)):
        out = module.BytesWriter()
        out.append(7)
        out.write(bytes(4))
        out[2] = 200
        out[3] = out[2] + 5
        assert len(out) == 5
        first = out.getvalue()
        out.truncate(1)
        out.write(b"end")
        found.append((first, out.getvalue()))
    assert found[0] == found[1] == (bytes([7, 0, 200, 205, 0]), b"\x07end")


def test_the_plain_one_is_another_class(monkeypatch: pytest.MonkeyPatch) -> None:
    assert without_librt(monkeypatch).BytesWriter is not writer.BytesWriter
