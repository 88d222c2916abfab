"""Numbers in a row, as states and tables hold them.

Compiled, a row is librt's `vec`: machine words side by side, read and written without a Python
object for each, and the legal actions of a moment are found in such a row (`Choices`). Plain Python
is quickest with its own lists, and there both are lists. What suits both forms is to make rows by
`row` and `zeros`, to read and write their items, to slice them and to go through them; a row keeps
its length.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kontor import form

if TYPE_CHECKING or form() == "compiled":
    from librt.vecs import vec

    from kontor.core.native import Choices, holds, lies_in, listed, place_in, row, same, zeros
else:
    from operator import contains as holds
    from operator import eq as same
    from operator import indexOf as place_in

    vec = row = Choices = list

    def listed(found):
        return found

    def zeros(count):
        return [0] * count

    def lies_in(numbers, at, part):
        return numbers[at : at + len(part)] == part


Row = vec[i64]

__all__ = [
    "Choices",
    "Row",
    "holds",
    "lies_in",
    "listed",
    "place_in",
    "row",
    "same",
    "vec",
    "zeros",
]
