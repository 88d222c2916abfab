"""Runs notebooks from top to bottom and writes what their cells show back into them.

    python docs/notebooks/run.py            # all of them; the fourth needs `make sb3`
    python docs/notebooks/run.py FILE ...

A plain runner is enough for plain cells: it needs no kernel and no server.
"""

import ast
import io
import json
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
Cell = dict[str, Any]


def run(notebook: dict[str, Any]) -> dict[str, Any]:
    """Run all cells in one namespace, and note what each of them prints and shows."""
    names: dict[str, Any] = {"__name__": "__main__"}
    number = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            number += 1
            cell["execution_count"] = number
            cell["outputs"] = run_cell("".join(cell["source"]), names, number)
    return names


def run_cell(source: str, names: dict[str, Any], number: int) -> list[Cell]:
    """Run a cell; the value of an expression at its end is shown."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    where = f"<cell {number}>"
    printed = io.StringIO()
    value = None
    with redirect_stdout(printed):
        exec(compile(tree, where, "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), where, "eval"), names)
    found: list[Cell] = []
    if printed.getvalue():
        text = printed.getvalue().splitlines(keepends=True)
        found.append({"output_type": "stream", "name": "stdout", "text": text})
    if value is not None:
        found.append(
            {
                "output_type": "execute_result",
                "execution_count": number,
                "metadata": {},
                "data": shown(value),
            }
        )
    return found


def shown(value: Any) -> dict[str, Any]:
    """A picture where the value knows how to draw itself, else its text."""
    if hasattr(value, "_repr_svg_"):
        picture = value._repr_svg_().splitlines(keepends=True)
        return {"image/svg+xml": picture, "text/plain": ["<picture>"]}
    return {"text/plain": repr(value).splitlines(keepends=True)}


def main(files: list[Path]) -> None:
    for file in files or sorted(FOLDER.glob("*.ipynb")):
        notebook = json.loads(file.read_text("utf-8"))
        run(notebook)
        file.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")
        print(f"{file}: {sum(cell['cell_type'] == 'code' for cell in notebook['cells'])} cells")


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]])
