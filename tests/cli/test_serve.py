"""`kontor serve` as a user types it."""

import webbrowser
from pathlib import Path

import pytest

from command import Command
from kontor.cli import browser
from serving import serving, sqlite_url


def test_a_kontor_that_is_running_is_shown_and_not_started_twice(
    kontor: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(webbrowser, "open", shown.append)
    monkeypatch.setenv("DISPLAY", ":0")
    with serving(sqlite_url(tmp_path)) as server:
        code, _, complaint = kontor("serve", "--port", server.port)
        assert code != 0
        assert f"there is a Kontor at {server.url} already" in complaint
        assert shown == []
        code, out, _ = kontor("serve", "--port", server.port, "--open")
        assert code == 0
        assert server.url in out
        assert shown == [server.url]


def test_a_page_is_opened_once_the_server_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(sqlite_url(tmp_path)) as server:
        assert browser.serves(server.url)
    assert not browser.serves(server.url)
    monkeypatch.setenv("DISPLAY", "")
    monkeypatch.setenv("WAYLAND_DISPLAY", "")
    monkeypatch.setattr(webbrowser, "open", lambda _url: pytest.fail("there is no screen"))
    monkeypatch.setattr("sys.platform", "linux")
    browser.show(server.url)
