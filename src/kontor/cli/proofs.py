"""The tests that prove the rules."""

import ast
from pathlib import Path

from kontor.core.catalogue import MODEL, Rule, project_root, read_catalogue


def find_proofs(tests: Path) -> dict[str, list[str]]:
    """Rule ids with the tests that are marked `@proves` for them."""
    proofs: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in marks(node):
                    where = file.relative_to(tests.parent).as_posix()
                    proofs.setdefault(rule, []).append(f"{where}::{node.name}")
    return proofs


def marks(test: ast.FunctionDef) -> list[str]:
    return [
        argument.value
        for mark in test.decorator_list
        if isinstance(mark, ast.Call)
        and isinstance(mark.func, ast.Name)
        and mark.func.id == "proves"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def proven_catalogue(game: str, language: str = MODEL) -> list[Rule]:
    """The rules of a game with their proofs, as far as the tests are at hand."""
    rules = read_catalogue(game, language)
    root = project_root()
    if root:
        proofs = find_proofs(root / "tests")
        for rule in rules:
            rule.tests = proofs.get(rule.id, [])
    return rules
