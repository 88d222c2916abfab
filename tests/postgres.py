"""A real PostgreSQL server for tests, with a data folder of its own: an installed one, or the one
that the package pgserver brings along."""

import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path

from kontor.server.database import Database
from serving import free_port

HOW = "PostgreSQL is needed here: apt-get install postgresql, or pip install pgserver"
SERVANT = "nobody"
"""PostgreSQL refuses to run as root; then it runs as this user."""


def candidates() -> list[Path]:
    """Folders with initdb and postgres, installed ones first."""
    found = [Path(path).resolve().parent for path in [shutil.which("initdb")] if path]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    package = importlib.util.find_spec("pgserver")
    if package is not None and package.origin is not None:
        found.append(Path(package.origin).parent / "pginstall" / "bin")
    return [folder for folder in found if (folder / "initdb").exists()]


class Postgres:
    """One server; each test gets a database of its own."""

    def __init__(self, programs: Path | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="kontor-postgres-"))
        self.port = free_port()
        self.numbers = count(1)
        self.user = SERVANT if os.geteuid() == 0 else None
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.bin = programs or self.usable()
        self.run("initdb", "-D", "data", "-U", "kontor", "-A", "trust", "--no-sync")
        options = ["-k", str(self.folder), "-h", "127.0.0.1", "-p", str(self.port)]
        self.process = subprocess.Popen(
            [str(self.bin / "postgres"), "-D", "data", *options],
            cwd=self.folder,
            user=self.user,
            stdout=subprocess.DEVNULL,
            stderr=(self.folder / "log").open("w"),
        )
        self.wait()

    def usable(self) -> Path:
        """Programs that the servant can run; a copy of them if they lie where it may not look."""
        found = candidates()
        assert found, HOW
        for folder in found:
            try:
                self.run_at(folder, "initdb", "--version")
                return folder
            except (OSError, subprocess.CalledProcessError):
                continue
        shutil.copytree(found[0].parent, self.folder / "programs")
        return self.folder / "programs" / "bin"

    def run(self, program: str, *words: str) -> None:
        self.run_at(self.bin, program, *words)

    def run_at(self, folder: Path, program: str, *words: str) -> None:
        subprocess.run(
            [str(folder / program), *words],
            cwd=self.folder,
            user=self.user,
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def wait(self) -> None:
        end = time.monotonic() + 30
        while time.monotonic() < end:
            try:
                self.run("pg_isready", "-h", "127.0.0.1", "-p", str(self.port))
                return
            except subprocess.CalledProcessError:
                time.sleep(0.1)
        raise AssertionError(f"PostgreSQL did not start: {(self.folder / 'log').read_text()}")

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"kontor{next(self.numbers)}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "kontor", name)
        return f"postgresql://kontor@127.0.0.1:{self.port}/{name}"

    def close(self) -> None:
        # At once: its data is thrown away anyway.
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(30)
        shutil.rmtree(self.folder, ignore_errors=True)


async def lay_out(url: str) -> None:
    """Give a database the schema."""
    database = Database(url)
    await database.upgrade()
    await database.close()
