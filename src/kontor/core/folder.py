"""Where Kontor keeps a user's games."""

import os
from pathlib import Path


def folder() -> Path:
    """The user's data folder for Kontor; it need not exist yet."""
    own = os.environ.get("KONTOR_DATA")
    if own:
        return Path(own).expanduser()
    shared = Path(os.environ.get("XDG_DATA_HOME", ""))
    # The XDG standard has relative folders ignored.
    return (shared if shared.is_absolute() else Path.home() / ".local" / "share") / "kontor"
