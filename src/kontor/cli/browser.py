"""Opening the web table in a browser."""

import os
import sys
import threading
import time
import urllib.request
import webbrowser

WAIT = 60.0


def serves(url: str) -> bool:
    """Whether a Kontor answers there."""
    try:
        with urllib.request.urlopen(f"{url}/healthz", timeout=2) as answer:
            return bool(answer.read().startswith(b"ok "))
    except OSError:
        return False


def show(url: str) -> None:
    """Open a page where there is a screen for it; a browser inside the terminal could not play."""
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return
    webbrowser.open(url)


def show_when_ready(url: str) -> None:
    """Open a page as soon as the server answers, which is being started in this thread."""

    def wait() -> None:
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            if serves(url):
                show(url)
                return
            time.sleep(0.1)

    threading.Thread(target=wait, daemon=True).start()
