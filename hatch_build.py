"""The part of the build that compiles the engines with mypyc.

One readable source, two forms: the same modules as plain Python and, where a C compiler is at hand,
as extension modules beside them, which Python prefers when it imports. A build that goes wrong
leaves the plain package, which works the same; KONTOR_PURE=1 asks for that one, and
KONTOR_REQUIRE_COMPILED=1 takes nothing less than the compiled one.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TOOLS = ["mypy==2.4.1", "setuptools>=65.5"]

GROUPS = {
    "kontor_core": [
        "core/actions.py",
        "core/chance.py",
        "core/native.py",
        "core/events.py",
        "core/features.py",
        "core/game.py",
        "core/playout.py",
    ],
    "kontor_burgundy": ["games/burgundy/*.py"],
    "kontor_mombasa": ["games/mombasa/*.py"],
    "kontor_bots": ["bots/*_*.py"],
    "kontor_env": ["env/batch.py"],
}
"""What is compiled together, so that calls inside a group cost least; groups build in parallel."""

COLD = {
    "__init__",
    "draw",
    "draw_duchy",
    "draw_map",
    "draw_seat",
    "findings",
    "game",
    "refusals",
    "status",
}
"""Modules of a game that neither a playout nor a server's move enters: not worth the time to
compile them."""

BUILT = "compiled"


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules to a wheel; an editable install stays pure, or the compiled files
    would hide later edits."""

    def dependencies(self) -> list[str]:
        return [] if asked("KONTOR_PURE") else TOOLS

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or asked("KONTOR_PURE"):
            return
        self.folder = Path(tempfile.mkdtemp(prefix="kontor-build-"))
        try:
            modules = compiled(Path(self.root) / "src", self.folder)
        except (OSError, subprocess.CalledProcessError) as error:
            self.finalize()
            if asked("KONTOR_REQUIRE_COMPILED"):
                raise RuntimeError(f"kontor cannot be compiled: {reason(error)}") from error
            self.app.display_warning(f"kontor is built as plain Python: {reason(error)}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in modules:
            build_data["force_include"][str(file)] = str(file.relative_to(self.folder / BUILT))

    def finalize(self, *_about: Any) -> None:
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder, ignore_errors=True)


def asked(name: str) -> bool:
    return os.environ.get(name, "0") not in ("", "0")


def compiled(source: Path, folder: Path) -> list[Path]:
    """The extension modules, built from a copy of the source in a process of its own."""
    shutil.copytree(source / "kontor", folder / "kontor", ignore=shutil.ignore_patterns("*.so"))
    subprocess.run(
        [sys.executable, __file__], cwd=folder, check=True, capture_output=True, text=True
    )
    return sorted(file for file in (folder / BUILT).rglob("*") if file.is_file())


def reason(error: OSError | subprocess.CalledProcessError) -> str:
    """The line of a failed build that says most."""
    if isinstance(error, OSError):
        return str(error)
    lines = [line.strip() for line in f"{error.stdout}\n{error.stderr}".split("\n")]
    telling = [line for line in lines if "error:" in line][:1] or [*filter(None, lines)][-1:]
    return telling[0] if telling else f"the compiler ended with {error.returncode}"


def hot_modules(patterns: list[str]) -> list[str]:
    files = [file for pattern in patterns for file in Path("kontor").glob(pattern)]
    return sorted(str(file) for file in files if "games" not in file.parts or file.stem not in COLD)


def compile_here() -> None:
    """Compile the package in the current folder."""
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    groups: list[tuple[list[str], str | None]] = [
        (hot_modules(patterns), name) for name, patterns in GROUPS.items()
    ]
    modules = [module for group, _ in groups for module in group]
    # Level 3 takes twice as long to compile and is no faster on this kind of code.
    extensions = mypycify(
        modules, opt_level="1", debug_level="0", separate=groups, target_dir="c-source"
    )
    command = build_ext(Distribution({"name": "kontor", "ext_modules": extensions}))
    command.build_lib = BUILT
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    compile_here()
